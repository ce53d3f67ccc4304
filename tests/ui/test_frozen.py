"""The packaged program runs PyInstaller's hooks where they are needed, and not before."""

import importlib.util
import multiprocessing
import sys
from pathlib import Path
from types import ModuleType

import pytest

from casino_desktop.ui.frozen import HOOKS, PROCESS_HOOK, support_processes, support_qt


@pytest.fixture
def supported(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Grows with each time that a process was asked whether it is a worker."""
    asked: list[bool] = []
    monkeypatch.setitem(sys.modules, PROCESS_HOOK, ModuleType(PROCESS_HOOK))
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: asked.append(True))
    return asked


def test_python_needs_no_support(supported: list[bool]) -> None:
    support_processes()
    assert supported == []


def test_the_packaged_program_is_a_worker_where_it_was_started_as_one(
    supported: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    support_processes()
    assert supported == [True]


def test_qt_is_prepared_by_a_hook_of_the_packaged_program_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    support_qt()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(ModuleNotFoundError, match="pyi_rth_pyside6"):
        support_qt()


@pytest.mark.parametrize("hook", HOOKS)
def test_pyinstaller_has_the_hook_of_this_name(hook: str) -> None:
    spec = importlib.util.find_spec("PyInstaller")
    assert spec is not None
    assert spec.origin is not None
    assert (Path(spec.origin).parent / "hooks" / "rthooks" / f"{hook}.py").is_file()
