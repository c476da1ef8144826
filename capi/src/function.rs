//! Functions of an engine.

use crate::engine::{EngineObject, llj_engine};
use crate::error::{ErrorObject, guard, guard_value, llj_error};
use crate::handles::{self, Handle};
use crate::module;
use crate::text::{Bytes, c_string, check_out, llj_bytes, slice, string, write_out};
use crate::value::{from_c, llj_value, to_c};
use llvmlite_jit::engine::observe::ScalarKind;
use llvmlite_jit::engine::typed::PreparedFunction;
use llvmlite_jit::host::closures::HostFunctions;
use llvmlite_jit::ir::{FloatKind, Type};
use llvmlite_jit::value::{parse_arguments, split_call};
use llvmlite_jit::{Host, Value};
use std::cell::Cell;
use std::ffi::{CString, c_char, c_void};
use std::sync::{Arc, OnceLock};

/// A function of an engine, which it keeps alive.
pub struct llj_function {
    _private: [u8; 0],
}

/// Everything that a call needs.
struct Callee {
    engine: Arc<EngineObject>,
    name: String,
    params: Vec<Type>,
    ret: Type,
    prepared: Option<PreparedFunction>,
}

struct FunctionObject {
    callee: Arc<Callee>,
    type_text: CString,
    param_texts: Vec<CString>,
    ret_text: CString,
    pointer: OnceLock<HostFunctions>,
}

impl Handle for FunctionObject {
    type Opaque = llj_function;
    const NAME: &'static str = "llj_function";
}

impl Callee {
    fn call(&self, args: &[Value]) -> Result<Value, ErrorObject> {
        self.engine.call(|engine| match self.prepared {
            Some(prepared) => engine.call_prepared(prepared, args),
            None => engine.call(&self.name, args),
        })
    }
}

/// Looks up a function of a program for calls.
///
/// Threads: any; waits while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_engine_function(
    engine: *const llj_engine,
    name: *const c_char,
    out: *mut *mut llj_function,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let engine = handles::find::<EngineObject>(engine)?;
        // SAFETY: by the caller's contract, it is a C string.
        let name = unsafe { string(name, "the name") }?;
        let module = engine.program.module();
        let id = module::function(&engine.program, &name)?;
        let declared =
            module.function(id).ok_or_else(|| ErrorObject::argument(format!("`@{name}` is not a function")))?;
        let shown = |ty: Type| c_string(module.types.display(ty).to_string());
        let params: Vec<Type> = declared.params.iter().map(|param| param.ty).collect();
        let type_text = shown(module.value_type(id));
        let (param_texts, ret_text, ret) =
            (params.iter().map(|ty| shown(*ty)).collect(), shown(declared.ret), declared.ret);
        // Functions with other types than scalars are called by name.
        let prepared = engine.with(|engine| engine.prepare_function(&name).ok())?;
        let callee = Arc::new(Callee { engine: Arc::clone(&engine), name, params, ret, prepared });
        let function = FunctionObject { callee, type_text, param_texts, ret_text, pointer: OnceLock::new() };
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(function)) }
    })
}

/// Returns the type of a function as LLVM writes it: `i64 (i64, double)`. Null if the handle is not valid.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_function_type(function: *const llj_function) -> *const c_char {
    guard_value(std::ptr::null(), || Ok(handles::find::<FunctionObject>(function)?.type_text.as_ptr()))
}

/// Returns the type of the result: `i64`. Null if the handle is not valid.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_function_result_type(function: *const llj_function) -> *const c_char {
    guard_value(std::ptr::null(), || Ok(handles::find::<FunctionObject>(function)?.ret_text.as_ptr()))
}

/// Returns the number of parameters; 0 if the handle is not valid.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_function_parameter_count(function: *const llj_function) -> usize {
    guard_value(0, || Ok(handles::find::<FunctionObject>(function)?.param_texts.len()))
}

/// Returns the type of a parameter, by its number from 0. Null if there is none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_function_parameter_type(function: *const llj_function, number: usize) -> *const c_char {
    guard_value(std::ptr::null(), || {
        let function = handles::find::<FunctionObject>(function)?;
        Ok(function.param_texts.get(number).map_or(std::ptr::null(), |text| text.as_ptr()))
    })
}

