//! State of an interpreter: its register code, memory, frames and limits. The neighboring modules build and run
//! programs.

use super::debug::Tree;
use super::debug::monitor::Monitor;
use super::load::Loader;
use super::native::Host;
use super::register_code::RegisterCode;
use super::run::structors::Structors;
use super::run::ucontext::Contexts;
use super::run::unwind::InterruptedUnwinds;
use super::shims::pending_effects::PendingEffects;
use super::state::Machine;
use crate::engine::Limits;
use crate::engine::observe::SymbolIndex;
use crate::host::signals::handlers::EngineGuard;
use crate::host::x86_64::assembler::LoadedAsm;
use crate::ir::ValueId;
use crate::outcome::Leak;
use crate::verify::Checked;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};
use std::sync::Arc;

/// A verified module that is linked and ready to be interpreted.
pub struct Interpreter {
    pub(in crate::interp) checked: Arc<Checked>,
    pub(in crate::interp) code: RegisterCode,
    pub(in crate::interp) machine: Machine,
    pub(in crate::interp) linker: Loader,
    pub(in crate::interp) host: Host,
    /// Execution contexts created by the program (`makecontext`).
    pub(in crate::interp) contexts: Contexts,
    /// Pending effects of host functions that have called back into the program, applied on their return; each with the
    /// depth of nested host calls to which it belongs.
    pub(in crate::interp) pending_effects: Vec<(usize, PendingEffects)>,
    /// Exceptions whose propagation is interrupted by cleanups.
    pub(in crate::interp) unwinds: InterruptedUnwinds,
    pub(in crate::interp) limits: Limits,
    /// Whether a host function was interrupted, so that its locks and data may be in any state.
    pub(in crate::interp) host_interrupted: bool,
    /// Functions around a run, looked up at the first one.
    pub(in crate::interp) structors: Option<Structors>,
    /// Whether the ifuncs are resolved.
    pub(in crate::interp) ifuncs_resolved: bool,
    /// Whether to look for leaks.
    pub(in crate::interp) detect_leaks: bool,
    /// Memory objects referenced by frames when the program ended: roots of the leak search.
    pub(in crate::interp) stack_roots: Vec<u32>,
    /// Leaks found.
    pub(in crate::interp) leaks_found: Vec<Leak>,
    /// Code of `module asm`, loaded for as long as the program exists.
    pub(in crate::interp) _unit: Option<LoadedAsm>,
    /// Symbol table by address, built on first use.
    pub(in crate::interp) symbols: OnceCell<SymbolIndex>,
    /// Debugger monitor that follows the run.
    pub(in crate::interp) monitor: Option<Box<dyn Monitor>>,
    /// Step count at which the monitor wants the next callback.
    pub(in crate::interp) until: u64,
    /// Numbers of frames below the functions that the monitor has called and that have not returned yet.
    pub(in crate::interp) monitor_calls: Vec<usize>,
    /// Result of the last function that the monitor has called.
    pub(in crate::interp) call_result: Option<Result<Tree, String>>,
    /// Slots of functions' values in their frames, computed on first use.
    pub(in crate::interp) numberings: Numberings,
    /// Keeps the signal handler installed.
    pub(in crate::interp) _handler: EngineGuard,
}

/// First slot of each value, for each function by number.
pub type Numberings = RefCell<FxHashMap<u32, SecondaryMap<ValueId, u32>>>;
