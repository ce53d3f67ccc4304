"""Own rule sets: a name, a preset and the options changed from it, one small JSON file each."""

from pathlib import Path
from typing import NamedTuple

from casino_desktop.rules.errors import CasinoError
from casino_desktop.rules.presets import read_rules, write_rules
from casino_desktop.rules.ruleset import RuleSet

from .atomic import write_atomically, write_error
from .errors import FileProblem, StorageError
from .header import check_header
from .json_file import json_bytes, parse_json, read_bytes
from .paths import data_dir

FORMAT, VERSION, SUFFIX = "casino-rules", 1, ".casino-rules"
NAME_LIMIT = 40


class OwnRules(NamedTuple):
    """A rule set of the player's own: its name, the preset it is based on, and the rules."""

    name: str
    preset: str
    rules: RuleSet


def read_own_rules(path: Path) -> OwnRules:
    """The rule set in a file; StorageError names what is wrong with it, and where."""
    return decode_own_rules(read_bytes(path), path)


def decode_own_rules(data: bytes, path: object = "the file") -> OwnRules:
    """The rule set of a file's content; StorageError names the path."""
    keys, _ = check_header(parse_json(data, path), path, FORMAT, VERSION)
    from .rule_schema import validated  # noqa: PLC0415 - pydantic is slow to load

    file = validated(keys, path)
    try:
        return OwnRules(file.name, str(file.rules["preset"]), read_rules(file.rules))
    except CasinoError as error:
        raise StorageError(FileProblem.BAD_RULES, path, cause=error) from error


def encode_own_rules(own: OwnRules) -> bytes:
    """The content of the file of a rule set."""
    rules = write_rules(own.rules, own.preset)
    return json_bytes({"format": FORMAT, "version": VERSION, "name": own.name, "rules": rules})


class RuleStore:
    """The own rule sets of one folder, by default the user's; no two bear the same name.

    Names that differ in capitals only are the same. The folder is made when first written to.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = (folder or data_dir()) / "rules"

    def all(self) -> tuple[OwnRules, ...]:
        """Every rule set that can be used, by name; a file that cannot is left as it is."""
        found = []
        for path in self.folder.glob(f"*{SUFFIX}"):
            try:
                found.append(read_own_rules(path))
            except StorageError:
                continue
        return tuple(sorted(found, key=lambda own: own.name.casefold()))

    def find(self, name: str) -> OwnRules | None:
        """The rule set of this name, None if there is none."""
        wanted = name.casefold()
        return next((own for own in self.all() if own.name.casefold() == wanted), None)

    def save(self, own: OwnRules) -> None:
        """Keep a rule set, in place of the one that bore its name. StorageError."""
        write_atomically(self._path(own.name), encode_own_rules(own))

    def add(self, own: OwnRules) -> OwnRules:
        """Keep a rule set beside all others, numbered if its name is taken. StorageError."""
        name, number = own.name, 1
        while self.find(name) is not None:
            number += 1
            ending = f" ({number})"
            name = own.name[: NAME_LIMIT - len(ending)] + ending
        added = OwnRules(name, own.preset, own.rules)
        self.save(added)
        return added

    def rename(self, old: str, new: str) -> None:
        """Give a rule set another name; StorageError leaves the old one."""
        own = self.find(old)
        if own is not None:
            self.save(OwnRules(new, own.preset, own.rules))
            if self._path(new) != self._path(old):
                self.remove(old)

    def remove(self, name: str) -> None:
        """Forget a rule set. StorageError."""
        path = self._path(name)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise write_error(path, error) from error

    def _path(self, name: str) -> Path:
        """Names may hold what no file name may."""
        from hashlib import sha256  # noqa: PLC0415 - OpenSSL is slow to load

        code = sha256(name.strip().casefold().encode("utf-8", "replace")).hexdigest()
        return self.folder / f"{code[:16]}{SUFFIX}"
