//! In-memory representation of a module (LangRef "Module Structure"). Depends on nothing but [`crate::source`].
//!
//! Every object is an entity id into a table. Types and constants are interned per module; values, blocks and
//! instructions live in the [`Body`] of their function. Source details (pointees, names, spans) are kept beside
//! the semantics.

pub mod asm;
pub mod callee;
pub mod cfg;
pub mod constant;
pub mod debug;
pub mod distance;
pub mod infer;
pub mod inst;
pub mod intrinsics;
pub mod layout;
pub mod metadata;
pub mod old;
pub mod print;
pub mod reach;
pub mod remap;
pub mod spelling;
mod structors;
pub mod target_types;
pub mod types;
pub mod unsupported;
pub mod upgrade;
pub mod use_lists;
pub mod x86;

pub use constant::{ConstExpr, ConstId, Constant, Constants, TypedConst};
pub use inst::{Inst, Operand, TypedOperand};
pub use layout::DataLayout;
pub use metadata::{MetaText, Piece, UseListOrder, UsesOf};
pub use types::{FloatKind, NamedId, NamedType, Type, TypeKind, Types};

use crate::source::Span;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::fmt::Write;
use std::sync::Arc;

/// A function, variable, alias or ifunc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GlobalId(u32);
entity_impl!(GlobalId, "global");

/// A parameter or the result of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(u32);
entity_impl!(ValueId, "v");

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(u32);
entity_impl!(BlockId, "block");

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct InstId(u32);
entity_impl!(InstId, "inst");

/// Source location of an instruction, numbered per function; also serves as Cranelift's `SourceLoc`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocId(u32);
entity_impl!(LocId, "loc");

/// An interned list of attributes; [`AttrSet::NONE`] is empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttrSet(u32);
entity_impl!(AttrSet, "attrs");

impl AttrSet {
    /// The empty list.
    pub const NONE: AttrSet = AttrSet(0);
}

impl Default for AttrSet {
    fn default() -> Self {
        AttrSet::NONE
    }
}

/// The name of a global, local, label or type, without its sigil.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Name {
    /// `%7`, `@7`: an unnamed value's number.
    Number(u32),
    /// `%x`, `@"any \22text\22"`, with escapes decoded.
    Text(Arc<str>),
}

impl Name {
    /// Appends the name as LLVM assembly spells it after the sigil, quoted where needed.
    pub fn write(&self, out: &mut String) {
        match self {
            Name::Number(n) => write!(out, "{n}").expect("a String takes all"),
            Name::Text(text) => {
                let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
                let starts_plain = text.bytes().next().is_some_and(|b| !b.is_ascii_digit());
                if starts_plain && text.bytes().all(plain) {
                    out.push_str(text);
                } else {
                    out.push('"');
                    write_escaped(text.as_bytes(), out);
                    out.push('"');
                }
            }
        }
    }

    /// Returns the symbol name: the text itself, or the number in decimal.
    pub fn symbol(&self) -> String {
        match self {
            Name::Number(n) => n.to_string(),
            Name::Text(text) => text.to_string(),
        }
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut out = String::new();
        self.write(&mut out);
        f.write_str(&out)
    }
}

/// Appends bytes as LLVM writes them between quotes: printable ASCII verbatim, `"`, `\` and every other byte as
/// `\XX`.
pub fn write_escaped(bytes: &[u8], out: &mut String) {
    for b in bytes {
        match b {
            b'"' | b'\\' | 0..0x20 | 0x7f.. => write!(out, "\\{b:02X}").expect("a String takes all"),
            _ => out.push(*b as char),
        }
    }
}

