//! Descriptions of modules as data: types, globals, blocks, instructions, constants.

mod arena;
mod body;
mod constant;
mod types;

use crate::error::{ErrorObject, guard, guard_value, llj_error};
use crate::handles::{self, Handle};
use crate::text::{check_out, string, write_out};
use arena::Arena;
use llvmlite_jit::ir::{
    Attr, AttrSet, ConstId, Constant, DataLayout, GlobalId, GlobalKind, Module, Name, Type, TypeKind, Visibility,
    print, upgrade,
};
use std::collections::HashMap;
use std::ffi::c_char;
use std::sync::OnceLock;
use types::TypeTable;

/// A module as data, as it was when `llj_ir_describe` was called.
pub struct llj_description {
    _private: [u8; 0],
}

/// Kind of a type.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum llj_type_kind {
    Void,
    Label,
    Token,
    Metadata,
    /// `width` is the number of bits.
    Int,
    Half,
    Bfloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    PpcFp128,
    X86Amx,
    /// `parts` has the pointee of a typed pointer.
    Pointer,
    /// `parts` has the type of the elements.
    Array,
    /// `parts` has the type of the elements.
    Vector,
    /// `parts` has the types of the fields.
    Struct,
    /// `parts` has the result type, followed by the parameter types.
    Function,
    /// A target extension type.
    Target,
}

/// A type.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_type {
    pub kind: llj_type_kind,
    /// As in LLVM assembly: `[2 x i64]`, `%pair`.
    pub text: *const c_char,
    /// Name of a struct, without the `%`; null for other types.
    pub name: *const c_char,
    /// Definition of a named struct, `{ i64, i64 }` or `opaque`; null for other types.
    pub definition: *const c_char,
    /// Number of bits of an integer, of a floating-point number, or of a vector of these; 0 for other types.
    pub width: u64,
    /// Number of elements of an array or a vector.
    pub length: u64,
    /// Address space of a pointer.
    pub address_space: u32,
    /// Whether the number of a vector's elements is multiplied by `vscale`.
    pub scalable: bool,
    /// Whether a struct has no padding.
    pub packed: bool,
    /// Whether a struct has no definition.
    pub opaque: bool,
    /// Whether a function takes variable arguments.
    pub variadic: bool,
    /// Component types, by their positions.
    pub parts: *const u32,
    pub part_count: usize,
}

/// Kind of a value.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum llj_value_kind {
    Argument,
    Block,
    Instruction,
    Function,
    Variable,
    Alias,
    Ifunc,
    /// An integer, with its bits in `words`.
    Int,
    /// A floating-point number, with the bits of its own format in `words`.
    Float,
    NullPointer,
    NoToken,
    Undef,
    PoisonValue,
    /// `zeroinitializer`
    Zero,
    /// An array of plain numbers.
    DataArray,
    /// A vector of plain numbers.
    DataVector,
    Array,
    Struct,
    Vector,
    Expression,
    BlockAddress,
    /// `dso_local_equivalent`
    DsoLocalEquivalent,
    /// `no_cfi`
    NoCfi,
    PtrAuth,
    InlineAsm,
    MetadataAsValue,
}

/// A reference to a value.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_operand {
    pub kind: llj_value_kind,
    /// Position of an argument, a block or an instruction in its function, of a global among the globals, or otherwise
    /// the number to pass to `llj_description_constant`.
    pub index: usize,
}

/// Attributes of one position.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_attributes {
    /// -1 for a function or a variable, 0 for the result, 1 for the first parameter.
    pub place: i32,
    /// Each as in LLVM assembly: `nounwind`, `align 8`, `"key"="value"`.
    pub list: *const *const c_char,
    pub count: usize,
}

/// A function, a variable, an alias or an ifunc.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_global {
    pub kind: llj_value_kind,
    /// Name, without the `@`.
    pub name: *const c_char,
    /// Position of the type of its address.
    pub type_index: usize,
    /// Position of the type of a variable's value, of an aliasee's value, or of a function.
    pub value_type: usize,
    /// Keyword of LLVM assembly; empty for external linkage.
    pub linkage: *const c_char,
    /// `hidden`, `protected`, or empty.
    pub visibility: *const c_char,
    /// `dllimport`, `dllexport`, or empty.
    pub dll_storage: *const c_char,
    /// Whether it is only declared.
    pub is_declaration: bool,
    /// Whether a variable is constant.
    pub is_constant: bool,
    /// Whether each thread has its own instance of a variable.
    pub is_thread_local: bool,
    /// Alignment in bytes; 0 if none is stated.
    pub alignment: u64,
    /// Initializer of a variable, aliasee, or resolver; `index` is `SIZE_MAX` if there is none.
    pub operand: llj_operand,
    pub attributes: *const llj_attributes,
    pub attribute_count: usize,
}

