"""Modules, engines and functions."""

from __future__ import annotations

import os
from _thread import _local
from ctypes import byref, c_int32, c_size_t, c_void_p

from . import _ffi, _types
from ._errors import CallError, Diagnostic, Fault, Record, check, diagnostics, exception

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Tuple, Union


class _Handle:
    """A handle of the C library, deleted with its object."""

    _delete = staticmethod(lambda handle: None)
    _as_parameter_ = None

    def __init__(self, handle: Optional[int]):
        self._as_parameter_ = handle

    def close(self) -> None:
        """Deletes it now. Uses after that raise an exception."""
        handle, self._as_parameter_ = self._as_parameter_, 0
        if handle:
            self._delete(handle)

    def __del__(self) -> None:
        # While the interpreter shuts down, what this needs may be gone.
        handle, self._as_parameter_ = self._as_parameter_, 0
        if handle and self._delete is not None:
            self._delete(handle)


def _encoded(text: Union[str, bytes]) -> bytes:
    if isinstance(text, str):
        return text.encode()
    if isinstance(text, int):
        # `bytes` of a number would be so many zeros.
        raise TypeError("a program is `str` or `bytes`, not `int`")
    return bytes(text)


class Svg:
    """A picture that notebooks show."""

    def __init__(self, text: str):
        self.text = text

    def _repr_svg_(self) -> str:
        return self.text

    def __str__(self) -> str:
        return self.text


class Listing(str):
    """A text that notebooks show as it is."""

    def _repr_html_(self) -> str:
        import html

        return f"<pre>{html.escape(self)}</pre>"


class Module(_Handle):
    """A program that was read and verified: `Module.parse` and `Module.read` make one."""

    _delete = staticmethod(_ffi.module_delete)

    @classmethod
    def parse(cls, program: Union[str, bytes], name: str = "module.ll") -> Module:
        """Reads and verifies LLVM assembly, bitcode, or bytecode of LLVM 1.0 to 1.3. `name` stands for it in messages.

        Raises `Refused` with every diagnostic if it has errors, `SourceError` if it is none of these."""
        text = _encoded(program)
        out = c_void_p()
        check(_ffi.module_parse(name.encode(), text, len(text), byref(out)))
        return cls(out.value)

    @classmethod
    def read(cls, path: Union[str, os.PathLike[str]]) -> Module:
        """Reads and verifies a file."""
        out = c_void_p()
        check(_ffi.module_read(os.fsencode(path), byref(out)))
        return cls(out.value)

    def link(self, other: Module) -> Module:
        """Links this module with another one to a third: each may define what the other declares."""
        out = c_void_p()
        check(_ffi.module_link(self, other, byref(out)))
        return Module(out.value)

    @property
    def diagnostics(self) -> Tuple[Diagnostic, ...]:
        """The warnings about the program."""
        count = c_size_t()
        return diagnostics(_ffi.module_warnings(self, byref(count)), count.value)

    @property
    def functions(self) -> Dict[str, str]:
        """The functions that the module defines, with their types."""
        return self._signatures(_ffi.module_definitions)

    @property
    def declarations(self) -> Dict[str, str]:
        """The functions that the module declares and does not define, with their types."""
        return self._signatures(_ffi.module_declarations)

    def _signatures(self, ask) -> Dict[str, str]:
        count = c_size_t()
        array = ask(self, byref(count))
        return {s.name.decode(): s.type_text.decode() for s in (array[: count.value] if count.value else ())}

    def compile(self, *, checked: bool = False, **options: Any) -> Engine:
        """Compiles the module to machine code, and loads it. `checked`: the code checks its accesses to memory, and raises a `Fault`
        at the first mistake, with the interpreter's report.

        Options, the same for `interpret`: `functions`, what the program calls of Python, by name; `timeout` in seconds, `fuel` in
        instructions, `max_memory` and `max_stack` in bytes, for each run; `entries`, the functions that will be called, `allowed`,
        what the program may use of libraries; `opt_level`, 0 to 2; `addresses`, functions of C by name.

        Compiled code may do anything to the memory of the process, as a function that `ctypes` calls may."""
        return Engine(self, _ffi.CHECKED if checked else _ffi.JIT, **options)

    def interpret(self, **options: Any) -> Engine:
        """Loads the module into the interpreter, which stops with a `Fault` at the first step that LLVM leaves undefined."""
        return Engine(self, _ffi.INTERPRETER, **options)

    def emit(self, form: str = "ll", function: Optional[str] = None) -> Union[bytes, Listing, Svg]:
        """The module as `ll`, `bitcode`, `bitcode14`, `bytecode`, or compiled: `asm`, `clif`; or its control flow graphs: `cfg`
        as SVG, `dot`. `function` shows this one alone."""
        if form not in _ffi.FORMS:
            raise ValueError(f"there is no form {form!r}: {', '.join(_ffi.FORMS)}")
        out = c_void_p()
        check(_ffi.module_emit(self, _ffi.FORMS[form], function.encode() if function is not None else None, byref(out)))
        content = _ffi.take_bytes(out.value)
        if form.startswith("b"):
            return content
        return Svg(content.decode()) if form == "cfg" else Listing(content.decode())

    def _repr_html_(self) -> str:
        return self.emit("ll")._repr_html_()  # type: ignore[union-attr]

    def __repr__(self) -> str:
        return f"<Module: {', '.join(self.functions)}>" if self._as_parameter_ else "<Module, closed>"


