//! Directories for temporary files, which no other user can read.

use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A directory that is deleted when this value is dropped.
pub struct PrivateDirectory(pub PathBuf);

impl PrivateDirectory {
    /// Creates an empty directory.
    pub fn new(purpose: &str) -> std::io::Result<PrivateDirectory> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        loop {
            let n = NEXT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("llvmlite-jit-{purpose}-{}-{n}", std::process::id()));
            match std::fs::DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => return Ok(PrivateDirectory(path)),
                // Not used, since it may belong to another user: it was left by a killed process that had the same
                // number, in this boot, an earlier one or another container.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }
}

impl Drop for PrivateDirectory {
    fn drop(&mut self) {
        // The directory for temporary files is emptied regularly anyway.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directory_left_by_a_killed_process_is_not_used() {
        let first = PrivateDirectory::new("test").unwrap();
        let (base, n) = first.0.to_str().unwrap().rsplit_once('-').unwrap();
        let left: Vec<_> = (1..8).map(|k| format!("{base}-{}", n.parse::<usize>().unwrap() + k)).collect();
        for path in &left {
            std::fs::create_dir(path).unwrap();
        }
        let next = PrivateDirectory::new("test").unwrap();
        assert!(!left.iter().any(|path| next.0.as_os_str() == path.as_str()), "{:?}", next.0);
        for path in &left {
            std::fs::remove_dir(path).unwrap();
        }
    }
}
