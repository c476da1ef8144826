//! Leak reports: heap blocks that were not freed when the program ended normally (`--leaks`).

use crate::interp::Interpreter;
use crate::interp::memory::unfreed::UnfreedBlock;
use crate::outcome::{Leak, Note, words};
use std::collections::BTreeMap;

impl Interpreter {
    /// Records the blocks that frames point to, before the frames are dropped: at the end of the run (`exit` deep in
    /// the call stack) these blocks count as reachable.
    pub(crate) fn record_stack_roots(&mut self) {
        if self.detect_leaks {
            let machine = &self.machine;
            let end = machine.frames.last().map_or(0, |frame| {
                let slots = self.code.functions[frame.function as usize].body.as_ref().map_or(0, |b| b.slots);
                (frame.base + slots) as usize
            });
            let values = machine.slots[..end.min(machine.slots.len())].iter();
            let roots = machine.shared.memory.stack_roots(values.chain(self.contexts.values()));
            self.stack_roots.extend(roots);
        }
    }

    /// Returns the blocks that were not freed, grouped by allocation site: unreachable blocks first, then by size.
    pub(crate) fn find_leaks(&mut self) -> Vec<Leak> {
        let mut by_site: BTreeMap<(bool, u32, u32), (u64, u64)> = BTreeMap::new();
        let roots = std::mem::take(&mut self.stack_roots);
        for UnfreedBlock { site, callers, size, reachable } in self.machine.shared.memory.unfreed_blocks(roots) {
            let total = by_site.entry((reachable, site, callers)).or_default();
            *total = (total.0 + 1, total.1 + size);
        }
        let locations = self.source_locations_of(by_site.keys().map(|(_, site, callers)| (*site, *callers)));
        let sites = by_site.into_iter().zip(locations);
        Leak::merged(sites.map(|(((reachable, _, _), (blocks, bytes)), ((span, debug_locs), caller))| {
            let notes = caller
                .into_iter()
                .map(|(span, debug_locs)| Note { text: words::CALLED.into(), span, debug_locs })
                .collect();
            Leak { span, debug_locs, blocks, bytes, lost: !reachable, notes }
        }))
    }
}
