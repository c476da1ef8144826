//! Modules (LangRef "Module Structure"): the tables of types, constants, attribute lists and globals, and the
//! top-level items without run-time semantics, which are kept as text.

pub(super) mod attribute;
pub(super) mod body;
pub(super) mod global;
pub(super) mod name;

use super::upgrade::obsolete_syntax::ObsoleteSyntax;
use super::{ConstId, Constant, Constants, GlobalId, Type, TypeKind, Types, UseListOrder, inst, use_lists};
use crate::source::Span;
use attribute::{Attr, AttrSet, Attrs};
use body::Body;
use cranelift_entity::PrimaryMap;
use global::{Function, GlobalKind, GlobalValue, Param};
use indexmap::IndexMap;
use name::{Name, TextKey};
use rustc_hash::{FxBuildHasher, FxHashSet};
use std::sync::Arc;

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
    pub obsolete_syntax: Vec<(ObsoleteSyntax, Span)>,
    /// `module asm "…"`, line by line.
    pub asm: Vec<(Arc<str>, Span)>,
    /// `uselistorder` directives at module level.
    pub use_list_orders: Vec<UseListOrder>,
    /// Use-list orders as stored in bitcode; [`use_lists::enter_directives`] converts them to directives.
    pub bitcode_use_orders: Vec<(use_lists::Used, Vec<u32>)>,
    /// Whether the text uses typed pointers (`i32*`) and never `ptr`, and is therefore written for LLVM before 15.
    pub uses_typed_pointers: bool,
    /// Whether a top-level item could not be parsed. Since its definitions are unknown, undefined globals and
    /// types are not reported.
    pub damaged: bool,
}

impl Module {
    /// Declares a function without attributes, in the C calling convention, under a name that is not taken yet.
    /// `implicit`: the text does not declare it.
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

    /// Returns the intrinsic of this name and type, declaring it if needed. If the module already has the name with
    /// another type (that of another LLVM version), a numeric suffix, which has no meaning, makes the new name unique.
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
        self.by_name.get(&TextKey(name)).copied()
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
