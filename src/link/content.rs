//! Transfer of the contents of globals to the linked module.

use super::Linker;
use super::comdat;
use super::resolution::{Plan, Take, declare_only, rewrite_global};
use super::text::Rewrite;
use super::types::TypeMap;
use crate::diagnostic::Diagnostic;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CastFlags, CastOp};
use crate::ir::remap::Remap;
use crate::ir::{
    Attr, AttrSet, ConstId, Constant, GlobalId, GlobalKind, GlobalValue, Linkage, Module, Type, TypeKind, TypedConst,
};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use std::collections::HashMap;
use std::sync::Arc;

/// Maps ids of a module to ids of the linked module.
pub(super) struct Map {
    types: TypeMap,
    constants: SecondaryMap<ConstId, PackedOption<ConstId>>,
    globals: SecondaryMap<GlobalId, Option<GlobalId>>,
    attrs: SecondaryMap<AttrSet, AttrSet>,
    pub rewrite: Rewrite,
}

impl Remap for Map {
    fn ty(&self, ty: Type) -> Type {
        self.types.get(ty)
    }

    fn constant(&self, constant: ConstId) -> ConstId {
        // `new` has entered all constants.
        self.constants[constant].expand().unwrap_or(constant)
    }

    fn global(&self, global: GlobalId) -> GlobalId {
        self.globals[global].unwrap_or(global)
    }

    fn attrs(&self, attrs: AttrSet) -> AttrSet {
        self.attrs[attrs]
    }

    fn text(&self, text: &mut Arc<str>) {
        *text = self.rewrite.apply(text);
    }
}

impl Map {
    /// Enters a module's attributes and constants.
    pub(super) fn new(
        linker: &mut Linker,
        module: &Module,
        plans: &SecondaryMap<GlobalId, Plan>,
        types: TypeMap,
        rewrite: Rewrite,
    ) -> Map {
        let mut map = Map {
            types,
            constants: SecondaryMap::new(),
            globals: SecondaryMap::new(),
            attrs: SecondaryMap::new(),
            rewrite,
        };
        for id in module.globals.keys() {
            map.globals[id] = Some(plans[id].target);
        }
        map.enter_attributes(linker, module);
        for (id, _) in module.constants.iter() {
            map.enter_constant(linker, module, plans, id);
        }
        map
    }

    fn enter_attributes(&mut self, linker: &mut Linker, module: &Module) {
        let mut groups: HashMap<u32, u32> = HashMap::new();
        for (n, set) in &module.attr_groups {
            let set = self.attribute_list(linker, &module.attrs[*set], &groups);
            let out = &mut linker.out.attr_groups;
            let same = out.iter().find(|(_, s)| **s == set).map(|(n, _)| *n);
            let number = same.unwrap_or_else(|| {
                linker.next_group += 1;
                out.insert(linker.next_group - 1, set);
                linker.next_group - 1
            });
            groups.insert(*n, number);
        }
        for (id, list) in module.attrs.iter() {
            self.attrs[id] = self.attribute_list(linker, list, &groups);
        }
    }

    fn attribute_list(&self, linker: &mut Linker, list: &[Attr], groups: &HashMap<u32, u32>) -> AttrSet {
        let list = list.iter().map(|attr| match attr {
            Attr::Type(word, ty) => Attr::Type(word.clone(), self.types.get(*ty)),
            // An undefined attribute group is empty; it must not become another module's group of the same number.
            Attr::Group(n) => Attr::Group(groups.get(n).copied().unwrap_or(u32::MAX)),
            other => other.clone(),
        });
        let list = list.filter(|attr| *attr != Attr::Group(u32::MAX)).collect();
        linker.out.attrs.intern(list)
    }

    /// Enters a constant after its operands.
    fn enter_constant(
        &mut self,
        linker: &mut Linker,
        module: &Module,
        plans: &SecondaryMap<GlobalId, Plan>,
        id: ConstId,
    ) {
        let mut work = vec![id];
        while let Some(id) = module.constants.next_to_enter(&mut work, |id| self.constants[id].is_some()) {
            let mut constant = module.constants[id].clone();
            // The blocks of a body that is dropped have no addresses.
            if let Constant::BlockAddress(ty, function, _) = constant
                && plans[function].take != Take::Content
            {
                let nowhere = nowhere(linker, self.types.get(ty));
                self.constants[id] = linker.out.constants.intern(nowhere).into();
                continue;
            }
            let use_ = match constant {
                Constant::Global(ty, global) => {
                    let known = module.value_type(global);
                    let pointee = module.types.pointee(ty).map(|p| p.unwrap_or(known));
                    pointee.filter(|p| *p == known && *p != Type::INVALID)
                }
                _ => None,
            };
            constant.remap(self);
            let new = linker.out.constants.intern(constant);
            if let Some(pointee) = use_ {
                linker.uses.push((new, self.types.get(pointee)));
            }
            self.constants[id] = new.into();
        }
    }
}

