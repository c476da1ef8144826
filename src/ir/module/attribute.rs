//! Attributes (LangRef "Parameter Attributes", "Function Attributes"), interned as lists per module.

use crate::ir::Type;
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::sync::Arc;

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
