//! Symbol resolution: the address of an external symbol.

use super::{cpu_features, fork, interposed, libraries, names, runtime, sigaction, threads};
use crate::ir::GlobalValue;
use std::ffi::{CStr, CString, c_void};
use std::ops::Range;
use std::sync::OnceLock;

/// Defines a symbol table for functions of ours: `NAMES`, and `find`, which maps a name to its address.
macro_rules! symbols {
    ($($name:literal => $function:path),* $(,)?) => {
        /// All names.
        #[allow(dead_code, reason = "not every table's names are listed to the user")]
        pub(super) const NAMES: &[&str] = &[$($name),*];
        /// Returns the address of the function of a name.
        pub(super) fn find(name: &str) -> Option<usize> {
            match name { $($name => Some($function as *const () as usize),)* _ => None }
        }
    };
}
pub(super) use symbols;

/// Returns the address of an external symbol. It is looked up in this order: functions that this crate
/// interposes (`exit`, `atexit`, …), the libraries that the user loaded, the courses' runtime, the C library,
/// libm and libgcc_s.
///
/// `name` is the global's name; a `\01` prefix, which in LLVM suppresses mangling, is dropped.
pub fn resolve(name: &str) -> Option<usize> {
    // The policy does not matter here: `check_externals` applies it before anything runs.
    let name = names::plain(name);
    let own = interposed::find(name)
        .or_else(|| threads::find(name))
        .or_else(|| fork::find(name))
        .or_else(|| sigaction::find(name));
    if let Some(address) = own.or_else(|| libraries::find(name)) {
        return Some(address);
    }
    if names::unsupported(name).is_some() {
        return None;
    }
    runtime::find(name).or_else(|| cpu_features::find_symbol(name)).or_else(|| in_c_library(name))
}

/// Returns the address of a declared global. A `hidden` or `protected` symbol is in the program itself and
/// never in a library: only the courses' runtime can define it, which is linked to programs, or C's start-up
/// code.
pub fn resolve_global(global: &GlobalValue) -> Option<usize> {
    let symbol = global.name.symbol();
    if !is_of_program(global) {
        return resolve(&symbol);
    }
    match names::plain(&symbol) {
        "__dso_handle" => resolve(&symbol),
        name => runtime::find(name),
    }
}

/// Returns the name of the library function that contains an address, if the library exports it.
pub fn function_at(address: usize) -> Option<String> {
    text_of(look_up(address)?.dli_sname)
}

/// Returns the file name of the library that contains an address.
pub(super) fn library_of(address: usize) -> Option<String> {
    text_of(look_up(address)?.dli_fname)
}

fn look_up(address: usize) -> Option<libc::Dl_info> {
    // SAFETY: plain data that may be zero; `dladdr` takes any address and writes to `info` only.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    (unsafe { libc::dladdr(address as *const c_void, &raw mut info) } != 0).then_some(info)
}

/// Copies a string of the loader.
fn text_of(found: *const libc::c_char) -> Option<String> {
    // SAFETY: if not null, it is a string of a library, and static.
    (!found.is_null()).then(|| unsafe { CStr::from_ptr(found) }.to_string_lossy().into_owned())
}

/// Whether an address lies in a library or in the executable, and not in code or memory that a program
/// created.
pub fn is_in_object(address: usize) -> bool {
    // SAFETY: plain data that may be zero; `dladdr` takes any address and writes to that data only.
    unsafe { libc::dladdr(address as *const c_void, &mut std::mem::zeroed()) != 0 }
}

/// Returns the size in bytes of a library's variable at an address. A declaration may state less, as for C++
/// type infos and virtual tables.
pub fn size_of_variable(address: usize) -> Option<u64> {
    /// Flag from `dlfcn.h`.
    const RTLD_DL_SYMENT: libc::c_int = 1;
    // SAFETY: both are plain data that may be zero; `dladdr1` takes any address and writes to them only.
    let (mut info, mut symbol): (libc::Dl_info, *mut c_void) = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    let found = unsafe { libc::dladdr1(address as *const c_void, &raw mut info, &raw mut symbol, RTLD_DL_SYMENT) };
    if found == 0 || symbol.is_null() || info.dli_saddr as usize != address {
        return None;
    }
    // SAFETY: with this flag it returned an entry of the library's symbol table, which lives as long as the
    // library.
    Some(unsafe { (*symbol.cast::<libc::Elf64_Sym>()).st_size })
}

/// Whether a declaration's visibility excludes a definition in a library.
pub(super) fn is_of_program(global: &GlobalValue) -> bool {
    global.has_own_visibility()
}

