"""Stands for the library that `llvmlite.binding` loads: functions by name, arguments, handles, strings."""

import ctypes
import re
from typing import Any, Callable, Dict, Optional

#: The version of LLVM that the llvmlite in use has.
llvm = [0, 0, 0]

#: Objects by the address that stands for them, with the memory that keeps the address from being used twice.
_objects: Dict[int, Any] = {}
#: Strings that a caller disposes of, by address.
_strings: Dict[int, Any] = {}


def new(state: Any) -> int:
    """Makes an address that stands for an object."""
    memory = ctypes.create_string_buffer(16)
    address = ctypes.addressof(memory)
    _objects[address] = (state, memory)
    return address


def find(address: Optional[int]) -> Any:
    """The object that an address stands for."""
    found = _objects.get(address)
    if found is None:
        raise RuntimeError("the object, or the module that it is a part of, was disposed of")
    return found[0]


def forget(address: Optional[int]) -> Any:
    found = _objects.pop(address, None)
    return found[0] if found else None


def string(text: Any) -> int:
    """A C string that lives until `DisposeString`."""
    content = text.encode() if isinstance(text, str) else text
    memory = ctypes.create_string_buffer(content, len(content) + 1)
    address = ctypes.addressof(memory)
    _strings[address] = memory
    return address


def take_string(address: Optional[int], size: int) -> bytes:
    """The content of a string, which is disposed of."""
    content = ctypes.string_at(address, size)
    _strings.pop(address, None)
    return content


def dispose_string(text: Any) -> None:
    address = ctypes.cast(text, ctypes.c_void_p).value if isinstance(text, ctypes.c_char_p) else text
    _strings.pop(address, None)


def dispose(*arguments: Any) -> None:
    for argument in arguments[:1]:
        if isinstance(argument, int):
            state = forget(argument)
            if hasattr(state, "dispose"):
                state.dispose()


class Output:
    """A place of a caller for a result."""

    def __init__(self, place: Any):
        self.place = place

    def set(self, value: Any) -> None:
        self.place.value = value.encode() if isinstance(value, str) else value

    def set_pointer(self, address: int) -> None:
        """Sets a `char *`, whose bytes may have zeros among them."""
        ctypes.memmove(ctypes.addressof(self.place), ctypes.byref(ctypes.c_void_p(address)), ctypes.sizeof(ctypes.c_void_p))


def _plain(argument: Any, declared: Any) -> Any:
    """An argument as Python has it: handles as addresses, strings as bytes."""
    if declared is ctypes.py_object:
        return argument
    argument = getattr(argument, "_as_parameter_", argument)
    place = getattr(argument, "_obj", None)
    if place is not None:
        return Output(place)
    if isinstance(argument, ctypes._Pointer):
        return ctypes.cast(argument, ctypes.c_void_p).value
    if isinstance(argument, (ctypes.Array, ctypes._CFuncPtr)):
        return argument.value if isinstance(argument, ctypes.Array) and hasattr(argument, "value") else argument
    if isinstance(argument, ctypes._SimpleCData):
        # The value of a string would end at its first zero.
        return argument if isinstance(argument, ctypes.c_char_p) else argument.value
    if argument is None or isinstance(argument, (int, float, str, bytes)):
        return argument
    raise ctypes.ArgumentError(f"expected a handle instead of {type(argument).__name__}")


def content(text: Any, size: Optional[int] = None) -> bytes:
    """A string of a caller, or so many bytes of it."""
    if isinstance(text, bytes):
        return text
    return text.value if size is None else ctypes.string_at(ctypes.cast(text, ctypes.c_void_p), size)


class Function:
    """Stands for a function of the library, as `ctypes` has them."""

    def __init__(self, name: str, body: Optional[Callable[..., Any]]):
        self.name = name
        self.argtypes: Any = None
        self.restype: Any = ctypes.c_int
        self._body = body

    def __call__(self, *arguments: Any) -> Any:
        if self._body is None:
            raise NotImplementedError(f"llvmlite-jit has no {self.name}: it runs modules, and neither reads nor writes objects")
        declared = list(self.argtypes or ())
        declared += [None] * (len(arguments) - len(declared))
        result = self._body(*map(_plain, arguments, declared))
        if self.restype is None:
            return None
        if isinstance(self.restype, type) and issubclass(self.restype, ctypes._Pointer):
            return ctypes.cast(result, self.restype)
        if self.restype in (ctypes.c_char_p, ctypes.c_void_p):
            return result
        return self.restype(0 if result is None else result).value


class Library:
    """Duck-types the library that `llvmlite.binding` loads."""

    _name = "llvmlite-jit"
    _handle = 0

    def __init__(self) -> None:
        self._known: Dict[str, Function] = {}

    def __getattr__(self, name: str) -> Function:
        if not name.startswith("LLVMPY_"):
            raise AttributeError(name)
        function = self._known.get(name)
        if function is None:
            function = self._known[name] = Function(name, _body(name[len("LLVMPY_") :]))
        return function


def _body(name: str) -> Optional[Callable[..., Any]]:
    from . import _engines, _modules, _passes, _targets, _values

    for module in (_modules, _values, _engines, _targets, _passes):
        if name in module.FUNCTIONS:
            return module.FUNCTIONS[name]
    if name.startswith("Dispose"):
        return dispose
    if name.startswith("Initialize"):
        return lambda *_: None
    if re.match(_passes.PRUNING, name):
        return _passes._add_pruning
    if re.match(_passes.UNCHANGING, name):
        return lambda *_: None
    return None
