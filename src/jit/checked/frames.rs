//! Frames: the variables in slots that a function allocates when it begins, all at once.
//!
//! ```text
//! begin  ◄─ frames that wait ◄─ end         the first of them, if enough wait
//!        ◄─ spare frames     ◄─ end         those of deep recursions
//!        ◄─ new slots
//! ```
//!
//! A frame remains one of its function, so that sizes, places and bounds are entered only once. A pointer to a variable is found stale until
//! its frame is used again, some calls of the function later. The frames of a thread are for others when it ends.

use crate::jit::checked::shadow;
use crate::jit::checked::slot::{Details, FrameMarks, GIVEN_BACK, Header, Kind, Tag, slot_of};
use crate::jit::checked::space::{self, Space, class_for, existing};
use crate::jit::checked::stack::Place;
use crate::jit::link::stream::{Decoder, Encoder};
use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
use std::cell::Cell;
use std::ptr;
use std::sync::{Mutex, PoisonError};

/// Number of frames of a function that wait before the first of them is used again.
const WAIT: usize = 8;
/// Maximum number of frames of a function that wait: a power of two.
const MAX_WAITING: usize = 2 * WAIT;

/// A variable of a function.
pub(in crate::jit) struct FrameVariable {
    pub size: u64,
    pub align: u64,
    pub place: Place,
}

/// The variables of a function. It lives as long as the process, since frames do.
pub(in crate::jit) struct FrameLayout {
    /// Its index among the layouts of the process.
    number: usize,
    variables: Vec<FrameVariable>,
    /// Frames that threads have left.
    left: Mutex<Vec<Idle>>,
}

/// A frame that no call uses.
struct Idle(*mut Frame);

// SAFETY: nothing else refers to a frame that no call uses.
unsafe impl Send for Idle {}

/// A variable of a frame.
#[repr(C)]
pub(in crate::jit) struct Variable {
    address: u64,
    size: u64,
    header: *mut Header,
    /// Null: the program has none.
    shadow: *mut u8,
    marks: FrameMarks,
}

/// The slots of the variables of one call, which follow.
#[repr(C)]
pub(in crate::jit) struct Frame {
    /// The next spare frame.
    next: *mut Frame,
    layout: *const FrameLayout,
    /// Number of variables, and of the layout.
    count: u32,
    number: u32,
}

/// Returns the offset in a frame of the word with the address of a variable.
pub(in crate::jit) fn address_at(variable: usize) -> usize {
    size_of::<Frame>() + variable * size_of::<Variable>()
}

/// Number of layouts so far. They are next to each other in the reservation, so that each process that loads a program from the cache
/// has them where its code expects them.
static LAYOUTS: Mutex<usize> = Mutex::new(0);

/// Returns whether a variable of this size and alignment can be one of a frame.
pub(in crate::jit) fn fits(size: u64, align: u64) -> bool {
    // One without bytes would seem to have ended.
    size > 0 && class_for(size, align).is_some_and(|class| class < GIVEN_BACK)
}

/// Enters the variables of a function; returns the address of their layout. Without a reservation, it is 0: nothing will be executed.
pub(in crate::jit) fn enter(variables: Vec<FrameVariable>) -> u64 {
    if existing().is_none() {
        return 0;
    }
    let mut layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
    add(&mut layouts, variables)
}

/// Adds a layout; returns its address.
fn add(layouts: &mut usize, variables: Vec<FrameVariable>) -> u64 {
    let address = address_of(*layouts);
    assert!(address < space::LAYOUTS.end, "a process has fewer functions than there is room for");
    let layout = FrameLayout { number: *layouts, variables, left: Mutex::new(Vec::new()) };
    // SAFETY: a part of the reservation that nothing refers to; the caller has locked the number.
    unsafe { (address as *mut FrameLayout).write(layout) };
    *layouts += 1;
    address
}

/// Returns the address of a layout.
fn address_of(number: usize) -> u64 {
    space::LAYOUTS.start + (number * size_of::<FrameLayout>()) as u64
}

/// Encodes all layouts, to whose addresses code refers.
pub(in crate::jit) fn encode(out: &mut Encoder) {
    let layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: so many were added, and they are never freed.
    let all = (0..*layouts).map(|number| unsafe { &*(address_of(number) as *const FrameLayout) });
    out.list(all, |out, layout| {
        out.list(layout.variables.iter(), |out, variable| {
            let FrameVariable { size, align, place } = variable;
            [*size, *align, place.word()].into_iter().for_each(|number| out.number(number));
        });
    });
}

