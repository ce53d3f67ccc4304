"""Let nobody build a wheel that lacks its pictures or a language. Called by hatchling."""

from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[BuilderConfig]):
    """Check that packaging/assets.py was run before."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raise FileNotFoundError where a built file is missing; an editable install needs none."""
        if version == "editable":
            return
        program = Path(self.root, "casino_desktop")
        languages = [f"i18n/casino_{code}.qm" for code in ("da", "de", "en", "sv")]
        missing = [name for name in ("resources.rcc", *languages) if not (program / name).is_file()]
        if missing:
            raise FileNotFoundError(f"Run packaging/assets.py first; missing: {', '.join(missing)}")
