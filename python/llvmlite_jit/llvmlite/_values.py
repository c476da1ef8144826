"""Values and types of a module: globals, arguments, blocks, instructions, constants, attributes, iterators."""

from fractions import Fraction
from typing import Any, Callable, Dict, Iterator, List, Optional

from .. import _ir_ffi as _ffi
from .._errors import check
from ._attributes import ATTRIBUTES
from ._library import Output, find, new, string
from ._modules import ModuleState

# LLVM-C's numbers.
_LINKAGES = (
    "external", "available_externally", "linkonce", "linkonce_odr", "", "weak", "weak_odr", "appending", "internal", "private",
    "", "", "extern_weak", "", "common",
)  # fmt: skip
_VISIBILITIES = ("default", "hidden", "protected")
_STORAGES = ("", "dllimport", "dllexport")
_VALUE_KINDS = {
    _ffi.ARGUMENT_VALUE: 0, _ffi.BLOCK: 1, _ffi.FUNCTION: 5, _ffi.ALIAS: 6, _ffi.IFUNC: 7, _ffi.VARIABLE: 8, _ffi.BLOCK_ADDRESS: 9,
    _ffi.EXPRESSION: 10, _ffi.ARRAY_CONSTANT: 11, _ffi.STRUCT_CONSTANT: 12, _ffi.VECTOR_CONSTANT: 13, _ffi.UNDEF_VALUE: 14,
    _ffi.ZERO: 15, _ffi.DATA_ARRAY: 16, _ffi.DATA_VECTOR: 17, _ffi.INT_CONSTANT: 18, _ffi.FLOAT_CONSTANT: 19,
    _ffi.NULL_POINTER: 20, _ffi.NO_TOKEN: 21, _ffi.METADATA_VALUE: 22, _ffi.INLINE_ASM: 23, _ffi.INSTRUCTION: 24,
    _ffi.POISON_VALUE: 25, _ffi.DSO_LOCAL_EQUIVALENT: 27, _ffi.NO_CFI: 28, _ffi.PTR_AUTH: 29,
}  # fmt: skip
_NO_CONSTANTS = (_ffi.ARGUMENT_VALUE, _ffi.BLOCK, _ffi.INSTRUCTION, _ffi.INLINE_ASM, _ffi.METADATA_VALUE)
_TYPE_KINDS = {
    _ffi.T_VOID: 0, _ffi.T_HALF: 1, _ffi.T_FLOAT: 2, _ffi.T_DOUBLE: 3, _ffi.T_X86_FP80: 4, _ffi.T_FP128: 5, _ffi.T_PPC_FP128: 6,
    _ffi.T_LABEL: 7, _ffi.T_INT: 8, _ffi.T_FUNCTION: 9, _ffi.T_STRUCT: 10, _ffi.T_ARRAY: 11, _ffi.T_POINTER: 12,
    _ffi.T_VECTOR: 13, _ffi.T_METADATA: 14, _ffi.T_TOKEN: 16, _ffi.T_BFLOAT: 18, _ffi.T_X86_AMX: 19, _ffi.T_TARGET: 20,
}  # fmt: skip
_SCALABLE_VECTOR = 17
#: Bits of exponent and of fraction, the leading one not counted, of the formats that are as IEEE 754 has them.
_FORMATS = {_ffi.T_HALF: (5, 10), _ffi.T_BFLOAT: (8, 7), _ffi.T_FLOAT: (8, 23), _ffi.T_DOUBLE: (11, 52), _ffi.T_FP128: (15, 112)}


class Value:
    """A value of a module."""

    def __init__(self, state: ModuleState):
        self.state = state

    kind: int
    #: Position of its type.
    type: int
    text: str
    name = b""

    def rename(self, name: bytes) -> None:
        """Gives it a name. Constants have none."""


