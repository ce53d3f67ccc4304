"""A session bus of its own for one test, on which nothing starts by itself."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ui.talker import Talker

# The usual configuration also starts the true portal of the machine when it is asked for.
CONFIGURATION = """
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


def needs(*programs: str) -> pytest.MarkDecorator:
    """Skip a test where one of these is missing; where CI installs them, that is a fault."""
    missing = [name for name in programs if shutil.which(name) is None and "CI" not in os.environ]
    other = sys.platform != "linux"
    return pytest.mark.skipif(other or bool(missing), reason=f"needs {', '.join(programs)}")


@contextmanager
def session_bus(folder: Path) -> Iterator[str]:
    """The address of the bus, which ends with the block."""
    configuration = folder / "bus.conf"
    configuration.write_text(CONFIGURATION)
    command = ["dbus-daemon", f"--config-file={configuration}", "--print-address", "--nofork"]
    daemon = Talker(command, dict(os.environ))
    try:
        yield daemon.line()
    finally:
        daemon.end()
