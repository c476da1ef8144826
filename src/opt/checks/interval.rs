//! Intervals of integers of at most 64 bits, as compiled code computes them: an operation that may wrap around has any result.

use crate::ir::inst::{BinaryOp, CastOp, IcmpPred};

/// The signed integers from `from` to `to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Interval {
    pub from: i128,
    pub to: i128,
}

impl Interval {
    pub(super) const ZERO: Interval = Interval { from: 0, to: 0 };

    /// Returns all integers of a width.
    pub(super) fn full(width: u32) -> Interval {
        let half = 1i128 << (width.clamp(1, 64) - 1);
        Interval { from: -half, to: half - 1 }
    }

    /// Returns one integer, whose lower bits are given.
    pub(super) fn constant(bits: u128, width: u32) -> Interval {
        let unused = 128 - width.clamp(1, 64);
        let value = ((bits << unused) as i128) >> unused;
        Interval { from: value, to: value }
    }

    pub(super) fn is_constant(self) -> bool {
        self.from == self.to
    }

    pub(super) fn join(self, other: Interval) -> Interval {
        Interval { from: self.from.min(other.from), to: self.to.max(other.to) }
    }

    /// Returns the integers that are in both; `None` if there are none.
    pub(super) fn meet(self, other: Interval) -> Option<Interval> {
        let both = Interval { from: self.from.max(other.from), to: self.to.min(other.to) };
        (both.from <= both.to).then_some(both)
    }

    /// Returns the interval if it is one of a width, and otherwise all integers of that.
    fn or_full(self, width: u32) -> Interval {
        let full = Interval::full(width);
        if full.from <= self.from && self.to <= full.to { self } else { full }
    }

    /// Returns the same bits as unsigned integers.
    fn unsigned(self, width: u32) -> Interval {
        let all = 1i128 << width;
        match (self.from >= 0, self.to < 0) {
            (true, _) => self,
            (_, true) => Interval { from: self.from + all, to: self.to + all },
            _ => Interval { from: 0, to: all - 1 },
        }
    }

    /// Returns the exact results of an addition, subtraction or multiplication.
    fn exact(op: BinaryOp, a: Interval, b: Interval) -> Option<Interval> {
        Some(match op {
            BinaryOp::Add => Interval { from: a.from + b.from, to: a.to + b.to },
            BinaryOp::Sub => Interval { from: a.from - b.to, to: a.to - b.from },
            BinaryOp::Mul => {
                let products = [(a.from, b.from), (a.from, b.to), (a.to, b.from), (a.to, b.to)];
                // Those of unsigned integers of 64 bits may be too large.
                let products = products.map(|(x, y)| x.saturating_mul(y));
                let (from, to) = (products.iter().min()?, products.iter().max()?);
                Interval { from: *from, to: *to }
            }
            _ => return None,
        })
    }

