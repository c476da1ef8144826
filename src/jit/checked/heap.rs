//! The heap of checked compiled code: the allocation functions of C and C++, called instead of the library's.
//!
//! Blocks that the library allocated itself are passed on to it. Each function begins in assembly, which adds the
//! registers from which the call stack is read, and stops the program when the rest reports a failure.

use crate::engine::Limits;
use crate::host::interpose::heap::{charge, failed, refund};
use crate::host::process;
use crate::host::process::cxx_allocator::{AllocReply, AllocRequest};
use crate::host::symbols::resolve;
use crate::jit::checked::depot;
use crate::jit::checked::exceptions::{innermost_call, stop_at};
use crate::jit::checked::failure::{Failure, Mismatch, stop};
use crate::jit::checked::shadow;
use crate::jit::checked::slot::{Details, Kind, Slot, State, slot_of};
use crate::jit::checked::space::{self, existing};
use crate::jit::checked::{getline, ranges, thread_slots};
use crate::outcome::words;
use libc::c_void;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

/// Registers at the entry of a function: those from which the call stack is read.
pub(super) type Entry = (*const u64, *const u64);

/// Result of a function that may stop the program: its value, and the failure if that is neither null nor [`LIBRARY`].
#[repr(C)]
struct Checked {
    value: u64,
    failure: *const Failure,
}

/// Stands for a failure where the value is the address of a function of the library, which takes the place of this one: it may
/// throw, and the unwinder must find the program as its caller.
const LIBRARY: usize = 1;

impl Checked {
    fn done(value: u64) -> Checked {
        Checked { value, failure: ptr::null() }
    }

    fn failed(failure: Failure) -> Checked {
        Checked { value: 0, failure: failure.keep() }
    }
}

