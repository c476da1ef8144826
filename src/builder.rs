//! Modules made in memory: what a front end uses in place of writing text.
//!
//! A [`ModuleBuilder`] has the types, constants, global variables and functions of a module, a [`FunctionBuilder`] the blocks and
//! instructions of one function. Types are checked as instructions are added: a mistake of the front end is a [`BuildError`], at the
//! place where it is made. [`ModuleBuilder::finish`] verifies the rest (dominance, predecessors of phis, attributes) and gives a
//! [`Program`](crate::Program), which runs without being printed or read. [`ModuleBuilder::text`] is the module as LLVM assembly.
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
//! # Places
//!
//! [`ModuleBuilder::source`] takes the text that the front end compiles, and [`FunctionBuilder::set_location`] says where in it what
//! comes next comes from: diagnostics, faults and call stacks then show lines of that text. What has no such place is shown with
//! its line in [`ModuleBuilder::text`], which is made when a report needs it, under the name that [`ModuleBuilder::new`] was given.

mod check;
mod constant;
mod error;
mod flow;
mod function;
mod instruction;

pub use crate::ir::inst::{
    BinaryFlags, BinaryOp, CallConv, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred, Ordering, RmwOp,
    TailKind,
};
pub use crate::ir::{Attr, FloatKind, Linkage, Type};
pub use crate::source::Source;
pub use function::FunctionBuilder;
pub use instruction::{Access, CallSettings};

use crate::ir::inst::Operand;
use crate::ir::{AttrSet, BlockId, GlobalId, GlobalKind, GlobalValue, Module, Name, NamedType, TypeKind, Types, print};
use crate::source::{SourceMap, Span};
use cranelift_entity::EntityRef;
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering as Memory};

pub use error::{BuildError, BuildPlace};

type Result<T> = std::result::Result<T, BuildError>;

/// A constant, a parameter, or the result of an instruction. It is of one module, and, unless it is a constant, of one function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// None for what a call of a `void` function gives.
    operand: Option<Operand>,
    ty: Type,
    home: Home,
}

impl Value {
    /// Its type.
    pub fn ty(self) -> Type {
        self.ty
    }
}

/// Where a value or a block belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Home {
    module: u32,
    /// None for constants.
    function: Option<GlobalId>,
}

/// A block of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    id: BlockId,
    home: Home,
}

/// A function or a variable of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Global {
    id: GlobalId,
    module: u32,
}

/// A module that grows; see [the module's documentation](self).
pub struct ModuleBuilder {
    ir: Module,
    sources: SourceMap,
    /// Tells the things of this module from those of others.
    tag: u32,
}

impl fmt::Debug for ModuleBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ModuleBuilder").field("globals", &self.ir.globals.len()).finish()
    }
}

impl ModuleBuilder {
    /// An empty module. `name` is its `source_filename`.
    pub fn new(name: impl Into<String>) -> ModuleBuilder {
        static TAGS: AtomicU32 = AtomicU32::new(0);
        let ir = Module { source_filename: Some(name.into().into()), ..Module::default() };
        // Position 0 is that of no text.
        ModuleBuilder { ir, sources: SourceMap::with_room(1), tag: TAGS.fetch_add(1, Memory::Relaxed) }
    }

    /// A text that the front end compiles, for [`FunctionBuilder::set_location`]. `name` is what reports call it.
    ///
    /// # Errors
    /// If all texts together are larger than 4 GiB.
    pub fn source(&mut self, name: impl Into<String>, text: impl AsRef<str>) -> Result<Source> {
        self.sources.add_foreign(name, text.as_ref()).map_err(|error| BuildError::new(error.to_string()))
    }

    /// `target datalayout`; without one sizes are those of this machine.
    pub fn set_data_layout(&mut self, layout: impl AsRef<str>) {
        self.ir.data_layout = Some((layout.as_ref().into(), Span::default()));
    }

    /// `target triple`
    pub fn set_triple(&mut self, triple: impl AsRef<str>) {
        self.ir.triple = Some((triple.as_ref().into(), Span::default()));
    }

