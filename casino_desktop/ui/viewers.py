"""Who looks at the table: the seat at the bottom of it, and whose hand lies open."""

from casino_desktop.session.session import GameSession

# In place of a seat whose hand is seen.
NOBODY, EVERYBODY = -1, -2


def humans(session: GameSession) -> list[int]:
    """The seats that people play."""
    return [seat for seat, who in enumerate(session.seats) if who.kind == "human"]


def viewer_of(session: GameSession, before: int = 0) -> int:
    """The seat at the bottom: the only human's, else the human's whose turn it is or was."""
    people = humans(session)
    if session.state.mover in people:
        return session.state.mover
    return before if before in people or not people else people[0]


def eyes_of(session: GameSession, viewer: int, seen: int, *, watched_open: bool) -> int:
    """The seat whose hand is seen, NOBODY, or EVERYBODY: where only computers play, if so wanted.

    Where several people share the screen, it is that of the one who asked to see it, ``seen``.
    """
    people = humans(session)
    if not people:
        return EVERYBODY if watched_open else NOBODY
    open_to_all = len(people) == 1 or seen == viewer
    return viewer if viewer in people and open_to_all else NOBODY


def can_undo(session: GameSession) -> bool:
    """Whether a human has a decision to go back to; any move where only computers play."""
    people = humans(session)
    if not people:
        return session.can_undo
    return any(session.can_undo_to_human(seat) for seat in people)


def undo(session: GameSession) -> None:
    """Go back to the last decision of a human, over the computers' answers to it."""
    people = humans(session)
    if len(people) == 1:
        session.undo_to_human(people[0])
        return
    session.undo()
    while people and session.state.mover not in people:
        session.undo()


def redo(session: GameSession) -> None:
    """Do again what ``undo`` took back, up to a human's next decision or the end of the deal."""
    people = humans(session)
    session.redo()
    while session.can_redo and not session.deal_over and session.state.mover not in people:
        session.redo()


def recent(session: GameSession, viewer: int) -> int:
    """How many moves of the deal came after the viewer's last one; 1 if that was the very last."""
    count = 0
    for state in reversed(session.states[:-1]):
        if state.mover == viewer:
            break
        count += 1
    return max(count, 1)
