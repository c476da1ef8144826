//! The reservation with the slots of all objects, and their headers.
//!
//! ```text
//! window 6 … 14    headers of slots: that of an address `a` in slots of 2^k bytes is at `HEADERS + ((a >> k) << 4)`
//! window 15        tags of slots: one byte for each
//! window 16 … 47   slots of 2^5 … 2^36 bytes
//! window 48        code and variables of programs
//! window 49, 50    details of slots, for reports
//! window 51        headers of window 48, one for each 16 bytes
//! window 52        tables of this process, and the layouts of frames
//! window 53 … 84   origins of undefined values in slots
//! window 88 … 121  which bits of windows 16 … 48 are defined
//! window 122       origins of undefined values in window 48
//! ```
//!
//! A window is 2^40 bytes. An object begins where its slot begins and is at least one byte smaller, so that the address
//! behind its end is in its slot too. Only pages that are used cost memory.

use crate::host::linux::memory_file;
use crate::jit::checked::signatures::Fitting;
use crate::jit::checked::slot::{
    Details, FIRST, GIVEN_BACK, HEADER, HEADERS, Header, Kind, LARGEST, SMALLEST, Slot, State, TAGS, TAGS_END, Tag,
    WINDOW, headers_of, slot_of,
};
use crate::jit::checked::slot_queue::SlotQueue;
use crate::jit::checked::thread_slots::{self, Taken};
use crate::jit::checked::{shadow, signatures};
use std::io;
use std::ops::Range;
use std::os::fd::AsRawFd;
use std::ptr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

pub(in crate::jit) const DATA: u64 = 48;
/// End of the headers of slots.
const HEADERS_END: u64 = 15 << WINDOW;
const DATA_HEADERS: u64 = 51;
const END: u64 = 52;
/// Address of the tables, which is the same in each process: code has it as an immediate.
const TABLES: u64 = END << WINDOW;
/// Address range of the layouts of frames.
pub(super) const LAYOUTS: Range<u64> = TABLES + (1 << 30)..TABLES + (2 << 30);
/// Logarithm of the number of bytes of data for which there is a header.
const DATA_GRAIN: u32 = 4;
/// Programs begin at multiples of this.
const DATA_UNIT: u64 = 2 << 20;
const PAGE: u64 = 4096;
const HUGE_PAGE: u64 = 2 << 20;
/// Number of bytes of slots of a class from which on further ones are in huge pages.
const HUGE_PAGES_FROM: u64 = 8 << 20;
/// Bytes of headers that are mapped repeatedly for a large variable.
const REPEATED: u64 = 4 << 20;
/// Size of an object that has no bounds.
const UNBOUNDED: u64 = 1 << 62;

/// Row of the table that leads from an address to its header: `base + (((address << 24) >> shift) << 4)`, and to its shadow:
/// `(address & mask) + shadow`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Row {
    shift: u64,
    base: u64,
    mask: u64,
    shadow: u64,
}

/// Number of rows: one for each window of user space.
const ROWS: usize = 128;

/// Slots of one class that are not in use, and that no thread keeps.
pub(super) struct Class {
    /// Number of slots that were taken for the first time.
    used: u64,
    /// Slots in the quarantine.
    pub(super) waiting: SlotQueue,
    /// Whether its further slots are in huge pages.
    has_huge_pages: bool,
}

impl Class {
    /// Takes slots that were never used, at most `count`; returns their numbers.
    pub(super) fn take_fresh(&mut self, class: u32, count: u64) -> Range<u64> {
        let start = self.used;
        self.used = most_slots(class).min(start + count);
        if !self.has_huge_pages && class < GIVEN_BACK && self.used << class >= HUGE_PAGES_FROM {
            self.has_huge_pages = true;
            use_huge_pages(class, self.used);
        }
        start..self.used
    }
}

/// Tables that compiled code reads.
#[repr(C)]
struct Tables {
    rows: [Row; ROWS],
    fitting: Fitting,
    pending: AtomicU32,
}

