//! Symbols of a program, and contents of its variables, for [`crate::engine::observe`].

use crate::engine::observe::{GlobalSymbol, PointerMap, PointerTarget, StoredPointer, SymbolIndex, VariableContent};
use crate::engine::relative_offsets;
use crate::ir::{GlobalId, GlobalKind};
use crate::jit::checked::slot::slot_of;
use crate::jit::compile::reachable::has_body;
use crate::jit::engine::Jit;
use crate::jit::link::globals::GlobalAddr;
use crate::jit::runtime::tls;

impl Jit {
    pub(in crate::jit) fn list_symbols(&self) -> Vec<GlobalSymbol> {
        let module = self.checked.module();
        let symbol = |(id, place): (GlobalId, &GlobalAddr)| {
            let global = &module.globals[id];
            let (function, defined) = match &global.kind {
                GlobalKind::Function(_) => (true, has_body(module, id)),
                GlobalKind::Variable { init, .. } => (false, init.is_some()),
                _ => return None,
            };
            let address = match place {
                GlobalAddr::Address(address) => *address,
                GlobalAddr::Function => self.code.address(id)?,
                GlobalAddr::Ifunc(_)
                | GlobalAddr::ThreadLocal { .. }
                | GlobalAddr::LibraryThreadLocal(_)
                | GlobalAddr::Unreached => return None,
            };
            let size = if function || !defined { 0 } else { self.size_of(id) };
            Some(GlobalSymbol { id, address, size, function, defined })
        };
        module.globals.keys().map(|id| (id, &self.places[id])).filter_map(symbol).collect()
    }

    fn size_of(&self, id: GlobalId) -> u64 {
        let module = self.checked.module();
        self.layout.size_of(&module.types, module.value_type(id)).unwrap_or(0)
    }

    pub(in crate::jit) fn content_of(&self, id: GlobalId) -> Option<VariableContent> {
        let module = self.checked.module();
        let GlobalKind::Variable { ty, init: Some(_), .. } = module.globals[id].kind else { return None };
        let address = match self.places[id] {
            GlobalAddr::Address(address) => address,
            // Each thread has had a copy of its own.
            GlobalAddr::ThreadLocal { .. } if self.threaded => return None,
            // SAFETY: the image of this engine's variables.
            GlobalAddr::ThreadLocal { image, offset } => unsafe { tls::peek(image as *const tls::TlsImage) + offset },
            GlobalAddr::Function | GlobalAddr::Ifunc(_) | GlobalAddr::LibraryThreadLocal(_) | GlobalAddr::Unreached => {
                return None;
            }
        };
        let size = self.size_of(id);
        // SAFETY: a variable of the program, whose memory exists as long as the engine. Concurrent writes of
        // threads that are still running are copied as they are.
        let bytes = unsafe { std::slice::from_raw_parts(address as *const u8, size as usize) }.to_vec();
        let pattern = PointerMap::of(&module.types, &self.layout, ty);
        let symbols = self.symbols.get_or_init(|| SymbolIndex::new(self.list_symbols()));
        let pointer = |offset: u64| {
            let word = bytes.get(offset as usize..offset as usize + 8)?;
            let word = u64::from_le_bytes(word.try_into().ok()?);
            let on_stack = [&self.stacks.stack, &self.stacks.side].iter().any(|s| s.range().contains(&word))
                || slot_of(word).is_some_and(|slot| slot.known().kind.is_of_function());
            let target = match symbols.at(word) {
                Some((id, offset)) => PointerTarget::Symbol(id, offset),
                None if on_stack => PointerTarget::Stack,
                None => PointerTarget::Elsewhere,
            };
            (word != 0).then_some(StoredPointer { offset, target })
        };
        let pointers = pattern.pointers.iter().filter_map(|offset| pointer(*offset)).collect();
        let undefined = pattern.padding.into_iter().map(|range| (range, 0xff)).collect();
        let distances = relative_offsets::unchanged(module, &self.layout, id, &bytes, |id| symbols.address_of(id));
        Some(VariableContent { address, bytes, undefined, pointers, distances })
    }
}
