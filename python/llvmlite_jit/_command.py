"""The command `llvmlite-jit`, which the wheel brings."""

import os
import shutil
import sys
import sysconfig
from typing import List


def command() -> List[str]:
    """The command line that starts it: beside this Python, or on the path. `LLVMLITE_JIT_COMMAND` says otherwise."""
    chosen = os.environ.get("LLVMLITE_JIT_COMMAND")
    if chosen:
        return [chosen]
    directories = [sysconfig.get_path("scripts"), os.path.dirname(sys.executable)]
    if hasattr(sysconfig, "get_preferred_scheme"):
        directories.append(sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user")))
    for directory in directories:
        path = os.path.join(directory or "", "llvmlite-jit")
        if os.access(path, os.X_OK):
            return [path]
    found = shutil.which("llvmlite-jit")
    if found is None:
        raise FileNotFoundError("the command `llvmlite-jit` is neither beside this Python nor on the path")
    return [found]
