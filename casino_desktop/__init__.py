"""Casino, a card game for the desktop. ARCHITECTURE.md, beside this file, shows the rooms."""

__version__ = "0.1.0"
