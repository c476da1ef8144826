//! Where what was entered is kept from one session to the next.

use std::path::PathBuf;

/// The file, in a folder that is there. None: there is no place for it.
pub fn path() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    // The XDG Base Directory Specification has a place for just this.
    let state = absolute("XDG_STATE_HOME").or_else(|| Some(absolute("HOME")?.join(".local/state")))?;
    let folder = state.join("llvmlite-jit");
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder.join("repl-history"))
}
