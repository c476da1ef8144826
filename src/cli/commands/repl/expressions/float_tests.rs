//! Macros of `math.h` that test a number, such as `isnan`.

/// Macros of `math.h` that test a number: name, comparison, whether of the magnitude, and the other operand.
pub(super) const FLOAT_TESTS: &[(&str, &str, bool, &str)] = &[
    ("isnan", "uno", false, "0.0"),
    ("isinf", "oeq", true, "0x7FF0000000000000"),
    ("isfinite", "olt", true, "0x7FF0000000000000"),
];

/// Whether a name is that of a macro of `math.h` that tests a number.
pub(super) fn is_float_test(name: &str) -> bool {
    FLOAT_TESTS.iter().any(|(known, ..)| *known == name)
}
