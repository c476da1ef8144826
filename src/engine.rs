//! What an engine is: something that calls functions of a verified module.

#[doc(hidden)]
pub mod distance;
pub mod observe;
pub mod typed;

use crate::ir::{GlobalId, Module, Type, TypeKind, Types};
use crate::outcome::{Leak, Outcome, Trap};
use crate::value::{Value, sign_extend};
use observe::{Content, Symbol};
use std::time::Duration;
use typed::Prepared;

/// What a run may use. `None` means no limit.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of the program's stack.
    pub max_stack: u64,
    /// Time by the clock on the wall.
    pub timeout: Option<Duration>,
    /// Instructions. The interpreter counts its steps, and looks at the count where the program jumps and calls; compiled
    /// code counts the instructions of each block when it comes to it. Either stops at the same place each time.
    pub fuel: Option<u64>,
    /// Bytes of the program's globals, heap and stack together.
    pub max_memory: Option<u64>,
    /// Bytes of output. They are counted by whoever watches the process ([`crate::supervise`]), which tells the engine.
    pub max_output: Option<u64>,
    /// Which allocation of the program finds no memory, from 1 on: a way to try what it does then.
    pub fail_alloc: Option<u64>,
    /// The external functions and variables that it may use: names, with `*` and `?` for any letters and one.
    pub allowed: Option<Vec<String>>,
}

impl Default for Limits {
    /// 64 MiB of stack, enough for recursion some hundred thousand calls deep; both engines state it when it is used up.
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

/// A struct or array of more scalars than this is refused as a value (in memory it can be of any size): what front ends
/// pass around as values has few.
pub const MOST_SCALARS: usize = 1 << 14;

/// Where there are integers of more than 128 bits among its scalars, a value may be of this many words: two of the widest.
pub const MOST_WORDS: usize = 1 << 18;

/// An integer of more bits than this can only be passed among the program's own functions.
pub const MOST_PASSED: u32 = 4096;

/// What an engine did so far, for `--json` and for tests.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Functions turned into machine code.
    pub functions_compiled: u64,
    /// Instructions executed by the tree interpreter. An engine that compiles never interprets: 0.
    pub steps_interpreted: u64,
}

/// A part of the way from text to result, and what it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase {
    /// What is done in it.
    pub name: &'static str,
    /// Time by the clock on the wall. `None`: it is a part of the phase before, perhaps of several threads at once.
    pub wall: Option<Duration>,
    /// Time of the processor, of all threads together.
    pub cpu: Duration,
}

/// What an engine took to get ready.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The parts, in their order; none, if the engine does not tell them apart.
    pub phases: Vec<Phase>,
    /// Bytes of machine code that it made.
    pub code_bytes: u64,
}

/// How a program is started (the LLVMlite document "Initial Configurations"; C's `main`; the courses' `@program`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryShape {
    /// No parameters.
    Plain,
    /// `(argc, argv)`: an integer of any width and a pointer to the argument strings.
    ArgcArgv,
    /// `(argc, argv, envp)`.
    ArgcArgvEnvp,
    /// `@program(i64 argc, {i64, [0 x i8*]}* argv)`: argv is an Oat array, a length word followed by the strings.
    OatProgram,
    /// `@program({i64, [0 x i8*]}* argv)`: the Oat array alone.
    OatArguments,
    /// Parameters that are all integers (course programs have `i64 @main(i64 %a, i64 %b)`): argc, the address of argv,
    /// then zeros, each cut to its width.
    Integers,
}

/// How to start a function as a program; `Err` says why nobody can call it.
pub fn entry_shape(types: &Types, name: &str, ty: Type) -> Result<EntryShape, String> {
    let TypeKind::Function { ret, params, varargs } = types.kind(ty) else {
        return Err(format!("`@{name}` is not a function"));
    };
    if *varargs {
        return Err(format!("`@{name}` takes a variable number of arguments and cannot be the entry point"));
    }
    if !matches!(types.kind(*ret), TypeKind::Void) && types.int_width(*ret).is_none_or(|w| w > 128) {
        return Err(format!(
            "`@{name}` returns {}: the entry point must return an integer or void",
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
            "`@{name}` cannot be the entry point: its parameters are neither (), (argc, argv) nor (argc, argv, envp)"
        )),
    }
}

