//! The map that perf looks for, a line for each function: start and size in hexadecimal digits, and the name.

use super::Code;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{Result, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Where perf looks.
pub(super) fn path() -> PathBuf {
    format!("/tmp/perf-{}.map", std::process::id()).into()
}

/// The process has one map for all its engines.
static MAP: Mutex<Option<File>> = Mutex::new(None);

/// Adds the functions to the map, which is made if there is none of this process yet.
pub(super) fn write(path: &Path, code: &Code<'_>) -> Result<()> {
    let mut text = String::new();
    for piece in &code.pieces {
        let name = piece.name.replace(|c: char| c.is_control(), " ");
        let _ = writeln!(text, "{:x} {:x} {name}", piece.start, piece.size);
    }
    let mut map = MAP.lock().unwrap_or_else(PoisonError::into_inner);
    if map.is_none() {
        // One that is there is of a process that had this number before.
        let _ = std::fs::remove_file(path);
        *map = Some(File::options().write(true).create_new(true).open(path)?);
    }
    match &mut *map {
        Some(file) => file.write_all(text.as_bytes()),
        None => Ok(()),
    }
}
