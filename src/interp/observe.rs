//! Observation of calls and memory: implements [`crate::engine::observe`].

use super::flat::FlatType;
use super::register_code::RegisterCode;
use super::scalar::ScalarValue;
use super::state::{Machine, SharedState};
use crate::engine::observe::{ObservedScalar, ScalarKind, SharedCallObserver};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::ops::ControlFlow;
use std::rc::Rc;

/// Adapter to an observer of calls.
pub struct ObserverAdapter {
    call_observer: SharedCallObserver,
    /// Slots and kinds of each function's scalar arguments.
    params: RefCell<FxHashMap<u32, Params>>,
}

type Params = Rc<[(usize, ScalarKind)]>;

impl ObserverAdapter {
    /// Creates an adapter.
    pub fn new(call_observer: SharedCallObserver) -> ObserverAdapter {
        ObserverAdapter { call_observer, params: RefCell::default() }
    }

    /// Reports the entry of a function, whose arguments are in the first slots of its frame.
    #[cold]
    pub fn enter(&self, code: &RegisterCode, machine: &Machine) -> ControlFlow<()> {
        let Some(frame) = machine.frames.last() else { return ControlFlow::Continue(()) };
        let (id, shared) = (code.functions[frame.function as usize].global, &machine.shared);
        let find = || -> Params {
            let module = shared.checked.module();
            let mut slot = 0;
            let params = module.function(id).map_or(&[][..], |f| &f.params);
            let scalar = |p: &crate::ir::Param| {
                let here = slot;
                slot += FlatType::of(&module.types, &shared.layout, p.ty).map_or(0, |flat| flat.len()) as usize;
                Some((here, ScalarKind::of(&module.types, p.ty)?))
            };
            params.iter().filter_map(scalar).collect()
        };
        let params = Rc::clone(self.params.borrow_mut().entry(frame.function).or_insert_with(find));
        let base = frame.base as usize;
        let arguments: Vec<ObservedScalar> =
            params.iter().map(|(slot, kind)| observed_scalar(*kind, &machine.slots[base + slot], shared)).collect();
        self.call_observer.0.enter(id, &arguments)
    }

    /// Reports the return of a function.
    #[cold]
    pub fn leave(
        &self,
        code: &RegisterCode,
        function: u32,
        value: Option<&ScalarValue>,
        shared: &SharedState,
    ) -> ControlFlow<()> {
        let id = code.functions[function as usize].global;
        let module = shared.checked.module();
        let kind = module.function(id).and_then(|f| ScalarKind::of(&module.types, f.ret));
        let result = kind.zip(value).map(|(kind, value)| observed_scalar(kind, value, shared));
        self.call_observer.0.leave(id, result)
    }
}

fn observed_scalar(kind: ScalarKind, slot: &ScalarValue, shared: &SharedState) -> ObservedScalar {
    let width = kind.bits();
    let bits = crate::value::truncate(width, if kind == ScalarKind::Ptr { slot.lo.into() } else { slot.bits(width) });
    ObservedScalar { kind, bits, undefined: shared.undefs.mask(slot, width) }
}
