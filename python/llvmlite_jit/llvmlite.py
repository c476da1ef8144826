"""numba's llvmlite on this engine: `llvmlite.binding` of PyPI, with our functions in the place of its library of LLVM.

    import llvmlite_jit.llvmlite
    llvmlite_jit.llvmlite.install()     # before the first use of llvmlite.binding
    import llvmlite.binding

or `python -m llvmlite_jit.llvmlite script.py …` for a script as it is. Nothing is installed for other programs. What there is:
modules from text and bitcode, linking, MCJIT and LLJIT, symbols, targets as values. Pass managers exist and change nothing: the
engine optimises when it compiles. What there is not raises `NotImplementedError` with a sentence: looking inside a module (values, types,
instructions), objects, caches of objects. Neither is numba's use of llvmlite a goal.
"""

import ctypes
import re
import sys
from typing import Any, Callable, Dict, List, Optional

from ._engine import Engine, Module
from ._errors import Error

#: Versions of llvmlite whose Python layer this stands behind, with the versions of LLVM that they have: one with typed
#: pointers, and one with opaque ones.
VERSIONS = {"0.44": (15, 0, 7), "0.50": (22, 1, 0)}

TRIPLE = "x86_64-unknown-linux-gnu"
LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"


class _State:
    """An object that a handle stands for."""


class _ModuleState(_State):
    def __init__(self, module: Module, name: str = "<string>"):
        self.module = module
        self.name = name.encode()
        self.triple: Optional[bytes] = None
        self.layout: Optional[bytes] = None


class _EngineState(_State):
    """Modules that are compiled together when an address is asked for; later ones see the functions of earlier ones."""

    def __init__(self) -> None:
        self.waiting: List[_ModuleState] = []
        self.compiled: List[Engine] = []
        self.programs: List[Module] = []
        self.mappings: Dict[str, int] = {}

    def compile(self) -> None:
        if not self.waiting:
            return
        program = self.waiting[0].module
        for other in self.waiting[1:]:
            program = program.link(other.module)
        addresses = {**_symbols, **self.mappings}
        for name in program.declarations:
            found = self._find(name)
            if found:
                addresses[name] = found
        self.compiled.append(program.compile(addresses=addresses))
        self.programs.append(program)
        self.waiting = []

    def _find(self, name: str) -> int:
        for engine, program in zip(self.compiled, self.programs):
            if name in program.functions:
                return engine[name].address
            try:
                return engine.address(name)
            except Error:
                continue
        return 0

    def address(self, name: str) -> int:
        self.compile()
        return self._find(name)

    def structors(self, table: str) -> None:
        """Calls the functions of `llvm.global_ctors` or `llvm.global_dtors`, by priority."""
        self.compile()
        for engine, program in zip(self.compiled, self.programs):
            line = re.search(rf"^@llvm\.{table} = .*$", program.emit("ll"), re.MULTILINE)  # type: ignore[arg-type]
            entry = r'i32 (\d+), (?:ptr|void \(\)\*) @("[^"]+"|[\w.$-]+)'
            found = [(int(p), n.strip('"')) for p, n in re.findall(entry, line[0])] if line else []
            for _, name in sorted(found, key=lambda pair: pair[0]):
                ctypes.CFUNCTYPE(None)(engine[name].address)()


#: Functions and variables that `add_symbol` has made known.
_symbols: Dict[str, int] = {}
#: Objects by the address that stands for them, with the memory that keeps the address from being used twice.
_objects: Dict[int, Any] = {}


def _new(state: Any) -> int:
    memory = ctypes.create_string_buffer(16)
    address = ctypes.addressof(memory)
    _objects[address] = (state, memory)
    return address


def _state(address: Optional[int]) -> Any:
    return _objects[address][0]


def _forget(address: Optional[int]) -> None:
    _objects.pop(address, None)


class _Output:
    """A `char **` of a caller."""

    def __init__(self, place: Any):
        self._place = place

    def set(self, text: Any) -> None:
        self._place.value = text.encode() if isinstance(text, str) else text