class Global(Value):
    """A function, a variable, an alias or an ifunc: by its name, or by its position if it has only a number."""

    def __init__(self, state: ModuleState, name: bytes, position: int):
        super().__init__(state)
        self._name = name
        self._position = position

    @property
    def position(self) -> int:
        if not self._name:
            return self._position
        found = self.state.description.by_name.get(self._name)
        if found is None:
            raise RuntimeError(f"the module has no global `{self._name.decode()}` any more")
        return found

    @property
    def data(self) -> Any:
        return self.state.description.globals[self.position]

    @property
    def body(self) -> Any:
        return self.state.description.body(self.position)

    kind = property(lambda self: self.data.kind)
    type = property(lambda self: self.data.type_index)
    name = property(lambda self: self.data.name)  # type: ignore[assignment]

    @property
    def text(self) -> str:  # type: ignore[override]
        text = self.state.description.global_text(self.position)
        return text if self.kind == _ffi.FUNCTION else text.rstrip("\n")

    def set(self, property: int, value: bytes) -> None:
        name = self._name or str(self._number()).encode()
        check(_ffi.ir_set(self.state.ir, name, property, value))
        self.state.changed()

    def _number(self) -> int:
        """The number of a global without a name: they are counted in the order of the text."""
        return sum(not entry.name for entry in self.state.description.globals[: self._position])

    def rename(self, name: bytes) -> None:
        if name == self._name:
            return
        position = self.position
        self.set(_ffi.PROPERTY_NAME, name)
        old = ("global", self._name or position)
        address = self.state.handles.pop(old, None)
        self._name = self.state.description.globals[position].name
        if address is not None:
            self.state.handles[("global", self._name)] = address


class Local(Value):
    """A part of a function, by its position."""

    def __init__(self, function: Global, position: int):
        super().__init__(function.state)
        self.function = function
        self.position = position

    local: int

    def rename(self, name: bytes) -> None:
        function = self.function._name or str(self.function._number()).encode()
        check(_ffi.ir_set_local_name(self.state.ir, function, self.local, self.position, name))
        self.state.changed()


class Argument(Local):
    kind = _ffi.ARGUMENT_VALUE
    local = _ffi.LOCAL_ARGUMENT
    data = property(lambda self: self.function.body.arguments[self.position])
    type = property(lambda self: self.data.type_index)
    name = property(lambda self: self.data.name)  # type: ignore[assignment]
    text = property(lambda self: self.data.text.decode())


class Block(Local):
    kind = _ffi.BLOCK
    local = _ffi.LOCAL_BLOCK
    data = property(lambda self: self.function.body.blocks[self.position])
    name = property(lambda self: self.data.name)  # type: ignore[assignment]

    @property
    def type(self) -> int:  # type: ignore[override]
        return self.state.description.type_of_kind(_ffi.T_LABEL)

    @property
    def instructions(self) -> List["Instruction"]:
        data = self.data
        return [Instruction(self.function, data.first + n) for n in range(data.count)]

    @property
    def text(self) -> str:  # type: ignore[override]
        return f"\n{self.data.label.decode()}:\n" + "".join(f"{i.text}\n" for i in self.instructions)


class Instruction(Local):
    kind = _ffi.INSTRUCTION
    local = _ffi.LOCAL_INSTRUCTION
    data = property(lambda self: self.function.body.instructions[self.position])
    type = property(lambda self: self.data.type_index)
    name = property(lambda self: self.data.name)  # type: ignore[assignment]
    text = property(lambda self: "  " + self.data.text.decode())

    def operands(self) -> List[Optional[int]]:
        data = self.data
        return [address_of_operand(self.state, self.function, data.operands[n]) for n in range(data.operand_count)]


class Constant(Value):
    """A constant, as it was when the module was described."""

    def __init__(self, state: ModuleState, data: Any):
        super().__init__(state)
        self.data = data
        # The data are memory of the description.
        self._description = state.description

    kind = property(lambda self: self.data.kind)
    type = property(lambda self: self.data.type_index)

    @property
    def text(self) -> str:  # type: ignore[override]
        return f"{self._description.types[self.data.type_index].text.decode()} {self.data.text.decode()}"

    @property
    def bits(self) -> int:
        return sum(self.data.words[n] << 64 * n for n in range(self.data.word_count))


class Type:
    """A type of a module, as it was when the module was described."""

    def __init__(self, state: ModuleState, position: int):
        self.state = state
        self.position = position
        self.description = state.description
        self.data = self.description.types[position]

    @property
    def text(self) -> bytes:
        if self.data.name is None:
            return self.data.text
        return self.data.text + b" = type " + self.data.definition

    def parts(self) -> List[int]:
        """Addresses of the types that it consists of."""
        return [address_of_type(self.state, self.data.parts[n]) for n in range(self.data.part_count)]


