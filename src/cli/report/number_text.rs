//! Numbers, counts and values as text.

use llvmlite_jit::value::parse_value;

/// Formats `1 error, 2 warnings`; empty if both counts are 0.
pub fn counts(errors: usize, warnings: usize) -> String {
    counted("", errors, warnings)
}

/// Formats `1 more error, 2 more warnings`; empty if both counts are 0.
pub fn counts_more(errors: usize, warnings: usize) -> String {
    counted("more ", errors, warnings)
}

fn counted(more: &str, errors: usize, warnings: usize) -> String {
    let count = |n: usize, word: &str| match n {
        0 => None,
        1 => Some(format!("1 {more}{word}")),
        n => Some(format!("{} {more}{word}s", thousands(n))),
    };
    let parts: Vec<String> = [count(errors, "error"), count(warnings, "warning")].into_iter().flatten().collect();
    parts.join(", ")
}

/// Formats a value of a JSON document with decimals; text that is not a value stays as it is.
pub fn decimals(value: &str) -> String {
    parse_value(value).map_or_else(|_| value.to_string(), |value| value.display_decimal())
}

/// Formats 12345 as `12,345`.
pub fn thousands(n: usize) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_counted() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(1234567), "1,234,567");
        assert_eq!(counts(1, 2), "1 error, 2 warnings");
        assert_eq!(counts(0, 1), "1 warning");
        assert_eq!(counts(0, 0), "");
    }
}
