//! Intrinsics that move or count elements (LangRef "Vector Manipulation Intrinsics").

pub use crate::interp::register_code::vector::{LaneCall, LaneMove, LaneOp};

use crate::interp::exec::int;
use crate::interp::register_code::OperandSlot;
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::inst::{BinaryFlags, BinaryOp, CallInfo};
use crate::ir::{Module, Operand, Type, TypeKind, intrinsics};
use crate::value::truncate;

/// Returns the intrinsic of a symbol.
pub fn lanes(symbol: &str) -> Option<LaneOp> {
    let name = intrinsics::of_symbol(symbol)?;
    let digit = |prefix: &str| match name.strip_prefix(prefix)?.as_bytes() {
        [digit @ b'2'..=b'8'] => Some(u32::from(digit - b'0')),
        _ => None,
    };
    Some(match name {
        "stepvector" => LaneOp::Steps,
        "get.active.lane.mask" => LaneOp::Active,
        "experimental.cttz.elts" => LaneOp::Count,
        "experimental.vector.compress" => LaneOp::Compress,
        "vector.insert" => LaneOp::Move(LaneMove::Insert),
        "vector.extract" => LaneOp::Move(LaneMove::Extract),
        "vector.reverse" => LaneOp::Move(LaneMove::Reverse),
        "vector.splice" => LaneOp::Move(LaneMove::Splice),
        "vector.splice.left" => LaneOp::Move(LaneMove::SpliceLeft),
        "vector.splice.right" => LaneOp::Move(LaneMove::SpliceRight),
        "vector.partial.reduce.add" | "vector.partial.reduce.fadd" => LaneOp::Sums,
        _ => match digit("vector.interleave") {
            Some(n) => LaneOp::Move(LaneMove::Interleave(n)),
            None => LaneOp::Move(LaneMove::Deinterleave(digit("vector.deinterleave")?)),
        },
    })
}

/// Returns a constant argument, sign-extended.
fn number(module: &Module, call: &CallInfo, n: usize) -> Option<i64> {
    let arg = call.args.get(n)?;
    let width = module.types.int_width(arg.ty)?;
    match arg.value {
        Operand::Const(c) if width <= 64 => {
            let bits = module.constants[c].as_int()?;
            Some(crate::value::sign_extend(width, bits) as i64)
        }
        _ => None,
    }
}

impl LaneMove {
    /// Returns the source of each element of the result: an argument and an element in it. `None` if the types or
    /// constants of the call are invalid for the intrinsic.
    pub fn sources(self, module: &Module, call: &CallInfo, ret: Type) -> Option<Vec<(usize, u32)>> {
        let types = &module.types;
        let vector = |ty: Type| types.vector(ty).map(|v| (v.0, v.2));
        let arg = |n: usize| vector(call.args.get(n)?.ty);
        let plain = call.args.iter().take_while(|a| vector(a.ty).is_some()).count();
        let is = |vectors: usize, numbers: usize| plain == vectors && call.args.len() == vectors + numbers;
        match self {
            LaneMove::Insert if is(2, 1) => {
                let (whole, part, to, at) = (arg(0)?, arg(1)?, vector(ret)?, number(module, call, 2)?);
                let at = u32::try_from(at).ok().filter(|at| at.checked_add(part.0).is_some_and(|end| end <= to.0))?;
                let inside = |n: u32| n.checked_sub(at).filter(|n| *n < part.0);
                (whole == to && part.1 == to.1)
                    .then(|| (0..to.0).map(|n| inside(n).map_or((0, n), |inner| (1, inner))).collect())
            }
            LaneMove::Extract if is(1, 1) => {
                let (whole, to, at) = (arg(0)?, vector(ret)?, number(module, call, 1)?);
                let at = u32::try_from(at).ok().filter(|at| at.checked_add(to.0).is_some_and(|end| end <= whole.0))?;
                (whole.1 == to.1).then(|| (at..at + to.0).map(|n| (0, n)).collect())
            }
            LaneMove::Reverse if is(1, 0) => {
                let (from, to) = (arg(0)?, vector(ret)?);
                (from == to).then(|| (0..to.0).rev().map(|n| (0, n)).collect())
            }
            LaneMove::Splice | LaneMove::SpliceLeft | LaneMove::SpliceRight if is(2, 1) => {
                let (a, b, to, by) = (arg(0)?, arg(1)?, vector(ret)?, number(module, call, 2)?);
                let len = i64::from(to.0);
                // Positions of the first and last element of the result in the concatenation of both vectors.
                let (from, last) = match self {
                    LaneMove::SpliceLeft => (by, len),
                    LaneMove::SpliceRight => (len - by, len),
                    _ if by < 0 => (len + by, len - 1),
                    _ => (by, len - 1),
                };
                let both = |n: i64| if n < len { (0, n as u32) } else { (1, (n - len) as u32) };
                ((0..=last).contains(&from) && a == to && b == to).then(|| (from..from + len).map(both).collect())
            }
            LaneMove::Interleave(count) if is(count as usize, 0) => {
                let to = vector(ret)?;
                let same = (0..count as usize).all(|n| arg(n).is_some_and(|v| v.0 * count == to.0 && v.1 == to.1));
                same.then(|| (0..to.0).map(|n| ((n % count) as usize, n / count)).collect())
            }
            LaneMove::Deinterleave(count) if is(1, 0) => {
                let from = arg(0)?;
                let TypeKind::Struct { fields, packed: false, .. } = types.kind(ret) else { return None };
                let same = fields.iter().all(|f| vector(*f).is_some_and(|v| v.0 * count == from.0 && v.1 == from.1));
                let each = |first: u32| (first..from.0).step_by(count as usize).map(|n| (0, n));
                (same && fields.len() == count as usize).then(|| (0..count).flat_map(each).collect())
            }
            _ => None,
        }
    }
}

