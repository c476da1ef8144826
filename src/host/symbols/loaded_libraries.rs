//! Shared libraries that the user loads for a program: their symbols precede those of the C library.

use super::system_libraries::{LIBGCC, LIBM};
use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};
use std::collections::HashSet;
use std::ffi::{CString, c_int, c_void};
use std::ops::Range;
use std::path::Path;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// Loaded libraries in load order, and the objects that were present before the first.
struct Libraries {
    loaded: Vec<Library>,
    /// Base addresses of the objects present before loading; includes the C library, libm and libgcc_s.
    before: HashSet<usize>,
}

/// The libraries of the process. They are never unloaded, since programs keep addresses in them.
static LIBRARIES: RwLock<Option<Libraries>> = RwLock::new(None);

fn libraries() -> RwLockReadGuard<'static, Option<Libraries>> {
    LIBRARIES.read().unwrap_or_else(PoisonError::into_inner)
}

/// Loads a shared library for the rest of the process. From then on [`resolve`](super::resolve) finds its
/// symbols, and those of its dependencies, before those of the C library and the courses' runtime. If several
/// libraries define a symbol, the first one loaded takes precedence. Interposed functions (`exit`, `abort`,
/// `atexit`, …) are not affected. `Err` is the reason why the library cannot be loaded.
///
/// A path without a slash is looked up in the current directory, then in the system's library directories.
///
/// # Safety
/// The library's initializers run arbitrary code.
pub unsafe fn load_library(path: &Path) -> Result<(), String> {
    let here = Path::new(".").join(path);
    let is_name = path.components().count() == 1 && !path.has_root();
    let path = if is_name && here.exists() { &here } else { path };
    // Determined before loading: objects loaded together with a library count as the library's.
    let mut all = LIBRARIES.write().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_with(|| {
        LIBM.load();
        LIBGCC.load();
        Libraries { loaded: Vec::new(), before: objects() }
    });
    // RTLD_NOW reports undefined symbols of the library at this point and not in the middle of the run. SAFETY: the
    // caller guarantees the library's initializers.
    let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_GLOBAL) };
    all.loaded.push(library.map_err(|error| reason(path, &error))?);
    Ok(())
}

/// Returns the loader's message without the path, which the surrounding message contains.
fn reason(path: &Path, error: &libloading::Error) -> String {
    let said = std::error::Error::source(error).map_or_else(|| error.to_string(), |inner| inner.to_string());
    let prefix = format!("{}: ", path.display());
    let said = match said.strip_prefix(&prefix) {
        Some(rest) => rest.split(": No such file").next().unwrap_or(rest).to_string(),
        None => said,
    };
    // The loader does not know the symbols of the program, so a library cannot refer to them.
    match said.strip_prefix("undefined symbol: ") {
        Some(symbol) => format!(
            "it uses `{symbol}`, which no library defines; if the program defines it, compile the library to \
                LLVM assembly and `--link` it"
        ),
        None => said,
    }
}

/// Whether any library was loaded.
pub(in crate::host) fn any() -> bool {
    libraries().as_ref().is_some_and(|all| !all.loaded.is_empty())
}

/// Returns the address of a symbol that a loaded library or one of its dependencies defines; symbols of the C
/// library are excluded.
pub(in crate::host) fn find(name: &str) -> Option<usize> {
    let all = libraries();
    let all = all.as_ref()?;
    let symbol = CString::new(name).ok()?;
    all.loaded.iter().find_map(|library| {
        // SAFETY: only the symbol's address is used.
        let found = unsafe { library.get::<*mut c_void>(symbol.as_bytes_with_nul()) }.ok()?;
        let address = found.as_raw_ptr() as usize;
        let own = address != 0 && object_of(address).is_none_or(|object| !all.before.contains(&object));
        own.then_some(address)
    })
}

/// Returns the base address of the object that contains an address.
fn object_of(address: usize) -> Option<usize> {
    // SAFETY: all fields may be zero.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: `dladdr` takes any address and writes to `info` only.
    let known = unsafe { libc::dladdr(address as *const c_void, &raw mut info) };
    (known != 0).then_some(info.dli_fbase as usize)
}

/// Returns the address ranges of the code of all objects of the process, without a system call.
pub fn executable_ranges() -> Vec<Range<u64>> {
    let mut found: Vec<Range<u64>> = Vec::new();
    // SAFETY: the callback has the right signature and does not keep `found`.
    unsafe { libc::dl_iterate_phdr(Some(add_code), (&raw mut found).cast()) };
    found
}

unsafe extern "C" fn add_code(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call and states the number of headers, and
    // `found` is the argument of `executable_ranges`.
    let (base, headers, found) = unsafe {
        let info = &*info;
        let headers = std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into());
        (info.dlpi_addr, headers, &mut *found.cast::<Vec<Range<u64>>>())
    };
    let code = headers.iter().filter(|header| header.p_type == libc::PT_LOAD && header.p_flags & libc::PF_X != 0);
    found.extend(code.map(|header| base + header.p_vaddr..base + header.p_vaddr + header.p_memsz));
    0
}

/// Returns the base addresses of all objects of the process, as `dladdr` reports them.
fn objects() -> HashSet<usize> {
    let mut found = HashSet::new();
    // SAFETY: the callback has the right signature and does not keep `found`.
    unsafe { libc::dl_iterate_phdr(Some(add_object), (&raw mut found).cast()) };
    found
}

unsafe extern "C" fn add_object(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `found` is the argument of
    // `objects`.
    let (info, found) = unsafe { (&*info, &mut *found.cast::<HashSet<usize>>()) };
    // SAFETY: as above: the description states the number of headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    if let Some(header) = headers.iter().find(|h| h.p_type == libc::PT_LOAD) {
        found.extend(object_of(info.dlpi_addr as usize + header.p_vaddr as usize));
    }
    0
}

/// Whether a loaded library defines the name, so that knowledge about the C library's function does not
/// apply.
pub fn is_in_loaded_library(name: &str) -> bool {
    let name = super::drop_mangling_escape(name);
    any() && crate::host::interpose::exit::find(name).is_none() && find(name).is_some()
}