def _plain(argument: Any) -> Any:
    """An argument as Python has it: handles as addresses, strings as bytes."""
    argument = getattr(argument, "_as_parameter_", argument)
    place = getattr(argument, "_obj", None)
    if place is not None:
        return _Output(place)
    if isinstance(argument, ctypes._Pointer):
        return ctypes.cast(argument, ctypes.c_void_p).value
    if isinstance(argument, (ctypes.Array, ctypes._CFuncPtr)):
        return argument.value if isinstance(argument, ctypes.Array) and hasattr(argument, "value") else argument
    if isinstance(argument, ctypes._SimpleCData):
        # The value of a string would end at its first zero.
        return argument if isinstance(argument, ctypes.c_char_p) else argument.value
    return argument


def _bytes(text: Any, size: Optional[int] = None) -> bytes:
    """A string of a caller, or so many bytes of it."""
    if isinstance(text, bytes):
        return text
    return text.value if size is None else ctypes.string_at(ctypes.cast(text, ctypes.c_void_p), size)


class _Function:
    """Stands for a function of the library, as `ctypes` has them."""

    def __init__(self, name: str, body: Optional[Callable[..., Any]]):
        self.name = name
        self.argtypes: Any = None
        self.restype: Any = ctypes.c_int
        self._body = body

    def __call__(self, *arguments: Any) -> Any:
        if self._body is None:
            raise NotImplementedError(
                f"llvmlite-jit has no {self.name}: it runs modules, and does not look inside or write objects"
            )
        result = self._body(*[_plain(argument) for argument in arguments])
        if self.restype is None:
            return None
        if isinstance(self.restype, type) and issubclass(self.restype, ctypes._Pointer):
            return ctypes.cast(result, self.restype)
        if self.restype in (ctypes.c_char_p, ctypes.c_void_p):
            return result
        return 0 if result is None else self.restype(result).value


class _Library:
    """Duck-types the library that `llvmlite.binding` loads."""

    _name = "llvmlite-jit"
    _handle = 0

    def __init__(self) -> None:
        self._known: Dict[str, _Function] = {}

    def __getattr__(self, name: str) -> _Function:
        if not name.startswith("LLVMPY_"):
            raise AttributeError(name)
        function = self._known.get(name)
        if function is None:
            function = self._known[name] = _Function(name, _body(name[len("LLVMPY_") :]))
        return function


def _body(name: str) -> Optional[Callable[..., Any]]:
    found = _FUNCTIONS.get(name)
    if found is None and re.match(r"Initialize|Dispose|.*PassManger$", name):
        return _dispose if name.startswith("Dispose") else lambda *_: None
    if found is None and re.match(r"(module|function)_Add|Add\w+Pass(_|$)|AddAnalysisPasses|PassManagerBuilder(Populate|Use)", name):
        # Passes are known, and change nothing.
        return lambda *_: None
    return found


def _dispose(*arguments: Any) -> None:
    for argument in arguments[:1]:
        if isinstance(argument, int):
            _forget(argument)


def _parse(program: bytes, error: _Output) -> Optional[int]:
    try:
        return _new(_ModuleState(Module.parse(program, name="<string>")))
    except Error as refused:
        error.set(str(refused))
        return None


def _link(first: int, second: int, error: _Output) -> int:
    into = _state(first)
    try:
        into.module = into.module.link(_state(second).module)
    except Error as refused:
        error.set(str(refused))
        return 1
    finally:
        _forget(second)
    return 0


def _header(state: _ModuleState, key: str) -> bytes:
    found = re.search(rf'^target {key} = "([^"]*)"', state.module.emit("ll"), re.MULTILINE)  # type: ignore[arg-type]
    return found[1].encode() if found else b""


def _set_header(state: _ModuleState, key: str, value: bytes) -> None:
    """Writes the module anew with another triple or data layout."""
    text = re.sub(rf'^target {key} = "[^"]*"\n', "", state.module.emit("ll"), flags=re.MULTILINE)  # type: ignore[arg-type]
    state.module = Module.parse(f'target {key} = "{value.decode()}"\n{text}', name="<string>")


def _print(module: int, out: _Output) -> None:
    state = _state(module)
    out.set(f"; ModuleID = '{state.name.decode()}'\n{state.module.emit('ll')}")


