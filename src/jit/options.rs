//! Options for compiling and running.

use crate::engine::Limits;
use crate::engine::observe::SharedCallObserver;
use crate::host::closures::Host;
use crate::opt::Passes;
use crate::source::SourceMap;

/// Options for compiling and running.
#[derive(Clone, Debug)]
pub struct Options {
    /// Resource limits of a run.
    pub limits: Limits,
    /// Optimisation level: 0 none (every alloca is memory), 1 cheap optimisations that pay for themselves at
    /// once, 2 all. Higher values count as 2.
    pub opt_level: u8,
    /// Passes disabled at any level.
    pub off: Passes,
    /// Observer of calls and returns. Slows the code down.
    pub call_observer: Option<SharedCallObserver>,
    /// Output for profilers and debuggers.
    pub debug_hooks: Option<DebugHooks>,
    /// Host functions that the program can call.
    pub host: Host,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            limits: Limits::default(),
            opt_level: 2,
            off: Passes::NONE,
            call_observer: None,
            debug_hooks: None,
            host: Host::new(),
        }
    }
}

impl Options {
    /// Whether frames are described to a debugger.
    pub(in crate::jit) fn debugged(&self) -> bool {
        self.debug_hooks.as_ref().is_some_and(|debug_hooks| debug_hooks.gdb)
    }

    pub(in crate::jit) fn optimize(&self) -> bool {
        self.opt_level > 0
    }

    /// Whether allocas are promoted to variables of the translator.
    pub(in crate::jit) fn promotes(&self) -> bool {
        self.optimize() && !Passes::named("mem2reg").is_some_and(|pass| self.off.contains(pass))
    }

    /// Returns the enabled passes. None with fuel, which counts the instructions as written, nor with a
    /// call observer, which sees every call.
    pub(in crate::jit) fn passes(&self) -> Passes {
        match self.limits.fuel.is_some() || self.call_observer.is_some() {
            true => Passes::NONE,
            false => Passes::level(self.opt_level).without(self.off),
        }
    }
}

/// Profilers and debuggers to support.
#[derive(Clone, Debug, Default)]
pub struct DebugHooks {
    /// Write names and addresses to `/tmp/perf-PID.map`. perf reads the file after the process has exited, so
    /// it is not deleted.
    pub perf_map: bool,
    /// Write names, code and lines to `jit-PID.dump` in the directory that the variable `JITDUMPDIR` names,
    /// or else in the current one.
    pub perf_dump: bool,
    /// Register an object file with gdb (lldb reads it as well) while the engine lives.
    pub gdb: bool,
    /// Sources of the module, for line numbers.
    pub sources: SourceMap,
}