/// A parameter.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_argument {
    /// Name, without the `%`; empty if it has only a number.
    pub name: *const c_char,
    pub type_index: usize,
    /// With its type: `i32 %0`.
    pub text: *const c_char,
}

/// A basic block.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_block {
    /// Name, without the `%`; empty if it has only a number.
    pub name: *const c_char,
    /// Name or number.
    pub label: *const c_char,
    /// Position of its first instruction.
    pub first: usize,
    pub count: usize,
}

/// An instruction.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_instruction {
    /// Name of the opcode in the LangRef: `getelementptr`.
    pub opcode: *const c_char,
    /// Name, without the `%`; empty if it has only a number, or no result.
    pub name: *const c_char,
    /// Type of the result; `void` if it has none.
    pub type_index: usize,
    /// As in LLVM assembly, without the indentation.
    pub text: *const c_char,
    /// Operands in LLVM's order: the arguments of a call precede the callee, and the condition of a branch precedes its
    /// blocks, of which the one for true is last.
    pub operands: *const llj_operand,
    pub operand_count: usize,
    /// Incoming blocks of a phi, or successors of a terminator, by their positions.
    pub blocks: *const usize,
    pub block_count: usize,
    /// Attributes of a call.
    pub attributes: *const llj_attributes,
    pub attribute_count: usize,
}

/// The content of a function.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_body {
    pub arguments: *const llj_argument,
    pub argument_count: usize,
    pub blocks: *const llj_block,
    pub block_count: usize,
    pub instructions: *const llj_instruction,
    pub instruction_count: usize,
    /// The whole function as LLVM assembly.
    pub text: *const c_char,
}

/// A constant.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_constant {
    pub kind: llj_value_kind,
    pub type_index: usize,
    /// As in LLVM assembly, without the type.
    pub text: *const c_char,
    /// Bits of an integer or a floating-point number, the lowest first.
    pub words: *const u64,
    pub word_count: usize,
    /// Constants and globals that are its components.
    pub operands: *const llj_operand,
    pub operand_count: usize,
}

/// Size and alignment of a type.
#[repr(C)]
#[derive(Clone, Copy, Default)]
pub struct llj_layout {
    /// Distance in bytes between elements of an array.
    pub size: u64,
    /// Number of bytes that a store writes.
    pub store_size: u64,
    /// Alignment that the ABI requires, in bytes.
    pub alignment: u64,
    /// Alignment in bytes of variables that state none.
    pub preferred_alignment: u64,
}

pub(crate) struct DescriptionObject {
    module: Module,
    /// Whether to describe it as LLVM 22 does (`LLJ_IR_CURRENT`).
    as_llvm22: bool,
    types: TypeTable,
    globals: Vec<llj_global>,
    /// Globals by position, in the order of the text.
    order: Vec<GlobalId>,
    positions: HashMap<GlobalId, usize>,
    bodies: Vec<OnceLock<Described<llj_body>>>,
    constants: Vec<OnceLock<Described<llj_constant>>>,
    /// Whether each constant is null in all parts.
    zeros: Vec<bool>,
    /// `i32 1`, the count of an `alloca` without one.
    one: ConstId,
    _arena: Arena,
}

/// Data with the memory to which it points.
struct Described<T> {
    data: T,
    _arena: Arena,
}

// SAFETY: the pointers refer to memory of the object, which is immutable.
unsafe impl Send for DescriptionObject {}
// SAFETY: the same.
unsafe impl Sync for DescriptionObject {}

impl Handle for DescriptionObject {
    type Opaque = llj_description;
    const NAME: &'static str = "llj_description";
}

