//! Types as data: equal types have one position, whatever their ids in the module.

use super::arena::Arena;
use super::{llj_type, llj_type_kind};
use llvmlite_jit::ir::inst::{InstVisitor, Operand};
use llvmlite_jit::ir::{ConstId, FloatKind, GlobalKind, Module, Name, NamedId, Type, TypeKind, Types};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

pub(super) struct TypeTable {
    list: Vec<llj_type>,
    /// Position of each type of the module.
    positions: Vec<usize>,
    /// A type of the module for each position.
    types: Vec<Type>,
    structs: OnceLock<Vec<usize>>,
    _arena: Arena,
}

impl TypeTable {
    /// Describes all types of a module, including those that nothing mentions.
    pub(super) fn new(module: &mut Module) -> TypeTable {
        let named: Vec<NamedId> = module.types.named.keys().collect();
        for id in named {
            module.types.intern(TypeKind::Named(id));
        }
        let types = &module.types;
        let mut classes = Classes { types, found: HashMap::new(), memo: vec![None; types.len()] };
        let canonical: Vec<Type> = types.ids().map(|ty| classes.of(ty)).collect();
        let mut table = TypeTable {
            list: Vec::new(),
            positions: vec![0; types.len()],
            types: Vec::new(),
            structs: OnceLock::new(),
            _arena: Arena::default(),
        };
        for ty in types.ids().filter(|ty| canonical[ty.as_u32() as usize] == *ty) {
            table.positions[ty.as_u32() as usize] = table.types.len();
            table.types.push(ty);
        }
        for (n, class) in canonical.iter().enumerate() {
            table.positions[n] = table.positions[class.as_u32() as usize];
        }
        let mut arena = Arena::default();
        table.list = table.types.iter().map(|ty| table.describe(types, *ty, &mut arena)).collect();
        table._arena = arena;
        table
    }

    pub(super) fn list(&self) -> &[llj_type] {
        &self.list
    }

    pub(super) fn position(&self, ty: Type) -> usize {
        self.positions[ty.as_u32() as usize]
    }

    /// Returns the type at a position.
    pub(super) fn at(&self, position: usize) -> Option<Type> {
        self.types.get(position).copied()
    }

    fn describe(&self, types: &Types, ty: Type, arena: &mut Arena) -> llj_type {
        use llj_type_kind as Kind;
        let mut made = llj_type {
            kind: Kind::Void,
            text: arena.text(types.display(ty)),
            name: std::ptr::null(),
            definition: std::ptr::null(),
            width: 0,
            length: 0,
            address_space: 0,
            scalable: false,
            packed: false,
            opaque: false,
            variadic: false,
            parts: std::ptr::null(),
            part_count: 0,
        };
        let mut parts = Vec::new();
        match types.kind(ty) {
            TypeKind::Invalid | TypeKind::Void => {}
            TypeKind::Label => made.kind = Kind::Label,
            TypeKind::Token => made.kind = Kind::Token,
            TypeKind::Metadata => made.kind = Kind::Metadata,
            TypeKind::X86Amx => made.kind = Kind::X86Amx,
            TypeKind::Int(bits) => (made.kind, made.width) = (Kind::Int, u64::from(*bits)),
            TypeKind::Float(kind) => (made.kind, made.width) = (float(*kind), u64::from(kind.bits())),
            TypeKind::Ptr { pointee, addrspace } => {
                made.kind = Kind::Pointer;
                made.address_space = *addrspace;
                parts.extend(pointee);
            }
            TypeKind::Array { len, elem } => {
                (made.kind, made.length) = (Kind::Array, *len);
                parts.push(*elem);
            }
            TypeKind::Vector { len, scalable, elem } => {
                (made.kind, made.length, made.scalable) = (Kind::Vector, u64::from(*len), *scalable);
                let bits = match types.kind(*elem) {
                    TypeKind::Int(bits) => *bits,
                    TypeKind::Float(kind) => kind.bits(),
                    _ => 0,
                };
                made.width = u64::from(bits) * u64::from(*len);
                parts.push(*elem);
            }
            TypeKind::Struct { fields, packed } => {
                (made.kind, made.packed) = (Kind::Struct, *packed);
                parts.extend(&**fields);
            }
            TypeKind::Named(_) => (made.kind, made.opaque) = (Kind::Struct, true),
            TypeKind::Function { ret, params, varargs } => {
                (made.kind, made.variadic) = (Kind::Function, *varargs);
                parts.push(*ret);
                parts.extend(&**params);
            }
            TypeKind::Target { types, .. } => {
                made.kind = Kind::Target;
                parts.extend(&**types);
            }
        }
        if let TypeKind::Named(id) = types.written(ty) {
            made.name = arena.text(match &types.named[*id].name {
                Name::Text(text) => text.to_string(),
                Name::Number(_) => String::new(),
            });
            let body = types.strip(ty);
            made.definition = arena.text(if made.opaque { "opaque".to_string() } else { types.display(body) });
        }
        let parts = parts.into_iter().map(|part| self.position(part) as u32).collect();
        (made.parts, made.part_count) = arena.array(parts);
        made
    }

