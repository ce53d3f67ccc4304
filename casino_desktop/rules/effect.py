"""Which options say nothing under a rule set, because another option leaves them nothing to say."""

from .ruleset import RuleSet

# An option has an effect only while another one has one of these values.
_SPEAKS_WITH: tuple[tuple[str, str, tuple[object, ...]], ...] = (
    ("court_capture", "court_values", ("none",)),
    ("dual_mode", "dual_cards", ("aces", "all")),
    ("multiple_builds", "builds", (True,)),
    ("raise_builds", "builds", (True,)),
    ("build_capture", "builds", (True,)),
    ("owner_duty", "builds", (True,)),
    ("points_suit", "suit_scoring", ("majority",)),
    ("target", "match", ("target",)),
    ("deals", "match", ("fixed_deals",)),
)


def without_effect(rules: RuleSet, seats: int) -> dict[str, str]:
    """The options without effect, each with the option that silences it, or ``"seats"``.

    >>> without_effect(RuleSet(builds=False), 4)["raise_builds"]
    'builds'
    """
    idle = {
        option: other
        for option, other, values in _SPEAKS_WITH
        if getattr(rules, other) not in values
    }
    if seats != 4:
        idle["teams"] = "seats"
    if rules.sweep_points == 0:
        idle["last_play_sweep"] = "sweep_points"
    if not _suit_matters(rules):
        idle["majority_suit"] = "points_suit"
    return idle


def _suit_matters(rules: RuleSet) -> bool:
    breaks_ties = rules.winner in ("last_deal_suit", "lowest")
    return rules.suit_scoring == "each" or rules.points_suit > 0 or breaks_ties
