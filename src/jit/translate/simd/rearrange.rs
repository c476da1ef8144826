//! Intrinsics that move or count vector elements (LangRef "Vector Manipulation Intrinsics").

use crate::ir::inst::CallInfo;
use crate::ir::{Operand, Type, TypeKind};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};

/// Operation of an intrinsic that moves or counts elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Rearrange {
    /// `llvm.vector.insert`
    Insert,
    /// `llvm.vector.extract`
    Extract,
    /// `llvm.vector.reverse`
    Reverse,
    /// `llvm.vector.splice`
    Splice,
    /// `llvm.vector.splice.left`
    SpliceLeft,
    /// `llvm.vector.splice.right`
    SpliceRight,
    /// `llvm.vector.interleave2` to `8`: the number of vectors.
    Interleave(u32),
    /// `llvm.vector.deinterleave2` to `8`
    Deinterleave(u32),
    /// `llvm.stepvector`
    Steps,
    /// `llvm.get.active.lane.mask`
    ActiveLanes,
    /// `llvm.experimental.cttz.elts`
    CountTrailing,
    /// `llvm.vector.partial.reduce.add`
    PartialSum,
    /// `llvm.experimental.vector.compress`
    Compress,
}

impl Rearrange {
    /// Returns the rearrangement with a name of [`intrinsics`](crate::ir::intrinsics).
    pub(in crate::jit) fn named(name: &str) -> Option<Rearrange> {
        let factor = |prefix: &str| name.strip_prefix(prefix)?.parse().ok().filter(|n| (2..=8).contains(n));
        Some(match name {
            "stepvector" => Rearrange::Steps,
            "get.active.lane.mask" => Rearrange::ActiveLanes,
            "experimental.cttz.elts" => Rearrange::CountTrailing,
            "experimental.vector.compress" => Rearrange::Compress,
            "vector.insert" => Rearrange::Insert,
            "vector.extract" => Rearrange::Extract,
            "vector.reverse" => Rearrange::Reverse,
            "vector.splice" => Rearrange::Splice,
            "vector.splice.left" => Rearrange::SpliceLeft,
            "vector.splice.right" => Rearrange::SpliceRight,
            "vector.partial.reduce.add" | "vector.partial.reduce.fadd" => Rearrange::PartialSum,
            _ => match (factor("vector.interleave"), factor("vector.deinterleave")) {
                (Some(n), _) => Rearrange::Interleave(n),
                (_, Some(n)) => Rearrange::Deinterleave(n),
                _ => return None,
            },
        })
    }
}

