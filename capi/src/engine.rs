//! Engines: loaded programs, whose functions can be called.

use crate::error::{ErrorObject, guard, llj_error};
use crate::handles::{self, Handle};
use crate::module::{ModuleObject, llj_module};
use crate::options::{Settings, llj_options, settings};
use crate::text::{check_out, string, write_out};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::Interpreter;
use llvmlite_jit::jit::{CheckLevel, Jit};
use llvmlite_jit::{CompiledProgram, Error, Instance, Outcome, Program, RunError, Value};
use std::ffi::{c_char, c_void};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::ThreadId;

/// The engine that runs a program.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum llj_engine_kind {
    /// Machine code. The caller is responsible for the program, as for any code of its own: an access that the hardware
    /// refuses ends the run, but a stray store into memory of the process is not detected.
    Jit,
    /// The interpreter: slow; it stops at the first step with undefined behavior in LLVM.
    Interpreter,
    /// Machine code that checks its accesses to memory, and stops at the first mistake with the interpreter's report.
    /// The first such engine of a process reserves 37 TiB of its address space.
    Checked,
}

/// A loaded program. Its variables keep their content from call to call.
pub struct llj_engine {
    _private: [u8; 0],
}

/// A compiled program, for any number of engines.
pub struct llj_code {
    _private: [u8; 0],
}

pub(crate) struct EngineObject {
    instance: AnyInstance,
    pub(crate) program: Program,
    interrupt: bool,
}

enum AnyInstance {
    Jit(Instance<Jit>),
    Interpreter(Interpreted),
}

/// An interpreter that any thread may use, one at a time.
struct Interpreted {
    instance: Instance<Interpreter>,
    /// Thread of the last call.
    last: Mutex<ThreadId>,
}

// SAFETY: every use, and the drop of the last clone, either holds the instance's lock or has the only reference;
// `change_thread` drops the thread-local data of an interpreter when another thread uses it.
unsafe impl Send for Interpreted {}
// SAFETY: the same.
unsafe impl Sync for Interpreted {}

impl Handle for EngineObject {
    type Opaque = llj_engine;
    const NAME: &'static str = "llj_engine";
}

struct CodeObject {
    code: CompiledProgram,
    interrupt: bool,
}

impl Handle for CodeObject {
    type Opaque = llj_code;
    const NAME: &'static str = "llj_code";
}

impl EngineObject {
    fn new(program: &Program, kind: u32, settings: Settings) -> Result<EngineObject, ErrorObject> {
        let Settings { options, interrupt } = settings;
        let instance = match kind {
            // SAFETY: the header makes the caller responsible for the program.
            _ if kind == llj_engine_kind::Jit as u32 => AnyInstance::Jit(unsafe { program.jit(options) }?),
            _ if kind == llj_engine_kind::Interpreter as u32 => AnyInstance::Interpreter(Interpreted {
                instance: program.interpreter(options)?,
                last: Mutex::new(std::thread::current().id()),
            }),
            _ if kind == llj_engine_kind::Checked as u32 => {
                let options = options.checked(CheckLevel::Memory);
                // SAFETY: as for machine code without checks, since checks do not detect everything.
                AnyInstance::Jit(unsafe { program.jit(options) }?)
            }
            _ => return Err(ErrorObject::argument("there is no such llj_engine_kind")),
        };
        Ok(EngineObject { instance, program: program.clone(), interrupt })
    }

    /// Lends the engine; waits while another thread runs it.
    pub(crate) fn with<R>(&self, body: impl FnOnce(&mut dyn Engine) -> R) -> Result<R, Error> {
        match &self.instance {
            AnyInstance::Jit(instance) => Ok(body(&mut *instance.engine()?)),
            AnyInstance::Interpreter(interpreted) => {
                let mut engine = interpreted.instance.engine()?;
                let here = std::thread::current().id();
                let mut last = interpreted.last.lock().unwrap_or_else(PoisonError::into_inner);
                if std::mem::replace(&mut *last, here) != here {
                    engine.change_thread();
                }
                drop(last);
                Ok(body(&mut *engine))
            }
        }
    }

    /// Makes a run; Ctrl-C ends it if the options say so.
    pub(crate) fn run(&self, body: impl FnOnce(&mut dyn Engine) -> Outcome) -> Result<Outcome, ErrorObject> {
        let _interrupt = self.interrupt.then(CtrlC::catch);
        Ok(self.with(body)?)
    }

    /// Makes a run that must return.
    pub(crate) fn call(&self, body: impl FnOnce(&mut dyn Engine) -> Outcome) -> Result<Value, ErrorObject> {
        match self.run(body)? {
            Outcome::Returned(value) => Ok(value),
            other => Err(self.ended(other)),
        }
    }

