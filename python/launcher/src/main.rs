//! The command `llvmlite-jit` of the Python package: loads the library that the package has, and calls its `llj_main`.
//!
//! The library is below the folder that the command is installed to: `bin/llvmlite-jit` has
//! `lib/python3.*/site-packages/llvmlite_jit/libllvmlite_jit.so`. `LLVMLITE_JIT_LIBRARY` says otherwise.

use std::ffi::{CStr, CString, OsStr};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::exit;

const LIBRARY: &str = "llvmlite_jit/libllvmlite_jit.so";
/// Exit status for a command that cannot be carried out, as a shell has it.
const CANNOT_EXECUTE: i32 = 126;

fn main() {
    let Some(path) = library() else {
        eprintln!("llvmlite-jit: the Python package that this command belongs to is not installed beside it");
        exit(CANNOT_EXECUTE)
    };
    let Ok(name) = CString::new(path.as_os_str().as_bytes()) else { exit(CANNOT_EXECUTE) };
    // SAFETY: the package's own library; the function has this type, and exits.
    unsafe {
        let library = libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL);
        let run = if library.is_null() { library } else { libc::dlsym(library, c"llj_main".as_ptr()) };
        if run.is_null() {
            let error = libc::dlerror();
            let why = if error.is_null() { c"it has no command" } else { CStr::from_ptr(error) };
            eprintln!("llvmlite-jit: {}: {}", path.display(), why.to_string_lossy());
            exit(CANNOT_EXECUTE)
        }
        exit(std::mem::transmute::<*mut libc::c_void, extern "C" fn() -> i32>(run)())
    }
}

/// Finds the library of the package.
fn library() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("LLVMLITE_JIT_LIBRARY") {
        return Some(path.into());
    }
    let program = std::env::current_exe().ok()?;
    let root = program.parent()?.parent()?;
    ["lib", "lib64", "local/lib"].iter().find_map(|folder| below(&root.join(folder)))
}

/// Finds it in the folders of the Pythons in a folder.
fn below(folder: &Path) -> Option<PathBuf> {
    let mut pythons: Vec<PathBuf> =
        std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    pythons.retain(|path| path.file_name().map(OsStr::as_bytes).is_some_and(|name| name.starts_with(b"python")));
    // The newest first, as far as the names say.
    pythons.sort_by_key(|path| std::cmp::Reverse((path.as_os_str().len(), path.clone())));
    let packages = ["site-packages", "dist-packages"];
    let places = pythons.iter().flat_map(|python| packages.map(|packages| python.join(packages).join(LIBRARY)));
    places.into_iter().find(|path| path.exists())
}
