"""What Windows shows as the details of our .exe files."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "build"
DESCRIPTIONS = {
    "casino-desktop": "Casino, the card game",
    "casino": "Casino in the terminal",
    "bare-window": "A window with nothing in it",
}
_TEXT = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Casino developers"),
      StringStruct("FileDescription", "{description}"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "{name}"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", "Casino"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def version_resource(name: str, version: str) -> str:
    """The resource of a program, in PyInstaller's notation; the version is ``1.2.3``."""
    numbers = (*map(int, version.split(".")), 0)
    return _TEXT.format(numbers=numbers, description=DESCRIPTIONS[name], version=version, name=name)


def write_version_resource(name: str, version: str) -> str:
    """Write the resource to a file for PyInstaller; return its path."""
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"version-{name}.txt"
    file.write_text(version_resource(name, version), "utf-8")
    return str(file)
