//! Type equivalence, in three notions. LLVM: named structs are equal by name, everything else by structure. The
//! LLVMlite document: a name abbreviates its definition, so types are equal as (possibly infinite) trees.
//! Without pointees (LLVM since 15): all pointers are equal. Each notion is a table from a type to the
//! representative of its equivalence class, built on first use in linear or n·log n time.

use super::properties::{all, by_value_child, post_order, written_child};
use crate::ir::{Type, TypeKind, Types};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// Degree of agreement between two types, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Agreement {
    /// Equal according to LLVM.
    Same,
    /// Equal once names are replaced by their definitions.
    ByDefinition,
    /// Different only in pointees.
    ExceptPointees,
    /// Different.
    Different,
}

/// Equivalence classes of the types of a module.
#[derive(Default)]
pub(crate) struct EquivalenceClasses {
    nominal: OnceLock<SecondaryMap<Type, Option<Type>>>,
    structural: OnceLock<SecondaryMap<Type, u32>>,
    erased: OnceLock<SecondaryMap<Type, Option<Type>>>,
}

impl EquivalenceClasses {
    /// Compares two undamaged types.
    pub(crate) fn compare(&self, types: &Types, a: Type, b: Type) -> Agreement {
        if a == b {
            return Agreement::Same;
        }
        // `ptr` agrees with any pointer in its address space.
        if let (TypeKind::Ptr { pointee: p, addrspace: s }, TypeKind::Ptr { pointee: q, addrspace: t }) =
            (types.kind(a), types.kind(b))
            && s == t
            && (p.is_none() || q.is_none())
        {
            return Agreement::Same;
        }
        let nominal = self.nominal.get_or_init(|| nominal(types));
        if nominal[a].is_some() && nominal[a] == nominal[b] {
            return Agreement::Same;
        }
        let structural = self.structural.get_or_init(|| structural_classes(types));
        if structural[a] == structural[b] {
            return Agreement::ByDefinition;
        }
        let erased = self.erased.get_or_init(|| erased(types));
        if erased[a].is_some() && erased[a] == erased[b] { Agreement::ExceptPointees } else { Agreement::Different }
    }
}

/// Returns the structure of a type with each component mapped by `f`.
fn map_children(kind: &TypeKind, mut f: impl FnMut(Type) -> Type) -> TypeKind {
    let mut kind = kind.clone();
    match &mut kind {
        TypeKind::Ptr { pointee: Some(t), .. } | TypeKind::Array { elem: t, .. } | TypeKind::Vector { elem: t, .. } => {
            *t = f(*t)
        }
        TypeKind::Struct { fields, .. } | TypeKind::Target { types: fields, .. } => {
            fields.iter_mut().for_each(|t| *t = f(*t))
        }
        TypeKind::Function { ret, params, .. } => {
            *ret = f(*ret);
            params.iter_mut().for_each(|t| *t = f(*t));
        }
        _ => {}
    }
    kind
}