/// Returns an address that belongs to no object, as LLVM does for a deleted block.
fn nowhere(linker: &mut Linker, ty: Type) -> Constant {
    let one = linker.out.constants.intern(Constant::Int(Type::I32, 1));
    let cast = ConstExpr::Cast { op: CastOp::Inttoptr, flags: CastFlags::default(), arg: (Type::I32, one) };
    Constant::Expr(ty, Box::new(cast))
}

impl Linker {
    /// Transfers the contents of globals as planned.
    pub(super) fn content(&mut self, module: &mut Module, plans: &SecondaryMap<GlobalId, Plan>, map: &Map) {
        let mut order = module.order.clone();
        order.extend(module.globals.keys().filter(|id| matches!(module.globals[*id].kind, GlobalKind::Undeclared)));
        for id in order {
            let plan = &plans[id];
            match plan.take {
                Take::Nothing => {}
                Take::Append => {
                    self.append(module, id, plan.target, plans, map);
                    continue;
                }
                Take::Content | Take::Declaration => {
                    let global = self.translated(module, id, plan, map);
                    self.put(plan.target, global);
                }
            }
            if let Some(agreed) = plan.agreed {
                agreed.apply(&mut self.out.globals[plan.target]);
            }
        }
    }

    /// Returns a global of a module in the form that it takes in the linked module.
    fn translated(&self, module: &mut Module, id: GlobalId, plan: &Plan, map: &Map) -> GlobalValue {
        let global = &mut module.globals[id];
        let kind = std::mem::replace(&mut global.kind, GlobalKind::Undeclared);
        let name = self.out.globals[plan.target].name.clone();
        let mut new = GlobalValue { name, kind, ..global.clone() };
        if new.name != global.name {
            comdat::make_name_explicit(&mut new.clauses, &global.name);
        }
        if plan.take == Take::Declaration {
            declare_only(&mut new);
        }
        if plan.leaves_comdat {
            comdat::remove_from_comdat(&mut new);
        }
        new.kind.remap(map);
        if let GlobalKind::Function(function) = &mut new.kind
            && let Some(body) = &mut function.body
        {
            // The order of uses has changed.
            body.records.use_list_orders.clear();
        }
        rewrite_global(&mut new, &map.rewrite);
        new
    }

    /// Stores a global at its target.
    fn put(&mut self, target: GlobalId, global: GlobalValue) {
        let old = &self.out.globals[target].kind;
        if matches!(old, GlobalKind::Undeclared) && !matches!(global.kind, GlobalKind::Undeclared) {
            self.out.order.push(target);
        }
        self.out.globals[target] = global;
    }

    /// Invalidates the block addresses of a function whose body was dropped.
    pub(super) fn forget_blocks(&mut self, function: GlobalId) {
        let lost = |(id, constant): (ConstId, &Constant)| match constant {
            Constant::BlockAddress(ty, f, _) if *f == function => Some((id, *ty)),
            _ => None,
        };
        let lost: Vec<(ConstId, Type)> = self.out.constants.iter().filter_map(lost).collect();
        for (id, ty) in lost {
            let nowhere = nowhere(self, ty);
            self.out.constants.replace(id, nowhere);
        }
    }

    /// Appends the elements of an appending variable to those of the linked module.
    fn append(
        &mut self,
        module: &Module,
        id: GlobalId,
        target: GlobalId,
        plans: &SecondaryMap<GlobalId, Plan>,
        map: &Map,
    ) {
        let (span, first) = (module.globals[id].span, self.out.globals[target].span);
        if let Err(why) = self.try_append(module, id, target, plans, map) {
            let message = format!("incompatible appending variables `@{}`: {why}", module.globals[id].name);
            self.found.push(Diagnostic::error("E0902", span, message).label(first, "the other one is here"));
        }
    }

