//! The interface of an engine, which calls functions of a verified module, and the data types that both engines share.

pub mod observe;
#[doc(hidden)]
pub mod relative_offsets;
pub mod typed;
#[doc(hidden)]
pub mod ubsan;

use crate::ir::{GlobalId, Module, Type, TypeKind, Types};
use crate::outcome::{Leak, Outcome, Trap};
use crate::value::{Value, sign_extend};
use observe::{GlobalSymbol, VariableContent};
use std::time::Duration;
use typed::PreparedFunction;

/// Resource limits of a run. `None` means no limit.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Size of the program's stack in bytes.
    pub max_stack: u64,
    /// Wall-clock time.
    pub timeout: Option<Duration>,
    /// Number of instructions. The interpreter counts steps and compares the count at jumps and calls;
    /// compiled code charges all instructions of a basic block on entry. Either engine stops at the same
    /// place in every run.
    pub fuel: Option<u64>,
    /// Bytes of the program's globals, heap and stack together.
    pub max_memory: Option<u64>,
    /// Bytes of output. The supervisor of the process ([`crate::supervise`]) counts them and notifies the
    /// engine.
    pub max_output: Option<u64>,
    /// Makes the n-th heap allocation (counted from 1) fail, to test how the program handles that.
    pub fail_alloc: Option<u64>,
    /// Names of the external functions and variables that the program may use. They are glob patterns: `*`
    /// matches any number of characters, `?` exactly one.
    pub allowed: Option<Vec<String>>,
}

impl Default for Limits {
    /// Returns 64 MiB of stack, which is enough for recursion some hundred thousand calls deep, and no other
    /// limit. Both engines report a stack overflow.
    fn default() -> Self {
        Limits {
            max_stack: 64 << 20,
            timeout: None,
            fuel: None,
            max_memory: None,
            max_output: None,
            fail_alloc: None,
            allowed: None,
        }
    }
}

/// Maximum number of scalars in a struct or array that is used as a value. In memory an aggregate can be of
/// any size; the first-class aggregates of front ends are small.
pub const MAX_AGGREGATE_SCALARS: usize = 1 << 14;

/// Maximum number of 64-bit words in an aggregate value that contains integers of more than 128 bits: two of
/// the widest integers.
pub const MAX_AGGREGATE_LIMBS: usize = 1 << 18;

/// Maximum width in bits of an integer that can be passed to or from host functions. Wider ones can only be
/// passed between the program's own functions.
pub const MAX_HOST_INT_BITS: u32 = 4096;

/// Counters of an engine's work so far, for `--json` and for tests.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Number of functions compiled to machine code.
    pub functions_compiled: u64,
    /// Number of instructions executed by the interpreter. A compiling engine never interprets: 0.
    pub steps_interpreted: u64,
}

/// A phase between reading the text and the result, and its duration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase {
    /// Name of the phase.
    pub name: &'static str,
    /// Wall-clock time. `None` for a part of the preceding phase, which several threads may have shared.
    pub wall: Option<Duration>,
    /// Processor time of all threads together.
    pub cpu: Duration,
}

/// Cost of preparing an engine.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct PhaseTimings {
    /// Phases in their order; empty if the engine does not measure them separately.
    pub phases: Vec<Phase>,
    /// Number of bytes of machine code generated.
    pub code_bytes: u64,
    /// Number of functions that were compiled quickly when they were first called.
    pub baseline_functions: u64,
    /// Number of those that were compiled again, with all optimizations.
    pub recompiled_functions: u64,
    /// Part of the runs so far in which functions were compiled, if that happens while the program runs.
    pub in_run: Option<Phase>,
}

/// Kind of signature of an entry point (the LLVMlite document "Initial Configurations"; C's `main`; the courses'
/// `@program`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryShape {
    /// No parameters.
    Plain,
    /// `(argc, argv)`: an integer of at most 64 bits and a pointer to the argument strings.
    ArgcArgv,
    /// `(argc, argv, envp)`.
    ArgcArgvEnvp,
    /// `@program(i64 argc, {i64, [0 x i8*]}* argv)`: argv is an Oat array, a length word followed by the
    /// strings.
    OatProgram,
    /// `@program({i64, [0 x i8*]}* argv)`: only the Oat array.
    OatArguments,
    /// Integer parameters only (course programs have `i64 @main(i64 %a, i64 %b)`). They receive argc, the
    /// address of argv, then zeros, each truncated to its width.
    Integers,
}