/// Computes LLVM's equivalence: the name of a struct or opaque type stands for itself, any other name for its
/// definition.
fn nominal(types: &Types) -> SecondaryMap<Type, Option<Type>> {
    let alias = |ty: Type| match types.written(ty) {
        TypeKind::Named(id) => {
            types.named[*id].body.filter(|_| !matches!(types.kind(ty), TypeKind::Struct { .. } | TypeKind::Named(_)))
        }
        _ => None,
    };
    // A name defined as the name of a struct is equal to that name.
    let last_name = |mut ty: Type| {
        for _ in 0..=types.named.len() {
            match types.written(ty) {
                TypeKind::Named(id) => match types.named[*id].body {
                    Some(body) if matches!(types.written(body), TypeKind::Named(_)) => ty = body,
                    _ => return ty,
                },
                _ => return ty,
            }
        }
        ty
    };
    let mut leaf: SecondaryMap<Type, bool> = SecondaryMap::new();
    let child = |types: &Types, ty: Type, n: usize| match types.written(ty) {
        TypeKind::Named(_) => alias(ty).filter(|_| n == 0),
        _ => written_child(types, ty, n),
    };
    // LLVM has no type `%p = type %p*`, but the LLVMlite document permits it; such a name is a class of its own.
    let order = post_order(types, child, |cycle| {
        for ty in cycle {
            if matches!(types.written(*ty), TypeKind::Named(_)) {
                leaf[*ty] = true;
            }
        }
    });
    let mut classes: SecondaryMap<Type, Option<Type>> = SecondaryMap::new();
    let mut known: FxHashMap<TypeKind, Type> = FxHashMap::default();
    for ty in order {
        let of = |t: Type| classes[t].unwrap_or(t);
        classes[ty] = Some(match alias(ty).filter(|_| !leaf[ty]) {
            Some(body) => of(body),
            None if matches!(types.written(ty), TypeKind::Named(_)) => last_name(ty),
            None => *known.entry(map_children(types.written(ty), of)).or_insert(ty),
        });
    }
    classes
}

/// Computes equivalence with names replaced and pointees dropped. Types that contain themselves by value have
/// no class.
fn erased(types: &Types) -> SecondaryMap<Type, Option<Type>> {
    let mut cyclic: SecondaryMap<Type, bool> = SecondaryMap::new();
    let child = |types: &Types, ty: Type, n: usize| match types.written(ty) {
        TypeKind::Function { .. } => written_child(types, ty, n),
        _ => by_value_child(types, ty, n),
    };
    let order = post_order(types, child, |cycle| cycle.iter().for_each(|t| cyclic[*t] = true));
    let mut classes: SecondaryMap<Type, Option<Type>> = SecondaryMap::new();
    let mut known: FxHashMap<TypeKind, Type> = FxHashMap::default();
    for ty in order {
        let of = |t: Type| classes[t].unwrap_or(t);
        classes[ty] = match types.written(ty) {
            _ if cyclic[ty] => None,
            TypeKind::Named(id) => match types.named[*id].body {
                Some(body) => classes[body],
                None => Some(ty),
            },
            TypeKind::Ptr { addrspace, .. } => {
                Some(*known.entry(TypeKind::Ptr { pointee: None, addrspace: *addrspace }).or_insert(ty))
            }
            kind => Some(*known.entry(map_children(kind, of)).or_insert(ty)),
        };
    }
    classes
}

/// Computes LLVMlite's equivalence: equal as trees once all names are replaced. The types form a deterministic
/// automaton with a state per type and an edge per component. Equal trees are equivalent states, which
/// Hopcroft's partition refinement finds. Returns a class number for each type.
pub fn structural_classes(types: &Types) -> SecondaryMap<Type, u32> {
    // Edges lead to stripped types, so the state of a name has no incoming edges.
    let mut labels: FxHashMap<TypeKind, u32> = FxHashMap::default();
    let mut class: Vec<u32> = Vec::with_capacity(types.len());
    let mut edges: Vec<Vec<(u32, u32)>> = vec![Vec::new(); types.len()];
    for ty in all(types) {
        // The label includes the number of components, but not the components themselves.
        let label = map_children(types.kind(ty), |_| Type::INVALID);
        let next = labels.len() as u32;
        class.push(*labels.entry(label).or_insert(next));
        for (n, part) in (0..).map_while(|n| written_child(types, ty, n)).enumerate() {
            edges[types.strip(part).index()].push((n as u32, ty.index() as u32));
        }
    }
    let mut partition = Partition::new(class, labels.len());
    let mut waiting: Vec<bool> = vec![true; labels.len()];
    let mut work: Vec<u32> = (0..labels.len() as u32).collect();
    while let Some(splitter) = work.pop() {
        waiting[splitter as usize] = false;
        let mut incoming: Vec<(u32, u32)> =
            partition.members(splitter).iter().flat_map(|s| edges[*s as usize].iter().copied()).collect();
        incoming.sort_unstable();
        for edge in incoming.chunk_by(|a, b| a.0 == b.0) {
            partition.split_by(edge.iter().map(|(_, s)| *s), |old, new, smaller| {
                // If the old class is pending, both halves must be processed; otherwise the smaller one suffices.
                let add = if waiting[old as usize] { new } else { smaller };
                waiting.push(false);
                waiting[add as usize] = true;
                work.push(add);
            });
        }
    }
    let mut classes = SecondaryMap::new();
    for ty in all(types) {
        classes[ty] = partition.class[types.strip(ty).index()];
    }
    classes
}

