//! Trampolines: blocks of program memory that are called as functions, and pass a `nest` argument to another function.
//! They contain machine code for host callers; for calls by the program a table lists them by address.

pub use crate::interp::state::trampoline::Trampoline;

use super::call::check_param_attributes;
use super::{int, prototype_mismatch};
use crate::host::x86_64::trampoline::{self, SIZE};
use crate::interp::memory::{AccessKind, Shape};
use crate::interp::register_code::{Call, FunctionEntry, Kind};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::{Machine, SharedState};

/// Runs `llvm.init.trampoline`.
pub fn make(at: &ScalarValue, function: ScalarValue, nest: ScalarValue, shared: &mut SharedState) -> InterpResult<()> {
    let SharedState { memory, undefs, .. } = shared;
    let what = AccessKind { name: "llvm.init.trampoline", write: true };
    memory.resolve(at, SIZE as u64, 1, what, undefs)?;
    let code = trampoline::code(function.lo, nest.lo);
    for (n, byte) in code.iter().enumerate() {
        let to = ScalarValue { lo: at.lo.wrapping_add(n as u64), ..*at };
        memory.store_slow(&to, Shape::Bits(8), 1, &ScalarValue::int(u64::from(*byte)), undefs)?;
    }
    // A native caller passes it on without tracking.
    memory.escape(&nest);
    trampoline::make_executable(at.lo);
    shared.trampolines.insert(at.lo, Trampoline { code, function, nest });
    Ok(())
}

/// Returns the trampoline at a called address, if its code is intact.
pub fn find_intact(at: &ScalarValue, shared: &SharedState) -> InterpResult<Option<Trampoline>> {
    let Some(found) = shared.trampolines.get(&at.lo).filter(|_| at.definedness.is_defined()) else { return Ok(None) };
    let bytes = shared.memory.read_bytes(at, SIZE as u64, "call to a trampoline", &shared.undefs)?;
    Ok((bytes == found.code).then_some(*found))
}

/// Mapping of a call's arguments to the parameters of a function, if one side has a `nest`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nesting {
    /// Index of the `nest` argument.
    arg_index: Option<u32>,
    /// Index of the `nest` parameter.
    param_index: Option<u32>,
    /// Value supplied by a trampoline.
    trampoline_value: Option<ScalarValue>,
}

impl Nesting {
    /// Returns the mapping for a call of a function.
    pub fn new(call: &Call, function: &FunctionEntry, trampoline: Option<Trampoline>) -> Nesting {
        Nesting { arg_index: call.nest, param_index: function.nest, trampoline_value: trampoline.map(|t| t.nest) }
    }

    /// Whether the mapping differs from the identity.
    pub fn is_needed(&self) -> bool {
        self.trampoline_value.is_some() || self.arg_index != self.param_index
    }

    /// Returns the parameter for an argument, or `None` if the argument is ignored.
    pub fn place(&self, n: u32) -> Option<u32> {
        if !self.is_needed() {
            return Some(n);
        }
        if Some(n) == self.arg_index {
            return self.param_index.filter(|_| self.trampoline_value.is_none());
        }
        let n = n - u32::from(self.arg_index.is_some_and(|arg_index| arg_index < n));
        Some(n + u32::from(self.param_index.is_some_and(|param_index| param_index <= n)))
    }

    /// Stores the arguments of a call in the slots of a new frame at `base`.
    pub fn pass(
        &self,
        call: &Call,
        args: &[ScalarValue],
        params: &[Kind],
        machine: &mut Machine,
        base: usize,
    ) -> InterpResult<()> {
        let mut values: Vec<Option<(ScalarValue, Kind)>> = vec![None; params.len()];
        for (n, value) in args.iter().enumerate() {
            let Some(at) = self.place(n as u32).and_then(|at| values.get_mut(at as usize)) else { continue };
            if call.noundef[n] && !value.definedness.is_defined() {
                let what = format!("an undefined value is passed as argument {}, which violates `noundef`", n + 1);
                return Err(int::violates_noundef(&what, value, &machine.shared.undefs));
            }
            *at = Some((*value, call.kinds[n]));
        }
        if let (Some(nest), Some(at)) =
            (self.trampoline_value, self.param_index.and_then(|at| values.get_mut(at as usize)))
        {
            *at = Some((nest, Kind::Ptr));
        }
        let shared = &mut machine.shared;
        for ((slot, value), param) in machine.slots[base..].iter_mut().zip(values).zip(params) {
            *slot = match value {
                Some((value, kind)) => prototype_mismatch::convert_register(&value, kind, *param, shared),
                None => ScalarValue::undef(shared.undefs.origin(Cause::NotPassed, CodeLocation::NONE)),
            };
        }
        for (n, list) in &call.arg_attributes {
            if let Some(at) = self.place(*n) {
                check_param_attributes(&[(at, list.clone())], params, machine, base)?;
            }
        }
        Ok(())
    }
}

/// Returns the trampoline at a called pointer, if any, and replaces the pointer by the function that the trampoline
/// calls.
pub fn resolve(callee: &mut ScalarValue, machine: &Machine) -> InterpResult<Option<Trampoline>> {
    if machine.shared.trampolines.is_empty() {
        return Ok(None);
    }
    let found = find_intact(callee, &machine.shared)?;
    if let Some(found) = &found {
        *callee = found.function;
    }
    Ok(found)
}