impl LaneOp {
    /// Whether a call has valid types for the intrinsic, and constants where these are required.
    pub fn fits(self, module: &Module, call: &CallInfo, ret: Type) -> bool {
        let types = &module.types;
        let vector = |ty: Type| types.vector(ty).map(|v| (v.0, v.2));
        let int = |ty: Type| types.int_width(ty);
        let args: Vec<_> = call.args.iter().map(|a| (a.ty, vector(a.ty))).collect();
        match (self, &*args, vector(ret)) {
            (LaneOp::Move(moved), ..) => moved.sources(module, call, ret).is_some(),
            (LaneOp::Steps, [], Some(to)) => int(to.1).is_some(),
            (LaneOp::Active, [(base, None), (end, None)], Some(to)) => {
                int(*base).is_some() && base == end && int(to.1) == Some(1)
            }
            (LaneOp::Count, [(_, Some(from)), (_, None)], None) => int(from.1).is_some() && int(ret).is_some(),
            (LaneOp::Sums, [(_, Some(sums)), (_, Some(more))], Some(to)) => {
                *sums == to && more.1 == to.1 && more.0.is_multiple_of(to.0) && int(to.1).is_some()
            }
            (LaneOp::Compress, [(_, Some(from)), (_, Some(mask)), (_, Some(others))], Some(to)) => {
                *from == to && *others == to && mask.0 == to.0 && int(mask.1) == Some(1)
            }
            _ => false,
        }
    }
}

impl LaneCall {
    /// Runs the call.
    pub fn run(
        &self,
        slots: &mut [ScalarValue],
        get: impl Fn(&[ScalarValue], OperandSlot) -> ScalarValue,
        shared: &mut SharedState,
        here: CodeLocation,
    ) -> InterpResult<()> {
        let all = |n: usize| -> Vec<ScalarValue> {
            let Some((src, len, _)) = self.args.get(n) else { return Vec::new() };
            (0..*len).map(|lane| get(slots, src.plus(lane))).collect()
        };
        let (first, second) = (all(0), all(1));
        let width = self.args.first().map_or(1, |a| a.2.width());
        let undefs = &mut shared.undefs;
        let result: Vec<ScalarValue> = match self.op {
            LaneOp::Move(_) => Vec::new(),
            LaneOp::Steps => (0..self.len).map(|n| ScalarValue::wide(truncate(self.kind.width(), n.into()))).collect(),
            LaneOp::Active => {
                let known = first[0].definedness.is_defined() && second[0].definedness.is_defined();
                let (base, end) = (first[0].bits(width), second[0].bits(width));
                // The lane number is not truncated to the type.
                let active = |n: u32| ScalarValue::int((base.checked_add(n.into()).is_some_and(|at| at < end)).into());
                match known {
                    true => (0..self.len).map(active).collect(),
                    false => vec![undefs.propagate(&[first[0].definedness, second[0].definedness]); self.len as usize],
                }
            }
            LaneOp::Count => {
                // Elements after the first set one do not matter.
                let decisive = first.iter().position(|s| !s.definedness.is_defined() || s.bits(width) != 0);
                vec![match decisive.map(|n| (n, &first[n])) {
                    Some((_, slot)) if !slot.definedness.is_defined() => undefs.propagate(&[slot.definedness]),
                    Some((n, _)) => ScalarValue::wide(truncate(self.kind.width(), n as u128)),
                    None if second[0].definedness.is_defined() && second[0].lo & 1 == 0 => {
                        ScalarValue::wide(truncate(self.kind.width(), first.len() as u128))
                    }
                    None => ScalarValue::poison(
                        undefs.origin(crate::interp::scalar::Cause::Undefined("llvm.experimental.cttz.elts"), here),
                    ),
                }]
            }
            LaneOp::Sums => {
                let mut sums = first;
                for (n, more) in second.iter().enumerate() {
                    let sum = &mut sums[n % self.len as usize];
                    *sum = int::binary(BinaryOp::Add, BinaryFlags::default(), width, sum, more, undefs, here)?;
                }
                sums
            }
            LaneOp::Compress => {
                let others = all(2);
                if let Some(unknown) = second.iter().find(|m| !m.definedness.is_defined()) {
                    vec![undefs.propagate(&[unknown.definedness]); self.len as usize]
                } else {
                    let wanted = first.into_iter().zip(&second).filter(|(_, m)| m.lo & 1 != 0).map(|(lane, _)| lane);
                    let mut made: Vec<ScalarValue> = wanted.collect();
                    made.extend_from_slice(&others[made.len()..]);
                    made
                }
            }
        };
        slots[self.dst as usize..][..result.len()].copy_from_slice(&result);
        Ok(())
    }
}
