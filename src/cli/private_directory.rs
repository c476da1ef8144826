//! Directories for temporary files, which no other user can read.

use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A directory that is deleted when this value is dropped.
pub struct PrivateDirectory(pub PathBuf);

impl PrivateDirectory {
    /// Creates an empty directory.
    pub fn new(purpose: &str) -> std::io::Result<PrivateDirectory> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("llvmlite-jit-{purpose}-{}-{n}", std::process::id()));
        // An existing directory is not used, since it may belong to another user.
        std::fs::DirBuilder::new().mode(0o700).create(&path)?;
        Ok(PrivateDirectory(path))
    }
}

impl Drop for PrivateDirectory {
    fn drop(&mut self) {
        // The directory for temporary files is emptied regularly anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
