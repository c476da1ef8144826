//! Comparison of the final values of both children's variables.

use super::observed::{Observation, ObservedTarget, ObservedVariable, same};
use std::ops::Range;
use std::path::Path;

/// The scope of a comparison.
#[derive(Default)]
pub struct Tally {
    /// Number of variables.
    pub variables: usize,
    /// Number of their bytes.
    pub bytes: u64,
    /// Number of bytes with undefined bits, or of padding.
    pub undefined: u64,
    /// Number of pointers that were compared by symbol and offset.
    pub symbols: u64,
    /// Number of pointers to the stack, the heap and libraries, which were compared by kind only.
    pub classed: u64,
    /// Number of words that look like addresses in both.
    pub addresses: u64,
    /// Number of variables that only one engine has.
    pub missing: usize,
}

/// A variable whose values differ.
pub struct Difference {
    /// Name of the variable, without its `@`.
    pub name: String,
    /// Location in the text.
    pub place: String,
    /// Byte offset of the difference.
    pub offset: u64,
    /// Value in compiled code.
    pub compiled: String,
    /// Value in the interpreter.
    pub interpreted: String,
    /// Whether both values may be addresses.
    pub addresses: bool,
}

/// Compares the variables of compiled code and of the interpreter; `None` if one of them has written none.
pub fn variables(compiled: &Path, interpreted: &Path) -> Option<(Tally, Vec<Difference>)> {
    let (mut a, mut b) = (Observation::open(compiled)?, Observation::open(interpreted)?);
    let (mut tally, mut differences) = (Tally::default(), Vec::new());
    let (mut left, mut right) = (a.next(), b.next());
    loop {
        match (&left, &right) {
            (None, None) => return Some((tally, differences)),
            (Some(x), Some(y)) if x.id == y.id => {
                differences.extend(variable((&a, x), (&b, y), &mut tally));
                (left, right) = (a.next(), b.next());
            }
            (Some(x), y) if y.as_ref().is_none_or(|y| x.id < y.id) => {
                tally.missing += 1;
                left = a.next();
            }
            _ => {
                tally.missing += 1;
                right = b.next();
            }
        }
    }
}

fn variable(
    one: (&Observation, &ObservedVariable),
    other: (&Observation, &ObservedVariable),
    tally: &mut Tally,
) -> Option<Difference> {
    let ((a, x), (b, y)) = (one, other);
    tally.variables += 1;
    tally.bytes += x.bytes.len() as u64;
    tally.undefined += y.undefined.iter().map(|(r, _)| r.end - r.start).sum::<u64>();
    for (_, points) in &y.pointers {
        *if matches!(points, ObservedTarget::Symbol(..)) { &mut tally.symbols } else { &mut tally.classed } += 1;
    }
    if x.bytes.len() != y.bytes.len() {
        let size = |v: &ObservedVariable| format!("{} bytes", v.bytes.len());
        return Some(difference(x, 0, size(x), size(y), false));
    }
    // Pointers are compared even if their bytes happen to be equal.
    for (offset, points) in &y.pointers {
        let at = *offset as usize;
        let (word_a, word_b) = (word(&x.bytes, at)?, word(&y.bytes, at)?);
        if same((a, word_a, points_at(x, at).or(unknown(a, word_a))), (b, word_b, Some(*points))) == Some(false) {
            return Some(difference(x, *offset, named(a, word_a), named(b, word_b), true));
        }
    }
    let mut at = 0;
    while let Some(next) = next_difference(&x.bytes, &y.bytes, at) {
        let (bits, mask) = (x.bytes[next] ^ y.bytes[next], undefined(x, next) | undefined(y, next));
        if bits & !mask == 0 {
            at = next + 1;
            continue;
        }
        // Both numbers are derived from addresses and have not changed.
        if let (Some(range), Some(_)) = (distance(x, next), distance(y, next)) {
            at = range.end as usize;
            continue;
        }
        // The start of a known pointer, or else of the word that contains the byte.
        let covering = |v: &ObservedVariable| {
            let n = v.pointers.partition_point(|p| p.0 as usize <= next).checked_sub(1)?;
            Some(v.pointers[n].0 as usize).filter(|p| next < p + 8)
        };
        let known = covering(y).or_else(|| covering(x));
        let start = known.unwrap_or(next & !7);
        if let (Some(word_a), Some(word_b)) = (word(&x.bytes, start), word(&y.bytes, start)) {
            let result = same((a, word_a, points_at(x, start)), (b, word_b, points_at(y, start)));
            let addresses = a.is_address(word_a) && b.is_address(word_b);
            let nobody_knows = result.is_none() && (known.is_some() || addresses);
            if nobody_knows && known.is_none() {
                tally.addresses += 1;
            }
            if result == Some(true) && (known.is_some() || addresses) || nobody_knows {
                at = start + 8;
                continue;
            }
            if known.is_some() {
                return Some(difference(x, start as u64, named(a, word_a), named(b, word_b), addresses));
            }
            let text = |w: u64| format!("{w:#018x}");
            return Some(difference(x, start as u64, text(word_a), text(word_b), addresses));
        }
        let rest = |v: &ObservedVariable| {
            let end = v.bytes.len().min(start + 8);
            v.bytes[start..end].iter().rev().fold("0x".to_string(), |text, b| format!("{text}{b:02x}"))
        };
        return Some(difference(x, start as u64, rest(x), rest(y), false));
    }
    None
}

fn difference(x: &ObservedVariable, offset: u64, compiled: String, interpreted: String, addresses: bool) -> Difference {
    Difference { name: x.name.clone(), place: x.place.clone(), offset, compiled, interpreted, addresses }
}

/// Returns the index of the first byte from `from` on that differs.
fn next_difference(a: &[u8], b: &[u8], from: usize) -> Option<usize> {
    const STEP: usize = 1 << 12;
    let mut at = from;
    while at < a.len() {
        let end = a.len().min(at + STEP);
        if a[at..end] != b[at..end] {
            return (at..end).find(|n| a[*n] != b[*n]);
        }
        at = end;
    }
    None
}

fn undefined(v: &ObservedVariable, at: usize) -> u8 {
    // Ranges of padding and of undefined bits may overlap.
    v.undefined.iter().filter(|(r, _)| r.contains(&(at as u64))).fold(0, |mask, (_, bits)| mask | bits)
}

/// Returns the range of a number derived from addresses that contains a byte.
fn distance(v: &ObservedVariable, at: usize) -> Option<&Range<u64>> {
    let n = v.distances.partition_point(|range| range.start as usize <= at).checked_sub(1)?;
    v.distances.get(n).filter(|range| range.contains(&(at as u64)))
}

fn points_at(v: &ObservedVariable, at: usize) -> Option<ObservedTarget> {
    v.pointers.binary_search_by_key(&(at as u64), |p| p.0).ok().map(|n| v.pointers[n].1)
}

/// Classifies a word by its value, if only the interpreter knows that it is a pointer.
fn unknown(observed: &Observation, word: u64) -> Option<ObservedTarget> {
    observed.at(word).next().map(|(n, offset)| ObservedTarget::Symbol(n, offset))
}

fn word(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

/// Formats a pointer.
fn named(observed: &Observation, word: u64) -> String {
    match observed.at(word).next() {
        _ if word == 0 => "null".into(),
        Some((n, 0)) => format!("@{}", observed.symbols[&n].name),
        Some((n, offset)) => format!("@{} + {offset}", observed.symbols[&n].name),
        None => format!("{word:#x}"),
    }
}
