//! Order of named types in LLVM's text: by first reference in the module, unnamed ones first.

use crate::ir::{
    Attr, AttrSet, ConstExpr, ConstId, Constant, Function, GlobalKind, Inst, MetaText, Module, Name, NamedId, Operand,
    Piece, Type, TypeKind,
};
use crate::source::Span;
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;

/// Sorts named types into LLVM's order. The order is stored in their spans, which are unused at this point.
pub(super) fn order_types(module: &mut Module) {
    let mut finder = Finder::default();
    for &id in &module.order {
        match &module.globals[id].kind {
            GlobalKind::Variable { ty, init, .. } => {
                finder.ty(module, *ty);
                init.iter().for_each(|init| finder.constant(module, *init));
            }
            GlobalKind::Alias { ty, target } => {
                finder.ty(module, *ty);
                finder.constant(module, target.1);
            }
            GlobalKind::Ifunc { ty, .. } => finder.ty(module, *ty),
            GlobalKind::Function(function) => finder.function(module, function),
            GlobalKind::Undeclared => {}
        }
    }
    let mentioned = std::mem::take(&mut finder.named);
    let mut rank: FxHashMap<NamedId, u32> = FxHashMap::default();
    for id in mentioned.into_iter().chain(module.types.named.keys()) {
        let next = rank.len() as u32;
        rank.entry(id).or_insert(next);
    }
    let mut order: Vec<_> = rank.into_iter().collect();
    let unnamed = |id: NamedId| matches!(module.types.named[id].name, Name::Number(_));
    order.sort_by_key(|(id, n)| (!unnamed(*id), *n));
    for (n, (id, _)) in order.into_iter().enumerate() {
        let named = &mut module.types.named[id];
        named.span = Span { lo: n as u32, hi: n as u32 };
        if let Name::Number(number) = &mut named.name {
            *number = n as u32;
        }
    }
}

/// Visitor of everything that has a type.
#[derive(Default)]
struct Finder {
    types: EntitySet<Type>,
    constants: EntitySet<ConstId>,
    attributes: EntitySet<AttrSet>,
    named: Vec<NamedId>,
    /// Operands of an instruction; empty between instructions.
    operands: Vec<Operand>,
}

impl Finder {
    fn ty(&mut self, module: &Module, ty: Type) {
        if !self.types.insert(ty) {
            return;
        }
        let mut work = vec![ty];
        while let Some(ty) = work.pop() {
            let mut kind = module.types.written(ty);
            if let TypeKind::Named(id) = kind {
                self.named.push(*id);
                match module.types.named[*id].body {
                    // In LLVM, the body of a named type is not a separate type.
                    Some(body) => kind = module.types.written(body),
                    None => continue,
                }
            }
            let mut parts: Vec<Type> = match kind {
                TypeKind::Ptr { pointee: Some(ty), .. }
                | TypeKind::Array { elem: ty, .. }
                | TypeKind::Vector { elem: ty, .. } => vec![*ty],
                TypeKind::Struct { fields: list, .. } | TypeKind::Target { types: list, .. } => list.to_vec(),
                TypeKind::Function { ret, params, .. } => std::iter::once(*ret).chain(params.iter().copied()).collect(),
                _ => Vec::new(),
            };
            parts.reverse();
            work.extend(parts.into_iter().filter(|ty| self.types.insert(*ty)));
        }
    }

    fn constant(&mut self, module: &Module, id: ConstId) {
        if self.constants.contains(id) || matches!(module.constants[id], Constant::Global(..)) {
            return;
        }
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            if matches!(module.constants[id], Constant::Global(..)) || !self.constants.insert(id) {
                continue;
            }
            self.ty(module, module.constants[id].ty());
            if let Constant::Metadata(pieces) = &module.constants[id] {
                self.pieces(module, pieces);
            }
            if let Constant::Expr(_, expr) = &module.constants[id]
                && let ConstExpr::Gep { source, .. } = &**expr
            {
                self.ty(module, *source);
            }
            let mut parts = Vec::new();
            module.constants[id].for_each_part(|(_, part)| parts.push(part));
            parts.reverse();
            work.extend(parts);
        }
    }

    fn function(&mut self, module: &Module, function: &Function) {
        self.ty(module, function.ty);
        let sets = function.params.iter().map(|param| param.attrs).chain([function.ret_attrs]);
        sets.for_each(|set| self.attributes(module, set));
        function.personality.iter().for_each(|(_, id)| self.constant(module, *id));
        let Some(body) = &function.body else { return };
        for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
            let records = body.records.before.get(inst).map_or(&[][..], |records| records);
            let is_call =
                |record: &&MetaText| matches!(record.first(), Some(Piece::Text(text)) if !text.starts_with('#'));
            records.iter().filter(is_call).for_each(|record| self.pieces(module, record));
            match body.result(*inst) {
                Some(value) => self.ty(module, body.values[value].ty),
                None => self.ty(module, Type::VOID),
            }
            let mut operands = std::mem::take(&mut self.operands);
            body.insts[*inst].for_each_operand(|_, operand| operands.push(operand));
            if body.insts[*inst].call().is_some() {
                // In LLVM, the callee is the last operand.
                operands.rotate_left(1);
            }
            for operand in &operands {
                match operand {
                    Operand::Const(id) => self.constant(module, *id),
                    Operand::Value(_) => {}
                }
            }
            operands.clear();
            self.operands = operands;
            match &body.insts[*inst] {
                Inst::Gep { source: ty, .. } | Inst::Alloca { ty, .. } => self.ty(module, *ty),
                inst => {
                    if let Some(call) = inst.call() {
                        call.args.iter().for_each(|arg| self.attributes(module, arg.attrs));
                    }
                }
            }
            records.iter().filter(|record| !is_call(record)).for_each(|record| self.pieces(module, record));
        }
    }

    /// Visits the constants in text pieces.
    fn pieces(&mut self, module: &Module, pieces: &[Piece]) {
        for piece in pieces {
            if let Piece::Typed(_, Operand::Const(id)) = piece {
                self.constant(module, *id);
            }
        }
    }

    fn attributes(&mut self, module: &Module, set: AttrSet) {
        if !self.attributes.insert(set) {
            return;
        }
        for attr in &module.attrs[set] {
            if let Attr::Type(_, ty) = attr {
                self.ty(module, *ty);
            }
        }
    }
}
