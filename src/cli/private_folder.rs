//! Folders for temporary files, which no other user can read.

use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder that is deleted when this value is dropped.
pub struct PrivateFolder(pub PathBuf);

impl PrivateFolder {
    /// Creates an empty folder.
    pub fn new(purpose: &str) -> std::io::Result<PrivateFolder> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("llvmlite-jit-{purpose}-{}-{n}", std::process::id()));
        // An existing folder is not used, since it may belong to another user.
        std::fs::DirBuilder::new().mode(0o700).create(&path)?;
        Ok(PrivateFolder(path))
    }
}

impl Drop for PrivateFolder {
    fn drop(&mut self) {
        // The folder for temporary files is emptied regularly anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