impl DescriptionObject {
    pub(crate) fn new(mut module: Module, as_llvm22: bool) -> DescriptionObject {
        let order: Vec<GlobalId> = module
            .order
            .iter()
            .copied()
            .filter(|id| !matches!(module.globals[*id].kind, GlobalKind::Undeclared))
            .collect();
        let positions = order.iter().enumerate().map(|(position, id)| (*id, position)).collect();
        // Entities that are described without being written: the types of addresses, and the count of an `alloca` of
        // one element.
        let one = module.constants.intern(Constant::Int(Type::I32, 1));
        let mut addresses = Vec::new();
        for id in &order {
            let value = module.value_type(*id);
            let pointee = module.uses_typed_pointers.then_some(value);
            let addrspace = module.globals[*id].addrspace;
            addresses.push(module.types.intern(TypeKind::Ptr { pointee, addrspace }));
        }
        let types = TypeTable::new(&mut module);
        let mut description = DescriptionObject {
            bodies: order.iter().map(|_| OnceLock::new()).collect(),
            constants: module.constants.iter().map(|_| OnceLock::new()).collect(),
            zeros: constant::zeros(&module),
            one,
            module,
            as_llvm22,
            types,
            globals: Vec::new(),
            order,
            positions,
            _arena: Arena::default(),
        };
        let mut arena = Arena::default();
        description.globals =
            (0..description.order.len()).map(|n| description.global(n, addresses[n], &mut arena)).collect();
        description._arena = arena;
        description
    }

    fn global(&self, position: usize, address: Type, arena: &mut Arena) -> llj_global {
        let id = self.order[position];
        let global = &self.module.globals[id];
        let none = llj_operand { kind: llj_value_kind::Undef, index: usize::MAX };
        let (kind, is_declaration, is_constant, operand) = match &global.kind {
            GlobalKind::Variable { init, constant, .. } => (
                llj_value_kind::Variable,
                init.is_none(),
                *constant,
                init.map_or(none, |init| self.constant_operand(init)),
            ),
            GlobalKind::Function(function) => (llj_value_kind::Function, function.body.is_none(), false, none),
            GlobalKind::Alias { target, .. } => (llj_value_kind::Alias, false, false, self.constant_operand(target.1)),
            GlobalKind::Ifunc { resolver, .. } => {
                (llj_value_kind::Ifunc, false, false, self.constant_operand(resolver.1))
            }
            GlobalKind::Undeclared => (llj_value_kind::Variable, true, false, none),
        };
        let attributes = arena.attributes(self.global_attributes(id));
        let visibility = global.visibility.filter(|visibility| *visibility != Visibility::Default);
        llj_global {
            kind,
            name: arena.text(explicit_name(Some(&global.name))),
            type_index: self.types.position(address),
            value_type: self.types.position(self.module.value_type(id)),
            linkage: arena.text(global.linkage.keyword()),
            visibility: arena.text(visibility.map_or("", Visibility::keyword)),
            dll_storage: arena.text(global.dll_storage.map_or("", |storage| storage.keyword())),
            is_declaration,
            is_constant,
            is_thread_local: global.is_thread_local(),
            alignment: global.align.map_or(0, llvmlite_jit::ir::Align::bytes),
            operand,
            attributes: attributes.0,
            attribute_count: attributes.1,
        }
    }

    /// Returns the attributes of a function or variable by position.
    fn global_attributes(&self, id: GlobalId) -> Vec<(i32, Vec<String>)> {
        let global = &self.module.globals[id];
        if let GlobalKind::Function(function) = &global.kind {
            let params = function.params.iter().map(|param| param.attrs);
            return self.attributes(function.attrs, function.ret_attrs, params);
        }
        let mut list = Vec::new();
        for clause in &global.clauses {
            if let Some(number) = clause.strip_prefix('#') {
                let group = number.parse().ok().and_then(|n: u32| self.module.attr_groups.get(&n));
                list.extend(group.map(|set| self.attribute_list(*set, false)).unwrap_or_default());
            } else if clause.starts_with('"') {
                list.push(clause.to_string());
            }
        }
        vec![(-1, list)]
    }

    fn attributes(
        &self,
        function: AttrSet,
        result: AttrSet,
        params: impl Iterator<Item = AttrSet>,
    ) -> Vec<(i32, Vec<String>)> {
        let mut all = vec![(-1, self.attribute_list(function, true)), (0, self.attribute_list(result, false))];
        all.extend(params.enumerate().map(|(n, set)| (n as i32 + 1, self.attribute_list(set, false))));
        all
    }

