//! Functions that the LLVMlite courses link to a program (`ll_puts` and its family).

use libc::{c_char, c_long, c_void, size_t};
use std::ptr;

crate::host::symbols::table::symbol_table! {
    "ll_puts" => puts,
    "ll_strcat" => strcat,
    "ll_callback" => callback,
    "ll_ltoa" => ltoa,
    "ll_malloc" => malloc,
    "ll_atol" => atol,
    "ll_strlen" => strlen,
    "ll_strncopy" => strncopy,
    "ll_weighted_sum" => weighted_sum,
    "stack_test" => stack_test,
}

/// `void ll_puts(i8*)`: prints the string and a newline.
unsafe extern "C-unwind" fn puts(text: *const c_char) {
    // SAFETY: the program passes a string.
    unsafe { libc::puts(text) };
}

/// `i8* ll_strcat(i8*, i8*)`: the concatenation, newly allocated.
pub(super) unsafe extern "C-unwind" fn strcat(left: *const c_char, right: *const c_char) -> *mut c_char {
    // SAFETY: the program passes strings; the memory has room for both and the terminating zero.
    unsafe {
        let (l, r) = (libc::strlen(left), libc::strlen(right));
        let both = libc::calloc(l.saturating_add(r).saturating_add(1), 1).cast::<c_char>();
        if !both.is_null() {
            ptr::copy_nonoverlapping(left, both, l);
            ptr::copy_nonoverlapping(right, both.add(l), r);
        }
        both
    }
}

/// `i64 ll_callback(i64 (i64, i64)*)`: calls the function with 19 and 19.
unsafe extern "C-unwind" fn callback(function: Option<unsafe extern "C-unwind" fn(i64, i64) -> i64>) -> i64 {
    match function {
        // SAFETY: the program guarantees the function.
        Some(function) => unsafe { function(19, 19) },
        None => {
            crate::host::interpose::exit::write_stderr(c"ll_callback: the function is a null pointer\n");
            crate::host::interpose::exit::abort()
        }
    }
}

/// `i64 ll_ltoa(i64)`: the number in decimal, newly allocated. (The courses' version has space for only 19 characters,
/// and truncates the last digit of the smallest number.)
pub(super) unsafe extern "C-unwind" fn ltoa(number: i64) -> *mut c_char {
    const ROOM: size_t = 21;
    // SAFETY: `snprintf` is passed the size of the memory.
    unsafe {
        let text = libc::calloc(ROOM, 1).cast::<c_char>();
        if !text.is_null() {
            libc::snprintf(text, ROOM, c"%ld".as_ptr(), number as c_long);
        }
        text
    }
}

/// `i8* ll_malloc(i64 n, i64 size)`: zeroed memory for n elements.
unsafe extern "C-unwind" fn malloc(n: i64, size: i64) -> *mut c_void {
    // SAFETY: `calloc` accepts any numbers.
    unsafe { libc::calloc(n as size_t, size as size_t) }
}

/// `i64 ll_atol(i8*)`: parses a decimal number.
unsafe extern "C-unwind" fn atol(text: *const c_char) -> i64 {
    // SAFETY: the program passes a string.
    unsafe { libc::atol(text) as i64 }
}

/// `i64 ll_strlen(i8*)`: the length of a string.
unsafe extern "C-unwind" fn strlen(text: *const c_char) -> i64 {
    // SAFETY: the program passes a string.
    unsafe { libc::strlen(text) as i64 }
}

/// `i8* ll_strncopy(i8* to, i8* from, i64 i)`: overwrites the string `to` from index i on with as much of
/// `from` as fits, padded with zeros. Returns the address of that index, or `to` itself if the index is out
/// of range.
unsafe extern "C-unwind" fn strncopy(to: *mut c_char, from: *const c_char, i: i64) -> *mut c_char {
    // SAFETY: the program passes strings, the first writable; the write stays inside it.
    unsafe {
        let length = libc::strlen(to) as i64;
        if !(0..length).contains(&i) {
            return to;
        }
        libc::strncpy(to.offset(i as isize), from, (length - i) as size_t)
    }
}

