"""Bad input to a command."""


class CommandError(Exception):
    """One clear sentence for the person at the terminal; the exit status is then 2."""