    /// Returns the attributes of a list, with those of its groups, in LLVM's order.
    fn attribute_list(&self, set: AttrSet, is_function: bool) -> Vec<String> {
        let mut all = Vec::new();
        for attr in &self.module.attrs[set] {
            match attr {
                Attr::Group(n) => {
                    let group = self.module.attr_groups.get(n);
                    all.extend(group.map(|set| self.module.attrs[*set].to_vec()).unwrap_or_default());
                }
                attr => all.push(attr.clone()),
            }
        }
        match (self.as_llvm22, is_function) {
            (true, true) => upgrade::function_attributes(&mut all),
            (true, false) => all.iter_mut().for_each(upgrade::attribute),
            (false, _) => {}
        }
        let rank = |attr: &Attr| match attr {
            Attr::Word(word) => (0, word.to_string()),
            Attr::Type(word, _) => (1, word.to_string()),
            Attr::Int(word, _) | Attr::Text(word, _) => (2, word.to_string()),
            Attr::String(key, _) => (3, key.to_string()),
            Attr::Group(_) => (4, String::new()),
        };
        all.sort_by_key(rank);
        all.dedup();
        let quoted = |text: &str| {
            let mut out = String::new();
            llvmlite_jit::ir::write_escaped(text.as_bytes(), &mut out);
            format!("\"{out}\"")
        };
        let text = |attr: &Attr| match attr {
            Attr::Word(word) => word.to_string(),
            Attr::Int(word, n) if &**word == "align" => format!("align {n}"),
            Attr::Int(word, n) => format!("{word}({n})"),
            Attr::Type(word, ty) => format!("{word}({})", self.module.types.display(*ty)),
            Attr::Text(word, text) => format!("{word}({text})"),
            Attr::String(key, Some(value)) => format!("{}={}", quoted(key), quoted(value)),
            Attr::String(key, None) => quoted(key),
            Attr::Group(n) => format!("#{n}"),
        };
        all.iter().map(text).collect()
    }

    fn global_operand(&self, id: GlobalId) -> llj_operand {
        let kind = match &self.module.globals[id].kind {
            GlobalKind::Function(_) => llj_value_kind::Function,
            GlobalKind::Alias { .. } => llj_value_kind::Alias,
            GlobalKind::Ifunc { .. } => llj_value_kind::Ifunc,
            GlobalKind::Variable { .. } | GlobalKind::Undeclared => llj_value_kind::Variable,
        };
        llj_operand { kind, index: self.positions.get(&id).copied().unwrap_or(usize::MAX) }
    }

    fn constant_operand(&self, id: ConstId) -> llj_operand {
        match self.module.constants[id] {
            Constant::Global(_, global) => self.global_operand(global),
            _ => llj_operand { kind: self.constant_kind(id), index: id.as_u32() as usize },
        }
    }

    fn layout(&self, ty: usize, layout: Option<&str>) -> Result<(Type, DataLayout), ErrorObject> {
        let ty = self.types.at(ty).ok_or_else(|| ErrorObject::argument("the module has no such type"))?;
        let layout = match layout {
            Some(text) => DataLayout::parse(text)
                .map_err(|error| ErrorObject::argument(format!("malformed data layout: {}", error.message)))?,
            None => DataLayout::of(&self.module),
        };
        Ok((ty, layout))
    }
}

/// Returns the name of a value; empty if it has only a number.
fn explicit_name(name: Option<&Name>) -> &str {
    match name {
        Some(Name::Text(text)) => text,
        _ => "",
    }
}

/// Returns the types of a module, and their number if `count` is not null.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_types(
    description: *const llj_description,
    count: *mut usize,
) -> *const llj_type {
    // SAFETY: by the caller's contract, the pointer is valid.
    unsafe { array(description, count, |found| found.types.list()) }
}

/// Returns the positions of the struct types that the module's globals and functions use, in the order in which LLVM finds
/// them, and their number if `count` is not null. Null if there are none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_structs(
    description: *const llj_description,
    count: *mut usize,
) -> *const usize {
    // SAFETY: by the caller's contract, the pointer is valid.
    unsafe { array(description, count, |found| found.types.structs(&found.module)) }
}

/// Returns the globals of a module in the order of the text, and their number if `count` is not null. Null if there are
/// none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_globals(
    description: *const llj_description,
    count: *mut usize,
) -> *const llj_global {
    // SAFETY: by the caller's contract, the pointer is valid.
    unsafe { array(description, count, |found| &found.globals) }
}