class Completed(Record):
    """A program that has ended, as `subprocess.CompletedProcess`."""

    __slots__ = ("returncode", "stdout", "stderr")
    if TYPE_CHECKING:
        returncode: int
        stdout: bytes
        stderr: bytes


# Exceptions of callbacks on their way through the program, by thread.
_pending = _local()


class Engine(_Handle):
    """A program that is loaded. `engine["name"]` is a function of it; variables keep their content from call to call."""

    _delete = staticmethod(_ffi.engine_delete)

    def __init__(
        self,
        module: Module,
        kind: int,
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
    ):
        super().__init__(0)
        self._callbacks: List[Any] = []
        self._functions: Dict[str, Function] = {}
        options = _ffi.options_new()
        try:
            check(_ffi.options_set_interrupt(options, True))
            for value, setter in (
                (timeout, _ffi.options_set_timeout),
                (fuel, _ffi.options_set_fuel),
                (max_memory, _ffi.options_set_max_memory),
                (max_stack, _ffi.options_set_max_stack),
                (opt_level, _ffi.options_set_opt_level),
            ):
                if value is not None:
                    if value < 0:
                        raise ValueError(f"a limit cannot be {value}")
                    check(setter(options, value))
            if entries is not None:
                check(_ffi.options_set_entries(options, *_ffi.names(entries)))
            if allowed is not None:
                check(_ffi.options_set_allowed(options, *_ffi.names(allowed)))
            declared = module.declarations if functions else {}
            for name, function in (functions or {}).items():
                # A function that the program does not declare is never called.
                if name in declared:
                    self._add(options, name, declared[name], function)
                elif not callable(function):
                    raise TypeError(f"the function `{name}` is not callable: {function!r}")
            for name, address in (addresses or {}).items():
                keep: List[Any] = []
                check(_ffi.options_add_address(options, name.encode(), _types.address_of(address, keep)))
                self._callbacks += keep
            out = c_void_p()
            check(_ffi.engine_new(module, kind, options, byref(out)))
        finally:
            _ffi.options_delete(options)
        self._as_parameter_ = out.value
        self.kind = {_ffi.JIT: "jit", _ffi.CHECKED: "checked"}.get(kind, "interpreter")

    def _add(self, options, name: str, type_text: str, function: Callable[..., Any]) -> None:
        if not callable(function):
            raise TypeError(f"the function `{name}` is not callable: {function!r}")
        result, params, _ = _types.split_signature(type_text)
        returns, takes = _types.parse(result), [_types.parse(param) for param in params]

        def call(_data, arguments, _count, place):
            try:
                values = [ty.get(arguments, at)[0] for at, ty in enumerate(takes)]
                found = function(*values)
                if returns.count:
                    keep: List[Any] = []
                    returns.put(found, place, 0, keep)
                return 0
            except BaseException as error:  # noqa: BLE001 - nothing may leave a callback
                _pending.exception = error
                return _ffi.error_new(repr(error).encode("utf-8", "replace").replace(b"\0", b"?"))

        callback = _ffi.Callback(call)
        self._callbacks.append(callback)
        check(_ffi.options_add_function(options, name.encode(), type_text.encode(), callback, None, None))

    def __getitem__(self, name: str) -> Function:
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = Function(self, name)
        return function

    def address(self, name: str) -> int:
        """The address of a variable, or of a function for passing it on."""
        out = c_void_p()
        check(_ffi.engine_address(self, name.encode(), byref(out)))
        return out.value or 0

    def run(
        self,
        function: str = "main",
        args: Iterable[str] = ("main",),
        *,
        capture: bool = False,
        input: Optional[bytes] = None,
        max_output: int = 0,
    ) -> Union[int, Completed]:
        """Runs `main` or another function as a program, and returns the exit status; with `capture` also what it wrote, and
        with `input` as its standard input. `max_output` is the most bytes that it may write."""
        argv, argc = _ffi.names(args)
        status = c_int32()
        if not capture:
            if input is not None or max_output:
                raise ValueError("`input` and `max_output` are for runs that are captured: capture=True")
            _raise(_ffi.engine_run(self, function.encode(), argc, argv, byref(status)))
            return status.value
        out, err = c_void_p(), c_void_p()
        failed = _ffi.engine_run_captured(
            self, function.encode(), argc, argv, input, len(input or b""), max_output, byref(out), byref(err), byref(status)
        )
        stdout = _ffi.take_bytes(out.value) if out.value else b""
        stderr = _ffi.take_bytes(err.value) if err.value else b""
        if failed:
            error = _exception(failed)
            error.stdout, error.stderr = stdout, stderr  # type: ignore[attr-defined]
            raise error
        return Completed(status.value, stdout, stderr)

    def close(self) -> None:
        """Deletes the engine and its functions."""
        functions = getattr(self, "_functions", {})
        for function in functions.values():
            function.close()
        functions.clear()
        super().close()

    def __repr__(self) -> str:
        return f"<Engine: {getattr(self, 'kind', 'closed')}>"


