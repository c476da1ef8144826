//! Which bits of the memory of a program are defined, for checked code of level `all`.
//!
//! A byte of a slot, or of the data of a program, has a *shadow* at a fixed distance: a byte whose bits are set where those
//! of memory are defined. Fresh memory is undefined, so that its shadow is zero like pages that nobody touched. For four
//! bytes of a slot there is the number of the origin of an undefined value that was stored there; 0 stands for fresh memory.
//! Memory of the host counts as defined.

use crate::host::linux::memory_file;
use crate::jit::checked::slot::{Details, Escape, FIRST, Kind, Slot, State, WINDOW, slot_of};
use crate::jit::checked::space::{self, DATA};
use crate::jit::checked::undefined::{self, FoundOrigin};
use crate::opt::checks::undefined::Origin;
use std::io;
use std::ops::Range;
use std::os::fd::{AsRawFd, OwnedFd};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Pages and cache lines by which the distance of a shadow differs from a power of two: a load that agrees with an earlier store
/// in the lower bits of the address waits for it, and both would compete for the same sets of the cache.
const SKEW: u64 = 37 * PAGE + 21 * 64;
/// Distance from an address to that of its shadow.
pub(in crate::jit) const DISTANCE: u64 = (72 << WINDOW) + SKEW;
/// Distance from an address in a slot, without its two lowest bits, to that of the number of the origin of its value.
const ORIGINS: u64 = 37 << WINDOW;
/// The same for data of programs.
const ORIGINS_OF_DATA: u64 = 74 << WINDOW;
/// Maximum number of objects that a function outside of the program is taken to reach.
const MAX_REACHED: usize = 1 << 16;
/// Size of blocks from which on whole pages of shadow are mapped instead of written.
const LARGE: u64 = 1 << 20;
/// Size of objects up to which their shadow is written without a call.
const SMALL: u64 = 64;
const PAGE: u64 = 4096;

/// Shadow that generated code loads for memory of the host: every bit is defined.
static OF_HOST: [AtomicU64; 8] = [const { AtomicU64::new(u64::MAX) }; 8];

/// Whether the shadow is kept up to date.
static USED: AtomicBool = AtomicBool::new(false);
/// Whether numbers of origins were stored.
static HAS_ORIGINS: AtomicBool = AtomicBool::new(false);

/// Returns the address of the shadow of memory of the host.
pub(in crate::jit) fn of_host() -> u64 {
    OF_HOST.as_ptr() as u64
}

/// Whether the shadow is kept up to date.
#[inline]
pub(in crate::jit) fn is_used() -> bool {
    USED.load(Ordering::Relaxed)
}

/// Reserves the shadow with the first call, and keeps it up to date from then on.
pub(in crate::jit) fn begin() -> io::Result<()> {
    static RESERVED: OnceLock<Result<(), i32>> = OnceLock::new();
    let made = RESERVED.get_or_init(|| {
        space::space().map_err(|error| error.raw_os_error().unwrap_or(libc::ENOMEM))?;
        let windows = DATA - FIRST + 1;
        for (distance, count) in [(DISTANCE, windows), (ORIGINS, windows - 1), (ORIGINS_OF_DATA, 0)] {
            let (start, size): (u64, u64) = match count {
                0 => ((DATA << WINDOW) + distance, 1 << WINDOW),
                count => ((FIRST << WINDOW) + distance, count << WINDOW),
            };
            let size = (start + size).next_multiple_of(PAGE) - (start & !(PAGE - 1));
            let start = start & !(PAGE - 1);
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED_NOREPLACE;
            let access = libc::PROT_READ | libc::PROT_WRITE;
            // SAFETY: MAP_FIXED_NOREPLACE does not replace existing mappings.
            let at = unsafe { libc::mmap(start as *mut libc::c_void, size as usize, access, flags, -1, 0) };
            if at == libc::MAP_FAILED || at as u64 != start {
                return Err(io::Error::last_os_error().raw_os_error().unwrap_or(libc::ENOMEM));
            }
            advise(start, size, libc::MADV_NOHUGEPAGE);
            advise(start, size, libc::MADV_DONTDUMP);
        }
        USED.store(true, Ordering::Relaxed);
        Ok(())
    });
    made.map_err(io::Error::from_raw_os_error)
}

