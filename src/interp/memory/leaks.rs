//! Blocks of the heap that nobody freed, and which of them the program could still get at.

use super::arena::state;
use super::table::{Info, Kind, State};
use super::{Memory, Slot};
use crate::host::operators;
use rustc_hash::FxHashSet;

/// A block that was not freed.
pub struct Left {
    /// Where it was made.
    pub site: u32,
    /// The calls that led there: a number of the world's stacks.
    pub callers: u32,
    /// Its size.
    pub size: u64,
    /// Whether nothing points to it any more.
    pub lost: bool,
}

impl Memory {
    /// The objects that values and the variables of the stack point to: these would be gone with the frames.
    pub fn held<'s>(&self, values: impl Iterator<Item = &'s Slot>) -> Vec<u32> {
        let direct = values.filter(|slot| slot.tag.is_defined()).filter_map(|slot| self.find(slot.lo));
        let mut held: Vec<u32> = direct.collect();
        for index in self.all_live() {
            self.pointees(*index, &mut held);
        }
        held
    }

    /// The blocks of the heap that were not freed. `held`: what was in use elsewhere when the program ended.
    pub fn left(&self, held: Vec<u32>) -> Vec<Left> {
        let live = || self.by_address.values().copied().filter(|index| self.table.info(*index).state == State::Live);
        let mut reached: FxHashSet<u32> = FxHashSet::default();
        let mut todo = held;
        for index in live() {
            // What a host function was given, it may keep; constants may point to variables only.
            let info = self.table.info(index);
            if matches!(info.kind, Kind::Global(_) | Kind::Argument) || info.library {
                self.pointees(index, &mut todo);
            }
        }
        todo.extend(self.in_host.iter().copied());
        operators::for_each_library_word(|word| {
            if self.arena.contains(word, 0) {
                todo.extend(self.find(word));
            }
        });
        while let Some(index) = todo.pop() {
            if reached.insert(index) && self.table.info(index).kind == Kind::Heap {
                self.pointees(index, &mut todo);
            }
        }
        // What a library made for itself is its own business.
        let is_block = |info: &Info| info.kind == Kind::Heap && !info.library;
        let blocks = live().filter(|index| is_block(self.table.info(*index)));
        blocks
            .map(|index| {
                let info = self.table.info(index);
                Left { site: info.site, callers: info.callers, size: info.size, lost: !reached.contains(&index) }
            })
            .collect()
    }

    /// Of blocks that a library made, those are the program's that are at one of some addresses, or that an object there
    /// points to.
    pub fn adopt(&mut self, made: &[u32], pointers: &[u64]) {
        /// Objects that a library fills in have their pointers near their beginning.
        const MAX_BYTES: u64 = 4096;
        for pointer in pointers {
            let Some(object) = self.find(*pointer).filter(|_| self.arena.contains(*pointer, 0)) else { continue };
            let end =
                (self.table.get(object).base + self.table.info(object).size).min(pointer.saturating_add(MAX_BYTES));
            let words = (pointer.next_multiple_of(8)..end.saturating_sub(7)).step_by(8);
            let mut found: Vec<u64> = vec![*pointer];
            found.extend(words.filter(|at| self.arena.contains(*at, 8)).map(|at| self.arena.read::<u64>(at)));
            for index in made {
                if (*index == object || found.contains(&self.table.get(*index).base))
                    && let Some(info) = self.table.info_mut(*index)
                {
                    info.library = false;
                }
            }
        }
    }

    /// The host was given a pointer in memory of its own: what it points to can be reached from there.
    pub fn stored_in_host(&mut self, pointer: &Slot) {
        if pointer.tag.is_defined()
            && self.arena.contains(pointer.lo, 0)
            && let Some(index) = self.find(pointer.lo)
        {
            self.in_host.insert(index);
        }
    }

    /// What words in an object may point to: also numbers, since pointers are kept as such.
    fn pointees(&self, index: u32, out: &mut Vec<u32>) {
        let (base, size) = (self.table.get(index).base, self.table.info(index).size);
        if !self.arena.contains(base, size) {
            return;
        }
        let mut at = base.next_multiple_of(8);
        while at + 8 <= base + size {
            // Whole pages of large blocks were never written.
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
