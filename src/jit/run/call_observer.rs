//! Observation of compiled code for [`crate::engine::observe`].

use crate::engine::observe::{ObservedScalar, ScalarKind, SharedCallObserver};
use crate::host::process::ExitReason;
use crate::ir::GlobalId;
use crate::jit::trap::signal_handler;
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

/// Reports a call of a function or, with `leaves`, a return from one. `values`: the scalar arguments, or the scalar
/// result.
///
/// # Safety
/// The handle must exist, and `values` must point to as many values as the type of the function has scalars.
pub(in crate::jit) unsafe extern "sysv64" fn report_call(
    observer: *const ObserverHandle,
    function: u32,
    leaves: u32,
    values: *const [u8; 16],
) {
    // SAFETY: the caller guarantees both. No lock is held when the run is left.
    let answer = unsafe { notify(observer, function, leaves, values) };
    if answer.is_break() {
        signal_handler::leave_run(ExitReason::Exit { status: 0, run_handlers: false });
    }
}

/// Calls the observer, and returns its answer.
///
/// # Safety
/// The same as for [`report_call`].
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