/// Returns the global at a position as LLVM assembly: a function with its body, any other as one line.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_global_text(
    description: *const llj_description,
    global: usize,
    out: *mut *mut crate::text::llj_bytes,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let found = handles::find::<DescriptionObject>(description)?;
        let id = found.order.get(global).ok_or_else(|| ErrorObject::argument("the module has no such global"))?;
        let text = print::global(&found.module, *id);
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(crate::text::Bytes::new(text))) }
    })
}

/// Returns the content of the function at a position among the globals. A declaration has neither blocks nor parameter
/// names; null if there is no such function.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_body(description: *const llj_description, global: usize) -> *const llj_body {
    guard_value(std::ptr::null(), || {
        let found = handles::find::<DescriptionObject>(description)?;
        let Some(place) = found.bodies.get(global) else { return Ok(std::ptr::null()) };
        let Some(function) = found.module.function(found.order[global]) else { return Ok(std::ptr::null()) };
        Ok(&raw const place.get_or_init(|| found.body(found.order[global], function)).data)
    })
}

/// Returns a constant by the number in an operand; null if there is none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_constant(
    description: *const llj_description,
    number: usize,
) -> *const llj_constant {
    guard_value(std::ptr::null(), || {
        let found = handles::find::<DescriptionObject>(description)?;
        let Some(place) = found.constants.get(number) else { return Ok(std::ptr::null()) };
        Ok(&raw const place.get_or_init(|| found.constant(ConstId::from_u32(number as u32))).data)
    })
}

/// Computes the size and alignment of the type at a position, by a data layout, or by the module's layout if `layout`
/// is null. Fails if the type is unsized.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_layout(
    description: *const llj_description,
    type_index: usize,
    layout: *const c_char,
    out: *mut llj_layout,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let found = handles::find::<DescriptionObject>(description)?;
        // SAFETY: by the caller's contract, it is a C string.
        let text = if layout.is_null() { None } else { Some(unsafe { string(layout, "the layout") }?) };
        let (ty, layout) = found.layout(type_index, text.as_deref())?;
        let types = &found.module.types;
        let unsized_type = || ErrorObject::argument(format!("`{}` has no size", types.display(ty)));
        let computed = llj_layout {
            size: layout.size_of(types, ty).ok_or_else(unsized_type)?,
            store_size: layout.store_size_of(types, ty).ok_or_else(unsized_type)?,
            alignment: layout.align_of(types, ty).ok_or_else(unsized_type)?,
            preferred_alignment: layout.preferred_align_of(types, ty).ok_or_else(unsized_type)?,
        };
        // SAFETY: the same.
        unsafe { write_out(out, computed) }
    })
}

/// Computes the offset in bytes of a field of the struct type at a position, by a data layout, or by the module's
/// layout if `layout` is null.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_description_offset(
    description: *const llj_description,
    type_index: usize,
    layout: *const c_char,
    field: usize,
    out: *mut u64,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let found = handles::find::<DescriptionObject>(description)?;
        // SAFETY: by the caller's contract, it is a C string.
        let text = if layout.is_null() { None } else { Some(unsafe { string(layout, "the layout") }?) };
        let (ty, layout) = found.layout(type_index, text.as_deref())?;
        let types = &found.module.types;
        let computed = layout.struct_layout(types, ty);
        let computed = computed
            .ok_or_else(|| ErrorObject::argument(format!("`{}` is not a struct with a size", types.display(ty))))?;
        let offset = computed.offsets.get(field).copied();
        // SAFETY: the same.
        unsafe { write_out(out, offset.ok_or_else(|| ErrorObject::argument(format!("there is no field {field}")))?) }
    })
}

/// Deletes a description, with all data obtained from it. Null and a handle that was deleted are ignored.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_description_delete(description: *mut llj_description) {
    handles::delete::<DescriptionObject>(description);
}

/// Returns an array of a description.
///
/// # Safety
/// `count` must be null or valid for writes.
unsafe fn array<T: 'static>(
    description: *const llj_description,
    count: *mut usize,
    list: impl FnOnce(&DescriptionObject) -> &[T],
) -> *const T {
    guard_value(std::ptr::null(), || {
        let found = handles::find::<DescriptionObject>(description).ok();
        let (start, length) = found.map_or((std::ptr::null(), 0), |found| {
            let list = list(&found);
            (if list.is_empty() { std::ptr::null() } else { list.as_ptr() }, list.len())
        });
        if !count.is_null() {
            // SAFETY: by the caller's contract, the pointer is valid.
            unsafe { count.write(length) };
        }
        Ok(start)
    })
}
