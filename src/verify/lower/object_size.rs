//! Folding of `llvm.objectsize` for known objects. LLVM folds it before code generation, from the IR alone; this module
//! does so with the same result for every engine. Engines treat the remaining calls as unknown.

use crate::ir::callee::named_callee;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CallInfo, CastOp, FastMath, UnaryOp};
use crate::ir::{
    Attr, Body, ConstId, Constant, DataLayout, GlobalId, GlobalKind, Inst, InstId, Linkage, Module, Operand, Type,
    TypeKind, TypedOperand, ValueDef,
};

/// Replaces calls with a known result by a constant.
pub(crate) fn run(module: &mut Module) {
    let is_asked = |id: GlobalId| module.globals[id].name.symbol().starts_with("llvm.objectsize.");
    if !module.globals.keys().any(is_asked) {
        return;
    }
    let layout = DataLayout::of(module);
    let mut found: Vec<(GlobalId, InstId, Type, u64)> = Vec::new();
    for (id, _, body) in module.definitions() {
        for (inst, data) in body.insts.iter() {
            let Inst::Call(call) = data else { continue };
            if named_callee(module, call.callee).is_some_and(is_asked)
                && let TypeKind::Function { ret, .. } = module.types.kind(call.fn_ty)
                && let Some(size) = size(module, &layout, body, call)
                && module.types.int_width(*ret).is_some_and(|bits| bits >= 64 || size >> bits == 0)
            {
                found.push((id, inst, *ret, size));
            }
        }
    }
    for (id, inst, ty, size) in found {
        let arg = Operand::Const(module.constants.intern(Constant::Int(ty, size.into())));
        if let GlobalKind::Function(function) = &mut module.globals[id].kind
            && let Some(body) = &mut function.body
        {
            body.insts[inst] = Inst::Unary { op: UnaryOp::Freeze, fast: FastMath::default(), ty, arg };
        }
    }
}

/// The parameters of a query.
struct ObjectQuery<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    body: &'m Body,
    /// Whether the minimum size is requested, rather than the maximum.
    least: bool,
    /// Whether a null pointer has unknown size.
    null_unknown: bool,
}

/// An object's size, and a pointer's offset in it.
#[derive(Clone, Copy)]
struct ObjectExtent {
    size: u64,
    offset: i64,
}

impl ObjectExtent {
    fn remaining(self) -> Option<u64> {
        Some(self.size.saturating_sub(u64::try_from(self.offset).ok()?))
    }
}

/// Maximum length of a chain of address computations.
const MAX_DEPTH: u32 = 64;

fn size(module: &Module, layout: &DataLayout, body: &Body, call: &CallInfo) -> Option<u64> {
    let flag = |n: usize| match call.args.get(n).map(|arg| arg.value) {
        Some(Operand::Const(id)) => module.constants[id].as_int() == Some(1),
        _ => false,
    };
    let (least, null_unknown) = (flag(1), flag(2));
    ObjectQuery { module, layout, body, least, null_unknown }.object(call.args.first()?.value, 0)?.remaining()
}

