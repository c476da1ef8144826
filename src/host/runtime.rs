//! The run-time functions that compiler courses link to LLVMlite and Oat programs, built in. They write through C's stdio,
//! so that their output and printf's come in order.
//!
//! Programs pass raw pointers, as to any C function: each function trusts its arguments exactly as far as the courses' C
//! versions do.

use super::process;
use libc::{c_char, c_void};
use std::ffi::CStr;

/// Every function with its name.
pub(super) fn find(name: &str) -> Option<usize> {
    TABLE.iter().find(|(n, _)| *n == name).map(|(_, f)| f.0 as usize)
}

/// The names, for near names and help.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().map(|(n, _)| *n)
}

/// The address of a function of ours: never read or written as data.
pub(super) struct Address(pub(super) *const c_void);
// SAFETY: addresses of functions are the same for every thread.
unsafe impl Sync for Address {}

macro_rules! table {
    ($($name:ident),* $(,)?) => {
        static TABLE: &[(&str, Address)] = &[$((stringify!($name), Address($name as *const c_void))),*];
    };
}

table! {
    ll_puts, ll_strcat, ll_callback, ll_ltoa, ll_malloc, ll_atol, ll_strlen, ll_strncopy, ll_weighted_sum, stack_test,
    oat_malloc, oat_alloc_array, oat_assert_not_null, oat_assert_array_length, array_of_string, string_of_array,
    length_of_string, string_of_int, string_cat, print_string, print_int, print_bool,
}

/// A C `assert` that does not hold.
fn assert(condition: bool, text: &'static CStr, function: &'static CStr) {
    if !condition {
        process::assert_fail(text.as_ptr(), c"runtime.c".as_ptr(), 0, function.as_ptr());
    }
}

/// Writes to standard error and ends the program with status 1, as the Oat runtime does.
fn refuse(message: &str) -> ! {
    process::say(message);
    process::exit(1)
}

/// A fresh block of `size` zero bytes from C's heap, so that the program may free it.
fn zeroed(size: usize) -> *mut c_char {
    // SAFETY: calloc takes any sizes.
    unsafe { libc::calloc(size.max(1), 1).cast() }
}

extern "C-unwind" fn ll_puts(text: *const c_char) {
    // SAFETY: the program passes a string.
    unsafe { libc::puts(text) };
}

extern "C-unwind" fn ll_strcat(a: *const c_char, b: *const c_char) -> *mut c_char {
    string_cat(a, b)
}

extern "C-unwind" fn ll_callback(function: extern "C-unwind" fn(i64, i64) -> i64) -> i64 {
    function(19, 19)
}

extern "C-unwind" fn ll_ltoa(value: i64) -> *mut c_char {
    string_of_int(value)
}

extern "C-unwind" fn ll_malloc(count: usize, size: usize) -> *mut c_void {
    // SAFETY: calloc takes any sizes.
    unsafe { libc::calloc(count, size) }
}

extern "C-unwind" fn ll_atol(text: *const c_char) -> i64 {
    // SAFETY: the program passes a string.
    unsafe { libc::atol(text) }
}

/// The course's own version returns 0 whatever the string; programs that call it mean its length.
extern "C-unwind" fn ll_strlen(text: *const c_char) -> i64 {
    // SAFETY: the program passes a string.
    unsafe { libc::strlen(text) as i64 }
}

/// Copies `source` over `target` from byte `at` on, never beyond the length that `target` has as a string.
extern "C-unwind" fn ll_strncopy(target: *mut c_char, source: *const c_char, at: i64) -> *mut c_char {
    // SAFETY: the program passes two strings; `at` is checked against the first one's length.
    unsafe {
        let length = libc::strlen(target) as i64;
        if at < 0 || at >= length {
            return target;
        }
        libc::strncpy(target.add(at as usize), source, (length - at) as usize)
    }
}