/// One attribute (LangRef "Parameter Attributes", "Function Attributes").
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Attr {
    /// `nounwind`
    Word(Arc<str>),
    /// `align 8`, `dereferenceable(8)`
    Int(Arc<str>, u64),
    /// `sret(%T)`, `byval(i32)`
    Type(Arc<str>, Type),
    /// `memory(none)`, `captures(ret: address)`: the argument is kept as text.
    Text(Arc<str>, Arc<str>),
    /// `"key"`, `"key"="value"`
    String(Arc<str>, Option<Arc<str>>),
    /// `#3`
    Group(u32),
}

/// Linkage types (LangRef).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "LangRef's names")]
pub enum Linkage {
    #[default]
    External,
    Private,
    Internal,
    AvailableExternally,
    Linkonce,
    LinkonceOdr,
    Weak,
    WeakOdr,
    Common,
    Appending,
    ExternWeak,
}

impl Linkage {
    /// Returns the keyword in LLVM assembly; empty for external linkage.
    pub fn keyword(self) -> &'static str {
        match self {
            Linkage::External => "",
            Linkage::Private => "private",
            Linkage::Internal => "internal",
            Linkage::AvailableExternally => "available_externally",
            Linkage::Linkonce => "linkonce",
            Linkage::LinkonceOdr => "linkonce_odr",
            Linkage::Weak => "weak",
            Linkage::WeakOdr => "weak_odr",
            Linkage::Common => "common",
            Linkage::Appending => "appending",
            Linkage::ExternWeak => "extern_weak",
        }
    }

    /// Whether the symbol is invisible to other modules.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
}

/// A global value: name, linkage and the other properties that all kinds share, and the kind itself.
#[derive(Clone, Debug)]
pub struct GlobalValue {
    /// Name without the `@`.
    pub name: Name,
    /// Span of the name in the definition or declaration; of the first use for [`GlobalKind::Undeclared`].
    pub span: Span,
    /// Linkage type.
    pub linkage: Linkage,
    /// Other keywords as text, in source order (`dso_local`, `hidden`, `unnamed_addr`, …). Only `thread_local`
    /// affects execution.
    pub words: Vec<Arc<str>>,
    /// `section "name"`
    pub section: Option<Arc<str>>,
    /// Alignment in bytes, a power of two.
    pub align: Option<u64>,
    /// Address space of the global itself.
    pub addrspace: u32,
    /// Metadata attachments as text, each as `!dbg !7`.
    pub metadata: Vec<Arc<str>>,
    /// Variable, function, alias or ifunc, with what is specific to it.
    pub kind: GlobalKind,
}

impl GlobalValue {
    /// Creates a global that has been used, but neither defined nor declared so far.
    pub fn undeclared(name: Name, span: Span) -> GlobalValue {
        GlobalValue {
            name,
            span,
            linkage: Linkage::External,
            words: Vec::new(),
            section: None,
            align: None,
            addrspace: 0,
            metadata: Vec::new(),
            kind: GlobalKind::Undeclared,
        }
    }

    /// Whether a landing pad clause can name it as type info: a variable that is not thread-local, so its
    /// address is the same in every thread.
    pub fn can_be_type_info(&self) -> bool {
        matches!(self.kind, GlobalKind::Variable { .. }) && !self.is_thread_local()
    }

    /// Whether each thread has its own copy: `thread_local`, in any TLS model.
    pub fn is_thread_local(&self) -> bool {
        self.words.iter().any(|w| w.starts_with("thread_local"))
    }
}

/// The kind of a global.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// `@x = global T init`, `@x = external global T`
    Variable {
        /// Value type.
        ty: Type,
        /// Initializer; `None` if external.
        init: Option<ConstId>,
        /// `constant`: the memory is read-only.
        constant: bool,
    },
    /// `define` or `declare`
    Function(Box<Function>),
    /// `@x = alias T, ptr @y`. In a verified module no constant refers to an alias: each use is replaced by the
    /// aliasee.
    Alias {
        /// Value type or function type.
        ty: Type,
        /// Aliasee: a constant expression that yields an address.
        target: TypedConst,
    },
    /// `@x = ifunc T, ptr @resolver`: a function whose address the resolver returns at load time.
    Ifunc {
        /// The function type.
        ty: Type,
        /// Resolver function.
        resolver: TypedConst,
    },
    /// Used, but neither defined nor declared. The verifier turns callees into declarations derived from the
    /// call site and rejects all other uses.
    Undeclared,
}

