"""numba's llvmlite on this engine: `llvmlite.binding` of PyPI, with our functions in the place of its library of LLVM.

    import llvmlite_jit.llvmlite
    llvmlite_jit.llvmlite.install()     # before the first use of llvmlite.binding
    import llvmlite.binding

or `python -m llvmlite_jit.llvmlite script.py …` for a script as it is. Nothing is installed for other programs. It has modules
from text and bitcode with their globals, functions, instructions, values and types; linking; MCJIT and LLJIT; symbols; targets
as values. Pass managers exist and change nothing: the engine optimizes when it compiles. What it does not have, such as object
files, raises `NotImplementedError` with a sentence. numba's own use of llvmlite is no goal.
"""

import ctypes
import os
import runpy
import sys
from typing import List

from . import _library

#: Versions of llvmlite whose Python layer this stands behind, with the versions of LLVM that they have: one with typed
#: pointers, and one with opaque ones.
VERSIONS = {"0.44": (15, 0, 7), "0.50": (22, 1, 0)}


def install() -> None:
    """Makes `llvmlite.binding` of this process use llvmlite-jit. To be called before anything imports it."""
    ours = sys.modules.get("llvmlite.binding.ffi")
    if ours is not None:
        if isinstance(ours.lib._lib_handle, _library.Library):
            return
        raise RuntimeError("llvmlite.binding is loaded already: call llvmlite_jit.llvmlite.install() before its first use")
    import llvmlite

    version = ".".join(llvmlite.__version__.split(".")[:2])
    if version not in VERSIONS:
        raise RuntimeError(
            f"llvmlite_jit.llvmlite stands behind llvmlite {' and '.join(VERSIONS)}, and {llvmlite.__version__} is installed"
        )
    _library.llvm[:] = VERSIONS[version]
    real = ctypes.CDLL

    class Loader(real):  # type: ignore[misc, valid-type]
        def __new__(cls, name, *arguments, **options):
            if str(name).endswith("libllvmlite.so"):
                return _library.Library()
            return real(name, *arguments, **options)

    ctypes.CDLL = Loader  # type: ignore[misc]
    try:
        import llvmlite.binding  # noqa: F401
    finally:
        ctypes.CDLL = real  # type: ignore[misc]


def main(arguments: List[str]) -> None:
    """Runs a script with its arguments."""
    if not arguments:
        sys.exit("usage: python -m llvmlite_jit.llvmlite SCRIPT [ARGUMENT…]")
    install()
    sys.argv = arguments
    sys.path[0] = os.path.dirname(os.path.abspath(arguments[0]))
    runpy.run_path(arguments[0], run_name="__main__")
