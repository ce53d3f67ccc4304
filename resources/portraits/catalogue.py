"""Every portrait by its file name: the strength whose temper it shows."""

from resources.portraits.animals import chick, elephant, fox, frog, hamster, owl, portrait


def portrait_files() -> dict[str, str]:
    """All files: ``random.svg`` to ``master.svg``."""
    heads = {
        "random": frog(),
        "beginner": chick(),
        "greedy": hamster(),
        "counter": elephant(),
        "expert": fox(),
        "master": owl(),
    }
    return {f"{level}.svg": portrait(head) for level, head in heads.items()}