    fn try_append(
        &mut self,
        module: &Module,
        id: GlobalId,
        target: GlobalId,
        plans: &SecondaryMap<GlobalId, Plan>,
        map: &Map,
    ) -> Result<(), &'static str> {
        let (old, new) = (&self.out.globals[target], &module.globals[id]);
        let (
            GlobalKind::Variable { ty: old_ty, init: Some(old_init), constant: a },
            GlobalKind::Variable { ty: new_ty, init: Some(new_init), constant: b },
        ) = (&old.kind, &new.kind)
        else {
            return Err("they are not variables");
        };
        let (old_ty, old_init) = (*old_ty, *old_init);
        if a != b {
            return Err("one is constant and the other is not");
        }
        if old.section != new.section {
            return Err("they are in different sections");
        }
        if old.align != new.align && old.align.is_some() && new.align.is_some() {
            return Err("they have different alignments");
        }
        let TypeKind::Array { elem: old_elem, .. } = *self.out.types.kind(old_ty) else { return Err(NO_ARRAYS) };
        let TypeKind::Array { elem: new_elem, .. } = *self.out.types.kind(map.ty(*new_ty)) else {
            return Err(NO_ARRAYS);
        };
        let rows = elements(module, *new_ty, *new_init).ok_or("one has no list of elements")?;
        // A row is dropped along with its associated global.
        let lost = |row: ConstId| match &module.constants[row] {
            Constant::Struct(_, fields) if fields.len() == 3 => {
                match module.constants[module.constants.same_address(fields[2].1)] {
                    Constant::Global(_, key) => {
                        !module.globals[key].linkage.is_local()
                            && plans[key].take != Take::Content
                            && module.globals[key].linkage != Linkage::External
                    }
                    _ => false,
                }
            }
            _ => false,
        };
        let rows: Vec<ConstId> = rows.into_iter().filter(|r| !lost(r.1)).map(|r| map.constant(r.1)).collect();
        let mut all: Vec<ConstId> = elements(&self.out, old_ty, old_init)
            .ok_or("one has no list of elements")?
            .into_iter()
            .map(|e| e.1)
            .collect();
        all.extend(rows);
        let elem = self.row_type(old_elem, new_elem).ok_or("their element types differ")?;
        let all: Vec<TypedConst> = all.into_iter().map(|row| (elem, self.row(elem, row))).collect();
        let ty = self.out.types.intern(TypeKind::Array { len: all.len() as u64, elem });
        let init = self.out.constants.intern(Constant::Array(ty, all.into()));
        if let GlobalKind::Variable { ty: t, init: i, .. } = &mut self.out.globals[target].kind {
            (*t, *i) = (ty, Some(init));
        }
        Ok(())
    }

    /// Returns a common row type for two tables: pointers have two spellings, and tables of constructors have a third
    /// column since LLVM 3.5.
    fn row_type(&self, a: Type, b: Type) -> Option<Type> {
        let types = &self.out.types;
        if a == b || types.is_ptr(a) && types.is_ptr(b) {
            return Some(a);
        }
        let (TypeKind::Struct { fields: x, .. }, TypeKind::Struct { fields: y, .. }) = (types.kind(a), types.kind(b))
        else {
            return None;
        };
        let fit = x.iter().zip(y).all(|(x, y)| x == y || types.is_ptr(*x) && types.is_ptr(*y));
        match (x.len(), y.len()) {
            (2, 3) if fit => Some(b),
            (3, 2) if fit => Some(a),
            (m, n) if fit && m == n => Some(a),
            _ => None,
        }
    }

    /// Converts a row to the common type.
    fn row(&mut self, ty: Type, row: ConstId) -> ConstId {
        let constant = self.out.constants[row].clone();
        let TypeKind::Struct { fields, .. } = self.out.types.kind(ty).clone() else { return row };
        let new = match constant {
            Constant::Struct(_, parts) => {
                let mut parts: Vec<TypedConst> = fields.iter().zip(&parts).map(|(ty, p)| (*ty, p.1)).collect();
                if let Some(third) = fields.get(parts.len()) {
                    parts.push((*third, self.out.constants.intern(Constant::Null(*third))));
                }
                Constant::Struct(ty, parts.into())
            }
            Constant::Zero(_) => Constant::Zero(ty),
            _ => return row,
        };
        self.out.constants.intern(new)
    }
}

const NO_ARRAYS: &str = "they are not arrays";

/// Returns the elements of an array.
fn elements(module: &Module, ty: Type, init: ConstId) -> Option<Vec<TypedConst>> {
    match &module.constants[init] {
        Constant::Array(_, parts) => Some(parts.to_vec()),
        Constant::Zero(_) => match module.types.kind(ty) {
            TypeKind::Array { len: 0, .. } => Some(Vec::new()),
            _ => None,
        },
        _ => None,
    }
}
