//! Variables of functions whose address is passed on. They are in slots like blocks of the heap, and are released when
//! the function returns.

use crate::ir::{GlobalId, LocId};
use crate::jit::checked::space::{Details, Kind, existing, slot_of};
use cranelift_entity::EntityRef;

/// Place of a variable in the module, as one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Place {
    Unknown,
    /// An alloca: a function as it was compiled, and a location in its optimised body.
    Alloca(GlobalId, LocId),
    Global(GlobalId),
}

/// Marks the word of a global.
const OF_GLOBAL: u64 = 1 << 63;

impl Place {
    /// Returns the word; 0 for no place.
    pub(in crate::jit) fn word(self) -> u64 {
        match self {
            Place::Unknown => 0,
            Place::Alloca(function, loc) => (function.index() as u64) << 32 | (loc.index() as u64 + 1),
            Place::Global(id) => OF_GLOBAL | id.index() as u64,
        }
    }

    /// Reads the word of [`Place::word`].
    pub(in crate::jit) fn of_word(word: u64) -> Place {
        match word {
            0 => Place::Unknown,
            OF_GLOBAL.. => Place::Global(GlobalId::new((word & !OF_GLOBAL) as usize)),
            _ => Place::Alloca(GlobalId::new((word >> 32) as usize), LocId::new((word as u32 - 1) as usize)),
        }
    }
}

/// Allocates a variable, and adds it to the list of its function. Returns 0 if it is too large.
pub(in crate::jit) unsafe extern "sysv64" fn allocate(size: u64, align: u64, site: u64, list: *mut u64) -> u64 {
    let Some(space) = existing() else { return 0 };
    let Some((slot, _)) = space.allocate(size, align) else { return 0 };
    let mut details = Details::live(Kind::Stack, size, site);
    // SAFETY: compiled code passes the address of a word in the frame of the function.
    unsafe {
        details.before = *list;
        let address = space.enter(slot, details);
        *list = address;
        address
    }
}

/// Releases the variables of a function that were allocated after `kept`; 0: all of them.
pub(in crate::jit) unsafe extern "sysv64" fn release(list: *mut u64, kept: u64) {
    let Some(space) = existing() else { return };
    // SAFETY: as in `allocate`.
    unsafe {
        while *list != kept
            && let Some(slot) = slot_of(*list)
        {
            let known = slot.known();
            *list = known.before;
            space.release(slot, known.site);
        }
    }
}
