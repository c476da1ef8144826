//! Leak search (`--leaks`): blocks of the heap that a program did not free, and which of them it could still reach.

use crate::host::library_roots;
use crate::host::linux::pagemap::nonzero_ranges;
use crate::jit::checked::depot;
use crate::jit::checked::shadow;
use crate::jit::checked::slot::{Details, Escape, Slot, State, slot_of};
use crate::jit::checked::space::existing;
use rustc_hash::FxHashSet;
use std::ops::Range;

/// A block that was not freed.
pub(in crate::jit) struct UnfreedBlock {
    /// Number of the call stack of its allocation.
    pub stack: u32,
    pub size: u64,
    /// Whether it can be reached from the roots.
    pub reachable: bool,
}

/// Roots of the leak search: memory and words in which it looks for pointers first.
#[derive(Default)]
pub(in crate::jit) struct Roots {
    /// Memory of the program.
    pub ranges: Vec<Range<u64>>,
    /// Words of frames that the program did not leave.
    pub words: Vec<u64>,
    /// Whether variables of functions are roots, since the program did not leave them.
    pub variables: bool,
    /// Whether there are roots that are not known, such as the stacks of other threads: everything counts as reachable.
    pub unknown: bool,
}

/// Returns the blocks that were not freed. `is_own`: whether an address is one of the program's code, since other programs
/// of the process have blocks too.
pub(in crate::jit) fn unfreed_blocks(roots: Roots, is_own: impl Fn(u64) -> bool) -> Vec<UnfreedBlock> {
    let Some(space) = existing() else { return Vec::new() };
    let mut todo = roots.words;
    roots.ranges.into_iter().for_each(|range| add_words(range, &mut todo));
    library_roots::for_each_library_word(|word| todo.extend(slot_of(word).map(|_| word)));
    let is_live = |slot: &(Slot, Details)| slot.1.state == State::Live;
    for (slot, known) in space.slots().filter(is_live) {
        if roots.variables && known.kind.is_of_function() || known.escape == Escape::Kept {
            todo.push(slot.bounds().start);
        }
    }
    let mut reached: FxHashSet<u64> = FxHashSet::default();
    while let Some(word) = todo.pop() {
        let Some(slot) = slot_of(word) else { continue };
        let (known, start) = (slot.known(), slot.bounds().start);
        let is_variable = known.kind.is_of_function() && !roots.variables;
        if known.state == State::Live && !is_variable && reached.insert(start) {
            add_words(start..start + known.size, &mut todo);
        }
    }
    let blocks = space.slots().filter(is_live).filter(|(_, known)| !known.kind.is_of_function());
    let own = blocks.filter(|(_, known)| {
        let stack = depot::stack(known.site as u32);
        stack.is_some_and(|stack| stack.first().is_some_and(|innermost| is_own(*innermost)))
    });
    own.map(|(slot, known)| UnfreedBlock {
        stack: known.site as u32,
        size: known.size,
        reachable: roots.unknown || reached.contains(&slot.bounds().start),
    })
    .collect()
}

/// Adds the words of a range that point to slots. Undefined words are left by objects that were there before.
fn add_words(range: Range<u64>, words: &mut Vec<u64>) {
    /// From this size on, pages that were never written are looked for.
    const LARGE: u64 = 1 << 16;
    let parts = if range.end - range.start < LARGE { vec![range] } else { nonzero_ranges(range) };
    for part in parts {
        for at in (part.start.next_multiple_of(8)..part.end.saturating_sub(7)).step_by(8) {
            // SAFETY: the callers pass memory of the program that can be read.
            let word = unsafe { (at as *const u64).read_volatile() };
            if slot_of(word).is_some() && shadow::is_defined(at, 8) {
                words.push(word);
            }
        }
    }
}
