//! The boundary to C: conversion of arguments and results, and the macro that exports functions.

use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A type of arguments.
pub trait Argument: Sized {
    /// Type that C passes.
    type C;

    /// Converts an argument; `None` if it is null although it must not be.
    ///
    /// # Safety
    /// A pointer must be valid for the uses that LLVM's header documents for the function, until the object is disposed
    /// of.
    unsafe fn of_c(c: Self::C) -> Option<Self>;
}

/// A type of results.
pub trait Answer {
    /// Type that C receives.
    type C;

    /// Converts a result.
    fn into_c(self) -> Self::C;

    /// Returns the result of a call that failed.
    fn failed() -> Self::C;
}

impl<T: 'static> Argument for &'static T {
    type C = Option<&'static T>;

    unsafe fn of_c(c: Self::C) -> Option<Self> {
        c
    }
}

impl<T: 'static> Argument for Option<&'static T> {
    type C = Option<&'static T>;

    unsafe fn of_c(c: Self::C) -> Option<Self> {
        Some(c)
    }
}

impl<T: 'static> Answer for &'static T {
    type C = Option<&'static T>;

    fn into_c(self) -> Self::C {
        Some(self)
    }

    fn failed() -> Self::C {
        None
    }
}

impl<T: 'static> Answer for Option<&'static T> {
    type C = Option<&'static T>;

    fn into_c(self) -> Self::C {
        self
    }

    fn failed() -> Self::C {
        None
    }
}

macro_rules! plain {
    ($($ty:ty = $failed:expr),*) => {$(
        impl Argument for $ty {
            type C = $ty;

            unsafe fn of_c(c: $ty) -> Option<$ty> {
                Some(c)
            }
        }

        impl Answer for $ty {
            type C = $ty;

            fn into_c(self) -> $ty {
                self
            }

            fn failed() -> $ty {
                $failed
            }
        }
    )*};
}

plain! {
    () = (), u8 = 0, i8 = 0, i32 = 0, u32 = 0, i64 = 0, u64 = 0, usize = 0, f64 = 0.0,
    *const c_char = std::ptr::null(), *mut std::ffi::c_void = std::ptr::null_mut()
}

/// An argument that is passed on unchanged.
pub struct Plain<T>(pub T);

impl<T> Argument for Plain<T> {
    type C = T;

    unsafe fn of_c(c: T) -> Option<Plain<T>> {
        Some(Plain(c))
    }
}

/// `LLVMBool`.
impl Argument for bool {
    type C = i32;

    unsafe fn of_c(c: i32) -> Option<bool> {
        Some(c != 0)
    }
}

impl Answer for bool {
    type C = i32;

    fn into_c(self) -> i32 {
        self.into()
    }

    fn failed() -> i32 {
        0
    }
}

/// Result of a function that returns whether it failed.
pub struct Failed(pub bool);

impl Answer for Failed {
    type C = i32;

    fn into_c(self) -> i32 {
        self.0.into()
    }

    fn failed() -> i32 {
        1
    }
}

/// A string that ends with NUL; null counts as the empty string.
impl Argument for String {
    type C = *const c_char;

    unsafe fn of_c(c: *const c_char) -> Option<String> {
        if c.is_null() {
            return Some(String::new());
        }
        // SAFETY: by the caller's contract.
        Some(unsafe { CStr::from_ptr(c) }.to_string_lossy().into_owned())
    }
}

/// The bytes of a string that ends with NUL; null counts as the empty string.
pub struct Bytes(pub Vec<u8>);

impl Argument for Bytes {
    type C = *const c_char;

    unsafe fn of_c(c: *const c_char) -> Option<Bytes> {
        if c.is_null() {
            return Some(Bytes(Vec::new()));
        }
        // SAFETY: by the caller's contract.
        Some(Bytes(unsafe { CStr::from_ptr(c) }.to_bytes().to_vec()))
    }
}

/// A message, which C frees by `LLVMDisposeMessage`.
impl Answer for String {
    type C = *mut c_char;

    fn into_c(self) -> *mut c_char {
        let text = c_string(&self);
        // SAFETY: a string that ends with NUL.
        unsafe { libc::strdup(text.as_ptr()) }
    }