/// Calls a function. `arguments` are the scalars of its parameters: a struct, an array or a vector is the sequence of
/// its elements. The scalars of the result are written to `results`, which has space for `capacity` of them, and their
/// number to `result_count`, if it is not null; if there are more than `capacity`, the call fails and nothing runs. A
/// run that does not return is the error `LLJ_STATUS_ENDED`.
///
/// Threads: any; waits while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_function_call(
    function: *const llj_function,
    arguments: *const llj_value,
    argument_count: usize,
    results: *mut llj_value,
    capacity: usize,
    result_count: *mut usize,
) -> *mut llj_error {
    guard(|| {
        let function = handles::find::<FunctionObject>(function)?;
        let callee = &function.callee;
        let types = &callee.engine.program.module().types;
        // SAFETY: by the caller's contract, the arguments are valid.
        let arguments = unsafe { slice(arguments, argument_count, "the array of arguments") }?;
        let mut scalars = arguments.iter();
        let mut args = Vec::with_capacity(callee.params.len());
        for (number, ty) in callee.params.iter().enumerate() {
            let arg = from_c(types, *ty, &mut scalars).map_err(|error| {
                ErrorObject::argument(format!("argument {number} of `@{}`: {}", callee.name, error.text()))
            })?;
            args.push(arg);
        }
        let left = scalars.count();
        if left > 0 {
            let text = format!(
                "`@{}` is `{}`: {left} of {argument_count} arguments are too many",
                callee.name,
                function.type_text.to_string_lossy()
            );
            return Err(ErrorObject::argument(text));
        }
        let mut found = Vec::new();
        to_c(types, callee.ret, &if callee.ret == Type::VOID { Value::Void } else { Value::Undef }, &mut found)?;
        if found.len() > capacity {
            let text = format!("`@{}` returns {} scalars, and there is place for {capacity}", callee.name, found.len());
            return Err(ErrorObject::argument(text));
        }
        if results.is_null() && !found.is_empty() {
            return Err(ErrorObject::argument("the array of results is null"));
        }
        let value = callee.call(&args)?;
        found.clear();
        to_c(types, callee.ret, &value, &mut found)?;
        // SAFETY: by the caller's contract; the number of results was checked.
        unsafe {
            std::ptr::copy_nonoverlapping(found.as_ptr(), results, found.len());
            if !result_count.is_null() {
                result_count.write(found.len());
            }
        }
        Ok(())
    })
}

/// Calls a function with arguments of any type, written as in LLVM and separated by commas (`i64 6, { i8, ptr } { i8 1,
/// ptr null }`), and returns the result in the same notation. The types may be omitted.
///
/// Threads: any; waits while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_function_call_text(
    function: *const llj_function,
    arguments: *const c_char,
    out: *mut *mut llj_bytes,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let function = handles::find::<FunctionObject>(function)?;
        // SAFETY: by the caller's contract, it is a C string.
        let text = unsafe { string(arguments, "the text of the arguments") }?;
        let callee = &function.callee;
        let call = format!("@call({text})");
        let (_, texts) = split_call(&call).map_err(ErrorObject::argument)?;
        let types = &callee.engine.program.module().types;
        let args = parse_arguments(&texts, types, &callee.params).map_err(|(number, error)| {
            ErrorObject::argument(format!("argument {number} of `@{}`: {error}", callee.name))
        })?;
        let value = callee.call(&args)?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(Bytes::new(value.display()))) }
    })
}

thread_local! {
    /// Error of the last call through a pointer that did not return.
    static LAST: Cell<*mut llj_error> = const { Cell::new(std::ptr::null_mut()) };
}

