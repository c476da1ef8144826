//! The same checks on several threads, for large modules without findings, which are nearly all.

use crate::ir::reach::Use;
use crate::ir::{DataLayout, GlobalId, Module};
use crate::jit::supports::{Check, HostSays};
use crate::parallel;

/// Number of globals that a thread takes at a time.
const CHUNK: usize = 64;

/// Returns whether nothing in what is reached is refused, including unreachable blocks. The caller repeats
/// the checks to tell findings in those apart.
pub(super) fn is_clean(
    module: &Module,
    layout: &DataLayout,
    reached: &[(GlobalId, Use)],
    host: HostSays<'_>,
    threads: usize,
) -> bool {
    let mut whole = Check::new(module, layout, host);
    whole.layout();
    let clean = whole.found.is_empty() && module.odd_structors().is_empty();
    clean
        && parallel::all_satisfy(
            threads,
            reached,
            CHUNK,
            || Some(Check { all_blocks: true, ..Check::new(module, layout, host) }),
            |check, some| {
                some.iter().for_each(|(id, why)| check.global(*id, *why));
                check.found.is_empty()
            },
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::reach::reachable;
    use crate::source::SourceMap;
    use std::fmt::Write;

    /// Checks a module whose `main` calls many functions, of which one may be unsupported.
    fn is_clean_with(refused: Option<usize>) -> bool {
        let mut text = String::new();
        for n in 0..500 {
            let attribute = if refused == Some(n) { "naked" } else { "" };
            let _ = writeln!(text, "define i32 @f{n}() {attribute} {{ ret i32 {n} }}");
        }
        text.push_str("define void @main() {\n");
        for n in 0..500 {
            let _ = writeln!(text, "call i32 @f{n}()");
        }
        text.push_str("ret void }");
        let mut sources = SourceMap::new();
        let source = sources.add("test.ll", text).unwrap();
        let module = crate::parse::parse(&source).module;
        let checked = crate::verify::verify(module, &sources, Default::default()).unwrap();
        let (module, layout) = (checked.module(), DataLayout::host());
        let reached = reachable(module, &[module.find("main").unwrap()]);
        assert_eq!(reached.len(), 501);
        let clean = [1, 2, 7].map(|threads| is_clean(module, &layout, &reached, &|_| None, threads));
        assert!(
            clean.iter().all(|c| *c == crate::jit::supports::check(module, &layout, &reached, &|_| None).is_empty())
        );
        clean[0]
    }

    #[test]
    fn what_is_refused_anywhere_is_found() {
        assert!(is_clean_with(None));
        assert!([0, 63, 64, 499].into_iter().all(|n| !is_clean_with(Some(n))));
    }
}
