"""The examples in the docstrings of the rules package run."""

import doctest
import importlib
import pkgutil

import pytest

from casino_desktop import rules

MODULES = [module.name for module in pkgutil.iter_modules(rules.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    module = importlib.import_module(f"{rules.__name__}.{name}")
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [
        example
        for name in MODULES
        for test in finder.find(importlib.import_module(f"{rules.__name__}.{name}"))
        for example in test.examples
    ]
    assert len(found) >= 4
