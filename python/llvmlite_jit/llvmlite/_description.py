"""Descriptions of modules by the C library, as objects of Python."""

from ctypes import byref, c_size_t, c_uint64
from typing import Any, Dict, List, Optional

from .. import _ir_ffi as _ffi
from .._engine import _Handle
from .._errors import check


class Description(_Handle):
    """Types, globals, bodies and constants of a module, as they were when it was described."""

    _delete = staticmethod(_ffi.description_delete)

    def __init__(self, handle: Optional[int]):
        super().__init__(handle)
        count = c_size_t()
        types = _ffi.description_types(self, byref(count))
        self.types: List[Any] = types[: count.value]
        found = _ffi.description_globals(self, byref(count))
        self.globals: List[Any] = found[: count.value] if count.value else []
        self.by_name: Dict[bytes, int] = {}
        for position, entry in enumerate(self.globals):
            if entry.name:
                self.by_name[entry.name] = position
        self._bodies: Dict[int, Any] = {}
        self._constants: Dict[int, Any] = {}

    @property
    def structs(self) -> List[int]:
        """Positions of the struct types in use."""
        count = c_size_t()
        found = _ffi.description_structs(self, byref(count))
        return found[: count.value] if count.value else []

    def body(self, position: int) -> Any:
        """The content of a function."""
        found = self._bodies.get(position)
        if found is None:
            pointer = _ffi.description_body(self, position)
            if not pointer:
                raise RuntimeError("the module has no such function")
            found = self._bodies[position] = pointer.contents
        return found

    def constant(self, number: int) -> Any:
        found = self._constants.get(number)
        if found is None:
            pointer = _ffi.description_constant(self, number)
            if not pointer:
                raise RuntimeError("the module has no such constant")
            found = self._constants[number] = pointer.contents
        return found

    def global_text(self, position: int) -> str:
        out = _ffi.c_void_p()
        check(_ffi.description_global_text(self, position, byref(out)))
        return _ffi.take_bytes(out.value).decode()

    def layout(self, position: int, layout: Optional[bytes]) -> Any:
        """Size and alignment of a type."""
        made = _ffi.Layout()
        check(_ffi.description_layout(self, position, layout, byref(made)))
        return made

    def offset(self, position: int, layout: Optional[bytes], field: int) -> int:
        made = c_uint64()
        check(_ffi.description_offset(self, position, layout, field, byref(made)))
        return made.value

    def type_of_kind(self, kind: int) -> int:
        """Position of the first type of a kind, such as the only label type."""
        return next(position for position, entry in enumerate(self.types) if entry.kind == kind)
