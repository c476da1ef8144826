//! perf's map file, with a line for each function: start and size in hexadecimal, and the name.

use crate::jit::expose::ProfiledCode;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Returns the path that perf looks for.
pub(super) fn path() -> PathBuf {
    format!("/tmp/perf-{}.map", std::process::id()).into()
}

/// Map of the process, shared by all its engines.
static MAP: Mutex<Option<File>> = Mutex::new(None);

/// Appends the functions to the map of this process, creating it if necessary.
pub(super) fn write(path: &Path, code: &ProfiledCode<'_>) -> Result<()> {
    let mut text = String::new();
    for piece in &code.functions {
        let name = piece.name.replace(|c: char| c.is_control(), " ");
        let _ = writeln!(text, "{:x} {:x} {name}", piece.start, piece.size);
    }
    let mut map = MAP.lock().unwrap_or_else(PoisonError::into_inner);
    if map.is_none() {
        // An existing file belongs to an earlier process with the same id.
        let _ = std::fs::remove_file(path);
        *map = Some(File::options().write(true).create_new(true).open(path)?);
    }
    match &mut *map {
        Some(file) => file.write_all(text.as_bytes()),
        None => Ok(()),
    }
}