/// `i64 ll_weighted_sum(i64 × 8)`: tests whether the arguments beyond the sixth arrive, which are passed on
/// the stack.
unsafe extern "C-unwind" fn weighted_sum(
    a1: i64,
    a2: i64,
    a3: i64,
    a4: i64,
    a5: i64,
    a6: i64,
    a7: i64,
    a8: i64,
) -> i64 {
    let all = [a1, a2, a3, a4, a5, a6, a7, a8];
    all.iter().zip(1..).fold(0, |sum: i64, (a, weight)| sum.wrapping_add(a.wrapping_mul(weight)))
}

/// `void stack_test()`: reports whether the caller aligned the stack as the calling convention requires.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "C-unwind" fn stack_test() {
    // The return address is on the stack, so an aligned caller has rsp at 8 modulo 16. The report is called
    // with an aligned stack in any case.
    core::arch::naked_asm!(
        "mov rdi, rsp",
        "and rdi, 15",
        "push rbp",
        "mov rbp, rsp",
        "and rsp, -16",
        "call {report}",
        "mov rsp, rbp",
        "pop rbp",
        "ret",
        report = sym report_stack,
    )
}

#[cfg(target_arch = "x86_64")]
unsafe extern "C-unwind" fn report_stack(remainder: u64) {
    let text = if remainder == 8 { c"Stack test passed" } else { c"Stack test failed" };
    // SAFETY: a string.
    unsafe { libc::printf(c"%s".as_ptr(), text.as_ptr()) };
}

/// `void stack_test()`: always passes, since other architectures enforce stack alignment in hardware.
#[cfg(not(target_arch = "x86_64"))]
unsafe extern "C-unwind" fn stack_test() {
    // SAFETY: a string.
    unsafe { libc::printf(c"Stack test passed".as_ptr()) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::CStr;

    #[test]
    fn strings_and_numbers() {
        // SAFETY: strings are passed; the results are strings too, and freed.
        unsafe {
            let take = |text: *mut c_char| {
                let copy = CStr::from_ptr(text).to_str().expect("is ASCII").to_owned();
                libc::free(text.cast());
                copy
            };
            assert_eq!(take(strcat(c"ab".as_ptr(), c"cd".as_ptr())), "abcd");
            assert_eq!(take(strcat(c"".as_ptr(), c"".as_ptr())), "");
            assert_eq!(take(ltoa(i64::MIN)), "-9223372036854775808");
            assert_eq!(take(ltoa(0)), "0");
            assert_eq!(atol(c"-12x".as_ptr()), -12);
            assert_eq!(strlen(c"abc".as_ptr()), 3);
            let mut text = *b"abcdef\0";
            let at = text.as_mut_ptr().cast::<c_char>();
            assert_eq!(strncopy(at, c"XY".as_ptr(), 2), at.add(2));
            assert_eq!(&text, b"abXY\0\0\0");
            assert_eq!(strncopy(at, c"XY".as_ptr(), 4), at);
            assert_eq!(strncopy(at, c"XY".as_ptr(), -1), at);
        }
    }

    #[test]
    fn calls_and_memory() {
        unsafe extern "C-unwind" fn subtract(a: i64, b: i64) -> i64 {
            a - b * 2
        }
        // SAFETY: the function has that type, and the memory is a local variable.
        unsafe {
            assert_eq!(callback(Some(subtract)), -19);
            assert_eq!(weighted_sum(1, 1, 1, 1, 1, 1, 1, i64::MAX), 28i64.wrapping_add(i64::MAX.wrapping_mul(8)));
            let words = malloc(2, 8).cast::<u64>();
            assert_eq!((*words, *words.add(1)), (0, 0));
            libc::free(words.cast());
            assert!(malloc(-1, 8).is_null());
        }
    }
}
