//! Slots: where they are, and what is noted about the object in each of them.

use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, Ordering};

/// Logarithm of the size of a window.
pub(in crate::jit) const WINDOW: u32 = 40;
/// Number of the first window, and its address divided by the size of a window.
pub(in crate::jit) const FIRST: u64 = 16;
/// Logarithm of the size of the smallest slots.
pub(in crate::jit) const SMALLEST: u32 = 5;
/// Logarithm of the size of the largest slots.
pub(super) const LARGEST: u32 = 36;
/// Logarithm of the size of slots from which on the memory of freed objects is given back.
pub(super) const GIVEN_BACK: u32 = 16;
/// Address to which `(address >> class) << 4` is added for the header of an address in a slot. Numbers of windows are parts of these
/// distances, so that a class has its headers at a place of its own, and code finds them without a table. mimalloc, the command's
/// allocator, uses the addresses from 2 to 6 TiB.
pub(in crate::jit) const HEADERS: u64 = 13 << (WINDOW - 1);
/// Address of the details of slots.
const DETAILS: u64 = 49 << WINDOW;
/// Distance of the details of small slots from there, so that a slot and its details are in different sets of the processor's caches.
const SKEW: u64 = 0x12a80;
/// Addresses of the tags of slots.
pub(super) const TAGS: u64 = 15 << WINDOW;
pub(super) const TAGS_END: u64 = TAGS + (1 << (WINDOW - SMALLEST + 1));
/// Number of bytes of a header.
pub(super) const HEADER: u64 = size_of::<Header>() as u64;

/// Bounds of an object. Its size is 0 once it is freed.
#[derive(Clone, Copy)]
#[repr(C)]
pub(in crate::jit) struct Header {
    pub start: u64,
    pub size: u64,
}

impl Header {
    /// Whether a range is inside of the object.
    pub(in crate::jit) fn contains(self, address: u64, length: u64) -> bool {
        self.size.checked_sub(length).is_some_and(|last| address.wrapping_sub(self.start) <= last)
    }
}

/// Kind of an object in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(in crate::jit) enum Kind {
    /// By `malloc` and its family.
    Malloc,
    /// By C++'s `new`.
    New,
    /// By C++'s `new[]`.
    NewArray,
    /// An alloca.
    Stack,
    /// The copy that a `byval` parameter points to.
    Argument,
}

impl Kind {
    /// Whether it is released when its function returns.
    pub(in crate::jit) fn is_of_function(self) -> bool {
        matches!(self, Kind::Stack | Kind::Argument)
    }
}

/// State of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(in crate::jit) enum State {
    /// The state of memory that was never written.
    #[allow(dead_code, reason = "all bytes of such details are zero")]
    Unused,
    Live,
    /// The state of a variable whose lifetime has ended, and may begin again.
    Ended,
    Freed,
}

/// Whether functions outside of the program got the address of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
#[repr(u8)]
pub(in crate::jit) enum Escape {
    No,
    /// They may have written to it.
    Lent,
    /// They may also have kept its address.
    Kept,
}

/// Summary of a slot in one byte: the kind of a live block plus 1, and whether the details have changed. Allocations and releases read it
/// in place of the details, which are further away in the processor's caches.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(in crate::jit) struct Tag(u8);

impl Tag {
    /// That of a variable of a function whose details are those it began with.
    pub(super) const UNCHANGED_VARIABLE: Tag = Tag(0);
    /// That of a slot without an object.
    pub(super) const FREED: Tag = Tag(0);
    /// There may be numbers of origins in the slot.
    const HAS_ORIGINS: u8 = 1 << 7;
    /// [`Details::state`] or [`Details::escape`] has changed.
    const CHANGED: u8 = 1 << 6;

    /// Returns the tag of a slot with a new object.
    #[inline(always)]
    pub(super) const fn of_live(kind: Kind) -> Tag {
        match kind {
            Kind::Malloc | Kind::New | Kind::NewArray => Tag(kind as u8 + 1),
            Kind::Stack | Kind::Argument => Tag::UNCHANGED_VARIABLE,
        }
    }

    /// Whether a block of this kind lives in the slot.
    #[inline(always)]
    pub(super) const fn is_live(self, kind: Kind) -> bool {
        self.0 & !(Tag::HAS_ORIGINS | Tag::CHANGED) == kind as u8 + 1
    }

    /// Whether there may be numbers of origins.
    #[inline(always)]
    pub(super) const fn has_origins(self) -> bool {
        self.0 & Tag::HAS_ORIGINS != 0
    }
}

