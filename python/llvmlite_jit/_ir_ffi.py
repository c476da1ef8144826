"""The part of the C library that describes and changes modules: functions and structures, as `llvmlite_jit.h` has them.

It is apart from `_ffi`, since few programs need it, and structures take time to make.
"""

from ctypes import POINTER, Structure, c_bool, c_char_p, c_int32, c_size_t, c_uint32, c_uint64, c_void_p, cast  # noqa: F401

from ._ffi import bind, take_bytes  # noqa: F401

_handle = c_void_p
_out = POINTER(c_void_p)
_count = POINTER(c_size_t)

# Heads of modules, properties of globals, values with names: of `llj_ir` functions.
IR_CURRENT = 1
TRIPLE, DATA_LAYOUT, SOURCE_FILENAME = range(3)
PROPERTY_NAME, PROPERTY_LINKAGE, PROPERTY_VISIBILITY, PROPERTY_DLL_STORAGE, PROPERTY_FUNCTION_ATTRIBUTE = range(5)
LOCAL_ARGUMENT, LOCAL_BLOCK, LOCAL_INSTRUCTION = range(3)
# Kinds of types.
(
    T_VOID,
    T_LABEL,
    T_TOKEN,
    T_METADATA,
    T_INT,
    T_HALF,
    T_BFLOAT,
    T_FLOAT,
    T_DOUBLE,
    T_X86_FP80,
    T_FP128,
    T_PPC_FP128,
    T_X86_AMX,
    T_POINTER,
    T_ARRAY,
    T_VECTOR,
    T_STRUCT,
    T_FUNCTION,
    T_TARGET,
) = range(19)
# Kinds of values.
(
    ARGUMENT_VALUE,
    BLOCK,
    INSTRUCTION,
    FUNCTION,
    VARIABLE,
    ALIAS,
    IFUNC,
    INT_CONSTANT,
    FLOAT_CONSTANT,
    NULL_POINTER,
    NO_TOKEN,
    UNDEF_VALUE,
    POISON_VALUE,
    ZERO,
    DATA_ARRAY,
    DATA_VECTOR,
    ARRAY_CONSTANT,
    STRUCT_CONSTANT,
    VECTOR_CONSTANT,
    EXPRESSION,
    BLOCK_ADDRESS,
    DSO_LOCAL_EQUIVALENT,
    NO_CFI,
    PTR_AUTH,
    INLINE_ASM,
    METADATA_VALUE,
) = range(26)
# Position of what is not there.
NOWHERE = c_size_t(-1).value


class Type(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("text", c_char_p),
        ("name", c_char_p),
        ("definition", c_char_p),
        ("width", c_uint64),
        ("length", c_uint64),
        ("address_space", c_uint32),
        ("scalable", c_bool),
        ("packed", c_bool),
        ("opaque", c_bool),
        ("variadic", c_bool),
        ("parts", POINTER(c_uint32)),
        ("part_count", c_size_t),
    ]


class Operand(Structure):
    _fields_ = [("kind", c_uint32), ("index", c_size_t)]


class Attributes(Structure):
    _fields_ = [("place", c_int32), ("list", POINTER(c_char_p)), ("count", c_size_t)]


class Global(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("name", c_char_p),
        ("type_index", c_size_t),
        ("value_type", c_size_t),
        ("linkage", c_char_p),
        ("visibility", c_char_p),
        ("dll_storage", c_char_p),
        ("is_declaration", c_bool),
        ("is_constant", c_bool),
        ("is_thread_local", c_bool),
        ("alignment", c_uint64),
        ("operand", Operand),
        ("attributes", POINTER(Attributes)),
        ("attribute_count", c_size_t),
    ]


class Argument(Structure):
    _fields_ = [("name", c_char_p), ("type_index", c_size_t), ("text", c_char_p)]


class Block(Structure):
    _fields_ = [("name", c_char_p), ("label", c_char_p), ("first", c_size_t), ("count", c_size_t)]


class Instruction(Structure):
    _fields_ = [
        ("opcode", c_char_p),
        ("name", c_char_p),
        ("type_index", c_size_t),
        ("text", c_char_p),
        ("operands", POINTER(Operand)),
        ("operand_count", c_size_t),
        ("blocks", POINTER(c_size_t)),
        ("block_count", c_size_t),
        ("attributes", POINTER(Attributes)),
        ("attribute_count", c_size_t),
    ]


class Body(Structure):
    _fields_ = [
        ("arguments", POINTER(Argument)),
        ("argument_count", c_size_t),
        ("blocks", POINTER(Block)),
        ("block_count", c_size_t),
        ("instructions", POINTER(Instruction)),
        ("instruction_count", c_size_t),
        ("text", c_char_p),
    ]


class Constant(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("type_index", c_size_t),
        ("text", c_char_p),
        ("words", POINTER(c_uint64)),
        ("word_count", c_size_t),
        ("operands", POINTER(Operand)),
        ("operand_count", c_size_t),
    ]


class Layout(Structure):
    _fields_ = [
        ("size", c_uint64),
        ("store_size", c_uint64),
        ("alignment", c_uint64),
        ("preferred_alignment", c_uint64),
    ]


# Name, result, arguments.
_FUNCTIONS = [
    ("ir_parse", _handle, [c_char_p, c_char_p, c_size_t, _out]),
    ("ir_clone", _handle, [_handle, _out]),
    ("ir_link", _handle, [_handle, _handle]),
    ("ir_verify", _handle, [_handle, _out]),
    ("ir_prune", _handle, [_handle]),
    ("ir_print", _handle, [_handle, c_uint32, _out]),
    ("ir_header", _handle, [_handle, c_uint32, _out]),
    ("ir_set_header", _handle, [_handle, c_uint32, c_char_p]),
    ("ir_set", _handle, [_handle, c_char_p, c_uint32, c_char_p]),
    ("ir_set_local_name", _handle, [_handle, c_char_p, c_uint32, c_size_t, c_char_p]),
    ("ir_describe", _handle, [_handle, c_uint32, _out]),
    ("ir_delete", None, [_handle]),
    ("description_types", POINTER(Type), [_handle, _count]),
    ("description_structs", POINTER(c_size_t), [_handle, _count]),
    ("description_globals", POINTER(Global), [_handle, _count]),
    ("description_global_text", _handle, [_handle, c_size_t, _out]),
    ("description_body", POINTER(Body), [_handle, c_size_t]),
    ("description_constant", POINTER(Constant), [_handle, c_size_t]),
    ("description_layout", _handle, [_handle, c_size_t, c_char_p, POINTER(Layout)]),
    ("description_offset", _handle, [_handle, c_size_t, c_char_p, c_size_t, POINTER(c_uint64)]),
    ("description_delete", None, [_handle]),
]

bind(_FUNCTIONS, globals())
