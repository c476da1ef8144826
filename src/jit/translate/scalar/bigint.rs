//! Integers of more than 128 bits. They are represented like arrays of 64-bit words: up to 1024 bits as separate words,
//! and longer ones in memory ([`crate::jit::translate::memory::aggregate`]), where the bits above the width are zero.
//! Code that only moves values needs no special case. Fast operations on few words are emitted inline; all others are
//! runtime functions ([`wide`](crate::jit::runtime::bigint)).

use crate::ir::inst::{BinaryOp, CastOp, IcmpPred};
use crate::ir::{BlockId, Operand, Type, TypedConst};
use crate::jit::runtime::RuntimeFn;
use crate::jit::runtime::bigint::BigIntOp;
use crate::jit::runtime::f80_f128::number_of;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::flat::FlatType;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::func_translator::ScratchSlot;
use crate::jit::translate::scalar_type::{Scalar, holder};
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::ScalarRange;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, TrapCode, Value, types};
use std::rc::Rc;

/// Maximum number of words for inline addition, subtraction and comparison.
const MAX_INLINE_LIMBS: usize = 8;
/// Maximum number of words for inline multiplication.
const MAX_INLINE_MUL_LIMBS: usize = 4;
/// Maximum number of words that are held separately; longer numbers are in memory.
const MAX_SCALAR_LIMBS: usize = 16;

