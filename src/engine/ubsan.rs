//! Checks of the undefined-behavior sanitizer, as clang numbers them.

/// Returns the meaning of the immediate of `llvm.ubsantrap`, as clang numbers its checks.
pub fn ubsan_check(number: u64) -> Option<&'static str> {
    const CHECKS: [&str; 25] = [
        "addition overflow",
        "execution reached an unreachable program point",
        "control flow integrity check failed",
        "division by zero or division overflow",
        "object has an invalid dynamic type",
        "floating-point value is outside the range of the integer type",
        "call to function through pointer to incorrect function type",
        "implicit conversion changed the value",
        "invalid argument to a builtin function",
        "Objective-C object has an unexpected type",
        "load of a value that is not valid for its type",
        "execution reached the end of a value-returning function without returning a value",
        "multiplication overflow",
        "negation overflow",
        "null pointer passed as an argument declared nonnull",
        "null pointer returned from function declared to never return null",
        "null pointer passed as an argument declared nonnull",
        "null pointer returned from function declared to never return null",
        "index out of bounds",
        "pointer arithmetic overflow",
        "shift exponent out of range",
        "subtraction overflow",
        "null pointer, misaligned address, or insufficient object size",
        "alignment assumption violated",
        "variable length array bound is not positive",
    ];
    CHECKS.get(usize::try_from(number).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_have_names() {
        assert_eq!(ubsan_check(22), Some("null pointer, misaligned address, or insufficient object size"));
        assert_eq!((ubsan_check(200), ubsan_check(u64::MAX)), (None, None));
    }
}
