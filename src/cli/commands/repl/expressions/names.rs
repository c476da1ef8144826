//! Names in expressions: those of the session without their sigils, and unused ones.

use llvmlite_jit::session::Session;

/// Returns the name of the session that a name with or without its sigil refers to.
pub fn with_sigil(name: &str, session: &Session) -> Option<String> {
    let candidates = match name.starts_with(['%', '@']) {
        true => vec![name.to_string()],
        false => vec![format!("%{name}"), format!("@{name}")],
    };
    candidates.into_iter().find(|name| session.knows(name))
}

/// Returns an unused number whose predecessor is used; the smallest one if there are no gaps. The number of queries is
/// logarithmic in it, because a session may have thousands of strings.
pub(super) fn unused_number(is_used: impl Fn(u64) -> bool) -> u64 {
    let (mut used, mut unused) = (0, 1);
    while is_used(unused) {
        (used, unused) = (unused, unused * 2);
    }
    while unused - used > 1 {
        let middle = used + (unused - used) / 2;
        match is_used(middle) {
            true => used = middle,
            false => unused = middle,
        }
    }
    unused
}

#[cfg(test)]
mod tests {
    use super::unused_number;
    use std::cell::Cell;

    #[test]
    fn an_unused_number_is_found_with_few_questions() {
        for (used, wanted) in [(&[][..], 1), (&[1], 2), (&[1, 2, 3], 4), (&[2, 3], 1), (&[1, 2, 4, 5], 6)] {
            assert_eq!(unused_number(|n| used.contains(&n)), wanted, "{used:?}");
        }
        let asked = Cell::new(0);
        let is_used = |n: u64| {
            asked.set(asked.get() + 1);
            n <= 4000
        };
        assert_eq!(unused_number(is_used), 4001);
        assert!(asked.get() < 30, "{}", asked.get());
    }
}
