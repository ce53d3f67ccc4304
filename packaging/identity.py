"""By what names systems know the program, the same on all of them."""

NAME = "casino-desktop"
APP_ID = "io.github.casino_desktop.casino"
MIME_TYPE = "application/x-casino-record"
RULES_MIME_TYPE = "application/x-casino-rules"
RECORD_ICON = f"{APP_ID}.record"
PROGRAMS = ("casino-desktop", "casino")
LANGUAGES = ("en", "de", "da", "sv")
WEBSITE = "https://github.com/casino-desktop/casino-desktop"
DEVELOPERS = "The Casino developers"
SUMMARY = "The card game Casino for the desktop"