/// Enters the layouts of a program from the cache at the addresses that they had. `None`: the addresses are in use.
pub(in crate::jit) fn enter_encoded(input: &mut Decoder) -> Option<()> {
    let all = input.list(|input| {
        input.list(|input| {
            let (size, align, place) = (input.number()?, input.number()?, Place::of_word(input.number()?));
            (align.is_power_of_two() && fits(size, align)).then_some(FrameVariable { size, align, place })
        })
    })?;
    let mut layouts = LAYOUTS.lock().unwrap_or_else(PoisonError::into_inner);
    if *layouts > 0 {
        return None;
    }
    for variables in all {
        add(&mut layouts, variables);
    }
    Some(())
}

/// Frames of a function that a thread keeps.
#[derive(Clone, Copy)]
struct Kept {
    /// Number of frames that wait.
    count: usize,
    /// Position in `waiting` of the first one, counted from the first that ever waited.
    first: usize,
    /// More frames, in a list; the last one is taken first.
    spare: *mut Frame,
    /// A ring.
    waiting: [*mut Frame; MAX_WAITING],
}

const NOTHING: Kept = Kept { count: 0, first: 0, spare: ptr::null_mut(), waiting: [ptr::null_mut(); MAX_WAITING] };

impl Kept {
    /// Takes the first frame that waits.
    #[inline(always)]
    fn take(&mut self) -> *mut Frame {
        let frame = self.waiting[self.first % MAX_WAITING];
        (self.count, self.first) = (self.count - 1, self.first.wrapping_add(1));
        // SAFETY: a prefetch has no effect, whatever the address. The next call of the function uses that frame.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(self.waiting[self.first % MAX_WAITING].cast()) };
        frame
    }

    /// Keeps a frame.
    ///
    /// # Safety
    /// No call uses the frame.
    #[inline(always)]
    unsafe fn put(&mut self, frame: *mut Frame) {
        if self.count == MAX_WAITING {
            // SAFETY: as the caller guarantees.
            unsafe { (*frame).next = self.spare };
            self.spare = frame;
            return;
        }
        self.waiting[self.first.wrapping_add(self.count) % MAX_WAITING] = frame;
        self.count += 1;
    }
}

thread_local! {
    /// The thread's frames that no call uses, indexed by the number of the layout: address and length of the array. Without a
    /// destructor, as in `thread_slots`.
    static KEPT: Cell<(*mut Kept, usize)> = const { Cell::new((ptr::null_mut(), 0)) };
    /// Passes the frames of a thread on when it ends.
    static AT_END: AtEnd = const { AtEnd };
}

struct AtEnd;

impl Drop for AtEnd {
    fn drop(&mut self) {
        let (start, count) = KEPT.replace((ptr::null_mut(), 0));
        if count == 0 {
            return;
        }
        // SAFETY: `grow` made it, and nothing else refers to it or to the frames.
        unsafe {
            for kept in Box::from_raw(ptr::slice_from_raw_parts_mut(start, count)) {
                (0..kept.count).for_each(|n| leave(kept.waiting[kept.first.wrapping_add(n) % MAX_WAITING]));
                let mut frame = kept.spare;
                while !frame.is_null() {
                    let next = (*frame).next;
                    leave(frame);
                    frame = next;
                }
            }
        }
    }
}

/// Leaves a frame to other threads.
///
/// # Safety
/// No call uses the frame.
#[cold]
unsafe fn leave(frame: *mut Frame) {
    // SAFETY: layouts are never freed.
    let layout = unsafe { &*(*frame).layout };
    layout.left.lock().unwrap_or_else(PoisonError::into_inner).push(Idle(frame));
}

/// Returns what the thread keeps of a function. `None`: nothing so far.
#[inline(always)]
fn kept(number: usize) -> Option<&'static mut Kept> {
    let (start, count) = KEPT.get();
    // SAFETY: the array has so many elements, which only this thread uses, one reference at a time.
    (number < count).then(|| unsafe { &mut *start.add(number) })
}

/// Makes room for what the thread keeps of a function. `None`: the thread is ending.
#[cold]
fn grow(number: usize) -> Option<&'static mut Kept> {
    AT_END.try_with(|_| ()).ok()?;
    let (start, count) = KEPT.get();
    let mut all = match count {
        0 => Vec::new(),
        // SAFETY: made here before.
        _ => unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(start, count)) }.into_vec(),
    };
    all.resize((number + 1).next_power_of_two().max(256), NOTHING);
    let all = Box::leak(all.into_boxed_slice());
    KEPT.set((all.as_mut_ptr(), all.len()));
    kept(number)
}

