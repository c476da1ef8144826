//! Large texts, which are not kept while a program runs: reports read the files again.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::Read as _;
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;

/// Size in bytes from which on a text is worth to be released.
const LARGE: u64 = 1 << 20;

/// A file with a large text.
#[derive(Clone)]
pub struct LargeText {
    /// Name of its source.
    pub name: String,
    /// Absolute path, because the program may change its working directory.
    path: PathBuf,
    identity: Identity,
}

/// Properties of a file that another one, or a change, does not have: device, inode, size, and times of the last changes of content and
/// inode in seconds and nanoseconds.
type Identity = (u64, u64, u64, [i64; 4]);

impl LargeText {
    /// Describes a file that was read. `None`: it is small, or can be read only once.
    pub fn new(name: &str, path: &OsStr, metadata: &Metadata) -> Option<LargeText> {
        if !metadata.is_file() || metadata.len() < LARGE {
            return None;
        }
        let path = std::path::absolute(path).ok()?;
        Some(LargeText { name: name.to_owned(), path, identity: LargeText::identity(metadata) })
    }

    fn identity(of: &Metadata) -> Identity {
        (of.dev(), of.ino(), of.size(), [of.mtime(), of.mtime_nsec(), of.ctime(), of.ctime_nsec()])
    }

    /// Reads the file again. `None`: it has changed, or cannot be read.
    pub fn read_again(&self) -> Option<Vec<u8>> {
        let (bytes, metadata) = read_file(self.path.as_os_str()).ok()?;
        (LargeText::identity(&metadata) == self.identity).then_some(bytes)
    }
}

/// Returns the message that a file is not what it was when the program was started.
pub fn has_changed(name: impl std::fmt::Display) -> String {
    format!("{name} has changed since it was started")
}

/// Reads a file; returns its content, and its properties before that: if it is written to meanwhile, it has changed.
pub fn read_file(path: &OsStr) -> std::io::Result<(Vec<u8>, Metadata)> {
    let mut file = File::open(path)?;
    let metadata = file.metadata()?;
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(metadata.len() as usize)?;
    file.read_to_end(&mut bytes)?;
    Ok((bytes, metadata))
}