/// Distance from the table of rows to that of calls that fit.
pub(in crate::jit) const FITTING: u64 = std::mem::offset_of!(Tables, fitting) as u64;

/// The reservation.
pub(in crate::jit) struct Space {
    tables: &'static Tables,
    _host: Box<[Header; 2]>,
    classes: [Mutex<Class>; (LARGEST - SMALLEST + 1) as usize],
    /// Address space for the code and data of programs: the end of what was used, and parts that are free again.
    data: Mutex<(u64, Vec<Range<u64>>)>,
}

/// Most slots of a class: their numbers plus 1 fit in 32 bits.
fn most_slots(class: u32) -> u64 {
    (1 << (WINDOW - class)).min(u64::from(u32::MAX) - 1)
}

/// Returns the class of the slots for objects of a size. `None`: they are too large.
pub(super) fn class_for(size: u64, align: u64) -> Option<u32> {
    let room = size.checked_add(1)?.max(align).max(1 << SMALLEST).checked_next_power_of_two()?;
    Some(room.ilog2()).filter(|class| *class <= LARGEST)
}

/// Number of freed slots of a class that wait before the first of them is used again. Each thread has as many.
#[inline(always)]
pub(super) const fn quarantine(class: u32) -> u64 {
    let count = (256 << 10) >> class;
    if count > 16 { count } else { 16 }
}

static SPACE: OnceLock<Result<Space, i32>> = OnceLock::new();

/// Returns the reservation of this process, made with the first call.
pub(in crate::jit) fn space() -> io::Result<&'static Space> {
    let made = SPACE.get_or_init(|| Space::reserve().map_err(|error| error.raw_os_error().unwrap_or(libc::ENOMEM)));
    made.as_ref().map_err(|code| io::Error::from_raw_os_error(*code))
}

/// Returns the reservation, if there is one.
#[inline]
pub(in crate::jit) fn existing() -> Option<&'static Space> {
    SPACE.get()?.as_ref().ok()
}

/// Returns whether an address is in the reservation.
pub(in crate::jit) fn contains(address: u64) -> bool {
    (FIRST << WINDOW..END << WINDOW).contains(&address)
}

/// Returns whether an address is that of code or data of a program.
#[inline]
pub(in crate::jit) fn is_program(address: u64) -> bool {
    is_data(address) || (LOW.0.load(Ordering::Relaxed)..LOW.1.load(Ordering::Relaxed)).contains(&address)
}

/// Returns whether an address is where the first program of each process begins.
pub(in crate::jit) fn is_first(address: u64) -> bool {
    address == DATA << WINDOW
}

/// Returns whether an address is in the window of code and variables.
#[inline]
pub(in crate::jit) fn is_data(address: u64) -> bool {
    address >> WINDOW == DATA
}

/// Address ranges of the constants of programs.
static CONSTANTS: RwLock<Vec<Range<u64>>> = RwLock::new(Vec::new());

/// Adds the address range of the constants of a program.
pub(in crate::jit) fn note_constants(range: Range<u64>) {
    if is_data(range.start) && !range.is_empty() {
        CONSTANTS.write().unwrap_or_else(PoisonError::into_inner).push(range);
    }
}

/// Returns whether an address is that of a constant of a program.
pub(in crate::jit) fn is_constant(address: u64) -> bool {
    let inside = |range: &Range<u64>| range.contains(&address);
    is_data(address) && CONSTANTS.read().unwrap_or_else(PoisonError::into_inner).iter().any(inside)
}

/// Addresses of the code of programs outside of the reservation: the first, and the end.
static LOW: (AtomicU64, AtomicU64) = (AtomicU64::new(u64::MAX), AtomicU64::new(0));

/// Notes that a program has its code outside of the reservation, since its assembly reaches 2 GiB only.
pub(in crate::jit) fn note_low(code: &Range<u64>) {
    LOW.0.fetch_min(code.start, Ordering::Relaxed);
    LOW.1.fetch_max(code.end, Ordering::Relaxed);
}

