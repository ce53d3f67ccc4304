"""Loading PySide6 without what it adds for those who explore it."""

import builtins
import sys
from types import CodeType
from typing import Any

# What PySide6 needs to describe a function of Qt: for its signature, and for an error in a call.
_DESCRIBING = (
    *("errorhandler", "layout", "mapping", "parser"),
    *("lib/enum_sig", "lib/pyi_generator", "lib/tool"),
)
# In place of such a module until something is asked of it; the function is the one thing that is
# looked for in the module's own dictionary.
_PLACEHOLDER = f"""
def __getattr__(name):
    from {__name__} import fill
    return fill(__name__, name)

def update_mapping():
    return __getattr__("update_mapping")()
"""
# In place of what PySide6 asks at each import, until the statement is Python's own again.
_NO_FEATURE = """
def feature_import(*_):
    return None

def feature_imported(module):
    pass
"""


def import_plainly() -> None:
    """Load PySide6, and make the import statement Python's own again.

    WORKAROUND PySide6: it compiles the sources of its describing modules at each start, and reads
    the source of each imported module to see whether that uses ``from __feature__ import``. Each
    takes a tenth of the start, and nothing here needs them.
    """
    compile_now = builtins.compile
    placeholder = compile_now(_PLACEHOLDER, "<placeholder>", "exec")
    instead = {f"shibokensupport/signature/{name}.py": placeholder for name in _DESCRIBING}
    instead["shibokensupport/feature.py"] = compile_now(_NO_FEATURE, "<no feature>", "exec")

    def compile_later(source: Any, filename: Any, mode: str, **options: Any) -> CodeType:
        return instead.get(filename) or compile_now(source, filename, mode, **options)

    builtins.compile = compile_later  # type: ignore[assignment]
    try:
        import PySide6.QtCore  # noqa: F401, PLC0415
    finally:
        builtins.compile = compile_now
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def fill(module_name: str, name: str) -> object:
    """Load a describing module after all, for the sake of one of its attributes."""
    module = sys.modules[module_name]
    spec = module.__spec__
    if name.startswith("__") or spec is None or spec.loader is None:
        raise AttributeError(f"module {module_name!r} has no attribute {name!r}")
    for placeholder in ("__getattr__", "update_mapping"):
        del module.__dict__[placeholder]
    # PySide6 publishes the module under a second name, which its loader does not know.
    spec.name, second = module_name, spec.name
    spec.loader.exec_module(module)
    spec.name = second
    return getattr(module, name)
