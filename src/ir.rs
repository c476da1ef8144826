//! A module in memory (LangRef "Module Structure"). Depends on nothing but [`crate::source`].
//!
//! Everything is an entity id into a table: types and constants are interned per module, values, blocks and instructions
//! live in the [`Body`] of their function. What was written is kept (pointees, names, spans) beside what it means.

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

/// A function, variable or alias.
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

/// A place an instruction comes from, per function; also Cranelift's `SourceLoc`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocId(u32);
entity_impl!(LocId, "loc");

/// An interned list of attributes; [`AttrSet::NONE`] is empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttrSet(u32);
entity_impl!(AttrSet, "attrs");

impl AttrSet {
    /// No attributes.
    pub const NONE: AttrSet = AttrSet(0);
}

impl Default for AttrSet {
    fn default() -> Self {
        AttrSet::NONE
    }
}

/// A name without its sigil.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Name {
    /// `%7`, `@7`
    Number(u32),
    /// `%x`, `@"any \22text\22"`, decoded.
    Text(Arc<str>),
}

impl Name {
    /// Appends it as LLVM assembly writes it after the sigil: quoted if need be.
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

    /// The name as a symbol: the text itself, or the number in decimal.
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

/// Appends bytes as LLVM writes them between quotes: printable ASCII as it is, everything else as `\XX`.
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
    /// `memory(none)`, `captures(ret: address)`: kept as text.
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
    /// As written; empty for external.
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

    /// Whether no other module can see it.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }
}

/// A function, variable or alias with what they have in common.
#[derive(Clone, Debug)]
pub struct GlobalValue {
    /// Without the `@`.
    pub name: Name,
    /// The name where it is defined or declared; its first use for [`GlobalKind::Undeclared`].
    pub span: Span,
    /// Linkage.
    pub linkage: Linkage,
    /// Words with no meaning for execution, kept for printing, in order (`dso_local`, `hidden`, `unnamed_addr`, …).
    pub words: Vec<Arc<str>>,
    /// Section.
    pub section: Option<Arc<str>>,
    /// Alignment in bytes, a power of two.
    pub align: Option<u64>,
    /// Address space.
    pub addrspace: u32,
    /// `!dbg !7`, each attachment.
    pub metadata: Vec<Arc<str>>,
    /// What it is.
    pub kind: GlobalKind,
}

impl GlobalValue {
    /// One that is used, and so far neither defined nor declared.
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

    /// Whether a clause of a landing pad can name it: a variable, at the same place in all threads.
    pub fn can_be_type_info(&self) -> bool {
        matches!(self.kind, GlobalKind::Variable { .. }) && !self.is_thread_local()
    }

    /// Whether each thread has its own: `thread_local`, of whatever model.
    pub fn is_thread_local(&self) -> bool {
        self.words.iter().any(|w| w.starts_with("thread_local"))
    }
}

/// What a global is.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// `@x = global T init`, `@x = external global T`
    Variable {
        /// Type of the content.
        ty: Type,
        /// Initial content; none if external.
        init: Option<ConstId>,
        /// `constant`
        constant: bool,
    },
    /// `define` or `declare`
    Function(Box<Function>),
    /// `@x = alias T, ptr @y`. In a checked module no constant names one any more: each use is of what it stands for.
    Alias {
        /// Type of the content, or of the function.
        ty: Type,
        /// The address it stands for.
        target: TypedConst,
    },
    /// `@x = ifunc T, ptr @resolver`: a function that the resolver chooses when the program is loaded.
    Ifunc {
        /// The function type.
        ty: Type,
        /// Who chooses.
        resolver: TypedConst,
    },
    /// Used but neither defined nor declared. The verifier turns callees into declarations made from the call site, and
    /// refuses the rest.
    Undeclared,
}

/// A formal parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// Type.
    pub ty: Type,
    /// Attributes.
    pub attrs: AttrSet,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// Type of the result.
    pub ret: Type,
    /// Attributes of the result.
    pub ret_attrs: AttrSet,
    /// Parameters.
    pub params: Vec<Param>,
    /// `...`
    pub varargs: bool,
    /// The function type, made of the above.
    pub ty: Type,
    /// Calling convention.
    pub cc: inst::CallConv,
    /// Attributes after the parameter list.
    pub attrs: AttrSet,
    /// `personality ptr @f`: who decides what an exception does here.
    pub personality: Option<TypedConst>,
    /// The whole header, from `define` to before `{`.
    pub header_span: Span,
    /// Blocks; none for a declaration.
    pub body: Option<Body>,
    /// Whether the declaration was made up from a call site.
    pub implicit: bool,
    /// The function as it was written, if it has an [`Inst::Unsupported`].
    pub written: Option<Box<Function>>,
}

/// Where an instruction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loc {
    /// The whole statement in the text.
    pub span: Span,
    /// The call it was inlined at.
    pub inlined_at: Option<LocId>,
}

