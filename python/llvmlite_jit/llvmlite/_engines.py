"""MCJIT, LLJIT, symbols, and the cache of objects."""

import ctypes
import weakref
from typing import Any, Callable, Dict, List, Optional

from .. import _ir_ffi as _ffi
from .._engine import Engine, Module
from .._errors import Error
from ._description import Description
from ._library import Output, dispose, find, forget, new, take_string
from ._modules import Ir, ModuleState, described
from ._targets import LAYOUT

#: Functions and variables that `add_symbol` has made known.
_symbols: Dict[str, int] = {}


class Loaded:
    """Code in memory: one or more modules that were compiled together."""

    def __init__(self, ir: Ir, program: Module, **options: Any):
        self.description: Description = ir.describe()
        self.engine: Engine = program.compile(**options)
        self._addresses: Dict[str, int] = {}

    def address(self, name: str) -> int:
        """The address of a function or variable that it defines; 0 if there is none."""
        known = self._addresses.get(name)
        if known is None:
            known = self._addresses[name] = self._find(name)
        return known

    def _find(self, name: str) -> int:
        position = self.description.by_name.get(name.encode())
        if position is None or self.description.globals[position].is_declaration:
            return 0
        if self.description.globals[position].kind == _ffi.FUNCTION:
            return self.engine[name].address
        return self.engine.address(name)

    def structors(self, table: bytes) -> None:
        """Calls the functions of `llvm.global_ctors` or `llvm.global_dtors`, by priority."""
        position = self.description.by_name.get(table)
        if position is None or self.description.globals[position].operand.index == _ffi.NOWHERE:
            return
        found = []
        entries = self.description.constant(self.description.globals[position].operand.index)
        for n in range(entries.operand_count):
            entry = self.description.constant(entries.operands[n].index)
            if entry.operand_count < 2 or entry.operands[1].kind != _ffi.FUNCTION:
                continue
            priority = self.description.constant(entry.operands[0].index).words[0]
            found.append((priority, self.description.globals[entry.operands[1].index].name.decode()))
        for _, name in sorted(found, key=lambda pair: pair[0]):
            ctypes.CFUNCTYPE(None)(self.address(name))()


def _declared(description: Description) -> List[str]:
    """Names that a module uses and does not define."""
    names = (entry.name.decode() for entry in description.globals if entry.is_declaration)
    return [name for name in names if not name.startswith("llvm.")]


class EngineState:
    """Modules that are compiled together when an address is asked for; later ones see what earlier ones define."""

    def __init__(self) -> None:
        self.waiting: List[ModuleState] = []
        #: Compiled code, with the modules that it comes from.
        self.loaded: List[Any] = []
        self.mappings: Dict[str, int] = {}
        self.cache: Any = None
        #: Address of the machine that the engine owns.
        self.machine: Optional[int] = None

    def compile(self) -> None:
        if not self.waiting:
            return
        objects = [self.cache.object_for(module) if self.cache else None for module in self.waiting]
        irs = [module.ir if found is None else found for module, found in zip(self.waiting, objects)]
        whole = irs[0]
        if len(irs) > 1:
            whole = whole.clone()
            for other in irs[1:]:
                whole.link(other)
        program = whole.verify()
        addresses = {**_symbols, **self.mappings}
        for name in _declared(whole.describe()) if self.loaded else ():
            known = self._find(name)
            if known:
                addresses[name] = known
        compiled = self.waiting
        self.loaded.append((Loaded(whole, program, addresses=addresses), [weakref.ref(module) for module in compiled]))
        self.waiting = []
        for module, found in zip(compiled, objects):
            if found is None and self.cache:
                self.cache.compiled(module)

    def _find(self, name: str) -> int:
        return next(filter(None, (loaded.address(name) for loaded, _ in self.loaded)), 0)

    def address(self, name: str) -> int:
        self.compile()
        return self._find(name) or self.mappings.get(name, 0)

    def remove(self, module: ModuleState) -> None:
        if module in self.waiting:
            self.waiting.remove(module)
            return
        for number, (_, modules) in enumerate(self.loaded):
            if any(found() is module for found in modules):
                if len(modules) > 1:
                    raise ValueError("the module was compiled together with others, and cannot be removed from them")
                del self.loaded[number]
                return

    def structors(self, table: bytes) -> None:
        self.compile()
        for loaded, _ in self.loaded:
            loaded.structors(table)


