//! Interface to libgcc_s's unwinder: registration of `.eh_frame`, and the exception objects of the C++ ABI.

use super::symbols::system_libraries::LIBGCC;
use std::ffi::{CStr, c_void};

// Functions of libgcc_s. A Rust program that embeds the library is linked with it anyway. The command is not linked
// with it, to start faster: it resolves each function on its first call (`cli::lazy_libs`).
unsafe extern "C-unwind" {
    fn __register_frame(begin: *const u8);
    fn __deregister_frame(begin: *const u8);
    /// Raises an exception; returns if no handler catches it.
    pub fn _Unwind_RaiseException(exception: *mut UnwindException) -> i32;
    /// Resumes unwinding after a cleanup.
    pub fn _Unwind_Resume(exception: *mut UnwindException) -> !;
    /// Returns the address at which a frame continues.
    pub fn _Unwind_GetIP(context: *mut UnwindContext) -> u64;
    /// Calls a function for each frame of this thread, the innermost first, until it returns another number than 0.
    pub fn _Unwind_Backtrace(
        visit: extern "C" fn(*mut UnwindContext, *mut c_void) -> i32,
        argument: *mut c_void,
    ) -> i32;
    /// Returns the stack pointer with which a frame continues.
    pub fn _Unwind_GetCFA(context: *mut UnwindContext) -> u64;
    /// Returns a register, by its DWARF number.
    pub fn _Unwind_GetGR(context: *mut UnwindContext, register: i32) -> u64;
    /// Returns the start address of the function of a frame.
    pub fn _Unwind_GetRegionStart(context: *mut UnwindContext) -> u64;
    /// Returns the language-specific data area of the frame's function.
    pub fn _Unwind_GetLanguageSpecificData(context: *mut UnwindContext) -> *const u32;
    /// Sets the address at which a frame continues.
    pub fn _Unwind_SetIP(context: *mut UnwindContext, address: u64);
    /// Sets a register, by its DWARF number.
    pub fn _Unwind_SetGR(context: *mut UnwindContext, register: i32, value: u64);
    /// Destroys an exception, by calling its `exception_cleanup`.
    pub fn _Unwind_DeleteException(exception: *mut UnwindException);
}

/// Returns the address of a function of libgcc_s, for code that is not linked with it (`cli::lazy_libs`). `None` if the
/// library cannot be loaded or lacks the function.
pub fn libgcc_symbol(name: &CStr) -> Option<usize> {
    LIBGCC.find(name)
}

/// Header of an exception of any language (`_Unwind_Exception`).
#[repr(C, align(16))]
#[derive(Debug)]
pub struct UnwindException {
    /// Class, which identifies the language and vendor.
    pub class: u64,
    /// Function that destroys the exception (`exception_cleanup`); unrelated to the cleanups of frames.
    pub cleanup: Option<extern "C" fn(i32, *mut UnwindException)>,
    /// Private to the unwinder.
    pub private: [u64; 2],
}

/// A frame, as the unwinder passes it to a personality function.
#[repr(C)]
#[derive(Debug)]
pub struct UnwindContext {
    _private: [u8; 0],
}

/// `_UA_SEARCH_PHASE`: the personality function only searches for a handler.
pub const UA_SEARCH_PHASE: i32 = 1;
/// `_URC_HANDLER_FOUND`: the search phase has found a handler.
pub const URC_HANDLER_FOUND: i32 = 6;
/// `_URC_INSTALL_CONTEXT`: execution continues in this frame.
pub const URC_INSTALL_CONTEXT: i32 = 7;
/// `_URC_CONTINUE_UNWIND`: no handler in this frame.
pub const URC_CONTINUE_UNWIND: i32 = 8;

/// An `.eh_frame` table, registered with the unwinder until it is dropped.
#[derive(Debug)]
pub struct RegisteredEhFrame(Vec<u8>);

impl RegisteredEhFrame {
    /// Registers a table.
    ///
    /// # Safety
    /// The table must be complete, and describe code that outlives the registration.
    pub unsafe fn new(mut table: Vec<u8>) -> RegisteredEhFrame {
        // An entry of length zero terminates the table.
        table.extend([0; 4]);
        // SAFETY: the bytes do not move until they are deregistered; the rest is the caller's contract.
        unsafe { __register_frame(table.as_ptr()) };
        RegisteredEhFrame(table)
    }
}

impl Drop for RegisteredEhFrame {
    fn drop(&mut self) {
        // SAFETY: registered on creation.
        unsafe { __deregister_frame(self.0.as_ptr()) };
    }
}