/// How a value comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// The n-th parameter.
    Param(u32),
    /// The result of an instruction.
    Inst(InstId),
    /// Used, but never defined (already reported).
    Undefined,
}

/// A parameter or the result of an instruction.
#[derive(Clone, Debug)]
pub struct ValueData {
    /// Its type; [`Type::INVALID`] if its definition is damaged.
    pub ty: Type,
    /// Where it is defined.
    pub def: ValueDef,
    /// Without the `%`; none for unnamed values whose number cannot be said (gaps in the numbering).
    pub name: Option<Name>,
    /// The name at its definition (the statement, if it has no name).
    pub span: Span,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its label; none for an unlabelled first block.
    pub name: Option<Name>,
    /// The label (the first instruction, if it has none).
    pub span: Span,
    /// Instructions in order; the last is the terminator in a verified body.
    pub insts: Vec<InstId>,
}

/// The blocks of a function.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// All blocks.
    pub blocks: PrimaryMap<BlockId, Block>,
    /// Blocks in the order of the text; the first is the entry.
    pub layout: Vec<BlockId>,
    /// All instructions.
    pub insts: PrimaryMap<InstId, Inst>,
    /// What each instruction defines.
    pub results: SecondaryMap<InstId, PackedOption<ValueId>>,
    /// All values.
    pub values: PrimaryMap<ValueId, ValueData>,
    /// The parameters, in order.
    pub params: Vec<ValueId>,
    /// Where each instruction comes from.
    pub inst_locs: SecondaryMap<InstId, PackedOption<LocId>>,
    /// All places.
    pub locs: PrimaryMap<LocId, Loc>,
    /// `!dbg !7, !tbaa !3`, for printing.
    pub metadata: FxHashMap<InstId, Arc<str>>,
    /// Debug records and use-list orders.
    pub records: metadata::Records,
    /// The closing brace.
    pub end: Span,
}

impl Body {
    /// The first block.
    pub fn entry(&self) -> BlockId {
        self.layout[0]
    }

    /// What an instruction defines.
    pub fn result(&self, inst: InstId) -> Option<ValueId> {
        self.results[inst].expand()
    }

    /// Where an instruction stands in the text.
    pub fn span(&self, inst: InstId) -> Span {
        self.inst_locs[inst].expand().map(|l| self.locs[l].span).unwrap_or_default()
    }

    /// Makes an instruction that takes part in replacing another: it has that one's place in the text, and is in no block yet.
    pub fn derive(&mut self, inst: Inst, original: InstId) -> InstId {
        let id = self.insts.push(inst);
        self.inst_locs[id] = self.inst_locs[original];
        id
    }

    /// The same for an instruction with a result of type `ty`.
    pub fn derive_value(&mut self, inst: Inst, ty: Type, original: InstId) -> (InstId, ValueId) {
        let id = self.derive(inst, original);
        let span = self.span(original);
        let value = self.values.push(ValueData { ty, def: ValueDef::Inst(id), name: None, span });
        self.results[id] = Some(value).into();
        (id, value)
    }

    /// The last instruction of a block (its terminator, in a verified body).
    pub fn terminator(&self, block: BlockId) -> Option<&Inst> {
        self.blocks[block].insts.last().map(|i| &self.insts[*i])
    }

    /// The type of a local operand's own definition, or of a constant.
    pub fn operand_type(&self, operand: Operand, constants: &Constants) -> Type {
        match operand {
            Operand::Value(v) => self.values[v].ty,
            Operand::Const(c) => constants[c].ty(),
        }
    }

    /// Gives what has no name its number: parameters, then block by block the block and its results.
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
            // The first block's number goes without saying.
            self.blocks[block].name = name.filter(|_| n > 0 || !unnamed);
            for &inst in &self.blocks[block].insts {
                if let Some(value) = self.results[inst].expand() {
                    number(&mut self.values[value].name);
                }
            }
        }
    }

    /// `%name` or `%7`; `%?` for a value without a name.
    pub fn value_name(&self, value: ValueId) -> String {
        self.values[value].name.as_ref().map_or("%?".into(), |n| format!("%{n}"))
    }

    /// `%label`; `%0`-like numbers as written, `entry block` for the unlabelled first one.
    pub fn block_name(&self, block: BlockId) -> String {
        match &self.blocks[block].name {
            Some(name) => format!("%{name}"),
            None if self.layout.first() == Some(&block) => "the entry block".into(),
            None => "an unlabelled block".into(),
        }
    }
}

