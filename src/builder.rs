//! Builder for modules in memory, for front ends that would otherwise emit text.
//!
//! A [`ModuleBuilder`] holds the types, constants, global variables and functions of a module, a [`FunctionBuilder`]
//! the basic blocks and instructions of one function. Types are checked as instructions are added: an inconsistency is
//! a [`BuildError`] at the call that introduces it. [`ModuleBuilder::finish`] verifies everything else (dominance, phi
//! predecessors, attributes) and returns a [`Program`](crate::Program), which runs without being printed or parsed.
//! [`ModuleBuilder::text`] prints the module as LLVM assembly.
//!
//! ```
//! use llvmlite_jit::builder::{IcmpPred, ModuleBuilder, Type};
//! use llvmlite_jit::{Error, Options};
//!
//! let mut module = ModuleBuilder::new("fac");
//! let fac = module.declare("fac", Type::I64, &[Type::I64])?;
//! let mut f = module.define(fac)?;
//! let n = f.param(0)?;
//! let [entry, one, more] = ["entry", "one", "more"].map(|label| f.block(label));
//! let (zero, first) = (f.const_i64(0), f.const_i64(1));
//! f.position_at_end(entry)?;
//! let small = f.icmp(IcmpPred::Sle, n, zero)?;
//! f.cond_br(small, one, more)?;
//! f.position_at_end(one)?;
//! f.ret(first)?;
//! f.position_at_end(more)?;
//! let less = f.sub(n, first)?;
//! let rest = f.call(fac, &[less])?;
//! let all = f.mul(n, rest)?;
//! f.ret(all)?;
//! f.finish()?;
//!
//! assert!(module.text().contains("  %4 = mul i64 %0, %3\n"), "{}", module.text());
//! // SAFETY: it computes, and accesses no memory.
//! let instance = unsafe { module.finish()?.jit(Options::new()) }?;
//! assert_eq!(instance.typed_function::<i64, i64>("fac")?.call(6)?, 720);
//! # Ok::<(), Error>(())
//! ```
//!
//! # Source locations
//!
//! [`ModuleBuilder::source`] registers a text that the front end compiles, and [`FunctionBuilder::set_location`] sets
//! the range of it that the following instructions come from, so that diagnostics, faults and call stacks show lines of
//! that text. An instruction without a location is shown with its line in [`ModuleBuilder::text`], under the name given
//! to [`ModuleBuilder::new`]; that text is printed only when a report needs it.

mod check;
mod constant;
mod error;
mod flow;
mod function;
mod instruction;

pub use crate::ir::inst::{
    BinaryFlags, BinaryOp, CallConv, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred, Ordering, RmwOp,
    TailKind, UnaryOp,
};
pub use crate::ir::{Attr, FloatKind, Linkage, Type};
pub use crate::source::Source;
pub use function::FunctionBuilder;
pub use instruction::{AccessOptions, CallSettings};

use crate::ir::inst::Operand;
use crate::ir::{
    Align, AttrSet, BlockId, GlobalId, GlobalKind, GlobalValue, Module, Name, NamedType, TypeKind, Types, print,
};
use crate::source::{SourceMap, Span};
use cranelift_entity::EntityRef;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering as Memory};

pub use error::{BuildError, BuildPlace};

type Result<T> = std::result::Result<T, BuildError>;

/// Constant, parameter, or result of an instruction. It belongs to one module and, unless it is a constant, to one
/// function of that module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// `None` for a call of a `void` function.
    operand: Option<Operand>,
    ty: Type,
    owner: OwnerFunction,
}

impl Value {
    /// Returns the type of the value.
    pub fn ty(self) -> Type {
        self.ty
    }
}

/// Owner of a value or a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OwnerFunction {
    module: u32,
    /// `None` for constants.
    function: Option<GlobalId>,
}

/// Basic block of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    id: BlockId,
    owner: OwnerFunction,
}

/// Function or global variable of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Global {
    id: GlobalId,
    module: u32,
}

/// Module under construction; see [the module's documentation](self).
pub struct ModuleBuilder {
    ir: Module,
    sources: SourceMap,
    /// Identifies this module in the handles that it returns.
    tag: u32,
}

impl fmt::Debug for ModuleBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ModuleBuilder").field("globals", &self.ir.globals.len()).finish()
    }
}

