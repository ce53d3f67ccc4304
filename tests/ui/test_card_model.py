"""The 52 rows: constant, and telling exactly what changed."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from casino_desktop.ui.card_model import CardModel
from casino_desktop.ui.marks import Marks
from casino_desktop.ui.placements import Placement, pack, place
from tests.ui.scenes import deals
from tests.ui.tables import role_of

DEAL = deals("casino-de", count=3)[0]


@pytest.fixture
def model(qapp: object) -> CardModel:
    model = CardModel()
    tester = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(model, tester, model)
    return model


def _watch(model: CardModel) -> list[tuple[int, set[str]]]:
    changes: list[tuple[int, set[str]]] = []
    names = {role: bytes(name.data()).decode() for role, name in model.roleNames().items()}

    def changed(first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        assert first.row() == last.row()
        changes.append((first.row(), {names[role] for role in roles}))

    model.dataChanged.connect(changed)
    return changes


def test_a_whole_deal_never_inserts_removes_or_resets_a_row(model: CardModel) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a row came, went or moved")

    structure: QAbstractItemModel = model
    for signal in (structure.rowsInserted, structure.rowsRemoved, structure.rowsMoved):
        signal.connect(never)
    structure.modelReset.connect(never)
    for moment in DEAL.moments:
        model.show_cards(place(moment.after, DEAL.deck, 0))

    assert model.rowCount() == 52


def _there(model: CardModel) -> list[object]:
    return [role_of(model, place, "row") for place in range(model.rowCount())]


def test_at_a_start_what_is_buried_has_no_row_until_the_window_is_whole(model: CardModel) -> None:
    placements = place(DEAL.moments[0].after, DEAL.deck, 0)
    model.show_cards(placements)
    buried: list[object] = [row for row in range(52) if role_of(model, row, "buried")]
    model.leave_out_buried()
    assert len(buried) > 20
    assert set(_there(model)) == set(range(52)) - set(buried)
    model.show_cards(placements, Marks(targets=1 << DEAL.deck[0]))
    assert set(_there(model)) == set(range(52)) - set(buried)
    model.complete()
    assert _there(model) == list(range(52))


def test_what_comes_out_of_a_heap_was_there_before_it_moved(model: CardModel) -> None:
    model.leave_out_buried()
    changes = _watch(model)
    model.show_cards(place(DEAL.moments[0].after, DEAL.deck, 0))
    assert _there(model) == list(range(52))
    dealt = {row for row in range(52) if role_of(model, row, "zone") == "hand"}
    assert dealt <= {row for row, roles in changes if {"zone", "buried"} & roles}


@pytest.mark.parametrize("height", [1, 2, 3, 4, 52])
def test_the_top_of_a_heap_and_its_lowest_card_can_be_seen(model: CardModel, height: int) -> None:
    heap = pack(height)
    model.show_cards(heap + (Placement(zone="gone"),) * (52 - height))
    buried = {heap[row].slot for row in range(height) if role_of(model, row, "buried")}
    assert buried == set(range(1, height - 2))


def test_showing_the_same_again_changes_nothing(model: CardModel) -> None:
    placements = place(DEAL.moments[0].after, DEAL.deck, 0)
    model.show_cards(placements)
    changes = _watch(model)
    model.show_cards(placements)

    assert changes == []


def test_only_the_roles_that_changed_are_told(model: CardModel) -> None:
    placements = place(DEAL.moments[0].after, DEAL.deck, 0)
    model.show_cards(placements)
    changes = _watch(model)
    loose = next(row for row, placed in enumerate(placements) if placed.zone == "loose")
    model.show_cards(placements, Marks(targets=1 << DEAL.deck[loose]))

    assert changes == [(loose, {"target"})]


def test_a_hidden_card_has_neither_a_face_nor_a_telling_name(model: CardModel) -> None:
    model.show_cards(place(DEAL.moments[0].after, DEAL.deck, 0))
    hidden = [row for row in range(52) if role_of(model, row, "face") == ""]

    assert len(hidden) == 44
    assert {role_of(model, row, "name") for row in hidden} == {"Hidden card"}


def test_a_known_card_is_called_by_its_name(model: CardModel, qtbot: QtBot) -> None:
    model.show_cards(place(DEAL.moments[0].after, DEAL.deck, 0))
    names = [role_of(model, row, "name") for row in range(52)]

    assert "Four of diamonds" in names