fn advise(start: u64, size: u64, advice: libc::c_int) {
    // SAFETY: the callers pass parts of the reservation; the memory is private, and reads as zeros if it is given back.
    unsafe { libc::madvise(start as *mut libc::c_void, size as usize, advice) };
}

/// Returns the address of the shadow of a byte. `None`: memory of the host, or the shadow is not used.
pub(super) fn shadow_of(address: u64) -> Option<*mut u8> {
    let has_one = is_used() && (FIRST..=DATA).contains(&(address >> WINDOW));
    has_one.then(|| (address + DISTANCE) as *mut u8)
}

/// Returns the address of the number of the origin of a byte, if it has a shadow.
fn origin_of(address: u64) -> *mut u32 {
    let distance = if space::is_data(address) { ORIGINS_OF_DATA } else { ORIGINS };
    ((address & !3) + distance) as *mut u32
}

/// Returns whether all bits of a range are defined.
pub(super) fn is_defined(address: u64, length: u64) -> bool {
    // SAFETY: the shadow of an object is reserved.
    shadow_of(address).is_none_or(|shadow| unsafe { all_set(shadow, length) })
}

/// Returns whether all bits of a range of shadow are set.
///
/// # Safety
/// The range is the shadow of one of an object.
#[inline]
unsafe fn all_set(shadow: *const u8, length: u64) -> bool {
    const WORD: u64 = size_of::<u64>() as u64;
    // SAFETY: as the callers promise.
    unsafe {
        let Some(last) = length.checked_sub(WORD) else {
            let bytes = std::slice::from_raw_parts(shadow, length as usize);
            return bytes.iter().fold(u8::MAX, |all, byte| all & byte) == u8::MAX;
        };
        // The last word overlaps the one before it.
        let word = |at: u64| shadow.add(at as usize).cast::<u64>().read_unaligned();
        (0..last).step_by(WORD as usize).all(|at| word(at) == u64::MAX) && word(last) == u64::MAX
    }
}

/// Marks a range as defined.
pub(in crate::jit) extern "sysv64" fn define(address: u64, length: u64) {
    let Some(shadow) = shadow_of(address) else { return };
    // SAFETY: the callers pass a range of one object, whose shadow is reserved.
    unsafe {
        if length < LARGE {
            return ptr::write_bytes(shadow, u8::MAX, length as usize);
        }
        let pages = (shadow as u64).next_multiple_of(PAGE)..(shadow as u64 + length) & !(PAGE - 1);
        match map_defined(pages.clone()) {
            true => {
                ptr::write_bytes(shadow, u8::MAX, (pages.start - shadow as u64) as usize);
                ptr::write_bytes(pages.end as *mut u8, u8::MAX, (shadow as u64 + length - pages.end) as usize);
            }
            false => ptr::write_bytes(shadow, u8::MAX, length as usize),
        }
    }
}

/// Bytes of the file that is mapped for defined memory.
const MAPPED: u64 = 4 << 20;

/// Maps shadow of defined memory, as copies of the same pages. Returns whether there was something to do, and it was possible.
fn map_defined(pages: Range<u64>) -> bool {
    static FILE: OnceLock<Option<OwnedFd>> = OnceLock::new();
    if pages.is_empty() {
        return false;
    }
    let file = FILE.get_or_init(|| {
        let file = memory_file::create(c"defined", MAPPED).ok()?;
        // SAFETY: a new mapping of a new file.
        unsafe {
            let access = libc::PROT_READ | libc::PROT_WRITE;
            let at = libc::mmap(ptr::null_mut(), MAPPED as usize, access, libc::MAP_SHARED, file.as_raw_fd(), 0);
            if at == libc::MAP_FAILED {
                return None;
            }
            ptr::write_bytes(at.cast::<u8>(), u8::MAX, MAPPED as usize);
            libc::munmap(at, MAPPED as usize);
        }
        Some(file)
    });
    let Some(file) = file.as_ref().map(OwnedFd::as_raw_fd) else { return false };
    let map = |at: u64| {
        let size = MAPPED.min(pages.end - at) as usize;
        let flags = libc::MAP_PRIVATE | libc::MAP_NORESERVE | libc::MAP_FIXED;
        // SAFETY: whole pages of shadow.
        let at =
            unsafe { libc::mmap(at as *mut libc::c_void, size, libc::PROT_READ | libc::PROT_WRITE, flags, file, 0) };
        at != libc::MAP_FAILED
    };
    pages.clone().step_by(MAPPED as usize).all(map)
}