impl ObjectQuery<'_> {
    fn object(&self, pointer: Operand, depth: u32) -> Option<ObjectExtent> {
        if depth > MAX_DEPTH {
            return None;
        }
        let value = match pointer {
            Operand::Const(id) => return self.constant(id, depth),
            Operand::Value(value) => value,
        };
        let ValueDef::Inst(inst) = self.body.values[value].def else { return None };
        match &self.body.insts[inst] {
            Inst::Alloca { ty, count, .. } => {
                let count = count.map_or(Some(1), |(_, count)| self.number(count))?;
                let size = self.layout.size_of(&self.module.types, *ty)?.checked_mul(u64::try_from(count).ok()?)?;
                Some(ObjectExtent { size, offset: 0 })
            }
            Inst::Gep { source, base, indices, .. } => {
                let known = self.object(*base, depth + 1)?;
                let offset = self.offset(*source, indices.iter().copied())?;
                Some(ObjectExtent { offset: known.offset.checked_add(offset)?, ..known })
            }
            Inst::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => self.object(*arg, depth + 1),
            Inst::Select { then, other, .. } => {
                let (a, b) = (self.object(then.1, depth + 1)?, self.object(other.1, depth + 1)?);
                let (x, y) = (a.remaining()?, b.remaining()?);
                Some(if (x < y) == self.least { a } else { b })
            }
            Inst::Call(call) => Some(ObjectExtent { size: self.allocated(call)?, offset: 0 }),
            _ => None,
        }
    }

    fn constant(&self, id: ConstId, depth: u32) -> Option<ObjectExtent> {
        match &self.module.constants[id] {
            Constant::Global(_, global) => {
                let global = &self.module.globals[*global];
                let GlobalKind::Variable { ty, init, .. } = &global.kind else { return None };
                let other = matches!(global.linkage, Linkage::Weak | Linkage::Linkonce | Linkage::Common);
                // The definition in another module may be larger.
                if global.linkage == Linkage::ExternWeak || (other || init.is_none()) && !self.least {
                    return None;
                }
                Some(ObjectExtent { size: self.layout.size_of(&self.module.types, *ty)?, offset: 0 })
            }
            Constant::Null(ty) => {
                let here = matches!(self.module.types.kind(*ty), TypeKind::Ptr { addrspace: 0, .. });
                (here && !self.null_unknown).then_some(ObjectExtent { size: 0, offset: 0 })
            }
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => {
                    self.object(Operand::Const(arg.1), depth + 1)
                }
                ConstExpr::Gep { source, base, indices, .. } => {
                    let known = self.object(Operand::Const(base.1), depth + 1)?;
                    let offset = self.offset(*source, indices.iter().map(|(ty, id)| (*ty, Operand::Const(*id))))?;
                    Some(ObjectExtent { offset: known.offset.checked_add(offset)?, ..known })
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns the number of bytes that a call allocates: C library functions, and those with `allocsize`.
    fn allocated(&self, call: &CallInfo) -> Option<u64> {
        let callee = named_callee(self.module, call.callee)?;
        let function = self.module.function(callee)?;
        let sets = [call.fn_attrs, function.attrs];
        let stated = sets.iter().flat_map(|set| &self.module.attrs[*set]).find_map(|attr| match attr {
            Attr::Text(word, text) if &**word == "allocsize" => {
                Some(text.split(',').map(|n| n.trim().parse().ok()).collect::<Option<Vec<usize>>>()?)
            }
            Attr::Int(word, n) if &**word == "allocsize" => Some(vec![usize::try_from(*n).ok()?]),
            _ => None,
        });
        let name = self.module.globals[callee].name.symbol();
        let factors = stated.or_else(|| match (&*name, function.body.is_some()) {
            ("malloc" | "valloc", false) => Some(vec![0]),
            ("calloc", false) => Some(vec![0, 1]),
            ("aligned_alloc" | "memalign", false) => Some(vec![1]),
            _ => None,
        })?;
        factors
            .into_iter()
            .try_fold(1u64, |size, n| size.checked_mul(u64::try_from(self.number(call.args.get(n)?.value)?).ok()?))
    }

    fn number(&self, operand: Operand) -> Option<u128> {
        match operand {
            Operand::Const(id) => self.module.constants.as_index(id),
            Operand::Value(_) => None,
        }
    }

    /// Returns the byte offset of a getelementptr with constant indices.
    fn offset(&self, source: Type, indices: impl Iterator<Item = TypedOperand>) -> Option<i64> {
        let (types, mut ty, mut offset) = (&self.module.types, source, 0i64);
        for (n, (index_ty, index)) in indices.enumerate() {
            let bits = types.int_width(index_ty).filter(|bits| (1..=64).contains(bits))?;
            let index = self.number(index)? as u64;
            let index = ((index << (64 - bits)) as i64) >> (64 - bits);
            let scale = |ty: Type| i64::try_from(self.layout.size_of(types, ty)?).ok();
            let step = match types.kind(ty) {
                _ if n == 0 => index.checked_mul(scale(ty)?)?,
                TypeKind::Array { elem, .. } => {
                    ty = *elem;
                    index.checked_mul(scale(ty)?)?
                }
                TypeKind::Struct { fields, .. } => {
                    let field = usize::try_from(index).ok()?;
                    let at = *self.layout.struct_layout(types, ty)?.offsets.get(field)?;
                    ty = *fields.get(field)?;
                    i64::try_from(at).ok()?
                }
                _ => return None,
            };
            offset = offset.checked_add(step)?;
        }
        Some(offset)
    }
}
