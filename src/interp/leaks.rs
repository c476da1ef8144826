//! What is told at the end about blocks of the heap that were not freed (`--leaks`).

use super::Interpreter;
use super::memory::leaks::Left;
use crate::outcome::Leak;
use std::collections::BTreeMap;

impl Interpreter {
    /// Notes what the frames hold, which are about to go.
    pub(super) fn note_held(&mut self) {
        if self.leaks {
            let machine = &self.machine;
            let end = machine.frames.last().map_or(0, |frame| {
                let slots = self.code.functions[frame.function as usize].body.as_ref().map_or(0, |b| b.slots);
                (frame.base + slots) as usize
            });
            let held = machine.world.memory.held(machine.slots[..end.min(machine.slots.len())].iter());
            self.held.extend(held);
        }
    }

    /// The blocks that were not freed, those of one place together: what is lost first, and most of it.
    pub(super) fn find_leaks(&mut self) -> Vec<Leak> {
        let mut places: BTreeMap<(bool, u32), (u64, u64)> = BTreeMap::new();
        let held = std::mem::take(&mut self.held);
        for Left { site, size, lost } in self.machine.world.memory.left(held) {
            let place = places.entry((!lost, site)).or_default();
            *place = (place.0 + 1, place.1 + size);
        }
        let leak = |((reachable, site), (blocks, bytes)): ((bool, u32), (u64, u64))| {
            let (span, written) = self.spot_of(site);
            Leak { span, written, blocks, bytes, lost: !reachable }
        };
        let mut leaks: Vec<Leak> = places.into_iter().map(leak).collect();
        leaks.sort_by_key(|leak| (!leak.lost, std::cmp::Reverse(leak.bytes), leak.span));
        leaks
    }
}