/// Marks the memory of an object that ends, and begins where its slot begins, as undefined: the shadow of a slot is 0 where no object
/// has defined bytes, on which stubs of accesses rely. `origins`: the number of bytes that may
/// have numbers of origins.
#[inline]
pub(in crate::jit) fn forget(address: u64, length: u64, origins: u64) {
    let Some(shadow) = shadow_of(address) else { return };
    // SAFETY: the range of an object.
    unsafe {
        clear(shadow, length);
        if origins > 0 {
            ptr::write_bytes(origin_of(address), 0, origins.div_ceil(4) as usize);
        }
    }
}

/// Clears the shadow of an object that begins where its slot begins. Null: it has none.
///
/// # Safety
/// It is the shadow of an object in a slot.
#[inline(always)]
pub(super) unsafe fn clear(shadow: *mut u8, length: u64) {
    if shadow.is_null() {
        return;
    }
    // SAFETY: the caller guarantees it.
    unsafe {
        if length > SMALL {
            return ptr::write_bytes(shadow, 0, length as usize);
        }
        // Slots are multiples of 32 bytes, so that what is written behind the object belongs to none. A loop would become a call of `memset`.
        let pieces = shadow.cast::<u128>();
        ptr::write_unaligned(pieces, 0);
        if length > 16 {
            ptr::write_unaligned(pieces.add(1), 0);
        }
        if length > 32 {
            ptr::write_unaligned(pieces.add(2), 0);
            ptr::write_unaligned(pieces.add(3), 0);
        }
    }
}

/// Gives the shadow of a large slot back: its memory is undefined again.
pub(in crate::jit) fn give_back(address: u64, size: u64) {
    let Some(shadow) = shadow_of(address) else { return };
    let shadow = shadow as u64;
    let pages = shadow.next_multiple_of(PAGE)..(shadow + size) & !(PAGE - 1);
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED;
    let access = libc::PROT_READ | libc::PROT_WRITE;
    let length = pages.end - pages.start;
    // SAFETY: the shadow of the slot; some of its whole pages may be mapped from a file.
    unsafe {
        ptr::write_bytes(shadow as *mut u8, 0, (pages.start - shadow) as usize);
        ptr::write_bytes(pages.end as *mut u8, 0, (shadow + size - pages.end) as usize);
        match size >= LARGE {
            true => drop(libc::mmap(pages.start as *mut libc::c_void, length as usize, access, flags, -1, 0)),
            false => advise(pages.start, length, libc::MADV_DONTNEED),
        }
    }
    if HAS_ORIGINS.load(Ordering::Relaxed) {
        advise(origin_of(address) as u64, size, libc::MADV_DONTNEED);
    }
}

/// Copies the shadow of a range, whose memory is copied; the ranges may overlap.
pub(in crate::jit) extern "sysv64" fn copy(to: u64, from: u64, length: u64) {
    let Some(target) = shadow_of(to) else { return };
    // What a function outside of the program may have written there is not known, and counts as defined.
    let Some(source) = shadow_of(from).filter(|_| !is_escaped(from)) else { return define(to, length) };
    // SAFETY: both are ranges of an object, since the copy was checked.
    unsafe {
        if all_set(source, length) {
            return define(to, length);
        }
        if HAS_ORIGINS.load(Ordering::Relaxed) && [from, to].into_iter().any(may_have_origins) {
            let undefined = |n: &u64| *source.add(*n as usize) != u8::MAX;
            let copied: Vec<(u64, u32)> =
                (0..length).filter(undefined).map(|n| (to + n, origin_of(from + n).read())).collect();
            if let (false, Some(slot)) = (copied.is_empty(), slot_of(to)) {
                slot.set_has_origins();
            }
            copied.into_iter().for_each(|(at, number)| origin_of(at).write(number));
        }
        ptr::copy(source, target, length as usize);
    }
}