    pub(crate) fn ended(&self, outcome: Outcome) -> ErrorObject {
        ErrorObject::ended(&RunError::new(outcome, Arc::clone(self.program.sources())))
    }

    pub(crate) fn is_jit(&self) -> bool {
        matches!(self.instance, AnyInstance::Jit(_))
    }
}

/// Guard during whose lifetime Ctrl-C ends runs.
struct CtrlC;

/// Number of runs that Ctrl-C ends, and the action before the first of them.
static CTRL_C: Mutex<(usize, Option<libc::sigaction>)> = Mutex::new((0, None));

impl CtrlC {
    fn catch() -> CtrlC {
        let mut state = CTRL_C.lock().unwrap_or_else(PoisonError::into_inner);
        if state.0 == 0 {
            // SAFETY: plain data that may be zero; the call only reads the current action.
            state.1 = unsafe {
                let mut before: libc::sigaction = std::mem::zeroed();
                (libc::sigaction(libc::SIGINT, std::ptr::null(), &mut before) == 0).then_some(before)
            };
            llvmlite_jit::host::interrupt::forget();
            llvmlite_jit::host::interrupt::catch_ctrl_c();
        }
        state.0 += 1;
        CtrlC
    }
}

impl Drop for CtrlC {
    fn drop(&mut self) {
        let mut state = CTRL_C.lock().unwrap_or_else(PoisonError::into_inner);
        state.0 -= 1;
        if state.0 > 0 {
            return;
        }
        if let Some(before) = state.1.take() {
            llvmlite_jit::host::interrupt::release_ctrl_c();
            llvmlite_jit::host::interrupt::forget();
            // SAFETY: the action that the system has returned.
            unsafe { libc::sigaction(libc::SIGINT, &before, std::ptr::null_mut()) };
        }
    }
}

/// Creates an engine (an `llj_engine_kind`) for a module. `options` may be null. The program does not run yet.
///
/// Threads: any. An engine makes one run at a time: other threads wait. For simultaneous runs, each thread needs its
/// own engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_engine_new(
    module: *const llj_module,
    kind: u32,
    options: *const llj_options,
    out: *mut *mut llj_engine,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let module = handles::find::<ModuleObject>(module)?;
        let engine = EngineObject::new(&module.program, kind, settings(options)?)?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(engine)) }
    })
}

/// Deletes an engine. Null and a handle that was deleted are ignored. Functions of the engine keep the resources that
/// they need.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_engine_delete(engine: *mut llj_engine) {
    handles::delete::<EngineObject>(engine);
}

/// Compiles a module to machine code, from which `llj_code_instantiate` creates engines: each has its own variables,
/// and costs a small fraction of the compilation.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_code_new(
    module: *const llj_module,
    options: *const llj_options,
    out: *mut *mut llj_code,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let module = handles::find::<ModuleObject>(module)?;
        let Settings { options, interrupt } = settings(options)?;
        let code = module.program.compile(options)?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(CodeObject { code, interrupt })) }
    })
}

/// Creates an engine from compiled code, with the options of the compilation.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_code_instantiate(code: *const llj_code, out: *mut *mut llj_engine) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let code = handles::find::<CodeObject>(code)?;
        // SAFETY: the header makes the caller responsible for the program.
        let instance = AnyInstance::Jit(unsafe { code.code.instantiate() }?);
        let engine = EngineObject { instance, program: code.code.program().clone(), interrupt: code.interrupt };
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(engine)) }
    })
}

/// Deletes compiled code. Null and a handle that was deleted are ignored; engines created from it remain.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_code_delete(code: *mut llj_code) {
    handles::delete::<CodeObject>(code);
}

/// Returns the address of a variable, or of any function, of the module, if a callable function reaches it. The program
/// owns the memory: access it only while nothing runs. The address of a function can be passed on as a pointer; use
/// `llj_function_pointer` to call it.
///
/// Threads: any; waits while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_engine_address(
    engine: *const llj_engine,
    name: *const c_char,
    out: *mut *mut c_void,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let engine = handles::find::<EngineObject>(engine)?;
        // SAFETY: by the caller's contract, it is a C string.
        let name = unsafe { string(name, "the name") }?;
        let address = address(&engine, &name)?.ok_or_else(|| {
            ErrorObject::argument(format!("the program has no function or variable `@{name}` that it reaches"))
        })?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, address as usize as *mut c_void) }
    })
}

/// Returns the address of a global by its name.
pub(crate) fn address(engine: &EngineObject, name: &str) -> Result<Option<u64>, ErrorObject> {
    let module = engine.program.module();
    let Some(id) = module.find(name).map(|id| module.aliasee(id)) else { return Ok(None) };
    let symbols = engine.with(|engine| engine.symbols())?;
    Ok(symbols.iter().find(|symbol| symbol.id == id && symbol.address != 0).map(|symbol| symbol.address))
}