    /// Returns the results of a binary operation.
    pub(super) fn binary(op: BinaryOp, width: u32, a: Interval, b: Interval) -> Interval {
        let full = Interval::full(width);
        // The lowest number of ones that covers what is not negative.
        let ones = |most: i128| (1i128 << (128 - most.max(0).leading_zeros())) - 1;
        let (a_positive, b_positive) = (a.from >= 0, b.from >= 0);
        let amounts = (b_positive && b.to < width.into()).then_some((b.from as u32, b.to as u32));
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                Interval::exact(op, a, b).map_or(full, |exact| exact.or_full(width))
            }
            BinaryOp::And => match (a_positive, b_positive) {
                (true, true) => Interval { from: 0, to: a.to.min(b.to) },
                (true, false) => Interval { from: 0, to: a.to },
                (false, true) => Interval { from: 0, to: b.to },
                (false, false) => full,
            },
            BinaryOp::Or if a_positive && b_positive => Interval { from: a.from.max(b.from), to: ones(a.to.max(b.to)) },
            BinaryOp::Xor if a_positive && b_positive => Interval { from: 0, to: ones(a.to.max(b.to)) },
            BinaryOp::Shl => match amounts {
                Some((least, most)) => {
                    let ends = [a.from << least, a.from << most, a.to << least, a.to << most];
                    let (from, to) = (ends.iter().min().copied(), ends.iter().max().copied());
                    Interval { from: from.unwrap_or(full.from), to: to.unwrap_or(full.to) }.or_full(width)
                }
                None => full,
            },
            BinaryOp::Lshr => match amounts {
                Some((least, most)) => {
                    let of = a.unsigned(width);
                    Interval { from: of.from >> most, to: of.to >> least }.or_full(width)
                }
                None => full,
            },
            BinaryOp::Ashr => match amounts {
                Some((least, most)) => {
                    let from = if a.from < 0 { a.from >> least } else { a.from >> most };
                    let to = if a.to < 0 { a.to >> most } else { a.to >> least };
                    Interval { from, to }
                }
                None => full,
            },
            BinaryOp::Sdiv if b.from > 0 => {
                let ends = [a.from / b.from, a.from / b.to, a.to / b.from, a.to / b.to];
                let (from, to) = (ends.iter().min().copied(), ends.iter().max().copied());
                Interval { from: from.unwrap_or(full.from), to: to.unwrap_or(full.to) }
            }
            BinaryOp::Udiv if a_positive && b.from > 0 => Interval { from: a.from / b.to, to: a.to / b.from },
            BinaryOp::Udiv if b.from > 1 => {
                let of = a.unsigned(width);
                Interval { from: of.from / b.to, to: of.to / b.from }.or_full(width)
            }
            BinaryOp::Urem if b.from > 0 => {
                let most = if a_positive { a.to.min(b.to - 1) } else { b.to - 1 };
                Interval { from: 0, to: most }
            }
            BinaryOp::Srem if b.from > 0 => {
                let most = b.to - 1;
                Interval { from: a.from.min(0).max(-most), to: a.to.max(0).min(most) }
            }
            _ => full,
        }
    }

    /// Returns the results of a conversion.
    pub(super) fn cast(op: CastOp, from: u32, to: u32, of: Interval) -> Interval {
        match op {
            CastOp::Sext => of,
            CastOp::Zext => of.unsigned(from),
            CastOp::Trunc => of.or_full(to),
            _ => Interval::full(to),
        }
    }

    /// Whether an operation violates none of the flags `nsw` and `nuw`, and shifts by less than the width.
    pub(super) fn keeps_flags(op: BinaryOp, width: u32, (nsw, nuw): (bool, bool), a: Interval, b: Interval) -> bool {
        let is_signed = |exact: Interval| {
            let full = Interval::full(width);
            full.from <= exact.from && exact.to <= full.to
        };
        let is_unsigned = |exact: Interval| 0 <= exact.from && exact.to < 1i128 << width;
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                let (ua, ub) = (a.unsigned(width), b.unsigned(width));
                (!nsw || Interval::exact(op, a, b).is_some_and(is_signed))
                    && (!nuw || Interval::exact(op, ua, ub).is_some_and(is_unsigned))
            }
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                let shifted = |of: Interval| Interval { from: of.from << b.to.min(63), to: of.to << b.to.min(63) };
                let far = b.from < 0 || b.to >= width.into();
                // The least integer moves furthest from 0, and so does the largest.
                let keeps = |of: Interval, fits: &dyn Fn(Interval) -> bool| fits(of) && fits(shifted(of));
                !far && (op != BinaryOp::Shl
                    || (!nsw || keeps(a, &is_signed)) && (!nuw || keeps(a.unsigned(width), &is_unsigned)))
            }
            _ => false,
        }
    }

    /// Returns what both operands of a comparison may be if it holds. An operand of which nothing is left keeps its interval.
    pub(super) fn compared(pred: IcmpPred, a: Interval, b: Interval) -> (Interval, Interval) {
        let (low, high) = (i128::MIN, i128::MAX);
        let at_most = |to: i128| Interval { from: low, to };
        let at_least = |from: i128| Interval { from, to: high };
        let both = |x: Interval, y: Interval| (a.meet(x).unwrap_or(a), b.meet(y).unwrap_or(b));
        match pred {
            IcmpPred::Eq => both(b, a),
            IcmpPred::Ne => {
                let without = |of: Interval, other: Interval| match other.is_constant() {
                    true if of.from == other.from && of.from < of.to => Interval { from: of.from + 1, to: of.to },
                    true if of.to == other.to && of.from < of.to => Interval { from: of.from, to: of.to - 1 },
                    _ => of,
                };
                (without(a, b), without(b, a))
            }
            IcmpPred::Slt => both(at_most(b.to - 1), at_least(a.from + 1)),
            IcmpPred::Sle => both(at_most(b.to), at_least(a.from)),
            IcmpPred::Sgt => both(at_least(b.from + 1), at_most(a.to - 1)),
            IcmpPred::Sge => both(at_least(b.from), at_most(a.to)),
            // What is below an integer that is not negative is not negative either.
            IcmpPred::Ult if b.from >= 0 => (a.meet(Interval { from: 0, to: b.to - 1 }).unwrap_or(a), b),
            IcmpPred::Ule if b.from >= 0 => (a.meet(Interval { from: 0, to: b.to }).unwrap_or(a), b),
            IcmpPred::Ugt if a.from >= 0 => (a, b.meet(Interval { from: 0, to: a.to - 1 }).unwrap_or(b)),
            IcmpPred::Uge if a.from >= 0 => (a, b.meet(Interval { from: 0, to: a.to }).unwrap_or(b)),
            _ => (a, b),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: u32 = 4;
    const OPS: [BinaryOp; 13] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::Shl,
        BinaryOp::Lshr,
        BinaryOp::Ashr,
        BinaryOp::Sdiv,
        BinaryOp::Udiv,
        BinaryOp::Srem,
        BinaryOp::Urem,
    ];

    fn all() -> Vec<Interval> {
        (-8..8).flat_map(|from| (from..8).map(move |to| Interval { from, to })).collect()
    }

    fn cut(value: i128) -> i128 {
        Interval::constant(value as u128, WIDTH).from
    }

    /// Returns the result; `None` if there is none.
    fn result(op: BinaryOp, a: i128, b: i128) -> Option<i128> {
        let (ua, ub) = (a & 15, b & 15);
        Some(cut(match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr if ub >= 4 => return None,
            BinaryOp::Shl => a << ub,
            BinaryOp::Lshr => ua >> ub,
            BinaryOp::Ashr => a >> ub,
            _ if b == 0 => return None,
            BinaryOp::Sdiv | BinaryOp::Srem if a == -8 && b == -1 => return None,
            BinaryOp::Sdiv => a / b,
            BinaryOp::Udiv => ua / ub,
            BinaryOp::Srem => a % b,
            _ => ua % ub,
        }))
    }

    #[test]
    fn results_are_in_their_intervals() {
        for op in OPS {
            for a in all() {
                for b in all() {
                    let found = Interval::binary(op, WIDTH, a, b);
                    for (x, y) in (a.from..=a.to).flat_map(|x| (b.from..=b.to).map(move |y| (x, y))) {
                        if let Some(result) = result(op, x, y) {
                            assert!((found.from..=found.to).contains(&result), "{op:?} {x} {y}: {result}, {found:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn flags_are_kept_where_no_result_violates_them() {
        let exact = |op: BinaryOp, x: i128, y: i128| match op {
            BinaryOp::Add => x + y,
            BinaryOp::Sub => x - y,
            BinaryOp::Mul => x * y,
            _ => x << y,
        };
        for op in [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Shl, BinaryOp::Lshr, BinaryOp::Ashr] {
            for (a, b) in all().into_iter().flat_map(|a| all().into_iter().map(move |b| (a, b))) {
                for (nsw, nuw) in [(true, false), (false, true), (true, true)] {
                    let kept = Interval::keeps_flags(op, WIDTH, (nsw, nuw), a, b);
                    let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr);
                    let really = (a.from..=a.to).all(|x| {
                        (b.from..=b.to).all(|y| {
                            if is_shift && y & 15 >= 4 {
                                return false;
                            }
                            if matches!(op, BinaryOp::Lshr | BinaryOp::Ashr) {
                                return true;
                            }
                            let signed = exact(op, x, y);
                            let unsigned = exact(op, x & 15, y & 15);
                            (!nsw || (-8..8).contains(&signed)) && (!nuw || (0..16).contains(&unsigned))
                        })
                    });
                    assert!(!kept || really, "{op:?} {nsw} {nuw} {a:?} {b:?}");
                    // Where one flag is looked at, and signs do not change, nothing is missed.
                    let simple = a.from >= 0 && b.from >= 0 && nsw != nuw;
                    assert!(kept == really || !simple, "{op:?} {nsw} {nuw} {a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn comparisons_keep_what_they_let_through() {
        for &pred in IcmpPred::ALL {
            for (a, b) in all().into_iter().flat_map(|a| all().into_iter().map(move |b| (a, b))) {
                let (left, right) = Interval::compared(pred, a, b);
                for (x, y) in (a.from..=a.to).flat_map(|x| (b.from..=b.to).map(move |y| (x, y))) {
                    let (ux, uy) = (x & 15, y & 15);
                    let holds = match pred {
                        IcmpPred::Eq => x == y,
                        IcmpPred::Ne => x != y,
                        IcmpPred::Ugt => ux > uy,
                        IcmpPred::Uge => ux >= uy,
                        IcmpPred::Ult => ux < uy,
                        IcmpPred::Ule => ux <= uy,
                        IcmpPred::Sgt => x > y,
                        IcmpPred::Sge => x >= y,
                        IcmpPred::Slt => x < y,
                        IcmpPred::Sle => x <= y,
                    };
                    let kept = (left.from..=left.to).contains(&x) && (right.from..=right.to).contains(&y);
                    assert!(kept || !holds, "{pred:?} {x} {y}: {left:?} {right:?}");
                }
            }
        }
    }

    #[test]
    fn conversions_are_in_their_intervals() {
        for of in all() {
            for value in of.from..=of.to {
                let within = |found: Interval, value: i128| (found.from..=found.to).contains(&value);
                assert!(within(Interval::cast(CastOp::Sext, WIDTH, 8, of), value));
                assert!(within(Interval::cast(CastOp::Zext, WIDTH, 8, of), value & 15));
                let narrow = Interval::constant(value as u128, 2).from;
                assert!(within(Interval::cast(CastOp::Trunc, WIDTH, 2, of), narrow));
            }
        }
    }
}