/// A formal parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Parameter type.
    pub ty: Type,
    /// Parameter attributes.
    pub attrs: AttrSet,
}

/// A function definition or declaration.
#[derive(Clone, Debug)]
pub struct Function {
    /// Return type.
    pub ret: Type,
    /// Return attributes.
    pub ret_attrs: AttrSet,
    /// Formal parameters.
    pub params: Vec<Param>,
    /// `...`: the function takes variable arguments.
    pub varargs: bool,
    /// Function type, consistent with `ret`, `params` and `varargs`.
    pub ty: Type,
    /// Calling convention.
    pub cc: inst::CallConv,
    /// Function attributes: those after the parameter list.
    pub attrs: AttrSet,
    /// `personality ptr @f`: the function that the unwinder calls for frames of this function.
    pub personality: Option<TypedConst>,
    /// Span of the header, from `define` up to the `{`.
    pub header_span: Span,
    /// Basic blocks and instructions; `None` for a declaration.
    pub body: Option<Body>,
    /// Whether the declaration was inferred from a call site.
    pub implicit: bool,
    /// The original function, if an [`Inst::Unsupported`] was substituted in `body`.
    pub written: Option<Box<Function>>,
}

/// The source location of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loc {
    /// Span of the whole statement.
    pub span: Span,
    /// Location of the call site, if the instruction was inlined.
    pub inlined_at: Option<LocId>,
}

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// The n-th parameter.
    Param(u32),
    /// The result of an instruction.
    Inst(InstId),
    /// Undefined: used without a definition, which has been reported.
    Undefined,
}

/// A parameter or the result of an instruction.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// Type; [`Type::INVALID`] if the definition is damaged.
    pub ty: Type,
    /// Definition: a parameter or an instruction.
    pub def: ValueDef,
    /// Name without the `%`; `None` for an unnamed value whose number is unknown (after a gap in the
    /// numbering).
    pub name: Option<Name>,
    /// Span of the name at its definition, or of the whole statement if it has no name.
    pub span: Span,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Label; `None` for an unlabelled entry block.
    pub name: Option<Name>,
    /// Span of the label, or of the first instruction if there is none.
    pub span: Span,
    /// Instructions in order; in a verified body the last one is the terminator.
    pub insts: Vec<InstId>,
}

/// The body of a function: blocks, instructions, values and their source locations.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// All blocks; `layout` selects and orders those in use.
    pub blocks: PrimaryMap<BlockId, Block>,
    /// Blocks in source order; the first one is the entry block.
    pub layout: Vec<BlockId>,
    /// All instructions; those in use are listed in their blocks.
    pub insts: PrimaryMap<InstId, Inst>,
    /// Result of each instruction that has one.
    pub results: SecondaryMap<InstId, PackedOption<ValueId>>,
    /// All values: parameters and instruction results.
    pub values: PrimaryMap<ValueId, ValueData>,
    /// Parameters in order.
    pub params: Vec<ValueId>,
    /// Source location of each instruction.
    pub inst_locs: SecondaryMap<InstId, PackedOption<LocId>>,
    /// All source locations.
    pub locs: PrimaryMap<LocId, Loc>,
    /// Metadata attachments as text (`!dbg !7, !tbaa !3`), for printing.
    pub metadata: FxHashMap<InstId, Arc<str>>,
    /// Debug records and use-list order directives.
    pub records: metadata::Records,
    /// Span of the closing brace.
    pub end: Span,
}

impl Body {
    /// Returns the entry block.
    pub fn entry(&self) -> BlockId {
        self.layout[0]
    }

