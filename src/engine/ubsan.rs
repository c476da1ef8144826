//! Checks of the undefined-behaviour sanitizer, as clang numbers them.

/// Returns the meaning of the immediate of `llvm.ubsantrap`, as clang numbers its checks.
pub fn ubsan_check(number: u64) -> Option<&'static str> {
    const CHECKS: [&str; 25] = [
        "an addition overflows",
        "what cannot be reached is reached",
        "control-flow integrity is broken",
        "a division overflows, or is one by zero",
        "the dynamic type is not the one that is expected",
        "a floating-point number does not fit the integer",
        "a function is called as another type",
        "an implicit conversion changes the value",
        "a builtin function is called with what it is not defined for",
        "an Objective-C object has another type",
        "a loaded value is none of its type",
        "a function ends without returning a value",
        "a multiplication overflows",
        "a negation overflows",
        "a null pointer is passed where none may be",
        "a null pointer is returned where none may be",
        "a null pointer is passed where none may be",
        "a null pointer is returned where none may be",
        "an index is out of bounds",
        "pointer arithmetic overflows",
        "a shift is out of bounds",
        "a subtraction overflows",
        "a pointer is null, not aligned, or its object too small",
        "a pointer is not aligned as is assumed",
        "the length of an array is not positive",
    ];
    CHECKS.get(usize::try_from(number).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_have_names() {
        assert_eq!(ubsan_check(22), Some("a pointer is null, not aligned, or its object too small"));
        assert_eq!((ubsan_check(200), ubsan_check(u64::MAX)), (None, None));
    }
}
