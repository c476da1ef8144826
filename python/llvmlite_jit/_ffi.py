"""The C library: its functions and structures, as `llvmlite_jit.h` has them."""

import ctypes
import os
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    Union,
    byref,
    c_bool,
    c_char_p,
    c_double,
    c_float,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)

# Statuses of errors.
ARGUMENT, SOURCE, REFUSED, RUNNING, ENDED, HOST, INTERNAL = range(1, 8)
# Kinds of scalars.
VOID, INT, HALF, BFLOAT, FLOAT, DOUBLE, X86_FP80, FP128, POINTER_KIND, UNDEF, POISON = range(11)
# Engines.
JIT, INTERPRETER, CHECKED = range(3)
# Ends of runs.
EXITED, TRAPPED, HOST_FAULT, LIMIT_REACHED, INTERRUPTED, INTERNAL_ERROR = range(6)
FORMS = {
    "ll": 0,
    "bitcode": 1,
    "bitcode14": 2,
    "bytecode": 3,
    "asm": 4,
    "clif": 5,
    "cfg": 6,
    "dot": 7,
}


class Span(Structure):
    _fields_ = [
        ("file", c_char_p),
        ("line", c_uint32),
        ("column", c_uint32),
        ("end_line", c_uint32),
        ("end_column", c_uint32),
        ("offset", c_size_t),
        ("length", c_size_t),
    ]


class Label(Structure):
    _fields_ = [("span", Span), ("text", c_char_p)]


class Edit(Structure):
    _fields_ = [("span", Span), ("replacement", c_char_p)]


class Diagnostic(Structure):
    _fields_ = [
        ("severity", c_uint32),
        ("code", c_char_p),
        ("message", c_char_p),
        ("rendered", c_char_p),
        ("labels", POINTER(Label)),
        ("label_count", c_size_t),
        ("help", POINTER(c_char_p)),
        ("help_count", c_size_t),
        ("edits", POINTER(Edit)),
        ("edit_count", c_size_t),
    ]


class Frame(Structure):
    _fields_ = [("function", c_char_p), ("span", Span)]


class Note(Structure):
    _fields_ = [("text", c_char_p), ("span", Span)]


class Outcome(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("fault", c_char_p),
        ("limit", c_char_p),
        ("message", c_char_p),
        ("status", c_int32),
        ("signal", c_int32),
        ("span", Span),
        ("frames", POINTER(Frame)),
        ("frame_count", c_size_t),
        ("notes", POINTER(Note)),
        ("note_count", c_size_t),
    ]


class Signature(Structure):
    _fields_ = [("name", c_char_p), ("type_text", c_char_p)]


class Content(Union):
    _fields_ = [
        ("words", c_uint64 * 2),
        ("integer", c_int64),
        ("f32", c_float),
        ("f64", c_double),
        ("pointer", c_void_p),
    ]


class Value(Structure):
    _fields_ = [("kind", c_uint32), ("width", c_uint32), ("of", Content)]


Callback = CFUNCTYPE(c_void_p, c_void_p, POINTER(Value), c_size_t, POINTER(Value))

_handle = c_void_p
_out = POINTER(c_void_p)
_count = POINTER(c_size_t)
_names = POINTER(c_char_p)

# Name, result, arguments.
_FUNCTIONS = [
    ("version", c_char_p, []),
    ("bytes_data", c_void_p, [_handle, _count]),
    ("bytes_delete", None, [_handle]),
    ("error_new", _handle, [c_char_p]),
    ("error_status", c_uint32, [_handle]),
    ("error_message", c_char_p, [_handle]),
    ("error_diagnostics", POINTER(Diagnostic), [_handle, _count]),
    ("error_outcome", POINTER(Outcome), [_handle]),
    ("error_delete", None, [_handle]),
    ("module_parse", _handle, [c_char_p, c_char_p, c_size_t, _out]),
    ("module_read", _handle, [c_char_p, _out]),
    ("module_link", _handle, [_handle, _handle, _out]),
    ("module_warnings", POINTER(Diagnostic), [_handle, _count]),
    ("module_definitions", POINTER(Signature), [_handle, _count]),
    ("module_declarations", POINTER(Signature), [_handle, _count]),
    ("module_emit", _handle, [_handle, c_uint32, c_char_p, _out]),
    ("module_delete", None, [_handle]),
    ("options_new", _handle, []),
    ("options_delete", None, [_handle]),
    ("options_set_timeout", _handle, [_handle, c_double]),
    ("options_set_fuel", _handle, [_handle, c_uint64]),
    ("options_set_max_memory", _handle, [_handle, c_uint64]),
    ("options_set_max_stack", _handle, [_handle, c_uint64]),
    ("options_set_opt_level", _handle, [_handle, c_uint32]),
    ("options_set_interrupt", _handle, [_handle, c_bool]),
    ("options_set_entries", _handle, [_handle, _names, c_size_t]),
    ("options_set_allowed", _handle, [_handle, _names, c_size_t]),
    ("options_add_function", _handle, [_handle, c_char_p, c_char_p, Callback, c_void_p, c_void_p]),
    ("options_add_address", _handle, [_handle, c_char_p, c_void_p]),
    ("engine_new", _handle, [_handle, c_uint32, _handle, _out]),
    ("engine_delete", None, [_handle]),
    ("engine_address", _handle, [_handle, c_char_p, _out]),
    ("engine_function", _handle, [_handle, c_char_p, _out]),
    ("engine_run", _handle, [_handle, c_char_p, c_size_t, _names, POINTER(c_int32)]),
    (
        "engine_run_captured",
        _handle,
        [_handle, c_char_p, c_size_t, _names, c_char_p, c_size_t, c_uint64, _out, _out, POINTER(c_int32)],
    ),
    ("function_type", c_char_p, [_handle]),
    ("function_result_type", c_char_p, [_handle]),
    ("function_parameter_count", c_size_t, [_handle]),
    ("function_parameter_type", c_char_p, [_handle, c_size_t]),
    ("function_call", _handle, [_handle, POINTER(Value), c_size_t, POINTER(Value), c_size_t, _count]),
    ("function_call_text", _handle, [_handle, c_char_p, _out]),
    ("function_pointer", _handle, [_handle, _out]),
    ("function_address", _handle, [_handle, _out]),
    ("function_delete", None, [_handle]),
    ("take_error", _handle, []),
]


def _path() -> str:
    """Where the library is: in the package, or where the tests say."""
    return os.environ.get("LLVMLITE_JIT_LIBRARY") or os.path.join(os.path.dirname(__file__), "libllvmlite_jit.so")


library = ctypes.CDLL(_path())


def bind(functions, names) -> None:
    """Enters functions of the library into the names of a module."""
    for name, result, arguments in functions:
        function = getattr(library, "llj_" + name)
        function.restype = result
        function.argtypes = arguments
        names[name] = function


bind(_FUNCTIONS, globals())


def names(texts):
    """An array of C strings, and their number."""
    made = [text.encode() for text in texts]
    return (c_char_p * len(made))(*made), len(made)


def take_bytes(handle) -> bytes:
    """The content of an `llj_bytes`, which is deleted."""
    length = c_size_t()
    data = bytes_data(handle, byref(length))  # noqa: F821 - defined by the loop above
    try:
        return ctypes.string_at(data, length.value)
    finally:
        bytes_delete(handle)  # noqa: F821