    /// Returns the result of an instruction, if it has one.
    pub fn result(&self, inst: InstId) -> Option<ValueId> {
        self.results[inst].expand()
    }

    /// Returns the span of an instruction; empty if it has no source location.
    pub fn span(&self, inst: InstId) -> Span {
        self.inst_locs[inst].expand().map(|l| self.locs[l].span).unwrap_or_default()
    }

    /// Creates an instruction that replaces (part of) another one: it takes over the source location of
    /// `original` and is not yet in any block.
    pub fn derive(&mut self, inst: Inst, original: InstId) -> InstId {
        let id = self.insts.push(inst);
        self.inst_locs[id] = self.inst_locs[original];
        id
    }

    /// Creates such an instruction with a result of type `ty`; see [`Body::derive`].
    pub fn derive_value(&mut self, inst: Inst, ty: Type, original: InstId) -> (InstId, ValueId) {
        let id = self.derive(inst, original);
        let span = self.span(original);
        let value = self.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None, span });
        self.results[id] = Some(value).into();
        (id, value)
    }

    /// Returns the last instruction of a block: its terminator, in a verified body.
    pub fn terminator(&self, block: BlockId) -> Option<&Inst> {
        self.blocks[block].insts.last().map(|i| &self.insts[*i])
    }

    /// Returns the type of a constant, or of the definition of a local operand.
    pub fn operand_type(&self, operand: Operand, constants: &Constants) -> Type {
        match operand {
            Operand::Value(v) => self.values[v].ty,
            Operand::Const(c) => constants[c].ty(),
        }
    }

    /// Numbers unnamed values and blocks: parameters first, then block by block the block and its results.
    pub fn number_unnamed(&mut self) {
        let mut next = 0;
        let mut number = |name: &mut Option<Name>| {
            if name.is_none() {
                *name = Some(Name::Number(next));
                next += 1;
            }
        };
        for &param in &self.params {
            number(&mut self.values[param].name);
        }
        for n in 0..self.layout.len() {
            let block = self.layout[n];
            let mut name = self.blocks[block].name.take();
            let unnamed = name.is_none();
            number(&mut name);
            // The entry block consumes a number, but its label is left implicit.
            self.blocks[block].name = name.filter(|_| n > 0 || !unnamed);
            for &inst in &self.blocks[block].insts {
                if let Some(value) = self.results[inst].expand() {
                    number(&mut self.values[value].name);
                }
            }
        }
    }

    /// Returns `%name` or `%7`; `%?` for a value without a name.
    pub fn value_name(&self, value: ValueId) -> String {
        self.values[value].name.as_ref().map_or("%?".into(), |n| format!("%{n}"))
    }

    /// Returns `%label` or `%0` for a named block, and a description of an unlabelled one ("the entry block").
    pub fn block_name(&self, block: BlockId) -> String {
        match &self.blocks[block].name {
            Some(name) => format!("%{name}"),
            None if self.layout.first() == Some(&block) => "the entry block".into(),
            None => "an unlabelled block".into(),
        }
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// `source_filename`
    pub source_filename: Option<Arc<str>>,
    /// `target datalayout`
    pub data_layout: Option<(Arc<str>, Span)>,
    /// `target triple`
    pub triple: Option<(Arc<str>, Span)>,
    /// Interned types.
    pub types: Types,
    /// Interned constants.
    pub constants: Constants,
    /// Interned attribute lists; the first one is empty.
    pub attrs: Attrs,
    /// `attributes #n = { … }`
    pub attr_groups: IndexMap<u32, AttrSet>,
    /// Functions, variables, aliases and ifuncs in order of first mention.
    pub globals: PrimaryMap<GlobalId, GlobalValue>,
    /// Globals by name.
    pub by_name: IndexMap<Name, GlobalId, FxBuildHasher>,
    /// Globals in definition order, for printing.
    pub order: Vec<GlobalId>,
    /// Metadata definitions and other top-level items without run-time semantics, as text, in source order.
    pub other_items: Vec<Arc<str>>,
    /// Obsolete spellings that current LLVM rejects, each with the span of its first occurrence.
    pub old_spellings: Vec<(spelling::OldSpelling, Span)>,
    /// `module asm "…"`, line by line.
    pub asm: Vec<(Arc<str>, Span)>,
    /// `uselistorder` directives at module level.
    pub use_list_orders: Vec<UseListOrder>,
    /// Use-list orders as stored in bitcode; [`use_lists::enter_directives`] converts them to directives.
    pub bitcode_use_orders: Vec<(use_lists::Used, Vec<u32>)>,
    /// Whether the text uses typed pointers (`i32*`) and never `ptr`, and is thus written for LLVM before 15.
    pub spells_pointees: bool,
    /// Whether a top-level item could not be parsed. Since its definitions are unknown, undefined globals and
    /// types are not reported.
    pub damaged: bool,
}

