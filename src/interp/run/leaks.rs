//! Leak reports: heap blocks that were not freed at a normal end (`--leaks`).

use crate::interp::Interpreter;
use crate::interp::memory::leaks::UnfreedBlock;
use crate::interp::report::CALLED;
use crate::outcome::{Leak, Note};
use std::collections::BTreeMap;

impl Interpreter {
    /// Records the blocks that frames point to, before the frames are dropped.
    pub(crate) fn record_stack_roots(&mut self) {
        if self.leaks {
            let machine = &self.machine;
            let end = machine.frames.last().map_or(0, |frame| {
                let slots = self.code.functions[frame.function as usize].body.as_ref().map_or(0, |b| b.slots);
                (frame.base + slots) as usize
            });
            let values = machine.slots[..end.min(machine.slots.len())].iter();
            let roots = machine.world.memory.stack_roots(values.chain(self.contexts.values()));
            self.stack_roots.extend(roots);
        }
    }

    /// Returns the blocks that were not freed, grouped by allocation site: unreachable blocks first, then by size.
    pub(crate) fn find_leaks(&mut self) -> Vec<Leak> {
        let mut places: BTreeMap<(bool, u32, u32), (u64, u64)> = BTreeMap::new();
        let roots = std::mem::take(&mut self.stack_roots);
        for UnfreedBlock { site, callers, size, unreachable } in self.machine.world.memory.unfreed_blocks(roots) {
            let place = places.entry((!unreachable, site, callers)).or_default();
            *place = (place.0 + 1, place.1 + size);
        }
        let spots = self.spots_of(places.keys().map(|(_, site, callers)| (*site, *callers)));
        let mut leaks: Vec<Leak> = Vec::new();
        for (((reachable, _, _), (blocks, bytes)), ((span, debug_locs), caller)) in places.into_iter().zip(spots) {
            let notes: Vec<Note> =
                caller.into_iter().map(|(span, debug_locs)| Note { text: CALLED.into(), span, debug_locs }).collect();
            let same = |leak: &&mut Leak| leak.lost != reachable && leak.span == span && leak.notes == notes;
            match leaks.iter_mut().rev().find(same) {
                Some(leak) => (leak.blocks, leak.bytes) = (leak.blocks + blocks, leak.bytes + bytes),
                None => leaks.push(Leak { span, debug_locs, blocks, bytes, lost: !reachable, notes }),
            }
        }
        leaks.sort_by_key(|leak| (!leak.lost, std::cmp::Reverse(leak.bytes), leak.span));
        leaks
    }
}