def address_of_type(state: ModuleState, position: int) -> int:
    # Positions change when the module does, the text of a type does not.
    return state.handle(("type", state.description.types[position].text), lambda: Type(state, position))


def address_of_global(state: ModuleState, position: int) -> int:
    name = state.description.globals[position].name
    return state.handle(("global", name or position), lambda: Global(state, name, position))


def address_of_local(local: Local) -> int:
    # The function's own address is a name for it that stays when it is renamed.
    function = address_of_global(local.state, local.function.position)
    return local.state.handle((type(local), function, local.position), lambda: local)


def address_of_operand(state: ModuleState, function: Optional[Global], operand: Any) -> Optional[int]:
    if operand.index == _ffi.NOWHERE:
        return None
    local = {_ffi.ARGUMENT_VALUE: Argument, _ffi.BLOCK: Block, _ffi.INSTRUCTION: Instruction}.get(operand.kind)
    if local is not None and function is not None:
        return address_of_local(local(function, operand.index))
    if operand.kind in (_ffi.FUNCTION, _ffi.VARIABLE, _ffi.ALIAS, _ffi.IFUNC):
        return address_of_global(state, operand.index)
    data = state.description.constant(operand.index)
    return state.handle(("constant", data.type_index, data.text), lambda: Constant(state, data))


def _named(module: int, name: bytes, *kinds: int) -> Optional[int]:
    state = find(module)
    position = state.description.by_name.get(name)
    if position is None or state.description.globals[position].kind not in kinds:
        return None
    return address_of_global(state, position)


def _named_variable(module: int, name: bytes) -> Optional[int]:
    """A variable that other modules see: LLVM finds no others by name."""
    found = _named(module, name, _ffi.VARIABLE)
    return None if found is None or find(found).data.linkage in (b"internal", b"private") else found


def _named_struct(module: int, name: bytes) -> Optional[int]:
    state = find(module)
    for position, entry in enumerate(state.description.types):
        if entry.kind == _ffi.T_STRUCT and entry.name == name:
            return address_of_type(state, position)
    return None


def _globals(module: int, kind: int) -> int:
    state = find(module)
    entries = state.description.globals
    return new(iter([address_of_global(state, n) for n, entry in enumerate(entries) if entry.kind == kind]))


def _next(iterator: int) -> Optional[int]:
    return next(find(iterator), None)


def _locals(kind: Callable[[Global, int], Local], count: Callable[[Any], int]) -> Callable[[int], int]:
    def make(function: int) -> int:
        state = find(function)
        return new(address_of_local(kind(state, n)) for n in range(count(state.body)))

    return make


def _incoming(instruction: int) -> int:
    state = find(instruction)
    data = state.data
    return new(address_of_local(Block(state.function, data.blocks[n])) for n in range(data.block_count))


def _sets(data: Any) -> Dict[int, List[bytes]]:
    """Attributes by place."""
    sets = (data.attributes[n] for n in range(data.attribute_count))
    return {found.place: [found.list[n] for n in range(found.count)] for found in sets}


def _attribute_lists(value: int) -> int:
    """Iterates over the sets of a function or a call, each as one string: as LLVM orders them, the function's own first."""
    sets = _sets(find(value).data)
    return new(string(b" ".join(sets[place])) for place in sorted(sets))


def _attribute_set(attributes: List[bytes]) -> int:
    return new(map(string, attributes))


def _float_value(constant: int, loses: Output) -> float:
    """The number as a `double`, and whether that is another one."""
    state = find(constant)
    bits, kind = state.bits, state.state.description.types[state.data.type_index].kind
    if kind == _ffi.T_PPC_FP128:
        first, second = (_exact(bits >> 64 * n & (1 << 64) - 1, 11, 52) for n in range(2))
        exact = first + second if isinstance(first, Fraction) and isinstance(second, Fraction) else first
    elif kind == _ffi.T_X86_FP80:
        # The leading one is a bit of its own.
        exact = _exact((bits >> 64) << 63 | bits & (1 << 63) - 1, 15, 63)
    else:
        exact = _exact(bits, *_FORMATS[kind])
    if not isinstance(exact, Fraction):
        loses.set(False)
        return exact
    try:
        rounded = float(exact)
    except OverflowError:
        loses.set(True)
        return float("inf") if exact > 0 else float("-inf")
    loses.set(Fraction(rounded) != exact)
    return -0.0 if exact == 0 and bits else rounded