impl FuncTranslator<'_, '_> {
    pub(in crate::jit::translate) fn rearrange(
        &mut self,
        cx: &InstContext,
        how: Rearrange,
        call: &CallInfo,
        ret: Type,
    ) -> ValueRepr {
        let types = &self.env.module.types;
        let len = types.vector(ret).map_or(0, |v| v.0 as usize);
        let arg = |n: usize| call.args[n].value;
        let number = |this: &Self, n: usize| this.known(arg(n)).unwrap_or(0) as i64;
        let lanes: Vec<Value> = match how {
            Rearrange::Insert => {
                let (mut lanes, part, at) = (self.lanes(cx, arg(0)), self.lanes(cx, arg(1)), number(self, 2) as usize);
                let end = (at + part.len()).min(lanes.len());
                lanes.splice(at.min(end)..end, part);
                lanes
            }
            Rearrange::Extract => {
                let (lanes, at) = (self.lanes(cx, arg(0)), number(self, 1) as usize);
                lanes[at.min(lanes.len() - len)..][..len].to_vec()
            }
            Rearrange::Reverse => self.lanes(cx, arg(0)).into_iter().rev().collect(),
            Rearrange::Splice | Rearrange::SpliceLeft | Rearrange::SpliceRight => {
                let from = how.splice_start(number(self, 2), len as u32).unwrap_or(0);
                let (mut lanes, more) = (self.lanes(cx, arg(0)), self.lanes(cx, arg(1)));
                lanes.extend(more);
                lanes[from..][..len].to_vec()
            }
            Rearrange::Interleave(_) => {
                let vectors: Vec<Vec<Value>> = call.args.iter().map(|a| self.lanes(cx, a.value)).collect();
                (0..len).map(|n| vectors[n % vectors.len()][n / vectors.len()]).collect()
            }
            Rearrange::Deinterleave(count) => {
                let (lanes, count) = (self.lanes(cx, arg(0)), count as usize);
                let TypeKind::Struct { fields, .. } = self.env.module.types.kind(ret) else {
                    unreachable!("checked: a struct of vectors")
                };
                let one = self.layouts.flat(fields[0]);
                let mut parts = Vec::new();
                for n in 0..count {
                    parts.extend(self.pack(&one, lanes.iter().copied().skip(n).step_by(count).collect()));
                }
                let flat = self.layouts.flat(ret);
                return self.build_aggregate(&flat, parts);
            }
            Rearrange::Steps => {
                let bits = self.env.element(ret).bits();
                let ty = self.env.element(ret).clif();
                let step = |this: &mut Self, n: usize| {
                    let value = this.int_const(ty, n as u128);
                    this.canonical(bits, value)
                };
                (0..len).map(|n| step(self, n)).collect()
            }
            Rearrange::ActiveLanes => {
                // Lane n is active if n is less than the distance and the distance is not negative.
                let bits = self.env.element(call.args[0].ty).bits();
                let (base, end) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                let (base, end) = (self.zero_extended(bits, base), self.zero_extended(bits, end));
                let any = self.b.ins().icmp(IntCC::UnsignedLessThan, base, end);
                let distance = self.b.ins().isub(end, base);
                let one = |this: &mut Self, n: usize| {
                    let ty = this.b.func.dfg.value_type(distance);
                    let n = this.int_const(ty, n as u128);
                    let near = this.b.ins().icmp(IntCC::UnsignedLessThan, n, distance);
                    this.b.ins().band(near, any)
                };
                // A lane whose index is not representable in the type is inactive.
                let most = if bits < 32 { 1usize << bits } else { usize::MAX };
                let never = self.b.ins().iconst(cranelift_codegen::ir::types::I8, 0);
                (0..len).map(|n| if n < most { one(self, n) } else { never }).collect()
            }
            Rearrange::CountTrailing => {
                let lanes = self.lanes(cx, arg(0));
                let bits = self.env.element(call.args[0].ty).bits();
                let result = self.env.scalar(ret);
                let mut count = self.int_const(result.clif(), lanes.len() as u128);
                for (n, lane) in lanes.into_iter().enumerate().rev() {
                    let clean = self.zero_extended(bits, lane);
                    let here = self.int_const(result.clif(), n as u128);
                    let set = self.is_not_zero(clean);
                    count = self.b.ins().select(set, here, count);
                }
                return self.canonical(result.bits(), count).into();
            }
            Rearrange::PartialSum => {
                let elem = self.env.element(ret);
                let (mut sums, more) = (self.lanes(cx, arg(0)), self.lanes(cx, arg(1)));
                for (n, lane) in more.into_iter().enumerate() {
                    let sum = sums[n % len];
                    sums[n % len] = self.binary_of(crate::ir::inst::BinaryOp::Add, elem, sum, lane);
                }
                sums
            }
            Rearrange::Compress => return self.compress(cx, call, ret),
        };
        self.value_from_lanes(ret, lanes)
    }

    fn is_not_zero(&mut self, value: Value) -> Value {
        let ty = self.b.func.dfg.value_type(value);
        let zero = self.int_const(ty, 0);
        self.b.ins().icmp(IntCC::NotEqual, value, zero)
    }

    /// Packs the selected elements at the start; the remaining lanes come from the last argument (`passthru`). Works
    /// through memory: each element is stored after the last selected one.
    fn compress(&mut self, cx: &InstContext, call: &CallInfo, ret: Type) -> ValueRepr {
        use crate::jit::translate::value::MemAccess;
        use crate::jit::translate::value::{Address, AddressBase};
        let elem = self.env.element(ret);
        let size = u64::from(elem.bits() / 8);
        let (lanes, wanted) = (self.lanes(cx, call.args[0].value), self.lanes(cx, call.args[1].value));
        let others = self.lanes(cx, call.args[2].value);
        let flat = self.layouts.flat(ret);
        let at = self.temporary(&flat);
        let mut next = self.address_of(at);
        for (lane, wanted) in lanes.iter().zip(&wanted) {
            self.store(elem, *lane, Address { base: AddressBase::Value(next), offset: 0 }, MemAccess::UNALIGNED);
            let behind = self.b.ins().iadd_imm_s(next, size as i64);
            next = self.b.ins().select(*wanted, behind, next);
        }
        let made = (0..lanes.len())
            .map(|n| {
                let place = at.plus(n as u64 * size);
                let loaded = self.load(elem, place, MemAccess::UNALIGNED);
                let place = self.address_of(place);
                let filled = self.b.ins().icmp(IntCC::UnsignedLessThan, place, next);
                self.choose(filled, loaded, others[n])
            })
            .collect();
        self.value_from_lanes(ret, made)
    }
}

