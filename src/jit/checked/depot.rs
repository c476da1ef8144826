//! Call stacks of allocations, each of which is kept once.

use crate::jit::checked::space::{is_data, is_program};
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Maximum number of return addresses of a call stack, the innermost ones.
const DEPTH: usize = 4;
/// The same where leaks are looked for: between a program and `new` there may be a dozen functions of a header.
const DEEP: usize = 24;
/// Maximum number of stacks: further ones are reported without a place.
const MAX_STACKS: usize = 1 << 20;

/// Return addresses, innermost first.
pub(in crate::jit) type Stack = Box<[u64]>;

/// Whether stacks are [`DEEP`].
static IS_DEEP: AtomicBool = AtomicBool::new(false);

/// Keeps longer call stacks from now on.
pub(in crate::jit) fn keep_deep_stacks() {
    IS_DEEP.store(true, Ordering::Relaxed);
}

#[derive(Default)]
struct Depot {
    /// By the hash of the stack.
    numbers: FxHashMap<u64, u32>,
    all: Vec<Stack>,
    /// Number of stacks that [`retire`] has examined.
    examined: usize,
}

static DEPOT: Mutex<Option<Depot>> = Mutex::new(None);

/// Number of places of [`FOUND`].
const PLACES: usize = 1 << 17;
/// Bits of a word of [`FOUND`] that hold the number of a stack.
const NUMBER: u64 = 2 * MAX_STACKS as u64 - 1;

/// Numbers of stacks, found without a lock: at the place that the lower bits of its hash choose, the upper bits of the hash
/// and the number. Two stacks that agree in these bits are not to be expected.
static FOUND: [AtomicU64; PLACES] = [const { AtomicU64::new(0) }; PLACES];

#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    (product as u64) ^ (product >> 64) as u64
}

/// Returns the hash of a stack.
fn hash(stack: &[u64]) -> u64 {
    let (innermost, rest) = stack.split_at(DEPTH.min(stack.len()));
    let mut first = [0; DEPTH];
    first[..innermost.len()].copy_from_slice(innermost);
    rest.iter().fold(hash_of_few(&first), |hash, address| mix(hash, address ^ 0x9e37_79b9_7f4a_7c15)) | 1 << 63
}

/// The same for a short stack, whose unused words are 0.
#[inline]
fn hash_of_few(stack: &[u64; DEPTH]) -> u64 {
    // Both products are computed at the same time. A stack has no word near these numbers: no factor is 0.
    let [first, second, third, fourth] = *stack;
    let inner = mix(first ^ 0x9e37_79b9_7f4a_7c15, second ^ 0xd6e8_feb8_6659_fd93);
    let outer = mix(third ^ 0xa076_1d64_78bd_642f, fourth ^ 0xe703_7ed1_a0b4_28db);
    // Not that of a place without a stack.
    (inner ^ outer.rotate_left(23)) | 1 << 63
}

