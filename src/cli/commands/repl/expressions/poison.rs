//! Instructions on constants whose result is poison: `shl i32 1, 33`, `add nsw i32 2147483647, 1`.

use super::conversions::NumericType;
use llvmlite_jit::parse;

/// Returns a warning about an instruction in LLVM syntax that is poison because of its constant operands.
pub(super) fn warning(text: &str) -> Option<String> {
    let text = text.split(';').next()?.trim();
    // `%x = shl i32 1, 33`
    let text = match text.starts_with('%') {
        true => text.split_once('=')?.1.trim(),
        false => text,
    };
    let (left, right) = text.split_once(',')?;
    let mut words: Vec<&str> = left.split_whitespace().collect();
    let (left, ty) = (words.pop()?, words.pop()?);
    let (opcode, flags) = words.split_first()?;
    if !parse::is_opcode(opcode) || !ty.starts_with('i') {
        return None;
    }
    let bits = NumericType::of(ty)?.bits();
    let right: i128 = right.trim().parse().ok()?;
    if matches!(*opcode, "shl" | "lshr" | "ashr") {
        return (right < 0 || right >= i128::from(bits)).then(|| excessive_shift(right, ty));
    }
    if !(1..=64).contains(&bits) {
        return None;
    }
    let left: i128 = left.parse().ok()?;
    let exact = |left: i128, right: i128| match *opcode {
        "add" => left.checked_add(right),
        "sub" => left.checked_sub(right),
        "mul" => left.checked_mul(right),
        _ => None,
    };
    let half = 1i128 << (bits - 1);
    // The same bits are -1 and the greatest unsigned number.
    let signed = |value: i128| (value + half).rem_euclid(2 * half) - half;
    let unsigned = |value: i128| value.rem_euclid(2 * half);
    let overflow = |flag: &str, value: i128, is_in_range: bool| {
        (flags.contains(&flag) && !is_in_range)
            .then(|| format!("the result is poison: `{opcode} {flag}` overflows, {value} does not fit into `{ty}`"))
    };
    let value = exact(signed(left), signed(right))?;
    overflow("nsw", value, (-half..half).contains(&value)).or_else(|| {
        let value = exact(unsigned(left), unsigned(right))?;
        overflow("nuw", value, (0..2 * half).contains(&value))
    })
}

/// Returns the warning about a shift by the width of the type or more.
pub(super) fn excessive_shift(count: i128, ty: &str) -> String {
    let is = if count < 0 { "is negative" } else { "is not less than the width of the type" };
    format!("the result is poison: the shift count {count} {is}, `{ty}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn poison_of_constants_is_found() {
        for (text, wanted) in [
            ("shl i32 1, 33", "the result is poison: the shift count 33 is not less than the width of the type, `i32`"),
            (
                "%x = lshr exact i8 1, 8 ; eight",
                "the result is poison: the shift count 8 is not less than the width of the type, `i8`",
            ),
            (
                "add nsw i32 2147483647, 1",
                "the result is poison: `add nsw` overflows, 2147483648 does not fit into `i32`",
            ),
            ("%y = sub nuw nsw i8 1, 2", "the result is poison: `sub nuw` overflows, -1 does not fit into `i8`"),
            (
                "mul nuw i64 -1, 2",
                "the result is poison: `mul nuw` overflows, 36893488147419103230 does not fit into `i64`",
            ),
        ] {
            assert_eq!(warning(text).as_deref(), Some(wanted), "{text}");
        }
        for text in [
            "shl i32 1, 31",
            "shl i32 %x, %y",
            "add i32 2147483647, 1",
            "add nsw i32 %x, 1",
            "sub nsw i8 1, 2",
            "add nuw i8 -1, 0",
            "load i32, ptr %p",
            "call i64 @f(i64 1, i64 2)",
            "mul nsw i128 1, 2",
            "store i32 1, ptr %p",
        ] {
            assert_eq!(warning(text), None, "{text}");
        }
    }
}
