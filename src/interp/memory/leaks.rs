//! Blocks of the heap that nobody freed, and which of them the program could still get at.

use super::arena::state;
use super::table::{Kind, State};
use super::{Memory, Slot};
use rustc_hash::FxHashSet;

/// A block that was not freed.
pub struct Left {
    /// Where it was made.
    pub site: u32,
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
        for index in &self.stack.live {
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
            if matches!(self.table.info(index).kind, Kind::Global(_) | Kind::Argument) {
                self.pointees(index, &mut todo);
            }
        }
        while let Some(index) = todo.pop() {
            if reached.insert(index) && self.table.info(index).kind == Kind::Heap {
                self.pointees(index, &mut todo);
            }
        }
        let blocks = live().filter(|index| self.table.info(*index).kind == Kind::Heap);
        blocks
            .map(|index| {
                let info = self.table.info(index);
                Left { site: info.site, size: info.size, lost: !reached.contains(&index) }
            })
            .collect()
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
