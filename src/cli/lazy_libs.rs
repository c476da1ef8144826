//! Definitions of library functions that the command rarely calls. Loading libm and libgcc_s, and resolving their
//! symbols, would add a tenth to each startup. All are hidden symbols: programs, and the libraries that they load, bind
//! to the libraries' own definitions.

use llvmlite_jit::host::unwind;
use std::arch::{global_asm, naked_asm};
use std::ffi::CStr;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Functions of libm called by crates, for the progress line and for the digits of large numbers.
mod own_libm {
    extern "C" fn log2(x: f64) -> f64 {
        libm::log2(x)
    }

    extern "C" fn pow(x: f64, y: f64) -> f64 {
        libm::pow(x, y)
    }

    std::arch::global_asm!(
        ".globl log2, pow",
        ".hidden log2, pow",
        ".type log2, @function",
        ".type pow, @function",
        "log2: jmp {log2}",
        "pow: jmp {pow}",
        log2 = sym log2,
        pow = sym pow,
    );
}

/// The functions of the unwinder: each jumps to its counterpart in libgcc_s, after loading it. It leaves no stack
/// frame, since the unwinder inspects its caller.
macro_rules! unwinder {
    ($($name:ident)*) => {
        /// Addresses in libgcc_s; 0 before it is loaded.
        #[expect(non_upper_case_globals, reason = "named as their functions are")]
        mod address {
            use super::AtomicUsize;
            $(pub static $name: AtomicUsize = AtomicUsize::new(0);)*
        }

        extern "C" fn find() {
            $(
                address::$name.store(function(concat!(stringify!($name), "\0")), Ordering::Relaxed);
            )*
        }

        global_asm!(
            $(
                concat!(".globl ", stringify!($name)),
                concat!(".hidden ", stringify!($name)),
                concat!(".type ", stringify!($name), ", @function"),
                concat!(stringify!($name), ":"),
                concat!("mov r11, [rip + {", stringify!($name), "}]"),
                "test r11, r11",
                "jz 2f",
                "jmp r11",
                "2: call {find}",
                concat!("jmp ", stringify!($name)),
            )*
            $($name = sym address::$name,)*
            find = sym find_first,
        );
    };
}

unwinder! {
    _Unwind_Backtrace
    _Unwind_DeleteException
    _Unwind_FindEnclosingFunction
    _Unwind_GetCFA
    _Unwind_GetDataRelBase
    _Unwind_GetGR
    _Unwind_GetIP
    _Unwind_GetIPInfo
    _Unwind_GetLanguageSpecificData
    _Unwind_GetRegionStart
    _Unwind_GetTextRelBase
    _Unwind_RaiseException
    _Unwind_Resume
    _Unwind_Resume_or_Rethrow
    _Unwind_SetGR
    _Unwind_SetIP
    __deregister_frame
    __register_frame
}

/// Returns the address of a function in libgcc_s; the name ends in a zero byte. Aborts the process if the library lacks
/// it, because nothing can be unwound then.
fn function(name: &'static str) -> usize {
    let address = CStr::from_bytes_with_nul(name.as_bytes()).ok().and_then(unwind::libgcc_symbol);
    address.unwrap_or_else(|| {
        eprintln!("llvmlite-jit: libgcc_s.so.1 cannot be loaded, or has no `{}`", name.trim_end_matches('\0'));
        std::process::abort()
    })
}

/// Resolves all functions, and preserves the argument registers of the one that was called.
#[unsafe(naked)]
extern "C" fn find_first() {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rdi",
        "push rsi",
        "push rdx",
        "push rcx",
        "sub rsp, 8",
        "call {find}",
        "add rsp, 8",
        "pop rcx",
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop rbp",
        "ret",
        find = sym find,
    )
}
