//! Observation of compiled code for [`crate::engine::observe`].

use crate::engine::observe::{
    GlobalSymbol, ObservedScalar, PointerMap, PointerTarget, ScalarKind, SharedCallObserver, StoredPointer,
    SymbolIndex, VariableContent,
};
use crate::engine::relative_offsets;
use crate::host::process::ExitReason;
use crate::ir::{GlobalId, GlobalKind};
use crate::jit::link::globals::GlobalAddr;
use crate::jit::runtime::tls;
use crate::jit::trap::signal_handler;
use crate::jit::{Jit, has_body};
use crate::verify::Checked;
use cranelift_entity::EntityRef;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The observer of calls, whose address is embedded in compiled code.
pub(in crate::jit) struct ObserverHandle {
    call_observer: SharedCallObserver,
    checked: Arc<Checked>,
}

impl ObserverHandle {
    pub(in crate::jit) fn new(call_observer: SharedCallObserver, checked: Arc<Checked>) -> ObserverHandle {
        ObserverHandle { call_observer, checked }
    }
}

/// Number of bytes of each scalar that compiled code passes.
pub(in crate::jit) const SCALAR: u32 = 16;

/// Reports a call of a function, or with `leaves` a return. `values` are its scalar arguments, or its scalar
/// result.
///
/// # Safety
/// The handle must exist, and `values` must hold as many values as the function's type has scalars.
pub(in crate::jit) unsafe extern "sysv64" fn report_call(
    observer: *const ObserverHandle,
    function: u32,
    leaves: u32,
    values: *const [u8; 16],
) {
    // SAFETY: the caller guarantees both. Nothing is locked when the run is left.
    let answer = unsafe { notify(observer, function, leaves, values) };
    if answer.is_break() {
        signal_handler::leave_run(ExitReason::Exit { status: 0, run_handlers: false });
    }
}

/// Calls the observer, and returns its answer.
///
/// # Safety
/// Same as for [`report_call`].
unsafe fn notify(
    observer: *const ObserverHandle,
    function: u32,
    leaves: u32,
    values: *const [u8; 16],
) -> ControlFlow<()> {
    // SAFETY: the caller guarantees both.
    unsafe {
        let ObserverHandle { call_observer, checked } = &*observer;
        let (id, module) = (GlobalId::new(function as usize), checked.module());
        let Some(function) = module.function(id) else { return ControlFlow::Continue(()) };
        let scalar = |kind: ScalarKind, at: usize| {
            let bits = crate::value::truncate(kind.bits(), u128::from_le_bytes(values.add(at).read()));
            ObservedScalar { kind, bits, undefined: 0 }
        };
        let kind = |ty| ScalarKind::of(&module.types, ty);
        match leaves {
            0 => {
                let kinds = function.params.iter().filter_map(|p| kind(p.ty));
                let arguments: Vec<ObservedScalar> = kinds.enumerate().map(|(at, kind)| scalar(kind, at)).collect();
                call_observer.0.enter(id, &arguments)
            }
            _ => call_observer.0.leave(id, kind(function.ret).map(|kind| scalar(kind, 0))),
        }
    }
}

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
            // Each thread has had its own copy.
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
            let on_stack = [&self.stacks.stack, &self.stacks.side].iter().any(|s| s.range().contains(&word));
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
