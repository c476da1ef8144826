//! Leak search: finds heap blocks that were not freed, and which of them are still reachable.

use super::shadow::state;
use super::table::{Info, Kind, State};
use super::{Memory, ScalarValue};
use crate::host::library_roots;
use rustc_hash::FxHashSet;

/// A heap block that was not freed.
pub struct UnfreedBlock {
    /// Allocation site.
    pub site: u32,
    /// Call stack of the allocation; a number in the run's `CallStackTable`.
    pub callers: u32,
    /// Size in bytes.
    pub size: u64,
    /// Whether the block is still reachable.
    pub reachable: bool,
}

impl Memory {
    /// Returns the objects that values and stack variables point to: the roots of the stack, which must be collected
    /// before frames are popped.
    pub fn stack_roots<'s>(&self, values: impl Iterator<Item = &'s ScalarValue>) -> Vec<u32> {
        let direct = values.filter(|slot| slot.definedness.is_defined()).filter_map(|slot| self.find(slot.lo));
        let mut roots: Vec<u32> = direct.collect();
        for index in self.all_live() {
            self.pointees(*index, &mut roots);
        }
        roots
    }

    /// Returns the heap blocks that were not freed. `stack_roots`: objects that frames pointed to when the program
    /// ended.
    pub fn unfreed_blocks(&self, stack_roots: Vec<u32>) -> Vec<UnfreedBlock> {
        let live = || self.by_address.indices().filter(|index| self.table.info(*index).state == State::Live);
        let mut reached: FxHashSet<u32> = FxHashSet::default();
        let mut todo = stack_roots;
        for index in live() {
            // Roots: variables, and objects of the host. Constants point only to variables, which are roots themselves.
            let info = self.table.info(index);
            if matches!(info.kind, Kind::Global(_) | Kind::Argument) || info.library {
                self.pointees(index, &mut todo);
            }
        }
        // The host may keep the pointers that it received.
        todo.extend(self.escaped_to_host.iter().copied());
        library_roots::for_each_library_word(|word| {
            if self.arena.contains(word, 0) {
                todo.extend(self.find(word));
            }
        });
        while let Some(index) = todo.pop() {
            if reached.insert(index) && self.table.info(index).kind == Kind::Heap {
                self.pointees(index, &mut todo);
            }
        }
        // Blocks that a library allocated for itself are not reported.
        let is_program_block = |info: &Info| info.kind == Kind::Heap && !info.library;
        let blocks = live().filter(|index| is_program_block(self.table.info(*index)));
        blocks
            .map(|index| {
                let info = self.table.info(index);
                let reachable = reached.contains(&index);
                UnfreedBlock { site: info.site, callers: info.callers, size: info.size, reachable }
            })
            .collect()
    }

    /// Transfers blocks that a library allocated to the program, if they start at one of the returned pointers, or if
    /// the object at such a pointer points to them.
    pub fn adopt(&mut self, library_blocks: &[u32], returned_pointers: &[u64]) {
        /// Maximum number of bytes searched: objects filled in by a library have their pointers near the start.
        const MAX_BYTES: u64 = 4096;
        for pointer in returned_pointers {
            let Some(object) = self.find(*pointer).filter(|_| self.arena.contains(*pointer, 0)) else { continue };
            let end =
                (self.table.get(object).base + self.table.info(object).size).min(pointer.saturating_add(MAX_BYTES));
            let words = (pointer.next_multiple_of(8)..end.saturating_sub(7)).step_by(8);
            let mut found: Vec<u64> = vec![*pointer];
            found.extend(words.filter(|at| self.arena.contains(*at, 8)).map(|at| self.arena.read::<u64>(at)));
            for index in library_blocks {
                if (*index == object || found.contains(&self.table.get(*index).base))
                    && let Some(info) = self.table.info_mut(*index)
                {
                    info.library = false;
                }
            }
        }
    }

    /// Records that a pointer was stored in host memory, which makes its target reachable.
    pub fn record_escaped_to_host(&mut self, pointer: &ScalarValue) {
        if pointer.definedness.is_defined()
            && self.arena.contains(pointer.lo, 0)
            && let Some(index) = self.find(pointer.lo)
        {
            self.escaped_to_host.insert(index);
        }
    }

    /// Collects the objects that words in an object may point to. Integers count as well, since programs
    /// store pointers as integers.
    fn pointees(&self, index: u32, out: &mut Vec<u32>) {
        let (base, size) = (self.table.get(index).base, self.table.info(index).size);
        if !self.arena.contains(base, size) {
            return;
        }
        let mut at = base.next_multiple_of(8);
        while at + 8 <= base + size {
            // Large blocks have whole pages that were never written.
            let states = self.arena.states::<u64>(at);
            if states != 0 && states.to_ne_bytes().iter().all(|s| state::is_defined(*s)) {
                let word = self.arena.read::<u64>(at);
                if self.arena.contains(word, 0) {
                    out.extend(self.find(word));
                }
            }
            at += 8;
        }
    }
}