/// A partition of states into classes. A split takes time linear in the number of separated states.
struct Partition {
    class: Vec<u32>,
    /// States, grouped by class.
    states: Vec<u32>,
    /// Index of each state in `states`.
    place: Vec<u32>,
    /// Start, end and number of marked states (which come first) of each class.
    ranges: Vec<(u32, u32, u32)>,
}

impl Partition {
    fn new(class: Vec<u32>, classes: usize) -> Partition {
        let mut states: Vec<u32> = (0..class.len() as u32).collect();
        states.sort_by_key(|s| class[*s as usize]);
        let mut place = vec![0; class.len()];
        let mut ranges = vec![(0, 0, 0); classes];
        for (at, state) in states.iter().enumerate() {
            place[*state as usize] = at as u32;
            let range = &mut ranges[class[*state as usize] as usize];
            if range.1 == 0 {
                range.0 = at as u32;
            }
            range.1 = at as u32 + 1;
        }
        Partition { class, states, place, ranges }
    }

    fn members(&self, class: u32) -> &[u32] {
        let (start, end, _) = self.ranges[class as usize];
        &self.states[start as usize..end as usize]
    }

    /// Splits the given states off their classes; `on_split` gets the old class, the new one, and the smaller
    /// of the two.
    fn split_by(&mut self, given: impl Iterator<Item = u32>, mut on_split: impl FnMut(u32, u32, u32)) {
        let mut touched = Vec::new();
        for state in given {
            let class = self.class[state as usize];
            let (start, _, marked) = &mut self.ranges[class as usize];
            let (from, to) = (self.place[state as usize], *start + *marked);
            if from < to {
                continue;
            }
            if *marked == 0 {
                touched.push(class);
            }
            *marked += 1;
            let other = self.states[to as usize];
            self.states.swap(from as usize, to as usize);
            self.place[state as usize] = to;
            self.place[other as usize] = from;
        }
        for old in touched {
            let (start, end, marked) = self.ranges[old as usize];
            self.ranges[old as usize].2 = 0;
            let middle = start + marked;
            if middle == end {
                continue;
            }
            let new = self.ranges.len() as u32;
            self.ranges.push((start, middle, 0));
            self.ranges[old as usize].0 = middle;
            for at in start..middle {
                self.class[self.states[at as usize] as usize] = new;
            }
            on_split(old, new, if marked <= end - middle { new } else { old });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Name, NamedId, NamedType};
    use crate::source::Span;
    use rustc_hash::FxHashSet;

    /// Generates types from a seed: structs of integers, pointers, arrays and each other's names.
    fn some_types(seed: u64) -> (Types, Vec<Type>) {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut random = move |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % below as u64) as usize
        };
        let mut types = Types::default();
        let names: Vec<NamedId> = (0..6)
            .map(|n| {
                let name = Name::Text(format!("t{n}").into());
                types.named.push(NamedType { name, body: None, defined: true, span: Span::default() })
            })
            .collect();
        let mut pool = vec![Type::I1, Type::I64];
        for id in &names {
            let named = types.intern(TypeKind::Named(*id));
            let pointer = types.pointer_to(named);
            pool.extend([named, pointer]);
        }
        // A struct contains only earlier names by value, so that none contains itself.
        for (n, id) in names.iter().enumerate() {
            let mut fields: Vec<Type> = Vec::new();
            for _ in 0..1 + random(2) {
                let any = [Type::I64, pool[3 + 2 * random(6)], pool[3 + 2 * random(6)], pool[2 + 2 * random(n.max(1))]];
                fields.push(any[random(if n == 0 { 3 } else { 4 })]);
            }
            let body = types.intern(TypeKind::Struct { fields: fields.into(), packed: false });
            types.named[*id].body = Some(body);
            pool.push(body);
            pool.push(types.pointer_to(body));
        }
        (types, pool)
    }

    /// Decides equality by its coinductive definition: assumes visited pairs to be equal until a difference is
    /// found.
    fn equal(types: &Types, a: Type, b: Type, assumed: &mut FxHashSet<(Type, Type)>) -> bool {
        let (a, b) = (types.strip(a), types.strip(b));
        if a == b || !assumed.insert((a, b)) {
            return true;
        }
        if map_children(types.kind(a), |_| Type::I1) != map_children(types.kind(b), |_| Type::I1) {
            return false;
        }
        (0..)
            .map_while(|n| Some((written_child(types, a, n)?, written_child(types, b, n)?)))
            .all(|(a, b)| equal(types, a, b, assumed))
    }

    #[test]
    fn structural_equality_is_equality_of_infinite_trees() {
        let mut both = [0, 0];
        for seed in 1..200 {
            let (types, pool) = some_types(seed);
            let classes = structural_classes(&types);
            for a in &pool {
                for b in &pool {
                    let want = equal(&types, *a, *b, &mut FxHashSet::default());
                    assert_eq!(classes[*a] == classes[*b], want, "{} {}", types.display(*a), types.display(*b));
                    both[usize::from(want)] += usize::from(a != b);
                }
            }
        }
        assert!(both[0] > 1000 && both[1] > 1000, "{both:?}");
    }

    #[test]
    fn the_smaller_half_of_a_class_is_told() {
        let mut partition = Partition::new(vec![0; 5], 1);
        let mut told = Vec::new();
        for taken in [vec![4], vec![0, 1, 2]] {
            partition.split_by(taken.into_iter(), |old, new, smaller| told.push((old, new, smaller)));
        }
        assert_eq!(told, [(0, 1, 1), (0, 2, 0)]);
    }

    #[test]
    fn agreement_says_what_differs() {
        let mut types = Types::default();
        let pair = types.intern(TypeKind::Struct { fields: [Type::I64, Type::I64].into(), packed: false });
        let mut name = |text: &str, body| {
            let name = Name::Text(text.into());
            types.named.push(NamedType { name, body, defined: true, span: Span::default() })
        };
        let (p, q, w) = (name("p", Some(pair)), name("q", Some(pair)), name("w", Some(Type::I64)));
        let [p, q, w] = [p, q, w].map(|id| types.intern(TypeKind::Named(id)));
        let [p_ptr, pair_ptr, int_ptr, w_ptr] = [p, pair, Type::I64, w].map(|t| types.pointer_to(t));
        let classes = EquivalenceClasses::default();
        let compare = |a, b| classes.compare(&types, a, b);
        assert_eq!(compare(p, q), Agreement::ByDefinition);
        assert_eq!(compare(p_ptr, pair_ptr), Agreement::ByDefinition);
        // In LLVM, a name for anything but a struct is not a distinct type either.
        assert_eq!(compare(w, Type::I64), Agreement::Same);
        assert_eq!(compare(w_ptr, int_ptr), Agreement::Same);
        assert_eq!(compare(p_ptr, int_ptr), Agreement::ExceptPointees);
        assert_eq!(compare(p_ptr, Type::PTR), Agreement::Same);
        assert_eq!(compare(p, Type::I64), Agreement::Different);
        assert_eq!(compare(int_ptr, Type::I64), Agreement::Different);
    }
}
