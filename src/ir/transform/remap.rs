//! Transfer of code between modules: replaces every type, constant, global and attribute list by its
//! counterpart.

use crate::ir::constant::ConstantVisitorMut;
use crate::ir::inst::InstVisitorMut;
use crate::ir::{
    AttrSet, Body, ConstId, Constant, GlobalId, GlobalKind, Inst, MetaText, Operand, Piece, Type, TypeKind, TypedConst,
    UseListOrder, UsesOf,
};
use std::sync::Arc;

/// A mapping of ids from one module to another.
pub trait Remap {
    /// Returns the counterpart of a type.
    fn ty(&self, ty: Type) -> Type;
    /// Returns the counterpart of a constant.
    fn constant(&self, constant: ConstId) -> ConstId;
    /// Returns the counterpart of a global.
    fn global(&self, global: GlobalId) -> GlobalId;
    /// Returns the counterpart of an attribute list.
    fn attrs(&self, attrs: AttrSet) -> AttrSet;
    /// Adjusts the references in metadata text to the other module.
    fn text(&self, text: &mut Arc<str>);
}

impl TypeKind {
    /// Replaces the component types; named types are unchanged.
    pub fn map_parts(&mut self, mut f: impl FnMut(Type) -> Type) {
        match self {
            TypeKind::Ptr { pointee: Some(t), .. }
            | TypeKind::Array { elem: t, .. }
            | TypeKind::Vector { elem: t, .. } => *t = f(*t),
            TypeKind::Struct { fields, .. } | TypeKind::Target { types: fields, .. } => {
                fields.iter_mut().for_each(|t| *t = f(*t))
            }
            TypeKind::Function { ret, params, .. } => {
                *ret = f(*ret);
                params.iter_mut().for_each(|t| *t = f(*t));
            }
            TypeKind::Invalid
            | TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Int(_)
            | TypeKind::Float(_)
            | TypeKind::Ptr { pointee: None, .. }
            | TypeKind::Named(_) => {}
        }
    }
}

impl Constant {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        self.visit_mut(&mut Remapper(r));
    }
}

impl GlobalKind {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        match self {
            GlobalKind::Variable { ty, init, .. } => {
                *ty = r.ty(*ty);
                *init = init.map(|c| r.constant(c));
            }
            GlobalKind::Alias { ty, target } | GlobalKind::Ifunc { ty, resolver: target } => {
                *ty = r.ty(*ty);
                *target = (r.ty(target.0), r.constant(target.1));
            }
            GlobalKind::Function(function) => {
                for ty in [&mut function.ret, &mut function.ty] {
                    *ty = r.ty(*ty);
                }
                for attrs in [&mut function.ret_attrs, &mut function.attrs] {
                    *attrs = r.attrs(*attrs);
                }
                for param in &mut function.params {
                    param.ty = r.ty(param.ty);
                    param.attrs = r.attrs(param.attrs);
                }
                function.personality = function.personality.map(|(ty, value)| (r.ty(ty), r.constant(value)));
                if let Some(body) = &mut function.body {
                    body.remap(r);
                }
            }
            GlobalKind::Undeclared => {}
        }
    }
}

impl UseListOrder {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        match &mut self.of {
            UsesOf::Value(ty, operand) => {
                *ty = r.ty(*ty);
                if let Operand::Const(constant) = operand {
                    *constant = r.constant(*constant);
                }
            }
            UsesOf::Block(_) => {}
            UsesOf::BlockOf(global, _) => *global = r.global(*global),
        }
    }
}

impl Body {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        self.values.values_mut().for_each(|v| v.ty = r.ty(v.ty));
        self.insts.values_mut().for_each(|i| i.remap(r));
        self.metadata.values_mut().for_each(|text| r.text(text));
        self.records.before.values_mut().flatten().for_each(|text| remap_text(text, r));
        self.records.use_list_orders.iter_mut().for_each(|order| order.remap(r));
    }
}

impl Inst {
    /// Replaces all ids by their counterparts.
    pub fn remap(&mut self, r: &impl Remap) {
        self.visit_mut(&mut Remapper(r));
    }
}

/// Visitor that replaces ids by their counterparts.
struct Remapper<'r, R>(&'r R);

impl<R: Remap> InstVisitorMut for Remapper<'_, R> {
    fn ty(&mut self, ty: &mut Type) {
        *ty = self.0.ty(*ty);
    }

    fn operand(&mut self, _: Type, operand: &mut Operand) {
        if let Operand::Const(constant) = operand {
            *constant = self.0.constant(*constant);
        }
    }

    fn case(&mut self, value: &mut ConstId) {
        *value = self.0.constant(*value);
    }

    fn attrs(&mut self, attrs: &mut AttrSet) {
        *attrs = self.0.attrs(*attrs);
    }
}

impl<R: Remap> ConstantVisitorMut for Remapper<'_, R> {
    fn ty(&mut self, ty: &mut Type) {
        *ty = self.0.ty(*ty);
    }

    fn part(&mut self, (ty, constant): &mut TypedConst) {
        (*ty, *constant) = (self.0.ty(*ty), self.0.constant(*constant));
    }

    fn global(&mut self, global: &mut GlobalId) {
        *global = self.0.global(*global);
    }

    fn metadata(&mut self, text: &mut MetaText) {
        remap_text(text, self.0);
    }
}

fn remap_text(text: &mut MetaText, r: &impl Remap) {
    for piece in text.iter_mut() {
        match piece {
            Piece::Text(text) => r.text(text),
            Piece::Typed(ty, operand) => {
                *ty = r.ty(*ty);
                if let Operand::Const(constant) = operand {
                    *constant = r.constant(*constant);
                }
            }
        }
    }
}
