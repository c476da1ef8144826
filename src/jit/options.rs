//! Options of the JIT.

use crate::engine::Limits;
use crate::engine::observe::SharedCallObserver;
use crate::host::closures::Host;
use crate::jit::cached::entry::CacheEntry;
use crate::opt::Passes;
use crate::source::SourceMap;

/// Options for compiling and running.
#[derive(Clone, Debug)]
pub struct Options {
    /// Resource limits of a run.
    pub limits: Limits,
    /// Optimization level. 0: none (every alloca is memory); 1: optimizations whose compile time pays off even for
    /// short runs; 2 and above: all.
    pub opt_level: u8,
    /// Passes disabled at any level.
    pub disabled_passes: Passes,
    /// Observer of calls and returns. Slows the code down.
    pub call_observer: Option<SharedCallObserver>,
    /// Output for profilers and debuggers.
    pub expose: Option<ExposeOptions>,
    /// Host functions that the program can call.
    pub host: Host,
    /// Checks in compiled code; `None` for plain code.
    pub checked: Option<CheckLevel>,
    /// With [`CheckLevel::All`]: overflow of `nsw` and `nuw` operations wraps, and is no mistake, like Clang's `-fwrapv`.
    pub wrap: bool,
    /// With checks: at a normal end, look for blocks of the heap that were not freed ([`Engine::leaks`](crate::engine::Engine::leaks)).
    pub leaks: bool,
    /// Cache entry in which the compiled program is stored, for [`Jit::from_cache`](crate::jit::Jit::from_cache).
    pub cache: Option<CacheEntry>,
    /// For a program with at least this number of instructions, functions are compiled at their first calls, unless the
    /// program or the options prevent that. `None`: all functions are compiled before the program runs. Useful for
    /// programs of which large parts are never called.
    pub lazy_from: Option<usize>,
    /// When functions are compiled at their first calls: whether a second thread meanwhile compiles those that are likely to be
    /// called next, unless the program prevents that.
    pub compile_ahead: bool,
    /// When functions are compiled at their first calls and `opt_level` is 2 or above: the number of calls and iterations of
    /// loops after which a function is compiled again with all optimizations; before, it has code that is compiled quickly.
    /// `None`: functions are optimized at once.
    pub tier_up_after: Option<u32>,
}

/// Level of the checks in compiled code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CheckLevel {
    /// Bounds and lifetimes of accessed objects, and the validity of freed blocks.
    Memory,
    /// What [`CheckLevel::Memory`] finds, and undefined and poison values where they matter, and promises of attributes.
    All,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            limits: Limits::default(),
            opt_level: 2,
            disabled_passes: Passes::NONE,
            call_observer: None,
            expose: None,
            host: Host::new(),
            checked: None,
            wrap: false,
            leaks: false,
            cache: None,
            lazy_from: None,
            compile_ahead: true,
            tier_up_after: None,
        }
    }
}

impl Options {
    /// Whether frames are described to gdb.
    pub(in crate::jit) fn describes_frames_to_gdb(&self) -> bool {
        self.expose.as_ref().is_some_and(|expose| expose.gdb)
    }

    pub(in crate::jit) fn optimize(&self) -> bool {
        self.opt_level > 0
    }

    /// Whether allocas are promoted to variables of the translator.
    pub(in crate::jit) fn promotes_allocas(&self) -> bool {
        self.optimize() && !Passes::named("mem2reg").is_some_and(|pass| self.disabled_passes.contains(pass))
    }

    /// Returns the enabled passes. With fuel, which counts the instructions as written, or a call observer, which sees
    /// every call, no passes run; the translator still promotes allocas.
    pub(in crate::jit) fn passes(&self) -> Passes {
        let passes = match self.limits.fuel.is_some() || self.call_observer.is_some() {
            true => Passes::NONE,
            false => Passes::level(self.opt_level).without(self.disabled_passes),
        };
        match self.checked {
            Some(level) => {
                let fewer = Passes::fewer_checks().without(self.disabled_passes);
                let passes = passes.with(Passes::checks()).with(Passes::lifetimes()).with(fewer);
                match level {
                    CheckLevel::Memory => passes,
                    CheckLevel::All if self.wrap => passes.with(Passes::undefined()).with(Passes::wrapping()),
                    CheckLevel::All => passes.with(Passes::undefined()),
                }
            }
            None => passes,
        }
    }
}

/// Information on compiled code for profilers and debuggers (`--expose`).
#[derive(Clone, Debug, Default)]
pub struct ExposeOptions {
    /// Write names and addresses to `/tmp/perf-PID.map`. perf reads the file after the process has exited, so
    /// it is not deleted.
    pub perf_map: bool,
    /// Write names, code and lines to `jit-PID.dump` in the directory named by the variable `JITDUMPDIR`, or in the
    /// current one.
    pub perf_dump: bool,
    /// Register an object file with gdb (lldb reads it as well) while the engine lives.
    pub gdb: bool,
    /// Sources of the module, for line numbers.
    pub sources: SourceMap,
}