def _exact(bits: int, exponent_bits: int, fraction_bits: int) -> Any:
    """The number that an IEEE format has for bits: a fraction, or an infinity or NaN as a `float`."""
    fraction = bits & (1 << fraction_bits) - 1
    exponent = bits >> fraction_bits & (1 << exponent_bits) - 1
    sign = -1 if bits >> fraction_bits + exponent_bits & 1 else 1
    if exponent == (1 << exponent_bits) - 1:
        return float("nan") if fraction else sign * float("inf")
    bias = (1 << exponent_bits - 1) - 1
    significand = fraction | (1 << fraction_bits if exponent else 0)
    power = max(exponent, 1) - bias - fraction_bits
    return sign * significand * (Fraction(2) ** power)


def _int_words(constant: int, little_endian: Any) -> Optional[int]:
    if isinstance(little_endian, Output):
        little_endian.set(True)
    state = find(constant)
    return _ffi.cast(state.data.words, _ffi.c_void_p).value


def _number(list: Any, keyword: bytes) -> int:
    return list.index(keyword.decode()) if keyword else 0


def _attribute_kind(name: bytes, size: int) -> int:
    word = name[:size].decode()
    return ATTRIBUTES.index(word) + 1 if word in ATTRIBUTES else 0


def _add_attribute(function: int, kind: int) -> None:
    find(function).set(_ffi.PROPERTY_FUNCTION_ATTRIBUTE, ATTRIBUTES[kind - 1].encode())


def _keyword(list: Any, number: int) -> bytes:
    return list[number].encode() if number < len(list) else b"?"


def _type_kind(address: int) -> int:
    data = find(address).data
    return _SCALABLE_VECTOR if data.kind == _ffi.T_VECTOR and data.scalable else _TYPE_KINDS[data.kind]


def _is_kind(kind: int) -> Callable[[int], bool]:
    return lambda address: find(address).data.kind == kind


def _element_count(address: int) -> int:
    data = find(address).data
    return data.length if data.kind in (_ffi.T_ARRAY, _ffi.T_VECTOR) else -1


def _type_width(address: int) -> int:
    return find(address).data.width


def _param_types(address: int, out: Any) -> None:
    for position, part in enumerate(find(address).parts()[1:]):
        out[position] = _ffi.cast(part, type(out[position]))


def _cfg(function: int, out: Output, show: int) -> None:
    """Writes the control flow graph in the language of Graphviz, as LLVM's passes do."""
    state = find(function)
    body, name = state.body, state.name.decode()
    title = f"CFG for '{name}' function"
    lines = [f'digraph "{title}" {{', f'\tlabel="{title}";', ""]
    for number in range(body.block_count):
        block = body.blocks[number]
        instructions = [body.instructions[block.first + n] for n in range(block.count)]
        label = _escaped(block.label.decode() + (":" if show else ""))
        if show:
            label += "\\l" + "".join("  " + _escaped(i.text.decode()) + "\\l" for i in instructions)
        lines.append(f'\tNode{number} [shape=record,label="{{{label}}}"];')
        last = instructions[-1] if instructions else None
        for n in range(last.block_count if last is not None else 0):
            lines.append(f"\tNode{number} -> Node{last.blocks[n]};")
    out.set("\n".join([*lines, "}", ""]))


def _escaped(text: str) -> str:
    for letter in '\\"{}<>|':
        text = text.replace(letter, "\\" + letter)
    return text.replace("\n", "\\l")


def _structs(module: int) -> Iterator[int]:
    state = find(module)
    return iter([address_of_type(state, position) for position in state.description.structs])


