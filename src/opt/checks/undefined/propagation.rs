//! Operations whose result may have defined and undefined bits, depending on those of the operands.

use crate::ir::constant::fold;
use crate::ir::inst::{BinaryOp, CastOp, IcmpPred};
use crate::ir::{Inst, Module, Type};

/// Transfer function of an operation: the undefined bits of its result, given those of its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Propagation {
    pub how: How,
    /// Width of the operands in bits.
    pub from: u32,
    /// Width of the result in bits.
    pub to: u32,
}

/// Kind of a [`Propagation`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// All bits of the result are undefined if one of an operand is.
    All,
    /// Those bits of the result are undefined that are so in one of the operands.
    Either,
    /// An operation on integers.
    Binary(BinaryOp),
    /// A conversion of integers.
    Cast(CastOp),
    /// A comparison of integers or pointers.
    Icmp(IcmpPred),
}

const BINARY: [BinaryOp; 9] = [
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Shl,
    BinaryOp::Lshr,
    BinaryOp::Ashr,
];
/// Part of a word that stands for [`How::Either`].
const EITHER: usize = 15;
const CASTS: [CastOp; 3] = [CastOp::Trunc, CastOp::Zext, CastOp::Sext];

impl Propagation {
    /// Returns how an instruction propagates undefined bits. `None`: as it propagates poison, or it has no such result.
    pub fn of(module: &Module, inst: &Inst) -> Option<Propagation> {
        let width = |ty: Type| match module.types.is_ptr(ty) {
            true => Some(64),
            false => module.types.int_width(ty).filter(|width| (1..=64).contains(width)),
        };
        Some(match inst {
            Inst::Binary { op, ty, .. } => {
                let how = if BINARY.contains(op) { How::Binary(*op) } else { How::All };
                Propagation { how, from: width(*ty)?, to: width(*ty)? }
            }
            Inst::Cast { op, from, to, .. } if CASTS.contains(op) => {
                Propagation { how: How::Cast(*op), from: width(*from)?, to: width(*to)? }
            }
            Inst::Icmp { pred, ty, .. } => Propagation { how: How::Icmp(*pred), from: width(*ty)?, to: 1 },
            Inst::Call(call) => {
                let width = width(call.args.first()?.ty)?;
                Propagation { how: How::All, from: width, to: width }
            }
            _ => return None,
        })
    }

    /// Returns the word that stands for it.
    pub fn word(self) -> u64 {
        let of = |at: Option<usize>| at.unwrap_or(0) as u64;
        let how = match self.how {
            How::All => 0,
            How::Either => EITHER as u64,
            How::Binary(op) => 1 + of(BINARY.iter().position(|one| *one == op)),
            How::Cast(op) => 16 + of(CASTS.iter().position(|one| *one == op)),
            How::Icmp(pred) => 32 + of(IcmpPred::ALL.iter().position(|one| *one == pred)),
        };
        how | u64::from(self.from) << 8 | u64::from(self.to) << 16
    }

    /// Inverse of [`Propagation::word`].
    pub fn of_word(word: u64) -> Propagation {
        let at = (word & 0xff) as usize;
        let how = match at {
            0 => How::All,
            EITHER => How::Either,
            1..16 => BINARY.get(at - 1).map_or(How::All, |op| How::Binary(*op)),
            16..32 => CASTS.get(at - 16).map_or(How::All, |op| How::Cast(*op)),
            _ => IcmpPred::ALL.get(at - 32).map_or(How::All, |pred| How::Icmp(*pred)),
        };
        Propagation { how, from: (word >> 8 & 0xff) as u32, to: (word >> 16 & 0xff) as u32 }
    }

    /// Returns whether the undefined bits of the result depend on the value of each operand, if some bits of the operands may be undefined.
    pub fn needs_values(self, [first, second]: [bool; 2]) -> [bool; 2] {
        match self.how {
            How::All | How::Either | How::Cast(_) | How::Binary(BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub) => {
                [false; 2]
            }
            How::Binary(_) => [second, first],
            How::Icmp(_) => [true; 2],
        }
    }

