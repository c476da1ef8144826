"""`python -m llvmlite_jit`: the command `llvmlite-jit`."""

import os
import sys

from ._command import command

if __name__ == "__main__":
    line = [*command(), *sys.argv[1:]]
    os.execv(line[0], line)