FUNCTIONS: Dict[str, Callable[..., Any]] = {
    "GetNamedFunction": lambda module, name: _named(module, name, _ffi.FUNCTION),
    "GetNamedGlobalVariable": _named_variable,
    "GetNamedStructType": _named_struct,
    "ModuleGlobalsIter": lambda module: _globals(module, _ffi.VARIABLE),
    "ModuleFunctionsIter": lambda module: _globals(module, _ffi.FUNCTION),
    "ModuleTypesIter": lambda module: new(_structs(module)),
    "GlobalsIterNext": _next,
    "FunctionsIterNext": _next,
    "TypesIterNext": _next,
    "FunctionBlocksIter": _locals(Block, lambda body: body.block_count),
    "FunctionArgumentsIter": _locals(Argument, lambda body: body.argument_count),
    "BlockInstructionsIter": lambda block: new(map(address_of_local, find(block).instructions)),
    "InstructionOperandsIter": lambda instruction: new(iter(find(instruction).operands())),
    "PhiIncomingBlocksIter": _incoming,
    "BlocksIterNext": _next,
    "ArgumentsIterNext": _next,
    "InstructionsIterNext": _next,
    "OperandsIterNext": _next,
    "IncomingBlocksIterNext": _next,
    "FunctionAttributesIter": _attribute_lists,
    "CallInstAttributesIter": _attribute_lists,
    "InvokeInstAttributesIter": _attribute_lists,
    "GlobalAttributesIter": lambda value: _attribute_set(_sets(find(value).data).get(-1, [])),
    "ArgumentAttributesIter": lambda value: _attribute_set(_sets(find(value).function.data).get(find(value).position + 1, [])),
    "AttributeListIterNext": _next,
    "AttributeSetIterNext": _next,
    "GetEnumAttributeKindForName": _attribute_kind,
    "AddFunctionAttr": _add_attribute,
    "PrintValueToString": lambda value, out: out.set(find(value).text),
    "GetGlobalParent": lambda value: find(value).state.address,
    "GetValueName": lambda value: find(value).name,
    "SetValueName": lambda value, name: find(value).rename(name),
    "TypeOf": lambda value: address_of_type(find(value).state, find(value).type),
    "GlobalGetValueType": lambda value: address_of_type(find(value).state, find(value).data.value_type),
    "GetLinkage": lambda value: _number(_LINKAGES, find(value).data.linkage),
    "SetLinkage": lambda value, number: find(value).set(_ffi.PROPERTY_LINKAGE, _keyword(_LINKAGES, number)),
    "GetVisibility": lambda value: _number(_VISIBILITIES, find(value).data.visibility),
    "SetVisibility": lambda value, number: find(value).set(_ffi.PROPERTY_VISIBILITY, _keyword(_VISIBILITIES, number)),
    "GetDLLStorageClass": lambda value: _number(_STORAGES, find(value).data.dll_storage),
    "SetDLLStorageClass": lambda value, number: find(value).set(_ffi.PROPERTY_DLL_STORAGE, _keyword(_STORAGES, number)),
    "IsDeclaration": lambda value: int(find(value).data.is_declaration),
    "GetOpcodeName": lambda value: string(find(value).data.opcode if isinstance(find(value), Instruction) else b""),
    "IsConstant": lambda value: find(value).kind not in _NO_CONSTANTS,
    "GetValueKind": lambda value: _VALUE_KINDS[find(value).kind],
    "GetConstantIntRawValue": _int_words,
    "GetConstantIntNumWords": lambda value: find(value).data.word_count,
    "GetConstantFPValue": _float_value,
    "WriteCFG": _cfg,
    "PrintType": lambda address: string(find(address).text),
    "GetTypeName": lambda address: string(find(address).data.name or b""),
    "GetTypeKind": _type_kind,
    "TypeIsPointer": _is_kind(_ffi.T_POINTER),
    "TypeIsArray": _is_kind(_ffi.T_ARRAY),
    "TypeIsVector": _is_kind(_ffi.T_VECTOR),
    "TypeIsStruct": _is_kind(_ffi.T_STRUCT),
    "TypeIsFunction": _is_kind(_ffi.T_FUNCTION),
    "IsFunctionVararg": lambda address: bool(find(address).data.variadic),
    "IsPackedStruct": lambda address: bool(find(address).data.packed),
    "IsOpaqueStruct": lambda address: bool(find(address).data.opaque),
    "IsLiteralStruct": lambda address: find(address).data.kind == _ffi.T_STRUCT and find(address).data.name is None,
    "GetTypeElementCount": _element_count,
    "GetTypeBitWidth": _type_width,
    "GetReturnType": lambda address: find(address).parts()[0],
    "CountParamTypes": lambda address: find(address).data.part_count - 1,
    "GetParamTypes": _param_types,
    "ElementIter": lambda address: new(iter(find(address).parts())),
    "ElementIterNext": _next,
    "GetElementType": lambda address: next(iter(find(address).parts()), None),
}