/// Data of a slot for reports and for the allocator.
#[derive(Clone, Copy)]
#[repr(C)]
pub(in crate::jit) struct Details {
    /// Size that was asked for.
    pub size: u64,
    /// Heap: call stacks of the allocation (low half) and of the release, by their numbers in the depot. Stack: place of
    /// the alloca.
    pub site: u64,
    /// Stack: the object that the function allocated before, or [`IN_FRAME`]. Heap: the alignment that `new` was passed; 0: none.
    pub before: u64,
    /// For a variable whose lifetime has ended: the location of its end, plus 1.
    pub(super) end: u32,
    pub kind: Kind,
    pub state: State,
    pub escape: Escape,
    /// Whether numbers of origins of undefined values were stored there.
    has_origins: bool,
}

/// Location of the end of a lifetime that has none.
pub(in crate::jit) const UNKNOWN_END: u32 = u32::MAX;
/// Mark of a word of [`Details`] that is the address of [`FrameMarks`].
const IN_FRAME: u64 = 1;

/// Marks of a variable of a frame, which are cleared when the function returns.
#[derive(Default)]
pub(super) struct FrameMarks {
    /// Location of the end of its lifetime, plus 1; 0: it has not ended.
    end: AtomicU32,
    /// Whether the tag of the slot has changed, which other threads may do too.
    is_changed: AtomicBool,
}

impl FrameMarks {
    /// Whether the lifetime has not ended and the tag has not changed.
    #[inline(always)]
    pub(super) fn are_clear(&self) -> bool {
        self.end.load(Ordering::Relaxed) | u32::from(self.is_changed()) == 0
    }

    /// Whether the tag of the slot has changed.
    #[inline(always)]
    pub(super) fn is_changed(&self) -> bool {
        self.is_changed.load(Ordering::Relaxed)
    }

    /// Sets the end of the lifetime.
    #[inline(always)]
    pub(super) fn set_end(&self, end: u32) {
        self.end.store(end, Ordering::Relaxed);
    }

    /// Returns the end of the lifetime, and removes it.
    #[inline(always)]
    pub(super) fn take_end(&self) -> u32 {
        let end = self.end.load(Ordering::Relaxed);
        self.end.store(0, Ordering::Relaxed);
        end
    }

    /// Removes all marks.
    pub(super) fn clear(&self) {
        self.take_end();
        self.is_changed.store(false, Ordering::Relaxed);
    }
}

/// A slot: its class, and its number in the class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct Slot {
    pub(super) class: u32,
    pub(super) index: u64,
}

impl Slot {
    #[inline(always)]
    pub(super) const fn start(self) -> u64 {
        ((FIRST + (self.class - SMALLEST) as u64) << WINDOW) + (self.index << self.class)
    }

    #[inline(always)]
    pub(super) fn header(self) -> *mut Header {
        self.header_address() as *mut Header
    }

    #[inline(always)]
    pub(super) const fn header_address(self) -> u64 {
        headers_of(self.class) + self.index * HEADER
    }

    #[inline(always)]
    pub(super) fn details(self) -> *mut Details {
        self.details_address() as *mut Details
    }

    #[inline(always)]
    pub(super) const fn details_address(self) -> u64 {
        let skew = if self.class < GIVEN_BACK { SKEW } else { 0 };
        DETAILS + skew + 2 * before_class(self.class) + self.index * size_of::<Details>() as u64
    }

    #[inline(always)]
    pub(super) const fn tag_address(self) -> u64 {
        TAGS + before_class(self.class) / HEADER + self.index
    }

    #[inline(always)]
    pub(super) fn set_tag(self, tag: Tag) {
        // SAFETY: the space is reserved as long as the process lives.
        unsafe { *(self.tag_address() as *mut Tag) = tag };
    }