/// Defines functions that begin with the registers at their entry as further arguments: `malloc => malloc_from(rsi, rdx)`.
macro_rules! entries {
    ($($(#[$doc:meta])* $name:ident => $function:ident($stack:literal, $frame:literal);)*) => {
        $($(#[$doc])*
        #[unsafe(naked)]
        unsafe extern "sysv64" fn $name() {
            core::arch::naked_asm!(
                concat!("mov ", $stack, ", rsp"),
                concat!("mov ", $frame, ", rbp"),
                "push rdi",
                "push rsi",
                "sub rsp, 8",
                "call {function}",
                "add rsp, 8",
                "pop rsi",
                "pop rdi",
                "test rdx, rdx",
                "jne 2f",
                "ret",
                "2:",
                "cmp rdx, {library}",
                "jne 3f",
                "jmp rax",
                "3:",
                "mov rax, rdx",
                "jmp {stop}",
                function = sym $function,
                library = const LIBRARY,
                stop = sym stop,
            )
        })*
    };
}

/// [`entries`] of functions that stop no program.
macro_rules! entries_without_failure {
    ($($name:ident => $function:ident($stack:literal, $frame:literal);)*) => {
        $(#[unsafe(naked)]
        unsafe extern "sysv64" fn $name() {
            core::arch::naked_asm!(
                concat!("mov ", $stack, ", rsp"),
                concat!("mov ", $frame, ", rbp"),
                "jmp {function}",
                function = sym $function,
            )
        })*
    };
}

entries_without_failure! {
    malloc => malloc_from("rsi", "rdx");
    calloc => calloc_from("rdx", "rcx");
}

entries! {
    realloc => realloc_from("rdx", "rcx");
    reallocarray => reallocarray_from("rcx", "r8");
    aligned_alloc => aligned_from("rdx", "rcx");
    valloc => valloc_from("rsi", "rdx");
    posix_memalign => posix_memalign_from("rcx", "r8");
    free => free_from("rsi", "rdx");
    strdup => strdup_from("rsi", "rdx");
    strndup => strndup_from("rdx", "rcx");
    usable_size => usable_size_from("rsi", "rdx");
    new => new_from("rsi", "rdx");
    new_array => new_array_from("rsi", "rdx");
    new_aligned => new_aligned_from("rdx", "rcx");
    new_array_aligned => new_array_aligned_from("rdx", "rcx");
    new_or_null => new_or_null_from("rdx", "rcx");
    new_array_or_null => new_array_or_null_from("rdx", "rcx");
    getline => getline_from("rcx", "r8");
    getdelim => getdelim_from("r8", "r9");
    delete => delete_from("rsi", "rdx");
    delete_array => delete_array_from("rsi", "rdx");
    delete_sized => delete_sized_from("rdx", "rcx");
    delete_array_sized => delete_array_sized_from("rdx", "rcx");
    delete_aligned => delete_aligned_from("rdx", "rcx");
    delete_array_aligned => delete_array_aligned_from("rdx", "rcx");
    delete_sized_aligned => delete_sized_aligned_from("rcx", "r8");
    delete_array_sized_aligned => delete_array_sized_aligned_from("rcx", "r8");
}

/// Returns the function that takes the place of an allocation function. `None` if a loaded library defines the name.
pub(in crate::jit) fn find(name: &str) -> Option<u64> {
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    let further = matches!(name, "malloc_usable_size" | "getline" | "getdelim" | "__getdelim");
    if !further && crate::host::interpose::heap::find(name).is_none() {
        return None;
    }
    let function: unsafe extern "sysv64" fn() = match name {
        "malloc" => malloc,
        "calloc" => calloc,
        "realloc" => realloc,
        "reallocarray" => reallocarray,
        "aligned_alloc" | "memalign" => aligned_alloc,
        "valloc" => valloc,
        "posix_memalign" => posix_memalign,
        "free" | "cfree" => free,
        "strdup" => strdup,
        "strndup" => strndup,
        "malloc_usable_size" => usable_size,
        "getline" => getline,
        "getdelim" | "__getdelim" => getdelim,
        "_Znwm" => new,
        "_Znam" => new_array,
        "_ZnwmSt11align_val_t" => new_aligned,
        "_ZnamSt11align_val_t" => new_array_aligned,
        "_ZnwmRKSt9nothrow_t" => new_or_null,
        "_ZnamRKSt9nothrow_t" => new_array_or_null,
        "_ZdlPv" => delete,
        "_ZdaPv" => delete_array,
        "_ZdlPvm" => delete_sized,
        "_ZdaPvm" => delete_array_sized,
        "_ZdlPvSt11align_val_t" => delete_aligned,
        "_ZdaPvSt11align_val_t" => delete_array_aligned,
        "_ZdlPvmSt11align_val_t" => delete_sized_aligned,
        "_ZdaPvmSt11align_val_t" => delete_array_sized_aligned,
        _ => return None,
    };
    Some(function as *const () as u64)
}

/// Whether a run of this process limits its memory, or has an allocation fail.
static LIMITED: AtomicBool = AtomicBool::new(false);

/// Notes the limits of a program.
pub(in crate::jit) fn note_limits(limits: &Limits) {
    if limits.max_memory.is_some() || limits.fail_alloc.is_some() {
        LIMITED.store(true, Ordering::Relaxed);
    }
}

/// Allocates a block; 0 if there is no memory.
///
/// # Safety
/// As for [`depot::note`].
pub(super) unsafe fn allocate(size: u64, align: u64, kind: Kind, zero: bool, entry: Entry) -> u64 {
    // SAFETY: the caller guarantees it.
    unsafe { allocate_aligned(size, (align, 0), kind, zero, entry) }
}

/// [`allocate`]. `asked`: the alignment that `new` was passed; 0: none.
#[inline(always)]
unsafe fn allocate_aligned(size: u64, (align, asked): (u64, u64), kind: Kind, zero: bool, (rsp, rbp): Entry) -> u64 {
    // SAFETY: the caller guarantees it.
    let made = unsafe { depot::note(rsp, rbp) }.into();
    let is_small = align == 16 && asked == 0 && !zero && size <= thread_slots::MAX_SMALL;
    if is_small
        && !LIMITED.load(Ordering::Relaxed)
        && let Some(address) = thread_slots::allocate_small(kind, size, made)
    {
        return address;
    }
    let mut details = Details::live(kind, size, made);
    details.before = asked;
    allocate_other(align, details, zero)
}

/// Allocates a block of any size while the run has limits, too.
#[inline(never)]
fn allocate_other(align: u64, details: Details, zero: bool) -> u64 {
    let Some(space) = existing() else { return 0 };
    let limited = LIMITED.load(Ordering::Relaxed);
    if limited {
        if process::allocation_fails() {
            return 0;
        }
        charge(details.size);
    }
    let Some(address) = space.allocate_block(align, details, zero) else {
        if limited {
            refund(details.size);
        }
        return 0;
    };
    if zero {
        shadow::define(address, details.size);
    }
    address
}

/// Returns the result of a C function: null comes with `errno`.
fn or_failed(address: u64) -> Checked {
    Checked::done(or_errno(address))
}

/// Returns the address of a block. If it is null, `errno` is set.
#[inline]
fn or_errno(address: u64) -> u64 {
    if address == 0 { failed() as u64 } else { address }
}

unsafe extern "sysv64" fn malloc_from(size: u64, rsp: *const u64, rbp: *const u64) -> u64 {
    // SAFETY: the registers at the entry.
    or_errno(unsafe { allocate_aligned(size, (16, 0), Kind::Malloc, false, (rsp, rbp)) })
}

unsafe extern "sysv64" fn calloc_from(count: u64, size: u64, rsp: *const u64, rbp: *const u64) -> u64 {
    let Some(size) = count.checked_mul(size) else { return or_errno(0) };
    // SAFETY: the registers at the entry.
    or_errno(unsafe { allocate(size, 16, Kind::Malloc, true, (rsp, rbp)) })
}

unsafe extern "sysv64" fn aligned_from(align: u64, size: u64, rsp: *const u64, rbp: *const u64) -> Checked {
    // SAFETY: the registers at the entry.
    or_failed(unsafe { allocate(size, align.max(16), Kind::Malloc, false, (rsp, rbp)) })
}

unsafe extern "sysv64" fn valloc_from(size: u64, rsp: *const u64, rbp: *const u64) -> Checked {
    // SAFETY: the registers at the entry.
    or_failed(unsafe { allocate(size, 4096, Kind::Malloc, false, (rsp, rbp)) })
}

unsafe extern "sysv64" fn posix_memalign_from(
    to: *mut u64,
    align: u64,
    size: u64,
    rsp: *const u64,
    rbp: *const u64,
) -> Checked {
    if !align.is_power_of_two() || !align.is_multiple_of(8) {
        return Checked::done(libc::EINVAL as u64);
    }
    // SAFETY: the registers at the entry; the program passes a place for a pointer.
    unsafe {
        let address = allocate(size, align.max(16), Kind::Malloc, false, (rsp, rbp));
        if address == 0 {
            return Checked::done(libc::ENOMEM as u64);
        }
        to.write(address);
    }
    shadow::define(to as u64, 8);
    Checked::done(0)
}

/// Finds the live block that a function is to free. `Ok(None)`: it belongs to the library.
fn block(address: u64, name: &'static str) -> Result<Option<(Slot, Details)>, Failure> {
    let bad = Failure::Free { name, address, other: None };
    if !space::contains(address) {
        return if address < 4096 { Err(bad) } else { Ok(None) };
    }
    let slot = slot_of(address).ok_or(bad)?;
    let known = slot.known();
    let is_block = known.state == State::Live && !known.kind.is_of_function() && slot.bounds().start == address;
    if is_block { Ok(Some((slot, known))) } else { Err(bad) }
}

/// As [`block`], for the functions of C.
pub(super) fn block_of_c(address: u64, name: &'static str) -> Result<Option<(Slot, Details)>, Failure> {
    let found = block(address, name)?;
    match found {
        Some((_, Details { kind, .. })) if kind != Kind::Malloc => {
            let other = Mismatch { made_by: name_of(kind), freed_by: "" };
            Err(Failure::Free { name, address, other: Some(other) })
        }
        found => Ok(found),
    }
}

/// Returns the name of what allocates a kind of block, in reports.
fn name_of(kind: Kind) -> &'static str {
    match kind {
        Kind::New => "new",
        Kind::NewArray => "new[]",
        Kind::Malloc | Kind::Stack | Kind::Argument => words::MALLOC_FAMILY,
    }
}

/// Frees a block; returns whether one of this kind lives at the address.
///
/// # Safety
/// As for [`depot::note`].
#[inline(always)]
pub(super) unsafe fn release(address: u64, kind: Kind, (rsp, rbp): Entry) -> bool {
    // SAFETY: the caller guarantees it.
    let freed = unsafe { depot::note(rsp, rbp) };
    let small = thread_slots::release_small(address, kind, freed);
    let Some(size) = small.or_else(|| existing()?.release_block(address, kind, freed)) else { return false };
    if LIMITED.load(Ordering::Relaxed) {
        refund(size);
    }
    true
}

unsafe extern "sysv64" fn free_from(address: u64, rsp: *const u64, rbp: *const u64) -> Checked {
    // SAFETY: the registers at the entry.
    let is_freed = slot_of(address).is_some() && unsafe { release(address, Kind::Malloc, (rsp, rbp)) };
    if is_freed { Checked::done(0) } else { free_other(address) }
}

/// Frees what is no live block of `malloc`.
#[cold]
#[inline(never)]
fn free_other(address: u64) -> Checked {
    match block_of_c(address, "free") {
        // SAFETY: the block belongs to the library; null is allowed.
        Ok(None) => unsafe { libc::free(address as *mut c_void) },
        Err(failure) if address != 0 => return Checked::failed(failure),
        _ => {}
    }
    Checked::done(0)
}

unsafe fn resize(address: u64, size: u64, name: &'static str, entry: Entry) -> Checked {
    // SAFETY: the registers at the entry, and blocks of the program or of the library.
    unsafe {
        if address == 0 {
            return or_failed(allocate(size, 16, Kind::Malloc, false, entry));
        }
        let (_, known) = match block_of_c(address, name) {
            Ok(Some(found)) => found,
            Ok(None) => return Checked::done(libc::realloc(address as *mut c_void, size as usize) as u64),
            Err(failure) => return Checked::failed(failure),
        };
        let moved = allocate(size, 16, Kind::Malloc, false, entry);
        if moved == 0 {
            return or_failed(0);
        }
        ptr::copy_nonoverlapping(address as *const u8, moved as *mut u8, size.min(known.size) as usize);
        shadow::copy(moved, address, size.min(known.size));
        release(address, Kind::Malloc, entry);
        Checked::done(moved)
    }
}

unsafe extern "sysv64" fn realloc_from(address: u64, size: u64, rsp: *const u64, rbp: *const u64) -> Checked {
    // SAFETY: the registers at the entry.
    unsafe { resize(address, size, "realloc", (rsp, rbp)) }
}

unsafe extern "sysv64" fn reallocarray_from(
    address: u64,
    count: u64,
    size: u64,
    rsp: *const u64,
    rbp: *const u64,
) -> Checked {
    match count.checked_mul(size) {
        // SAFETY: the registers at the entry.
        Some(size) => unsafe { resize(address, size, "reallocarray", (rsp, rbp)) },
        None => or_failed(0),
    }
}

/// Copies a string of a known length to a new block.
unsafe fn duplicate(text: *const u8, length: u64, entry: Entry) -> Checked {
    // SAFETY: the registers at the entry; the program passes a string.
    unsafe {
        let address = allocate(length + 1, 16, Kind::Malloc, false, entry);
        if address == 0 {
            return or_failed(0);
        }
        ptr::copy_nonoverlapping(text, address as *mut u8, length as usize);
        ((address + length) as *mut u8).write(0);
        shadow::define(address, length + 1);
        Checked::done(address)
    }
}

unsafe extern "sysv64" fn getline_from(
    at: u64,
    size_at: u64,
    stream: u64,
    rsp: *const u64,
    rbp: *const u64,
) -> Checked {
    // SAFETY: the registers at the entry.
    match unsafe { getline::read("getline", [at, size_at, stream], libc::c_int::from(b'\n'), (rsp, rbp)) } {
        Ok(read) => Checked::done(read as u64),
        Err(failure) => Checked::failed(failure),
    }
}

unsafe extern "sysv64" fn getdelim_from(
    at: u64,
    size_at: u64,
    end: libc::c_int,
    stream: u64,
    rsp: *const u64,
    rbp: *const u64,
) -> Checked {
    // SAFETY: the registers at the entry.
    match unsafe { getline::read("getdelim", [at, size_at, stream], end, (rsp, rbp)) } {
        Ok(read) => Checked::done(read as u64),
        Err(failure) => Checked::failed(failure),
    }
}

unsafe extern "sysv64" fn strdup_from(text: *const u8, rsp: *const u64, rbp: *const u64) -> Checked {
    match ranges::text("strdup", text as u64, false, u64::MAX) {
        // SAFETY: the program passes a string.
        Ok(length) => unsafe { duplicate(text, length, (rsp, rbp)) },
        Err(failure) => Checked::failed(failure),
    }
}

unsafe extern "sysv64" fn strndup_from(text: *const u8, most: u64, rsp: *const u64, rbp: *const u64) -> Checked {
    match ranges::text("strndup", text as u64, false, most) {
        // SAFETY: the program passes a string, or at least `most` bytes.
        Ok(length) => unsafe { duplicate(text, length, (rsp, rbp)) },
        Err(failure) => Checked::failed(failure),
    }
}

unsafe extern "sysv64" fn usable_size_from(address: u64, _: *const u64, _: *const u64) -> Checked {
    if address == 0 {
        return Checked::done(0);
    }
    Checked::done(match block(address, "malloc_usable_size") {
        Ok(Some((_, known))) => known.size,
        // SAFETY: the block belongs to the library.
        Ok(None) => unsafe { libc::malloc_usable_size(address as *mut c_void) as u64 },
        Err(failure) => return Checked::failed(failure),
    })
}

/// Goes on in an operator of the library, which throws if there is no memory. It takes at most two words.
fn library(name: &str) -> Checked {
    match resolve(name) {
        Some(address) => Checked { value: address as u64, failure: ptr::without_provenance(LIBRARY) },
        None => Checked::done(0),
    }
}

/// Defines forms of `new`.
macro_rules! news {
    ($($function:ident: $symbol:literal, $kind:ident, $align:expr, ($($further:ident)?);)*) => {
        $(unsafe extern "sysv64" fn $function(size: u64, $($further: u64,)? rsp: *const u64, rbp: *const u64) -> Checked {
            #[allow(unused_mut, unused_assignments, reason = "some forms have a further argument")]
            let mut second = 0;
            $(second = $further;)?
            // SAFETY: the registers at the entry.
            unsafe {
                match allocate_aligned(size, $align(second), Kind::$kind, false, (rsp, rbp)) {
                    0 => library($symbol),
                    address => Checked::done(address),
                }
            }
        })*
    };
}

fn usual(_: u64) -> (u64, u64) {
    (16, 0)
}

fn passed(align: u64) -> (u64, u64) {
    (align, align)
}

news! {
    new_from: "_Znwm", New, usual, ();
    new_array_from: "_Znam", NewArray, usual, ();
    new_aligned_from: "_ZnwmSt11align_val_t", New, passed, (align);
    new_array_aligned_from: "_ZnamSt11align_val_t", NewArray, passed, (align);
    new_or_null_from: "_ZnwmRKSt9nothrow_t", New, usual, (tag);
    new_array_or_null_from: "_ZnamRKSt9nothrow_t", NewArray, usual, (tag);
}

/// Arguments of `delete` behind the block.
#[derive(Clone, Copy)]
struct Passed {
    size: Option<u64>,
    align: Option<u64>,
}

/// Returns the operator that frees blocks of a kind.
fn operator(kind: Kind) -> &'static str {
    if kind == Kind::NewArray { "delete[]" } else { "delete" }
}

/// Returns the failure if a live block cannot be freed by a form of `delete`.
fn mismatch(address: u64, known: &Details, kind: Kind, passed: Passed) -> Option<Failure> {
    let name = operator(kind);
    let (made_by, freed_by) = (name_of(known.kind), name_of(kind));
    if known.kind != kind {
        return Some(Failure::Free { name, address, other: Some(Mismatch { made_by, freed_by }) });
    }
    let asked = known.before;
    let differs = match passed.align {
        None => asked != 0,
        Some(align) => align != asked,
    };
    let block_size = known.size;
    match passed.size {
        _ if differs => Some(Failure::DeleteAlign { name, address, made_by, asked, passed: passed.align.unwrap_or(0) }),
        Some(size) if size != block_size => Some(Failure::DeleteSize { name, address, size, block_size }),
        _ => None,
    }
}

/// Frees a block of `new`.
unsafe fn destroy(address: u64, kind: Kind, passed: Passed, entry: Entry) -> Checked {
    if address == 0 {
        return Checked::done(0);
    }
    match block(address, operator(kind)) {
        Ok(Some((_, known))) => match mismatch(address, &known, kind, passed) {
            Some(failure) => Checked::failed(failure),
            None => {
                // SAFETY: the registers at the entry.
                unsafe { release(address, kind, entry) };
                Checked::done(0)
            }
        },
        Ok(None) => library(if kind == Kind::NewArray { "_ZdaPv" } else { "_ZdlPv" }),
        Err(failure) => Checked::failed(failure),
    }
}

/// Defines forms of `delete`.
macro_rules! deletes {
    ($($function:ident: $kind:ident, ($($argument:ident)*), ($size:expr, $align:expr);)*) => {
        $(unsafe extern "sysv64" fn $function(address: u64, $($argument: u64,)* rsp: *const u64, rbp: *const u64) -> Checked {
            let passed = Passed { size: $size, align: $align };
            // SAFETY: the registers at the entry.
            unsafe { destroy(address, Kind::$kind, passed, (rsp, rbp)) }
        })*
    };
}

deletes! {
    delete_from: New, (), (None, None);
    delete_array_from: NewArray, (), (None, None);
    delete_sized_from: New, (size), (Some(size), None);
    delete_array_sized_from: NewArray, (size), (Some(size), None);
    delete_aligned_from: New, (align), (None, Some(align));
    delete_array_aligned_from: NewArray, (align), (None, Some(align));
    delete_sized_aligned_from: New, (size align), (Some(size), Some(align));
    delete_array_sized_aligned_from: NewArray, (size align), (Some(size), Some(align));
}

/// Allocates and frees the blocks of C++ libraries. What they allocate counts as defined, since they fill it.
pub(in crate::jit) fn of_libraries(request: AllocRequest) -> AllocReply {
    match request {
        AllocRequest::New(new) => {
            let Some([rsp, rbp]) = innermost_call() else { return AllocReply::Decline };
            let kind = if new.array { Kind::NewArray } else { Kind::New };
            let align = new.align.map_or(usual(0), passed);
            if !align.0.is_power_of_two() {
                return AllocReply::Decline;
            }
            // SAFETY: the call of the program that led here.
            let address =
                unsafe { allocate_aligned(new.size, align, kind, false, (rsp as *const u64, rbp as *const u64)) };
            shadow::define(address, new.size);
            AllocReply::Block(address)
        }
        AllocRequest::Delete(delete) => {
            let passed = Passed { size: delete.size, align: delete.align };
            let kind = if delete.array { Kind::NewArray } else { Kind::New };
            let failure = match block(delete.block, operator(kind)) {
                Ok(Some((slot, known))) => match mismatch(delete.block, &known, kind, passed) {
                    Some(failure) => failure,
                    None => {
                        match (innermost_call(), existing()) {
                            // SAFETY: the call of the program that led here.
                            (Some([rsp, rbp]), _) => unsafe {
                                release(delete.block, kind, (rsp as *const u64, rbp as *const u64));
                            },
                            (None, Some(space)) => space.release(slot, known.site),
                            (None, None) => {}
                        }
                        return AllocReply::Block(0);
                    }
                },
                Ok(None) => return AllocReply::Decline,
                Err(failure) => failure,
            };
            match innermost_call() {
                Some(call) => stop_at(failure, call),
                None => AllocReply::Decline,
            }
        }
    }
}
