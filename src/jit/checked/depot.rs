//! Call stacks of allocations, each of which is kept once.

use crate::jit::checked::space::is_program;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

/// Maximum number of return addresses of a call stack, the innermost ones.
const DEPTH: usize = 6;
/// Maximum number of stacks: further ones are reported without a place.
const MOST: usize = 1 << 20;

/// Return addresses, innermost first; unused ones are 0.
pub(in crate::jit) type Stack = [u64; DEPTH];

#[derive(Default)]
struct Depot {
    numbers: FxHashMap<Stack, u32>,
    all: Vec<Stack>,
}

static DEPOT: Mutex<Option<Depot>> = Mutex::new(None);

/// Reads the call stack from the registers at the entry of a function that compiled code called.
///
/// # Safety
/// `rsp` points to the return address, and `rbp` is the frame pointer of the caller.
unsafe fn walk(rsp: *const u64, rbp: *const u64) -> Stack {
    let mut stack = Stack::default();
    // SAFETY: the caller guarantees it; a frame of compiled code holds the frame pointer of its caller.
    unsafe {
        let (mut address, mut frame) = (*rsp, rbp);
        for place in &mut stack {
            if !is_program(address) {
                break;
            }
            *place = address;
            (address, frame) = (*frame.add(1), *frame as *const u64);
        }
    }
    stack
}

/// Returns the number of the call stack of a function that compiled code called; 0 if it is not known.
///
/// # Safety
/// As for [`walk`].
pub(in crate::jit) unsafe fn note(rsp: *const u64, rbp: *const u64) -> u32 {
    // SAFETY: the caller guarantees it.
    let stack = unsafe { walk(rsp, rbp) };
    let mut depot = DEPOT.lock().unwrap_or_else(PoisonError::into_inner);
    let depot = depot.get_or_insert_default();
    if let Some(number) = depot.numbers.get(&stack) {
        return *number;
    }
    if depot.all.len() >= MOST {
        return 0;
    }
    depot.all.push(stack);
    let number = depot.all.len() as u32;
    depot.numbers.insert(stack, number);
    number
}

/// Returns the call stack of a number.
pub(in crate::jit) fn stack(number: u32) -> Option<Stack> {
    let depot = DEPOT.lock().unwrap_or_else(PoisonError::into_inner);
    depot.as_ref()?.all.get((number as usize).checked_sub(1)?).copied()
}