/// Reads the call stack from the registers at the entry of a function that compiled code called.
///
/// # Safety
/// `rsp` points to the return address, and `rbp` is the frame pointer of the caller.
#[inline]
unsafe fn walk<const N: usize>(rsp: *const u64, rbp: *const u64) -> [u64; N] {
    let mut stack = [0; N];
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
#[inline(always)]
pub(in crate::jit) unsafe fn note(rsp: *const u64, rbp: *const u64) -> u32 {
    // SAFETY: the caller guarantees it.
    let Some(stack) = (unsafe { walk_few(rsp, rbp) }) else {
        // SAFETY: as above.
        return unsafe { note_other(rsp, rbp) };
    };
    let hash = hash_of_few(&stack);
    let found = FOUND[hash as usize % PLACES].load(Ordering::Relaxed);
    if (found ^ hash) & !NUMBER == 0 { (found & NUMBER) as u32 } else { note_first(&stack, hash) }
}

/// [`walk`] where the innermost functions have their code in the reservation, and stacks are short. `None`: otherwise.
///
/// # Safety
/// As for [`walk`].
#[inline(always)]
unsafe fn walk_few(rsp: *const u64, rbp: *const u64) -> Option<[u64; DEPTH]> {
    // SAFETY: as in `walk`.
    unsafe {
        let first = *rsp;
        if !is_data(first) || IS_DEEP.load(Ordering::Relaxed) {
            return None;
        }
        let second = *rbp.add(1);
        if !is_data(second) {
            return (!is_program(second)).then_some([first, 0, 0, 0]);
        }
        let frame = *rbp as *const u64;
        let third = *frame.add(1);
        if !is_data(third) {
            return (!is_program(third)).then_some([first, second, 0, 0]);
        }
        let fourth = *(*frame as *const u64).add(1);
        if is_program(fourth) { Some([first, second, third, fourth]) } else { Some([first, second, third, 0]) }
    }
}

/// [`note`] for all other stacks.
///
/// # Safety
/// As for [`walk`].
#[inline(never)]
unsafe fn note_other(rsp: *const u64, rbp: *const u64) -> u32 {
    if IS_DEEP.load(Ordering::Relaxed) {
        // SAFETY: the caller guarantees it.
        let stack: [u64; DEEP] = unsafe { walk(rsp, rbp) };
        let stack = used(&stack);
        return enter(&stack, hash(&stack));
    }
    // SAFETY: as above.
    let stack = unsafe { walk(rsp, rbp) };
    note_first(&stack, hash_of_few(&stack))
}

/// Notes a short stack, whose number is found without a lock the next time.
#[inline(never)]
fn note_first(stack: &[u64; DEPTH], hash: u64) -> u32 {
    let place = &FOUND[hash as usize % PLACES];
    let found = place.load(Ordering::Relaxed);
    if (found ^ hash) & !NUMBER == 0 {
        return (found & NUMBER) as u32;
    }
    let number = enter(&used(stack), hash);
    place.store(hash & !NUMBER | u64::from(number), Ordering::Relaxed);
    number
}

/// Returns the words of a stack that are in use.
fn used(stack: &[u64]) -> Stack {
    stack.iter().copied().take_while(|address| *address != 0).collect()
}

/// Enters a stack, or finds it; returns its number, or 0 if there are too many.
fn enter(stack: &[u64], hash: u64) -> u32 {
    let mut depot = DEPOT.lock().unwrap_or_else(PoisonError::into_inner);
    let depot = depot.get_or_insert_default();
    if let Some(number) = depot.numbers.get(&hash) {
        return *number;
    }
    if depot.all.len() >= MAX_STACKS {
        return 0;
    }
    depot.all.push(stack.into());
    let number = depot.all.len() as u32;
    depot.numbers.insert(hash, number);
    number
}

/// Forgets the stacks that lead through code that is about to be unmapped, and that were entered since the last call, as
/// other code may take its addresses. Returns them with their numbers.
pub(in crate::jit) fn retire(code: &Range<u64>) -> Vec<(u32, Stack)> {
    let mut depot = DEPOT.lock().unwrap_or_else(PoisonError::into_inner);
    let depot = depot.get_or_insert_default();
    let mut found = Vec::new();
    for (at, stack) in depot.all.iter().enumerate().skip(depot.examined) {
        // A return address behind a call at the end of the code is its end.
        if stack.iter().any(|address| code.contains(address) || *address == code.end) {
            let hash = hash(stack);
            depot.numbers.remove(&hash);
            FOUND[hash as usize % PLACES].store(0, Ordering::Relaxed);
            found.push((at as u32 + 1, stack.clone()));
        }
    }
    depot.examined = depot.all.len();
    found
}

/// Returns the call stack of a number.
pub(in crate::jit) fn stack(number: u32) -> Option<Stack> {
    let depot = DEPOT.lock().unwrap_or_else(PoisonError::into_inner);
    depot.as_ref()?.all.get((number as usize).checked_sub(1)?).cloned()
}
