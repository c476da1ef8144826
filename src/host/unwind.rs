//! The unwinder of the host (libgcc_s), which throws C++ exceptions, and what it wants to know about code that was made at
//! run time.

use super::symbols::LIBGCC;
use iced_x86::{Decoder, DecoderOptions, Mnemonic};
use std::ffi::CStr;

// Of libgcc_s. Rust programs are linked with it; the command is not (`cli::unlinked`), and finds them there when one is called first.
unsafe extern "C-unwind" {
    fn __register_frame(begin: *const u8);
    fn __deregister_frame(begin: *const u8);
    /// Throws; returns if nobody catches.
    pub fn _Unwind_RaiseException(exception: *mut Exception) -> i32;
    /// Lets an exception go on after a cleanup.
    pub fn _Unwind_Resume(exception: *mut Exception) -> !;
    /// Where a frame goes on.
    pub fn _Unwind_GetIP(context: *mut Context) -> u64;
    /// Where the code of a frame's function starts.
    pub fn _Unwind_GetRegionStart(context: *mut Context) -> u64;
    /// What was registered with the function for its personality.
    pub fn _Unwind_GetLanguageSpecificData(context: *mut Context) -> *const u32;
    /// Says where a frame goes on.
    pub fn _Unwind_SetIP(context: *mut Context, address: u64);
    /// Sets a register, by its number in DWARF.
    pub fn _Unwind_SetGR(context: *mut Context, register: i32, value: u64);
    /// Gives an exception of another language up.
    pub fn _Unwind_DeleteException(exception: *mut Exception);
}

/// The address of a function of libgcc_s, for those who are not linked with it. `None`: it cannot be loaded, or has none.
pub fn function(name: &CStr) -> Option<usize> {
    LIBGCC.find(name)
}

/// What an exception begins with, whatever its language.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct Exception {
    /// Who threw it.
    pub class: u64,
    /// How it is given up.
    pub cleanup: Option<extern "C" fn(i32, *mut Exception)>,
    /// The unwinder's own.
    pub private: [u64; 2],
}

/// A frame, as the unwinder passes it to a personality.
#[repr(C)]
#[derive(Debug)]
pub struct Context {
    _private: [u8; 0],
}

/// `_UA_SEARCH_PHASE`: a personality is only asked.
pub const SEARCH: i32 = 1;
/// `_URC_HANDLER_FOUND`
pub const HANDLER_FOUND: i32 = 6;
/// `_URC_INSTALL_CONTEXT`
pub const INSTALL_CONTEXT: i32 = 7;
/// `_URC_CONTINUE_UNWIND`
pub const CONTINUE: i32 = 8;

/// A table of frames (`.eh_frame`) that the unwinder knows until this is dropped.
#[derive(Debug)]
pub struct Registered(Vec<u8>);

impl Registered {
    /// Makes a table known.
    ///
    /// # Safety
    /// It is a whole one, and describes code that lives until it is dropped.
    pub unsafe fn new(mut table: Vec<u8>) -> Registered {
        // A length of zero ends it.
        table.extend([0; 4]);
        // SAFETY: the bytes stay where they are until they are deregistered; the rest is the caller's word.
        unsafe { __register_frame(table.as_ptr()) };
        Registered(table)
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        // SAFETY: it was registered when it was made.
        unsafe { __deregister_frame(self.0.as_ptr()) };
    }
}

/// How many bytes a function of ours has up to its first call, with the address that it returns to.
///
/// # Safety
/// There is a function at the address that calls.
pub unsafe fn up_to_call(start: u64) -> u32 {
    // SAFETY: the caller vouches for the function; what follows it is code too.
    let bytes = unsafe { std::slice::from_raw_parts(start as *const u8, 512) };
    let mut decoder = Decoder::with_ip(64, bytes, start, DecoderOptions::NONE);
    let call = decoder.iter().find(|inst| inst.mnemonic() == Mnemonic::Call);
    call.map_or(1, |call| (call.next_ip() + 1 - start) as u32)
}

/// The first 7 bytes of the class of C++ exceptions of GCC and Clang; the last is 1 where another one is referred to.
const CXX: u64 = u64::from_be_bytes(*b"GNUCC++\0");
/// From the header of a C++ exception to its common part, and from there to the object.
const HEADER: u64 = 80;
const OBJECT: u64 = 32;

/// Whether an exception is one of C++.
///
/// # Safety
/// It is an exception.
pub unsafe extern "C" fn is_cxx(exception: u64) -> bool {
    // SAFETY: as the caller says.
    exception != 0 && unsafe { *(exception as *const u64) } & !0xff == CXX
}

/// The part of a language-specific data area that `__cxa_call_unexpected` reads about the filter with number -1: its types.
pub fn filter_area(types: &[u64]) -> Box<[u8]> {
    let mut area = vec![0xff, 0];
    // Up to the end of the types; a number in LEB128.
    let size = 2 + 8 * types.len() as u32;
    area.extend([(size & 0x7f | 0x80) as u8, (size >> 7 & 0x7f | 0x80) as u8, (size >> 14 & 0x7f) as u8]);
    area.extend([3, 0]);
    types.iter().rev().for_each(|ty| area.extend(ty.to_le_bytes()));
    // Numbers of types are single bytes up to 127: none has more.
    area.extend((1..=types.len().min(127) as u8).chain([0]));
    area.into()
}

/// Tells a C++ exception which filter it has come to.
///
/// # Safety
/// It is an exception, and the area one of [`filter_area`], which lives as long as it.
pub unsafe extern "C" fn meets_filter(exception: u64, area: u64) {
    // SAFETY: in the header before the common part are the number of the filter, the area, and what counts from there.
    unsafe {
        if is_cxx(exception) {
            *((exception - 36) as *mut i32) = -1;
            *((exception - 24) as *mut u64) = area;
            *((exception - 16) as *mut u64) = 0;
        }
    }
}

/// Whether a handler for a type (its `std::type_info`; 0 for all types) takes an exception, as the personality of C++ decides
/// it. If so, and if it is to be caught there, the exception is told which object the handler gets.
///
/// # Safety
/// All three are what they are called. What the program calls a type info may be anything: a fault must be expected.
pub unsafe extern "C" fn takes(ty: u64, exception: u64, catch: u64) -> u64 {
    // SAFETY: the header of an exception of C++ lies before its common part: the type first, and last the object that the
    // handler gets. Of one that refers to another, the first word is the other's object. The virtual functions of type
    // infos are those of GCC and Clang: whether the type is a pointer is the third, and the conversion the fifth.
    unsafe {
        if !is_cxx(exception) {
            return u64::from(ty == 0);
        }
        let header = (exception - HEADER) as *mut u64;
        let (object, thrown) = match *(exception as *const u64) & 0xff {
            0 => (exception + OBJECT, *header),
            _ => (*header, *((*header - OBJECT - HEADER) as *const u64)),
        };
        let mut adjusted = object;
        let taken = ty == 0 || {
            let function = |info: u64, n: u64| *((*(info as *const u64) + 8 * n) as *const u64);
            let is_pointer: unsafe extern "C" fn(u64) -> bool = std::mem::transmute(function(thrown, 2));
            if is_pointer(thrown) {
                adjusted = *(object as *const u64);
            }
            let do_catch: unsafe extern "C" fn(u64, u64, *mut u64, u32) -> bool = std::mem::transmute(function(ty, 4));
            do_catch(ty, thrown, &raw mut adjusted, 1)
        };
        if taken && catch != 0 {
            *((exception - 8) as *mut u64) = adjusted;
        }
        taken.into()
    }
}