class CacheState:
    """A cache of objects: what stands for an object is the module as bitcode, which is compiled anew."""

    def __init__(self, notify: Any, get: Any, owner: Any):
        self._notify = notify
        self._get = get
        # The owner has a reference to this.
        self._owner = weakref.ref(owner)

    def _data(self, module: ModuleState) -> Any:
        # The hooks' second argument is a pointer to `_ObjectCacheData`.
        pointer = self._notify.argtypes[1]
        data = pointer._type_()
        data.module_ptr = ctypes.cast(module.address, type(data.module_ptr))
        return pointer(data), data

    def object_for(self, module: ModuleState) -> Optional[Ir]:
        owner = self._owner()
        if owner is None:
            return None
        pointer, data = self._data(module)
        self._get(owner, pointer)
        if not data.buf_ptr:
            return None
        return Ir.parse(take_string(data.buf_ptr, data.buf_len), "<object>")

    def compiled(self, module: ModuleState) -> None:
        owner = self._owner()
        if owner is None:
            return
        content = module.program.emit("bitcode")
        memory = ctypes.create_string_buffer(content, len(content))
        pointer, data = self._data(module)
        data.buf_ptr, data.buf_len = ctypes.addressof(memory), len(content)
        self._notify(owner, pointer)


def _create(module: int, machine: Any, _manager: Any, error: Output) -> Optional[int]:
    state = EngineState()
    state.waiting.append(find(module))
    state.machine = machine
    return new(state)


def _dispose_engine(engine: int) -> None:
    state = forget(engine)
    if state is None:
        return
    # The engine has owned its modules and its machine.
    forget(state.machine)
    for module in [*state.waiting, *(found() for _, modules in state.loaded for found in modules)]:
        if module is not None:
            dispose(module.address)


def _or_error(call: Callable[[], Any]) -> Any:
    try:
        return call()
    except Error as refused:
        raise RuntimeError(described(refused)) from None


def _remove(engine: int, module: int, error: Output) -> int:
    try:
        find(engine).remove(find(module))
    except ValueError as wrong:
        error.set(str(wrong))
        return 1
    return 0


def _map(engine: int, value: int, address: int) -> None:
    find(engine).mappings[find(value).name.decode()] = address


def _load(name: bytes, error: Output) -> int:
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


class Dylib:
    """A library of an LLJIT. It lives as long as somebody tracks it or another library uses it."""

    def __init__(self, name: str):
        self.name = name
        self.trackers = 0
        self.imports: Dict[str, int] = {}
        self.uses: List["Dylib"] = []
        self.loaded: Optional[Loaded] = None

    def address(self, name: str) -> int:
        return self.imports.get(name) or (self.loaded.address(name) if self.loaded else 0)

    def load(self, irs: List[Ir], sees_process: bool) -> None:
        if not irs:
            return
        whole = irs[0]
        for other in irs[1:]:
            whole.link(other)
        program = whole.verify()
        addresses = dict(self.imports)
        for name in _declared(whole.describe()):
            found = next(filter(None, (other.address(name) for other in self.uses)), 0)
            if found:
                addresses.setdefault(name, found)
        options: Dict[str, Any] = {}
        if sees_process:
            addresses = {**_symbols, **addresses}
        else:
            options["allowed"] = list(addresses)
        self.loaded = Loaded(whole, program, addresses=addresses, **options)
        self.loaded.structors(b"llvm.global_ctors")


