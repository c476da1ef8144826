import os
from typing import Any, Callable, Dict, Iterable, List, Literal, Mapping, Optional, Tuple, Union, overload

from ._errors import Diagnostic, Record

class _Handle:
    def __init__(self, handle: Optional[int]) -> None: ...
    def close(self) -> None: ...
    def __del__(self) -> None: ...

class Svg:
    text: str
    def __init__(self, text: str) -> None: ...
    def _repr_svg_(self) -> str: ...

class Listing(str):
    def _repr_html_(self) -> str: ...

class Module(_Handle):
    @classmethod
    def parse(cls, program: Union[str, bytes], name: str = "module.ll") -> Module: ...
    @classmethod
    def read(cls, path: Union[str, os.PathLike[str]]) -> Module: ...
    def link(self, other: Module) -> Module: ...
    @property
    def diagnostics(self) -> Tuple[Diagnostic, ...]: ...
    @property
    def functions(self) -> Dict[str, str]: ...
    @property
    def declarations(self) -> Dict[str, str]: ...
    def compile(
        self,
        *,
        checked: bool = False,
        functions: Optional[Mapping[str, Callable[..., Any]]] = None,
        addresses: Optional[Mapping[str, int]] = None,
        timeout: Optional[float] = None,
        fuel: Optional[int] = None,
        max_memory: Optional[int] = None,
        max_stack: Optional[int] = None,
        entries: Optional[Iterable[str]] = None,
        allowed: Optional[Iterable[str]] = None,
        opt_level: Optional[int] = None,
    ) -> Engine: ...
    def interpret(
        self,
        *,
        functions: Optional[Mapping[str, Callable[..., Any]]] = None,
        addresses: Optional[Mapping[str, int]] = None,
        timeout: Optional[float] = None,
        fuel: Optional[int] = None,
        max_memory: Optional[int] = None,
        max_stack: Optional[int] = None,
        entries: Optional[Iterable[str]] = None,
        allowed: Optional[Iterable[str]] = None,
        opt_level: Optional[int] = None,
    ) -> Engine: ...
    @overload
    def emit(self, form: Literal["ll", "asm", "clif", "dot"] = "ll", function: Optional[str] = None) -> Listing: ...
    @overload
    def emit(self, form: Literal["bitcode", "bitcode14", "bytecode"], function: Optional[str] = None) -> bytes: ...
    @overload
    def emit(self, form: Literal["cfg"], function: Optional[str] = None) -> Svg: ...
    @overload
    def emit(self, form: str, function: Optional[str] = None) -> Union[bytes, Listing, Svg]: ...
    def _repr_html_(self) -> str: ...

class Completed(Record):
    returncode: int
    stdout: bytes
    stderr: bytes

class Engine(_Handle):
    kind: str
    def __init__(self, module: Module, kind: int, **options: Any) -> None: ...
    def __getitem__(self, name: str) -> Function: ...
    def address(self, name: str) -> int: ...
    def close(self) -> None: ...
    @overload
    def run(self, function: str = "main", args: Iterable[str] = ("main",), *, capture: Literal[False] = False) -> int: ...
    @overload
    def run(
        self,
        function: str = "main",
        args: Iterable[str] = ("main",),
        *,
        capture: Literal[True],
        input: Optional[bytes] = None,
        max_output: int = 0,
    ) -> Completed: ...

class Function(_Handle):
    name: str
    type: str
    def __init__(self, engine: Engine, name: str) -> None: ...
    def __call__(self, *args: Any) -> Any: ...
    def call_text(self, arguments: str) -> str: ...
    @property
    def pointer(self) -> int: ...
    @property
    def address(self) -> int: ...
    def bench(self, *args: Any, seconds: float = 0.2) -> Timing: ...

class Timing:
    name: str
    runs: int
    least: float
    median: float
    most: float
    def __init__(self, name: str, times: List[float]) -> None: ...

class Table:
    HEADINGS: Tuple[str, ...]
    rows: List[Tuple[str, str, Timing]]
    def __init__(self, rows: List[Tuple[str, str, Timing]]) -> None: ...
    def _repr_html_(self) -> str: ...

def bench(
    module: Module, function: str, *args: Any, engines: Iterable[str] = ("jit", "interpreter"), seconds: float = 0.2
) -> Table: ...
