//! Structs and arrays as values. A value of few scalars is held as these scalars; a larger one is a temporary in the
//! frame, which the instruction that creates it writes once, and which never changes.
//!
//! Each instruction has a temporary of its own and overwrites it on each execution. At that time no live value refers
//! to the old content: a definition dominates its uses, and the operands of a value dominate it. Only phis carry values
//! past another execution of their definition, and they copy the content.

use crate::abi::flatten::fields_before;
use crate::ir::constant::ConstExpr;
use crate::ir::{ConstId, Constant, Operand, Type, TypedOperand};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::flat::{self, FlatType};
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::ScalarRange;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};
use std::rc::Rc;

/// Maximum size in bytes of a copy that is emitted inline, word by word.
const SMALL: u64 = 128;

impl FuncTranslator<'_, '_> {
    /// Returns the flattened form of a struct, an array, or a vector that is not one scalar.
    pub(in crate::jit::translate) fn aggregate(&mut self, ty: Type) -> Option<Rc<FlatType>> {
        flat::is_multi_scalar(&self.env.module.types, ty).then(|| self.layouts.flat(ty))
    }

    /// Builds an aggregate held as these scalars.
    pub(in crate::jit::translate) fn value_from_scalars(
        &mut self,
        values: impl IntoIterator<Item = Value>,
    ) -> ValueRepr {
        let start = self.values.scalars.len();
        self.values.scalars.extend(values);
        ValueRepr::Scalars(ScalarRange { start: start as u32, len: (self.values.scalars.len() - start) as u32 })
    }

    /// Returns the scalars of an aggregate that is held as scalars.
    pub(in crate::jit::translate) fn list(&self, parts: ScalarRange) -> &[Value] {
        &self.values.scalars[parts.start as usize..(parts.start + parts.len) as usize]
    }

    /// Builds an aggregate from all its scalars.
    pub(in crate::jit::translate) fn build_aggregate(&mut self, flat: &FlatType, values: Vec<Value>) -> ValueRepr {
        if !flat.is_in_memory() {
            return self.value_from_scalars(values);
        }
        let to = self.temporary(flat);
        self.store_parts(flat, &values, to, MemAccess::UNALIGNED);
        ValueRepr::Memory(to)
    }

    /// Returns all scalars of a value in any representation.
    pub(in crate::jit::translate) fn scalars(&mut self, flat: &FlatType, value: ValueRepr) -> Vec<Value> {
        match value {
            ValueRepr::Scalar(value) => vec![value],
            ValueRepr::Address(pointer) => vec![self.address_of(pointer)],
            ValueRepr::Scalars(parts) => self.list(parts).to_vec(),
            ValueRepr::Memory(at) => self.load_parts(flat, at, MemAccess::UNALIGNED),
            ValueRepr::Spilled(location) => vec![self.reload_value(location)],
        }
    }