impl<'m> FuncTranslator<'_, 'm> {
    /// Returns the width of an integer type of more than 128 bits, or of a vector's elements of such a type.
    pub(in crate::jit::translate) fn bigint_bits(&self, ty: Type) -> Option<u32> {
        let types = &self.env.module.types;
        types.wide_int(types.scalar(ty))
    }

    /// Returns the flattened form of such an integer.
    pub(in crate::jit::translate) fn bigint_flat(&mut self, ty: Type) -> Rc<FlatType> {
        self.layouts.flat(self.env.module.types.scalar(ty))
    }

    /// Returns the words of a value, zero-extended.
    fn words(&mut self, flat: &FlatType, value: ValueRepr) -> Vec<Value> {
        let mut words = self.scalars(flat, value);
        if let (Some(last), Some(part)) = (words.last_mut(), flat.fields.last()) {
            let bits = part.scalar.bits();
            let clean = self.zero_extended(bits, *last);
            *last = if holder(bits) == types::I64 { clean } else { self.b.ins().uextend(types::I64, clean) };
        }
        words
    }

    /// Builds a value from words, ignoring the bits above its width.
    fn value_from_limbs(&mut self, flat: &FlatType, mut words: Vec<Value>) -> ValueRepr {
        if let (Some(last), Some(part)) = (words.last_mut(), flat.fields.last()) {
            let bits = part.scalar.bits();
            let cut = if holder(bits) == types::I64 { *last } else { self.b.ins().ireduce(holder(bits), *last) };
            *last = self.canonical(bits, cut);
        }
        self.build_aggregate(flat, words)
    }

    /// Emits a constant word.
    fn limb(&mut self, bits: u64) -> Value {
        self.b.ins().iconst(types::I64, bits as i64)
    }

    /// Returns the address of a value in memory, from which a runtime function can read it.
    fn in_memory(&mut self, flat: &FlatType, value: ValueRepr, place: ScratchSlot) -> Value {
        if let ValueRepr::Memory(at) = value {
            return self.address_of(at);
        }
        let at = self.scratch(place);
        let values = self.scalars(flat, value);
        self.store_parts(flat, &values, at, MemAccess::default());
        self.address_of(at)
    }

    /// Returns a scratch slot for a value of few words, whose previous content is no longer needed.
    fn scratch(&mut self, place: ScratchSlot) -> Address {
        let slot = match self.frame.scratch[place as usize] {
            Some(slot) => slot,
            None => {
                let data = StackSlotData::new(StackSlotKind::ExplicitSlot, MAX_SCALAR_LIMBS as u32 * 8, 4);
                *self.frame.scratch[place as usize].insert(self.b.create_sized_stack_slot(data))
            }
        };
        Address { base: AddressBase::Slot(slot), offset: 0 }
    }

    /// Returns the value that `write` stores at the address passed to it.
    fn written(&mut self, flat: &FlatType, write: impl FnOnce(&mut Self, Value)) -> ValueRepr {
        let at = if flat.is_in_memory() { self.temporary(flat) } else { self.scratch(ScratchSlot::Result) };
        let address = self.address_of(at);
        write(self, address);
        if flat.is_in_memory() {
            return ValueRepr::Memory(at);
        }
        let values = self.load_parts(flat, at, MemAccess::default());
        self.value_from_scalars(values)
    }

    /// Calls the runtime function for an operation.
    fn computed(&mut self, op: BigIntOp, bits: u32, flat: &FlatType, args: &[ValueRepr]) -> ValueRepr {
        let places = [ScratchSlot::First, ScratchSlot::Second, ScratchSlot::Third];
        let mut at: Vec<Value> = args.iter().zip(places).map(|(arg, p)| self.in_memory(flat, *arg, p)).collect();
        at.resize(3, at[0]);
        self.written(flat, |this, to| {
            let (op, bits) = (this.code(op as u32), this.code(bits));
            this.call_runtime(RuntimeFn::WideCompute, &[op, bits, at[0], at[1], at[2], to]);
        })
    }

    /// Translates an intrinsic with operands of one type.
    pub(in crate::jit::translate) fn bigint_computed(
        &mut self,
        cx: &InstContext,
        op: BigIntOp,
        ty: Type,
        args: &[Operand],
    ) -> ValueRepr {
        let (flat, bits) = (self.bigint_flat(ty), self.bigint_bits(ty).unwrap_or(0));
        let args: Vec<ValueRepr> = args.iter().map(|a| self.value(cx, *a)).collect();
        self.computed(op, bits, &flat, &args)
    }

    pub(in crate::jit::translate) fn bigint_binary(
        &mut self,
        cx: &InstContext,
        op: BinaryOp,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> ValueRepr {
        let known = match rhs {
            Operand::Const(c) => self.env.module.constants[c].as_wide_int().and_then(small),
            Operand::Value(_) => None,
        };
        let (a, b) = (self.value(cx, lhs), self.value(cx, rhs));
        self.bigint_binary_of(op, ty, a, b, known)
    }

    /// Translates a binary operation on computed operands; `rhs` may be a known small number.
    pub(in crate::jit::translate) fn bigint_binary_of(
        &mut self,
        op: BinaryOp,
        ty: Type,
        a: ValueRepr,
        b: ValueRepr,
        known: Option<u64>,
    ) -> ValueRepr {
        let (flat, bits) = (self.bigint_flat(ty), self.bigint_bits(ty).unwrap_or(0));
        let count = flat.fields.len();
        let shift = known.and_then(|by| u32::try_from(by).ok()).filter(|by| *by < bits);
        match (op, shift) {
            (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, _) if count <= MAX_SCALAR_LIMBS => {
                let (a, b) = (self.scalars(&flat, a), self.scalars(&flat, b));
                let one = |(a, b)| match op {
                    BinaryOp::And => self.b.ins().band(a, b),
                    BinaryOp::Or => self.b.ins().bor(a, b),
                    _ => self.b.ins().bxor(a, b),
                };
                let values: Vec<Value> = a.into_iter().zip(b).map(one).collect();
                self.value_from_scalars(values)
            }
            (BinaryOp::Add | BinaryOp::Sub, _) if count <= MAX_INLINE_LIMBS => {
                let (a, b) = (self.words(&flat, a), self.words(&flat, b));
                let sum = self.limb_sum(op == BinaryOp::Add, &a, &b);
                self.value_from_limbs(&flat, sum)
            }
            (BinaryOp::Mul, _) if count <= MAX_INLINE_MUL_LIMBS => {
                let (a, b) = (self.words(&flat, a), self.words(&flat, b));
                let product = self.limb_product(&a, &b);
                self.value_from_limbs(&flat, product)
            }
            (BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr, Some(by)) if count <= MAX_SCALAR_LIMBS => {
                let words = self.words(&flat, a);
                let shifted = self.limb_shift(op, bits, words, by);
                self.value_from_limbs(&flat, shifted)
            }
            (BinaryOp::Udiv | BinaryOp::Urem | BinaryOp::Sdiv | BinaryOp::Srem, _) => {
                let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
                let at = [self.in_memory(&flat, a, ScratchSlot::First), self.in_memory(&flat, b, ScratchSlot::Second)];
                let (which, width) = (self.code(signed.into()), self.code(bits));
                let wrong = self.call_runtime(RuntimeFn::WideDivision, &[which, width, at[0], at[1]]);
                let by_zero = self.b.ins().icmp_imm_u(IntCC::Equal, wrong, 1);
                self.b.ins().trapnz(by_zero, TrapCode::INTEGER_DIVISION_BY_ZERO);
                self.b.ins().trapnz(wrong, TrapCode::INTEGER_OVERFLOW);
                self.written(&flat, |this, to| {
                    let (op, bits) = (this.code(BigIntOp::of(op) as u32), this.code(bits));
                    this.call_runtime(RuntimeFn::WideCompute, &[op, bits, at[0], at[1], at[0], to]);
                })
            }
            _ => self.computed(BigIntOp::of(op), bits, &flat, &[a, b]),
        }
    }

    /// Emits an addition or subtraction with carries from word to word.
    fn limb_sum(&mut self, add: bool, a: &[Value], b: &[Value]) -> Vec<Value> {
        let mut carry: Option<Value> = None;
        let mut out = Vec::with_capacity(a.len());
        for (n, (a, b)) in a.iter().zip(b).enumerate() {
            let last = n + 1 == out.capacity();
            let one = if add { self.b.ins().iadd(*a, *b) } else { self.b.ins().isub(*a, *b) };
            let all = match carry {
                None => one,
                Some(carry) => {
                    let carry = self.b.ins().uextend(types::I64, carry);
                    if add { self.b.ins().iadd(one, carry) } else { self.b.ins().isub(one, carry) }
                }
            };
            out.push(all);
            if last {
                break;
            }
            let less = IntCC::UnsignedLessThan;
            let first = if add { self.b.ins().icmp(less, one, *a) } else { self.b.ins().icmp(less, *a, *b) };
            carry = Some(match carry {
                None => first,
                Some(_) => {
                    let second = if add { (all, one) } else { (one, all) };
                    let second = self.b.ins().icmp(less, second.0, second.1);
                    self.b.ins().bor(first, second)
                }
            });
        }
        out
    }

    /// Emits a multiplication, and returns the low words of the product.
    fn limb_product(&mut self, a: &[Value], b: &[Value]) -> Vec<Value> {
        let count = a.len();
        let zero = self.limb(0);
        let mut out = vec![zero; count];
        for (n, x) in a.iter().enumerate() {
            // The low halves of this word's partial products, and the high halves one word further up.
            let low: Vec<Value> = b[..count - n].iter().map(|y| self.b.ins().imul(*x, *y)).collect();
            let high: Vec<Value> = b[..count - n - 1].iter().map(|y| self.b.ins().umulhi(*x, *y)).collect();
            let sum = self.limb_sum(true, &out[n..], &low);
            out[n..].copy_from_slice(&sum);
            if !high.is_empty() {
                let sum = self.limb_sum(true, &out[n + 1..], &high);
                out[n + 1..].copy_from_slice(&sum);
            }
        }
        out
    }

    /// Emits a shift by a constant amount less than the width.
    fn limb_shift(&mut self, op: BinaryOp, bits: u32, mut words: Vec<Value>, by: u32) -> Vec<Value> {
        let (whole, rest) = ((by / 64) as usize, i64::from(by % 64));
        let zero = self.limb(0);
        let fill = if op == BinaryOp::Ashr { self.extend_top(bits, &mut words) } else { zero };
        let count = words.len() as i64;
        let at = |n: i64| match n {
            ..0 => zero,
            n if n >= count => fill,
            n => words[n as usize],
        };
        let mut out = Vec::with_capacity(words.len());
        for n in 0..count {
            let (near, far) = match op {
                BinaryOp::Shl => (at(n - whole as i64), at(n - whole as i64 - 1)),
                _ => (at(n + whole as i64), at(n + whole as i64 + 1)),
            };
            out.push(match (rest, op) {
                (0, _) => near,
                (_, BinaryOp::Shl) => {
                    let (high, low) = (self.b.ins().ishl_imm_u(near, rest), self.b.ins().ushr_imm_u(far, 64 - rest));
                    self.b.ins().bor(high, low)
                }
                _ => {
                    let (low, high) = (self.b.ins().ushr_imm_u(near, rest), self.b.ins().ishl_imm_u(far, 64 - rest));
                    self.b.ins().bor(high, low)
                }
            });
        }
        out
    }

    /// Sign-extends the last word, and returns a word of sign bits.
    fn extend_top(&mut self, bits: u32, words: &mut [Value]) -> Value {
        let last = words.len() - 1;
        if !bits.is_multiple_of(64) {
            let unused = i64::from(64 - bits % 64);
            let high = self.b.ins().ishl_imm_u(words[last], unused);
            words[last] = self.b.ins().sshr_imm_u(high, unused);
        }
        self.b.ins().sshr_imm_u(words[last], 63)
    }

    pub(in crate::jit::translate) fn bigint_icmp(
        &mut self,
        cx: &InstContext,
        pred: IcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Value {
        let (a, b) = (self.value(cx, lhs), self.value(cx, rhs));
        self.bigint_icmp_of(pred, ty, a, b)
    }

    pub(in crate::jit::translate) fn bigint_icmp_of(
        &mut self,
        pred: IcmpPred,
        ty: Type,
        a: ValueRepr,
        b: ValueRepr,
    ) -> Value {
        let (flat, bits) = (self.bigint_flat(ty), self.bigint_bits(ty).unwrap_or(0));
        let signed = matches!(pred, IcmpPred::Sgt | IcmpPred::Sge | IcmpPred::Slt | IcmpPred::Sle);
        if flat.fields.len() > MAX_INLINE_LIMBS {
            let (a, b) = (self.in_memory(&flat, a, ScratchSlot::First), self.in_memory(&flat, b, ScratchSlot::Second));
            let (which, bits) = (self.code(signed.into()), self.code(bits));
            let order = self.call_runtime(RuntimeFn::WideCompare, &[which, bits, a, b]);
            let zero = self.code(0);
            let condition = match crate::jit::translate::scalar::int::condition(pred) {
                IntCC::Equal => IntCC::Equal,
                IntCC::NotEqual => IntCC::NotEqual,
                IntCC::UnsignedGreaterThan => IntCC::SignedGreaterThan,
                IntCC::UnsignedGreaterThanOrEqual => IntCC::SignedGreaterThanOrEqual,
                IntCC::UnsignedLessThan => IntCC::SignedLessThan,
                IntCC::UnsignedLessThanOrEqual => IntCC::SignedLessThanOrEqual,
                signed => signed,
            };
            return self.b.ins().icmp(condition, order, zero);
        }
        let (mut a, mut b) = (self.words(&flat, a), self.words(&flat, b));
        if let IcmpPred::Eq | IcmpPred::Ne = pred {
            let differ: Vec<Value> = a.iter().zip(&b).map(|(a, b)| self.b.ins().bxor(*a, *b)).collect();
            let any = differ.into_iter().reduce(|x, y| self.b.ins().bor(x, y)).expect("there are words");
            let condition = if pred == IcmpPred::Eq { IntCC::Equal } else { IntCC::NotEqual };
            return self.b.ins().icmp_imm_u(condition, any, 0);
        }
        if signed {
            self.extend_top(bits, &mut a);
            self.extend_top(bits, &mut b);
        }
        // Compares for less-than from the lowest word up: a higher word decides unless its two values are equal.
        let turned = matches!(pred, IcmpPred::Ugt | IcmpPred::Ule | IcmpPred::Sgt | IcmpPred::Sle);
        let (a, b) = if turned { (b, a) } else { (a, b) };
        let last = a.len() - 1;
        let mut less: Option<Value> = None;
        for (n, (a, b)) in a.into_iter().zip(b).enumerate() {
            let condition = if signed && n == last { IntCC::SignedLessThan } else { IntCC::UnsignedLessThan };
            let here = self.b.ins().icmp(condition, a, b);
            less = Some(match less {
                None => here,
                Some(below) => {
                    let same = self.b.ins().icmp(IntCC::Equal, a, b);
                    self.b.ins().select(same, below, here)
                }
            });
        }
        let less = less.expect("there are words");
        let not = matches!(pred, IcmpPred::Uge | IcmpPred::Ule | IcmpPred::Sge | IcmpPred::Sle);
        if not { self.b.ins().bxor_imm_u(less, 1) } else { less }
    }

    /// Translates a conversion from or to an integer of more than 128 bits, except bitcasts that regroup vector
    /// elements.
    pub(in crate::jit::translate) fn bigint_cast(
        &mut self,
        cx: &InstContext,
        op: CastOp,
        from: Type,
        arg: Operand,
        to: Type,
    ) -> ValueRepr {
        let value = self.value(cx, arg);
        match op {
            CastOp::Bitcast | CastOp::Addrspacecast => value,
            CastOp::Trunc | CastOp::Zext | CastOp::Ptrtoint | CastOp::Ptrtoaddr | CastOp::Inttoptr => {
                self.bigint_extended(false, from, value, to)
            }
            CastOp::Sext => self.bigint_extended(true, from, value, to),
            CastOp::Fptosi => self.float_to_bigint(true, from, value, to),
            CastOp::Fptoui => self.float_to_bigint(false, from, value, to),
            CastOp::Sitofp => self.bigint_to_float(true, from, value, to),
            CastOp::Uitofp => self.bigint_to_float(false, from, value, to),
            CastOp::Fptrunc | CastOp::Fpext => unreachable!("verified: between floating-point types"),
        }
    }

    fn bigint_extended(&mut self, signed: bool, from: Type, value: ValueRepr, to: Type) -> ValueRepr {
        match (self.bigint_bits(from), self.bigint_bits(to)) {
            (Some(from_bits), None) => {
                let (flat, to) = (self.bigint_flat(from), self.env.element(to));
                // The lowest words contain all bits of the result.
                let low = match value {
                    ValueRepr::Memory(at) => [0, 8].map(|n| self.load_plain(types::I64, at.plus(n))).to_vec(),
                    value => self.scalars(&flat, value),
                };
                debug_assert!(from_bits > to.bits(), "such an integer is only cut");
                let whole = self.b.ins().iconcat(low[0], low[1]);
                self.truncated(128, to.bits(), whole).into()
            }
            (None, Some(to_bits)) => {
                let (bits, flat) = (self.env.element(from).bits(), self.bigint_flat(to));
                let value = self.whole(value);
                self.bigint_of(signed, bits, value, to_bits, &flat)
            }
            (Some(from_bits), Some(to_bits)) => {
                let (before, after) = (self.bigint_flat(from), self.bigint_flat(to));
                if before.is_in_memory() || after.is_in_memory() {
                    let at = self.in_memory(&before, value, ScratchSlot::First);
                    return self.extended_from(signed, from_bits, at, to_bits, &after);
                }
                let mut words = self.words(&before, value);
                let fill = match signed && to_bits > from_bits {
                    true => self.extend_top(from_bits, &mut words),
                    false => self.limb(0),
                };
                words.resize(after.fields.len(), fill);
                self.value_from_limbs(&after, words)
            }
            (None, None) => unreachable!("one of them is such an integer"),
        }
    }

    /// Extends an integer of at most 128 bits.
    pub(in crate::jit::translate) fn bigint_of(
        &mut self,
        signed: bool,
        bits: u32,
        value: Value,
        to_bits: u32,
        flat: &FlatType,
    ) -> ValueRepr {
        let clean = if signed { self.sign_extended(bits, value) } else { self.zero_extended(bits, value) };
        let mut words = match self.b.func.dfg.value_type(clean) {
            types::I128 => {
                let (low, high) = self.b.ins().isplit(clean);
                vec![low, high]
            }
            types::I64 => vec![clean],
            _ if signed => vec![self.b.ins().sextend(types::I64, clean)],
            _ => vec![self.b.ins().uextend(types::I64, clean)],
        };
        let fill = match (signed, words.last()) {
            (true, Some(last)) => self.b.ins().sshr_imm_u(*last, 63),
            _ => self.limb(0),
        };
        if flat.is_in_memory() {
            // Calls a runtime function with the lowest words.
            words.resize(4, fill);
            let at = self.scratch(ScratchSlot::First);
            for (n, word) in (0..).zip(words) {
                self.store_plain(types::I64, word, at.plus(n * 8));
            }
            let at = self.address_of(at);
            return self.extended_from(signed, 256, at, to_bits, flat);
        }
        words.resize(flat.fields.len(), fill);
        self.value_from_limbs(flat, words)
    }

    fn extended_from(&mut self, signed: bool, from: u32, at: Value, to: u32, flat: &FlatType) -> ValueRepr {
        self.written(flat, |this, address| {
            let (signed, from, to) = (this.code(signed.into()), this.code(from), this.code(to));
            this.call_runtime(RuntimeFn::WideExtend, &[signed, from, to, at, address]);
        })
    }

    fn bigint_to_float(&mut self, signed: bool, from: Type, value: ValueRepr, to: Type) -> ValueRepr {
        let (flat, bits, to) = (self.bigint_flat(from), self.bigint_bits(from).unwrap_or(0), self.env.element(to));
        let kind = to.format().expect("verified: a floating-point type");
        let at = self.in_memory(&flat, value, ScratchSlot::First);
        let (which, bits) = (self.code(number_of(kind) | u32::from(signed) << 4), self.code(bits));
        let result = self.call_runtime(RuntimeFn::WideToFloat, &[which, bits, at]);
        self.value_from_float_bits(to, result).into()
    }

    /// Truncates to an integer, saturating.
    pub(in crate::jit::translate) fn float_to_bigint(
        &mut self,
        signed: bool,
        from: Type,
        value: ValueRepr,
        to: Type,
    ) -> ValueRepr {
        let (flat, bits, from) = (self.bigint_flat(to), self.bigint_bits(to).unwrap_or(0), self.env.element(from));
        let kind = from.format().expect("verified: a floating-point type");
        let value = self.whole(value);
        let value = self.float_bits(from, value);
        self.written(&flat, |this, address| {
            let (which, bits) = (this.code(number_of(kind) | u32::from(signed) << 4), this.code(bits));
            this.call_runtime(RuntimeFn::WideOfFloat, &[which, bits, value, address]);
        })
    }

    /// Counts ones, leading zeros or trailing zeros, as a number of the operand's type.
    pub(in crate::jit::translate) fn bigint_count(
        &mut self,
        cx: &InstContext,
        what: crate::jit::runtime::bigint::BitCount,
        ty: Type,
        arg: Operand,
    ) -> ValueRepr {
        let (flat, bits, value) = (self.bigint_flat(ty), self.bigint_bits(ty).unwrap_or(0), self.value(cx, arg));
        let at = self.in_memory(&flat, value, ScratchSlot::First);
        let bits_of_result = bits;
        let (what, bits) = (self.code(what as u32), self.code(bits));
        let count = self.call_runtime(RuntimeFn::WideCount, &[what, bits, at]);
        self.bigint_of(false, 32, count, bits_of_result, &flat)
    }

    /// Returns the result, and whether it overflowed.
    pub(in crate::jit::translate) fn bigint_overflowing(
        &mut self,
        op: BinaryOp,
        signed: bool,
        ty: Type,
        a: ValueRepr,
        b: ValueRepr,
    ) -> (ValueRepr, Value) {
        let (flat, bits) = (self.bigint_flat(ty), self.bigint_bits(ty).unwrap_or(0));
        let (a, b) = (self.in_memory(&flat, a, ScratchSlot::First), self.in_memory(&flat, b, ScratchSlot::Second));
        let which = match op {
            BinaryOp::Add => 0,
            BinaryOp::Sub => 1,
            _ => 2,
        };
        let mut over = None;
        let result = self.written(&flat, |this, to| {
            let (which, bits) = (this.code(which | u32::from(signed) << 2), this.code(bits));
            over = Some(this.call_runtime(RuntimeFn::WideOverflow, &[which, bits, a, b, to]));
        });
        (result, over.expect("the function was called"))
    }

    /// Emits a constant that is not an expression; `None` stands for zero.
    pub(in crate::jit::translate) fn bigint_constant(&mut self, ty: Type, words: Option<&[u64]>) -> ValueRepr {
        let flat = self.bigint_flat(ty);
        let count = flat.fields.len();
        if !flat.is_in_memory() {
            let values = (0..count).map(|n| self.limb(words.map_or(0, |w| w[n]))).collect();
            return self.value_from_limbs(&flat, values);
        }
        let to = self.temporary(&flat);
        let start = self.address_of(to);
        let (zero, size) = (self.code(0), self.limb(flat.size));
        self.call_runtime(RuntimeFn::Memset, &[start, zero, size]);
        self.store_limbs(ty, words.unwrap_or_default(), to);
        ValueRepr::Memory(to)
    }

    /// Stores a number in zeroed memory.
    pub(in crate::jit::translate) fn store_limbs(&mut self, ty: Type, words: &[u64], to: Address) {
        let flat = self.bigint_flat(ty);
        for (n, (word, part)) in (0..).zip(words.iter().zip(&flat.fields)).filter(|(_, (word, _))| **word != 0) {
            let value = self.int_const(part.scalar.clif(), u128::from(*word));
            self.store(part.scalar, value, to.plus(n * 8), MemAccess::UNALIGNED);
        }
    }

    /// Returns the low 64 bits of an integer of any width. For an index, these suffice.
    pub(in crate::jit::translate) fn low_limb(&mut self, cx: &InstContext, ty: Type, operand: Operand) -> Value {
        let value = self.value(cx, operand);
        let flat = self.bigint_flat(ty);
        match value {
            ValueRepr::Memory(at) => self.load_plain(types::I64, at),
            value => self.scalars(&flat, value)[0],
        }
    }

    /// Translates `switch` to a chain of comparisons.
    pub(in crate::jit::translate) fn bigint_switch(
        &mut self,
        cx: &InstContext,
        ty: Type,
        value: Operand,
        default: BlockId,
        cases: &[(TypedConst, BlockId)],
    ) {
        let value = self.value(cx, value);
        let mut ways = crate::jit::translate::control_flow::switch::TargetBlocks::default();
        let otherwise = ways.to(self, cx, default);
        for ((_, case), to) in cases {
            let way = ways.to(self, cx, *to);
            let case = self.constant(cx, *case);
            let same = self.bigint_icmp_of(IcmpPred::Eq, ty, value, case);
            let next = self.b.create_block();
            self.b.ins().brif(same, way, &[], next, &[]);
            self.b.seal_block(next);
            self.b.switch_to_block(next);
        }
        self.b.ins().jump(otherwise, &[]);
        ways.translate(self, cx);
    }

    /// Returns a range of the scalars of a value.
    pub(in crate::jit::translate) fn part_of(&self, parts: ScalarRange, before: usize, len: usize) -> ValueRepr {
        ValueRepr::Scalars(parts.part(before, len))
    }

    /// Returns the scalar of an integer type of at most 64 bits; for a wider one, that of its low word.
    pub(in crate::jit::translate) fn index_scalar(&self, ty: Type) -> Scalar {
        match self.bigint_bits(ty) {
            Some(_) => Scalar::Int(64),
            None => self.env.element(ty),
        }
    }
}

/// Returns the number if it fits in one word.
fn small(words: &[u64]) -> Option<u64> {
    let (first, rest) = words.split_first()?;
    rest.iter().all(|w| *w == 0).then_some(*first)
}