/// Classifies a function as an entry point. `Err`: the reason why it cannot be one.
pub fn entry_shape(types: &Types, name: &str, ty: Type) -> Result<EntryShape, String> {
    let TypeKind::Function { ret, params, varargs } = types.kind(ty) else {
        return Err(format!("`@{name}` is not a function"));
    };
    if *varargs {
        return Err(format!("variadic function `@{name}` cannot be the entry point"));
    }
    if !matches!(types.kind(*ret), TypeKind::Void) && types.int_width(*ret).is_none_or(|w| w > 128) {
        return Err(format!(
            "`@{name}` returns {}: the entry point must return void or an integer of at most 128 bits",
            types.display(*ret)
        ));
    }
    let int = |t: &Type| types.int_width(*t).is_some_and(|w| w <= 64);
    match &**params {
        [] => Ok(EntryShape::Plain),
        [v] if name == "program" && types.is_ptr(*v) => Ok(EntryShape::OatArguments),
        [c, v] if name == "program" && int(c) && types.is_ptr(*v) => Ok(EntryShape::OatProgram),
        [c, v] if int(c) && types.is_ptr(*v) => Ok(EntryShape::ArgcArgv),
        [c, v, e] if int(c) && types.is_ptr(*v) && types.is_ptr(*e) => Ok(EntryShape::ArgcArgvEnvp),
        list if list.iter().all(int) => Ok(EntryShape::Integers),
        _ => Err(format!(
            "`@{name}` cannot be the entry point: its parameters are neither (), (argc, argv), (argc, argv, envp) nor integers only"
        )),
    }
}

/// Conversion of an entry point's return value to the exit status of the program: an integer narrower than
/// C's `int` is zero-extended, unless the function's result is `signext`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitStatusRule {
    signext: bool,
}

impl ExitStatusRule {
    /// Returns the rule for the result of `entry`.
    pub fn of(module: &Module, entry: GlobalId) -> ExitStatusRule {
        let signext = module.function(entry).is_some_and(|f| module.has_attr(f.ret_attrs, "signext"));
        ExitStatusRule { signext }
    }

    /// Returns the exit status for a return value; a value that is not an integer gives 0.
    pub fn status(self, value: &Value) -> i32 {
        match value {
            Value::Int { bits, width } if self.signext => sign_extend(*width, *bits) as i32,
            Value::Int { bits, .. } => *bits as i32,
            _ => 0,
        }
    }
}

/// An engine that runs a verified module, created by `interp::Interpreter::new` or `jit::Jit::new`.
pub trait Engine {
    /// Calls a function with values that fit its parameters, runs it to its end and returns the outcome. Each call is a
    /// run of its own: constructors (`llvm.global_ctors`) run before the function, and destructors and functions
    /// registered with `atexit` after it. After [`Outcome::Returned`] the engine can be called again, and globals keep
    /// their contents. After [`Outcome::HostFault`] and [`Outcome::InternalError`], and if a limit was reached inside a
    /// host function, the engine refuses every further call.
    ///
    /// After any other outcome (a fault, `exit`) it can also be called again. A run that did not return leaves behind
    /// heap blocks of the program, open files, held locks, stores to its variables, frames of C functions that called
    /// back into it (`qsort` keeps a buffer, a C++ exception its object), and the touched pages of the engine's own
    /// stacks, which the next run reuses. A host fault can also corrupt the process itself: the interrupted function
    /// may hold a lock of the C library, which is then never released.
    fn call(&mut self, function: &str, args: &[Value]) -> Outcome;

    /// Looks up a function that will be called often, so that later calls need no lookup by name. `Err`: the reason why
    /// it cannot be called.
    fn prepare_function(&mut self, function: &str) -> Result<PreparedFunction, Box<Trap>>;

    /// Calls a function prepared by this engine, like [`Engine::call`].
    fn call_prepared(&mut self, function: PreparedFunction, args: &[Value]) -> Outcome;

    /// Runs `function` as a program: `args` are the program's arguments, `args[0]` its name. When this
    /// returns, functions registered with `atexit` have run and C's output streams are flushed, as at the
    /// exit of a process.
    fn run_program(&mut self, function: &str, args: &[String]) -> Outcome;

    /// Returns the counters of the work done so far.
    fn stats(&self) -> Stats;

    /// Returns the cost of preparing the engine.
    fn phase_timings(&self) -> PhaseTimings {
        PhaseTimings::default()
    }

    /// Returns the functions and variables that a run can reach, in source order, except thread-local variables and
    /// ifuncs.
    fn symbols(&self) -> Vec<GlobalSymbol>;

    /// Returns the content of a variable of the module. Must be called while no code of the program runs. `None` if
    /// `variable` is not a variable or cannot be reached.
    fn content(&self, variable: GlobalId) -> Option<VariableContent>;

    /// Returns the heap blocks that the last call did not free, if leak detection is enabled: lost blocks
    /// first.
    fn leaks(&mut self) -> Vec<Leak> {
        Vec::new()
    }
}

/// Error codes of programs that an engine refuses, one for each kind of construct, the same for both engines.
pub const CODES: &[(&str, &str)] = &[
    ("E0601", "unsupported type"),
    ("E0602", "unsupported instruction, or form of one"),
    ("E0603", "unsupported constant"),
    ("E0604", "unsupported intrinsic function"),
    ("E0605", "unsupported attribute or calling convention"),
    ("E0606", "unsupported global"),
    ("E0607", "data layout of another machine"),
    ("E0608", "out of memory"),
    ("E0609", "unsupported assembly"),
    ("E0610", "profiler file cannot be written"),
    ("E0699", "internal error"),
];
