"""What the courts hold: everything stands in the right hand, at x = 50, y = -38."""

from resources.deck.courts.pen import bead, emblem, line, shape
from resources.deck.palette import GOLD, SILVER, STEEL, WHITE

WOOD = "#8a5a34"
LEAF = "#4f8a4b"


def sword() -> str:
    """An upright sword, point at the top of the frame."""
    return (
        shape("M46 -56 V-138 L50 -148 L54 -138 V-56 Z", SILVER)
        + line("M50 -140 V-60", 1.4)
        + shape("M36 -58 Q50 -52 64 -58 L64 -52 Q50 -46 36 -52 Z", GOLD)
        + shape("M47.5 -50 H52.5 V-26 H47.5 Z", WOOD)
        + bead(50, -22, 4.6, GOLD)
    )


def goblet(suit: str, jewel: str) -> str:
    """A covered cup raised to a toast."""
    return (
        shape("M47 -48 H53 L55 -28 H45 Z", GOLD)
        + shape("M34 -84 H66 C67 -66 60 -52 50 -50 C40 -52 33 -66 34 -84 Z", GOLD)
        + shape("M32 -88 H68 V-81 H32 Z", GOLD)
        + shape("M36 -88 Q40 -97 47 -92 Q52 -99 57 -92 Q63 -96 64 -88 Z", WHITE)
        + emblem(suit, jewel, 50, -68, 18)
    )


def coin(suit: str, jewel: str) -> str:
    """A great gold coin held between the fingers."""
    return (
        bead(50, -66, 18, GOLD) + bead(50, -66, 13.5, "#f3cd7a") + emblem(suit, jewel, 50, -66, 20)
    )


def mace(suit: str) -> str:
    """A ribbed mace crowned with the suit."""
    return (
        shape("M47 -22 L48 -104 H52 L53 -22 Z", WOOD)
        + shape("M50 -132 C64 -130 66 -112 54 -102 H46 C34 -112 36 -130 50 -132 Z", STEEL)
        + line("M50 -131 V-103 M43 -129 Q39 -114 46 -103 M57 -129 Q61 -114 54 -103")
        + shape("M44 -104 H56 V-98 H44 Z", GOLD)
        + emblem(suit, GOLD, 50, -138, 16)
        + bead(50, -21, 4, GOLD)
    )


def quill(vane: str) -> str:
    """A long goose quill."""
    return (
        shape("M50 -50 C34 -74 38 -112 58 -130 C68 -108 66 -76 53 -50 Z", WHITE)
        + shape("M51 -52 C56 -80 58 -104 58 -130 C68 -108 66 -76 53 -50 Z", vane)
        + line("M46 -20 L52 -54 C56 -80 58 -100 58 -126", 2)
        + line("M41 -84 L52 -78 M43 -70 L51 -66 M45 -100 L54 -93")
    )


def rose(petal: str, heart: str) -> str:
    """A rose on its stem with two leaves."""
    return (
        line("M50 -22 C52 -44 48 -56 50 -74", 5)
        + line("M50 -22 C52 -44 48 -56 50 -74", 2.4, stroke=LEAF)
        + shape("M50 -58 Q60 -72 67 -62 Q62 -54 50 -58 Z", LEAF)
        + shape("M50 -54 Q40 -66 35 -57 Q40 -50 50 -54 Z", LEAF)
        + shape(
            "M50 -72 C38 -70 32 -80 36 -88 C32 -96 40 -104 47 -101 C54 -107 64 -101 63 -93 "
            "C69 -86 64 -73 50 -72 Z",
            petal,
        )
        + shape(
            "M50 -77 C42 -77 40 -86 44 -91 C50 -96 59 -92 58 -85 C57 -79 53 -77 50 -77 Z", heart
        )
        + line("M54 -86 Q50 -91 47 -86 Q47 -82 51 -82")
    )


def fan(leaf: str, edge: str) -> str:
    """A folding fan, open."""
    ribs = "M50 -40 L30 -80 M50 -40 L38 -90 M50 -40 L48 -94 M50 -40 L58 -92 M50 -40 L65 -86"
    return (
        shape("M50 -36 L24 -70 C28 -92 50 -102 68 -92 L68 -80 Z", leaf)
        + shape("M24 -70 C28 -92 50 -102 68 -92 L66 -82 C52 -90 36 -82 32 -64 Z", edge)
        + line(ribs)
        + bead(50, -38, 3, GOLD)
    )


def finch(body: str, wing: str) -> str:
    """A small bird on the finger, looking up to its mistress."""
    return (
        shape("M58 -56 L68 -40 L60 -38 L52 -52 Z", wing)
        + shape("M38 -78 C40 -88 54 -88 56 -77 C64 -66 62 -50 50 -48 C40 -50 36 -62 38 -78 Z", body)
        + shape("M39 -80 L30 -76 L39 -73 Z", GOLD)
        + shape("M60 -68 C64 -58 60 -50 51 -49 C46 -58 50 -66 60 -68 Z", wing)
        + bead(44, -78, 1.6, WHITE)
        + line("M47 -48 V-42 M53 -48 V-42", 2)
    )


def halberd() -> str:
    """A halberd, taller than its bearer."""
    return (
        shape("M48 -10 V-126 H52 V-10 Z", WOOD)
        + shape("M50 -150 L55 -124 H45 Z", SILVER)
        + shape(
            "M52 -124 C60 -130 66 -128 68 -132 C70 -116 70 -106 66 -94 C64 -102 58 -104 52 -102 Z",
            SILVER,
        )
        + shape("M48 -120 L34 -114 L48 -106 Z", STEEL)
        + line("M46 -98 H54 M46 -94 H54", 2)
    )


def letter(suit: str, seal: str) -> str:
    """A sealed letter held up."""
    return (
        shape("M30 -86 L64 -94 L69 -62 L35 -54 Z", WHITE)
        + line("M30 -86 L51 -71 L64 -94 M35 -54 L47 -74 M69 -62 L54 -75")
        + emblem(suit, seal, 50.5, -71, 15)
    )


def pennant(flag: str, suit: str, badge: str) -> str:
    """A lance with a swallow-tailed pennant."""
    return (
        shape("M24 -100 L51 -104 V-73 L26 -69 L34 -85 Z", flag)
        + shape("M49 -10 V-138 H53 V-10 Z", WOOD)
        + shape("M51 -152 L57 -136 H45 Z", SILVER)
        + emblem(suit, badge, 42.5, -88, 15)
    )


def bow() -> str:
    """A strung longbow."""
    return (
        line("M46 -126 V-6", 1.6)
        + line("M44 -128 C66 -96 66 -40 44 -4", 6.4)
        + line("M44 -128 C66 -96 66 -40 44 -4", 2.6, stroke="#c08a4e")
    )
