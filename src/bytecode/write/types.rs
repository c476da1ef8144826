//! Types of a module as types of LLVM 1.x, which are structural: types of the same structure are identical, even if
//! they are recursive, and names are irrelevant.

use crate::bytecode::format::kind;
use crate::bytecode::types::{Def, Ty};
use crate::ir::{Name, Type, TypeKind, Types};
use rustc_hash::FxHashMap;

/// Maximum number of rounds of partition refinement; types that differ only at a greater depth are rejected.
const ROUNDS: usize = 500;

/// LLVM 1.x types of a module, with their slots.
pub(super) struct OldTypes {
    /// LLVM 1.x type of each type; `None` if LLVM 1.3 lacks it.
    of: Vec<Option<Ty>>,
    /// Definitions of the LLVM 1.x types, primitive ones first.
    defs: Vec<Def>,
    /// Pointer types by pointee.
    pointers: FxHashMap<Ty, Ty>,
    /// Slots of derived types, in the order of first reference.
    slots: FxHashMap<Ty, u32>,
    order: Vec<Ty>,
}

/// Type without its components, for comparison.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Shape {
    Primitive(u32),
    Function { varargs: bool },
    Struct,
    Array(u32),
    Pointer,
    Opaque(u32),
    None,
}

fn shape(types: &Types, ty: Type) -> (Shape, Vec<Type>) {
    let none = (Shape::None, Vec::new());
    let primitive = |kind: u32| (Shape::Primitive(kind), Vec::new());
    match types.kind(ty) {
        TypeKind::Void => primitive(kind::VOID),
        TypeKind::Label => primitive(kind::LABEL),
        TypeKind::Int(1) => primitive(kind::BOOL),
        TypeKind::Int(8) => primitive(kind::SBYTE),
        TypeKind::Int(16) => primitive(kind::SHORT),
        TypeKind::Int(32) => primitive(kind::INT),
        TypeKind::Int(64) => primitive(kind::LONG),
        TypeKind::Float(crate::ir::FloatKind::Float) => primitive(kind::FLOAT),
        TypeKind::Float(crate::ir::FloatKind::Double) => primitive(kind::DOUBLE),
        // An opaque pointer is a pointer to bytes.
        TypeKind::Ptr { pointee, addrspace: 0 } => (Shape::Pointer, vec![pointee.unwrap_or(Type::I8)]),
        TypeKind::Array { len, elem } => match u32::try_from(*len) {
            Ok(len) => (Shape::Array(len), vec![*elem]),
            Err(_) => none,
        },
        TypeKind::Struct { fields, packed: false } => (Shape::Struct, fields.to_vec()),
        TypeKind::Function { ret, params, varargs } => {
            let parts = std::iter::once(*ret).chain(params.iter().copied()).collect();
            (Shape::Function { varargs: *varargs }, parts)
        }
        TypeKind::Named(id) => (Shape::Opaque(id.as_u32()), Vec::new()),
        _ => none,
    }
}