def _link(jit, name, elements, count, imports, import_count, exports, export_count, error) -> Optional[int]:
    libraries, name = find(jit), name.decode()
    made = Dylib(name)
    try:
        if name in libraries:
            raise ValueError(f"Library name `{name}' is already in use.")
        irs, sees_process = [], False
        for element in elements[:count]:
            text = ctypes.string_at(element.value, element.value_len)
            if element.element_kind in (0, 1) and not text.startswith(b"\x7fELF"):
                irs.append(Ir.parse(text, f"{name}.ll"))
            elif element.element_kind == 3 and text:
                if text.decode() not in libraries:
                    raise ValueError(f"Failed to find library `{text.decode()}'.")
                made.uses.append(libraries[text.decode()])
            elif element.element_kind == 3:
                sees_process = True
            else:
                raise ValueError("llvmlite-jit takes no objects, which only a linker can read")
        made.imports = {symbol.name.decode(): symbol.address for symbol in imports[:import_count]}
        try:
            made.load(irs, sees_process)
        except Error as refused:
            wanted = " ".join(symbol.name.decode() for symbol in exports[:export_count])
            raise ValueError(f"Failed to materialize symbols: {{ ({name}, {{ {wanted} }}) }}\n{described(refused)}") from None
        for symbol in exports[:export_count]:
            address = made.address(symbol.name.decode())
            if not address:
                raise ValueError(f"Symbols not found: [ {symbol.name.decode()} ]")
            symbol.address = address
    except (Error, ValueError) as refused:
        error.set(described(refused) if isinstance(refused, Error) else str(refused))
        return None
    libraries[name] = made
    return _track(libraries, made)


def _track(libraries: Dict[str, Dylib], library: Dylib) -> int:
    library.trackers += 1
    return new((libraries, library))


def _untrack(tracker: int, _error: Output) -> int:
    found = forget(tracker)
    if found is not None:
        libraries, library = found
        library.trackers -= 1
        if not library.trackers and libraries.get(library.name) is library:
            del libraries[library.name]
    return 0


def _lookup(jit, library: bytes, name: bytes, address: Output, error: Output) -> Optional[int]:
    libraries = find(jit)
    found = libraries.get(library.decode())
    if found is None:
        error.set(f"No such library: {library.decode()}")
        return None
    at = found.address(name.decode())
    if not at:
        error.set(f"Symbols not found: [ {name.decode()} ]")
        return None
    address.set(at)
    return _track(libraries, found)


FUNCTIONS: Dict[str, Callable[..., Any]] = {
    "LinkInMCJIT": lambda: None,
    "TryAllocateExecutableMemory": lambda: 0,
    "EnableJITEvents": lambda *_: 0,
    "CreateMCJITCompiler": _create,
    "DisposeExecutionEngine": _dispose_engine,
    "AddModule": lambda engine, module: find(engine).waiting.append(find(module)),
    "RemoveModule": _remove,
    "FinalizeObject": lambda engine: _or_error(find(engine).compile),
    "GetFunctionAddress": lambda engine, name: _or_error(lambda: find(engine).address(name.decode())),
    "GetGlobalValueAddress": lambda engine, name: _or_error(lambda: find(engine).address(name.decode())),
    "AddGlobalMapping": _map,
    "RunStaticConstructors": lambda engine: _or_error(lambda: find(engine).structors(b"llvm.global_ctors")),
    "RunStaticDestructors": lambda engine: _or_error(lambda: find(engine).structors(b"llvm.global_dtors")),
    "GetExecutionEngineTargetData": lambda engine: new(LAYOUT),
    "CreateObjectCache": lambda notify, get, owner: new(CacheState(notify, get, owner)),
    "SetObjectCache": lambda engine, cache: setattr(find(engine), "cache", find(cache)),
    "AddSymbol": lambda name, address: _symbols.__setitem__(name.decode(), address),
    "SearchAddressOfSymbol": _search,
    "LoadLibraryPermanently": _load,
    "CreateLLJITCompiler": lambda _machine, _errors, _link, error: new({}),
    "LLJITDispose": dispose,
    "LLJITGetDataLayout": lambda jit: new(LAYOUT),
    "LLJIT_Link": _link,
    "LLJITLookup": _lookup,
    "LLJIT_Dylib_Tracker_Dispose": _untrack,
}
