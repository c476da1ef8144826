//! A cache of compiled programs: a second run of an unchanged file neither parses nor compiles it.
//!
//! ```text
//! Jit::new ─► code, data ─► build ─► image ─► file          the first run
//! key ─► file ─► image ─► load ─► Jit ─► run                a later one
//!                                  └─ report_data ─► report  only if it faults
//! ```
//!
//! Code and data are stored as they are in memory and loaded at the same addresses, so that only references to the host
//! must be resolved again. The module is read again only to report a fault. See `docs/design/cache.md`.

pub(in crate::jit) mod build;
mod checked_state;
mod data_references;
pub(in crate::jit) mod entry;
mod file;
mod image;
pub(in crate::jit) mod load;
mod report_data;

use crate::engine::Limits;
use crate::host::cache_directory::{self, CacheDirectory};
use crate::jit::cached::entry::{CacheEntry, ProgramSource};
use crate::jit::cached::load::CachedProgram;
use crate::jit::compile::target_isa;
use crate::jit::engine::Jit;
use crate::jit::options::Options;
use std::sync::Arc;

impl CacheEntry {
    /// Computes the key of a program from everything that its code depends on: `parts` (its texts, or hashes of them,
    /// and the options for reading them), the options for compiling it, the build of this command, and the processor.
    /// `None` if a program with these options cannot be cached, or if the build cannot be identified.
    pub fn new(directory: CacheDirectory, parts: &[&[u8]], options: &Options) -> Option<CacheEntry> {
        let Options {
            limits,
            opt_level,
            disabled_passes,
            call_observer,
            expose,
            host,
            checked,
            wrap,
            leaks,
            cache: _,
            lazy_from: _,
            compile_ahead: _,
            tier_up_after: _,
        } = options;
        let Limits { max_stack: _, timeout: _, fuel, max_memory, max_output: _, fail_alloc, allowed } = limits;
        // With a memory limit, the report of a fault must not need memory for the module. The other options affect the
        // code.
        if max_memory.is_some() || fuel.is_some() || call_observer.is_some() || expose.is_some() {
            return None;
        }
        // The search for leaks begins at variables, which only the module tells.
        if checked.is_some() && *leaks {
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
        cache_directory::own_build()?.iter().for_each(|number| add(&number.to_le_bytes()));
        let isa = target_isa::target(options, false).ok()?;
        add(isa.flags().to_string().as_bytes());
        isa.isa_flags().iter().for_each(|flag| add(flag.to_string().as_bytes()));
        add(&[*opt_level, fail_alloc.is_some().into(), allowed.is_some().into()]);
        add(format!("{disabled_passes:?}").as_bytes());
        // `wrap` affects checked code alone.
        add(format!("{:?}", checked.map(|level| (level, *wrap))).as_bytes());
        let allowed = allowed.as_deref().unwrap_or_default();
        add(&allowed.len().to_le_bytes());
        allowed.iter().for_each(|pattern| add(pattern.as_bytes()));
        parts.iter().for_each(|part| add(part));
        Some(CacheEntry { directory, key: *hasher.finalize().as_bytes(), note: Vec::new() })
    }

    /// Returns whether the program was asked for recently. A program of which a run needs little, such as a checked one, is worth
    /// compiling completely if it runs again.
    pub fn is_recent(&self) -> bool {
        self.directory.is_recent(&self.key)
    }
}

/// Hash of a text, computed incrementally.
#[derive(Clone, Debug, Default)]
pub struct TextHash(blake3::Hasher);

impl TextHash {
    /// Adds a chunk.
    pub fn update(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Returns the hash.
    pub fn finish(&self) -> [u8; 32] {
        *self.0.finalize().as_bytes()
    }
}

impl Jit {
    /// Creates an engine for a cached program. `None` if the program is not in the cache, or cannot be used because its
    /// libraries differ or its addresses are taken. `source` is used only to report a fault.
    ///
    /// # Safety
    /// The same as for [`Jit::new`]. Moreover, the directory of the cache must belong to the user.
    pub unsafe fn from_cache(
        entry: &CacheEntry,
        options: Options,
        source: Arc<dyn ProgramSource>,
    ) -> Option<CachedProgram> {
        load::load(entry, options, source)
    }
}
