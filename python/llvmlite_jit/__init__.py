"""Runs LLVM assembly and bitcode from Python, without LLVM: compiled by Cranelift, or in an interpreter that explains faults.

    import llvmlite_jit

    module = llvmlite_jit.Module.parse("define i64 @twice(i64 %x) { %y = add i64 %x, %x ret i64 %y }")
    engine = module.compile()
    assert engine["twice"](21) == 42
"""

from . import _ffi
from ._engine import Completed, Engine, Function, Listing, Module, Svg, Table, Timing, bench
from ._errors import (
    CallError,
    Diagnostic,
    Edit,
    Ended,
    Error,
    Exited,
    Fault,
    Frame,
    Label,
    LimitReached,
    Note,
    Outcome,
    Refused,
    Running,
    SourceError,
    Span,
)
from ._types import POISON, UNDEF

__version__ = _ffi.version().decode()

__all__ = [
    "POISON",
    "UNDEF",
    "CallError",
    "Completed",
    "Diagnostic",
    "Edit",
    "Ended",
    "Engine",
    "Error",
    "Exited",
    "Fault",
    "Frame",
    "Function",
    "Label",
    "LimitReached",
    "Listing",
    "Module",
    "Note",
    "Outcome",
    "Refused",
    "Running",
    "SourceError",
    "Span",
    "Svg",
    "Table",
    "Timing",
    "bench",
    "grade",
]


def __getattr__(name: str):
    # What few programs need is loaded when it is used.
    if name == "grade":
        from ._grade import grade

        return grade
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load_ipython_extension(ipython) -> None:
    """`%load_ext llvmlite_jit` defines the magic `%%llvm`."""
    from ._magic import Magics

    ipython.register_magics(Magics)
