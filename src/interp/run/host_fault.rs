//! Reports of signals that ended a host call.

use crate::interp::native::HostSignal;
use crate::interp::report::{Fault, NoteSubject};
use crate::interp::state::SharedState;
use crate::outcome::TrapKind;

/// Addresses below this one are null pointers with an offset: Linux maps nothing there (`vm.mmap_min_addr`).
const NULL_ZONE_END: u64 = 64 << 10;
/// `si_code` of a fault that is not a page fault: on x86-64, an access to a non-canonical address.
const SI_KERNEL: libc::c_int = 128;
/// `si_code` of an access that the page protection forbids.
const SEGV_ACCERR: libc::c_int = 2;

/// Attribution of a host fault.
pub enum HostFault {
    /// The host function held no lock and had no update under way: the run ends, and the process can go on.
    OfProgram(Box<Fault>),
    /// The host function was cut off: its locks and data may be inconsistent, so it must not be called again.
    OfHost(Box<Fault>),
}

/// Builds the report of a signal in a host function. `callee`: its name, unless it was called through a
/// pointer.
pub fn classify(signal: &HostSignal, callee: Option<&str>, shared: &SharedState) -> HostFault {
    let mut found = attribute(signal, callee, shared);
    let (HostFault::OfProgram(fault) | HostFault::OfHost(fault)) = &mut found;
    fault.signal = Some(signal.number);
    found
}

fn attribute(signal: &HostSignal, callee: Option<&str>, shared: &SharedState) -> HostFault {
    let function = callee.map_or("a host function".into(), |name| format!("`@{name}`"));
    if signal.stack_used_up {
        let text = format!("{function} exhausted its stack");
        return HostFault::OfProgram(Fault::new(TrapKind::StackOverflow, text));
    }
    let name = crate::host::signals::signal_name(signal.number);
    let was_sent = crate::host::signals::was_sent(signal.number, signal.code);
    if was_sent && signal.number != libc::SIGABRT {
        let fault = Fault::new(TrapKind::Signal, format!("the program received the signal {name}"));
        // The run can only end here if the signal cannot have interrupted an update of the C library's data.
        let is_interruptible =
            |name| crate::host::symbols::is_signal_safe_point(name) || crate::host::symbols::can_be_abandoned(name);
        return if callee.is_none_or(is_interruptible) {
            HostFault::OfProgram(fault)
        } else {
            HostFault::OfHost(fault)
        };
    }
    match signal.number {
        libc::SIGABRT if callee.is_some_and(crate::host::symbols::may_terminate) => {
            HostFault::OfProgram(Fault::new(TrapKind::Abort, format!("{function} called `std::terminate`")))
        }
        libc::SIGABRT => HostFault::OfHost(Fault::new(TrapKind::Abort, format!("the C library aborted in {function}"))),
        libc::SIGSEGV | libc::SIGBUS => {
            let fault = access(signal, &function, shared);
            // Functions without locks or state can be abandoned at any point.
            match callee.is_some_and(crate::host::symbols::can_be_abandoned) {
                true => HostFault::OfProgram(fault),
                false => HostFault::OfHost(fault),
            }
        }
        _ => HostFault::OfHost(Fault::new(TrapKind::Signal, format!("{function} received the signal {name}"))),
    }
}

fn access(signal: &HostSignal, function: &str, shared: &SharedState) -> Box<Fault> {
    if signal.code == SI_KERNEL {
        let text = format!("access by {function} at a non-canonical address");
        return Fault::new(TrapKind::BadAddress, text);
    }
    match signal.address {
        0 => Fault::new(TrapKind::NullPointer, format!("access by {function} through a null pointer")),
        at if at < NULL_ZONE_END => {
            let text = format!("access by {function} at offset {at} of a null pointer");
            Fault::new(TrapKind::NullPointer, text)
        }
        at => {
            let object = shared.memory.allocation(&shared.memory.pointer_to(at));
            let fault = match signal.code == SEGV_ACCERR && shared.memory.is_read_only(at) {
                true if object.is_some() => {
                    Fault::new(TrapKind::ReadOnly, format!("access by {function} to a constant"))
                }
                true => Fault::new(TrapKind::ReadOnly, format!("access by {function} at {at:#x}, which is read-only")),
                false => Fault::new(
                    TrapKind::BadAddress,
                    format!("access by {function} at {at:#x}, where nothing is mapped"),
                ),
            };
            match object {
                Some((_, info)) => fault.about(NoteSubject::Object(*info)),
                None => fault,
            }
        }
    }
}
