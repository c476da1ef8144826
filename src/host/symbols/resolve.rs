//! Symbol resolution: the address of an external symbol, and so which functions of C a program can call.

use super::dladdr::own_addresses;
use super::system_libraries::{LIBGCC, LIBM, LIBSTDCXX};
use super::{drop_mangling_escape, library_info, loaded_libraries};
use crate::host::interpose::{exit, fork, notifications, sigaction, threads, unwinder_heap};
use crate::host::runtime;
use crate::host::x86_64::cpu_features;
use crate::ir::GlobalValue;
use std::ffi::{CStr, CString, c_void};

/// Returns the address of an external symbol. It is looked up in this order: functions that this crate
/// interposes (`exit`, `atexit`, …), the libraries that the user loaded, the courses' runtime, the C library,
/// libm and libgcc_s.
///
/// `name` is the global's name; a `\01` prefix, which in LLVM suppresses mangling, is dropped.
pub fn resolve(name: &str) -> Option<usize> {
    // `--allow` is irrelevant here: `check_externals` applies it before the run.
    let name = drop_mangling_escape(name);
    let own = exit::find(name)
        .or_else(|| threads::find(name))
        .or_else(|| fork::find(name))
        .or_else(|| sigaction::find(name))
        .or_else(|| notifications::find(name));
    if let Some(address) = own.or_else(|| loaded_libraries::find(name)) {
        return Some(address);
    }
    if library_info::unsupported(name).is_some() {
        return None;
    }
    runtime::find(name).or_else(|| cpu_features::find_symbol(name)).or_else(|| in_c_library(name))
}

/// Returns the address of a declared global. A `hidden` or `protected` symbol is in the program itself and never in a
/// library: only the courses' runtime, which is linked to programs, or C's startup code can define it.
pub fn resolve_global(global: &GlobalValue) -> Option<usize> {
    let symbol = global.name.symbol();
    if !is_of_program(global) {
        return resolve(&symbol);
    }
    match drop_mangling_escape(&symbol) {
        "__dso_handle" => resolve(&symbol),
        name => runtime::find(name),
    }
}

/// Whether a declaration's visibility excludes a definition in a library.
pub(in crate::host) fn is_of_program(global: &GlobalValue) -> bool {
    global.has_non_default_visibility()
}

/// Looks a name up in the C library and in the libraries that programs are linked with by default, and under
/// the names that other versions of the C library have for the same function.
pub(in crate::host) fn in_c_library(name: &str) -> Option<usize> {
    let symbol = CString::new(name).ok()?;
    if let Some(address) = loaded(&symbol) {
        return Some(address);
    }
    for library in [&LIBM, &LIBGCC] {
        if library.load()
            && let Some(address) = loaded(&symbol)
        {
            return Some(address);
        }
    }
    if library_info::is_cxx(name) && LIBSTDCXX.load() {
        return loaded(&symbol);
    }
    // Newer headers rename functions whose behavior the C standard changed: `__isoc23_strtol` reads binary
    // digits too.
    if let Some(plain) = name.strip_prefix("__isoc23_") {
        let older = CString::new(format!("__isoc99_{plain}")).ok()?;
        return loaded(&older).or_else(|| in_c_library(plain));
    }
    match name {
        // C's startup code defines it in every program; it only serves as an identity.
        "__dso_handle" => {
            static HANDLE: u8 = 0;
            Some(&raw const HANDLE as usize)
        }
        _ => None,
    }
}

/// Returns the address of a symbol in a loaded library other than this executable, whose exported functions are not for
/// programs.
fn loaded(symbol: &CStr) -> Option<usize> {
    let look = |where_: *mut c_void| {
        // SAFETY: a string, and one of the two pseudo-handles that need not be opened.
        let address = unsafe { libc::dlsym(where_, symbol.as_ptr()) } as usize;
        (address != 0).then_some(address)
    };
    // A lookup that fails allocates a message.
    unwinder_heap::allocating(|| {
        let found = look(libc::RTLD_DEFAULT)?;
        if !own_addresses().contains(&found) {
            return Some(found);
        }
        // The next definition in load order is the one that a library would find without this executable.
        look(libc::RTLD_NEXT).filter(|address| !own_addresses().contains(address))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_c_library_libm_and_libgcc_are_found() {
        for name in [
            "printf",
            "malloc",
            "qsort",
            "stdout",
            "environ",
            "\u{1}strlen",
            "sqrt",
            "fma",
            "cbrt",
            "__muldc3",
            "_Unwind_Resume",
        ] {
            assert!(resolve(name).is_some(), "{name}");
        }
        assert_eq!(resolve("\u{1}strlen"), resolve("strlen"));
        // SAFETY: that is its type.
        let sqrt: extern "C" fn(f64) -> f64 = unsafe { std::mem::transmute(resolve("sqrt").expect("libm has it")) };
        assert_eq!(sqrt(2.25), 1.5);
    }

    #[test]
    fn names_of_newer_headers_mean_the_plain_functions() {
        for (new, old) in [("__isoc23_strtol", "strtol"), ("__isoc23_sscanf", "__isoc99_sscanf")] {
            // SAFETY: a string.
            let has_new = !unsafe { libc::dlsym(libc::RTLD_DEFAULT, CString::new(new).unwrap().as_ptr()) }.is_null();
            assert!(resolve(new).is_some());
            assert!(has_new || resolve(new) == resolve(old), "{new}");
        }
        assert!(resolve("__dso_handle").is_some());
    }

    #[test]
    fn nothing_of_ours_is_found_by_accident() {
        for name in ["main", "_start", "rust_panic", "__rust_alloc", "rust_begin_unwind", "", "no\0name", "pritnf"] {
            assert_eq!(resolve(name), None, "{name}");
        }
        assert!(own_addresses().contains(&(resolve as *const () as usize)));
        assert!(!own_addresses().contains(&resolve("printf").expect("is in libc")));
    }

    #[test]
    fn interposed_functions_are_not_those_of_the_c_library() {
        for name in exit::NAMES {
            assert!(own_addresses().contains(&resolve(name).expect("is ours")), "{name}");
        }
    }
}
