//! Addresses and contents of the program's variables.

use super::Interpreter;
use super::memory::table::{Info, Kind};
use crate::engine::observe::{GlobalSymbol, PointerMap, PointerTarget, StoredPointer, SymbolIndex, VariableContent};
use crate::engine::relative_offsets;
use crate::ir::{GlobalId, GlobalKind};

impl Interpreter {
    pub(super) fn list_symbols(&self) -> Vec<GlobalSymbol> {
        let module = self.checked.module();
        let symbol = |id: GlobalId| {
            let global = &module.globals[id];
            let (function, defined, size) = match &global.kind {
                GlobalKind::Function(f) => (true, f.body.is_some(), 0),
                GlobalKind::Variable { ty, init: Some(_), .. } => {
                    (false, true, self.machine.shared.layout.size_of(&module.types, *ty).unwrap_or(0))
                }
                GlobalKind::Variable { .. } => (false, false, 0),
                _ => return None,
            };
            if global.is_thread_local() {
                return None;
            }
            let address = match self.linker.number(id) {
                Some(number) => self.linker.code_address(id, number, &self.code)?,
                None => self.linker.variable(id)?.lo,
            };
            Some(GlobalSymbol { id, address, size, function, defined })
        };
        module.globals.keys().filter_map(symbol).collect()
    }

    pub(super) fn content_of(&self, id: GlobalId) -> Option<VariableContent> {
        let module = self.checked.module();
        let GlobalKind::Variable { ty, init: Some(_), .. } = module.globals[id].kind else { return None };
        let shared = &self.machine.shared;
        let address = self.linker.variable(id)?.lo;
        let size = shared.layout.size_of(&module.types, ty)?;
        let pattern = PointerMap::of(&module.types, &shared.layout, ty);
        let seen = shared.memory.observe(address, size);
        let symbols = self.symbols.get_or_init(|| SymbolIndex::new(self.list_symbols()));
        let mut pointers: Vec<StoredPointer> = Vec::new();
        for (offset, slot) in seen.pointers {
            let info = shared.memory.allocation(&slot).map(|(index, info)| (shared.memory.base_of(index), *info));
            if let Some(target) = self.target(slot.lo, info, symbols) {
                pointers.push(StoredPointer { offset, target });
            }
        }
        // Pointers that were not stored as a whole: written by host functions, or piecewise.
        for offset in pattern.pointers {
            let Some(word) = seen.bytes.get(offset as usize..offset as usize + 8) else { continue };
            let word = u64::from_le_bytes(word.try_into().ok()?);
            let undefined = seen.undefined.iter().any(|(r, _)| r.start < offset + 8 && offset < r.end);
            if !undefined
                && pointers.binary_search_by_key(&offset, |p| p.offset).is_err()
                && let Some(target) = self.target(word, None, symbols)
            {
                let at = pointers.partition_point(|p| p.offset < offset);
                pointers.insert(at, StoredPointer { offset, target });
            }
        }
        let mut undefined = seen.undefined;
        undefined.extend(pattern.padding.into_iter().map(|range| (range, 0xff)));
        undefined.sort_by_key(|(range, _)| range.start);
        let distances =
            relative_offsets::unchanged(module, &shared.layout, id, &seen.bytes, |id| symbols.address_of(id));
        Some(VariableContent { address, bytes: seen.bytes, undefined, pointers, distances })
    }

    fn target(&self, address: u64, made_from: Option<(u64, Info)>, symbols: &SymbolIndex) -> Option<PointerTarget> {
        let memory = &self.machine.shared.memory;
        let module = self.checked.module();
        Some(match made_from.map(|(base, info)| (base, info.kind)) {
            _ if address == 0 => return None,
            Some((_, Kind::Global(id))) if module.globals[id].is_thread_local() => PointerTarget::Elsewhere,
            Some((base, Kind::Global(id))) => PointerTarget::Symbol(id, address.wrapping_sub(base)),
            Some((_, Kind::Stack)) => PointerTarget::Stack,
            Some((_, Kind::Heap | Kind::Argument)) => PointerTarget::Elsewhere,
            _ if memory.is_stack(address) => PointerTarget::Stack,
            _ => symbols.at(address).map_or(PointerTarget::Elsewhere, |(id, offset)| PointerTarget::Symbol(id, offset)),
        })
    }
}
