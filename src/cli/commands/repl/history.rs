//! The file with the input history, which persists across sessions.

use std::path::PathBuf;

/// Returns the path of the history file, and creates its directory. `None` if there is no suitable directory.
pub fn path() -> Option<PathBuf> {
    let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    // The state directory of the XDG Base Directory Specification.
    let state = absolute("XDG_STATE_HOME").or_else(|| Some(absolute("HOME")?.join(".local/state")))?;
    let folder = state.join("llvmlite-jit");
    std::fs::create_dir_all(&folder).ok()?;
    Some(folder.join("repl-history"))
}
