//! Tables of the functions of ISO C, POSIX, GNU and the course runtimes that the interpreter knows, one
//! function per line in the notation of [`effect_notation`](super::effect_notation). Functions that the
//! interpreter implements itself, in [`shims`](super), are not listed.

use super::effect_notation;
use super::effect_notation::Use;
use super::effects::{Effects, Prints};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The tables.
static TABLES: [&str; 11] = [
    include_str!("library/string.txt"),
    include_str!("library/wchar.txt"),
    include_str!("library/stdlib.txt"),
    include_str!("library/stdio.txt"),
    include_str!("library/time.txt"),
    include_str!("library/file.txt"),
    include_str!("library/process.txt"),
    include_str!("library/thread.txt"),
    include_str!("library/network.txt"),
    include_str!("library/runtime.txt"),
    include_str!("library/cxx.txt"),
];

/// Functions that print into their first argument, and the index of the argument that bounds the output, if
/// there is one.
const PRINTERS: &[(&str, Option<u8>)] = &[
    ("sprintf", None),
    ("vsprintf", None),
    ("snprintf", Some(1)),
    ("vsnprintf", Some(1)),
    ("__sprintf_chk", None),
    ("__vsprintf_chk", None),
    ("__snprintf_chk", Some(1)),
    ("__vsnprintf_chk", Some(1)),
];

fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TABLES.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

/// Rows by function name.
static ROWS: LazyLock<FxHashMap<&str, &str>> = LazyLock::new(|| rows().collect());

/// Returns the effects of a function of the C library or of a runtime.
pub fn find(name: &str) -> Option<Effects> {
    let (&name, row) = ROWS.get_key_value(name)?;
    let (arguments, result) = row.split_once("=>").unwrap_or((row, ""));
    let uses: Box<[(Use, bool)]> = arguments
        .split_whitespace()
        .map(|word| effect_notation::parse(word).unwrap_or((Use::Anything, true)))
        .collect();
    let format = uses.iter().position(|u| matches!(u.0, Use::Format { .. })).unwrap_or(0);
    let list = matches!(uses.get(format), Some((Use::Format { list: true, .. }, _)));
    let printer = PRINTERS.iter().find(|p| p.0 == name);
    let prints = printer.map(|(_, limit)| Prints { limit: *limit, format: format as u8, list });
    let keeps = |u: &(Use, bool)| matches!(u.0, Use::Kept { .. } | Use::Stream { .. } | Use::Anything);
    let writes_kept = uses.iter().any(keeps);
    let into = result.trim().parse().ok();
    Some(Effects { name, uses, prints, writes_kept, into })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::shims::effect_notation::{Amount, Condition, Length};
    use std::collections::HashSet;

    /// Functions of ISO C (C23) and POSIX.1-2008 that take pointers to memory.
    const LIST: &str = include_str!("library/standard-functions.list");
    /// Chapter of the manual that lists those of them without a table row.
    const MANUAL: &str = include_str!("../../../docs/src/library.md");

    #[test]
    fn every_row_is_read() {
        let mut seen = HashSet::new();
        for (name, row) in rows() {
            assert!(seen.insert(name), "{name} is there twice");
            let (arguments, result) = row.split_once("=>").unwrap_or((row, ""));
            for word in arguments.split_whitespace() {
                assert!(effect_notation::parse(word).is_some(), "{name}: {word}");
                assert!(
                    word.find('?').is_none_or(|at| at + 1 == word.len() || word[at..].contains('>')),
                    "{name}: {word}"
                );
            }
            assert!(result.is_empty() || result.trim().parse::<usize>().is_ok(), "{name}: {result}");
            assert!(crate::interp::shims::find_by_name(name).is_none(), "{name} is carried out, and in a table too");
        }
        assert!(PRINTERS.iter().all(|(name, _)| find(name).is_some_and(|found| found.prints.is_some())));
        let stat = find("stat").unwrap();
        let amount = Amount::If(Condition::Zero);
        assert_eq!(stat.uses[1], (Use::Written { len: Length::Bytes(144), amount, copies: None }, false));
    }

    /// Returns the arguments that are lengths, and the arguments that point to a length.
    fn lengths(what: Use) -> (Vec<u8>, Vec<u8>) {
        let of = |len| match len {
            Length::Bytes(_) | Length::Rest | Length::String { .. } => (vec![], vec![]),
            Length::Argument { of, .. } | Length::Address(of) => (vec![of], vec![]),
            Length::Product(a, b) => (vec![a, b], vec![]),
            Length::UpTo(_, byte, limit) => (vec![byte, limit], vec![]),
            Length::Behind(of) => (vec![], vec![of]),
            Length::BehindTimes(of, times) => (vec![times], vec![of]),
        };
        match what {
            Use::Read { len, .. } | Use::Written { len, .. } | Use::Kept { len: Some(len) } => of(len),
            Use::Limited { limit, .. } | Use::WideBuffer { limit } | Use::Vectors { count: limit, .. } => {
                (vec![limit], vec![])
            }
            Use::Appended { limit, .. } => (limit.into_iter().collect(), vec![]),
            Use::Converted { left, .. } => (vec![], vec![left]),
            _ => (vec![], vec![]),
        }
    }

    #[test]
    fn lengths_are_numbers_among_the_arguments() {
        for (name, _) in rows() {
            let found = find(name).unwrap();
            for (what, _) in &found.uses {
                let (numbers, behind) = lengths(*what);
                let is = |n: &u8, number: bool| match found.uses.get(*n as usize) {
                    Some((Use::Ignored, _)) => number,
                    Some((Use::Written { .. } | Use::Read { .. }, _)) => !number,
                    _ => false,
                };
                assert!(numbers.iter().all(|n| is(n, true)) && behind.iter().all(|n| is(n, false)), "{name}: {what:?}");
            }
        }
    }

    #[test]
    fn functions_of_the_standards_are_known_or_named_in_the_manual() {
        let names: Vec<&str> = LIST.lines().filter(|line| !line.starts_with('#')).collect();
        let known = |name: &str| {
            ROWS.contains_key(name)
                || crate::interp::shims::find_by_name(name).is_some()
                || crate::interp::run::setjmp::SetJmp::find(name).is_some()
        };
        let manual = MANUAL.split_once("## Functions that are not known").map_or("", |(_, text)| text);
        let named = |name: &str| manual.contains(&format!("`{name}`"));
        let missing: Vec<&&str> = names.iter().filter(|name| !known(name) && !named(name)).collect();
        assert!(missing.is_empty(), "neither in a table nor in the manual: {missing:?}");
        let both: Vec<&&str> = names.iter().filter(|name| known(name) && named(name)).collect();
        assert!(both.is_empty(), "in the manual, although known: {both:?}");
        let unknown = names.iter().filter(|name| !known(name)).count();
        assert!(names.len() > 600 && unknown * 10 <= names.len(), "{unknown} of {}", names.len());
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len(), "a name is there twice");
    }
}
