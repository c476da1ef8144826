//! Shared libraries that the user has a program run with: their symbols come before those of the C library.

use super::symbols::{LIBGCC, LIBM};
use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};
use std::collections::HashSet;
use std::ffi::{CString, c_int, c_void};
use std::path::Path;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// What was loaded, in order, and what was there before.
struct Libraries {
    loaded: Vec<Library>,
    /// Where the objects start that the process had without them, the C library, libm and libgcc_s among them.
    before: HashSet<usize>,
}

/// A process has one set of libraries; they stay until its end, since programs keep addresses in them.
static LIBRARIES: RwLock<Option<Libraries>> = RwLock::new(None);

fn libraries() -> RwLockReadGuard<'static, Option<Libraries>> {
    LIBRARIES.read().unwrap_or_else(PoisonError::into_inner)
}

/// Loads a shared library for the rest of the process. From now on [`resolve`](super::resolve) finds its symbols, and
/// those of the libraries it needs, before the C library's and the runtime's; of several libraries the first one counts.
/// What the run must see for itself (`exit`, `abort`, `atexit`, …) stays as it is. `Err` says why it cannot be loaded.
///
/// A path without a slash is looked up in the current folder, then where the system has its libraries.
///
/// # Safety
/// Code of the library runs when it is loaded, and does what it likes.
pub unsafe fn load_library(path: &Path) -> Result<(), String> {
    let here = Path::new(".").join(path);
    let is_name = path.components().count() == 1 && !path.has_root();
    let path = if is_name && here.exists() { &here } else { path };
    // Found out first: what comes in with a library counts as the library's.
    let mut all = LIBRARIES.write().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_with(|| {
        LIBM.load();
        LIBGCC.load();
        Libraries { loaded: Vec::new(), before: objects() }
    });
    // At once, so that what a library misses is said now and not in the middle of the run.
    // SAFETY: the caller vouches for the library's initialisers.
    let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_GLOBAL) };
    all.loaded.push(library.map_err(|error| reason(path, &error))?);
    Ok(())
}

/// What the loader said, without the path that the message around it has.
fn reason(path: &Path, error: &libloading::Error) -> String {
    let said = std::error::Error::source(error).map_or_else(|| error.to_string(), |inner| inner.to_string());
    let prefix = format!("{}: ", path.display());
    let said = match said.strip_prefix(&prefix) {
        Some(rest) => rest.split(": No such file").next().unwrap_or(rest).to_string(),
        None => said,
    };
    // Its symbols are not the loader's: a library cannot see the program's.
    match said.strip_prefix("undefined symbol: ") {
        Some(symbol) => format!(
            "it needs `{symbol}`, which no library has; if the program defines it, compile the library to LLVM assembly and \
             `--link` it"
        ),
        None => said,
    }
}

/// Whether any library was loaded.
pub(super) fn any() -> bool {
    libraries().as_ref().is_some_and(|all| !all.loaded.is_empty())
}

/// The address of a symbol that a loaded library brought along; symbols of the C library are not among them.
pub(super) fn find(name: &str) -> Option<usize> {
    let all = libraries();
    let all = all.as_ref()?;
    let symbol = CString::new(name).ok()?;
    all.loaded.iter().find_map(|library| {
        // SAFETY: the symbol is only looked at as an address.
        let found = unsafe { library.get::<*mut c_void>(symbol.as_bytes_with_nul()) }.ok()?;
        let address = found.as_raw_ptr() as usize;
        let own = address != 0 && object_of(address).is_none_or(|object| !all.before.contains(&object));
        own.then_some(address)
    })
}

/// Where the object starts that an address lies in.
fn object_of(address: usize) -> Option<usize> {
    // SAFETY: all fields may be zero.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: any address may be asked for, and the description has room.
    let known = unsafe { libc::dladdr(address as *const c_void, &raw mut info) };
    (known != 0).then_some(info.dli_fbase as usize)
}

/// Where all objects of the process start, as `dladdr` tells it.
fn objects() -> HashSet<usize> {
    let mut found = HashSet::new();
    // SAFETY: the callback has the right signature and is done with `found` when this returns.
    unsafe { libc::dl_iterate_phdr(Some(add_object), (&raw mut found).cast()) };
    found
}

unsafe extern "C" fn add_object(info: *mut libc::dl_phdr_info, _size: usize, found: *mut c_void) -> c_int {
    // SAFETY: the loader passes a description that is valid during the call, and `found` is what `objects` gave.
    let (info, found) = unsafe { (&*info, &mut *found.cast::<HashSet<usize>>()) };
    // SAFETY: as above: that many headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    if let Some(header) = headers.iter().find(|h| h.p_type == libc::PT_LOAD) {
        found.extend(object_of(info.dlpi_addr as usize + header.p_vaddr as usize));
    }
    0
}

/// Whether a name means something of a loaded library, so that what is known about the C library's is beside the point.
pub fn is_of_library(name: &str) -> bool {
    let name = super::names::plain(name);
    any() && super::interposed::find(name).is_none() && find(name).is_some()
}
