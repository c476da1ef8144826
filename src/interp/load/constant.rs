//! Evaluation of constants, to values in the constant table or to the content of variables.

use super::constant_expr::{elementwise, of_words};
use super::{LoadContext, Loader, kind_of};
use crate::interp::exec::{aggregate, vector};
use crate::interp::memory::Shape;
use crate::interp::register_code::Kind;
use crate::interp::scalar::{Cause, OriginId, Provenance, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::constant::{ConstExpr, block_token};
use crate::ir::inst::CastOp;
use crate::ir::{ConstId, Constant, Module, Type, TypeKind};
use crate::source::Span;

impl Loader {
    /// Returns the index of a constant in the constant table; an aggregate occupies one entry per scalar. `span`: place
    /// of use, for undefined constants.
    pub fn constant(&mut self, module: &Module, id: ConstId, span: Span, parts: &mut LoadContext<'_>) -> u32 {
        // An `undef` records its place of use, and is therefore not shared.
        let shared = !is_undefined(module, id);
        if shared && let Some(at) = self.constants.get(&id) {
            return *at;
        }
        let mut slots = Vec::new();
        self.slots(module, id, span, parts, &mut slots);
        let at = parts.code.constants.len() as u32;
        parts.code.constants.extend(slots);
        if shared {
            self.constants.insert(id, at);
        }
        at
    }

    /// Appends the scalars of a constant.
    fn slots(
        &mut self,
        module: &Module,
        id: ConstId,
        span: Span,
        parts: &mut LoadContext<'_>,
        out: &mut Vec<ScalarValue>,
    ) {
        let ty = module.constants[id].ty();
        if !module.types.is_aggregate(ty) && module.types.vector(ty).is_none() && module.types.wide_int(ty).is_none() {
            let slot = self.value(module, id, span, parts);
            return out.push(slot);
        }
        let origin = |parts: &mut LoadContext<'_>| parts.shared.undefs.origin_at(Cause::Literal, span);
        match &module.constants[id] {
            Constant::Struct(_, list) | Constant::Array(_, list) | Constant::Vector(_, list) => {
                for (_, part) in list {
                    self.slots(module, *part, span, parts, out);
                }
            }
            Constant::String(_, bytes) => out.extend(bytes.iter().map(|b| ScalarValue::int(u64::from(*b)))),
            Constant::WideInt(_, words) => out.extend(words.iter().map(|w| ScalarValue::int(*w))),
            Constant::Expr(..) => self.expression(module, id, span, parts, out),
            Constant::Undef(_) => {
                let slot = ScalarValue::undef(origin(parts));
                self.repeat(module, ty, slot, parts, out);
            }
            Constant::Poison(_) => {
                let slot = ScalarValue::poison(origin(parts));
                self.repeat(module, ty, slot, parts, out);
            }
            _ => self.repeat(module, ty, ScalarValue::NULL, parts, out),
        }
    }

    /// Appends the same value for every scalar of an aggregate.
    fn repeat(
        &mut self,
        module: &Module,
        ty: Type,
        slot: ScalarValue,
        parts: &mut LoadContext<'_>,
        out: &mut Vec<ScalarValue>,
    ) {
        let len = self.flat(module, &parts.shared.layout, ty).map_or(0, |f| f.len());
        out.extend(std::iter::repeat_n(slot, len as usize));
    }

    /// Evaluates a constant that is not an aggregate.
    fn value(&mut self, module: &Module, id: ConstId, span: Span, parts: &mut LoadContext<'_>) -> ScalarValue {
        match &module.constants[id] {
            Constant::Int(_, bits) | Constant::Float(_, bits) => ScalarValue::wide(*bits),
            Constant::Null(_) | Constant::Zero(_) => ScalarValue::NULL,
            Constant::Undef(_) => ScalarValue::undef(parts.shared.undefs.origin_at(Cause::Literal, span)),
            Constant::Poison(_) => ScalarValue::poison(parts.shared.undefs.origin_at(Cause::Literal, span)),
            Constant::Global(_, global) => match (self.numbers[*global], self.variables[*global]) {
                (Some(number), _) => self.function_address(module, number, parts),
                (_, Some(slot)) => slot,
                _ => ScalarValue::NULL,
            },
            Constant::BlockAddress(_, function, block) => {
                ScalarValue::pointer(block_token(*function, *block), Provenance::None, 0)
            }
            Constant::Expr(..) => {
                let mut slots = Vec::new();
                self.expression(module, id, span, parts, &mut slots);
                slots.first().copied().unwrap_or_default()
            }
            // `interp::support` admits no other scalars.
            _ => ScalarValue::undef(OriginId::FORGOTTEN),
        }
    }

    /// Evaluates the operands of an expression, in order: type and scalars of each.
    fn operands(
        &mut self,
        module: &Module,
        expr: &Constant,
        span: Span,
        parts: &mut LoadContext<'_>,
    ) -> Vec<(Type, Vec<ScalarValue>)> {
        let mut list = Vec::new();
        expr.for_each_part(|part| list.push(part));
        let slots = |(ty, id): (Type, ConstId)| {
            let mut slots = Vec::new();
            self.slots(module, id, span, parts, &mut slots);
            (ty, slots)
        };
        list.into_iter().map(slots).collect()
    }

    /// Appends the scalars of a constant expression.
    fn expression(
        &mut self,
        module: &Module,
        id: ConstId,
        span: Span,
        parts: &mut LoadContext<'_>,
        out: &mut Vec<ScalarValue>,
    ) {
        let Constant::Expr(ty, expr) = &module.constants[id] else { return };
        let operands = self.operands(module, &module.constants[id], span, parts);
        let lanes = module.types.vector(*ty).map_or(1, |v| v.0 as usize);
        let words = module.types.words(*ty) as usize;
        let poison = |parts: &mut LoadContext<'_>| {
            vec![ScalarValue::poison(parts.shared.undefs.origin_at(Cause::Literal, span)); words]
        };
        // The element of a vector, or the scalar itself.
        let at = |n: usize, lane: usize| -> &[ScalarValue] {
            let (ty, slots) = &operands[n];
            let words = module.types.words(*ty) as usize;
            slots.get(lane * words..(lane + 1) * words).unwrap_or(&slots[..words.min(slots.len())])
        };
        let index = |n: usize| {
            let (ty, slots) = &operands[n];
            let (width, slot) = (kind_of(&module.types, *ty).unwrap_or(Kind::Void).width(), slots[0]);
            usize::try_from(slot.bits(width)).ok().filter(|_| slot.definedness.is_defined())
        };
        match &**expr {
            ConstExpr::ExtractElement { .. } => {
                let len = module.types.vector(operands[0].0).map_or(0, |v| v.0 as usize);
                match index(1).filter(|n| *n < len) {
                    Some(n) => out.extend(at(0, n)),
                    None => out.extend(poison(parts)),
                }
            }
            ConstExpr::InsertElement { .. } => match index(2).filter(|n| *n < lanes) {
                Some(n) => out.extend((0..lanes).flat_map(|lane| if lane == n { at(1, 0) } else { at(0, lane) })),
                None => out.extend(poison(parts).repeat(lanes)),
            },
            ConstExpr::ShuffleVector { mask, .. } => {
                let half = operands[0].1.len() / words;
                let mask = module.constants.shuffle_mask(mask.1, lanes as u32).unwrap_or_default();
                for lane in mask {
                    match lane {
                        Some(n) if (n as usize) < half => out.extend(at(0, n as usize)),
                        Some(n) => out.extend(at(1, n as usize - half)),
                        None => out.extend(poison(parts)),
                    }
                }
            }
            ConstExpr::Splat(_) => out.extend((0..lanes).flat_map(|_| at(0, 0))),
            ConstExpr::Select { .. } => {
                let flat = self.flat(module, &parts.shared.layout, *ty).map_or(1, |f| f.len() as usize);
                for n in 0..flat {
                    // A struct is selected as a whole.
                    let cond = at(0, if operands[0].1.len() > 1 { n / words } else { 0 })[0];
                    out.push(match cond.definedness.is_defined() {
                        true => operands[if cond.lo & 1 != 0 { 1 } else { 2 }].1.get(n).copied().unwrap_or_default(),
                        false => parts.shared.undefs.propagate(&[cond.definedness]),
                    });
                }
            }
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. }
                if module.types.vector(arg.0).map(|v| v.0) != module.types.vector(*ty).map(|v| v.0) =>
            {
                let layout = &parts.shared.layout;
                let (from, to) = (self.flat(module, layout, arg.0), self.flat(module, layout, *ty));
                let (Some(from), Some(to)) = (from, to) else { return };
                let lanes: Vec<(ScalarValue, u32)> =
                    operands[0].1.iter().copied().zip(from.kinds().map(Kind::width)).collect();
                let widths: Vec<u32> = to.kinds().map(Kind::width).collect();
                out.extend(vector::regroup(&lanes, &widths, false, &mut parts.shared.undefs));
            }
            _ => {
                let is_wide = |ty: Type| module.types.words(ty) > 1;
                for lane in 0..lanes {
                    if is_wide(*ty)
                        || operands.iter().any(|o| is_wide(o.0)) && !matches!(&**expr, ConstExpr::Gep { .. })
                    {
                        let values: Vec<(Type, &[ScalarValue])> =
                            (0..operands.len()).map(|n| (operands[n].0, at(n, lane))).collect();
                        out.extend(of_words(module, *ty, expr, &values, span, parts));
                        continue;
                    }
                    let values: Vec<ScalarValue> = (0..operands.len()).map(|n| at(n, lane)[0]).collect();
                    out.push(elementwise(module, *ty, expr, &values, span, parts));
                }
            }
        }
    }

    /// Writes a constant to memory whose bytes are zero and defined.
    pub fn write(&mut self, module: &Module, id: ConstId, address: u64, span: Span, parts: &mut LoadContext<'_>) {
        let ty = module.constants[id].ty();
        match &module.constants[id] {
            Constant::Zero(_) => {}
            Constant::String(_, bytes) => parts.shared.memory.initialize(address, bytes),
            Constant::Undef(_) | Constant::Poison(_) if kind_of(&module.types, ty).is_none() => {
                let size = parts.shared.layout.size_of(&module.types, ty).unwrap_or(0);
                parts.shared.memory.make_undefined(address, size);
            }
            Constant::WideInt(_, limbs) => {
                let size = parts.shared.layout.store_size_of(&module.types, ty).unwrap_or(0);
                let bytes: Vec<u8> = limbs.iter().flat_map(|l| l.to_le_bytes()).take(size as usize).collect();
                parts.shared.memory.initialize(address, &bytes);
            }
            Constant::Float(_, bits) => {
                let size = parts.shared.layout.store_size_of(&module.types, ty).unwrap_or(0).min(16);
                parts.shared.memory.initialize(address, &bits.to_le_bytes()[..size as usize]);
            }
            // An expression of this type is evaluated as a whole.
            _ if module.types.vector(ty).is_some() || module.types.wide_int(ty).is_some() => {
                let Some(flat) = self.flat(module, &parts.shared.layout, ty) else { return };
                let mut slots = Vec::new();
                self.slots(module, id, span, parts, &mut slots);
                let SharedState { memory, undefs, .. } = &mut *parts.shared;
                if flat.fields.iter().any(|field| field.run != 1) {
                    let lanes: Vec<(ScalarValue, u32)> = slots.into_iter().zip(flat.kinds().map(Kind::width)).collect();
                    for (n, byte) in (0..).zip(vector::to_bytes(&lanes, undefs)) {
                        memory.put_initial(address + n, Shape::Bits(8), &byte, undefs);
                    }
                    return;
                }
                for (field, slot) in flat.fields.iter().zip(&slots) {
                    memory.put_initial(address + field.offset, aggregate::shape(field.scalar), slot, undefs);
                }
            }
            Constant::Array(_, elements) => {
                let Some(step) = elements.first().and_then(|e| parts.shared.layout.size_of(&module.types, e.0)) else {
                    return;
                };
                for (i, (_, element)) in elements.iter().enumerate() {
                    self.write(module, *element, address + i as u64 * step, span, parts);
                }
            }
            Constant::Struct(_, fields) => {
                let Some(layout) = parts.shared.layout.struct_layout(&module.types, ty) else { return };
                for ((_, field), offset) in fields.iter().zip(&layout.offsets) {
                    // In C, padding bytes of a union are defined, and native linkers make them zero.
                    if is_union_padding(module, *field) {
                        continue;
                    }
                    self.write(module, *field, address + offset, span, parts);
                }
            }
            _ => {
                let Some(kind) = kind_of(&module.types, ty) else { return };
                let value = self.value(module, id, span, parts);
                let shape = match kind {
                    Kind::Ptr => Shape::Pointer,
                    _ => Shape::Bits(kind.width()),
                };
                let SharedState { memory, undefs, .. } = &mut *parts.shared;
                memory.put_initial(address, shape, &value, undefs);
            }
        }
    }
}

/// Whether it is an undefined byte array such as `[2 x i8] undef`, with which compilers pad the initial values of
/// unions.
fn is_union_padding(module: &Module, id: ConstId) -> bool {
    let Constant::Undef(ty) = module.constants[id] else { return false };
    matches!(module.types.kind(ty), TypeKind::Array { elem, .. } if *elem == Type::I8)
}

/// Whether any part of a constant is undefined, so that each use needs an origin of its own.
fn is_undefined(module: &Module, id: ConstId) -> bool {
    match &module.constants[id] {
        Constant::Undef(_) | Constant::Poison(_) => true,
        Constant::Struct(_, parts) | Constant::Array(_, parts) | Constant::Vector(_, parts) => {
            parts.iter().any(|p| is_undefined(module, p.1))
        }
        _ => false,
    }
}
