//! Programs in a cache, as the user of the cache refers to them.

use crate::host::cache_folder::CacheFolder;
use crate::verify::Checked;

/// Identification of a program, its options, and what compiles it.
pub(in crate::jit) type Hash = [u8; 32];

/// The place of a compiled program in a cache.
#[derive(Clone, Debug)]
pub struct CacheEntry {
    /// The folder of the cache.
    pub folder: CacheFolder,
    pub(in crate::jit) key: Hash,
    /// Anything that is to be kept with the program, such as the warnings about it.
    pub note: Vec<u8>,
}

/// Reads a program again whose code came from a cache.
pub trait ProgramSource: Send + Sync {
    /// Returns the program as it was when it was compiled. `Err` says why that is not possible, as in "prog.ll has changed".
    ///
    /// # Errors
    /// If its files have changed, or cannot be read.
    fn load(&self) -> Result<Checked, String>;
}
