"""The rules book: every rule set's book holds what the game does, and nothing else."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from casino_desktop.rules.cards import FULL_DECK
from casino_desktop.rules.dealing import packet_sizes
from casino_desktop.rules.errors import RuleSetError
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.rules.reasons import Reason
from casino_desktop.rules.ruleset import OPTIONS, SEATS, RuleSet, option_values
from casino_desktop.rules.scoring import deal_points, score_deal
from casino_desktop.rules.state import Sweep
from casino_desktop.rules.winning import settle
from casino_desktop.ui.language import Translators
from casino_desktop.ui.rules_book.blocks import Block, Example, Paragraph, Section, Table
from casino_desktop.ui.rules_book.book import chapters, compose
from casino_desktop.ui.rules_book.building import raisers_in_force
from casino_desktop.ui.rules_book.examples import Spec, holds, position
from casino_desktop.ui.rules_book.playing import duty_in_force
from casino_desktop.ui.rules_book.reason_sections import section_of
from casino_desktop.ui.rules_book.winning import ACES_COUNTED_OUT, winner_in_force

LANGUAGES = ("en", "de", "da", "sv")
MAIN = ("casino-de", "cassino-de", "casino-classic", "casino-da", "kasino-sv", "casino-de-six")
TIED_BY_SUIT = ("last_deal_suit", "lowest")


def specs(rules: RuleSet, seats: int) -> Iterator[tuple[str, Spec]]:
    """The examples that the book wants to show, with their sections."""
    for chapter in chapters(rules, seats):
        for part in chapter.write(rules, seats):
            if isinstance(part, Spec):
                yield chapter.id, part


def other_values(rules: RuleSet, option: str, seats: int) -> list[Any]:
    """The values an option could have instead."""
    value = getattr(rules, option)
    if isinstance(value, bool):
        return [not value]
    if option == "hand_size":
        return [tuple(value[n] - 1 if n == seats - 2 else value[n] for n in range(3))]
    if isinstance(value, int):
        return [0, value + 1] if value and option not in ("target", "deals") else [value + 1]
    return [other for other in option_values(option) if other != value]


def changed_rules(names: tuple[str, ...] = MAIN) -> Iterator[tuple[str, int, str, RuleSet]]:
    """Every possible rule set that differs from a main preset in one option."""
    for name, seats, option in product(names, SEATS, OPTIONS):
        for value in other_values(preset(name), option, seats):
            try:
                yield name, seats, option, preset(name).changed({option: value})
            except RuleSetError:
                continue


def as_played(rules: RuleSet, seats: int) -> RuleSet:
    """The rule set with every option that makes no difference to its game at one value."""
    changes: dict[str, Any] = {
        "hand_size": packet_sizes(rules, seats),
        "teams": rules.pairs(seats),
        "winner": winner_in_force(rules),
        "owner_duty": duty_in_force(rules),
        "raise_builds": raisers_in_force(rules),
    }
    by_suit = rules.suit_scoring == "each" or rules.points_suit or rules.winner in TIED_BY_SUIT
    builds = ("multiple_builds", "raise_builds", "build_capture", "owner_duty")
    unused = {
        "supply": len(packet_sizes(rules, seats)) == 1,
        "court_capture": rules.court_values == "numbers",
        "dual_mode": rules.dual_cards == "none",
        "points_suit": rules.suit_scoring == "each",
        "majority_suit": not by_suit,
        "target": rules.match != "target",
        "deals": rules.match != "fixed_deals",
        **dict.fromkeys(builds, not rules.builds),
    }
    idle = [option for option, is_unused in unused.items() if is_unused]
    return rules._replace(**changes | {option: getattr(RuleSet(), option) for option in idle})


def texts_of(block: Block) -> list[str]:
    match block:
        case Paragraph(text):
            return [text]
        case Table(head, rows, _):
            return [*head, *(cell for row in rows for cell in row)]
        case Example(text=text, spoken=spoken):
            return [text, spoken]


@pytest.fixture
def translators(qapp: QGuiApplication) -> Iterator[Translators]:
    installed = Translators()
    yield installed
    installed.remove()


def test_every_example_is_judged_as_it_is_meant() -> None:
    books = [(name, seats, "", rules) for name, rules in PRESETS.items() for seats in SEATS]
    for name, seats, option, rules in [*books, *changed_rules()]:
        found = list(specs(rules, seats))
        assert len(found) >= 5, f"only {len(found)} examples in {name} for {seats}"
        for section, spec in found:
            assert holds(rules, seats, spec), (name, seats, option, section, spec)


def test_each_section_that_teaches_moves_has_examples() -> None:
    for name, seats in product(PRESETS, SEATS):
        book = {section.id: section for section in compose(preset(name), seats)}
        for section in {"capturing", "building", "sweeps"} & {*book}:
            assert any(isinstance(block, Example) for block in book[section].blocks), (
                name,
                section,
            )


def test_an_example_that_the_game_refuses_is_never_shown() -> None:
    # Nine of hearts cannot take an eight.
    assert not holds(RuleSet(), 2, Spec("9hKc", "8cKs", "9hx8c"))
    assert holds(RuleSet(), 2, Spec("9hKc", "8cKs", "9hx8c", reason=Reason.WRONG_SUM))
    assert not holds(RuleSet(), 2, Spec("9hKc", "8cKs", "9hx8c", reason=Reason.MUST_SWEEP))


def test_the_book_changes_with_every_option_that_matters_and_with_no_other() -> None:
    seen = set()
    for name, seats, option, rules in changed_rules():
        before, after = compose(preset(name), seats), compose(rules, seats)
        matters = as_played(preset(name), seats) != as_played(rules, seats)
        assert (before != after) == matters, (name, seats, option, getattr(rules, option))
        seen |= {option} if matters else set()
    assert seen == {*OPTIONS}


def test_options_that_come_to_the_same_are_worded_the_same() -> None:
    plain = preset("casino-de")
    # Whoever owns a build can take it, and so may never trail where a capture is forced.
    forced = plain.changed({"must_capture": "any_card"})
    assert _paragraphs(forced) == _paragraphs(forced._replace(owner_duty="none"))
    bound = plain.changed({"owner_duty": "must_capture"})
    assert _paragraphs(bound) == _paragraphs(bound._replace(raise_builds="opponents"))
    six = preset("casino-de-six")
    assert _paragraphs(six) == _paragraphs(six._replace(winner="count_out"))


def test_sections_come_only_where_the_game_has_them() -> None:
    def names(name: str, seats: int) -> set[str]:
        return {section.id for section in compose(preset(name), seats)}

    assert "building" in names("casino-de", 2)
    assert "building" not in names("kasino-sv", 2)
    assert "partners" in names("casino-de", 4)
    assert "partners" not in names("casino-de", 3)
    assert "partners" not in names("kasino-sv", 4)


def test_a_game_without_builds_never_speaks_of_them() -> None:
    book = compose(preset("kasino-sv"), 4)
    words = [
        text.lower() for section in book for block in section.blocks for text in texts_of(block)
    ]
    assert len(words) > 60
    assert not [text for text in words if "build" in text or "raise" in text]


def test_the_points_of_the_table_add_up_to_those_of_a_deal() -> None:
    for _, seats, _, rules in changed_rules():
        table = next(b for b in _section(rules, seats, "scoring").blocks if isinstance(b, Table))
        items = sum(int(row[-1]) for row in table.rows[: table.total])
        assert items == int(table.rows[table.total][-1]) == deal_points(rules)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_there_and_translated(translators: Translators, code: str) -> None:
    english = _all_texts()
    translators.install(code)
    ours = _all_texts()
    assert len(ours) > 300
    assert all(text.strip() for text in ours)
    assert not [text for text in ours if "{" in text or "%n" in text or "(s)" in text]
    same = {text for text in english & ours if any(letter.isalpha() for letter in text)}
    if code != "en":
        assert same <= _WORDS_IN_COMMON, sorted(same - _WORDS_IN_COMMON)[:5]


# Words that English shares with Danish.
_WORDS_IN_COMMON = {"For", "Sweeps"}


def _all_texts() -> set[str]:
    rules = [rules for _, _, _, rules in changed_rules(MAIN[:1])] + [*PRESETS.values()]
    books = [compose(one, seats) for one in rules for seats in SEATS]
    sections = [section for book in books for section in book]
    texts = {text for section in sections for block in section.blocks for text in texts_of(block)}
    return texts | {section.title for section in sections}


def test_every_reason_leads_to_a_section_of_the_games_that_give_it() -> None:
    for reason in Reason:
        assert section_of(reason) in {chapter.id for chapter in chapters(RuleSet(), 2)}
    assert section_of(Reason.NO_BUILDS) in {
        chapter.id for chapter in chapters(preset("kasino-sv"), 2)
    }


def test_each_reason_of_an_example_is_explained_where_the_example_stands() -> None:
    for _, seats, _, rules in changed_rules():
        for section, spec in specs(rules, seats):
            if spec.reason:
                assert section_of(spec.reason) == section


def _section(rules: RuleSet, seats: int, wanted: str) -> Section:
    return next(section for section in compose(rules, seats) if section.id == wanted)


def _paragraphs(rules: RuleSet) -> list[str]:
    blocks = [block for section in compose(rules, 2) for block in section.blocks]
    return [block.text for block in blocks if isinstance(block, Paragraph)]


def test_the_aces_are_named_in_the_order_in_which_the_core_counts_them() -> None:
    # Side 1 takes everything but a sweep: 17 before the aces, at the target with the last.
    state = position(RuleSet(), 2, Spec("9h", "", "9h"))
    sweep = Sweep(0, ACES_COUNTED_OUT[0])
    state = state._replace(hands=(0, 0), piles=(0, FULL_DECK), sweeps=(sweep,))
    verdict = settle(state, (20, 10), score_deal(state), 1)
    counted = [step.card for step in verdict.walk if step.item == "aces"]
    assert counted == [*ACES_COUNTED_OUT]
