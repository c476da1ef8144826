//! Instructions on constants whose result is poison: `shl i32 1, 33`, `add nsw i32 2147483647, 1`.

use super::conversions::NumericType;
use llvmlite_jit::parse;

/// Returns an instruction in LLVM syntax without its name and its comment: `shl i32 1, 33` of `%x = shl i32 1, 33 ; two`.
pub fn unnamed_instruction(text: &str) -> Option<&str> {
    let text = text.split(';').next()?.trim();
    match text.starts_with('%') {
        true => text.split_once('=').map(|(_, instruction)| instruction.trim()),
        false => Some(text),
    }
}

/// Returns a warning about an instruction in LLVM syntax that is poison because of its constant operands.
pub(super) fn warning(text: &str) -> Option<String> {
    let text = unnamed_instruction(text)?;
    if let Some(found) =
        of_operand(text).or_else(|| of_cast(text)).or_else(|| of_element(text)).or_else(|| of_count(text))
    {
        return Some(found);
    }
    let (left, right) = text.split_once(',')?;
    let mut words: Vec<&str> = left.split_whitespace().collect();
    let (left, ty) = (words.pop()?, words.pop()?);
    let (opcode, flags) = words.split_first()?;
    if !parse::is_opcode(opcode) || !ty.starts_with('i') {
        return None;
    }
    let bits = NumericType::of(ty)?.bits();
    let right: i128 = right.trim().parse().ok()?;
    if matches!(*opcode, "shl" | "lshr" | "ashr") && (right < 0 || right >= i128::from(bits)) {
        return Some(excessive_shift(right, ty));
    }
    if !(1..=64).contains(&bits) {
        return None;
    }
    let left: i128 = left.parse().ok()?;
    let is_inexact = match *opcode {
        "lshr" | "ashr" => left & ((1 << right) - 1) != 0,
        "sdiv" | "udiv" => right != 0 && left % right != 0,
        _ => false,
    };
    if flags.contains(&"exact") && is_inexact {
        return Some(format!("the result is poison: `{opcode} exact` loses bits of {left}"));
    }
    if *opcode == "or" && flags.contains(&"disjoint") && left & right != 0 {
        return Some(format!("the result is poison: `or disjoint` of {left} and {right}, which have common bits"));
    }
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

/// Warns of an operand that has no value: `i32 undef`.
fn of_operand(text: &str) -> Option<String> {
    let (ty, value) = text.rsplit_once(' ')?;
    let is_operand = matches!(value, "undef" | "poison")
        && !ty.contains([',', '(', '='])
        && !parse::is_opcode(ty.split(' ').next()?);
    is_operand.then(|| format!("`{value}` has no value: compiled code takes any"))
}

/// Warns of a conversion of a constant that does not fit.
fn of_cast(text: &str) -> Option<String> {
    let (from, to) = text.split_once(" to ")?;
    let mut words: Vec<&str> = from.split_whitespace().collect();
    let (operand, _) = (words.pop()?, words.pop()?);
    let (opcode, flags) = words.split_first()?;
    let bits = NumericType::of(to.trim())?.bits();
    if !(1..=64).contains(&bits) {
        return None;
    }
    let (half, whole) = ((1i128 << (bits - 1)) as f64, (1i128 << bits) as f64);
    let fits = |value: f64, is_signed: bool| match is_signed {
        true => value >= -half && value < half,
        false => value > -1.0 && value < whole,
    };
    let outside = |is_outside: bool| {
        is_outside.then(|| format!("the result is poison: {operand} does not fit into `{}`", to.trim()))
    };
    match *opcode {
        "fptosi" | "fptoui" => {
            // LLVM's decimals have a point.
            let value: f64 = operand.contains('.').then(|| operand.parse().ok())??;
            outside(!fits(value.trunc(), *opcode == "fptosi"))
        }
        "trunc" => {
            let value = operand.parse::<i64>().ok()? as f64;
            outside(flags.contains(&"nuw") && !fits(value, false) || flags.contains(&"nsw") && !fits(value, true))
        }
        _ => None,
    }
}

/// Warns of an index outside of a vector.
fn of_element(text: &str) -> Option<String> {
    let is_access = ["extractelement ", "insertelement "].iter().any(|opcode| text.starts_with(opcode));
    let (count, _) = text.split_once('<')?.1.split_once(" x ")?;
    let index = text.rsplit_once(',')?.1.trim().rsplit_once(' ')?.1;
    let (count, index): (u64, i64) = (count.trim().parse().ok()?, index.parse().ok()?);
    let is_outside = index < 0 || index as u64 >= count;
    (is_access && is_outside)
        .then(|| format!("the result is poison: the vector has {count} elements, and none at {index}"))
}

/// Warns of a count of zeros of 0, if the call says that this is poison.
fn of_count(text: &str) -> Option<String> {
    let name = ["ctlz", "cttz"].into_iter().find(|name| text.contains(&format!("@llvm.{name}.")))?;
    let arguments = text.split_once('(')?.1.strip_suffix(')')?;
    let (value, is_poison) = arguments.split_once(',')?;
    let last = |text: &str| text.trim().rsplit(' ').next().unwrap_or("").to_string();
    (last(value) == "0" && last(is_poison) == "true").then(|| format!("the result is poison: `llvm.{name}` of 0"))
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
            ("ashr exact i32 5, 1", "the result is poison: `ashr exact` loses bits of 5"),
            ("udiv exact i32 5, 2", "the result is poison: `udiv exact` loses bits of 5"),
            ("or disjoint i8 3, 1", "the result is poison: `or disjoint` of 3 and 1, which have common bits"),
            ("trunc nuw i32 300 to i8", "the result is poison: 300 does not fit into `i8`"),
            ("%z = fptosi double 1.0e30 to i32", "the result is poison: 1.0e30 does not fit into `i32`"),
            ("fptoui double -1.0 to i32", "the result is poison: -1.0 does not fit into `i32`"),
            (
                "extractelement <2 x i32> <i32 1, i32 2>, i32 5",
                "the result is poison: the vector has 2 elements, and none at 5",
            ),
            ("call i32 @llvm.ctlz.i32(i32 0, i1 true)", "the result is poison: `llvm.ctlz` of 0"),
            ("i32 undef", "`undef` has no value: compiled code takes any"),
            (
                "mul nuw i64 -1, 2",
                "the result is poison: `mul nuw` overflows, 36893488147419103230 does not fit into `i64`",
            ),
        ] {
            assert_eq!(warning(text).as_deref(), Some(wanted), "{text}");
        }
        for text in [
            "shl i32 1, 31",
            "ashr exact i32 4, 1",
            "udiv exact i32 4, 2",
            "or disjoint i8 2, 1",
            "trunc nuw i32 255 to i8",
            "trunc i32 300 to i8",
            "fptosi double 2147483647.5 to i32",
            "extractelement <2 x i32> <i32 1, i32 2>, i32 1",
            "call i32 @llvm.ctlz.i32(i32 0, i1 false)",
            "ret i32 undef",
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