    fn failed() -> *mut c_char {
        std::ptr::null_mut()
    }
}

/// A pointer to one or several elements owned by the caller. Null counts as no elements.
pub struct Raw<T>(*mut T);

impl<T> Argument for Raw<T> {
    type C = *mut T;

    unsafe fn of_c(c: *mut T) -> Option<Raw<T>> {
        Some(Raw(c))
    }
}

impl<T: Copy> Raw<T> {
    /// Writes one element.
    pub fn set(&self, value: T) {
        self.fill(&[value]);
    }

    /// Writes several elements.
    pub fn fill(&self, values: &[T]) {
        if !self.0.is_null() {
            // SAFETY: the creator of the pointer guarantees the elements.
            unsafe { std::ptr::copy_nonoverlapping(values.as_ptr(), self.0, values.len()) };
        }
    }

    /// Reads several elements.
    pub fn read(&self, count: usize) -> Vec<T> {
        if self.0.is_null() {
            return Vec::new();
        }
        // SAFETY: the creator of the pointer guarantees the elements.
        unsafe { std::slice::from_raw_parts(self.0, count) }.to_vec()
    }

    /// Whether it is null.
    pub fn is_null(&self) -> bool {
        self.0.is_null()
    }
}

impl<T> Raw<Option<&'static T>> {
    /// Reads an array of references, none of which may be null.
    pub fn list(&self, count: usize) -> Option<Vec<&'static T>> {
        self.read(count).into_iter().collect()
    }
}

impl Raw<u8> {
    /// Reads a text of a known length.
    pub fn text(&self, length: usize) -> String {
        String::from_utf8_lossy(&self.read(length)).into_owned()
    }
}

impl Raw<*mut c_char> {
    /// Writes a message, which C frees by `LLVMDisposeMessage`.
    pub fn message(&self, text: &str) {
        if !self.is_null() {
            self.set(text.to_string().into_c());
        }
    }
}

/// A pointer to data that an object given to C owns.
pub struct Kept<T>(pub *const T);

impl<T> Answer for Kept<T> {
    type C = *const T;

    fn into_c(self) -> *const T {
        self.0
    }

    fn failed() -> *const T {
        std::ptr::null()
    }
}

/// Creates a C string; it ends at the first NUL.
pub fn c_string(text: &str) -> CString {
    let text = text.split('\0').next().unwrap_or_default();
    CString::new(text).unwrap_or_default()
}

/// Passes an object to C by address, until it is taken back.
pub fn give<T>(object: T) -> &'static T {
    Box::leak(Box::new(object))
}

/// Takes back an object that `give` has passed to C.
///
/// # Safety
/// The object must come from `give`, and must be neither taken twice nor used afterwards.
pub unsafe fn take<T>(object: &'static T) -> Box<T> {
    // SAFETY: by the caller's contract.
    unsafe { Box::from_raw(std::ptr::from_ref(object).cast_mut()) }
}

/// Calls the body of a function. A panic counts as a failure, and does not unwind any further.
pub fn guard<R: Answer>(body: impl FnOnce() -> Option<R>) -> R::C {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Some(answer)) => answer.into_c(),
        Ok(None) | Err(_) => R::failed(),
    }
}

/// Exports functions. In a body, `?` or `return None` leaves with the result of a failed call.
macro_rules! export {
    ($($(#[$attr:meta])* fn $name:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $ret:ty)? $body:block)*) => {$(
        $(#[$attr])*
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            $($arg: <$ty as $crate::ffi::Argument>::C),*
        ) -> <export!(@ret $($ret)?) as $crate::ffi::Answer>::C {
            $(
                // SAFETY: the caller of the function guarantees its arguments, as LLVM's headers require.
                let $arg = unsafe { <$ty as $crate::ffi::Argument>::of_c($arg) };
            )*
            #[allow(unreachable_code, reason = "a body may always leave with the result of a failed call")]
            $crate::ffi::guard::<export!(@ret $($ret)?)>(|| {
                $(#[allow(unused_variables, reason = "kept for C")] let $arg = $arg?;)*
                Some($body)
            })
        }
    )*};
    (@ret) => { () };
    (@ret $ret:ty) => { $ret };
}
pub(crate) use export;
