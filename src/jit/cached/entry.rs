//! Cache entries, from the point of view of the cache's user.

use crate::host::cache_directory::CacheDirectory;
use crate::verify::Checked;

/// Hash of a program, its options, its compiler and the processor: the key of an entry.
pub(in crate::jit) type Hash = [u8; 32];

/// The location of a compiled program in a cache.
#[derive(Clone, Debug)]
pub struct CacheEntry {
    /// The directory of the cache.
    pub directory: CacheDirectory,
    pub(in crate::jit) key: Hash,
    /// Data to be stored with the program, such as its warnings.
    pub note: Vec<u8>,
}

/// Rereads a program whose code came from a cache.
pub trait ProgramSource: Send + Sync {
    /// Returns the program in the state in which it was compiled. `Err` gives the reason for a failure, such as
    /// "prog.ll has changed".
    ///
    /// # Errors
    /// If its files have changed, or cannot be read.
    fn load(&self) -> Result<Checked, String>;
}
