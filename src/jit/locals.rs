//! `thread_local` variables. Each thread has a copy of all of a program's, made from their initial values when the thread
//! first asks for one, and given back when it ends.
//!
//! The copies of a thread are in a list of its own, found by the number of their [`Image`]. What a thread's end runs may still
//! use them (destructors of `pthread_key_create`), so that they are given back in the last of the rounds that there are.

use super::variable_memory::VariableMemory;
use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// What thread-local variables are at first. It lies among the program's read-only data.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Image {
    /// No two programs have the same.
    number: u64,
    /// Where the initial values are.
    values: u64,
    size: u64,
    align: u64,
}

impl Image {
    pub(super) fn new(values: u64, size: u64, align: u64) -> Image {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Image { number: NEXT.fetch_add(1, Ordering::Relaxed), values, size, align }
    }

    /// As it lies in memory.
    pub(super) fn bytes(&self) -> [u8; size_of::<Image>()] {
        let mut bytes = [0; size_of::<Image>()];
        let words = [self.number, self.values, self.size, self.align];
        bytes.chunks_exact_mut(8).zip(words).for_each(|(to, word)| to.copy_from_slice(&word.to_le_bytes()));
        bytes
    }
}

/// A thread's copy.
struct Copy {
    number: u64,
    memory: VariableMemory,
}

/// All copies of a thread.
#[derive(Default)]
struct Copies {
    all: Vec<Copy>,
    /// How often the thread's end came by.
    rounds: u32,
}

thread_local! {
    /// Without a destructor of its own: it can be asked as long as there is a thread.
    static COPIES: Cell<*mut Copies> = const { Cell::new(std::ptr::null_mut()) };
}

/// glibc calls the destructors of keys that often as long as there are values (PTHREAD_DESTRUCTOR_ITERATIONS).
const ROUNDS: u32 = 4;

/// This thread's copy.
///
/// # Safety
/// The image must be that of a program that is still there.
pub(super) unsafe extern "sysv64" fn copy(image: *const Image) -> *mut u8 {
    // SAFETY: the caller vouches for the image; the list is this thread's, and nobody else is looking at it.
    unsafe {
        let (image, copies) = (&*image, COPIES.get());
        if !copies.is_null()
            && let Some(found) = (*copies).all.iter().find(|c| c.number == image.number)
        {
            return found.memory.start() as *mut u8;
        }
        new_copy(image)
    }
}

/// Where this thread's copy is; where the initial values are if it has none.
///
/// # Safety
/// As for [`copy`].
pub(super) unsafe fn look(image: *const Image) -> u64 {
    // SAFETY: the caller vouches for the image; the list is this thread's.
    unsafe {
        let copies = COPIES.get();
        let own = |copies: &Copies| copies.all.iter().find(|c| c.number == (*image).number).map(|c| c.memory.start());
        let found = if copies.is_null() { None } else { own(&*copies) };
        found.unwrap_or((*image).values)
    }
}

/// # Safety
/// As for [`copy`].
#[cold]
unsafe fn new_copy(image: &Image) -> *mut u8 {
    // There is nobody to tell of it: the program asks for a variable's address.
    let memory = VariableMemory::guarded(image.size, image.align.max(16)).unwrap_or_else(|_| std::process::abort());
    let start = memory.start() as *mut u8;
    // SAFETY: that many initial values are there, and room for them; the list is this thread's.
    unsafe {
        std::ptr::copy_nonoverlapping(image.values as *const u8, start, image.size as usize);
        if COPIES.get().is_null() {
            COPIES.set(Box::into_raw(Box::default()));
        }
        let copies = COPIES.get();
        if let Some(key) = key() {
            libc::pthread_setspecific(key, copies.cast());
        }
        (*copies).all.push(Copy { number: image.number, memory });
        start
    }
}

/// The key whose destructor gives the copies back. Without one (a process can have 1024) they stay.
fn key() -> Option<libc::pthread_key_t> {
    static KEY: OnceLock<Option<libc::pthread_key_t>> = OnceLock::new();
    *KEY.get_or_init(|| {
        let mut key = 0;
        // SAFETY: the destructor has the right signature.
        (unsafe { libc::pthread_key_create(&mut key, Some(end)) } == 0).then_some(key)
    })
}

unsafe extern "C" fn end(copies: *mut libc::c_void) {
    let copies: *mut Copies = copies.cast();
    // SAFETY: the key's value is what `new_copy` set for this thread, which is about to end.
    unsafe {
        (*copies).rounds += 1;
        if (*copies).rounds < ROUNDS
            && let Some(key) = key()
        {
            libc::pthread_setspecific(key, copies.cast());
            return;
        }
        COPIES.set(std::ptr::null_mut());
        drop(Box::from_raw(copies));
    }
}

/// Gives back this thread's copy of a program's variables, which nobody will ask for again.
///
/// # Safety
/// As for [`copy`], and no code of the program runs on this thread any more.
pub(super) unsafe fn forget(image: *const Image) {
    let copies = COPIES.get();
    if copies.is_null() {
        return;
    }
    // SAFETY: the caller vouches for the image; the list is this thread's.
    unsafe {
        let number = (*image).number;
        (*copies).all.retain(|copy| copy.number != number);
    }
}
