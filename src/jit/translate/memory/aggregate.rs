//! Structs and arrays as values. One of few scalars is held as these scalars; a larger one is a temporary in
//! the frame, written once by the instruction that creates it, and never changed.
//!
//! Each instruction has a temporary of its own, which it overwrites on each execution. No live value refers
//! to the old content then: a definition dominates its uses, and the operands of a value dominate it. Only
//! phis carry values past another execution of their definition, and they copy.

use crate::ir::constant::ConstExpr;
use crate::ir::{ConstId, Constant, Operand, Type, TypedOperand};
use crate::jit::runtime::Runtime;
use crate::jit::translate::flat::{self, Flat};
use crate::jit::translate::function::{Base, FuncTranslator, Lowered, Pointer};
use crate::jit::translate::memory::Access;
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};
use std::rc::Rc;

/// Maximum size in bytes of a copy that is made inline, word by word.
const SMALL: u64 = 128;

/// A range in the translator's list of scalars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit::translate) struct Parts {
    start: u32,
    len: u32,
}

impl Parts {
    /// Returns a subrange.
    pub(in crate::jit::translate) fn part(self, before: usize, len: usize) -> Parts {
        Parts { start: self.start + before as u32, len: len as u32 }
    }
}

impl FuncTranslator<'_, '_> {
    /// Returns the flattened form of a struct, an array, or a vector that is not one scalar.
    pub(in crate::jit::translate) fn aggregate(&mut self, ty: Type) -> Option<Rc<Flat>> {
        flat::is_many(&self.env.module.types, ty).then(|| self.layouts.flat(ty))
    }

    /// Builds an aggregate held as these scalars.
    pub(in crate::jit::translate) fn of_parts(&mut self, values: impl IntoIterator<Item = Value>) -> Lowered {
        let start = self.parts.len();
        self.parts.extend(values);
        Lowered::Parts(Parts { start: start as u32, len: (self.parts.len() - start) as u32 })
    }

    /// Returns the scalars of an aggregate that is held as scalars.
    pub(in crate::jit::translate) fn list(&self, parts: Parts) -> &[Value] {
        &self.parts[parts.start as usize..(parts.start + parts.len) as usize]
    }

    /// Builds an aggregate from all its scalars.
    pub(in crate::jit::translate) fn aggregate_of(&mut self, flat: &Flat, values: Vec<Value>) -> Lowered {
        if !flat.is_large() {
            return self.of_parts(values);
        }
        let to = self.temporary(flat);
        self.store_parts(flat, &values, to, Access::UNALIGNED);
        Lowered::Memory(to)
    }

    /// Returns all scalars of a value in any representation.
    pub(in crate::jit::translate) fn scalars(&mut self, flat: &Flat, value: Lowered) -> Vec<Value> {
        match value {
            Lowered::Scalar(value) => vec![value],
            Lowered::Address(pointer) => vec![self.address_of(pointer)],
            Lowered::Parts(parts) => self.list(parts).to_vec(),
            Lowered::Memory(at) => self.load_parts(flat, at, Access::UNALIGNED),
            Lowered::Kept(kept) => vec![self.kept(kept)],
        }
    }

