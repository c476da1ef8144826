//! The command `llvmlite-jit` of the Python package: loads the package's library, and calls `llj_main` in it.
//!
//! The library is below the directory into which the command is installed: `bin/llvmlite-jit` belongs to
//! `lib/python3.*/site-packages/llvmlite_jit/libllvmlite_jit.so`. `LLVMLITE_JIT_LIBRARY` names another one.
//!
//! The C library calls `main` directly, without Rust's runtime: the command performs the necessary initialization.

#![no_main]

use std::ffi::{CStr, CString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

const LIBRARY: &str = "llvmlite_jit/libllvmlite_jit.so";
/// Exit status for a command that cannot be executed, as in a shell.
const CANNOT_EXECUTE: i32 = 126;

// SAFETY: the program's only `main`, with the signature that the C library expects.
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    match library() {
        Some(path) => start(&path),
        None => cannot_execute("the Python package of this command is not installed beside it"),
    }
}

/// Runs the command in a library; returns only if that is impossible.
fn start(path: &Path) -> i32 {
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else {
        return cannot_execute("the name of the library contains a zero byte");
    };
    // SAFETY: the package's own library, whose function has this type.
    unsafe {
        let library = libc::dlopen(name.as_ptr(), libc::RTLD_NOW);
        let run = if library.is_null() { library } else { libc::dlsym(library, c"llj_main".as_ptr()) };
        if run.is_null() {
            let error = libc::dlerror();
            let error = if error.is_null() { c"no error" } else { CStr::from_ptr(error) };
            return cannot_execute(&error.to_string_lossy());
        }
        std::mem::transmute::<*mut libc::c_void, extern "C" fn() -> i32>(run)()
    }
}

fn cannot_execute(why: &str) -> i32 {
    eprintln!("llvmlite-jit: {why}");
    CANNOT_EXECUTE
}

/// Finds the library of the package.
fn library() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("LLVMLITE_JIT_LIBRARY") {
        return Some(path.into());
    }
    let program = std::env::current_exe().ok()?;
    let root = program.parent()?.parent()?;
    // `pip install --target` puts the package beside `bin`.
    let beside = root.join(LIBRARY);
    if beside.exists() {
        return Some(beside);
    }
    ["lib", "lib64", "local/lib"].iter().find_map(|directory| below(&root.join(directory)))
}

/// Finds the library in the packages of the Python versions in a directory.
fn below(directory: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(directory).ok()?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut pythons: Vec<String> = names.filter(|name| name.starts_with("python")).collect();
    // The newest first: `python3.12` is longer than `python3.9`.
    pythons.sort_by_key(|name| std::cmp::Reverse((name.len(), name.clone())));
    let packages = ["site-packages", "dist-packages"];
    let places = pythons.iter().flat_map(|python| packages.map(|packages| directory.join(python).join(packages)));
    places.map(|packages| packages.join(LIBRARY)).find(|path| path.exists())
}