/// Returns the bounds of the object that an address belongs to; both are 0 if there is none. `None`: memory of the host.
pub(in crate::jit) fn bounds(address: u64) -> Option<Header> {
    existing()?;
    if let Some(slot) = slot_of(address) {
        return Some(slot.bounds());
    }
    let header =
        (DATA_HEADERS << WINDOW) + ((address & ((1 << WINDOW) - 1)) >> DATA_GRAIN) * size_of::<Header>() as u64;
    // SAFETY: the headers of the window are reserved; where nothing was written they are zero.
    is_data(address).then(|| unsafe { ptr::read(header as *const Header) })
}

/// Returns whether an address belongs to an object whose bounds are known.
pub(super) fn has_live_object(address: u64) -> bool {
    match slot_of(address) {
        Some(slot) => slot.known().state == State::Live && slot.bounds().size > 0,
        None => bounds(address).is_some_and(|object| object.size > 0),
    }
}

/// Fills a range of headers, whose bounds are multiples of a page, with one header: the same pages are mapped again and
/// again. Returns whether that was possible.
fn repeat(header: Header, range: Range<u64>) -> bool {
    // SAFETY: the range is that of the headers of one variable, inside of the reservation.
    unsafe {
        let Ok(file) = memory_file::create(c"headers", REPEATED) else { return false };
        let map = |at: u64, size: u64, access| {
            let flags = libc::MAP_SHARED | if at == 0 { 0 } else { libc::MAP_FIXED };
            libc::mmap(at as *mut libc::c_void, size as usize, access, flags, file.as_raw_fd(), 0)
        };
        let pages = map(0, REPEATED, libc::PROT_READ | libc::PROT_WRITE);
        let mut done = pages != libc::MAP_FAILED;
        if done {
            std::slice::from_raw_parts_mut(pages.cast::<Header>(), (REPEATED / HEADER) as usize).fill(header);
            libc::munmap(pages, REPEATED as usize);
            let starts = range.clone().step_by(REPEATED as usize);
            done = starts
                .map(|at| map(at, REPEATED.min(range.end - at), libc::PROT_READ))
                .all(|at| at != libc::MAP_FAILED);
        }
        done
    }
}

/// Maps fresh memory in a part of the reservation.
fn map(start: u64, size: u64, access: libc::c_int) -> io::Result<()> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED;
    let (start, size) = (start as *mut libc::c_void, size as usize);
    // SAFETY: the callers pass parts of the reservation that nothing refers to.
    unsafe {
        if libc::mmap(start, size, access, flags, -1, 0) == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        // Slots of many classes would take a huge page each.
        libc::madvise(start, size, libc::MADV_NOHUGEPAGE);
        libc::madvise(start, size, libc::MADV_DONTDUMP);
    }
    Ok(())
}

/// Has the kernel use huge pages for slots of a class from a number on, their headers, details and shadows: a program with so many
/// objects would have misses of the TLB in each of them.
#[cold]
fn use_huge_pages(class: u32, from: u64) {
    let (first, end) = (Slot { class, index: from }, Slot { class, index: most_slots(class) });
    let advise = |start: u64, end: u64| {
        let (start, end) = (start.next_multiple_of(HUGE_PAGE), end & !(HUGE_PAGE - 1));
        // SAFETY: parts of the reservation, whose content stays.
        unsafe { libc::madvise(start as *mut libc::c_void, (end - start) as usize, libc::MADV_HUGEPAGE) };
    };
    advise(first.start(), end.start());
    advise(first.header_address(), end.header_address());
    advise(first.details_address(), end.details_address());
    if shadow::is_used() {
        advise(first.start() + shadow::DISTANCE, end.start() + shadow::DISTANCE);
    }
}