/// The interned attribute lists of a module.
#[derive(Clone, Debug)]
pub struct Attrs {
    all: PrimaryMap<AttrSet, Box<[Attr]>>,
    ids: FxHashMap<Box<[Attr]>, AttrSet>,
}

impl Default for Attrs {
    fn default() -> Self {
        let mut attrs = Attrs { all: PrimaryMap::new(), ids: FxHashMap::default() };
        attrs.intern(Vec::new());
        attrs
    }
}

impl Attrs {
    /// Returns the id of a list, interning it if needed.
    pub fn intern(&mut self, list: Vec<Attr>) -> AttrSet {
        let list = list.into_boxed_slice();
        if let Some(id) = self.ids.get(&list) {
            return *id;
        }
        let id = self.all.push(list.clone());
        self.ids.insert(list, id);
        id
    }
}

impl Attrs {
    /// Iterates over all lists.
    pub fn iter(&self) -> impl Iterator<Item = (AttrSet, &[Attr])> {
        self.all.iter().map(|(id, list)| (id, &**list))
    }
}

impl std::ops::Index<AttrSet> for Attrs {
    type Output = [Attr];
    fn index(&self, id: AttrSet) -> &[Attr] {
        &self.all[id]
    }
}

impl Module {
    /// Declares a function without attributes, in the C calling convention, under a name that is not yet taken.
    /// `implicit` records that the text does not declare it.
    pub fn declare_function(&mut self, name: Name, fn_ty: Type, span: Span, implicit: bool) -> GlobalId {
        let (ret, params) = match self.types.kind(fn_ty) {
            TypeKind::Function { ret, params, .. } => (*ret, params.to_vec()),
            _ => (Type::VOID, Vec::new()),
        };
        let mut global = GlobalValue::undeclared(name.clone(), span);
        global.kind = GlobalKind::Function(Box::new(Function {
            ret,
            ret_attrs: AttrSet::NONE,
            params: params.into_iter().map(|ty| Param { ty, attrs: AttrSet::NONE }).collect(),
            varargs: false,
            ty: fn_ty,
            cc: inst::CallConv::default(),
            attrs: AttrSet::NONE,
            personality: None,
            header_span: span,
            body: None,
            implicit,
            written: None,
        }));
        let id = self.globals.push(global);
        self.by_name.insert(name, id);
        self.order.push(id);
        id
    }

    /// Returns the intrinsic of this name and type, declaring it if needed. If the module already has the name
    /// with another type (that of another LLVM version), a numeric suffix makes the new name unique; the suffix
    /// has no meaning.
    pub fn intrinsic(&mut self, name: &str, fn_ty: Type, span: Span, implicit: bool) -> GlobalId {
        let (mut full, mut n) = (Name::Text(name.into()), 0u32);
        loop {
            match self.by_name.get(&full) {
                None => return self.declare_function(full, fn_ty, span, implicit),
                Some(id) if self.function(*id).is_some_and(|function| function.ty == fn_ty) => return *id,
                Some(_) => {
                    n += 1;
                    full = Name::Text(format!("{name}.i{n}").into());
                }
            }
        }
    }