/// How the value that an entry point returns becomes the exit status of the program: an integer narrower than C's `int` is
/// zero-extended, unless the function's result is `signext`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitStatusRule {
    signext: bool,
}

impl ExitStatusRule {
    /// That of a function.
    pub fn of(module: &Module, entry: GlobalId) -> ExitStatusRule {
        let signext = module.function(entry).is_some_and(|f| module.has_attr(f.ret_attrs, "signext"));
        ExitStatusRule { signext }
    }

    /// The status that a value becomes; what is no integer is 0.
    pub fn status(self, value: &Value) -> i32 {
        match value {
            Value::Int { bits, width } if self.signext => sign_extend(*width, *bits) as i32,
            Value::Int { bits, .. } => *bits as i32,
            _ => 0,
        }
    }
}

/// Something that runs a verified module. Made by `interp::Interpreter::new` and `jit::Jit::new`.
pub trait Engine {
    /// Calls a function with values that fit its parameters, runs it to its end, and says how it ended. Constructors
    /// (`llvm.global_ctors`) run before it; functions registered with `atexit`, and destructors, after it: each call is a
    /// run of its own. After
    /// [`Outcome::Returned`] the engine can be called again and globals keep their content; after
    /// [`Outcome::HostFault`] and [`Outcome::InternalError`], and where a limit was reached in a function of the host, it
    /// cannot: every further call is refused.
    ///
    /// After any other end (a fault, `exit`) it can be called again too. What stays of a run that did not return: memory that
    /// the program has from `malloc`, files it has open, locks it holds, what it has written to its variables, frames of
    /// C functions that waited for it (`qsort` keeps a buffer, a C++ exception its object), and the pages of the engine's own
    /// stacks that were touched, which the next run uses again. After a host fault the process itself can be in
    /// disorder: whoever was cut off may hold a lock of the C library for ever, and nobody else will get it.
    fn call(&mut self, function: &str, args: &[Value]) -> Outcome;

    /// Finds a function that is to be called often, so that its name is looked up once. `Err` says why it cannot be called.
    fn prepare(&mut self, function: &str) -> Result<Prepared, Box<Trap>>;

    /// Calls a function of this engine's as [`Engine::call`] does.
    fn call_prepared(&mut self, function: Prepared, args: &[Value]) -> Outcome;

    /// Starts `function` as a program: `args` are the program's arguments, `args[0]` its name. After it returned, functions
    /// registered with `atexit` have run and C's output is flushed, as at a process's end.
    fn run_program(&mut self, function: &str, args: &[String]) -> Outcome;

    /// What was done so far.
    fn stats(&self) -> Stats;

    /// What it took to get ready.
    fn profile(&self) -> Profile {
        Profile::default()
    }

    /// The functions and variables that a run can reach, in the order of the text. Thread-local variables and ifuncs are not among
    /// them.
    fn symbols(&self) -> Vec<Symbol>;

    /// What a variable of the module holds now that nothing of the program runs. `None`: it is none, or cannot be reached.
    fn content(&self, variable: GlobalId) -> Option<Content>;

    /// The blocks of the heap that the last call did not free, if the engine was asked to look for them; what is lost
    /// comes first.
    fn leaks(&mut self) -> Vec<Leak> {
        Vec::new()
    }
}

/// What engines answer instead of running: the codes, one for each sort of construct, whichever engine cannot run it.
pub const CODES: &[(&str, &str)] = &[
    ("E0601", "a type that is not supported yet"),
    ("E0602", "an instruction, or a form of one, that is not supported yet"),
    ("E0603", "a constant that is not supported yet"),
    ("E0604", "an intrinsic function that is not supported yet"),
    ("E0605", "an attribute or calling convention that is not supported yet"),
    ("E0606", "a global that is not supported yet"),
    ("E0607", "a data layout that this machine does not have"),
    ("E0608", "the program needs more memory than there is"),
    ("E0609", "assembly that is not supported yet"),
    ("E0610", "a file for a profiler that cannot be written"),
    ("E0699", "internal error"),
];