/// Whether there may be numbers of origins in the object at an address.
fn may_have_origins(address: u64) -> bool {
    slot_of(address).is_none_or(Slot::has_origins)
}

/// Whether functions outside of the program may have written to an object since it was made.
fn is_escaped(address: u64) -> bool {
    slot_of(address).is_some_and(|slot| slot.known().escape != Escape::No)
}

/// Returns the undefined bits of at most eight bytes.
fn undefined_bits(shadow: *const u8, bytes: u64) -> u64 {
    let mut defined = [u8::MAX; 8];
    // SAFETY: the callers pass the shadow of a range in an object.
    unsafe { ptr::copy_nonoverlapping(shadow, defined.as_mut_ptr(), bytes.min(8) as usize) };
    !u64::from_le_bytes(defined)
}

/// Number of bytes of a value, and above it the number of its bits, as one word.
pub(in crate::jit) fn size_word(bytes: u64, bits: u32) -> u64 {
    bytes | u64::from(bits) << 8
}

/// Returns the bits that count.
fn of_width(size: u64) -> u64 {
    u64::MAX >> (64 - (size >> 8).clamp(1, 64))
}

/// Second value of the origin of what was loaded from a variable.
pub(in crate::jit) const VARIABLE: u64 = 1;
/// The same if its lifetime has ended.
pub(in crate::jit) const ENDED_VARIABLE: u64 = 2;

/// Returns the number of the origin of a value that was loaded; 0 if it is defined. `size`: a [`size_word`].
pub(in crate::jit) extern "sysv64" fn loaded(address: u64, size: u64, place: u64) -> u64 {
    let Some(shadow) = shadow_of(address) else { return 0 };
    if size & 0xff > 8 {
        let (bytes, bits) = (size & 0xff, size >> 8);
        let mut words = (0..bytes).step_by(8).map(|at| {
            let (bytes, bits) = ((bytes - at).min(8), bits.saturating_sub(8 * at).min(64));
            loaded(address + at, size_word(bytes, bits as u32), place)
        });
        return words.find(|number| *number != 0).unwrap_or(0);
    }
    let undefined = undefined_bits(shadow, size & 0xff) & of_width(size);
    if undefined == 0 || is_escaped(address) {
        return 0;
    }
    let bytes = (0..size & 0xff).filter(|n| undefined >> (8 * n) & 0xff != 0);
    // SAFETY: the bytes have a shadow.
    let numbers: Vec<u32> = bytes.map(|n| unsafe { origin_of(address + n).read() }).collect();
    let is_poison = |number: &&u32| **number != 0 && **number & 1 == 0;
    match numbers.iter().find(is_poison).or_else(|| numbers.first()) {
        Some(0) | None => {
            let known = slot_of(address).map(|slot| slot.known());
            let kind = |known: &Details| match (known.kind, known.state) {
                (Kind::Stack, State::Ended) => ENDED_VARIABLE,
                (Kind::Stack, _) => VARIABLE,
                _ => 0,
            };
            let values = known.map(|known| [known.site, kind(&known)]);
            let origin = FoundOrigin { origin: Origin::Memory, place, values, mask: undefined, base: 0 };
            undefined::enter(origin)
        }
        Some(number) => undefined::derived((*number).into(), undefined),
    }
}

/// Variables of programs that the library keeps, such as buffers of streams, and writes to at any time.
static KEPT: Mutex<Vec<Range<u64>>> = Mutex::new(Vec::new());

/// Marks a range of a variable that the library keeps as defined: what the program stores there does not change that.
pub(in crate::jit) fn keep(range: Range<u64>) {
    if is_used() && space::is_data(range.start) && !range.is_empty() {
        define(range.start, range.end - range.start);
        KEPT.lock().unwrap_or_else(PoisonError::into_inner).push(range);
    }
}

