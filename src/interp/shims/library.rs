//! Tests of the tables of [`c_functions`](crate::host::c_functions), which must not list the functions that the
//! interpreter implements itself, in [`shims`](super).

#[cfg(test)]
mod tests {
    use crate::host::c_functions::notation::{Amount, Condition, Length, Use};
    use crate::host::c_functions::{self, PRINTERS, find, notation, rows};
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
                assert!(notation::parse(word).is_some(), "{name}: {word}");
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
            c_functions::is_known(name)
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
