"""The twelve courts by role and suit."""

from collections.abc import Callable

from resources.deck.courts import jacks, kings, queens
from resources.deck.courts.person import Figure
from resources.deck.palette import Cloth

PEOPLE: dict[str, Callable[[Cloth], Figure]] = {
    "Kc": kings.king_of_clubs,
    "Kd": kings.king_of_diamonds,
    "Kh": kings.king_of_hearts,
    "Ks": kings.king_of_spades,
    "Qc": queens.queen_of_clubs,
    "Qd": queens.queen_of_diamonds,
    "Qh": queens.queen_of_hearts,
    "Qs": queens.queen_of_spades,
    "Jc": jacks.jack_of_clubs,
    "Jd": jacks.jack_of_diamonds,
    "Jh": jacks.jack_of_hearts,
    "Js": jacks.jack_of_spades,
}
