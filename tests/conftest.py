"""Settings of all tests."""

from hypothesis import settings

# A shared machine may be slow for a moment; how long an example takes is not what is tested.
settings.register_profile("casino", deadline=None, print_blob=True)
settings.load_profile("casino")