/// A whole module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// `source_filename`
    pub source_filename: Option<Arc<str>>,
    /// `target datalayout`
    pub data_layout: Option<(Arc<str>, Span)>,
    /// `target triple`
    pub triple: Option<(Arc<str>, Span)>,
    /// Types.
    pub types: Types,
    /// Constants.
    pub constants: Constants,
    /// Lists of attributes; the first is empty.
    pub attrs: Attrs,
    /// `attributes #n = { … }`
    pub attr_groups: IndexMap<u32, AttrSet>,
    /// Functions, variables and aliases in order of first mention.
    pub globals: PrimaryMap<GlobalId, GlobalValue>,
    /// By name.
    pub by_name: IndexMap<Name, GlobalId, FxBuildHasher>,
    /// Globals in the order of their definitions, for printing.
    pub order: Vec<GlobalId>,
    /// Metadata definitions and other items without a meaning for execution, as text, in order.
    pub other_items: Vec<Arc<str>>,
    /// Spellings that LLVM does not read any more, each with its first place in a text.
    pub old_spellings: Vec<(spelling::OldSpelling, Span)>,
    /// `module asm "…"`, line by line.
    pub asm: Vec<(Arc<str>, Span)>,
    /// `uselistorder` at the top level.
    pub use_list_orders: Vec<UseListOrder>,
    /// Orders of uses as bitcode has them; [`use_lists::enter_directives`] makes directives of them.
    pub bitcode_use_orders: Vec<(use_lists::Used, Vec<u32>)>,
    /// Whether pointers are written with what they point to (`i32*`), and nowhere without (`ptr`): a text for LLVM before 15.
    pub spells_pointees: bool,
    /// Whether a top-level item could not be read: what it would have defined is unknown, so nobody complains about
    /// undefined globals and types.
    pub damaged: bool,
}

/// Interned attribute lists.
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
    /// The id of a list.
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
    /// All lists.
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
    /// Declares a function without attributes, in the C calling convention, under a name that the module does not have.
    /// `implicit`: the text has no declaration of it.
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

    /// The intrinsic function of a name and a type, declared if need be. A module may have one of the name whose type is that of
    /// another version of LLVM: then it gets another type behind its name, which is of no account.
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

    /// The global of a name.
    pub fn find(&self, name: &str) -> Option<GlobalId> {
        self.by_name.get(&Name::Text(name.into())).copied()
    }

    /// The function behind an id, if it is one.
    pub fn function(&self, id: GlobalId) -> Option<&Function> {
        match &self.globals[id].kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// All functions with a body.
    pub fn definitions(&self) -> impl Iterator<Item = (GlobalId, &Function, &Body)> {
        self.globals.iter().filter_map(|(id, g)| match &g.kind {
            GlobalKind::Function(f) => f.body.as_ref().map(|b| (id, &**f, b)),
            _ => None,
        })
    }

    /// Whether an attribute list holds a word such as `zeroext`.
    pub fn has_attr(&self, set: AttrSet, word: &str) -> bool {
        self.attrs[set].iter().any(|a| match a {
            Attr::Word(w) | Attr::Type(w, _) | Attr::Int(w, _) | Attr::Text(w, _) => &**w == word,
            _ => false,
        })
    }

    /// Whether a function has an attribute, itself or through a group.
    pub fn has_fn_attr(&self, set: AttrSet, word: &str) -> bool {
        self.has_attr(set, word)
            || self.attrs[set].iter().any(|a| match a {
                Attr::Group(n) => self.attr_groups.get(n).is_some_and(|g| self.has_attr(*g, word)),
                _ => false,
            })
    }

    /// The function or variable that an alias is another name of; every other global itself. (An alias of a place inside a
    /// variable is a thing of its own.)
    pub fn aliasee(&self, id: GlobalId) -> GlobalId {
        let mut found = id;
        // As many steps as there can be without going round.
        for _ in 0..self.globals.len() {
            let GlobalKind::Alias { target, .. } = &self.globals[found].kind else { return found };
            match self.constants[self.constants.same_address(target.1)] {
                Constant::Global(_, next) => found = next,
                _ => return found,
            }
        }
        id
    }

    /// Whether there are thread-local variables at all.
    pub fn has_thread_locals(&self) -> bool {
        self.globals.values().any(GlobalValue::is_thread_local)
    }

    /// A thread-local variable whose address is in a constant: it has none before there is a thread.
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

    /// The function that chooses what an ifunc is; none if it is no ifunc.
    pub fn resolver(&self, id: GlobalId) -> Option<GlobalId> {
        let GlobalKind::Ifunc { resolver, .. } = &self.globals[id].kind else { return None };
        match self.constants[self.constants.same_address(resolver.1)] {
            Constant::Global(_, function) => Some(self.aliasee(function)),
            _ => None,
        }
    }

    /// The type of a global's content or function.
    pub fn value_type(&self, id: GlobalId) -> Type {
        match &self.globals[id].kind {
            GlobalKind::Variable { ty, .. } | GlobalKind::Alias { ty, .. } | GlobalKind::Ifunc { ty, .. } => *ty,
            GlobalKind::Function(f) => f.ty,
            GlobalKind::Undeclared => Type::INVALID,
        }
    }
}
