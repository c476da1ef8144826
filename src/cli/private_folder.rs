//! Folders for temporary files, which no other user can read.

use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A folder that is deleted with this value.
pub struct PrivateFolder(pub PathBuf);

impl PrivateFolder {
    /// Makes an empty folder.
    pub fn new(purpose: &str) -> std::io::Result<PrivateFolder> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("llvmlite-jit-{purpose}-{}-{n}", std::process::id()));
        // An existing one is not used: it may be somebody else's.
        std::fs::DirBuilder::new().mode(0o700).create(&path)?;
        Ok(PrivateFolder(path))
    }
}

impl Drop for PrivateFolder {
    fn drop(&mut self) {
        // The folder for temporary files is emptied now and then anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
