"""Modules: reading, writing, linking, heads; verification when somebody asks for it."""

from ctypes import byref, c_void_p
from typing import Any, Callable, Dict, Optional

from .. import _ir_ffi as _ffi
from .._engine import Module, _Handle
from .._errors import Error, Refused, check
from ._description import Description
from ._library import Output, content, dispose, dispose_string, find, forget, llvm, new, string

#: Codes of errors that LLVM's verifier reports, while its reader accepts the module. All others are errors of the reader.
VERIFIER_CODES = frozenset(
    "E0230 E0232 E0233 E0240 E0243 E0250 E0251 E0253 E0254 E0255 E0260 E0261 E0262 E0304 E0305 E0306 E0307 E0308 E0309 E0310 "
    "E0311 E0312 E0313 E0314 E0315 E0403 E0406 E0407 E0408 E0409 E0410 E0411 E0420 E0421 E0422".split()
)

#: LLVM's words for errors that both report: scripts look for them.
LLVM_WORDS = {
    "E0110": "multiple definition of local value",
    "E0112": "invalid redefinition of global",
    "E0114": "use of undefined value",
    "E0115": "use of undefined value",
    "E0203": "invalid operand type for instruction",
    "E0205": "value doesn't match function result type",
    "E0301": "expected instruction opcode",
    "E0309": "Instruction does not dominate all uses!",
    "E0401": "use of undefined value",
    "E0901": "symbol multiply defined!",
}


def described(refused: Error) -> str:
    """The text of an error, with LLVM's words for it first."""
    words = [LLVM_WORDS[d.code] for d in getattr(refused, "diagnostics", ()) if d.code in LLVM_WORDS]
    return "\n".join([f"error: {words[0]}", str(refused)] if words else [str(refused)])


class Ir(_Handle):
    """A module that can be changed and is not verified yet."""

    _delete = staticmethod(_ffi.ir_delete)

    @classmethod
    def parse(cls, program: bytes, name: str = "<string>") -> "Ir":
        out = c_void_p()
        check(_ffi.ir_parse(name.encode(), program, len(program), byref(out)))
        return cls(out.value)

    def clone(self) -> "Ir":
        out = c_void_p()
        check(_ffi.ir_clone(self, byref(out)))
        return Ir(out.value)

    def link(self, other: "Ir") -> None:
        check(_ffi.ir_link(self, other))

    def prune(self) -> None:
        """Removes what nothing uses."""
        check(_ffi.ir_prune(self))

    def verify(self) -> Module:
        out = c_void_p()
        check(_ffi.ir_verify(self, byref(out)))
        return Module(out.value)

    def text(self) -> str:
        out = c_void_p()
        check(_ffi.ir_print(self, current(), byref(out)))
        return _ffi.take_bytes(out.value).decode()

    def header(self, header: int) -> bytes:
        out = c_void_p()
        check(_ffi.ir_header(self, header, byref(out)))
        return _ffi.take_bytes(out.value)

    def describe(self) -> Description:
        out = c_void_p()
        check(_ffi.ir_describe(self, current(), byref(out)))
        return Description(out.value)


def current() -> int:
    """Flags for a description: LLVM 17 and later has pointers without pointees."""
    return _ffi.IR_CURRENT if llvm[0] >= 17 else 0


class ModuleState:
    """A module of llvmlite, with the handles of its parts."""

    def __init__(self, ir: Ir, name: bytes = b"<string>"):
        self.ir = ir
        self.name = name
        self.address = 0
        self._program: Optional[Module] = None
        self._description: Optional[Description] = None
        #: Addresses that stand for values and types, by what they are.
        self.handles: Dict[Any, int] = {}

    def changed(self) -> None:
        self._program = self._description = None

    @property
    def program(self) -> Module:
        """The verified program. Raises `Refused`."""
        if self._program is None:
            self._program = self.ir.verify()
        return self._program

    @property
    def description(self) -> Description:
        if self._description is None:
            self._description = self.ir.describe()
        return self._description

    def handle(self, key: Any, make: Callable[[], Any]) -> int:
        """The address for a part of the module: always the same for one key."""
        address = self.handles.get(key)
        if address is None:
            address = self.handles[key] = new(make())
        return address

    def dispose(self) -> None:
        for address in self.handles.values():
            forget(address)
        self.handles.clear()


def enter(ir: Ir, name: bytes = b"<string>") -> int:
    state = ModuleState(ir, name)
    state.address = new(state)
    return state.address


def _parse(program: bytes, error: Output) -> Optional[int]:
    try:
        ir = Ir.parse(program)
        address = enter(ir)
        try:
            find(address).program
        except Refused as refused:
            if any(d.severity == "error" and d.code not in VERIFIER_CODES for d in refused.diagnostics):
                forget(address)
                raise
        return address
    except Error as refused:
        error.set(described(refused))
        return None


def _parse_bitcode(program: bytes, error: Output) -> Optional[int]:
    if not program.startswith((b"BC\xc0\xde", b"\xde\xc0\x17\x0b")):
        error.set("Invalid bitcode signature" if program else "file too small to contain bitcode header")
        return None
    return _parse(program, error)


def _verify(module: int, error: Output) -> int:
    try:
        find(module).program
    except Error as refused:
        error.set(described(refused))
        return 1
    return 0


def _link(first: int, second: int, error: Output) -> int:
    into, other = find(first), find(second)
    try:
        into.ir.link(other.ir)
        into.changed()
    except Error as refused:
        error.set(described(refused))
        return 1
    finally:
        dispose(second)
    return 0


def _print(module: int, out: Output) -> None:
    state = find(module)
    out.set(f"; ModuleID = '{state.name.decode()}'\n{state.ir.text()}")


def _bitcode(module: int, out: Output, size: Output) -> None:
    written = find(module).program.emit("bitcode")
    out.set_pointer(string(written))
    size.set(len(written))


def _set_header(module: int, header: int, text: bytes) -> None:
    state = find(module)
    check(_ffi.ir_set_header(state.ir, header, text))
    state.changed()


def clone(module: int) -> int:
    state = find(module)
    return enter(state.ir.clone(), state.name)



def _source_name(module: int) -> bytes:
    state = find(module)
    return state.ir.header(_ffi.SOURCE_FILENAME) or state.name


FUNCTIONS: Dict[str, Callable[..., Any]] = {
    "ParseAssembly": lambda _context, text, error: _parse(content(text), error),
    "ParseBitcode": lambda _context, text, size, error: _parse_bitcode(content(text, size), error),
    "PrintModuleToString": _print,
    "WriteBitcodeToString": _bitcode,
    "CloneModule": clone,
    "VerifyModule": _verify,
    "GetModuleName": lambda module: find(module).name,
    "SetModuleName": lambda module, name: setattr(find(module), "name", name),
    "GetModuleSourceFileName": _source_name,
    "GetDataLayout": lambda module, out: out.set(find(module).ir.header(_ffi.DATA_LAYOUT)),
    "SetDataLayout": lambda module, text: _set_header(module, _ffi.DATA_LAYOUT, text),
    "GetTarget": lambda module, out: out.set(find(module).ir.header(_ffi.TRIPLE)),
    "SetTarget": lambda module, text: _set_header(module, _ffi.TRIPLE, text),
    "LinkModules": _link,
    "DisposeString": dispose_string,
    "CreateByteString": lambda text, size: string(content(text, size)),
}