    /// Returns the positions of the struct types that globals and functions use.
    pub(super) fn structs(&self, module: &Module) -> &[usize] {
        self.structs.get_or_init(|| {
            let mut finder =
                Finder { module, types: HashSet::new(), constants: HashSet::new(), table: self, found: Vec::new() };
            for id in &module.order {
                finder.global_type(module.value_type(*id));
                match &module.globals[*id].kind {
                    GlobalKind::Variable { init: Some(init), .. } => finder.value(*init),
                    GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => {
                        finder.value(target.1)
                    }
                    _ => {}
                }
            }
            for (_, _, body) in module.definitions() {
                for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                    if let Some(result) = body.result(*inst) {
                        finder.global_type(body.values[result].ty);
                    }
                    body.insts[*inst].visit(&mut finder);
                }
            }
            finder.found
        })
    }
}

fn float(kind: FloatKind) -> llj_type_kind {
    match kind {
        FloatKind::Half => llj_type_kind::Half,
        FloatKind::BFloat => llj_type_kind::Bfloat,
        FloatKind::Float => llj_type_kind::Float,
        FloatKind::Double => llj_type_kind::Double,
        FloatKind::X86Fp80 => llj_type_kind::X86Fp80,
        FloatKind::Fp128 => llj_type_kind::Fp128,
        FloatKind::PpcFp128 => llj_type_kind::PpcFp128,
    }
}

/// Classes of equal types: ids are not unique after a type was replaced, and a name for a type other than a struct is
/// equal to that type.
struct Classes<'m> {
    types: &'m Types,
    found: HashMap<TypeKind, Type>,
    memo: Vec<Option<Type>>,
}

impl Classes<'_> {
    fn of(&mut self, ty: Type) -> Type {
        let place = ty.as_u32() as usize;
        if let Some(known) = self.memo[place] {
            return known;
        }
        // Components precede the types that contain them, except for the definitions of names.
        let class = match self.types.written(ty) {
            TypeKind::Named(_) => match self.types.strip(ty) {
                target if target != ty && !matches!(self.types.written(target), TypeKind::Struct { .. }) => {
                    self.of(target)
                }
                _ => ty,
            },
            kind => {
                let mut kind = kind.clone();
                kind.map_parts(|part| self.of(part));
                *self.found.entry(kind).or_insert(ty)
            }
        };
        self.memo[place] = Some(class);
        class
    }
}

/// Collects struct types as LLVM's `TypeFinder` does.
struct Finder<'m> {
    module: &'m Module,
    types: HashSet<usize>,
    constants: HashSet<ConstId>,
    table: &'m TypeTable,
    found: Vec<usize>,
}

impl Finder<'_> {
    fn global_type(&mut self, ty: Type) {
        let mut work = vec![self.table.position(ty)];
        if !self.types.insert(work[0]) {
            return;
        }
        while let Some(position) = work.pop() {
            let Some(ty) = self.table.at(position) else { continue };
            let mut parts = Vec::new();
            let mut kind = self.module.types.kind(ty).clone();
            if matches!(kind, TypeKind::Struct { .. } | TypeKind::Named(_)) {
                self.found.push(position);
            }
            kind.map_parts(|part| {
                parts.push(self.table.position(part));
                part
            });
            work.extend(parts.into_iter().rev().filter(|part| self.types.insert(*part)));
        }
    }

    fn value(&mut self, id: ConstId) {
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            if self.constants.insert(id) {
                self.global_type(self.module.constants[id].ty());
                self.module.constants[id].for_each_needed(|part| work.push(part));
            }
        }
    }
}

impl InstVisitor for Finder<'_> {
    fn ty(&mut self, ty: &Type) {
        self.global_type(*ty);
    }

    fn operand(&mut self, _: Type, operand: &Operand) {
        if let Operand::Const(id) = operand {
            self.value(*id);
        }
    }

    fn case(&mut self, value: &ConstId) {
        self.value(*value);
    }
}
