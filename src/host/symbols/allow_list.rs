//! `--allow`: the user's list of external symbols that a program may use, with wildcards `*` and `?`.
//!
//! The list restricts well-behaved programs to what a course or a task permits, and reports violations. It does not
//! stop machine code that computes addresses itself; the sandbox does.

use super::{drop_mangling_escape, library_info};
use crate::host::runtime;

/// Name patterns. A pattern that begins with `@` is a group: `@runtime` contains the courses' runtime,
/// `@math` and `@memory` contain the C library's functions for arithmetic and for memory and strings.
pub(in crate::host) struct AllowList<'a>(Option<&'a [String]>);

/// The predefined groups.
pub const GROUPS: [&str; 3] = ["@runtime", "@math", "@memory"];

impl<'a> AllowList<'a> {
    /// Creates a list from patterns; `None` allows all.
    pub(in crate::host) fn new(allowed: Option<&'a [String]>) -> Self {
        AllowList(allowed)
    }

    /// Whether anything is forbidden.
    pub(in crate::host) fn is_strict(&self) -> bool {
        self.0.is_some()
    }

    /// Whether a name may be used.
    pub(in crate::host) fn allows(&self, name: &str) -> bool {
        let name = drop_mangling_escape(name);
        // `__dso_handle` is an identity that C's startup code defines in each program; it cannot be called.
        name == "__dso_handle" || self.0.is_none_or(|all| all.iter().any(|pattern| matches(pattern, name)))
    }
}

fn matches(pattern: &str, name: &str) -> bool {
    match pattern {
        "@runtime" => runtime::names().any(|n| n == name),
        "@math" => library_info::is_math(name),
        "@memory" => library_info::is_memory(name),
        _ => fits(pattern.as_bytes(), name.as_bytes()),
    }
}

/// Matches a pattern: `*` stands for any number of characters, `?` for one.
fn fits(pattern: &[u8], name: &[u8]) -> bool {
    let (mut p, mut n) = (0, 0);
    // Backtracking point: the last `*`, and the end of its current match.
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        match pattern.get(p) {
            Some(b'*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(c) if *c == b'?' || *c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => match &mut star {
                Some((at, taken)) => {
                    *taken += 1;
                    (p, n) = (*at + 1, *taken);
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|c| *c == b'*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_names() {
        for (pattern, name, fit) in [
            ("printf", "printf", true),
            ("printf", "fprintf", false),
            ("ll_*", "ll_puts", true),
            ("ll_*", "all_puts", false),
            ("*printf", "snprintf", true),
            ("str?py", "strcpy", true),
            ("str?py", "strncpy", false),
            ("*a*b*", "xxaxxbxx", true),
            ("*a*b*", "xxbxxaxx", false),
            ("", "", true),
            ("*", "", true),
            ("@math", "sqrt", true),
            ("@math", "system", false),
            ("@memory", "strlen", true),
            ("@runtime", "ll_puts", true),
            ("@runtime", "puts", false),
        ] {
            assert_eq!(matches(pattern, name), fit, "{pattern} {name}");
        }
    }

    #[test]
    fn without_patterns_all_is_allowed_and_without_any_nothing() {
        assert!(AllowList::new(None).allows("system"));
        assert!(!AllowList::new(Some(&[])).allows("strlen") && AllowList::new(Some(&[])).allows("__dso_handle"));
    }
}
