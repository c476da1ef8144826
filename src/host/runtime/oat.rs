//! Functions that the Oat compiler's output calls: arrays (a length word followed by the elements) and strings.
//!
//! The courses' own runtime is C with `assert`s; a failed one aborts the program, as in this implementation.

use crate::host::interpose::exit::{abort, exit, report_bad_index, write_stderr};
use libc::{c_char, c_long, size_t};
use std::ffi::CStr;

crate::host::symbols::table::symbol_table! {
    "oat_malloc" => malloc,
    "oat_alloc_array" => alloc_array,
    "oat_assert_not_null" => assert_not_null,
    "oat_assert_array_length" => assert_array_length,
    "array_of_string" => array_of_string,
    "string_of_array" => string_of_array,
    "length_of_string" => length_of_string,
    "string_of_int" => super::ll::ltoa,
    "string_cat" => super::ll::strcat,
    "print_string" => print_string,
    "print_int" => print_int,
    "print_bool" => print_bool,
}

/// Ends the run as C's `assert` does, unless the condition holds.
fn assert(holds: bool, failure: &CStr) {
    if !holds {
        write_stderr(failure);
        abort()
    }
}

/// Returns zeroed memory. Ends the run if memory is exhausted, since callers write to the memory at once.
fn allocate(elements: i64, size: size_t) -> *mut u8 {
    // SAFETY: `calloc` accepts any numbers.
    let memory = unsafe { libc::calloc(elements as size_t, size) };
    assert(!memory.is_null(), c"the courses' runtime: out of memory\n");
    memory.cast()
}

/// `i64* oat_malloc(i64 size)`: zeroed memory of `size` bytes.
unsafe extern "C-unwind" fn malloc(size: i64) -> *mut i64 {
    // SAFETY: `calloc` accepts any numbers.
    unsafe { libc::calloc(size as size_t, 1).cast() }
}

/// `i64* oat_alloc_array(i64 n)`: an array of n zeroed words.
unsafe extern "C-unwind" fn alloc_array(n: i64) -> *mut i64 {
    assert(n >= 0, c"oat_alloc_array: Assertion `size >= 0' failed.\n");
    let array = allocate(n.wrapping_add(1), size_of::<i64>()).cast::<i64>();
    // SAFETY: there is room for at least one word.
    unsafe { array.write_unaligned(n) };
    array
}

/// `void oat_assert_not_null(i8*)`: exits with status 1 on a null pointer.
unsafe extern "C-unwind" fn assert_not_null(pointer: *const u8) {
    if pointer.is_null() {
        write_stderr(c"Attempted to dereference null pointer");
        exit(1)
    }
}

/// `void oat_assert_array_length(i64* array, i64 index)`: exits with status 1 if the index is out of bounds.
unsafe extern "C-unwind" fn assert_array_length(array: *const i64, index: i64) {
    if array.is_null() {
        write_stderr(c"Attempted to index null array");
        exit(1)
    }
    // SAFETY: the program passes an array, whose first word is its length.
    let length = unsafe { array.read_unaligned() };
    if index < 0 || length <= index {
        report_bad_index(index, length);
        exit(1)
    }
}

/// `i64* array_of_string(i8*)`: an array with one word per byte, sign-extended.
unsafe extern "C-unwind" fn array_of_string(text: *const c_char) -> *mut i64 {
    assert(!text.is_null(), c"array_of_string: Assertion `NULL != str' failed.\n");
    // SAFETY: the program passes a string; the array has a word for the length and one per byte.
    unsafe {
        let length = libc::strlen(text);
        let array = allocate(length as i64 + 1, size_of::<i64>()).cast::<i64>();
        array.write_unaligned(length as i64);
        for i in 0..length {
            array.add(i + 1).write_unaligned(i64::from(text.cast::<i8>().add(i).read()));
        }
        array
    }
}