def _exception(handle) -> BaseException:
    """The exception for an error: that of a callback, if one has ended the run."""
    error = exception(handle)
    of_callback = getattr(_pending, "exception", None)
    _pending.exception = None
    if of_callback is not None and isinstance(error, Fault) and error.kind == "host error":
        of_callback.__cause__ = error
        return of_callback
    return error


def _raise(handle) -> None:
    if handle:
        raise _exception(handle)


class Function(_Handle):
    """A function of an engine: call it with Python's values."""

    _delete = staticmethod(_ffi.function_delete)

    def __init__(self, engine: Engine, name: str):
        super().__init__(0)
        # What the engine calls of Python lives as long as this.
        self._callbacks = engine._callbacks
        self.name = name
        out = c_void_p()
        check(_ffi.engine_function(engine, name.encode(), byref(out)))
        self._as_parameter_ = out.value
        self.type = _ffi.function_type(self).decode()
        count = _ffi.function_parameter_count(self)
        self._params = [_types.parse(_ffi.function_parameter_type(self, n).decode()) for n in range(count)]
        self._result = _types.parse(_ffi.function_result_type(self).decode())
        self._count = sum(param.count for param in self._params)
        self._places = _ffi.Value * self._count
        self._result_places = _ffi.Value * max(self._result.count, 1)

    def __call__(self, *args: Any) -> Any:
        if len(args) != len(self._params):
            raise CallError(f"`@{self.name}` is `{self.type}`: it takes {len(self._params)} arguments, not {len(args)}")
        keep: List[Any] = []
        places, at = self._places(), 0
        for number, (param, arg) in enumerate(zip(self._params, args)):
            try:
                at = param.put(arg, places, at, keep)
            except (TypeError, OverflowError) as error:
                raise type(error)(f"argument {number} of `@{self.name}`: {error}") from None
        results = self._result_places()
        failed = _ffi.function_call(self, places, self._count, results, self._result.count, None)
        if failed:
            raise _exception(failed)
        return self._result.get(results, 0)[0]

    def call_text(self, arguments: str) -> str:
        """Calls the function with values of any type, as LLVM writes them, and returns the result in the same way."""
        out = c_void_p()
        _raise(_ffi.function_call_text(self, arguments.encode(), byref(out)))
        return _ffi.take_bytes(out.value).decode()

    @property
    def pointer(self) -> int:
        """A pointer of C to the function, for `ctypes` and for other functions. Each call by way of it is a run."""
        out = c_void_p()
        check(_ffi.function_pointer(self, byref(out)))
        return out.value or 0

    @property
    def address(self) -> int:
        """The address of its machine code, as llvmlite's engines return it: fast, and without limits and faults as exceptions."""
        out = c_void_p()
        check(_ffi.function_address(self, byref(out)))
        return out.value or 0

    def bench(self, *args: Any, seconds: float = 0.2) -> Timing:
        """Measures calls with these arguments, for about this long."""
        from time import perf_counter

        self(*args)
        times: List[float] = []
        end = perf_counter() + seconds
        while not times or perf_counter() < end:
            start = perf_counter()
            self(*args)
            times.append(perf_counter() - start)
        return Timing(self.name, sorted(times))

    def __repr__(self) -> str:
        return f"<Function @{self.name}: {self.type}>"


class Timing:
    """How long calls took, in seconds."""

    def __init__(self, name: str, times: List[float]):
        self.name = name
        self.runs = len(times)
        self.least = times[0]
        self.median = times[len(times) // 2]
        self.most = times[-1]

    def __repr__(self) -> str:
        shown = ", ".join(f"{what} {_duration(getattr(self, what))}" for what in ("least", "median", "most"))
        return f"<{self.name}: {shown}, {self.runs} runs>"


def _duration(seconds: float) -> str:
    for unit, factor in (("s", 1), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


class Table:
    """Measurements, which notebooks show as a table."""

    HEADINGS = ("function", "engine", "least", "median", "most", "runs")

    def __init__(self, rows: List[Tuple[str, str, Timing]]):
        self.rows = rows

    def _cells(self) -> List[Tuple[str, ...]]:
        return [
            (name, engine, _duration(t.least), _duration(t.median), _duration(t.most), str(t.runs))
            for name, engine, t in self.rows
        ]

    def __str__(self) -> str:
        lines = [self.HEADINGS] + self._cells()
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.HEADINGS))]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines)

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{cell}</th>" for cell in self.HEADINGS)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in self._cells())
        return f"<table><tr>{head}</tr>{body}</table>"


def bench(module: Module, function: str, *args: Any, engines: Iterable[str] = ("jit", "interpreter"), seconds: float = 0.2) -> Table:
    """Measures a function in both engines."""
    rows = []
    for kind in engines:
        engine = module.compile() if kind == "jit" else module.interpret()
        rows.append((function, kind, engine[function].bench(*args, seconds=seconds)))
    return Table(rows)