impl Space {
    fn reserve() -> io::Result<Space> {
        let parts = [HEADERS..HEADERS_END, TAGS..TAGS_END, FIRST << WINDOW..END << WINDOW, TABLES..LAYOUTS.end];
        for Range { start, end } in parts {
            let size = end - start;
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED_NOREPLACE;
            // SAFETY: MAP_FIXED_NOREPLACE does not replace existing mappings.
            let at = unsafe { libc::mmap(start as *mut libc::c_void, size as usize, libc::PROT_NONE, flags, -1, 0) };
            if at == libc::MAP_FAILED || at as u64 != start {
                return Err(io::Error::last_os_error());
            }
            map(start, size, libc::PROT_READ | libc::PROT_WRITE)?;
        }
        let host = Box::new([Header { start: 0, size: UNBOUNDED }; 2]);
        let of_host = Row { shift: 63, base: host.as_ptr() as u64, mask: 0, shadow: shadow::of_host() };
        let mut table = [of_host; ROWS];
        let row = |shift: u32, base| Row { shift: shift.into(), base, mask: u64::MAX, shadow: shadow::DISTANCE };
        for class in SMALLEST..=LARGEST {
            table[(FIRST + u64::from(class - SMALLEST)) as usize] = row(class + 24, headers_of(class));
        }
        table[DATA as usize] = row(DATA_GRAIN + 24, DATA_HEADERS << WINDOW);
        let fitting = [const { AtomicU64::new(0) }; signatures::ENTRIES as usize];
        let tables = TABLES as *mut Tables;
        // SAFETY: the memory was mapped above, for this process's only reservation, and is never unmapped.
        let tables: &'static Tables = unsafe {
            tables.write(Tables { rows: table, fitting, pending: AtomicU32::new(0) });
            &*tables
        };
        let classes =
            std::array::from_fn(|_| Mutex::new(Class { used: 0, waiting: SlotQueue::EMPTY, has_huge_pages: false }));
        Ok(Space { tables, _host: host, classes, data: Mutex::new((DATA << WINDOW, Vec::new())) })
    }

    /// Returns the address of the table of rows.
    pub(in crate::jit) fn table(&self) -> u64 {
        self.tables.rows.as_ptr() as u64
    }

    /// Returns the header that compiled code finds for an address.
    pub(in crate::jit) fn header_for(&self, address: u64) -> Header {
        let row = &self.tables.rows[(address >> WINDOW) as usize % ROWS];
        let header = row.base + ((address << 24 >> row.shift) << 4);
        // SAFETY: as for compiled code: headers of the reservation, or those for memory of the host.
        unsafe { ptr::read(header as *const Header) }
    }

    /// Returns the number of undefined arguments that functions have yet to take, in all threads.
    pub(super) fn pending(&self) -> &AtomicU32 {
        &self.tables.pending
    }

    /// Returns the table of calls that fit.
    pub(super) fn fitting(&self) -> &Fitting {
        &self.tables.fitting
    }

    /// Returns address space for the code and data of a program, which is not accessible yet.
    pub(in crate::jit) fn take_data(&self, size: u64) -> io::Result<u64> {
        let too_large = || io::Error::from_raw_os_error(libc::ENOMEM);
        let size = size.checked_next_multiple_of(DATA_UNIT).ok_or_else(too_large)?;
        let mut data = self.data.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = data.1.iter().position(|free| free.end - free.start >= size) {
            let start = data.1[at].start;
            data.1[at].start += size;
            data.1.retain(|free| !free.is_empty());
            return Ok(start);
        }
        let start = data.0;
        data.0 = start.checked_add(size).filter(|end| *end <= (DATA + 1) << WINDOW).ok_or_else(too_large)?;
        map(start, size, libc::PROT_NONE)?;
        Ok(start)
    }

    /// Gives back the address space of a program.
    ///
    /// # Safety
    /// No references to its memory remain.
    pub(in crate::jit) unsafe fn give_data_back(&self, range: Range<u64>) {
        let end = range.end.next_multiple_of(DATA_UNIT);
        let headers = range.start + ((DATA_HEADERS - DATA) << WINDOW);
        let size = end - range.start;
        signatures::forget(&range);
        let is_free = map(range.start, size, libc::PROT_NONE).is_ok()
            && map(headers, size, libc::PROT_READ | libc::PROT_WRITE).is_ok();
        if is_free {
            let inside = |constants: &Range<u64>| range.contains(&constants.start);
            CONSTANTS.write().unwrap_or_else(PoisonError::into_inner).retain(|constants| !inside(constants));
            self.data.lock().unwrap_or_else(PoisonError::into_inner).1.push(range.start..end);
        }
    }

    /// Enters the bounds of a variable of a program, which begins at a multiple of 16 and is followed by at least one byte
    /// that belongs to none.
    pub(in crate::jit) fn enter_variable(&self, start: u64, size: u64) {
        if !is_data(start) {
            return;
        }
        let first = (DATA_HEADERS << WINDOW) + ((start - (DATA << WINDOW)) >> DATA_GRAIN) * HEADER;
        let end = first + ((size >> DATA_GRAIN) + 1) * HEADER;
        let header = Header { start, size };
        if shadow::is_used() {
            shadow::define(start, size);
        }
        let copied = first.next_multiple_of(PAGE)..end & !(REPEATED - 1);
        let copied = match end - first > 2 * REPEATED && repeat(header, copied.clone()) {
            true => copied,
            false => end..end,
        };
        for at in (first..copied.start).chain(copied.end..end).step_by(HEADER as usize) {
            // SAFETY: the headers of the window are reserved.
            unsafe { ptr::write(at as *mut Header, header) };
        }
    }

    pub(super) fn class(&self, class: u32) -> MutexGuard<'_, Class> {
        self.classes[(class - SMALLEST) as usize].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Allocates an object; returns its slot and whether its memory is zero. `None`: it is too large.
    pub(in crate::jit) fn allocate(&self, size: u64, align: u64) -> Option<(Slot, bool)> {
        let class = class_for(size, align)?;
        let taken = self.take(class)?;
        Some((Slot { class, index: taken.index() }, taken.is_unused() || class >= GIVEN_BACK))
    }

    /// Allocates a variable of a function; returns its slot. `None`: it is too large.
    #[inline(always)]
    pub(super) fn allocate_variable(&self, size: u64, align: u64) -> Option<Slot> {
        let class = class_for(size, align)?;
        let index = match class < GIVEN_BACK {
            true => thread_slots::take_for_variable(self, class),
            false => self.take_large(class).map(Taken::index),
        };
        Some(Slot { class, index: index? })
    }

    /// Takes a slot of a class.
    #[inline(always)]
    fn take(&self, class: u32) -> Option<Taken> {
        match class < GIVEN_BACK {
            true => thread_slots::take(self, class),
            false => self.take_large(class),
        }
    }

    #[inline(never)]
    fn take_large(&self, class: u32) -> Option<Taken> {
        let mut shared = self.class(class);
        let fresh = if shared.waiting.count > quarantine(class) { 0..0 } else { shared.take_fresh(class, 1) };
        Some(match fresh.is_empty() {
            true => Taken::new(shared.waiting.pop(class)?.index, false),
            false => Taken::new(fresh.start, true),
        })
    }

    /// Allocates an object and makes it accessible; returns its address. `zero`: whether its memory must be zero. `None`: it is
    /// too large.
    pub(super) fn allocate_block(&self, align: u64, details: Details, zero: bool) -> Option<u64> {
        let class = class_for(details.size, align)?;
        let taken = self.take(class)?;
        let address = self.enter(Slot { class, index: taken.index() }, details);
        if zero && !taken.is_unused() && class < GIVEN_BACK {
            // SAFETY: the new object.
            unsafe { ptr::write_bytes(address as *mut u8, 0, details.size as usize) };
        }
        Some(address)
    }

    /// Returns all slots that were ever taken, and what is known about them.
    pub(super) fn slots(&self) -> impl Iterator<Item = (Slot, Details)> {
        let used = |class: u32| self.class(class).used;
        let all = (SMALLEST..=LARGEST).flat_map(move |class| (0..used(class)).map(move |index| Slot { class, index }));
        all.map(|slot| (slot, slot.known()))
    }

    /// Makes the object of a slot accessible, and returns its address.
    #[inline(always)]
    pub(in crate::jit) fn enter(&self, slot: Slot, details: Details) -> u64 {
        let start = slot.start();
        // SAFETY: the slot is reserved, and was given to the caller alone.
        unsafe {
            ptr::write(slot.details(), details);
            ptr::write(slot.header(), Header { start, size: details.size });
            slot.set_tag(Tag::of_live(details.kind));
        }
        start
    }

    /// Ends the lifetime of a variable, which may begin again. `place`: the location of the end, plus 1.
    pub(super) fn end_lifetime(&self, slot: Slot, place: u32) {
        // SAFETY: as in `enter`.
        unsafe {
            (*slot.header()).size = 0;
            let details = slot.details();
            ((*details).state, (*details).end) = (State::Ended, place);
        }
        slot.set_state_changed();
        self.forget_content(slot);
    }

    /// Begins the lifetime of a variable.
    pub(super) fn begin_lifetime(&self, slot: Slot) {
        // SAFETY: as in `enter`.
        unsafe {
            let details = slot.details();
            let is_forgotten = (*details).state == State::Ended;
            (*details).state = State::Live;
            (*slot.header()).size = (*details).size;
            // Nothing was stored since its end.
            if is_forgotten {
                return;
            }
        }
        self.forget_content(slot);
    }

    fn forget_content(&self, slot: Slot) {
        if shadow::is_used() {
            let known = slot.known();
            shadow::forget(slot.start(), known.size, known.size_of_origins());
        }
    }

    /// Clears the shadow of a slot that is released. Large slots lose theirs with their memory.
    #[inline(always)]
    fn forget_small(&self, slot: Slot) {
        if slot.class < GIVEN_BACK {
            self.forget_content(slot);
        }
    }

    /// Ends the object of a slot, which enters the quarantine. `site`: as in [`Details`].
    #[inline(always)]
    pub(in crate::jit) fn release(&self, slot: Slot, site: u64) {
        self.forget_small(slot);
        // SAFETY: as in `enter`.
        unsafe {
            (*slot.header()).size = 0;
            let details = slot.details();
            ((*details).state, (*details).site) = (State::Freed, site);
        }
        slot.set_tag(Tag::FREED);
        match slot.class < GIVEN_BACK {
            true => thread_slots::put(slot),
            false => self.release_large(slot),
        }
    }

    /// Ends a variable, whose slot waits for other variables. Returns the object that its function allocated before.
    #[inline(always)]
    pub(super) fn release_variable(&self, slot: Slot) -> u64 {
        self.forget_small(slot);
        // SAFETY: as in `enter`.
        let before = unsafe {
            (*slot.header()).size = 0;
            let details = slot.details();
            (*details).state = State::Freed;
            (*details).before
        };
        match slot.class < GIVEN_BACK {
            true => thread_slots::put_variable(slot),
            false => self.release_large(slot),
        }
        before
    }

    /// Gives the memory of a large slot back, and puts it into the quarantine.
    #[inline(never)]
    fn release_large(&self, slot: Slot) {
        // SAFETY: as in `enter`.
        unsafe { libc::madvise(slot.start() as *mut libc::c_void, 1 << slot.class, libc::MADV_DONTNEED) };
        if shadow::is_used() {
            shadow::give_back(slot.start(), 1 << slot.class);
        }
        self.class(slot.class).waiting.push(slot);
    }

    /// Ends the block at an address, if it begins there, lives and is of a kind. `freed`: the number of the call stack, as in
    /// [`Details::site`]. Returns the size of the block.
    #[inline(never)]
    pub(super) fn release_block(&self, address: u64, kind: Kind, freed: u32) -> Option<u64> {
        let slot = slot_of(address)?;
        let mut known = slot.known();
        if known.state != State::Live || known.kind != kind || slot.bounds().start != address {
            return None;
        }
        known.set_freed(freed);
        self.release(slot, known.site);
        Some(known.size)
    }
}