def _bitcode(module: int, out: _Output, size: _Output) -> None:
    content = _state(module).module.emit("bitcode")
    # The caller reads as many bytes as `size` says: a plain `c_char_p` would do if there were no zeros.
    keep = ctypes.create_string_buffer(content, len(content))
    _kept.append(keep)
    out._place.value = ctypes.cast(keep, ctypes.c_char_p).value if not content else None
    ctypes.memmove(ctypes.addressof(out._place), ctypes.byref(ctypes.c_void_p(ctypes.addressof(keep))), 8)
    size._place.value = len(content)
    if len(_kept) > 16:
        del _kept[0]


_kept: List[Any] = []


def _mcjit(module: int, _machine: Any, _manager: Any, error: _Output) -> Optional[int]:
    state = _EngineState()
    state.waiting.append(_state(module))
    return _new(state)


def _finalize(engine: int) -> None:
    try:
        _state(engine).compile()
    except Error as refused:
        raise RuntimeError(str(refused)) from None


def _function_address(engine: int, name: bytes) -> int:
    try:
        return _state(engine).address(name.decode())
    except Error as refused:
        raise RuntimeError(str(refused)) from None


def _remove(engine: int, module: int, error: _Output) -> int:
    state, found = _state(engine), _state(module)
    if found not in state.waiting:
        error.set("a module that is compiled cannot be removed from llvmlite-jit's engine")
        return 1
    state.waiting.remove(found)
    return 0


def _load(name: bytes, error: _Output) -> int:
    try:
        ctypes.CDLL(name.decode() or None, mode=ctypes.RTLD_GLOBAL)
    except OSError as failed:
        error.set(str(failed))
        return 1
    return 0


def _search(name: bytes) -> Optional[int]:
    known = _symbols.get(name.decode())
    if known:
        return known
    try:
        return ctypes.cast(getattr(ctypes.CDLL(None), name.decode()), ctypes.c_void_p).value
    except AttributeError:
        return None


class _LibraryState(_State):
    """A library of an LLJIT."""

    def __init__(self, engine: Engine, program: Module):
        self.engine = engine
        self.program = program

    def address(self, name: str) -> Optional[int]:
        if name in self.program.functions:
            return self.engine[name].address
        try:
            return self.engine.address(name)
        except Error:
            return None


def _lljit_link(jit, name, elements, count, imports, import_count, exports, export_count, error) -> Optional[int]:
    libraries = _state(jit)
    try:
        if name.decode() in libraries:
            raise ValueError(f"there is a library `{name.decode()}` already")
        programs, addresses = [], {}
        for element in elements[:count]:
            text = ctypes.string_at(element.value, element.value_len)
            if element.element_kind == 0:
                programs.append(Module.parse(text, name=f"{name.decode()}.ll"))
            elif element.element_kind == 3 and text:
                if text.decode() not in libraries:
                    raise ValueError(f"there is no library `{text.decode()}`")
                other = libraries[text.decode()]
                addresses.update({name: other.address(name) for name in other.program.functions})
            elif element.element_kind != 3:
                raise ValueError("llvmlite-jit takes neither assembly nor objects")
        for symbol in imports[:import_count]:
            addresses[symbol.name.decode()] = symbol.address
        if not programs:
            raise ValueError("a library needs a module")
        program = programs[0]
        for other in programs[1:]:
            program = program.link(other)
        wanted = {name: at for name, at in addresses.items() if name in program.declarations}
        made = _LibraryState(program.compile(addresses={**_symbols, **wanted}), program)
        for symbol in exports[:export_count]:
            address = made.address(symbol.name.decode())
            if not address:
                raise ValueError(f"Symbols not found: [ {symbol.name.decode()} ]")
            symbol.address = address
    except (Error, ValueError) as refused:
        error.set(str(refused))
        return None
    libraries[name.decode()] = made
    return _new((libraries, name.decode()))


def _lljit_lookup(jit, library: bytes, name: bytes, address: _Output, error: _Output) -> Optional[int]:
    libraries = _state(jit)
    found = libraries.get(library.decode())
    at = found.address(name.decode()) if found else None
    if not at:
        error.set(f"Symbols not found: [ {name.decode()} ]" if found else f"No such library: {library.decode()}")
        return None
    address._place.value = at
    return _new((libraries, library.decode()))


def _target(triple: bytes, error: _Output) -> Optional[int]:
    if not re.match(rb"(x86_64|amd64)\b", triple):
        error.set(f'No available targets are compatible with triple "{triple.decode()}": llvmlite-jit has x86-64 only')
        return None
    return _new(triple)


