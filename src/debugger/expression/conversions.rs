//! C's usual arithmetic conversions, for operands that have a source type.

use super::{Arithmetic, ComparableValue, EvalResult, EvalScope, Scalar};
use crate::ir::{FloatKind, Type, TypeKind};

/// An integer type of C after promotion: `int`, `unsigned int`, `long` or `unsigned long`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PromotedInteger {
    width: u32,
    unsigned: bool,
}

impl PromotedInteger {
    fn name(self) -> &'static str {
        match (self.width, self.unsigned) {
            (..=32, false) => "int",
            (..=32, true) => "unsigned int",
            (_, false) => "long",
            (_, true) => "unsigned long",
        }
    }

    /// Converts a number to the type, modulo its range.
    pub(super) fn wrapped(self, n: i128) -> i128 {
        let shift = 128 - self.width;
        match self.unsigned {
            true => ((n as u128) << shift >> shift) as i128,
            false => n << shift >> shift,
        }
    }
}

impl EvalScope<'_> {
    /// Returns the type in which C computes with two integers; for a shift, the type of the first operand. `None` if
    /// neither has a source type or is a literal of C: LLVM's integers keep their types.
    pub(super) fn common_integer(
        &self,
        (left, a): (&EvalResult, i128),
        (right, b): (&EvalResult, i128),
        operation: Arithmetic,
    ) -> Option<PromotedInteger> {
        let are_literals = || self.program.has_lines() && Self::is_literal(left) && Self::is_literal(right);
        if left.source_type.is_none() && right.source_type.is_none() && !are_literals() {
            return None;
        }
        let (a, b) = (self.promoted_type(left, a)?, self.promoted_type(right, b)?);
        Some(match (operation, a.width.cmp(&b.width)) {
            (Arithmetic::Left | Arithmetic::Right, _) => a,
            (_, std::cmp::Ordering::Less) => b,
            (_, std::cmp::Ordering::Greater) => a,
            (_, std::cmp::Ordering::Equal) => PromotedInteger { unsigned: a.unsigned || b.unsigned, ..a },
        })
    }

    /// Returns the type of an integer after promotion; `None` if it is wider than `long`.
    fn promoted_type(&self, found: &EvalResult, value: i128) -> Option<PromotedInteger> {
        let int = PromotedInteger { width: 32, unsigned: false };
        let TypeKind::Int(width) = self.types.kind(found.tree.ty) else { return None };
        match &found.source_type {
            Some(ty) => {
                let info = self.program.debug_info();
                let plain = info.plain_type(ty)?;
                // A bit field has its own width.
                let width = match &found.tree.content {
                    super::Content::Scalar(Scalar::Int { width: own, .. }) => *own.min(width),
                    _ => *width,
                };
                match width {
                    ..=31 => Some(int),
                    32..=64 => {
                        Some(PromotedInteger { width: width.next_power_of_two(), unsigned: info.is_unsigned(&plain) })
                    }
                    _ => None,
                }
            }
            // A literal, or the result of a comparison.
            None if *width == 128 || *width < 32 => match value {
                value if i32::try_from(value).is_ok() => Some(int),
                value if i64::try_from(value).is_ok() => Some(PromotedInteger { width: 64, unsigned: false }),
                value if u64::try_from(value).is_ok() => Some(PromotedInteger { width: 64, unsigned: true }),
                _ => None,
            },
            None if *width <= 64 => Some(PromotedInteger { width: width.next_power_of_two(), unsigned: false }),
            None => None,
        }
    }

    /// Computes an operation on integers of C.
    pub(super) fn integer_arithmetic(
        &self,
        operation: Arithmetic,
        a: i128,
        b: i128,
        ty: PromotedInteger,
    ) -> Result<EvalResult, String> {
        let shifts = matches!(operation, Arithmetic::Left | Arithmetic::Right);
        let (a, b) = (ty.wrapped(a), if shifts { b } else { ty.wrapped(b) });
        let count = || match u32::try_from(b) {
            Ok(count) if count < ty.width => Ok(count),
            _ => Err(format!("a shift by {b} is undefined: `{}` has {} bits", ty.name(), ty.width)),
        };
        let result = match operation {
            Arithmetic::Add => a + b,
            Arithmetic::Subtract => a - b,
            Arithmetic::Multiply => a.wrapping_mul(b),
            Arithmetic::Divide => a.checked_div(b).ok_or("division by zero")?,
            Arithmetic::Remainder => a.checked_rem(b).ok_or("division by zero")?,
            Arithmetic::Left => a << count()?,
            Arithmetic::Right => a >> count()?,
            Arithmetic::And => a & b,
            Arithmetic::Xor => a ^ b,
            Arithmetic::Or => a | b,
        };
        let bits = ty.wrapped(result) as u64 & (u64::MAX >> (64 - ty.width));
        let of_llvm = if ty.width == 32 { Type::I32 } else { Type::I64 };
        let leaf = self.leaf(of_llvm, Scalar::Int { width: ty.width, words: [bits].into(), undefined: 0 });
        Ok(self.with_source_type(leaf, self.program.c_type(ty.name())))
    }

    /// Whether C computes with a number in `float`, provided that the other operand is a `float` or an integer as well.
    pub(super) fn computes_in_float(&self, found: &EvalResult) -> bool {
        found.tree.ty == Type::FLOAT || matches!(self.types.kind(found.tree.ty), TypeKind::Int(_))
    }

    /// Creates the result of an operation on floating-point numbers.
    pub(super) fn float_result(&self, single: bool, result: f64) -> EvalResult {
        let (ty, name, scalar) = match single {
            true => {
                let bits = (result as f32).to_bits().into();
                (Type::FLOAT, "float", Scalar::Float { kind: FloatKind::Float, bits })
            }
            false => (Type::DOUBLE, "double", Scalar::Float { kind: FloatKind::Double, bits: result.to_bits().into() }),
        };
        self.with_source_type(self.leaf(ty, scalar), self.c_type_if_lines(name))
    }

    /// Returns a number for computations on the parts of an unevaluated operand.
    pub(super) fn unevaluated_number(found: &EvalResult) -> ComparableValue {
        match found.tree.ty {
            Type::FLOAT | Type::DOUBLE => ComparableValue::Float(1.0),
            ty if ty == Type::PTR => ComparableValue::Address(0),
            _ => ComparableValue::Int(1),
        }
    }
}