/// Looks a name up in the C library and in the libraries that programs are linked with by default, and under
/// the names that other versions of the C library have for the same function.
fn in_c_library(name: &str) -> Option<usize> {
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
    if names::is_cxx(name) && LIBSTDCXX.load() {
        return loaded(&symbol);
    }
    // Newer headers rename functions whose behaviour the C standard changed: `__isoc23_strtol` reads binary
    // digits too.
    if let Some(plain) = name.strip_prefix("__isoc23_") {
        let older = CString::new(format!("__isoc99_{plain}")).ok()?;
        return loaded(&older).or_else(|| in_c_library(plain));
    }
    match name {
        // C's start-up code defines it in every program; it only serves as an identity.
        "__dso_handle" => {
            static HANDLE: u8 = 0;
            Some(&raw const HANDLE as usize)
        }
        _ => None,
    }
}

/// Returns the address of a symbol in a loaded library other than this executable, whose exported functions
/// are not for the program.
fn loaded(symbol: &CStr) -> Option<usize> {
    let look = |where_: *mut c_void| {
        // SAFETY: a string, and one of the two pseudo-handles that need not be opened.
        let address = unsafe { libc::dlsym(where_, symbol.as_ptr()) } as usize;
        (address != 0).then_some(address)
    };
    let found = look(libc::RTLD_DEFAULT)?;
    if !own_addresses().contains(&found) {
        return Some(found);
    }
    // The next definition in load order is the one that a library would see without us.
    look(libc::RTLD_NEXT).filter(|address| !own_addresses().contains(address))
}

/// A system library that is loaded on first use: most programs do not need it, and loading it slows the
/// start.
pub(super) struct Late {
    name: &'static CStr,
    /// Handle of the library; 0 if it cannot be loaded.
    handle: OnceLock<usize>,
}

/// libm.
pub(super) static LIBM: Late = Late::new(c"libm.so.6");
/// The unwinder, and compiler support routines for arithmetic (such as `__muldc3` for complex numbers).
pub(super) static LIBGCC: Late = Late::new(c"libgcc_s.so.1");
/// The C++ standard library.
pub(super) static LIBSTDCXX: Late = Late::new(c"libstdc++.so.6");

impl Late {
    const fn new(name: &'static CStr) -> Late {
        Late { name, handle: OnceLock::new() }
    }

    /// Loads the library with global visibility. Returns false if that fails.
    pub(super) fn load(&self) -> bool {
        self.handle() != 0
    }

    /// Whether the library was loaded.
    pub(super) fn is_loaded(&self) -> bool {
        self.handle.get().is_some_and(|handle| *handle != 0)
    }

    /// Returns the address of a function of the library.
    pub(super) fn find(&self, name: &CStr) -> Option<usize> {
        let handle = Some(self.handle()).filter(|handle| *handle != 0)?;
        // SAFETY: a string, and the handle of a library that stays loaded.
        let address = unsafe { libc::dlsym(handle as *mut c_void, name.as_ptr()) } as usize;
        Some(address).filter(|address| *address != 0)
    }

    fn handle(&self) -> usize {
        // SAFETY: the initialisers of the C libraries have no side effects; those of C++ set up its streams
        // and locales.
        *self
            .handle
            .get_or_init(|| unsafe { libc::dlopen(self.name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) } as usize)
    }
}

/// Returns the address range of the executable or library that contains this code.
fn own_addresses() -> &'static Range<usize> {
    static OWN: OnceLock<Range<usize>> = OnceLock::new();
    OWN.get_or_init(|| {
        let mut found = 0..0;
        // SAFETY: the callback has the right signature and does not keep `found`.
        unsafe { libc::dl_iterate_phdr(Some(find_own), (&raw mut found).cast()) };
        found
    })
}

unsafe extern "C" fn find_own(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> libc::c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `found` is the argument of
    // `own_addresses`.
    let (info, found) = unsafe { (&*info, &mut *found.cast::<Range<usize>>()) };
    // SAFETY: as above: the description states the number of headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let (mut lo, mut hi) = (usize::MAX, 0);
    for header in headers.iter().filter(|h| h.p_type == libc::PT_LOAD) {
        let start = info.dlpi_addr as usize + header.p_vaddr as usize;
        lo = lo.min(start);
        hi = hi.max(start + header.p_memsz as usize);
    }
    let ours = (lo..hi).contains(&(find_own as *const () as usize));
    if ours {
        *found = lo..hi;
    }
    ours.into()
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
    fn what_is_interposed_is_not_the_c_library() {
        for name in interposed::NAMES {
            assert!(own_addresses().contains(&resolve(name).expect("is ours")), "{name}");
        }
    }
}
