//! Determines the length of the output of functions that print into memory before the call, with a dry run of
//! `snprintf` or `vsnprintf`.

use super::effects::Prints;
use crate::host;
use crate::interp::memory::AccessKind;
use crate::interp::native::abi::{Passing, ReturnPassing, Signature};
use crate::interp::native::{Host, HostEvent, RawReturn, Words};
use crate::interp::register_code::Call;
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::ScalarValue;
use crate::interp::state::SharedState;
use crate::outcome::{TrapKind, words};

/// Size of a `va_list`, in bytes.
const LIST: u64 = 24;

/// Checks that the output of a call fits into its buffer. Returns `Some` if the dry run did not return.
pub fn check(
    prints: Prints,
    name: &'static str,
    call: &Call,
    slots: &[ScalarValue],
    raw: &[Words],
    host: &mut Host,
    shared: &mut SharedState,
) -> InterpResult<Option<HostEvent>> {
    let limit = prints.limit.map(|n| slots.get(n as usize).map_or(0, |s| s.lo));
    let Some(buffer) = slots.first() else { return Ok(None) };
    if limit == Some(0) {
        return Ok(None);
    }
    if buffer.lo == 0 {
        let text = words::null_argument(name, 1);
        return Err(Fault::new(TrapKind::NullPointer, text));
    }
    let printer = if prints.list { "vsnprintf" } else { "snprintf" };
    let (Some(address), Some(rest)) = (host::symbols::resolve(printer), raw.get(prints.format as usize..)) else {
        return Ok(None);
    };
    let passing = call.passing.get(prints.format as usize..).unwrap_or_default();
    let signature = Signature {
        args: [Passing::Word, Passing::Word].into_iter().chain(passing.iter().copied()).collect(),
        ret: ReturnPassing::Registers(vec![Passing::Word]),
    };
    let args: Vec<Words> = [[0, 0], [0, 0]].into_iter().chain(rest.iter().copied()).collect();
    // The dry run consumes the `va_list`, so it is restored afterwards.
    let list = slots.get(prints.format as usize + 1).filter(|_| prints.list);
    let before = list.and_then(|list| shared.memory.raw_bytes(list, LIST));
    let event = host.call(&signature, address as u64, &args).map_err(|e| Fault::new(TrapKind::BadCall, e))?;
    if let (Some(list), Some(before)) = (list, before) {
        shared.memory.restore_raw(list, &before);
    }
    let printed = match event {
        HostEvent::Done(RawReturn { registers, .. }) => registers[0] as i32,
        other => return Ok(Some(other)),
    };
    // A negative result means that the format could not be printed.
    let Ok(printed) = u64::try_from(printed) else { return Ok(None) };
    let len = limit.unwrap_or(u64::MAX).min(printed + 1);
    shared.memory.resolve(buffer, len, 1, AccessKind { name, write: true }, &shared.undefs)?;
    Ok(None)
}