impl ModuleBuilder {
    /// Returns an empty module. `name` becomes its `source_filename`.
    pub fn new(name: impl Into<String>) -> ModuleBuilder {
        static TAGS: AtomicU32 = AtomicU32::new(0);
        let ir = Module { source_filename: Some(name.into().into()), ..Module::default() };
        // Position 0 is the default span and belongs to no text.
        ModuleBuilder { ir, sources: SourceMap::with_room(1), tag: TAGS.fetch_add(1, Memory::Relaxed) }
    }

    /// Registers a text that the front end compiles, for [`FunctionBuilder::set_location`]. Diagnostics refer
    /// to it as `name`.
    ///
    /// # Errors
    /// If all texts together exceed 4 GiB.
    pub fn source(&mut self, name: impl Into<String>, text: impl AsRef<str>) -> Result<Source> {
        self.sources.add_foreign(name, text.as_ref()).map_err(|error| BuildError::new(error.to_string()))
    }

    /// Sets `target datalayout`; without one, sizes are those of the host.
    pub fn set_data_layout(&mut self, layout: impl AsRef<str>) {
        self.ir.data_layout = Some((layout.as_ref().into(), Span::default()));
    }

    /// Sets `target triple`.
    pub fn set_triple(&mut self, triple: impl AsRef<str>) {
        self.ir.triple = Some((triple.as_ref().into(), Span::default()));
    }

    /// Prints the module as LLVM assembly.
    pub fn text(&self) -> String {
        print::module(&self.ir)
    }

    /// Returns the module, and the texts that its spans refer to.
    pub(crate) fn into_parts(self) -> (Module, SourceMap) {
        (self.ir, self.sources)
    }

    // Types

    /// Returns `iN`, of 1 to 2^23 bits.
    ///
    /// # Errors
    /// For any other width.
    pub fn int_type(&mut self, bits: u32) -> Result<Type> {
        if !(1..=1 << 23).contains(&bits) {
            return Err(BuildError::new(format!("there is no integer type of {bits} bits")));
        }
        Ok(self.ir.types.int(bits))
    }