/// Returns the variables of a frame.
///
/// # Safety
/// The frame is one that `create` made.
#[inline(always)]
unsafe fn variables<'a>(frame: *mut Frame) -> &'a [Variable] {
    // SAFETY: they follow the frame.
    unsafe { std::slice::from_raw_parts(frame.add(1).cast(), (*frame).count as usize) }
}

/// Takes slots for a frame. Null: there are too few.
#[cold]
fn create(space: &Space, layout: &FrameLayout) -> *mut Frame {
    let mut words: Vec<u64> = vec![0; address_at(layout.variables.len()) / size_of::<u64>()];
    let frame = words.as_mut_ptr().cast::<Frame>();
    for (n, variable) in layout.variables.iter().enumerate() {
        let Some(slot) = space.allocate_variable(variable.size, variable.align) else { return ptr::null_mut() };
        // SAFETY: there is room for so many.
        let place = unsafe { frame.add(1).cast::<Variable>().add(n) };
        // SAFETY: as above.
        let marks = unsafe { &raw const (*place).marks };
        let details = Details::live(Kind::Stack, variable.size, variable.place.word()).in_frame(marks);
        let address = space.enter(slot, details);
        let shadow = shadow::shadow_of(address).unwrap_or(ptr::null_mut());
        let marks = FrameMarks::default();
        let one = Variable { address, size: variable.size, header: slot.header(), shadow, marks };
        // SAFETY: as above.
        unsafe { place.write(one) };
    }
    // SAFETY: as above.
    unsafe {
        let (count, number) = (layout.variables.len() as u32, layout.number as u32);
        frame.write(Frame { next: ptr::null_mut(), layout, count, number });
    }
    std::mem::forget(words);
    frame
}

/// Takes a frame while too few wait. Null: there are too few slots.
#[inline(never)]
fn take_other(layout: &FrameLayout) -> *mut Frame {
    if let Some(kept) = kept(layout.number)
        && !kept.spare.is_null()
    {
        let frame = kept.spare;
        // SAFETY: frames are never freed.
        kept.spare = unsafe { (*frame).next };
        return frame;
    }
    if let Some(Idle(frame)) = layout.left.lock().unwrap_or_else(PoisonError::into_inner).pop() {
        return frame;
    }
    existing().map_or(ptr::null_mut(), |space| create(space, layout))
}

/// Resets the details of a variable for its next life; returns the number of bytes that may have numbers of origins.
#[cold]
fn begin_again(variable: &Variable) -> u64 {
    variable.marks.clear();
    slot_of(variable.address).map_or(0, |slot| {
        slot.set_tag(Tag::UNCHANGED_VARIABLE);
        // SAFETY: the entries of slots are never unmapped.
        let details = unsafe { &mut *slot.details() };
        let origins = details.size_of_origins();
        details.begin_again();
        origins
    })
}

/// Allocates the variables of a call. Null: there are too few slots.
pub(in crate::jit) unsafe extern "sysv64" fn begin(layout: *const FrameLayout) -> *mut Frame {
    // SAFETY: compiled code passes what `enter` returned; frames are never freed, nor are the entries of slots.
    unsafe {
        let layout = &*layout;
        let frame = match kept(layout.number) {
            Some(kept) if kept.count > WAIT => kept.take(),
            _ => take_other(layout),
        };
        if frame.is_null() {
            return frame;
        }
        for variable in variables(frame) {
            (*variable.header).size = variable.size;
        }
        frame
    }
}

/// Ends the variables of a call.
pub(in crate::jit) unsafe extern "sysv64" fn end(frame: *mut Frame) {
    // SAFETY: compiled code passes what `begin` returned; as there.
    unsafe {
        for variable in variables(frame) {
            (*variable.header).size = 0;
            if variable.marks.are_clear() {
                shadow::clear(variable.shadow, variable.size);
            } else if variable.marks.is_changed() {
                let origins = begin_again(variable);
                shadow::forget(variable.address, variable.size, origins);
            } else {
                variable.marks.take_end();
            }
        }
        let number = (*frame).number as usize;
        let Some(kept) = kept(number).or_else(|| grow(number)) else { return leave(frame) };
        kept.put(frame);
    }
}

