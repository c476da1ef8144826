"""Types of LLVM, from their text, and the values of Python that belong to them."""

from __future__ import annotations

import ctypes
import struct

from . import _ffi

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, List, Optional, Tuple

_FLOATS = {
    "half": _ffi.HALF,
    "bfloat": _ffi.BFLOAT,
    "float": _ffi.FLOAT,
    "double": _ffi.DOUBLE,
}


class Type:
    """A type: `count` scalars of C."""

    def __init__(self, text: str, count: int):
        self.text = text
        self.count = count

    def put(self, value: Any, places, at: int, keep: List[Any]) -> int:
        """Writes a value of Python to `places[at]` and on, and returns where the next one goes. What must live as long as the
        call is appended to `keep`."""
        raise TypeError(f"{self.text} cannot be passed from Python")

    def get(self, places, at: int) -> Tuple[Any, int]:
        """Returns the value at `places[at]`, and where the next one is."""
        raise TypeError(f"{self.text} cannot be returned to Python")

    def __str__(self) -> str:
        return self.text


class Undefined:
    """A result that the program has left undefined, or poison: only the interpreter says so."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self) -> str:
        return self.text


UNDEF = Undefined("undef")
POISON = Undefined("poison")


def _unset(place):
    return UNDEF if place.kind == _ffi.UNDEF else POISON if place.kind == _ffi.POISON else None


class Void(Type):
    def __init__(self):
        super().__init__("void", 0)

    def get(self, places, at):
        return None, at


class Int(Type):
    def __init__(self, width: int):
        super().__init__(f"i{width}", 1)
        self.width = width
        self.low = -(1 << (width - 1))
        self.high = (1 << width) - 1

    def put(self, value, places, at, keep):
        try:
            number = value.__index__()
        except AttributeError:
            raise TypeError(f"expected an integer for {self.text}, not {type(value).__name__}") from None
        if not self.low <= number <= self.high:
            raise OverflowError(f"{number} does not fit in {self.text}")
        place = places[at]
        place.kind = _ffi.INT
        place.width = self.width
        place.of.words[0] = number & 0xFFFFFFFFFFFFFFFF
        place.of.words[1] = (number >> 64) & 0xFFFFFFFFFFFFFFFF
        return at + 1

    def get(self, places, at):
        place = places[at]
        if place.kind != _ffi.INT:
            return _unset(place), at + 1
        if self.width == 1:
            return bool(place.of.integer), at + 1
        if self.width <= 64:
            return place.of.integer, at + 1
        number = place.of.words[0] | place.of.words[1] << 64
        return (number - (1 << 128) if number >> 127 else number), at + 1


class Float(Type):
    def __init__(self, text: str):
        super().__init__(text, 1)
        self.kind = _FLOATS[text]

    def put(self, value, places, at, keep):
        try:
            if isinstance(value, (str, bytes, bytearray)):
                # `float` would read it.
                raise TypeError
            number = float(value)
        except (TypeError, ValueError):
            raise TypeError(f"expected a number for {self.text}, not {type(value).__name__}") from None
        place = places[at]
        place.kind = self.kind
        place.of.words[0] = place.of.words[1] = 0
        if self.kind == _ffi.DOUBLE:
            place.of.f64 = number
        elif self.kind == _ffi.FLOAT:
            place.of.f32 = number
        elif self.kind == _ffi.HALF:
            place.of.words[0] = struct.unpack("<H", struct.pack("<e", number))[0]
        else:
            bits = struct.unpack("<I", struct.pack("<f", number))[0]
            # To the nearest, ties to even; a NaN stays one.
            rounded = bits >> 16 | 0x40 if number != number else (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
            place.of.words[0] = rounded
        return at + 1

    def get(self, places, at):
        place = places[at]
        if place.kind == _ffi.DOUBLE:
            return place.of.f64, at + 1
        if place.kind == _ffi.FLOAT:
            return place.of.f32, at + 1
        if place.kind == _ffi.HALF:
            return struct.unpack("<e", struct.pack("<H", place.of.words[0]))[0], at + 1
        if place.kind == _ffi.BFLOAT:
            return struct.unpack("<f", struct.pack("<I", place.of.words[0] << 16))[0], at + 1
        return _unset(place), at + 1


class Pointer(Type):
    def __init__(self, text: str):
        super().__init__(text, 1)

    def put(self, value, places, at, keep):
        place = places[at]
        place.kind = _ffi.POINTER_KIND
        place.width = 64
        place.of.words[1] = 0
        place.of.pointer = address_of(value, keep)
        return at + 1

    def get(self, places, at):
        place = places[at]
        if place.kind != _ffi.POINTER_KIND:
            return _unset(place), at + 1
        return place.of.pointer or 0, at + 1


class Aggregate(Type):
    def __init__(self, text: str, fields: List[Type]):
        super().__init__(text, sum(field.count for field in fields))
        self.fields = fields

    def put(self, value, places, at, keep):
        try:
            parts = list(value)
        except TypeError:
            raise TypeError(f"expected a sequence for {self.text}, not {type(value).__name__}") from None
        if len(parts) != len(self.fields):
            raise TypeError(f"{self.text} has {len(self.fields)} elements, and {len(parts)} are given")
        for field, part in zip(self.fields, parts):
            at = field.put(part, places, at, keep)
        return at

    def get(self, places, at):
        parts = []
        for field in self.fields:
            part, at = field.get(places, at)
            parts.append(part)
        return tuple(parts), at


def address_of(value: Any, keep: List[Any]) -> Optional[int]:
    """The address for a pointer: of `None` null, an integer itself, else of the memory that an object has: a buffer (`bytearray`,
    `array.array`, NumPy arrays), an object of `ctypes`, a function with an attribute `pointer`."""
    if value is None:
        return None
    if isinstance(value, bytes):
        keep.append(value)
        return ctypes.cast(ctypes.c_char_p(value), ctypes.c_void_p).value
    if isinstance(value, (ctypes._Pointer, ctypes._CFuncPtr, ctypes.c_void_p, ctypes.c_char_p)):
        keep.append(value)
        return ctypes.cast(value, ctypes.c_void_p).value
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.Array, ctypes._SimpleCData)):
        keep.append(value)
        return ctypes.addressof(value)
    interface = getattr(value, "__array_interface__", None)
    if interface is not None:
        # As the buffer below, also for arrays that cannot be written.
        memoryview(value)
        if interface.get("strides") is not None and not memoryview(value).c_contiguous:
            raise TypeError("an array that is passed as a pointer must be contiguous")
        keep.append(value)
        return interface["data"][0]
    pointer = getattr(value, "pointer", None)
    if isinstance(pointer, int):
        keep.append(value)
        return pointer
    if hasattr(value, "__index__"):
        address = value.__index__()
        if not 0 <= address < 1 << 64:
            raise OverflowError(f"{address} is not an address")
        return address
    try:
        view = memoryview(value)
    except TypeError:
        raise TypeError(
            f"expected an address, a buffer or None for a pointer, not {type(value).__name__}"
        ) from None
    if not view.c_contiguous:
        raise TypeError("a buffer that is passed as a pointer must be contiguous")
    if view.nbytes == 0:
        return None
    if view.readonly:
        raise TypeError("a buffer that is passed as a pointer must be writable, or `bytes`")
    view = view.cast("B")
    # While it is exported, the buffer does not move.
    buffer = (ctypes.c_char * view.nbytes).from_buffer(view)
    keep.append(buffer)
    return ctypes.addressof(buffer)


class _Parser:
    def __init__(self, text: str):
        self.text = text
        self.at = 0

    def skip(self) -> None:
        while self.text[self.at : self.at + 1] == " ":
            self.at += 1

    def take(self, word: str) -> bool:
        self.skip()
        if self.text.startswith(word, self.at):
            self.at += len(word)
            return True
        return False

    def expect(self, word: str) -> None:
        if not self.take(word):
            raise ValueError(f"expected `{word}` in `{self.text}` at {self.at}")

    def word(self) -> str:
        self.skip()
        start = self.at
        while self.at < len(self.text) and (self.text[self.at].isalnum() or self.text[self.at] in "_."):
            self.at += 1
        return self.text[start : self.at]

    def elements(self, close: str) -> List[Type]:
        fields: List[Type] = []
        while not self.take(close):
            if fields:
                self.expect(",")
            fields.append(self.type())
        return fields

    def type(self) -> Type:
        self.skip()
        start = self.at
        made = self.simple(start)
        while self.text[self.at : self.at + 1] == "*":
            self.at += 1
            made = Pointer(self.text[start : self.at])
        return made

    def simple(self, start: int) -> Type:
        if self.take("<{"):
            return Aggregate("", self.elements("}>"))._named(self.text[start : self.at])
        if self.take("{"):
            return Aggregate("", self.elements("}"))._named(self.text[start : self.at])
        for begin, close in (("[", "]"), ("<", ">")):
            if self.take(begin):
                count = int(self.word())
                self.expect("x")
                element = self.type()
                self.expect(close)
                return Aggregate(self.text[start : self.at], [element] * count)
        word = self.word()
        if word == "void":
            return Void()
        if word == "ptr":
            if self.take("addrspace("):
                self.word()
                self.expect(")")
            return Pointer(self.text[start : self.at])
        if word in _FLOATS:
            return Float(word)
        if word[:1] == "i" and word[1:].isdigit() and 1 <= int(word[1:]) <= 128:
            return Int(int(word[1:]))
        return Type(self.text, 1)


def _named(self: Aggregate, text: str) -> Aggregate:
    self.text = text
    return self


Aggregate._named = _named  # type: ignore[attr-defined]


def parse(text: str) -> Type:
    """The type of a text such as `{ i64, [2 x ptr] }`."""
    try:
        return _Parser(text).type()
    except (ValueError, IndexError):
        return Type(text, 1)


def split_signature(text: str) -> Tuple[str, List[str], bool]:
    """Result, parameters, and whether there may be more, of a function type: `i64 (ptr, double)`."""
    depth = 0
    opened = len(text)
    # The parameters are the last brackets.
    for at in range(len(text) - 1, -1, -1):
        if text[at] == ")":
            depth += 1
        elif text[at] == "(":
            depth -= 1
            if depth == 0:
                opened = at
                break
    result, inner = text[:opened].strip(), text[opened + 1 : -1]
    params, depth, start = [], 0, 0
    for at, letter in enumerate(inner):
        if letter in "([{<":
            depth += 1
        elif letter in ")]}>":
            depth -= 1
        elif letter == "," and depth == 0:
            params.append(inner[start:at].strip())
            start = at + 1
    if inner.strip():
        params.append(inner[start:].strip())
    variadic = bool(params) and params[-1] == "..."
    return result, params[:-1] if variadic else params, variadic
