//! A cache of compiled programs: the second run of an unchanged file neither parses nor compiles it.
//!
//! ```text
//! Jit::new ─► code, data ─► build ─► image ─► file          the first run
//! key ─► file ─► image ─► load ─► Jit ─► run                a later one
//!                                  └─ deferred ─► report    only if it faults
//! ```
//!
//! Code and data are kept as they are in memory and read back to the same addresses, so that only references to the
//! host have to be bound again. The module is read again only for the report of a fault. See `docs/design/cache.md`.

mod build;
mod data_references;
pub(in crate::jit) mod deferred;
mod file;
mod image;
mod load;
pub(in crate::jit) mod stream;

pub(in crate::jit) use build::store;

use crate::engine::Limits;
use crate::host::cache_folder::{self, CacheFolder};
use crate::host::closures::HostFunctions;
use crate::ir::{GlobalId, GlobalValue};
use crate::jit::Jit;
use crate::jit::compile::function;
use crate::jit::link::HostReference;
use crate::jit::link::eh_frame::UnwindImage;
use crate::jit::options::Options;
use crate::verify::Checked;
use std::sync::Arc;

/// The place of a compiled program in a cache.
#[derive(Clone, Debug)]
pub struct CacheEntry {
    /// The folder of the cache.
    pub folder: CacheFolder,
    key: file::Hash,
    /// Anything that is to be kept with the program, such as the warnings about it.
    pub note: Vec<u8>,
}

impl CacheEntry {
    /// Identifies a program by everything that its code depends on: what is in `parts` (its texts, or hashes of them, and the
    /// options for reading them), the options that it is compiled with, the build of this command, and the processor.
    /// `None` if it cannot be cached with these options, or this build cannot be identified.
    pub fn new(folder: CacheFolder, parts: &[&[u8]], options: &Options) -> Option<CacheEntry> {
        let Options { limits, opt_level, disabled_passes, call_observer, expose, host, cache: _ } = options;
        let Limits { max_stack: _, timeout: _, fuel, max_memory, max_output: _, fail_alloc, allowed } = limits;
        // With a memory limit, the report of a fault must not need memory for the module. The others are part of the code.
        if max_memory.is_some() || fuel.is_some() || call_observer.is_some() || expose.is_some() {
            return None;
        }
        if host.names().next().is_some() {
            return None;
        }
        let mut hasher = blake3::Hasher::new();
        let mut add = |bytes: &[u8]| {
            hasher.update(&(bytes.len() as u64).to_le_bytes());
            hasher.update(bytes);
        };
        add(env!("CARGO_PKG_VERSION").as_bytes());
        add(&file::VERSION.to_le_bytes());
        cache_folder::own_build()?.iter().for_each(|number| add(&number.to_le_bytes()));
        let isa = function::target(options, false).ok()?;
        add(isa.flags().to_string().as_bytes());
        isa.isa_flags().iter().for_each(|flag| add(flag.to_string().as_bytes()));
        add(&[*opt_level, fail_alloc.is_some().into(), allowed.is_some().into()]);
        add(format!("{disabled_passes:?}").as_bytes());
        let allowed = allowed.as_deref().unwrap_or_default();
        add(&allowed.len().to_le_bytes());
        allowed.iter().for_each(|pattern| add(pattern.as_bytes()));
        parts.iter().for_each(|part| add(part));
        Some(CacheEntry { folder, key: *hasher.finalize().as_bytes(), note: Vec::new() })
    }
}

/// Hash of a text, computed piece by piece.
#[derive(Clone, Debug, Default)]
pub struct TextHash(blake3::Hasher);

impl TextHash {
    /// Adds a piece.
    pub fn update(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Returns the hash.
    pub fn finish(&self) -> [u8; 32] {
        *self.0.finalize().as_bytes()
    }
}

/// Reads a program again whose code came from a cache.
pub trait ProgramSource: Send + Sync {
    /// Returns the program as it was when it was compiled. `Err` says why that is not possible, as in "prog.ll has changed".
    ///
    /// # Errors
    /// If its files have changed, or cannot be read.
    fn load(&self) -> Result<Checked, String>;
}

/// A program from a cache.
pub struct CachedProgram {
    /// Engine that can run the program. It knows no other function.
    pub engine: Jit,
    /// Module with the entry point, and nothing else.
    pub checked: Arc<Checked>,
    /// The entry point in it.
    pub entry: GlobalId,
    /// What was kept with the program.
    pub note: Vec<u8>,
}

impl Jit {
    /// Creates an engine for a program from a cache. `None` if it is not there, or cannot be used here: its libraries differ, or
    /// its address is taken. `source` is asked only for the report of a fault.
    ///
    /// # Safety
    /// As for [`Jit::new`], and the cache's folder must be the user's own.
    pub unsafe fn from_cache(
        entry: &CacheEntry,
        options: Options,
        source: Arc<dyn ProgramSource>,
    ) -> Option<CachedProgram> {
        load::load(entry, options, source)
    }
}

/// What the linker knows of a program and the program in memory does not show.
pub(in crate::jit) struct CodeRecord {
    pub references: Vec<HostReference>,
    pub unwind: UnwindImage,
}

/// Resolves an import of a program with these limits.
fn host_address(global: &GlobalValue, limits: &Limits) -> Option<u64> {
    crate::jit::compile::host_address(global, None, &HostFunctions::default(), limits)
}