/// Returns a C function pointer for a function whose parameters and result are scalars of C: cast it to the function's
/// type and call it. Such a call is a run like any other, with the engine's limits: if it does not return, the
/// pointer's call returns 0, and `llj_take_error` on that thread has the error. The pointer is valid until the
/// function's handle is deleted.
///
/// Threads: any, also for calls through the pointer, which wait while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_function_pointer(function: *const llj_function, out: *mut *mut c_void) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let function = handles::find::<FunctionObject>(function)?;
        const NAME: &str = "call";
        if function.pointer.get().is_none() {
            let host = pointer(&function.callee).ok_or_else(|| {
                ErrorObject::argument(format!(
                    "`@{}` is `{}`: a pointer of C takes and returns scalars only",
                    function.callee.name,
                    function.type_text.to_string_lossy()
                ))
            })?;
            let made = HostFunctions::new(&host).map_err(|error| ErrorObject::argument(error.to_string()))?;
            // Another thread may have been faster.
            let _ = function.pointer.set(made);
        }
        let address = function.pointer.get().and_then(|pointer| pointer.find(NAME)).unwrap_or(0);
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, address as *mut c_void) }
    })
}

/// Creates a closure that calls a function; `None` if C cannot pass its types.
fn pointer(callee: &Arc<Callee>) -> Option<Host> {
    let types = &callee.engine.program.module().types;
    let kind = |ty: &Type| match ScalarKind::of(types, *ty)? {
        kind @ (ScalarKind::Int(_) | ScalarKind::Ptr | ScalarKind::Float(FloatKind::Float | FloatKind::Double)) => {
            Some(kind)
        }
        ScalarKind::Float(_) => None,
    };
    let params = callee.params.iter().map(kind).collect::<Option<Vec<_>>>()?;
    let ret = if callee.ret == Type::VOID { None } else { Some(kind(&callee.ret)?) };
    callee.prepared?;
    let callee = Arc::clone(callee);
    let zero = match ret {
        None => Value::Void,
        Some(ScalarKind::Int(width)) => Value::Int { width, bits: 0 },
        Some(ScalarKind::Float(kind)) => Value::Float { kind, bits: 0 },
        Some(ScalarKind::Ptr) => Value::Ptr(0),
    };
    let call = move |args: &[Value]| -> Result<Value, std::convert::Infallible> {
        let undefined =
            |value: &Value| ErrorObject::argument(format!("the result of `@{}` is {}", callee.name, value.display()));
        let result = match callee.call(args) {
            Ok(value @ (Value::Undef | Value::Poison)) => Err(undefined(&value)),
            other => other,
        };
        Ok(result.unwrap_or_else(|error| {
            let before = LAST.try_with(|last| last.replace(handles::insert(error)));
            handles::delete::<ErrorObject>(before.unwrap_or(std::ptr::null_mut()));
            zero.clone()
        }))
    };
    Host::new().value_function("call", params, ret, call).ok()
}

/// Returns and clears the error of the last call on this thread through an `llj_function_pointer` that did not return.
/// Null if there is none.
///
/// Threads: any; each has its own error.
#[unsafe(no_mangle)]
pub extern "C" fn llj_take_error() -> *mut llj_error {
    LAST.try_with(|last| last.replace(std::ptr::null_mut())).unwrap_or(std::ptr::null_mut())
}

/// Returns the address of a function's machine code, as LLVM's engines return it, for the fastest calls. Such a call is
/// not a run: it has no limits, `exit` ends the process, a fault belongs to the process, and an error of a host
/// function ends the process. The code exists until function and engine are deleted.
///
/// Threads: any; waits while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_function_address(function: *const llj_function, out: *mut *mut c_void) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let function = handles::find::<FunctionObject>(function)?;
        let callee = &function.callee;
        if !callee.engine.is_jit() {
            return Err(ErrorObject::argument("the interpreter has no machine code: use `llj_function_pointer`"));
        }
        let address = crate::engine::address(&callee.engine, &callee.name)?.ok_or_else(|| {
            ErrorObject::argument(format!("`@{}` was not compiled: it is not an entry point", callee.name))
        })?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, address as usize as *mut c_void) }
    })
}

/// Deletes a function. Null and a handle that was deleted are ignored.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_function_delete(function: *mut llj_function) {
    handles::delete::<FunctionObject>(function);
}
