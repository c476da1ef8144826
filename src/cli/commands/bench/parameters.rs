//! Parameter values: `{NAME}` in a command stands for each value in turn, as in hyperfine.

use crate::cli::args::bench::BenchOptions;
use std::ffi::{OsStr, OsString};

/// Parameters with a value each.
pub type Parameters = Vec<(String, String)>;

/// Maximum number of values in a scan; larger scans are considered errors.
const MAX_COMBINATIONS: usize = 10_000;

/// Returns all combinations of the values, the last parameter varying fastest; a single empty one without parameters.
pub fn combinations(options: &BenchOptions) -> Result<Vec<Parameters>, String> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for pair in options.parameter_list.chunks_exact(2) {
        all.push((pair[0].clone(), values(&pair[1])));
    }
    let mut steps = options.parameter_step_size.iter();
    for scan in options.parameter_scan.chunks_exact(3) {
        let step = steps.next().map_or("1", String::as_str);
        all.push((scan[0].clone(), scanned(&scan[1], &scan[2], step)?));
    }
    if steps.next().is_some() {
        return Err("more --parameter-step-size than --parameter-scan options".into());
    }
    for (n, (name, _)) in all.iter().enumerate() {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        if name.is_empty() || !name.chars().all(plain) {
            return Err(format!("`{name}` is not a valid parameter name: use letters, digits, `_` and `-`"));
        }
        if all[..n].iter().any(|(other, _)| other == name) {
            return Err(format!("duplicate parameter `{name}`"));
        }
    }
    let count = all.iter().try_fold(1usize, |count, (_, values)| count.checked_mul(values.len()));
    if count.is_none_or(|count| count > MAX_COMBINATIONS) {
        return Err(format!("more than {MAX_COMBINATIONS} combinations of parameters"));
    }
    let mut rows: Vec<Parameters> = vec![Vec::new()];
    for (name, values) in &all {
        let with = |row: &Parameters| {
            let row = row.clone();
            values.iter().map(move |value| [row.clone(), vec![(name.clone(), value.clone())]].concat())
        };
        rows = rows.iter().flat_map(with).collect();
    }
    Ok(rows)
}

/// Splits values at commas: `a,b\,c` has two.
fn values(text: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if chars.next_if_eq(&',').is_some() => all.last_mut().into_iter().for_each(|value| value.push(',')),
            ',' => all.push(String::new()),
            c => all.last_mut().into_iter().for_each(|value| value.push(c)),
        }
    }
    all
}

/// Returns the numbers of a range. Arithmetic is done in units of the last decimal place, so that nothing is rounded.
fn scanned(from: &str, to: &str, step: &str) -> Result<Vec<String>, String> {
    let places = [from, to, step].map(|text| text.split_once('.').map_or(0, |(_, behind)| behind.len()));
    let places = places.into_iter().max().unwrap_or(0);
    let number = |text: &str| {
        let (before, behind) = text.split_once('.').unwrap_or((text, ""));
        let digits = behind.chars().all(|c| c.is_ascii_digit()) && before.chars().any(|c| c.is_ascii_digit());
        let number = format!("{before}{behind:0<places$}").parse::<i128>().ok();
        number.filter(|_| digits).ok_or_else(|| format!("`{text}` is not a number"))
    };
    let (from, to, step) = (number(from)?, number(to)?, number(step)?);
    if step <= 0 || from > to {
        return Err("a scan must ascend: MIN is at most MAX, and the step greater than 0".into());
    }
    if (to - from) / step >= MAX_COMBINATIONS as i128 {
        return Err(format!("more than {MAX_COMBINATIONS} values in a scan"));
    }
    let shown = |n: i128| {
        if places == 0 {
            return n.to_string();
        }
        let unit = 10u128.pow(places as u32);
        let sign = if n < 0 { "-" } else { "" };
        format!("{sign}{}.{:0places$}", n.unsigned_abs() / unit, n.unsigned_abs() % unit)
    };
    Ok((0..=(to - from) / step).map(|n| shown(from + n * step)).collect())
}

/// Substitutes the values for the placeholders, once: a value may contain braces.
pub fn substitute(text: &str, parameters: &Parameters) -> String {
    let mut text_with_values = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        text_with_values += &rest[..open];
        rest = &rest[open..];
        let value = parameters.iter().find_map(|(name, value)| {
            let after = rest[1..].strip_prefix(name.as_str())?.strip_prefix('}')?;
            Some((value, after))
        });
        match value {
            Some((value, after)) => {
                text_with_values += value;
                rest = after;
            }
            None => {
                text_with_values.push('{');
                rest = &rest[1..];
            }
        }
    }
    text_with_values + rest
}

/// Substitutes the values in a word of a command line.
pub fn substitute_word(word: &OsStr, parameters: &Parameters) -> OsString {
    word.to_str().map_or_else(|| word.into(), |text| substitute(text, parameters).into())
}

/// Formats a name with parameter values: `fast (n=10)`.
pub fn named(name: &str, parameters: &[(String, String)]) -> String {
    let list: Vec<String> = parameters.iter().map(|(name, value)| format!("{name}={value}")).collect();
    if list.is_empty() { name.into() } else { format!("{name} ({})", list.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scans_are_exact() {
        assert_eq!(scanned("1", "3", "1").unwrap(), ["1", "2", "3"]);
        assert_eq!(scanned("-1", "2", "2").unwrap(), ["-1", "1"]);
        assert_eq!(scanned("0.1", "0.35", "0.1").unwrap(), ["0.10", "0.20", "0.30"]);
        assert_eq!(scanned("-0.5", "0.5", "0.5").unwrap(), ["-0.5", "0.0", "0.5"]);
        for (from, to, step) in
            [("2", "1", "1"), ("1", "2", "0"), ("a", "2", "1"), ("1", "1.x", "1"), (".", "1", "1"), ("0", "99999", "1")]
        {
            assert!(scanned(from, to, step).is_err(), "{from} {to} {step}");
        }
    }

    #[test]
    fn values_stand_between_commas() {
        assert_eq!(values("a,b c,"), ["a", "b c", ""]);
        assert_eq!(values(r"a\,b,c\d"), ["a,b", r"c\d"]);
        let row = vec![("n".to_string(), "7".to_string()), ("m".to_string(), "x".to_string())];
        assert_eq!(substitute("{n}{m} {} {k}", &row), "7x {} {k}");
        // A value is not a text with placeholders.
        let braces = vec![("n".to_string(), "{m}".to_string()), ("m".to_string(), "x".to_string())];
        assert_eq!(substitute("{n}{m}{{n}", &braces), "{m}x{{m}");
        assert_eq!((named("compiled", &row), named("lli", &[])), ("compiled (n=7, m=x)".into(), "lli".into()));
    }
}