/// Ends the lifetime of a variable of a frame, until it begins again. `place`: the location of the end, plus 1.
pub(in crate::jit) unsafe extern "sysv64" fn end_lifetime(variable: *const Variable, place: u64) {
    // SAFETY: compiled code passes the address of a variable of its frame.
    unsafe {
        let variable = &*variable;
        variable.marks.set_end(place as u32);
        (*variable.header).size = 0;
        forget(variable);
    }
}

/// Begins the lifetime of a variable of a frame.
pub(in crate::jit) unsafe extern "sysv64" fn begin_lifetime(variable: *const Variable) {
    // SAFETY: as in `end_lifetime`.
    unsafe {
        let variable = &*variable;
        match variable.marks.take_end() {
            0 => forget(variable),
            // Nothing was stored since the end.
            _ => (*variable.header).size = variable.size,
        }
    }
}

/// Marks the memory of a variable as undefined.
#[inline(always)]
fn forget(variable: &Variable) {
    if !variable.marks.is_changed() {
        // SAFETY: the shadow of a variable of a frame.
        return unsafe { shadow::clear(variable.shadow, variable.size) };
    }
    let origins = slot_of(variable.address).map_or(0, |slot| slot.known().size_of_origins());
    shadow::forget(variable.address, variable.size, origins);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::checked::slot::State;
    use crate::jit::checked::space::space;

    /// Enters a function with two variables; returns its layout.
    fn layout() -> *const FrameLayout {
        space().expect("there is address space");
        let variable = |size| FrameVariable { size, align: 16, place: Place::Unknown };
        enter([24, 100].map(variable).into()) as *const FrameLayout
    }

    fn addresses(frame: *mut Frame) -> Vec<u64> {
        // SAFETY: the tests pass frames.
        unsafe { variables(frame) }.iter().map(|variable| variable.address).collect()
    }

    fn sizes(frame: *mut Frame) -> Vec<u64> {
        addresses(frame).iter().map(|at| slot_of(*at).expect("it is in a slot").bounds().size).collect()
    }

    #[test]
    fn frames_wait_and_are_used_again() {
        let layout = layout();
        // SAFETY: it is a layout, and the frames come from `begin`.
        unsafe {
            let first = begin(layout);
            assert_eq!(sizes(first), [24, 100]);
            end(first);
            assert_eq!(sizes(first), [0, 0]);
            for _ in 0..WAIT {
                let other = begin(layout);
                assert_ne!(other, first, "a frame that has just ended must wait");
                end(other);
            }
            let again = begin(layout);
            assert_eq!((again, sizes(again)), (first, vec![24, 100]));
            end(again);
        }
    }

    #[test]
    fn frames_of_recursions_and_threads_are_used_again() {
        let layout = layout() as u64;
        let recursion = move || {
            let layout = layout as *const FrameLayout;
            // SAFETY: as above.
            let frames: Vec<_> = (0..100).map(|_| unsafe { begin(layout) }).collect();
            let mut all: Vec<u64> = frames.iter().copied().flat_map(addresses).collect();
            // SAFETY: as above.
            frames.into_iter().for_each(|frame| unsafe { end(frame) });
            all.sort_unstable();
            all
        };
        let here = recursion();
        let mut distinct = here.clone();
        distinct.dedup();
        assert_eq!(distinct.len(), 200);
        let other = move || (recursion(), recursion());
        let (one, two) = std::thread::spawn(other).join().expect("it ends");
        assert!(one.iter().all(|at| !here.contains(at)));
        // Some frames waited when the second recursion began.
        let common = |all: &[u64]| all.iter().filter(|at| one.contains(at)).count();
        assert!(common(&two) >= 200 - 2 * (WAIT + 1), "{}", common(&two));
        let (third, _) = std::thread::spawn(other).join().expect("it ends");
        assert!(common(&third) > 0, "the frames of a thread that has ended are used");
    }

    #[test]
    fn lifetimes_end_in_frames() {
        let layout = layout();
        let seen = |address: u64| {
            let known = slot_of(address).expect("it is in a slot").known();
            (known.state, known.end())
        };
        // SAFETY: as above.
        unsafe {
            let frame = begin(layout);
            let variable = variables(frame).as_ptr();
            let address = (*variable).address;
            assert_eq!(seen(address), (State::Live, 0));
            end_lifetime(variable, 7);
            assert_eq!((seen(address), sizes(frame)), ((State::Ended, 7), vec![0, 100]));
            begin_lifetime(variable);
            assert_eq!((seen(address), sizes(frame)), ((State::Live, 0), vec![24, 100]));
            end_lifetime(variable, 8);
            end(frame);
            assert_eq!(seen(address), (State::Freed, 0));
        }
    }
}