    /// Returns a floating-point type: `half`, `float`, ….
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.ir.types.intern(TypeKind::Float(kind))
    }

    /// Returns `ptr addrspace(n)`; [`Type::PTR`] is the pointer type of address space 0.
    pub fn pointer_type(&mut self, addrspace: u32) -> Type {
        self.ir.types.intern(TypeKind::Ptr { pointee: None, addrspace })
    }

    /// Returns `[len x elem]`.
    ///
    /// # Errors
    /// If `elem` cannot be an array element.
    pub fn array_type(&mut self, len: u64, elem: Type) -> Result<Type> {
        self.element("an array", elem)?;
        Ok(self.ir.types.intern(TypeKind::Array { len, elem }))
    }

    /// Returns `<len x elem>`.
    ///
    /// # Errors
    /// If `elem` cannot be a vector element, or `len` is 0.
    pub fn vector_type(&mut self, len: u32, elem: Type) -> Result<Type> {
        self.known(elem)?;
        match self.ir.types.kind(elem) {
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { .. } if len > 0 => {
                Ok(self.ir.types.intern(TypeKind::Vector { len, scalable: false, elem }))
            }
            _ => Err(BuildError::new(format!("there is no type <{len} x {}>", self.show(elem)))),
        }
    }

    /// Returns `{ fields… }`, or `<{ fields… }>` if `packed`.
    ///
    /// # Errors
    /// If a type cannot be a struct field.
    pub fn struct_type(&mut self, fields: &[Type], packed: bool) -> Result<Type> {
        fields.iter().try_for_each(|field| self.element("a struct", *field))?;
        Ok(self.ir.types.intern(TypeKind::Struct { fields: fields.into(), packed }))
    }

    /// Returns a new `%name = type opaque`, whose body [`ModuleBuilder::set_fields`] sets. This allows recursive
    /// structs, and structs that keep their names when printed. If the name is taken, a number is appended.
    pub fn named_type(&mut self, name: impl AsRef<str>) -> Type {
        let types = &mut self.ir.types;
        let taken = |name: &str| types.named.values().any(|n| matches!(&n.name, Name::Text(text) if **text == *name));
        let name = free(name.as_ref(), taken);
        let span = Span { lo: types.named.len() as u32, hi: types.named.len() as u32 };
        let named = NamedType { name: Name::Text(name.into()), body: None, defined: true, span };
        let id = types.named.push(named);
        types.intern(TypeKind::Named(id))
    }

    /// Sets the body of a type created by [`ModuleBuilder::named_type`].
    ///
    /// # Errors
    /// If the type already has a body, is not a named type, or would contain itself.
    pub fn set_fields(&mut self, named: Type, fields: &[Type], packed: bool) -> Result<()> {
        self.known(named)?;
        let TypeKind::Named(id) = *self.ir.types.written(named) else {
            return Err(BuildError::new(format!("{} is not a named type", self.show(named))));
        };
        if self.ir.types.named[id].body.is_some() {
            return Err(BuildError::new(format!("{} has fields already", self.show(named))));
        }
        let body = self.struct_type(fields, packed)?;
        if holds(&self.ir.types, body, named) {
            return Err(BuildError::new(format!("{} would contain itself", self.show(named))));
        }
        self.ir.types.named[id].body = Some(body);
        Ok(())
    }

    /// Returns the function type `ret (params…)`; if `variadic`, with `...` at the end.
    ///
    /// # Errors
    /// If a type cannot be a result or a parameter.
    pub fn function_type(&mut self, ret: Type, params: &[Type], variadic: bool) -> Result<Type> {
        self.known(ret)?;
        if ret != Type::VOID {
            self.element("a result", ret)?;
        }
        params.iter().try_for_each(|param| match *param {
            Type::METADATA => Ok(()),
            param => self.element("a parameter", param),
        })?;
        Ok(self.ir.types.function(ret, params, variadic))
    }

    /// Prints a type in LLVM's syntax.
    pub fn show(&self, ty: Type) -> String {
        match self.known(ty) {
            Ok(()) => self.ir.types.display(ty),
            Err(_) => "a type of another module".into(),
        }
    }

    // Functions and variables

    /// Declares a function. Returns the existing one if the module has a function of that name and type.
    ///
    /// # Errors
    /// If the name belongs to something else, or a type cannot be a result or a parameter.
    pub fn declare(&mut self, name: impl AsRef<str>, ret: Type, params: &[Type]) -> Result<Global> {
        let ty = self.function_type(ret, params, false)?;
        self.declare_as(name, ty)
    }

    /// Declares a function with a type created by [`ModuleBuilder::function_type`], which may be variadic; otherwise
    /// like [`ModuleBuilder::declare`].
    ///
    /// # Errors
    /// If the name belongs to something else, or the type is not a function type.
    pub fn declare_as(&mut self, name: impl AsRef<str>, function_type: Type) -> Result<Global> {
        let name = name.as_ref();
        self.known(function_type)?;
        let TypeKind::Function { varargs, .. } = *self.ir.types.kind(function_type) else {
            return Err(BuildError::new(format!("`@{name}`: {} is not a function type", self.show(function_type))));
        };
        if let Some(id) = self.ir.find(name) {
            let is = self.ir.value_type(id);
            return match self.ir.function(id).is_some() && is == function_type {
                true => Ok(self.global_of(id)),
                false => Err(BuildError::new(format!("`@{name}` already exists with type {}", self.show(is)))),
            };
        }
        let id = self.ir.declare_function(Name::Text(name.into()), function_type, Span::default(), false);
        if let GlobalKind::Function(function) = &mut self.ir.globals[id].kind {
            function.varargs = varargs;
        }
        Ok(self.global_of(id))
    }

    /// Looks up a function or global variable by name.
    pub fn find(&self, name: impl AsRef<str>) -> Option<Global> {
        self.ir.find(name.as_ref()).map(|id| self.global_of(id))
    }

    /// Defines a global variable with an initial value.
    ///
    /// # Errors
    /// If the name is taken, or the value is not a constant.
    pub fn variable(&mut self, name: impl AsRef<str>, init: Value) -> Result<Global> {
        let id = self.constant_of(init)?;
        self.element("a variable", init.ty)?;
        let kind = GlobalKind::Variable { ty: init.ty, init: Some(id), constant: false };
        self.new_global(name.as_ref(), kind)
    }

    /// Defines a `constant` global with an initial value, which the program must not write to.
    ///
    /// # Errors
    /// The same as for [`ModuleBuilder::variable`].
    pub fn constant(&mut self, name: impl AsRef<str>, init: Value) -> Result<Global> {
        let global = self.variable(name, init)?;
        if let GlobalKind::Variable { constant, .. } = &mut self.ir.globals[global.id].kind {
            *constant = true;
        }
        Ok(global)
    }

    /// Declares a global variable that is defined elsewhere.
    ///
    /// # Errors
    /// If the name is taken.
    pub fn external(&mut self, name: impl AsRef<str>, ty: Type) -> Result<Global> {
        self.element("a variable", ty)?;
        self.new_global(name.as_ref(), GlobalKind::Variable { ty, init: None, constant: false })
    }

    /// Replaces the initializer of a global variable with a value of the same type. This allows variables that point to
    /// each other.
    ///
    /// # Errors
    /// If it is not a variable that the module defines, or the type differs.
    pub fn set_initializer(&mut self, variable: Global, init: Value) -> Result<()> {
        let id = self.constant_of(init)?;
        let global = self.global_mut(variable)?;
        let name = global.name.clone();
        match &mut global.kind {
            GlobalKind::Variable { ty, init: place @ Some(_), .. } if *ty == init.ty => *place = Some(id),
            GlobalKind::Variable { ty, init: Some(_), .. } => {
                let ty = *ty;
                let (ty, is) = (self.show(ty), self.show(init.ty));
                return Err(BuildError::new(format!("`@{name}` is {ty}, but its initializer is {is}")));
            }
            _ => return Err(BuildError::new(format!("`@{name}` is not a variable defined by the module"))),
        }
        Ok(())
    }

    /// Sets the linkage of a function or variable.
    ///
    /// # Errors
    /// If it belongs to another module.
    pub fn set_linkage(&mut self, global: Global, linkage: Linkage) -> Result<()> {
        self.global_mut(global)?.linkage = linkage;
        Ok(())
    }

    /// Sets the alignment in bytes.
    ///
    /// # Errors
    /// If it is not a power of two, or the global belongs to another module.
    pub fn set_align(&mut self, global: Global, align: u64) -> Result<()> {
        self.global_mut(global)?.align = Some(alignment(align)?);
        Ok(())
    }

    /// Adds a keyword to the header of a global: `thread_local`, or one without effect on execution, such as
    /// `dso_local`, `unnamed_addr` or `hidden`.
    ///
    /// # Errors
    /// If it belongs to another module.
    pub fn add_word(&mut self, global: Global, word: impl AsRef<str>) -> Result<()> {
        let word = word.as_ref().into();
        self.global_mut(global)?.add_keyword(word);
        Ok(())
    }

    /// Sets the calling convention of a function; its call sites must use the same one.
    ///
    /// # Errors
    /// If it is not a function of this module.
    pub fn set_convention(&mut self, function: Global, convention: CallConv) -> Result<()> {
        self.function_mut(function)?.cc = convention;
        Ok(())
    }

    /// Adds a function attribute: `nounwind`, `memory(none)`.
    ///
    /// # Errors
    /// If it is not a function of this module.
    pub fn add_attribute(&mut self, function: Global, attribute: Attr) -> Result<()> {
        let with = self.with(self.function_ref(function)?.attrs, attribute);
        self.function_mut(function)?.attrs = with;
        Ok(())
    }

    /// Adds a return attribute: `zeroext`.
    ///
    /// # Errors
    /// If it is not a function of this module.
    pub fn add_result_attribute(&mut self, function: Global, attribute: Attr) -> Result<()> {
        let with = self.with(self.function_ref(function)?.ret_attrs, attribute);
        self.function_mut(function)?.ret_attrs = with;
        Ok(())
    }

    /// Adds an attribute to a parameter, counted from 0: `noalias`, `byval(%T)`.
    ///
    /// # Errors
    /// If there is no such parameter.
    pub fn add_param_attribute(&mut self, function: Global, param: usize, attribute: Attr) -> Result<()> {
        let none = || BuildError::new(format!("there is no parameter {param}"));
        let attrs = self.function_ref(function)?.params.get(param).ok_or_else(none)?.attrs;
        let with = self.with(attrs, attribute);
        self.function_mut(function)?.params.get_mut(param).ok_or_else(none)?.attrs = with;
        Ok(())
    }

    /// Starts the body of a declared function. [`FunctionBuilder::finish`] adds it to the module.
    ///
    /// # Errors
    /// If it is not a function, or already has a body.
    pub fn define(&mut self, function: Global) -> Result<FunctionBuilder<'_>> {
        FunctionBuilder::new(self, function)
    }

    // Shared by the submodules

    fn global_of(&self, id: GlobalId) -> Global {
        Global { id, module: self.tag }
    }

    fn new_global(&mut self, name: &str, kind: GlobalKind) -> Result<Global> {
        if self.ir.find(name).is_some() {
            return Err(BuildError::new(format!("`@{name}` already exists")));
        }
        let name = Name::Text(name.into());
        let id = self.ir.globals.push(GlobalValue { kind, ..GlobalValue::undeclared(name.clone(), Span::default()) });
        self.ir.by_name.insert(name, id);
        self.ir.order.push(id);
        Ok(self.global_of(id))
    }

    fn id_of(&self, global: Global) -> Result<GlobalId> {
        match global.module == self.tag {
            true => Ok(global.id),
            false => Err(BuildError::new("a function or variable of another module")),
        }
    }

    fn global_mut(&mut self, global: Global) -> Result<&mut GlobalValue> {
        let id = self.id_of(global)?;
        Ok(&mut self.ir.globals[id])
    }

    fn function_ref(&self, function: Global) -> Result<&crate::ir::Function> {
        let id = self.id_of(function)?;
        self.ir.function(id).ok_or_else(|| no_function(&self.ir.globals[id].name))
    }

    fn function_mut(&mut self, function: Global) -> Result<&mut crate::ir::Function> {
        let global = self.global_mut(function)?;
        match &mut global.kind {
            GlobalKind::Function(function) => Ok(function),
            _ => Err(no_function(&global.name)),
        }
    }

    fn with(&mut self, attrs: AttrSet, attribute: Attr) -> AttrSet {
        let mut list = self.ir.attrs[attrs].to_vec();
        list.push(attribute);
        self.ir.attrs.intern(list)
    }

    /// Checks that a type belongs to this module. Only its index is checked: a type of another module may be accepted.
    fn known(&self, ty: Type) -> Result<()> {
        match ty.index() < self.ir.types.len() && ty != Type::INVALID {
            true => Ok(()),
            false => Err(BuildError::new("a type of another module")),
        }
    }

    /// Checks that `what` may hold values of a type: any first-class type but `label`, `token` and `metadata`.
    fn element(&self, what: &str, ty: Type) -> Result<()> {
        self.known(ty)?;
        match self.ir.types.kind(ty) {
            TypeKind::Invalid
            | TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::Function { .. } => Err(BuildError::new(format!("{} cannot be {}", what, self.show(ty)))),
            _ => Ok(()),
        }
    }
}

fn no_function(name: &Name) -> BuildError {
    BuildError::new(format!("`@{name}` is not a function"))
}

/// Whether a type is `named`, or contains it by value.
fn holds(types: &Types, ty: Type, named: Type) -> bool {
    let mut work = vec![ty];
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(ty) = work.pop() {
        if ty == named {
            return true;
        }
        if !seen.insert(ty) {
            continue;
        }
        match types.written(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => work.push(*elem),
            TypeKind::Struct { fields, .. } => work.extend(fields),
            TypeKind::Named(id) => work.extend(types.named[*id].body),
            _ => {}
        }
    }
    false
}

/// Returns the name if it is free; otherwise appends the smallest number that makes it unique.
fn free(name: &str, taken: impl Fn(&str) -> bool) -> String {
    match taken(name) {
        false => name.to_string(),
        true => (1..).map(|n| format!("{name}{n}")).find(|name| !taken(name)).unwrap_or_default(),
    }
}

fn alignment(bytes: u64) -> Result<Align> {
    Align::new(bytes).ok_or_else(|| {
        BuildError::new(format!("{bytes} is not a valid alignment: it must be a power of two of at most 2^32"))
    })
}