/// Eight arguments, so that some are passed on the stack.
extern "C-unwind" fn ll_weighted_sum(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> i64 {
    let weighted = [a, b, c, d, e, f, g, h].into_iter().zip(1..).map(|(x, w): (i64, i64)| x.wrapping_mul(w));
    weighted.fold(0, i64::wrapping_add)
}

/// Says whether the caller kept the stack aligned to 16 bytes, as the ABI demands at a call.
#[unsafe(naked)]
extern "C" fn stack_test() {
    std::arch::naked_asm!("mov rdi, rsp", "jmp {report}", report = sym report_alignment)
}

extern "C" fn report_alignment(stack_pointer: usize) {
    // At a function's first instruction the return address has just been pushed.
    let text = if stack_pointer % 16 == 8 { c"Stack test passed" } else { c"Stack test failed" };
    // SAFETY: both arguments are strings.
    unsafe { libc::printf(c"%s".as_ptr(), text.as_ptr()) };
}

extern "C-unwind" fn oat_malloc(size: i64) -> *mut c_char {
    zeroed(size.max(0) as usize)
}

/// `n + 1` words, the first holding `n`, the rest zero.
extern "C-unwind" fn oat_alloc_array(count: i64) -> *mut i64 {
    assert(count >= 0, c"size >= 0", c"oat_alloc_array");
    let words = (count as usize).checked_add(1);
    // SAFETY: calloc takes any sizes, and checks their product.
    let array: *mut i64 = unsafe { libc::calloc(words.unwrap_or(usize::MAX), 8).cast() };
    if !array.is_null() {
        // SAFETY: it has at least one word.
        unsafe { array.write(count) };
    }
    array
}

extern "C-unwind" fn oat_assert_not_null(pointer: *const c_char) {
    if pointer.is_null() {
        refuse("Attempted to dereference null pointer");
    }
}

extern "C-unwind" fn oat_assert_array_length(array: *const i64, index: i64) {
    if array.is_null() {
        refuse("Attempted to index null array");
    }
    // SAFETY: an Oat array starts with its length.
    let length = unsafe { array.read() };
    if index < 0 || index >= length {
        refuse(&format!("Out of bounds index {index} for array length {length}"));
    }
}

extern "C-unwind" fn array_of_string(text: *const c_char) -> *mut i64 {
    assert(!text.is_null(), c"NULL != str", c"array_of_string");
    // SAFETY: the program passes a string.
    let bytes = unsafe { CStr::from_ptr(text) }.to_bytes();
    let array = oat_alloc_array(bytes.len() as i64);
    for (i, byte) in bytes.iter().enumerate() {
        // SAFETY: the array has one word for each byte after the first. Characters are signed on x86-64.
        unsafe { array.add(i + 1).write(i64::from(*byte as i8)) };
    }
    array
}

extern "C-unwind" fn string_of_array(array: *const i64) -> *mut c_char {
    assert(!array.is_null(), c"NULL != arr", c"string_of_array");
    // SAFETY: an Oat array starts with its length.
    let length = unsafe { array.read() };
    assert(length >= 0, c"len >= 0", c"string_of_array");
    let text = zeroed(length as usize + 1);
    for i in 0..length as usize {
        // SAFETY: the array has `length` words after the first, the text as many bytes and one more.
        let byte = unsafe {
            let byte = array.add(i + 1).read() as c_char;
            text.add(i).write(byte);
            byte
        };
        assert(byte != 0, c"0 != str[i]", c"string_of_array");
    }
    text
}

extern "C-unwind" fn length_of_string(text: *const c_char) -> i64 {
    assert(!text.is_null(), c"NULL != str", c"length_of_string");
    // SAFETY: the program passes a string.
    unsafe { libc::strlen(text) as i64 }
}

extern "C-unwind" fn string_of_int(value: i64) -> *mut c_char {
    let digits = value.to_string();
    let text = zeroed(digits.len() + 1);
    // SAFETY: the text has room for the digits and the null byte that is already there.
    unsafe { text.copy_from_nonoverlapping(digits.as_ptr().cast(), digits.len()) };
    text
}

extern "C-unwind" fn string_cat(a: *const c_char, b: *const c_char) -> *mut c_char {
    // SAFETY: the program passes two strings; the block has room for both and a null byte.
    unsafe {
        let (first, second) = (libc::strlen(a), libc::strlen(b));
        let text = zeroed(first + second + 1);
        text.copy_from_nonoverlapping(a, first);
        text.add(first).copy_from_nonoverlapping(b, second);
        text
    }
}

extern "C-unwind" fn print_string(text: *const c_char) {
    assert(!text.is_null(), c"NULL != str", c"print_string");
    // SAFETY: the program passes a string.
    unsafe { libc::printf(c"%s".as_ptr(), text) };
}

extern "C-unwind" fn print_int(value: i64) {
    // SAFETY: `%ld` takes a 64-bit integer.
    unsafe { libc::printf(c"%ld".as_ptr(), value) };
}

extern "C-unwind" fn print_bool(value: i64) {
    print_string(if value == 0 { c"false".as_ptr() } else { c"true".as_ptr() });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(p: *mut c_char) -> String {
        // SAFETY: every caller passes a fresh string.
        let s = unsafe { CStr::from_ptr(p) }.to_str().unwrap().to_string();
        // SAFETY: and it came from C's heap.
        unsafe { libc::free(p.cast()) };
        s
    }

    #[test]
    fn strings_and_arrays_turn_into_each_other() {
        assert_eq!(text(string_cat(c"ab".as_ptr(), c"cd".as_ptr())), "abcd");
        assert_eq!(text(ll_ltoa(i64::MIN)), "-9223372036854775808");
        let array = array_of_string(c"hey".as_ptr());
        // SAFETY: an Oat array starts with its length.
        assert_eq!(unsafe { array.read() }, 3);
        assert_eq!(text(string_of_array(array)), "hey");
        // SAFETY: it came from C's heap.
        unsafe { libc::free(array.cast()) };
        assert_eq!(ll_weighted_sum(1, 1, 1, 1, 1, 1, 1, 1), 36);
    }

    #[test]
    fn every_name_resolves() {
        assert!(names().all(|n| find(n).is_some()));
        assert_eq!(find("ll_nothing"), None);
    }
}
