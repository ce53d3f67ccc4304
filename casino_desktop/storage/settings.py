"""What the player has chosen about the program, and what it remembers between two starts."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Language = Literal["", "de", "en", "da", "sv"]
Theme = Literal["system", "light", "dark"]
Speed = Literal["off", "fast", "normal", "slow", "slower"]
IndexLetters = Literal["language", "international"]

Name = Annotated[str, Field(max_length=40)]
Word = Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9#_-]*$")]
Pixels = Annotated[int, Field(ge=-100_000, le=100_000)]

_FROZEN = ConfigDict(frozen=True, strict=True, extra="ignore", validate_default=True)


class WindowPlace(BaseModel):
    """Where the window was, in device-independent pixels of the desktop."""

    model_config = _FROZEN

    x: Pixels
    y: Pixels
    width: Annotated[int, Field(ge=1, le=100_000)]
    height: Annotated[int, Field(ge=1, le=100_000)]
    maximized: bool = False


class NewGameChoice(BaseModel):
    """What was last chosen for a new game; names and levels by seat, ``target`` 0 as the rules."""

    model_config = _FROZEN

    preset: Word = "casino-de"
    seats: Annotated[int, Field(ge=2, le=4)] = 2
    teams: bool = False
    target: Annotated[int, Field(ge=0, le=500)] = 0
    names: Annotated[list[Name], Field(max_length=4)] = []
    kinds: Annotated[list[Literal["human", "computer"]], Field(max_length=4)] = []
    levels: Annotated[list[Word], Field(max_length=4)] = []


class Settings(BaseModel):
    """All settings with their defaults. ``language`` is empty until one is chosen."""

    model_config = _FROZEN

    language: Language = ""
    theme: Theme = "system"
    felt: Word = "green"
    speed: Speed = "normal"
    index_letters: IndexLetters = "language"
    four_colours: bool = False
    large_index: bool = False
    card_back: Word = ""
    sound: bool = True
    volume: Annotated[int, Field(ge=0, le=100)] = 70
    player_name: Name = ""
    confirm_new_game: bool = True
    software_renderer: bool = False
    full_screen: bool = False
    window: WindowPlace | None = None
    new_game: NewGameChoice = NewGameChoice()

    def changed(self, **values: object) -> "Settings":
        """These settings with some values changed; ValueError on a bad one."""
        return Settings.model_validate(dict(self) | values)