def _emit(_machine: int, module: int, use_object: int, _error: _Output) -> int:
    """Makes a buffer of memory with the listing of the machine code."""
    if use_object:
        raise NotImplementedError("llvmlite-jit writes no object files: it runs modules")
    text = _state(module).module.emit("asm").encode()
    return _new(ctypes.create_string_buffer(text, len(text)))


def _triple_parts(triple: bytes, *outputs: _Output) -> None:
    parts = triple.decode().split("-") + ["unknown"] * 4
    for output, part in zip(outputs, parts):
        output.set(part if part != "unknown" or output is not outputs[3] else "")


_CONTEXT = _new("context")
#: The version of LLVM that the llvmlite in use has.
_llvm = [0, 0, 0]

_FUNCTIONS: Dict[str, Callable[..., Any]] = {
    "GetVersionInfo": lambda: _llvm[0] << 16 | _llvm[1] << 8 | _llvm[2],
    "HasSVMLSupport": lambda: 0,
    "IsStaticLibstdcxxLinkageBuild": lambda: 0,
    "IsDynamicLLVMLinkageBuild": lambda: 0,
    "PackageFormat": lambda: b"wheel",
    "LlvmAssertionsState": lambda: b"off",
    "LinkInMCJIT": lambda: None,
    "Shutdown": lambda: None,
    "SetCommandLine": lambda *_: None,
    "DisposeString": lambda *_: None,
    "TryAllocateExecutableMemory": lambda: 0,
    "EnableJITEvents": lambda *_: 0,
    "ContextCreate": lambda *_: _new("context"),
    "GetGlobalContext": lambda *_: _CONTEXT,
    "ContextDispose": _dispose,
    "ParseAssembly": lambda _context, text, error: _parse(_bytes(text), error),
    "ParseBitcode": lambda _context, text, size, error: _parse(_bytes(text, size), error),
    "PrintModuleToString": _print,
    "WriteBitcodeToString": _bitcode,
    "CloneModule": lambda module: _new(_ModuleState(_state(module).module, _state(module).name.decode())),
    # What was read is verified.
    "VerifyModule": lambda module, error: 0,
    "GetModuleName": lambda module: _state(module).name,
    "SetModuleName": lambda module, name: setattr(_state(module), "name", name),
    "GetDataLayout": lambda module, out: out.set(_header(_state(module), "datalayout")),
    "SetDataLayout": lambda module, text: _set_header(_state(module), "datalayout", text),
    "GetTarget": lambda module, out: out.set(_header(_state(module), "triple")),
    "SetTarget": lambda module, text: _set_header(_state(module), "triple", text),
    "LinkModules": _link,
    "CreateMCJITCompiler": _mcjit,
    "AddModule": lambda engine, module: _state(engine).waiting.append(_state(module)),
    "RemoveModule": _remove,
    "FinalizeObject": _finalize,
    "GetFunctionAddress": _function_address,
    "GetGlobalValueAddress": _function_address,
    "RunStaticConstructors": lambda engine: _state(engine).structors("global_ctors"),
    "RunStaticDestructors": lambda engine: _state(engine).structors("global_dtors"),
    "GetExecutionEngineTargetData": lambda engine: _new(LAYOUT),
    "AddSymbol": lambda name, address: _symbols.__setitem__(name.decode(), address),
    "SearchAddressOfSymbol": _search,
    "LoadLibraryPermanently": _load,
    "GetProcessTriple": lambda out: out.set(TRIPLE),
    "GetDefaultTargetTriple": lambda out: out.set(TRIPLE),
    "GetTripleParts": _triple_parts,
    "GetHostCPUName": lambda out: out.set("x86-64"),
    "GetHostCPUFeatures": lambda out: 0,
    "GetTripleObjectFormat": lambda triple: 3,
    "GetTargetFromTriple": _target,
    "GetTargetName": lambda target: b"x86-64",
    "GetTargetDescription": lambda target: b"64-bit X86: EM64T and AMD64",
    "CreateTargetMachine": lambda target, triple, *_: _new(triple),
    "GetTargetMachineTriple": lambda machine, out: out.set(_state(machine)),
    "SetTargetMachineAsmVerbosity": lambda *_: None,
    "TargetMachineEmitToMemory": _emit,
    "GetBufferStart": lambda buffer: ctypes.addressof(_state(buffer)),
    "GetBufferSize": lambda buffer: len(_state(buffer)),
    "CreateTargetMachineData": lambda machine: _new(LAYOUT),
    "CreateTargetData": lambda layout: _new(layout.decode()),
    "CopyStringRepOfTargetData": lambda data, out: out.set(_state(data)),
    "CreateLLJITCompiler": lambda machine, _errors, _link, error: _new({}),
    "LLJITDispose": _dispose,
    "LLJITGetDataLayout": lambda jit: _new(LAYOUT),
    "LLJIT_Link": _lljit_link,
    "LLJITLookup": _lljit_lookup,
    "LLJIT_Dylib_Tracker_Dispose": lambda tracker, error: _forget(tracker),
    "CreateNewModulePassManager": lambda *_: _new("passes"),
    "CreateNewFunctionPassManager": lambda *_: _new("passes"),
    "CreatePassBuilder": lambda *_: _new("passes"),
    "CreatePipelineTuningOptions": lambda *_: _new({}),
    "buildPerModuleDefaultPipeline": lambda *_: _new("passes"),
    "buildFunctionSimplificationPipeline": lambda *_: _new("passes"),
    # The engine optimises when it compiles. Those of llvmlite 0.44 say that nothing has changed.
    "RunNewModulePassManager": lambda *_: None,
    "RunNewFunctionPassManager": lambda *_: None,
    "CreatePassManager": lambda *_: _new("passes"),
    "CreateFunctionPassManager": lambda *_: _new("passes"),
    "PassManagerBuilderCreate": lambda *_: _new({}),
    "PassManagerBuilderDispose": _dispose,
    "FinalizeFunctionPassManager": lambda *_: 0,
    "RunPassManager": lambda *_: 0,
    "RunFunctionPassManager": lambda *_: 0,
}

