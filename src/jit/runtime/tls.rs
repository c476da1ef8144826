//! `thread_local` variables. Each thread has one copy of all thread-local variables of a program, which is initialized
//! when the thread first accesses one of them, and freed when the thread exits.
//!
//! Each thread has a list of its copies, indexed by the number of their [`TlsImage`]. Code that runs when a thread
//! exits (destructors of `pthread_key_create`) may still use the copies, so they are freed in the last round of
//! destructors.

use crate::jit::checked::space::existing;
use crate::jit::link::variable_memory::VariableMemory;
use std::cell::Cell;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Template of a program's thread-local variables, in its read-only data.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct TlsImage {
    /// Unique number of the program.
    number: u64,
    /// Address of the initial values.
    values: u64,
    size: u64,
    align: u64,
    /// Address and number of the offsets and sizes of the variables, for checked code.
    bounds: u64,
    count: u64,
}

impl TlsImage {
    /// Creates an image. `bounds`: offsets and sizes of the variables, which must exist as long as the program.
    pub(in crate::jit) fn new(values: u64, size: u64, align: u64, bounds: &[(u64, u64)]) -> TlsImage {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        TlsImage { number, values, size, align, bounds: bounds.as_ptr() as u64, count: bounds.len() as u64 }
    }

    /// Returns offsets and sizes of the variables, for checked code.
    ///
    /// # Safety
    /// The program must still exist.
    unsafe fn bounds(&self) -> &[(u64, u64)] {
        // SAFETY: the caller guarantees that the list exists; its address is not null.
        unsafe { std::slice::from_raw_parts(self.bounds as *const (u64, u64), self.count as usize) }
    }

    /// Returns the representation in memory.
    pub(in crate::jit) fn bytes(&self) -> [u8; size_of::<TlsImage>()] {
        let mut bytes = [0; size_of::<TlsImage>()];
        let words = [self.number, self.values, self.size, self.align, self.bounds, self.count];
        bytes.chunks_exact_mut(8).zip(words).for_each(|(to, word)| to.copy_from_slice(&word.to_le_bytes()));
        bytes
    }
}

/// A thread's copy of one program's variables.
struct ThreadCopy {
    number: u64,
    memory: VariableMemory,
}

/// All copies of a thread.
#[derive(Default)]
struct ThreadCopies {
    all: Vec<ThreadCopy>,
    /// Number of rounds of destructors that have run at the thread's exit.
    rounds: u32,
}

thread_local! {
    /// Copies of this thread. The type has no destructor, so that it is accessible until the thread exits.
    static COPIES: Cell<*mut ThreadCopies> = const { Cell::new(std::ptr::null_mut()) };
}

/// Maximum number of rounds in which glibc calls the destructors of keys that have values
/// (PTHREAD_DESTRUCTOR_ITERATIONS).
const MAX_DESTRUCTOR_ROUNDS: u32 = 4;

/// Returns this thread's copy, created on first use.
///
/// # Safety
/// The image must belong to a program that still exists.
pub(in crate::jit) unsafe extern "sysv64" fn copy(image: *const TlsImage) -> *mut u8 {
    // SAFETY: the caller guarantees the image; the list belongs to this thread, and has no other references.
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

/// Returns the address of this thread's copy; if it has none, that of the initial values.
///
/// # Safety
/// The same as for [`copy`].
pub(in crate::jit) unsafe fn peek(image: *const TlsImage) -> u64 {
    // SAFETY: the caller guarantees the image; the list belongs to this thread.
    unsafe {
        let copies = COPIES.get();
        let own =
            |copies: &ThreadCopies| copies.all.iter().find(|c| c.number == (*image).number).map(|c| c.memory.start());
        let found = if copies.is_null() { None } else { own(&*copies) };
        found.unwrap_or((*image).values)
    }
}

/// Returns the address range of this thread's copy, if it has one.
///
/// # Safety
/// The same as for [`copy`].
pub(in crate::jit) unsafe fn own_copy(image: *const TlsImage) -> Option<Range<u64>> {
    // SAFETY: the caller guarantees the image; the list belongs to this thread.
    let (image, copies) = unsafe { (&*image, COPIES.get().as_ref()?) };
    let found = copies.all.iter().find(|copy| copy.number == image.number)?;
    Some(found.memory.start()..found.memory.start() + image.size)
}

/// Creates this thread's copy.
///
/// # Safety
/// The same as for [`copy`].
#[cold]
unsafe fn new_copy(image: &TlsImage) -> *mut u8 {
    // Accessing a variable cannot fail, so there is no way to report the error.
    // SAFETY: the caller guarantees that the program exists.
    let bounds = unsafe { image.bounds() };
    let align = image.align.max(16);
    let memory = match existing().filter(|_| !bounds.is_empty()) {
        Some(space) => VariableMemory::in_data(space, image.size, align),
        None => VariableMemory::guarded(image.size, align),
    };
    let memory = memory.unwrap_or_else(|_| std::process::abort());
    let start = memory.start() as *mut u8;
    if let Some(space) = existing() {
        bounds.iter().for_each(|(offset, size)| space.enter_variable(memory.start() + offset, *size));
    }
    // SAFETY: there are that many bytes of initial values, and space for them; the list belongs to this
    // thread.
    unsafe {
        std::ptr::copy_nonoverlapping(image.values as *const u8, start, image.size as usize);
        if COPIES.get().is_null() {
            COPIES.set(Box::into_raw(Box::default()));
        }
        let copies = COPIES.get();
        if let Some(key) = key() {
            libc::pthread_setspecific(key, copies.cast());
        }
        (*copies).all.push(ThreadCopy { number: image.number, memory });
        start
    }
}

/// Returns the key whose destructor frees the copies. Without a key (a process can have 1024), they are never freed.
fn key() -> Option<libc::pthread_key_t> {
    static KEY: OnceLock<Option<libc::pthread_key_t>> = OnceLock::new();
    *KEY.get_or_init(|| {
        let mut key = 0;
        // SAFETY: the destructor has the right signature.
        (unsafe { libc::pthread_key_create(&mut key, Some(end)) } == 0).then_some(key)
    })
}

unsafe extern "C" fn end(copies: *mut libc::c_void) {
    let copies: *mut ThreadCopies = copies.cast();
    // SAFETY: `new_copy` set the key's value for this thread, which is about to exit.
    unsafe {
        (*copies).rounds += 1;
        if (*copies).rounds < MAX_DESTRUCTOR_ROUNDS
            && let Some(key) = key()
        {
            libc::pthread_setspecific(key, copies.cast());
            return;
        }
        COPIES.set(std::ptr::null_mut());
        drop(Box::from_raw(copies));
    }
}

/// Frees this thread's copy of a program's variables, which will not be used again.
///
/// # Safety
/// The same as for [`copy`]. No code of the program may run on this thread any more.
pub(in crate::jit) unsafe fn forget(image: *const TlsImage) {
    let copies = COPIES.get();
    if copies.is_null() {
        return;
    }
    // SAFETY: the caller guarantees the image; the list belongs to this thread.
    unsafe {
        let number = (*image).number;
        (*copies).all.retain(|copy| copy.number != number);
    }
}