    /// Whether some bits of the result are undefined wherever some of an operand are.
    pub fn keeps_all(self) -> bool {
        match self.how {
            How::All | How::Either => true,
            How::Binary(op) => matches!(op, BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub),
            How::Cast(op) => op != CastOp::Trunc,
            How::Icmp(_) => false,
        }
    }

    /// Returns the result for the values of the operands, zero-extended. `None`: only compiled code computes it.
    pub fn result(self, [a, b]: [u64; 2]) -> Option<u64> {
        let width = |bits: u32| u64::MAX >> (64 - bits.clamp(1, 64));
        let (a, b) = (a & width(self.from), b & width(self.from));
        let result = match self.how {
            How::All | How::Either => return None,
            // An excessive shift is poison.
            How::Binary(op) => fold::binary(op, self.from, a.into(), b.into()).unwrap_or(0) as u64,
            How::Cast(CastOp::Sext) => fold::signed(a.into(), self.from) as u64,
            How::Cast(_) => a,
            How::Icmp(pred) => fold::icmp(pred, self.from, a.into(), b.into()).into(),
        };
        Some(result & width(self.to))
    }

    /// Returns the undefined bits of the result for those of the operands, and the values of these. At least one bit of them
    /// is undefined.
    pub fn undefined_bits(self, [ma, mb]: [u64; 2], [a, b]: [u64; 2]) -> u64 {
        let width = |bits: u32| u64::MAX >> (64 - bits.clamp(1, 64));
        let (from, to) = (width(self.from), width(self.to));
        let (ma, mb) = (ma & from, mb & from);
        // What is known to be 1.
        let (x, y) = (a & from & !ma, b & from & !mb);
        let above = |bit: u32| u64::MAX.checked_shl(bit).unwrap_or(0);
        let signed = |bits: u64| ((bits << (64 - self.from)) as i64) >> (64 - self.from);
        let undefined = match self.how {
            How::All => to,
            How::Either => ma | mb,
            How::Binary(op) => match op {
                // A bit that is known to be 0, or 1, decides.
                BinaryOp::And => (ma | mb) & (x | ma) & (y | mb),
                BinaryOp::Or => (ma | mb) & !x & !y,
                BinaryOp::Xor => ma | mb,
                BinaryOp::Add | BinaryOp::Sub => above((ma | mb).trailing_zeros()),
                BinaryOp::Mul => {
                    let least = |value: u64, mask: u64| (value | mask).trailing_zeros();
                    let lowest = |mask: u64, other: u32| mask.trailing_zeros().saturating_add(other);
                    above(lowest(ma, least(y, mb)).min(lowest(mb, least(x, ma))))
                }
                BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr if mb == 0 && y < self.from.into() => match op {
                    BinaryOp::Shl => ma << y,
                    BinaryOp::Lshr => ma >> y,
                    _ => (signed(ma) >> y) as u64,
                },
                _ => to,
            },
            How::Cast(CastOp::Sext) => signed(ma) as u64,
            How::Cast(_) => ma,
            How::Icmp(pred) => match pred {
                IcmpPred::Eq | IcmpPred::Ne => u64::from((x ^ y) & !(ma | mb) == 0),
                // Undecided if the ranges of what the operands may be overlap.
                _ => {
                    let is_signed = matches!(pred, IcmpPred::Sgt | IcmpPred::Sge | IcmpPred::Slt | IcmpPred::Sle);
                    let flip = if is_signed { 1 << (self.from - 1) } else { 0 };
                    // With the sign flipped, signed numbers are ordered as unsigned ones.
                    let range = |value: u64, mask: u64| {
                        let least = if mask & flip != 0 { value | flip } else { value };
                        (least ^ flip, ((value | mask) & !(mask & flip)) ^ flip)
                    };
                    let ((least_x, most_x), (least_y, most_y)) = (range(x, ma), range(y, mb));
                    let holds = |x: u64, y: u64| match pred {
                        IcmpPred::Ugt | IcmpPred::Sgt => x > y,
                        IcmpPred::Uge | IcmpPred::Sge => x >= y,
                        IcmpPred::Ult | IcmpPred::Slt => x < y,
                        _ => x <= y,
                    };
                    u64::from(holds(least_x, most_y) != holds(most_x, least_y))
                }
            },
        };
        undefined & to
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with every value that four bits can have.
    #[test]
    fn bits_are_undefined_if_values_differ_in_them() {
        let how = [
            How::Binary(BinaryOp::And),
            How::Binary(BinaryOp::Or),
            How::Binary(BinaryOp::Xor),
            How::Binary(BinaryOp::Shl),
            How::Binary(BinaryOp::Lshr),
            How::Binary(BinaryOp::Ashr),
        ];
        let predicates = IcmpPred::ALL.iter().map(|pred| How::Icmp(*pred));
        for how in how.into_iter().chain(predicates) {
            let to = if matches!(how, How::Icmp(_)) { 1 } else { 4 };
            let propagation = Propagation { how, from: 4, to };
            assert_eq!(Propagation::of_word(propagation.word()), propagation);
            for word in 0..1u64 << 16 {
                let [a, b, ma, mb] = [0, 4, 8, 12].map(|at| word >> at & 15);
                if ma | mb == 0 {
                    continue;
                }
                let is_shift = matches!(how, How::Binary(BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr));
                if is_shift && (mb != 0 || b >= 4) {
                    continue;
                }
                let signed = |value: u64| ((value << 60) as i64) >> 60;
                let result = |x: u64, y: u64| match how {
                    How::Binary(BinaryOp::And) => x & y,
                    How::Binary(BinaryOp::Or) => x | y,
                    How::Binary(BinaryOp::Xor) => x ^ y,
                    How::Binary(BinaryOp::Shl) => x << y & 15,
                    How::Binary(BinaryOp::Lshr) => x >> y,
                    How::Binary(_) => (signed(x) >> y) as u64 & 15,
                    How::Icmp(pred) => u64::from(match pred {
                        IcmpPred::Eq => x == y,
                        IcmpPred::Ne => x != y,
                        IcmpPred::Ugt => x > y,
                        IcmpPred::Uge => x >= y,
                        IcmpPred::Ult => x < y,
                        IcmpPred::Ule => x <= y,
                        IcmpPred::Sgt => signed(x) > signed(y),
                        IcmpPred::Sge => signed(x) >= signed(y),
                        IcmpPred::Slt => signed(x) < signed(y),
                        IcmpPred::Sle => signed(x) <= signed(y),
                    }),
                    _ => 0,
                };
                assert_eq!(propagation.result([a, b]), Some(result(a, b) & if to == 1 { 1 } else { 15 }));
                let all = |value: u64, mask: u64| (0..16).filter(move |x| (x ^ value) & !mask & 15 == 0);
                let (mut ones, mut zeros) = (0, 0);
                for x in all(a, ma) {
                    for y in all(b, mb) {
                        ones |= result(x, y);
                        zeros |= !result(x, y);
                    }
                }
                let expected = ones & zeros & if to == 1 { 1 } else { 15 };
                assert_eq!(propagation.undefined_bits([ma, mb], [a, b]), expected, "{how:?} {a} {b} {ma:04b} {mb:04b}");
            }
        }
    }

    #[test]
    fn sums_and_products_are_undefined_from_the_lowest_bit_on() {
        let bits = |op, [ma, mb]: [u64; 2], values| {
            Propagation { how: How::Binary(op), from: 32, to: 32 }.undefined_bits([ma, mb], values)
        };
        assert_eq!(bits(BinaryOp::Add, [0xf0, 0], [0, 8]), 0xffff_fff0);
        assert_eq!(bits(BinaryOp::Mul, [0xffff_ffff, 0], [0, 4]), 0xffff_fffc);
        assert_eq!(bits(BinaryOp::Mul, [0xffff_ffff, 0], [0, 0]), 0);
        let extended = Propagation { how: How::Cast(CastOp::Sext), from: 8, to: 32 };
        assert_eq!(extended.undefined_bits([0x80, 0], [0, 0]), 0xffff_ff80);
    }
}
