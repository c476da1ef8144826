//! Variables of functions whose address is passed on. They are in slots like blocks of the heap, and are released when
//! the function returns.

use crate::ir::{GlobalId, LocId};
use crate::jit::checked::failure::{FailedAccess, Failure};
use crate::jit::checked::slot::{Details, Header, Kind, Slot, State, slot_of};
use crate::jit::checked::space::{bounds, existing};
use crate::jit::checked::{depot, shadow};
use cranelift_entity::EntityRef;

/// Place of a variable in the module, as one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Place {
    Unknown,
    /// An alloca: a function as it was compiled, and a location in its optimised body.
    Alloca(GlobalId, LocId),
    Global(GlobalId),
    /// The instruction that a call in compiled code belongs to, by the return address.
    Code(u64),
}

/// Marks the word of a global.
const OF_GLOBAL: u64 = 1 << 63;
/// Marks a return address.
const OF_CODE: u64 = 1 << 62;

impl Place {
    /// Returns the word; 0 for no place.
    pub(in crate::jit) fn word(self) -> u64 {
        match self {
            Place::Unknown => 0,
            Place::Alloca(function, loc) => (function.index() as u64) << 32 | (loc.index() as u64 + 1),
            Place::Global(id) => OF_GLOBAL | id.index() as u64,
            Place::Code(address) => OF_CODE | address,
        }
    }

    /// Reads the word of [`Place::word`].
    pub(in crate::jit) fn of_word(word: u64) -> Place {
        match word {
            0 => Place::Unknown,
            OF_GLOBAL.. => Place::Global(GlobalId::new((word & !OF_GLOBAL) as usize)),
            OF_CODE.. => Place::Code(word & !OF_CODE),
            _ => Place::Alloca(GlobalId::new((word >> 32) as usize), LocId::new((word as u32 - 1) as usize)),
        }
    }
}

/// Allocates a variable, and adds it to the list of its function. Returns 0 if it is too large.
pub(in crate::jit) unsafe extern "sysv64" fn allocate(size: u64, align: u64, site: u64, list: *mut u64) -> u64 {
    let Some(space) = existing() else { return 0 };
    let Some(slot) = space.allocate_variable(size, align) else { return 0 };
    let mut details = Details::live(Kind::Stack, size, site);
    // SAFETY: compiled code passes the address of a word in the frame of the function.
    unsafe {
        details.before = *list;
        let address = space.enter(slot, details);
        *list = address;
        address
    }
}

/// Copies the object that a `byval` parameter points to into a slot, and adds it to the list of the function. Returns 0 if it
/// is too large. `frame`: the frame pointer of the function.
pub(in crate::jit) unsafe extern "sysv64" fn argument(
    from: u64,
    size: u64,
    align: u64,
    list: *mut u64,
    frame: *const u64,
) -> u64 {
    let Some(space) = existing() else { return 0 };
    let Some(slot) = space.allocate_variable(size, align) else { return 0 };
    // SAFETY: compiled code passes its frame, with the return address and the frame pointer of the caller, the address of a
    // word in it, and the object that the caller has copied.
    unsafe {
        let site = depot::note(frame.add(1), *frame as *const u64);
        let mut details = Details::live(Kind::Argument, size, site.into());
        details.before = *list;
        let address = space.enter(slot, details);
        *list = address;
        std::ptr::copy_nonoverlapping(from as *const u8, address as *mut u8, size as usize);
        shadow::define(address, size);
        address
    }
}

/// Returns the slot of a variable that is allocated.
fn variable(address: u64) -> Option<Slot> {
    let slot = slot_of(address)?;
    let known = slot.known();
    let is_allocated = matches!(known.state, State::Live | State::Ended) && known.kind == Kind::Stack;
    (is_allocated && slot.bounds().start == address).then_some(slot)
}

/// Begins the lifetime of a variable.
pub(in crate::jit) extern "sysv64" fn begin(address: u64) {
    if let (Some(space), Some(slot)) = (existing(), variable(address)) {
        space.begin_lifetime(slot);
    }
}

/// Ends the lifetime of a variable, until it begins again. `place`: the location of the end, plus 1.
pub(in crate::jit) extern "sysv64" fn end(address: u64, place: u64) {
    if let (Some(space), Some(slot)) = (existing(), variable(address)) {
        space.end_lifetime(slot, place as u32);
    }
}

/// Returns whether a load of a number of bytes is that of a variable whose lifetime has ended: it yields undefined values.
pub(in crate::jit) fn is_ended(address: u64, start: u64, length: u64) -> bool {
    let Some(slot) = slot_of(start) else { return false };
    let known = slot.known();
    let is_inside = || {
        let offset = address.checked_sub(start)?;
        Some(offset.checked_add(length)? <= known.size)
    };
    known.state == State::Ended && is_inside() == Some(true)
}

/// Whether an access is inside of an object, while its origin belongs to none: the program has moved that out of its object, such as
/// the address of an element before the first one, and kept it. What is derived from it belongs to the object where it points.
pub(in crate::jit) fn is_of_stray_origin(address: u64, origin: u64, length: u64) -> bool {
    origin != 0 && !belongs_to_object(origin) && bounds(address).is_some_and(|object| object.contains(address, length))
}

/// Whether an address is in an object or at its end, also in one that has ended.
fn belongs_to_object(address: u64) -> bool {
    match slot_of(address) {
        Some(slot) => {
            let known = slot.known();
            known.state != State::Unused && address - slot.start() <= known.size
        }
        None => {
            bounds(address).is_none_or(|object| object.size > 0 && address.wrapping_sub(object.start) <= object.size)
        }
    }
}

/// Marks the length of an access that is a load.
pub(in crate::jit) const LOAD: u64 = 1 << 63;

/// Notes a failed check of compiled code; the instruction behind the call stops the program. `length`: with [`LOAD`], null is
/// returned for a variable whose lifetime has ended, and the program goes on. So it does if the origin belongs to no object, and the
/// access is inside of one.
pub(in crate::jit) extern "sysv64" fn access_failed(
    address: u64,
    start: u64,
    size: u64,
    length: u64,
    site: u64,
    origin: u64,
) -> *const Failure {
    if length & LOAD != 0 && is_ended(address, start, length & !LOAD) {
        return std::ptr::null();
    }
    let length = length & !LOAD;
    if !(Header { start, size }).contains(address, length) && is_of_stray_origin(address, origin, length) {
        return std::ptr::null();
    }
    Failure::Access(FailedAccess { address, start, size, length, site, origin }).keep()
}

/// Releases the variables of a function that were allocated after `kept`; 0: all of them.
pub(in crate::jit) unsafe extern "sysv64" fn release(list: *mut u64, kept: u64) {
    let Some(space) = existing() else { return };
    // SAFETY: as in `allocate`.
    unsafe {
        while *list != kept
            && let Some(slot) = slot_of(*list)
        {
            *list = space.release_variable(slot);
        }
    }
}