    /// Returns the global with this name.
    pub fn find(&self, name: &str) -> Option<GlobalId> {
        self.by_name.get(&Name::Text(name.into())).copied()
    }

    /// Returns the function with this id; `None` for other globals.
    pub fn function(&self, id: GlobalId) -> Option<&Function> {
        match &self.globals[id].kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// Iterates over all functions with a body.
    pub fn definitions(&self) -> impl Iterator<Item = (GlobalId, &Function, &Body)> {
        self.globals.iter().filter_map(|(id, g)| match &g.kind {
            GlobalKind::Function(f) => f.body.as_ref().map(|b| (id, &**f, b)),
            _ => None,
        })
    }

    /// Whether an attribute list contains an attribute with this keyword, such as `zeroext`.
    pub fn has_attr(&self, set: AttrSet, word: &str) -> bool {
        self.attrs[set].iter().any(|a| match a {
            Attr::Word(w) | Attr::Type(w, _) | Attr::Int(w, _) | Attr::Text(w, _) => &**w == word,
            _ => false,
        })
    }

    /// Whether a function has an attribute, directly or through an attribute group.
    pub fn has_fn_attr(&self, set: AttrSet, word: &str) -> bool {
        self.has_attr(set, word)
            || self.attrs[set].iter().any(|a| match a {
                Attr::Group(n) => self.attr_groups.get(n).is_some_and(|g| self.has_attr(*g, word)),
                _ => false,
            })
    }

    /// Resolves aliases: returns the function or variable that an alias names, and any other global unchanged.
    /// An alias of an address inside a variable is not resolved.
    pub fn aliasee(&self, id: GlobalId) -> GlobalId {
        let mut found = id;
        // A chain cannot have more links than there are globals unless it is cyclic.
        for _ in 0..self.globals.len() {
            let GlobalKind::Alias { target, .. } = &self.globals[found].kind else { return found };
            match self.constants[self.constants.same_address(target.1)] {
                Constant::Global(_, next) => found = next,
                _ => return found,
            }
        }
        id
    }

    /// Whether the module has any thread-local variable.
    pub fn has_thread_locals(&self) -> bool {
        self.globals.values().any(GlobalValue::is_thread_local)
    }

    /// Returns a thread-local variable whose address occurs in a constant. Such a constant has no value before a
    /// thread exists.
    pub fn thread_local_in(&self, root: ConstId) -> Option<GlobalId> {
        let (mut stack, mut seen) = (vec![root], FxHashSet::default());
        while let Some(id) = stack.pop() {
            match self.constants[id] {
                Constant::Global(_, global) if self.globals[global].is_thread_local() => return Some(global),
                _ => self.constants[id].for_each_part(|(_, part)| {
                    if seen.insert(part) {
                        stack.push(part);
                    }
                }),
            }
        }
        None
    }

    /// Returns the resolver function of an ifunc; `None` for other globals.
    pub fn resolver(&self, id: GlobalId) -> Option<GlobalId> {
        let GlobalKind::Ifunc { resolver, .. } = &self.globals[id].kind else { return None };
        match self.constants[self.constants.same_address(resolver.1)] {
            Constant::Global(_, function) => Some(self.aliasee(function)),
            _ => None,
        }
    }

    /// Returns the value type of a variable, alias or ifunc, or the type of a function.
    pub fn value_type(&self, id: GlobalId) -> Type {
        match &self.globals[id].kind {
            GlobalKind::Variable { ty, .. } | GlobalKind::Alias { ty, .. } | GlobalKind::Ifunc { ty, .. } => *ty,
            GlobalKind::Function(f) => f.ty,
            GlobalKind::Undeclared => Type::INVALID,
        }
    }
}
