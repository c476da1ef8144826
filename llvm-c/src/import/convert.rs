//! Conversion of the library's types, constants and globals to those of C.

use super::{linkage_number, name_of};
use crate::ir::{C, Global, Kind, M, T, V, ValueKind};
use llvmlite_jit::ir::{
    ConstExpr, ConstId, Constant, GlobalId, GlobalKind, Module, NamedId, Type, TypeKind, UnnamedAddr, Visibility, print,
};
use std::collections::HashMap;

pub struct Converter<'m> {
    pub module: M,
    pub read: &'m Module,
    pub values: HashMap<GlobalId, V>,
    named: HashMap<NamedId, T>,
}

impl<'m> Converter<'m> {
    pub fn new(module: M, read: &'m Module) -> Converter<'m> {
        Converter { module, read, values: HashMap::new(), named: HashMap::new() }
    }

    pub fn context(&self) -> C {
        self.module.context
    }

    pub fn ty(&mut self, ty: Type) -> T {
        let context = self.context();
        let read = self.read;
        let several = |own: &mut Self, types: &[Type]| types.iter().map(|ty| own.ty(*ty)).collect::<Vec<T>>();
        match read.types.written(ty) {
            TypeKind::Invalid | TypeKind::Void => context.void(),
            TypeKind::Label => context.label(),
            TypeKind::Token => context.token(),
            TypeKind::Metadata => context.metadata(),
            TypeKind::X86Amx => context.x86_amx(),
            TypeKind::Int(width) => context.int(*width),
            TypeKind::Float(kind) => context.float(kind.keyword()).unwrap_or_else(|| context.void()),
            TypeKind::Ptr { addrspace, .. } => context.pointer(*addrspace),
            TypeKind::Array { len, elem } => {
                let element = self.ty(*elem);
                context.array(element, *len)
            }
            TypeKind::Vector { len, scalable, elem } => {
                let element = self.ty(*elem);
                context.vector(element, *len, *scalable)
            }
            TypeKind::Struct { fields, packed } => {
                let fields = several(self, fields);
                context.structure(fields, *packed)
            }
            TypeKind::Function { ret, params, varargs } => {
                let (ret, params) = (self.ty(*ret), several(self, params));
                context.function(ret, params, *varargs)
            }
            TypeKind::Target { name, types, ints } => {
                let types = several(self, types);
                context.target_type(crate::ffi::c_string(name), types, ints.to_vec())
            }
            TypeKind::Named(id) => self.named_type(*id),
        }
    }

    fn named_type(&mut self, id: NamedId) -> T {
        if let Some(known) = self.named.get(&id) {
            return known;
        }
        let read = self.read;
        let definition = &read.types.named[id];
        let name = name_of(&definition.name);
        // A struct of the context with this name and body is the same type.
        let known = self.context().find_named(&name).filter(|known| {
            let body = definition.body.map(|body| read.types.display(body));
            let has = known.fields().map(|(fields, packed)| self.context().structure(fields, packed).text.clone());
            body == has
        });
        let made = known.unwrap_or_else(|| self.context().named(&name));
        self.named.insert(id, made);
        if let (Some(body), None) = (definition.body, known) {
            let converted = self.ty(body);
            if let (Kind::Named { body, .. }, Some(fields)) = (&made.kind, converted.fields()) {
                *body.borrow_mut() = Some(fields);
            }
        }
        made
    }

    /// Creates a value for a global, without its references to others.
    pub fn global(&mut self, id: GlobalId) -> Option<V> {
        let read = self.read;
        let of = &read.globals[id];
        let ty = self.ty(read.value_type(id));
        let global = Global::new(self.module, ty);
        global.linkage.set(linkage_number(of.linkage));
        global.visibility.set(match of.visibility {
            Some(Visibility::Hidden) => 1,
            Some(Visibility::Protected) => 2,
            _ => 0,
        });
        global.unnamed_addr.set(match of.unnamed_addr {
            Some(UnnamedAddr::Local) => 1,
            Some(UnnamedAddr::Global) => 2,
            None => 0,
        });
        global.thread_local.set(of.thread_local.map_or(0, |_| 1));
        global.align.set(of.align.unwrap_or(0) as u32);
        global.is_externally_initialized.set(of.externally_initialized);
        if let Some(section) = &of.section {
            *global.section.borrow_mut() = crate::ffi::c_string(section);
        }
        let kind = match &of.kind {
            GlobalKind::Undeclared => return None,
            GlobalKind::Function(function) => {
                global.call_conv.set(function.cc.0);
                ValueKind::Function(global)
            }
            GlobalKind::Variable { constant, .. } => {
                global.is_constant.set(*constant);
                ValueKind::Variable(global)
            }
            GlobalKind::Alias { .. } => ValueKind::Alias(global),
            GlobalKind::Ifunc { .. } => ValueKind::Ifunc(global),
        };
        let value = self.module.add(self.context().pointer(of.addrspace), &name_of(&of.name), kind);
        if let GlobalKind::Function(function) = &of.kind
            && let Some(body) = &function.body
        {
            let params = value.function().and_then(|function| function.params.get());
            for (param, value) in body.params.iter().zip(params.into_iter().flatten()) {
                let name = body.values[*param].name.as_ref().map(name_of).unwrap_or_default();
                *value.name.borrow_mut() = crate::ffi::c_string(&name);
                value.enter_name();
            }
        }
        Some(value)
    }

    /// Sets the references to other globals.
    pub fn finish_global(&mut self, id: GlobalId, value: V) {
        let target = match &self.read.globals[id].kind {
            GlobalKind::Variable { init: Some(init), .. } => *init,
            GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => target.1,
            _ => return,
        };
        let target = self.constant(target);
        value.global().into_iter().for_each(|global| global.initializer.set(Some(target)));
    }

    pub fn constant(&mut self, id: ConstId) -> V {
        let context = self.context();
        let read = self.read;
        let constant = &read.constants[id];
        let ty = self.ty(constant.ty());
        let parts = |own: &mut Self, parts: &[(Type, ConstId)]| -> Vec<V> {
            parts.iter().map(|(_, part)| own.constant(*part)).collect()
        };
        match constant {
            Constant::Int(_, bits) => context.const_int(ty, *bits),
            Constant::WideInt(_, words) => context.wide_int(ty, words.to_vec()),
            Constant::Float(_, bits) => context.const_float(ty, *bits),
            Constant::Null(_) | Constant::Zero(_) => context.null(ty),
            Constant::Undef(_) => context.undef(ty),
            Constant::Poison(_) => context.poison(ty),
            Constant::String(_, bytes) => context.text(ty, bytes.to_vec()),
            Constant::Array(_, list) | Constant::Struct(_, list) | Constant::Vector(_, list) => {
                let parts = parts(self, list);
                context.aggregate(ty, parts)
            }
            Constant::Global(_, global) if self.values.contains_key(global) => self.values[global],
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Gep { source, base, indices, flags } => {
                    let (source, base) = (self.ty(*source), self.constant(base.1));
                    let operands = [vec![base], parts(self, indices)].concat();
                    let flags = u32::from(flags.inbounds) | u32::from(flags.nusw) << 1 | u32::from(flags.nuw) << 2;
                    context.expr(ty, crate::ir::Expr { opcode: 29, source: Some(source), flags }, operands)
                }
                _ => context.opaque(ty, print::constant(read, id)),
            },
            _ => context.opaque(ty, print::constant(read, id)),
        }
    }
}