for _option in ("SLPVectorization", "LoopInterleaving", "LoopVectorization", "LoopUnrolling", "InlinerThreshold"):
    _FUNCTIONS["PTOGet" + _option] = lambda options, key=_option: _state(options).get(key, 0)
    _FUNCTIONS["PTOSet" + _option] = lambda options, value, key=_option: _state(options).__setitem__(key, value)
for _option in ("DisableUnrollLoops", "LoopVectorize", "SLPVectorize", "OptLevel", "SizeLevel"):
    _FUNCTIONS["PassManagerBuilderGet" + _option] = lambda options, key=_option: _state(options).get(key, 0)
    _FUNCTIONS["PassManagerBuilderSet" + _option] = lambda options, value, key=_option: _state(options).__setitem__(key, value)


def install() -> None:
    """Makes `llvmlite.binding` of this process use llvmlite-jit. To be called before anything imports it."""
    ours = sys.modules.get("llvmlite.binding.ffi")
    if ours is not None:
        if isinstance(ours.lib._lib_handle, _Library):
            return
        raise RuntimeError("llvmlite.binding is loaded already: call llvmlite_jit.llvmlite.install() before its first use")
    import llvmlite

    version = ".".join(llvmlite.__version__.split(".")[:2])
    if version not in VERSIONS:
        raise RuntimeError(
            f"llvmlite_jit.llvmlite stands behind llvmlite {' and '.join(VERSIONS)}, and {llvmlite.__version__} is installed"
        )
    _llvm[:] = VERSIONS[version]
    real = ctypes.CDLL

    class Loader(real):  # type: ignore[misc, valid-type]
        def __new__(cls, name, *arguments, **options):
            if str(name).endswith("libllvmlite.so"):
                return _Library()
            return real(name, *arguments, **options)

    ctypes.CDLL = Loader  # type: ignore[misc]
    try:
        import llvmlite.binding  # noqa: F401
    finally:
        ctypes.CDLL = real  # type: ignore[misc]


def _main(arguments: List[str]) -> None:
    if not arguments:
        sys.exit("usage: python -m llvmlite_jit.llvmlite SCRIPT [ARGUMENT…]")
    import os
    import runpy

    # The module that runs as the command and this one would have different tables.
    import llvmlite_jit.llvmlite as module

    module.install()
    sys.argv = arguments
    sys.path[0] = os.path.dirname(os.path.abspath(arguments[0]))
    runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    _main(sys.argv[1:])