/// First 7 bytes of the class of C++ exceptions of libsupc++, the runtime of libstdc++; the last byte is 1 for a
/// dependent exception. libc++abi has its own class (`CLNGC++`), whose exceptions count as foreign.
const CXX_CLASS: u64 = u64::from_be_bytes(*b"GNUCC++\0");
/// Offset in bytes of the `_Unwind_Exception` in a `__cxa_exception`.
const UNWIND_HEADER_OFFSET: u64 = 80;
/// Size in bytes of the `_Unwind_Exception`; the thrown object follows.
const UNWIND_HEADER_SIZE: u64 = 32;
// Distances in bytes of fields of `__cxa_exception` before the `_Unwind_Exception` (libstdc++, unwind-cxx.h).
const HANDLER_SWITCH_VALUE: u64 = 36;
const LANGUAGE_SPECIFIC_DATA: u64 = 24;
const CATCH_TEMP: u64 = 16;
const ADJUSTED_PTR: u64 = 8;

/// Whether an exception was thrown by libsupc++.
///
/// # Safety
/// The argument must be null or the address of an exception.
pub unsafe extern "C" fn is_cxx(exception: u64) -> bool {
    // SAFETY: by the caller's contract.
    exception != 0 && unsafe { *(exception as *const u64) } & !0xff == CXX_CLASS
}

/// Builds the part of a language-specific data area (LSDA) that `__cxa_call_unexpected` reads for filter -1: the
/// filter's types.
pub fn filter_area(types: &[u64]) -> Box<[u8]> {
    // No landing pad base (`DW_EH_PE_omit`); absolute addresses of type infos (`DW_EH_PE_absptr`).
    let mut area = vec![0xff, 0];
    // Distance to the end of the types, in LEB128.
    let size = 2 + 8 * types.len() as u32;
    area.extend([(size & 0x7f | 0x80) as u8, (size >> 7 & 0x7f | 0x80) as u8, (size >> 14 & 0x7f) as u8]);
    // Empty call-site table, in the encoding `DW_EH_PE_udata4`.
    area.extend([3, 0]);
    types.iter().rev().for_each(|ty| area.extend(ty.to_le_bytes()));
    // Type indices are single LEB128 bytes, so at most 127 types are listed.
    area.extend((1..=types.len().min(127) as u8).chain([0]));
    area.into()
}

/// Stores in a C++ exception the filter that it has violated.
///
/// # Safety
/// The argument must be an exception, and the area one of [`filter_area`] that lives as long as the
/// exception.
pub unsafe extern "C" fn set_violated_filter(exception: u64, area: u64) {
    // SAFETY: the `__cxa_exception` holds, before the `_Unwind_Exception`, the filter's number
    // (`handlerSwitchValue`), the area (`languageSpecificData`), and the base of its types (`catchTemp`).
    unsafe {
        if is_cxx(exception) {
            *((exception - HANDLER_SWITCH_VALUE) as *mut i32) = -1;
            *((exception - LANGUAGE_SPECIFIC_DATA) as *mut u64) = area;
            *((exception - CATCH_TEMP) as *mut u64) = 0;
        }
    }
}

/// Whether a handler for a type (its `std::type_info`; 0 for all types) catches an exception, by the rules of
/// the C++ personality function. If it does and `store_adjusted` is not 0, the adjusted object address is stored
/// for the handler.
///
/// # Safety
/// `exception` must be the address of an exception, and `ty` 0 or the address of a `std::type_info`. The program
/// chooses `ty`, which may be invalid, so the function must be called where faults are caught.
pub unsafe extern "C" fn catches(ty: u64, exception: u64, store_adjusted: u64) -> u64 {
    // SAFETY: the header of a C++ exception precedes its common part: the type is first, the adjusted object address
    // last. In a dependent exception the first word is the address of the primary object. The virtual functions of type
    // infos are those of libstdc++: the third is `__is_pointer_p`, the fifth `__do_catch`. Exceptions of libc++abi,
    // whose type infos have other virtual functions, do not reach this code.
    unsafe {
        if !is_cxx(exception) {
            return u64::from(ty == 0);
        }
        let header = (exception - UNWIND_HEADER_OFFSET) as *mut u64;
        let (object, thrown) = match *(exception as *const u64) & 0xff {
            0 => (exception + UNWIND_HEADER_SIZE, *header),
            _ => (*header, *((*header - UNWIND_HEADER_SIZE - UNWIND_HEADER_OFFSET) as *const u64)),
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
        if taken && store_adjusted != 0 {
            *((exception - ADJUSTED_PTR) as *mut u64) = adjusted;
        }
        taken.into()
    }
}