fn is_kept(address: u64) -> bool {
    space::is_data(address)
        && KEPT.lock().unwrap_or_else(PoisonError::into_inner).iter().any(|range| range.contains(&address))
}

/// Notes that an undefined value was stored in a range that was marked as defined. `size`: a [`size_word`].
pub(in crate::jit) extern "sysv64" fn stored(address: u64, size: u64, number: u64) {
    let Some(shadow) = shadow_of(address).filter(|_| number != 0 && !is_kept(address)) else { return };
    let undefined = undefined::mask(number) & of_width(size);
    HAS_ORIGINS.store(true, Ordering::Relaxed);
    if let Some(slot) = slot_of(address) {
        slot.set_has_origins();
    }
    for n in 0..size & 0xff {
        let bits = (undefined >> (8 * n)) as u8;
        if bits != 0 {
            // SAFETY: the range of an object, which has a shadow.
            unsafe {
                shadow.add(n as usize).write(!bits);
                origin_of(address + n).write(number as u32);
            }
        }
    }
}

/// [`stored`] for a stub that tests the first argument, the number of an origin.
pub(in crate::jit) extern "sysv64" fn stored_of(number: u64, address: u64, size: u64) {
    stored(address, size, number);
}

/// Notes that a value of any length was stored, which is defined if `number` is 0.
pub(in crate::jit) extern "sysv64" fn filled(address: u64, length: u64, number: u64) {
    define(address, length);
    if number != 0 && shadow_of(address).is_some() {
        (0..length).for_each(|n| stored(address + n, size_word(1, 8), number));
    }
}

/// Notes that a function outside of the program gets a pointer: it may write to the object and to all that this leads to, now
/// and later. Their undefined values count as defined.
pub(in crate::jit) extern "sysv64" fn escape(pointer: u64) {
    pass_on(pointer, Escape::Kept);
}

/// The same for a function that keeps no address beyond what can be searched.
pub(in crate::jit) extern "sysv64" fn lend(pointer: u64) {
    pass_on(pointer, Escape::Lent);
}

fn pass_on(pointer: u64, escape: Escape) {
    let mut rest = vec![pointer];
    let mut seen = 0;
    while let Some(pointer) = rest.pop() {
        let Some(slot) = slot_of(pointer).filter(|_| is_used()) else {
            continue;
        };
        let (known, bounds) = (slot.known(), slot.bounds());
        if known.state != State::Live || known.escape >= escape && seen > 0 || bounds.size == 0 {
            continue;
        }
        if known.escape < escape {
            slot.set_escape(escape);
        }
        seen += 1;
        if seen > MAX_REACHED {
            return;
        }
        for at in (bounds.start..(bounds.start + bounds.size) & !7).step_by(8) {
            // SAFETY: a word of a live object.
            let word = unsafe { (at as *const u64).read() };
            if slot_of(word).is_some() {
                rest.push(word);
            }
        }
    }
}

/// Returns the number of bytes of a string that was written, with its terminator, of at most `room` bytes. `unit`: the size of
/// its characters.
pub(in crate::jit) fn text(address: u64, room: u64, unit: u64) -> u64 {
    // SAFETY: the range was checked before it was written.
    let is_end = |at: u64| (0..unit).all(|n| unsafe { *((address + at + n) as *const u8) } == 0);
    let end = (0..room / unit).map(|n| n * unit).find(|at| is_end(*at));
    end.map_or(room, |end| end + unit)
}

/// Returns the first byte of a range that is not defined, and the number of its origin; 0: it was never set.
pub(in crate::jit) fn first_undefined(address: u64, length: u64) -> Option<(u64, u64)> {
    let shadow = shadow_of(address)?;
    // SAFETY: the range of an object.
    let defined = unsafe {
        if all_set(shadow, length) {
            return None;
        }
        std::slice::from_raw_parts(shadow, length as usize)
    };
    let at = address + defined.iter().position(|bits| *bits != u8::MAX)? as u64;
    // SAFETY: as above.
    (!is_escaped(address)).then(|| (at, unsafe { origin_of(at).read() }.into()))
}
