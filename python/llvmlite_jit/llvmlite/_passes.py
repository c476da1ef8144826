"""Pass managers: those that remove globals do so; all others exist and change nothing, since the engine optimizes when it
compiles."""

from typing import Any, Callable, Dict

from .._errors import Error
from ._library import dispose, find, new
from ._modules import described

#: Functions that add passes, or make them known.
UNCHANGING = r"(module|function)_Add|Add\w+Pass(_|$)|AddAnalysisPasses|PassManagerBuilder(Populate|Use)|\w+PassManger$"

#: Passes that are carried out: they remove globals that nothing uses.
PRUNING = r"(module_Add|Add)(GlobalDCE|GlobalDead|StripDeadPrototype)"


class Manager:
    """A pass manager."""

    prunes = False


def _add_pruning(manager: int) -> None:
    find(manager).prunes = True


def _run(manager: int, module: int) -> int:
    """Runs the passes that are carried out. Returns whether the module may have changed."""
    state = find(module)
    if not find(manager).prunes:
        return 0
    try:
        state.ir.prune()
    except Error as refused:
        raise RuntimeError(described(refused)) from None
    state.changed()
    return 1


FUNCTIONS: Dict[str, Callable[..., Any]] = {
    "CreateNewModulePassManager": lambda *_: new(Manager()),
    "CreateNewFunctionPassManager": lambda *_: new("passes"),
    "CreatePassBuilder": lambda *_: new("passes"),
    "CreatePipelineTuningOptions": lambda *_: new({"OptLevel": 2, "LoopUnrolling": 1, "LoopInterleaving": 1, "InlinerThreshold": 225}),
    "buildPerModuleDefaultPipeline": lambda *_: new(Manager()),
    "buildFunctionSimplificationPipeline": lambda *_: new("passes"),
    "RunNewModulePassManager": lambda manager, module, *_: _run(manager, module),
    # Those of llvmlite 0.44 say whether something has changed.
    "RunNewFunctionPassManager": lambda *_: None,
    "CreatePassManager": lambda *_: new(Manager()),
    "CreateFunctionPassManager": lambda *_: new("passes"),
    "PassManagerBuilderCreate": lambda *_: new({}),
    "PassManagerBuilderDispose": dispose,
    "InitializeFunctionPassManager": lambda *_: 0,
    "FinalizeFunctionPassManager": lambda *_: 0,
    "RunPassManager": _run,
    "RunFunctionPassManager": lambda *_: 0,
}


def _option(prefix: str, option: str) -> None:
    FUNCTIONS[f"{prefix}Get{option}"] = lambda options: find(options).get(option, 0)
    FUNCTIONS[f"{prefix}Set{option}"] = lambda options, value: find(options).__setitem__(option, value)


for _name in ("SLPVectorization", "LoopInterleaving", "LoopVectorization", "LoopUnrolling", "InlinerThreshold"):
    _option("PTO", _name)
for _name in ("DisableUnrollLoops", "LoopVectorize", "SLPVectorize", "OptLevel", "SizeLevel"):
    _option("PassManagerBuilder", _name)