impl OldTypes {
    /// Partitions all types by structure. `None` if some differ only beyond [`ROUNDS`] levels.
    pub fn new(types: &Types) -> Option<OldTypes> {
        let shapes: Vec<(Shape, Vec<Type>)> = types.ids().map(|ty| shape(types, ty)).collect();
        let index = |ty: &Type| ty.as_u32() as usize;
        let mut old_types: Vec<u32> = {
            let mut ids = FxHashMap::default();
            let id = |(shape, parts): &(Shape, Vec<Type>)| {
                let next = ids.len() as u32;
                *ids.entry((shape.clone(), parts.len())).or_insert(next)
            };
            shapes.iter().map(id).collect()
        };
        let mut count = old_types.iter().max().map_or(0, |last| *last as usize + 1);
        for round in 0.. {
            let mut ids: FxHashMap<(u32, Vec<u32>), u32> = FxHashMap::default();
            let next: Vec<u32> = shapes
                .iter()
                .zip(&old_types)
                .map(|((_, parts), own)| {
                    let next = ids.len() as u32;
                    *ids.entry((*own, parts.iter().map(|part| old_types[index(part)]).collect())).or_insert(next)
                })
                .collect();
            let now = ids.len();
            old_types = next;
            if now == count {
                break;
            }
            if round == ROUNDS {
                return None;
            }
            count = now;
        }
        // A type with an unsupported component is unsupported.
        let mut missing: Vec<bool> = shapes.iter().map(|(shape, _)| *shape == Shape::None).collect();
        loop {
            let mut changed = false;
            for (n, (_, parts)) in shapes.iter().enumerate() {
                if !missing[n] && parts.iter().any(|part| missing[index(part)]) {
                    (missing[n], changed) = (true, true);
                }
            }
            if !changed {
                break;
            }
        }
        let mut defs: Vec<Def> = (0..kind::FIRST_DERIVED).map(Def::Primitive).collect();
        let mut made: FxHashMap<u32, Ty> = FxHashMap::default();
        let mut of = vec![None; shapes.len()];
        let mut derived = Vec::new();
        for (n, (shape, _)) in shapes.iter().enumerate() {
            if missing[n] {
                continue;
            }
            of[n] = Some(match shape {
                Shape::Primitive(kind) => Ty(*kind),
                _ => *made.entry(old_types[n]).or_insert_with(|| {
                    defs.push(Def::Opaque(0));
                    derived.push((Ty(defs.len() as u32 - 1), n));
                    Ty(defs.len() as u32 - 1)
                }),
            });
        }
        let mut pointers = FxHashMap::default();
        for (ty, n) in derived {
            let (shape, parts) = &shapes[n];
            let parts: Option<Box<[Ty]>> = parts.iter().map(|part| of[index(part)]).collect();
            let (Some(parts), first) = (parts, |parts: &[Ty]| parts.first().copied().unwrap_or(Ty::VOID)) else {
                continue;
            };
            defs[ty.0 as usize] = match shape {
                Shape::Function { varargs } => {
                    let params = parts.iter().skip(1).copied().collect();
                    Def::Function { ret: first(&parts), params, varargs: *varargs }
                }
                Shape::Struct => Def::Struct(parts),
                Shape::Array(len) => Def::Array(first(&parts), *len),
                Shape::Pointer => {
                    pointers.insert(first(&parts), ty);
                    Def::Pointer(first(&parts))
                }
                Shape::Opaque(id) => Def::Opaque(*id),
                Shape::Primitive(_) | Shape::None => continue,
            };
        }
        Some(OldTypes { of, defs, pointers, slots: FxHashMap::default(), order: Vec::new() })
    }

    /// Returns the LLVM 1.x type of a type; `None` if LLVM 1.3 lacks it.
    pub fn get(&self, ty: Type) -> Option<Ty> {
        self.of.get(ty.as_u32() as usize).copied().flatten()
    }

    /// Returns the definition of a type.
    pub fn def(&self, ty: Ty) -> &Def {
        &self.defs[ty.0 as usize]
    }

    /// Returns the pointer type to a type, if the module has it.
    pub fn pointer(&self, to: Ty) -> Option<Ty> {
        self.pointers.get(&to).copied()
    }

    /// Assigns slots to a type and its components.
    pub fn mention(&mut self, ty: Ty) {
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            if ty.0 < kind::FIRST_DERIVED || self.slots.contains_key(&ty) {
                continue;
            }
            self.slots.insert(ty, kind::FIRST_DERIVED + self.order.len() as u32);
            self.order.push(ty);
            match self.def(ty) {
                Def::Pointer(part) | Def::Array(part, _) => work.push(*part),
                Def::Struct(parts) => work.extend(parts.iter().rev()),
                Def::Function { ret, params, .. } => {
                    let parts: Vec<Ty> = std::iter::once(*ret).chain(params.iter().copied()).collect();
                    work.extend(parts.iter().rev());
                }
                Def::Primitive(_) | Def::Opaque(_) => {}
            }
        }
    }

    /// Returns the slot of a type that was mentioned before.
    pub fn slot(&self, ty: Ty) -> u32 {
        self.slots.get(&ty).copied().unwrap_or(ty.0.min(kind::LABEL))
    }

    /// Returns the derived types in slot order.
    pub fn order(&self) -> &[Ty] {
        &self.order
    }

    /// Returns the names of types, sorted. Assigns slots to these types.
    pub fn names(&mut self, types: &Types) -> Vec<(Ty, String)> {
        let mut names = Vec::new();
        let ids: Vec<Type> = types.ids().collect();
        let of: FxHashMap<_, _> = ids
            .into_iter()
            .filter_map(|ty| match types.written(ty) {
                TypeKind::Named(id) => Some((*id, ty)),
                _ => None,
            })
            .collect();
        for (id, named) in &types.named {
            if let (Name::Text(name), Some(ty)) = (&named.name, of.get(&id).and_then(|ty| self.get(*ty)))
                && named.defined
            {
                self.mention(ty);
                names.push((ty, name.to_string()));
            }
        }
        names.sort_by(|a, b| a.1.cmp(&b.1));
        names
    }
}
