//! Merging of the named types of two modules: types of the same name and body are unified, an opaque type gets the body
//! that the other module has, and all others are renamed.

use crate::ir::{Module, Name, NamedId, NamedType, Type, TypeKind, Types};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::HashMap;

/// Names of the types in the linked module.
#[derive(Default)]
pub(super) struct TypeNames {
    by_name: FxHashMap<Name, NamedId>,
    renamed: u32,
    next_number: u32,
}

/// Maps types of a module to types of the linked module.
pub(super) struct TypeMap {
    types: SecondaryMap<Type, Type>,
    /// Old and new names of the types that were renamed.
    pub renamed: HashMap<String, String>,
}

impl TypeMap {
    pub(super) fn get(&self, ty: Type) -> Type {
        self.types[ty]
    }
}

/// Returns the id of a named struct or opaque type, which has an identity. Other named types are aliases of
/// their body.
fn identity(types: &Types, mut ty: Type) -> Result<NamedId, Type> {
    for _ in 0..=types.named.len() {
        let TypeKind::Named(id) = types.written(ty) else { return Err(ty) };
        match types.named[*id].body {
            None => return Ok(*id),
            Some(body) if matches!(types.written(body), TypeKind::Struct { .. }) => return Ok(*id),
            Some(body) => ty = body,
        }
    }
    Err(Type::INVALID)
}

/// Unifies named types of `from` with those of `to`.
struct Unifier<'a> {
    to: &'a Types,
    from: &'a Types,
    known: SecondaryMap<NamedId, Option<NamedId>>,
    /// Pairs known to be different, to avoid comparing them again.
    different: FxHashSet<(NamedId, NamedId)>,
}

impl Unifier<'_> {
    /// Unifies two named types if their bodies can be unified.
    fn unify_named(&mut self, to: NamedId, from: NamedId) {
        let is_struct = |types: &Types, body: Option<Type>| {
            body.is_none_or(|b| matches!(types.written(b), TypeKind::Struct { .. }))
        };
        let (a, b) = (self.to.named[to].body, self.from.named[from].body);
        match (is_struct(self.to, a) && is_struct(self.from, b), a, b) {
            (true, _, _) => {
                if self.different.contains(&(to, from)) {
                    return;
                }
                self.known[from] = Some(to);
                if let (Some(a), Some(b)) = (a, b)
                    && !self.unify(a, b)
                {
                    self.known[from] = None;
                    self.different.insert((to, from));
                }
            }
            // Aliases have no identity of their own.
            (false, Some(a), Some(b)) if self.unify(a, b) => self.known[from] = Some(to),
            _ => {}
        }
    }

    /// Unifies two types with all their components, if possible; otherwise changes nothing.
    fn unify(&mut self, to: Type, from: Type) -> bool {
        // Each pair of named types, with the index of the pair that led to it.
        let mut assumed: Vec<((NamedId, NamedId), Option<usize>)> = Vec::new();
        let mut work = vec![(to, from, None)];
        while let Some((a, b, parent)) = work.pop() {
            let fits = match (identity(self.to, a), identity(self.from, b)) {
                (Ok(x), Ok(y)) => match self.known[y] {
                    Some(known) => known == x,
                    None if self.different.contains(&(x, y)) => false,
                    None => {
                        self.known[y] = Some(x);
                        assumed.push(((x, y), parent));
                        if let (Some(a), Some(b)) = (self.to.named[x].body, self.from.named[y].body) {
                            work.push((a, b, Some(assumed.len() - 1)));
                        }
                        true
                    }
                },
                (Err(a), Err(b)) => self.push_parts(a, b, parent, &mut work),
                _ => false,
            };
            if !fits {
                let mut at = parent;
                while let Some(n) = at {
                    self.different.insert(assumed[n].0);
                    at = assumed[n].1;
                }
                assumed.iter().for_each(|((_, y), _)| self.known[*y] = None);
                return false;
            }
        }
        true
    }

    /// Whether two unnamed types have the same constructor. Pushes their components, which must be compared next.
    fn push_parts(&self, a: Type, b: Type, parent: Option<usize>, work: &mut Vec<(Type, Type, Option<usize>)>) -> bool {
        let parts = |types: &Types, ty: Type| {
            let mut kind = types.written(ty).clone();
            let mut parts = Vec::new();
            kind.map_parts(|t| {
                parts.push(t);
                Type::INVALID
            });
            (kind, parts)
        };
        let ((shape, a), (other, b)) = (parts(self.to, a), parts(self.from, b));
        if shape != other || a.len() != b.len() {
            return false;
        }
        work.extend(a.into_iter().zip(b).map(|(a, b)| (a, b, parent)));
        true
    }
}

impl TypeNames {
    /// Merges the types of a module into the linked one. `pairs`: types of the same global in both.
    pub(super) fn add(&mut self, out: &mut Module, from: &Module, pairs: &[(Type, Type)]) -> TypeMap {
        let types = &from.types;
        let mut unifier =
            Unifier { to: &out.types, from: types, known: SecondaryMap::new(), different: FxHashSet::default() };
        for (to, from) in pairs {
            unifier.unify(*to, *from);
        }
        for (id, named) in types.named.iter() {
            let (Some(old), None) = (self.by_name.get(&named.name), unifier.known[id]) else { continue };
            unifier.unify_named(*old, id);
        }
        let mut names = unifier.known;
        let mut fresh = Vec::new();
        let mut renamed = HashMap::new();
        for (id, named) in types.named.iter() {
            match names[id] {
                None => {
                    let name = self.free_name(&named.name);
                    if name != named.name {
                        renamed.insert(named.name.to_string(), name.to_string());
                    }
                    let new = NamedType { name: name.clone(), body: None, ..named.clone() };
                    let new = out.types.named.push(new);
                    self.by_name.insert(name, new);
                    names[id] = Some(new);
                    fresh.push((id, new));
                }
                Some(old) => {
                    let target = &mut out.types.named[old];
                    if target.name != named.name {
                        renamed.insert(named.name.to_string(), target.name.to_string());
                    }
                    // Opaque so far, or only mentioned.
                    if target.body.is_none() && named.body.is_some() {
                        target.span = named.span;
                        fresh.push((id, old));
                    }
                    target.defined |= named.defined;
                }
            }
        }
        // Component types precede their compounds; named types are mapped already.
        let mut map = SecondaryMap::with_default(Type::INVALID);
        for n in 0..types.len() {
            let ty = Type::from_u32(n as u32);
            let mut kind = types.written(ty).clone();
            kind.map_parts(|part| map[part]);
            if let TypeKind::Named(id) = &mut kind
                && let Some(new) = names[*id]
            {
                *id = new;
            }
            map[ty] = out.types.intern(kind);
        }
        for (id, new) in fresh {
            out.types.named[new].body = types.named[id].body.map(|body| map[body]);
        }
        TypeMap { types: map, renamed }
    }

    /// Returns an unused name: the name itself, or one generated as LLVM does.
    fn free_name(&mut self, name: &Name) -> Name {
        if let Name::Number(_) = name {
            self.next_number += 1;
            return Name::Number(self.next_number - 1);
        }
        let mut free = name.clone();
        while self.by_name.contains_key(&free) {
            free = Name::Text(format!("{}.{}", name.symbol(), self.renamed).into());
            self.renamed += 1;
        }
        free
    }
}