    /// Allocates a temporary for a large aggregate.
    pub(in crate::jit::translate) fn temporary(&mut self, flat: &Flat) -> Pointer {
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, flat.size.max(1) as u32, 4);
        Pointer { base: Base::Slot(self.b.create_sized_stack_slot(data)), offset: 0 }
    }

    pub(in crate::jit::translate) fn load_aggregate(&mut self, flat: &Flat, from: Pointer, access: Access) -> Lowered {
        if flat.is_large() {
            let to = self.temporary(flat);
            self.copy(to, from, flat.extent);
            return Lowered::Memory(to);
        }
        let access = Access { align: access.align.or(Some(flat.align)), ..access };
        let values = self.load_parts(flat, from, access);
        self.of_parts(values)
    }

    pub(in crate::jit::translate) fn store_aggregate(
        &mut self,
        flat: &Flat,
        value: Lowered,
        to: Pointer,
        access: Access,
    ) {
        if let Lowered::Memory(from) = value {
            return self.copy(to, from, flat.extent);
        }
        let access = Access { align: access.align.or(Some(flat.align)), ..access };
        let values = self.scalars(flat, value);
        self.store_parts(flat, &values, to, access);
    }

    /// Copies memory that does not overlap.
    pub(in crate::jit::translate) fn copy(&mut self, to: Pointer, from: Pointer, size: u64) {
        if size > SMALL {
            let (to, from) = (self.address_of(to), self.address_of(from));
            let size = self.b.ins().iconst(types::I64, size as i64);
            self.call_runtime(Runtime::Memcpy, &[to, from, size]);
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
    fn element(&mut self, aggregate: Type, indices: &[u32]) -> (usize, Type, Rc<Flat>) {
        let types = &self.env.module.types;
        let mut count = |ty| self.layouts.flat(ty).parts.len();
        let (before, ty) =
            flat::element(types, &mut count, aggregate, indices).expect("verified: the indices lead to an element");
        (before, ty, self.layouts.flat(ty))
    }

    pub(in crate::jit::translate) fn extractvalue(&mut self, agg: TypedOperand, indices: &[u32]) -> Lowered {
        let (before, ty, element) = self.element(agg.0, indices);
        let whole = self.layouts.flat(agg.0);
        let aggregate = flat::is_many(&self.env.module.types, ty);
        match self.value(agg.1) {
            Lowered::Parts(parts) if aggregate => Lowered::Parts(parts.part(before, element.parts.len())),
            Lowered::Parts(parts) => self.list(parts)[before].into(),
            Lowered::Memory(at) => {
                let at = at.plus(offset(&whole, before, &element));
                match aggregate {
                    true if element.is_large() => Lowered::Memory(at),
                    true => self.load_aggregate(&element, at, Access::UNALIGNED),
                    false => self.load(element.parts[0].scalar, at, Access::UNALIGNED).into(),
                }
            }
            Lowered::Scalar(_) | Lowered::Address(_) | Lowered::Kept(_) => {
                unreachable!("verified: the operand is an aggregate")
            }
        }
    }

    pub(in crate::jit::translate) fn insertvalue(
        &mut self,
        agg: TypedOperand,
        value: TypedOperand,
        indices: &[u32],
    ) -> Lowered {
        let (before, _, element) = self.element(agg.0, indices);
        let whole = self.layouts.flat(agg.0);
        let base = self.value(agg.1);
        let inserted = self.value(value.1);
        if let Lowered::Memory(from) = base {
            let to = self.temporary(&whole);
            self.copy(to, from, whole.size);
            let at = to.plus(offset(&whole, before, &element));
            self.store_aggregate(&element, inserted, at, Access::UNALIGNED);
            return Lowered::Memory(to);
        }
        let mut values = self.scalars(&whole, base);
        let inserted = self.scalars(&element, inserted);
        values[before..before + inserted.len()].copy_from_slice(&inserted);
        self.of_parts(values)
    }

    /// Translates a `select` between values of any type.
    pub(in crate::jit::translate) fn select(
        &mut self,
        ty: Type,
        cond: Operand,
        then: Operand,
        other: Operand,
    ) -> Lowered {
        let cond = self.scalar(cond);
        let (a, b) = (self.value(then), self.value(other));
        self.one_of(ty, cond, a, b)
    }

    /// Selects between computed values.
    pub(in crate::jit::translate) fn one_of(&mut self, ty: Type, cond: Value, a: Lowered, b: Lowered) -> Lowered {
        let flat = self.layouts.flat(ty);
        if let (Lowered::Memory(a), Lowered::Memory(b)) = (a, b) {
            let (a, b) = (self.address_of(a), self.address_of(b));
            let chosen = self.b.ins().select(cond, a, b);
            return Lowered::Memory(Pointer { base: Base::Value(chosen), offset: 0 });
        }
        let (a, b) = (self.scalars(&flat, a), self.scalars(&flat, b));
        let values: Vec<Value> = a.into_iter().zip(b).map(|(a, b)| self.choose(cond, a, b)).collect();
        match flat::is_many(&self.env.module.types, ty) {
            true => self.aggregate_of(&flat, values),
            false => values[0].into(),
        }
    }

    /// Returns a constant struct or array.
    pub(in crate::jit::translate) fn constant_aggregate(&mut self, id: ConstId) -> Lowered {
        let flat = self.layouts.flat(self.env.module.constants[id].ty());
        if flat.is_large() {
            let to = self.temporary(&flat);
            let start = self.address_of(to);
            let zero = self.b.ins().iconst(types::I32, 0);
            let size = self.b.ins().iconst(types::I64, flat.size as i64);
            self.call_runtime(Runtime::Memset, &[start, zero, size]);
            self.fill(id, to);
            return Lowered::Memory(to);
        }
        let mut values = Vec::with_capacity(flat.parts.len());
        self.constant_parts(id, &mut values);
        self.of_parts(values)
    }

    /// Appends the scalars of a constant.
    fn constant_parts(&mut self, id: ConstId, out: &mut Vec<Value>) {
        let module = self.env.module;
        match &module.constants[id] {
            Constant::Array(_, parts) | Constant::Struct(_, parts) => {
                parts.iter().for_each(|(_, part)| self.constant_parts(*part, out));
            }
            Constant::String(_, bytes) => {
                out.extend(bytes.iter().map(|b| self.b.ins().iconst(types::I8, i64::from(*b))))
            }
            Constant::Zero(ty) | Constant::Undef(ty) | Constant::Poison(ty) if module.types.is_aggregate(*ty) => {
                // Undefined values are zero here; any value is valid.
                for part in &self.layouts.flat(*ty).parts {
                    let zero = self.scalar_const(part.scalar, 0);
                    out.push(self.whole(zero));
                }
            }
            other => {
                let flat = self.layouts.flat(other.ty());
                let value = self.constant(id);
                out.extend(self.scalars(&flat, value));
            }
        }
    }

    /// Stores a constant in zeroed memory.
    fn fill(&mut self, id: ConstId, to: Pointer) {
        let module = self.env.module;
        match &module.constants[id] {
            Constant::Array(_, parts) => {
                let Some(stride) = parts.first().map(|p| self.layouts.size(p.0)) else { return };
                for (n, (_, part)) in (0..).zip(parts) {
                    self.fill(*part, to.plus(n * stride));
                }
            }
            Constant::Struct(ty, parts) => {
                let layout = self.layouts.fields(*ty);
                for (offset, (_, part)) in layout.offsets.iter().zip(parts) {
                    self.fill(*part, to.plus(*offset));
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
            Constant::WideInt(ty, words) => self.store_words(*ty, words, to),
            other => {
                let flat = self.layouts.flat(other.ty());
                let value = self.constant(id);
                self.store_aggregate(&flat, value, to, Access::UNALIGNED);
            }
        }
    }

    /// Emits a constant expression of a struct or array type, which can only be a select.
    pub(in crate::jit::translate) fn aggregate_expr(&mut self, ty: Type, expr: &ConstExpr) -> Lowered {
        let ConstExpr::Select { cond, then, other } = expr else {
            unreachable!("verified: other expressions are no aggregates")
        };
        self.select(ty, Operand::Const(cond.1), Operand::Const(then.1), Operand::Const(other.1))
    }
}

/// Returns the byte offset of an element in an aggregate.
fn offset(whole: &Flat, before: usize, element: &Flat) -> u64 {
    match (whole.parts.get(before), element.parts.first()) {
        (Some(part), Some(first)) => part.offset - first.offset,
        // An empty element.
        _ => 0,
    }
}
