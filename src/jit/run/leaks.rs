//! The leak search of checked code at the end of a run (`--leaks`), and its report.

use crate::jit::checked::leaks::{Roots, UnfreedBlock, unfreed_blocks};
use crate::jit::engine::{Jit, Segment};
use crate::jit::run::thread_group::ThreadGroup;
use crate::jit::runtime::tls;
use crate::jit::trap::report::Reporter;
use crate::outcome::{Leak, Note, words};
use std::collections::BTreeMap;
use std::ops::Range;

/// Looks for blocks that were not freed, on the thread that ended the program.
pub(in crate::jit) fn search(jit: &Jit, group: Option<&ThreadGroup>, reporter: &Reporter<'_>) {
    let Some(search) = &jit.leaks else { return };
    let words = search.take_stack_words();
    let roots = Roots {
        ranges: jit.segments.iter().flat_map(ranges).collect(),
        variables: !words.is_empty(),
        words,
        unknown: group.is_some_and(ThreadGroup::has_other_threads),
    };
    let blocks = unfreed_blocks(roots, |address| reporter.code.find_return(address).is_some());
    search.set_found(report(blocks, reporter));
}

/// Returns the variables of a segment: those of the program, and the thread's own.
fn ranges(segment: &Segment) -> impl Iterator<Item = Range<u64>> {
    let image = segment.plan.thread_image(segment.memory.regions());
    // SAFETY: the image is part of the program, which still exists.
    let of_thread = image.and_then(|image| unsafe { tls::own_copy(image as *const tls::TlsImage) });
    [segment.memory.regions().writable.clone()].into_iter().chain(of_thread)
}

/// Returns the blocks by the calls that allocated them: those that cannot be reached first, then by size.
fn report(blocks: Vec<UnfreedBlock>, reporter: &Reporter<'_>) -> Vec<Leak> {
    let mut by_stack: BTreeMap<(bool, u32), (u64, u64)> = BTreeMap::new();
    for UnfreedBlock { stack, size, reachable } in blocks {
        let total = by_stack.entry((reachable, stack)).or_default();
        *total = (total.0 + 1, total.1 + size);
    }
    Leak::merged(by_stack.into_iter().filter_map(|((reachable, stack), (blocks, bytes))| {
        let mut places = reporter.block_notes(stack, |_| String::new()).into_iter();
        let Note { span, debug_locs, .. } = places.next()?;
        let is_library = reporter.is_library(&debug_locs);
        let caller = places.find(|place| is_library && !reporter.is_library(&place.debug_locs));
        let notes = caller.into_iter().map(|place| Note { text: words::CALLED.into(), ..place }).collect();
        Some(Leak { span, debug_locs, blocks, bytes, lost: !reachable, notes })
    }))
}