    /// The module as LLVM assembly.
    pub fn text(&self) -> String {
        print::module(&self.ir)
    }

    /// The module, and the texts that its places are in.
    pub(crate) fn into_parts(self) -> (Module, SourceMap) {
        (self.ir, self.sources)
    }

    // Types

    /// `iN`, of 1 to 2^23 bits.
    ///
    /// # Errors
    /// For other numbers of bits.
    pub fn int_type(&mut self, bits: u32) -> Result<Type> {
        if !(1..=1 << 23).contains(&bits) {
            return Err(BuildError::new(format!("there is no integer type of {bits} bits")));
        }
        Ok(self.ir.types.int(bits))
    }

    /// A floating-point type: `half`, `float` and so on.
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.ir.types.intern(TypeKind::Float(kind))
    }

    /// `ptr addrspace(n)`; [`Type::PTR`] is that of address space 0.
    pub fn pointer_type(&mut self, addrspace: u32) -> Type {
        self.ir.types.intern(TypeKind::Ptr { pointee: None, addrspace })
    }

    /// `[len x elem]`
    ///
    /// # Errors
    /// If there are no arrays of `elem`.
    pub fn array_type(&mut self, len: u64, elem: Type) -> Result<Type> {
        self.element("an array", elem)?;
        Ok(self.ir.types.intern(TypeKind::Array { len, elem }))
    }

    /// `<len x elem>`
    ///
    /// # Errors
    /// If there are no vectors of `elem`, or `len` is 0.
    pub fn vector_type(&mut self, len: u32, elem: Type) -> Result<Type> {
        self.known(elem)?;
        match self.ir.types.kind(elem) {
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { .. } if len > 0 => {
                Ok(self.ir.types.intern(TypeKind::Vector { len, scalable: false, elem }))
            }
            _ => Err(BuildError::new(format!("there is no type <{len} x {}>", self.show(elem)))),
        }
    }

    /// `{ fields… }`, or `<{ fields… }>` if it is packed.
    ///
    /// # Errors
    /// If a field cannot be one.
    pub fn struct_type(&mut self, fields: &[Type], packed: bool) -> Result<Type> {
        fields.iter().try_for_each(|field| self.element("a struct", *field))?;
        Ok(self.ir.types.intern(TypeKind::Struct { fields: fields.into(), packed }))
    }

    /// `%name = type opaque`, whose fields [`ModuleBuilder::set_fields`] gives: so structs may hold pointers to each other, and be named in
    /// what is printed. A name that is taken gets a number behind it.
    pub fn named_type(&mut self, name: impl AsRef<str>) -> Type {
        let types = &mut self.ir.types;
        let taken = |name: &str| types.named.values().any(|n| matches!(&n.name, Name::Text(text) if **text == *name));
        let name = free(name.as_ref(), taken);
        let span = Span { lo: types.named.len() as u32, hi: types.named.len() as u32 };
        let named = NamedType { name: Name::Text(name.into()), body: None, defined: true, span };
        let id = types.named.push(named);
        types.intern(TypeKind::Named(id))
    }

    /// Gives a type of [`ModuleBuilder::named_type`] its fields.
    ///
    /// # Errors
    /// If it has some already, is none, or would hold itself.
    pub fn set_fields(&mut self, named: Type, fields: &[Type], packed: bool) -> Result<()> {
        self.known(named)?;
        let TypeKind::Named(id) = *self.ir.types.written(named) else {
            return Err(BuildError::new(format!("{} is no named type", self.show(named))));
        };
        if self.ir.types.named[id].body.is_some() {
            return Err(BuildError::new(format!("{} has fields already", self.show(named))));
        }
        let body = self.struct_type(fields, packed)?;
        if holds(&self.ir.types, body, named) {
            return Err(BuildError::new(format!("{} would hold itself", self.show(named))));
        }
        self.ir.types.named[id].body = Some(body);
        Ok(())
    }

    /// The type of a function: `ret (params…)`, with `...` behind them if it is variadic.
    ///
    /// # Errors
    /// If a result or a parameter cannot be of such a type.
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

    /// A type as LLVM writes it.
    pub fn show(&self, ty: Type) -> String {
        match self.known(ty) {
            Ok(()) => self.ir.types.display(ty),
            Err(_) => "a type of another module".into(),
        }
    }

    // Functions and variables

    /// Declares a function. If the module has one of that name and type already, it is that one.
    ///
    /// # Errors
    /// If the name is that of something else, or there are no results or parameters of such a type.
    pub fn declare(&mut self, name: impl AsRef<str>, ret: Type, params: &[Type]) -> Result<Global> {
        let ty = self.function_type(ret, params, false)?;
        self.declare_as(name, ty)
    }

    /// The same with a type of [`ModuleBuilder::function_type`], which may be variadic.
    ///
    /// # Errors
    /// If the name is that of something else, or the type is not that of a function.
    pub fn declare_as(&mut self, name: impl AsRef<str>, function_type: Type) -> Result<Global> {
        let name = name.as_ref();
        self.known(function_type)?;
        let TypeKind::Function { varargs, .. } = *self.ir.types.kind(function_type) else {
            return Err(BuildError::new(format!("`@{name}`: {} is no type of a function", self.show(function_type))));
        };
        if let Some(id) = self.ir.find(name) {
            let is = self.ir.value_type(id);
            return match self.ir.function(id).is_some() && is == function_type {
                true => Ok(self.global_of(id)),
                false => Err(BuildError::new(format!("`@{name}` is there already, of type {}", self.show(is)))),
            };
        }
        let id = self.ir.declare_function(Name::Text(name.into()), function_type, Span::default(), false);
        if let GlobalKind::Function(function) = &mut self.ir.globals[id].kind {
            function.varargs = varargs;
        }
        Ok(self.global_of(id))
    }

    /// A function or variable of the module by its name.
    pub fn find(&self, name: impl AsRef<str>) -> Option<Global> {
        self.ir.find(name.as_ref()).map(|id| self.global_of(id))
    }

    /// A variable with an initial value.
    ///
    /// # Errors
    /// If the name is taken, or the value is no constant.
    pub fn variable(&mut self, name: impl AsRef<str>, init: Value) -> Result<Global> {
        let id = self.constant_of(init)?;
        self.element("a variable", init.ty)?;
        let kind = GlobalKind::Variable { ty: init.ty, init: Some(id), constant: false };
        self.new_global(name.as_ref(), kind)
    }

    /// A constant with its value: a variable that nobody may write to.
    ///
    /// # Errors
    /// As [`ModuleBuilder::variable`].
    pub fn constant(&mut self, name: impl AsRef<str>, init: Value) -> Result<Global> {
        let global = self.variable(name, init)?;
        if let GlobalKind::Variable { constant, .. } = &mut self.ir.globals[global.id].kind {
            *constant = true;
        }
        Ok(global)
    }

    /// Declares a variable that somebody else defines.
    ///
    /// # Errors
    /// If the name is taken.
    pub fn external(&mut self, name: impl AsRef<str>, ty: Type) -> Result<Global> {
        self.element("a variable", ty)?;
        self.new_global(name.as_ref(), GlobalKind::Variable { ty, init: None, constant: false })
    }

    /// Gives a variable another initial value of its type: so variables may point to each other.
    ///
    /// # Errors
    /// If it is no variable that the module defines, or is of another type.
    pub fn set_initializer(&mut self, variable: Global, init: Value) -> Result<()> {
        let id = self.constant_of(init)?;
        let global = self.global_mut(variable)?;
        let name = global.name.clone();
        match &mut global.kind {
            GlobalKind::Variable { ty, init: place @ Some(_), .. } if *ty == init.ty => *place = Some(id),
            GlobalKind::Variable { ty, init: Some(_), .. } => {
                let ty = *ty;
                let (ty, is) = (self.show(ty), self.show(init.ty));
                return Err(BuildError::new(format!("`@{name}` is {ty}, and its initial value {is}")));
            }
            _ => return Err(BuildError::new(format!("`@{name}` is no variable that the module defines"))),
        }
        Ok(())
    }

    /// Linkage of a function or variable.
    ///
    /// # Errors
    /// If it is of another module.
    pub fn set_linkage(&mut self, global: Global, linkage: Linkage) -> Result<()> {
        self.global_mut(global)?.linkage = linkage;
        Ok(())
    }

    /// Alignment in bytes.
    ///
    /// # Errors
    /// If it is no power of two, or the global is of another module.
    pub fn set_align(&mut self, global: Global, align: u64) -> Result<()> {
        self.global_mut(global)?.align = Some(power_of_two(align)?);
        Ok(())
    }

    /// A word that stands before a global and says nothing about what it does when it runs, or `thread_local`: `dso_local`,
    /// `unnamed_addr`, `hidden`.
    ///
    /// # Errors
    /// If it is of another module.
    pub fn add_word(&mut self, global: Global, word: impl AsRef<str>) -> Result<()> {
        let word = word.as_ref().into();
        self.global_mut(global)?.words.push(word);
        Ok(())
    }

    /// Calling convention of a function; calls have to say the same one.
    ///
    /// # Errors
    /// If it is no function of the module.
    pub fn set_convention(&mut self, function: Global, convention: CallConv) -> Result<()> {
        self.function_mut(function)?.cc = convention;
        Ok(())
    }

    /// An attribute of a function: `nounwind`, `memory(none)`.
    ///
    /// # Errors
    /// If it is no function of the module.
    pub fn add_attribute(&mut self, function: Global, attribute: Attr) -> Result<()> {
        let with = self.with(self.function_ref(function)?.attrs, attribute);
        self.function_mut(function)?.attrs = with;
        Ok(())
    }

    /// An attribute of a function's result: `zeroext`.
    ///
    /// # Errors
    /// If it is no function of the module.
    pub fn add_result_attribute(&mut self, function: Global, attribute: Attr) -> Result<()> {
        let with = self.with(self.function_ref(function)?.ret_attrs, attribute);
        self.function_mut(function)?.ret_attrs = with;
        Ok(())
    }

    /// An attribute of a parameter, counted from 0: `noalias`, `byval(%T)`.
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

    /// Begins the body of a function that was declared. It is there when [`FunctionBuilder::finish`] is called.
    ///
    /// # Errors
    /// If it is no function, or has a body already.
    pub fn define(&mut self, function: Global) -> Result<FunctionBuilder<'_>> {
        FunctionBuilder::new(self, function)
    }

    // What the parts of this module share

    fn global_of(&self, id: GlobalId) -> Global {
        Global { id, module: self.tag }
    }

    fn new_global(&mut self, name: &str, kind: GlobalKind) -> Result<Global> {
        if self.ir.find(name).is_some() {
            return Err(BuildError::new(format!("`@{name}` is there already")));
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

    /// Whether a type is of this module, as far as that shows.
    fn known(&self, ty: Type) -> Result<()> {
        match ty.index() < self.ir.types.len() && ty != Type::INVALID {
            true => Ok(()),
            false => Err(BuildError::new("a type of another module")),
        }
    }

    /// Whether a type is one of values, which `what` may hold.
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
    BuildError::new(format!("`@{name}` is no function"))
}

/// Whether a type is, or holds by value, a named one.
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

/// A name that nobody has: this one, or with the first number behind it that makes it so.
fn free(name: &str, taken: impl Fn(&str) -> bool) -> String {
    match taken(name) {
        false => name.to_string(),
        true => (1..).map(|n| format!("{name}{n}")).find(|name| !taken(name)).unwrap_or_default(),
    }
}

fn power_of_two(align: u64) -> Result<u64> {
    match align.is_power_of_two() && align <= 1 << 32 {
        true => Ok(align),
        false => Err(BuildError::new(format!("{align} is no alignment: it must be a power of two of at most 2^32"))),
    }
}