impl Rearrange {
    /// Returns the position of the first element of a splice in the concatenation of its two operands; `None` if the
    /// offset, an `i32`, is out of range.
    fn splice_start(self, offset: i64, len: u32) -> Option<usize> {
        let (offset, len) = (i64::from(offset as i32), i64::from(len));
        let (start, end) = match self {
            Rearrange::SpliceLeft => (offset, len),
            Rearrange::SpliceRight => (len - offset, len + 1),
            _ if offset < 0 => (len + offset, len),
            _ => (offset, len.max(1)),
        };
        (0..end).contains(&start).then_some(start as usize)
    }

    /// Whether a call has supported types, and constants where they are required.
    pub(in crate::jit) fn fits(self, module: &crate::ir::Module, call: &CallInfo, ret: Type) -> bool {
        let types = &module.types;
        let vector = |ty: Type| types.vector(ty).map(|v| (v.0, v.2));
        let args: Vec<_> = call.args.iter().map(|a| vector(a.ty)).collect();
        let number = |n: usize| match call.args.get(n).map(|a| a.value) {
            Some(Operand::Const(c)) => module.constants[c].as_int().map(|n| n as i64),
            _ => None,
        };
        let int = |n: usize| call.args.get(n).is_some_and(|a| types.int_width(a.ty).is_some());
        let result = vector(ret);
        match (self, &*args, result) {
            (Rearrange::Insert, [Some(whole), Some(part), None], Some(to)) => {
                let at = number(2).and_then(|n| u32::try_from(n).ok());
                *whole == to && part.1 == to.1 && at.is_some_and(|at| at.saturating_add(part.0) <= to.0)
            }
            (Rearrange::Extract, [Some(whole), None], Some(to)) => {
                let at = number(1).and_then(|n| u32::try_from(n).ok());
                whole.1 == to.1 && at.is_some_and(|at| at.saturating_add(to.0) <= whole.0)
            }
            (Rearrange::Reverse, [Some(from)], Some(to)) => *from == to,
            (
                Rearrange::Splice | Rearrange::SpliceLeft | Rearrange::SpliceRight,
                [Some(a), Some(b), None],
                Some(to),
            ) => *a == to && *b == to && number(2).is_some_and(|n| self.splice_start(n, to.0).is_some()),
            (Rearrange::Interleave(count), parts, Some(to)) => {
                let one = Some((to.0 / count, to.1));
                parts.len() == count as usize && to.0.is_multiple_of(count) && parts.iter().all(|p| *p == one)
            }
            (Rearrange::Deinterleave(count), [Some(from)], None) => {
                let TypeKind::Struct { fields, packed: false, .. } = types.kind(ret) else { return false };
                let one = Some((from.0 / count, from.1));
                fields.len() == count as usize
                    && from.0.is_multiple_of(count)
                    && fields.iter().all(|f| vector(*f) == one)
            }
            (Rearrange::Steps, [], Some(to)) => types.int_width(to.1).is_some(),
            (Rearrange::ActiveLanes, [None, None], Some(to)) => {
                int(0) && call.args[0].ty == call.args[1].ty && types.int_width(to.1) == Some(1)
            }
            (Rearrange::CountTrailing, [Some(from), None], None) => {
                types.int_width(from.1).is_some() && types.int_width(ret).is_some()
            }
            (Rearrange::PartialSum, [Some(sums), Some(more)], Some(to)) => {
                *sums == to && more.1 == to.1 && more.0.is_multiple_of(to.0) && types.int_width(to.1).is_some()
            }
            (Rearrange::Compress, [Some(from), Some(mask), Some(others)], Some(to)) => {
                let whole_bytes =
                    crate::jit::translate::scalar_type::Scalar::of(types, to.1).is_some_and(|s| s.bits() % 8 == 0);
                *from == to && *others == to && mask.0 == to.0 && types.int_width(mask.1) == Some(1) && whole_bytes
            }
            _ => false,
        }
    }
}
