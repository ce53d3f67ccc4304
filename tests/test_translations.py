"""The four languages are complete: each string, placeholder and plural form, as the sources say."""

import re
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QTranslator

import assets
import translations

LANGUAGES = ("da", "de", "en", "sv")
FOREIGN = ("da", "de", "sv")
QUOTES = {"de": "„{}“", "da": "»{}«", "sv": "”{}”"}
# Far fewer messages than there are would mean that a file was not read.
LEAST = {"en": 15, "da": 300, "de": 300, "sv": 300}


class Message(NamedTuple):
    """One string: where it is said, the English source, and its translation or plural forms."""

    context: str
    source: str
    plural: bool
    state: str
    forms: tuple[str, ...]

    @property
    def place(self) -> str:
        return f"{self.context}: {self.source}"


def path_of(language: str) -> Path:
    return assets.TRANSLATIONS / f"casino_{language}.ts"


def messages(language: str) -> Iterator[Message]:
    for context in ET.parse(path_of(language)).getroot().iter("context"):
        for message in context.iter("message"):
            yield _message(context.findtext("name", ""), message)


def _message(context: str, message: ET.Element) -> Message:
    translation = message.find("translation")
    assert translation is not None
    plural = message.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        context,
        message.findtext("source", ""),
        plural,
        translation.get("type", ""),
        tuple(forms) if plural else (translation.text or "",),
    )


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"{\w*}|%n|%L?\d", text))


def test_the_files_are_those_of_the_four_languages() -> None:
    found = sorted(path.name for path in assets.TRANSLATIONS.glob("*.ts"))
    assert found == [path_of(language).name for language in LANGUAGES]


def test_the_files_hold_exactly_the_strings_of_the_sources() -> None:
    assert translations.outdated() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_is_translated(language: str) -> None:
    found = list(messages(language))
    assert len(found) >= LEAST[language]
    assert [m.place for m in found if m.state or not all(form.strip() for form in m.forms)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_both_forms(language: str) -> None:
    plurals = [message for message in messages(language) if message.plural]
    assert plurals
    assert [m.place for m in plurals if len(m.forms) != 2 or "(s)" in "".join(m.forms)] == []


def test_english_says_one_and_many_differently() -> None:
    assert [m.place for m in messages("en") if m.forms[0] == m.forms[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_placeholder_is_lost(language: str) -> None:
    lost = [
        message.place
        for message in messages(language)
        for form in message.forms
        # A sentence may name a thing twice, or need to name it only once.
        if set(placeholders(form)) != set(placeholders(message.source))
    ]
    assert lost == []


@pytest.mark.parametrize("language", FOREIGN)
def test_accelerators_ellipses_and_ends_are_kept(language: str) -> None:
    def marks(text: str) -> tuple[int, str]:
        return text.count("&"), text[-1] if text[-1] in ".!?…:" else ""

    changed = [m.place for m in messages(language) for f in m.forms if marks(f) != marks(m.source)]
    assert changed == []


@pytest.mark.parametrize("language", FOREIGN)
def test_quotation_marks_are_the_language_s_own(language: str) -> None:
    own = QUOTES[language]
    quoted = [message for message in messages(language) if "“" in message.source]
    assert quoted
    for message in quoted:
        for inside in re.findall("“(.*?)”", message.source):
            # What is quoted may itself be translated, unless it is put in later.
            expected = re.escape(inside) if "{" in inside else ".+?"
            assert re.search(own.format(expected), message.forms[0]), message.place
    for message in messages(language):
        assert '"' not in "".join(message.forms), message.place


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_speaks(language: str, tmp_path: Path) -> None:
    compiled = tmp_path / f"casino_{language}.qm"
    release = [assets.tool("pyside6-lrelease"), "-silent", str(path_of(language)), "-qm"]
    subprocess.run([*release, str(compiled)], check=True)
    translator = QTranslator()
    assert translator.load(str(compiled))
    for message in messages(language):
        if message.plural:
            said = translator.translate(message.context, message.source, "", 1)
            assert said == message.forms[0]


def test_the_terms_are_those_of_the_game() -> None:
    terms = {language: {m.source: m.forms[0] for m in messages(language)} for language in FOREIGN}
    assert [terms[code]["Big Casino"] for code in FOREIGN] == [
        "Store casino",
        "Großes Casino",
        "Storan",
    ]
    assert [terms[code]["Last"] for code in FOREIGN] == ["Sidsten", "Letztes Geben", "Sistan"]