/// `i8* string_of_array(i64*)`: a string of the low byte of each word.
unsafe extern "C-unwind" fn string_of_array(array: *const i64) -> *mut c_char {
    assert(!array.is_null(), c"string_of_array: Assertion `NULL != arr' failed.\n");
    // SAFETY: the program passes an array with as many words as its length; the text has a byte for each, and
    // a zero.
    unsafe {
        let length = array.read_unaligned();
        assert(length >= 0, c"string_of_array: Assertion `len >= 0' failed.\n");
        let text = allocate(length.wrapping_add(1), 1).cast::<c_char>();
        for i in 0..length as usize {
            let byte = array.add(i + 1).read_unaligned() as c_char;
            assert(byte != 0, c"string_of_array: Assertion `0 != str[i]' failed.\n");
            *text.add(i) = byte;
        }
        text
    }
}

/// `i64 length_of_string(i8*)`: the length in bytes.
unsafe extern "C-unwind" fn length_of_string(text: *const c_char) -> i64 {
    assert(!text.is_null(), c"length_of_string: Assertion `NULL != str' failed.\n");
    // SAFETY: the program passes a string.
    unsafe { libc::strlen(text) as i64 }
}

/// `void print_string(i8*)`: prints the string without a newline.
unsafe extern "C-unwind" fn print_string(text: *const c_char) {
    assert(!text.is_null(), c"print_string: Assertion `NULL != str' failed.\n");
    // SAFETY: the program passes a string.
    unsafe { libc::printf(c"%s".as_ptr(), text) };
}

/// `void print_int(i64)`: prints a decimal number.
unsafe extern "C-unwind" fn print_int(number: i64) {
    // SAFETY: the format fits the argument.
    unsafe { libc::printf(c"%ld".as_ptr(), number as c_long) };
}

/// `void print_bool(i64)`: prints `true` or `false`.
unsafe extern "C-unwind" fn print_bool(value: i64) {
    let text = if value == 0 { c"false" } else { c"true" };
    // SAFETY: a string.
    unsafe { libc::printf(c"%s".as_ptr(), text.as_ptr()) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::process::{ExitReason, begin_run};
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
    use std::ptr;

    #[test]
    fn arrays_and_strings() {
        // SAFETY: strings and arrays are passed, and the results are freed.
        unsafe {
            let array = alloc_array(2);
            assert_eq!([*array, *array.add(1), *array.add(2)], [2, 0, 0]);
            libc::free(array.cast());
            let array = array_of_string(c"a\xff".as_ptr());
            assert_eq!([*array, *array.add(1), *array.add(2)], [2, 97, -1]);
            let text = string_of_array(array);
            assert_eq!(CStr::from_ptr(text), c"a\xff");
            assert_eq!(length_of_string(text), 2);
            libc::free(array.cast());
            libc::free(text.cast());
        }
    }

    #[test]
    fn failed_checks_end_the_run() {
        fn unwind(end: ExitReason) -> ! {
            resume_unwind(Box::new(end))
        }
        let _run = begin_run(unwind);
        let end_of = |f: &dyn Fn()| {
            *catch_unwind(AssertUnwindSafe(f)).expect_err("left").downcast::<ExitReason>().expect("an exit reason")
        };
        let array = [2i64, 0, 0];
        let failed = ExitReason::Exit { status: 1, run_handlers: true };
        // SAFETY: each pointer is null or points to the array.
        unsafe {
            assert_not_null(array.as_ptr().cast());
            assert_array_length(array.as_ptr(), 1);
            assert_eq!(end_of(&|| assert_not_null(ptr::null())), failed);
            assert_eq!(end_of(&|| assert_array_length(ptr::null(), 0)), failed);
            assert_eq!(end_of(&|| assert_array_length(array.as_ptr(), 2)), failed);
            assert_eq!(end_of(&|| assert_array_length(array.as_ptr(), -1)), failed);
            assert_eq!(
                end_of(&|| {
                    alloc_array(-1);
                }),
                ExitReason::Abort
            );
            assert_eq!(
                end_of(&|| {
                    alloc_array(i64::MAX);
                }),
                ExitReason::Abort
            );
            assert_eq!(
                end_of(&|| {
                    string_of_array(array.as_ptr());
                }),
                ExitReason::Abort
            );
            assert_eq!(end_of(&|| print_string(ptr::null())), ExitReason::Abort);
        }
    }
}