    fn tag(self) -> &'static AtomicU8 {
        // SAFETY: as in `set_tag`; several threads may set bits.
        unsafe { AtomicU8::from_ptr(self.tag_address() as *mut u8) }
    }

    /// Sets bits of the tag.
    fn add_to_tag(self, bits: u8) {
        if self.tag().load(Ordering::Relaxed) & bits != bits {
            self.tag().fetch_or(bits, Ordering::Relaxed);
            // SAFETY: as in `bounds`.
            if let Some(marks) = unsafe { (*self.details()).marks() } {
                marks.is_changed.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Notes that the state of a variable of the calling thread is changed. No other thread uses a variable whose lifetime ends, so that
    /// none sets a bit at the same time; an atomic operation would take as long as all else.
    pub(super) fn set_state_changed(self) {
        self.tag().store(self.tag().load(Ordering::Relaxed) | Tag::CHANGED, Ordering::Relaxed);
    }

    /// Notes that [`Details::state`] or [`Details::escape`] is changed.
    pub(super) fn set_changed(self) {
        self.add_to_tag(Tag::CHANGED);
    }

    /// Returns the bounds of the object in the slot.
    #[inline]
    pub(in crate::jit) fn bounds(self) -> Header {
        // SAFETY: the space is reserved as long as the process lives.
        unsafe { ptr::read(self.header()) }
    }

    /// Notes that functions outside of the program got the address of the object.
    pub(super) fn set_escape(self, escape: Escape) {
        // SAFETY: as in `bounds`.
        unsafe { (*self.details()).escape = escape };
        self.set_changed();
    }

    /// Notes that numbers of origins are stored in the slot.
    pub(super) fn set_has_origins(self) {
        // SAFETY: as in `bounds`.
        unsafe { (*self.details()).has_origins = true };
        self.add_to_tag(Tag::HAS_ORIGINS);
    }

    /// Whether there may be numbers of origins in the slot.
    pub(super) fn has_origins(self) -> bool {
        Tag(self.tag().load(Ordering::Relaxed)).has_origins()
    }

    /// Returns what is known about the slot.
    #[inline]
    pub(in crate::jit) fn known(self) -> Details {
        // SAFETY: as in `bounds`; all bytes zero are a valid value.
        let mut known = unsafe { ptr::read(self.details()) };
        // The end of a frame changes the headers of its variables only, and the end of a lifetime what is noted in the frame.
        if known.kind == Kind::Stack && known.state == State::Live && known.size > 0 && self.bounds().size == 0 {
            if let Some(marks) = known.marks() {
                known.end = marks.end.load(Ordering::Relaxed);
            }
            known.state = if known.end == 0 { State::Freed } else { State::Ended };
        }
        known
    }
}

/// Returns the slot that an address is in.
#[inline]
pub(in crate::jit) fn slot_of(address: u64) -> Option<Slot> {
    let class = (address >> WINDOW).checked_sub(FIRST)?;
    let class = SMALLEST + u32::try_from(class).ok().filter(|class| *class <= LARGEST - SMALLEST)?;
    Some(Slot { class, index: (address & ((1 << WINDOW) - 1)) >> class })
}

/// Returns the address of the headers of a class.
#[inline(always)]
pub(super) const fn headers_of(class: u32) -> u64 {
    HEADERS + ((FIRST + (class - SMALLEST) as u64) << WINDOW >> class) * HEADER
}

/// Returns the number of bytes that as many headers of the classes before this one would have as there are slots.
#[inline(always)]
const fn before_class(class: u32) -> u64 {
    (1 << WINDOW) - (1 << (WINDOW + SMALLEST - class))
}

impl Details {
    /// Enters the number of the call stack of the release of a block.
    #[inline(always)]
    pub(super) fn set_freed(&mut self, freed: u32) {
        self.site = self.site & u64::from(u32::MAX) | u64::from(freed) << 32;
    }

    /// Returns the number of bytes that may have numbers of origins.
    #[inline]
    pub(super) fn size_of_origins(&self) -> u64 {
        if self.has_origins { self.size } else { 0 }
    }

    /// Begins the life of a variable that was in the slot before.
    #[inline(always)]
    pub(super) fn begin_again(&mut self) {
        (self.end, self.state, self.escape, self.has_origins) = (0, State::Live, Escape::No, false);
    }

    /// Returns the details of a variable of a frame.
    pub(super) fn in_frame(self, marks: *const FrameMarks) -> Details {
        Details { before: marks as u64 | IN_FRAME, ..self }
    }

    /// Returns the marks of a variable of a frame.
    fn marks(&self) -> Option<&'static FrameMarks> {
        let is_in_frame = self.kind == Kind::Stack && self.before & IN_FRAME != 0;
        // SAFETY: `in_frame` has set the address; frames are never freed.
        is_in_frame.then(|| unsafe { &*((self.before & !IN_FRAME) as *const FrameMarks) })
    }

    /// Returns the location of the end of the lifetime of a variable, plus 1; 0 if it is not known.
    pub(in crate::jit) fn end(&self) -> u32 {
        if self.end == UNKNOWN_END { 0 } else { self.end }
    }

    /// Creates the details of a live object.
    #[inline]
    pub(in crate::jit) fn live(kind: Kind, size: u64, site: u64) -> Details {
        Details { size, site, before: 0, end: 0, kind, state: State::Live, escape: Escape::No, has_origins: false }
    }
}