    /// Allocates a temporary for a large aggregate.
    pub(in crate::jit::translate) fn temporary(&mut self, flat: &FlatType) -> Address {
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, flat.size.max(1) as u32, 4);
        Address { base: AddressBase::Slot(self.b.create_sized_stack_slot(data)), offset: 0 }
    }

    pub(in crate::jit::translate) fn load_aggregate(
        &mut self,
        flat: &FlatType,
        from: Address,
        access: MemAccess,
    ) -> ValueRepr {
        if flat.is_in_memory() {
            let to = self.temporary(flat);
            self.copy(to, from, flat.extent);
            return ValueRepr::Memory(to);
        }
        let access = MemAccess { align: access.align.or(Some(flat.align)), ..access };
        let values = self.load_parts(flat, from, access);
        self.value_from_scalars(values)
    }

    pub(in crate::jit::translate) fn store_aggregate(
        &mut self,
        flat: &FlatType,
        value: ValueRepr,
        to: Address,
        access: MemAccess,
    ) {
        if let ValueRepr::Memory(from) = value {
            return self.copy(to, from, flat.extent);
        }
        let access = MemAccess { align: access.align.or(Some(flat.align)), ..access };
        let values = self.scalars(flat, value);
        self.store_parts(flat, &values, to, access);
    }

    /// Copies memory that does not overlap.
    pub(in crate::jit::translate) fn copy(&mut self, to: Address, from: Address, size: u64) {
        if size > SMALL {
            let (to, from) = (self.address_of(to), self.address_of(from));
            let size = self.b.ins().iconst(types::I64, size as i64);
            self.call_runtime(RuntimeFn::Memcpy, &[to, from, size]);
            return;
        }
        let mut at = 0;
        for ty in [types::I64, types::I32, types::I16, types::I8] {
            while at + u64::from(ty.bytes()) <= size {
                let word = self.load_plain(ty, from.plus(at));
                self.store_plain(ty, word, to.plus(at));
                at += u64::from(ty.bytes());
            }
        }
    }

    /// Returns the index of an element among the scalars of an aggregate, its type, and its flattened form.
    fn element(&mut self, aggregate: Type, indices: &[u32]) -> (usize, Type, Rc<FlatType>) {
        let types = &self.env.module.types;
        let count = |ty| Some(self.layouts.flat(ty).fields.len());
        let (before, ty) =
            fields_before(types, aggregate, indices, count).expect("verified: the indices lead to an element");
        (before, ty, self.layouts.flat(ty))
    }

    pub(in crate::jit::translate) fn extractvalue(
        &mut self,
        cx: &InstContext,
        agg: TypedOperand,
        indices: &[u32],
    ) -> ValueRepr {
        let (before, ty, element) = self.element(agg.0, indices);
        let whole = self.layouts.flat(agg.0);
        let aggregate = flat::is_multi_scalar(&self.env.module.types, ty);
        match self.value(cx, agg.1) {
            ValueRepr::Scalars(parts) if aggregate => ValueRepr::Scalars(parts.part(before, element.fields.len())),
            ValueRepr::Scalars(parts) => self.list(parts)[before].into(),
            ValueRepr::Memory(at) => {
                let at = at.plus(offset(&whole, before, &element));
                match aggregate {
                    true if element.is_in_memory() => ValueRepr::Memory(at),
                    true => self.load_aggregate(&element, at, MemAccess::UNALIGNED),
                    false => self.load(element.fields[0].scalar, at, MemAccess::UNALIGNED).into(),
                }
            }
            ValueRepr::Scalar(_) | ValueRepr::Address(_) | ValueRepr::Spilled(_) => {
                unreachable!("verified: the operand is an aggregate")
            }
        }
    }

    pub(in crate::jit::translate) fn insertvalue(
        &mut self,
        cx: &InstContext,
        agg: TypedOperand,
        value: TypedOperand,
        indices: &[u32],
    ) -> ValueRepr {
        let (before, _, element) = self.element(agg.0, indices);
        let whole = self.layouts.flat(agg.0);
        let base = self.value(cx, agg.1);
        let inserted = self.value(cx, value.1);
        if let ValueRepr::Memory(from) = base {
            let to = self.temporary(&whole);
            self.copy(to, from, whole.size);
            let at = to.plus(offset(&whole, before, &element));
            self.store_aggregate(&element, inserted, at, MemAccess::UNALIGNED);
            return ValueRepr::Memory(to);
        }
        let mut values = self.scalars(&whole, base);
        let inserted = self.scalars(&element, inserted);
        values[before..before + inserted.len()].copy_from_slice(&inserted);
        self.value_from_scalars(values)
    }

    /// Translates a `select` between values of any type.
    pub(in crate::jit::translate) fn select(
        &mut self,
        cx: &InstContext,
        ty: Type,
        cond: Operand,
        then: Operand,
        other: Operand,
    ) -> ValueRepr {
        let cond = self.scalar(cx, cond);
        // `&&` and `||`, for which Cranelift would move the constant conditionally.
        match (self.known(then), self.known(other)) {
            (_, Some(0)) if ty == Type::I1 => {
                let then = self.scalar(cx, then);
                return self.b.ins().band(cond, then).into();
            }
            (Some(1), _) if ty == Type::I1 => {
                let other = self.scalar(cx, other);
                return self.b.ins().bor(cond, other).into();
            }
            _ => {}
        }
        let (a, b) = (self.value(cx, then), self.value(cx, other));
        self.one_of(ty, cond, a, b)
    }

    /// Selects between two computed values.
    pub(in crate::jit::translate) fn one_of(&mut self, ty: Type, cond: Value, a: ValueRepr, b: ValueRepr) -> ValueRepr {
        let flat = self.layouts.flat(ty);
        if let (ValueRepr::Memory(a), ValueRepr::Memory(b)) = (a, b) {
            let (a, b) = (self.address_of(a), self.address_of(b));
            let chosen = self.b.ins().select(cond, a, b);
            return ValueRepr::Memory(Address { base: AddressBase::Value(chosen), offset: 0 });
        }
        let (a, b) = (self.scalars(&flat, a), self.scalars(&flat, b));
        let values: Vec<Value> = a.into_iter().zip(b).map(|(a, b)| self.choose(cond, a, b)).collect();
        match flat::is_multi_scalar(&self.env.module.types, ty) {
            true => self.build_aggregate(&flat, values),
            false => values[0].into(),
        }
    }

    /// Returns a constant struct or array.
    pub(in crate::jit::translate) fn constant_aggregate(&mut self, cx: &InstContext, id: ConstId) -> ValueRepr {
        let flat = self.layouts.flat(self.env.module.constants[id].ty());
        if flat.is_in_memory() {
            let to = self.temporary(&flat);
            let start = self.address_of(to);
            let zero = self.b.ins().iconst(types::I32, 0);
            let size = self.b.ins().iconst(types::I64, flat.size as i64);
            self.call_runtime(RuntimeFn::Memset, &[start, zero, size]);
            self.fill(cx, id, to);
            return ValueRepr::Memory(to);
        }
        let mut values = Vec::with_capacity(flat.fields.len());
        self.constant_parts(cx, id, &mut values);
        self.value_from_scalars(values)
    }

    /// Appends the scalars of a constant.
    fn constant_parts(&mut self, cx: &InstContext, id: ConstId, out: &mut Vec<Value>) {
        let module = self.env.module;
        match &module.constants[id] {
            Constant::Array(_, parts) | Constant::Struct(_, parts) => {
                parts.iter().for_each(|(_, part)| self.constant_parts(cx, *part, out));
            }
            Constant::String(_, bytes) => {
                out.extend(bytes.iter().map(|b| self.b.ins().iconst(types::I8, i64::from(*b))))
            }
            Constant::Zero(ty) | Constant::Undef(ty) | Constant::Poison(ty) if module.types.is_aggregate(*ty) => {
                // Undefined values are zero here; any value is valid.
                for part in &self.layouts.flat(*ty).fields {
                    let zero = self.scalar_const(cx, part.scalar, 0);
                    out.push(self.whole(zero));
                }
            }
            other => {
                let flat = self.layouts.flat(other.ty());
                let value = self.constant(cx, id);
                out.extend(self.scalars(&flat, value));
            }
        }
    }

    /// Stores a constant in zeroed memory.
    fn fill(&mut self, cx: &InstContext, id: ConstId, to: Address) {
        let module = self.env.module;
        match &module.constants[id] {
            Constant::Array(_, parts) => {
                let Some(stride) = parts.first().map(|p| self.layouts.size(p.0)) else { return };
                for (n, (_, part)) in (0..).zip(parts) {
                    self.fill(cx, *part, to.plus(n * stride));
                }
            }
            Constant::Struct(ty, parts) => {
                let layout = self.layouts.fields(*ty);
                for (offset, (_, part)) in layout.offsets.iter().zip(parts) {
                    self.fill(cx, *part, to.plus(*offset));
                }
            }
            Constant::String(_, bytes) => {
                for (n, word) in (0..).zip(bytes.chunks(8)) {
                    if let Ok(word) = word.try_into() {
                        let value = self.b.ins().iconst(types::I64, i64::from_le_bytes(word));
                        self.store_plain(types::I64, value, to.plus(n * 8));
                        continue;
                    }
                    for (m, byte) in (0..).zip(word) {
                        let value = self.b.ins().iconst(types::I8, i64::from(*byte));
                        self.store_plain(types::I8, value, to.plus(n * 8 + m));
                    }
                }
            }
            Constant::Zero(_) | Constant::Null(_) | Constant::Undef(_) | Constant::Poison(_) => {}
            Constant::WideInt(ty, words) => self.store_limbs(*ty, words, to),
            other => {
                let flat = self.layouts.flat(other.ty());
                let value = self.constant(cx, id);
                self.store_aggregate(&flat, value, to, MemAccess::UNALIGNED);
            }
        }
    }

    /// Emits a constant expression of a struct or array type. It can only be a select.
    pub(in crate::jit::translate) fn aggregate_expr(
        &mut self,
        cx: &InstContext,
        ty: Type,
        expr: &ConstExpr,
    ) -> ValueRepr {
        let ConstExpr::Select { cond, then, other } = expr else {
            unreachable!("verified: other expressions are not aggregates")
        };
        self.select(cx, ty, Operand::Const(cond.1), Operand::Const(then.1), Operand::Const(other.1))
    }
}

/// Returns the byte offset of an element in an aggregate.
fn offset(whole: &FlatType, before: usize, element: &FlatType) -> u64 {
    match (whole.fields.get(before), element.fields.first()) {
        (Some(part), Some(first)) => part.offset - first.offset,
        // An empty element.
        _ => 0,
    }
}
