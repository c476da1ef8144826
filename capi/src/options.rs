//! Options of engines: limits, host functions, entry points.

use crate::error::{ErrorObject, guard, llj_error};
use crate::handles::{self, Handle};
use crate::text::{slice, string};
use crate::value::{from_c, llj_value, to_c};
use llvmlite_jit::engine::observe::ScalarKind;
use llvmlite_jit::ir::{FloatKind, Type, Types};
use llvmlite_jit::{Options, Value};
use std::ffi::{c_char, c_void};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Options of an engine, which copies them on creation.
pub struct llj_options {
    _private: [u8; 0],
}

/// A function of the host that programs call: `arguments` are `count` scalars of the types with which it was added, and
/// the result is written to `result`, whose kind and width are already set. An error that it returns ends the run
/// (`LLJ_STATUS_ENDED`, with the fault `host error`), and the library takes ownership of it. The function must return:
/// neither an exception of C++ nor `longjmp` may leave it.
pub type llj_callback = Option<
    unsafe extern "C" fn(
        data: *mut c_void,
        arguments: *const llj_value,
        count: usize,
        result: *mut llj_value,
    ) -> *mut llj_error,
>;

/// Frees the data of a callback.
pub type llj_finalizer = Option<unsafe extern "C" fn(data: *mut c_void)>;

#[derive(Clone)]
pub(crate) struct Settings {
    pub(crate) options: Options,
    /// Whether Ctrl-C ends a run.
    pub(crate) interrupt: bool,
}

pub(crate) struct OptionsObject(Mutex<Settings>);

impl Handle for OptionsObject {
    type Opaque = llj_options;
    const NAME: &'static str = "llj_options";
}

impl OptionsObject {
    fn lock(&self) -> MutexGuard<'_, Settings> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a copy of the settings; for null, the defaults.
pub(crate) fn settings(options: *const llj_options) -> Result<Settings, ErrorObject> {
    if options.is_null() {
        return Ok(Settings { options: Options::new(), interrupt: false });
    }
    Ok(handles::find::<OptionsObject>(options)?.lock().clone())
}

fn change(options: *mut llj_options, body: impl FnOnce(&mut Settings) -> Result<(), ErrorObject>) -> *mut llj_error {
    guard(|| body(&mut handles::find::<OptionsObject>(options)?.lock()))
}

/// Creates options: no limit except 64 MiB of stack, no host functions; all functions are entry points.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_new() -> *mut llj_options {
    handles::insert(OptionsObject(Mutex::new(Settings { options: Options::new(), interrupt: false })))
}

/// Deletes options. Null and a handle that was deleted are ignored; engines have copies.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_delete(options: *mut llj_options) {
    handles::delete::<OptionsObject>(options);
}

/// Limits the time of each run, in seconds. 0: no limit.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_set_timeout(options: *mut llj_options, seconds: f64) -> *mut llj_error {
    change(options, |settings| {
        let timeout = Duration::try_from_secs_f64(seconds)
            .map_err(|_| ErrorObject::argument(format!("{seconds} is not a valid timeout in seconds")))?;
        settings.options.limits.timeout = (seconds > 0.0).then_some(timeout);
        Ok(())
    })
}

/// Limits the number of instructions of each run. 0: no limit.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_set_fuel(options: *mut llj_options, instructions: u64) -> *mut llj_error {
    change(options, |settings| {
        settings.options.limits.fuel = (instructions > 0).then_some(instructions);
        Ok(())
    })
}

/// Limits the bytes of a program's variables, heap and stack together. 0: no limit.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_set_max_memory(options: *mut llj_options, bytes: u64) -> *mut llj_error {
    change(options, |settings| {
        settings.options.limits.max_memory = (bytes > 0).then_some(bytes);
        Ok(())
    })
}

/// Sets the size of a program's stack in bytes. 0: 64 MiB.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_set_max_stack(options: *mut llj_options, bytes: u64) -> *mut llj_error {
    change(options, |settings| {
        settings.options.limits.max_stack = if bytes > 0 { bytes } else { llvmlite_jit::Limits::default().max_stack };
        Ok(())
    })
}

/// Sets the optimization level of compiled code: 0, 1 or 2, which is the default.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_set_opt_level(options: *mut llj_options, level: u32) -> *mut llj_error {
    change(options, |settings| {
        if level > 2 {
            return Err(ErrorObject::argument(format!("there is no optimization level {level}")));
        }
        settings.options.opt_level = level as u8;
        Ok(())
    })
}

/// Sets whether Ctrl-C (`SIGINT`) ends a run in progress, with `LLJ_OUTCOME_KIND_INTERRUPTED`. After each run, the
/// previous handler of the process is restored.
///
/// Threads: any. The handling of Ctrl-C by a run applies to the whole process.
#[unsafe(no_mangle)]
pub extern "C" fn llj_options_set_interrupt(options: *mut llj_options, interrupt: bool) -> *mut llj_error {
    change(options, |settings| {
        settings.interrupt = interrupt;
        Ok(())
    })
}

/// Reads an array of names.
///
/// # Safety
/// As for [`slice`] and [`string`].
unsafe fn names_of(names: *const *const c_char, count: usize) -> Result<Vec<String>, ErrorObject> {
    // SAFETY: by the caller's contract, the array is valid.
    let names = unsafe { slice(names, count, "the array of names") }?;
    // SAFETY: by the caller's contract, they are C strings.
    names.iter().map(|name| unsafe { string(*name, "a name") }).collect()
}

/// Restricts the entry points to these functions: only they can be called, and code that none of them reaches is
/// neither checked for support nor compiled.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_options_set_entries(
    options: *mut llj_options,
    names: *const *const c_char,
    count: usize,
) -> *mut llj_error {
    change(options, |settings| {
        // SAFETY: by the caller's contract, they are C strings.
        let names = unsafe { names_of(names, count) }?;
        settings.options.entries = Some(names);
        Ok(())
    })
}

/// Restricts the functions and variables of libraries that the program may use. The names may contain `*` and `?`. Host
/// functions are not restricted.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_options_set_allowed(
    options: *mut llj_options,
    names: *const *const c_char,
    count: usize,
) -> *mut llj_error {
    change(options, |settings| {
        // SAFETY: by the caller's contract, they are C strings.
        let names = unsafe { names_of(names, count) }?;
        settings.options.limits.allowed = Some(names);
        Ok(())
    })
}

/// Adds a function that the program may call, of a type such as `i64 (ptr, double)`: scalars only. An engine checks
/// that the module declares it with this type. `finalizer`, if it is not null, is called with `data` when the last of
/// these options and of the engines made from them is deleted, or at once if the function cannot be added.
///
/// Threads: any. The callback runs on the thread from which the program calls it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_options_add_function(
    options: *mut llj_options,
    name: *const c_char,
    type_text: *const c_char,
    callback: llj_callback,
    data: *mut c_void,
    finalizer: llj_finalizer,
) -> *mut llj_error {
    let data = CallbackData { data, finalizer };
    change(options, move |settings| {
        let callback = callback.ok_or_else(|| ErrorObject::argument("the callback is null"))?;
        // SAFETY: by the caller's contract, they are C strings.
        let (name, type_text) = unsafe { (string(name, "the name")?, string(type_text, "the type")?) };
        let (ret, params) = signature(&type_text).ok_or_else(|| {
            ErrorObject::argument(format!(
                "`{type_text}` is not the type of a host function, such as `i64 (ptr, double)`"
            ))
        })?;
        let mut types = Types::default();
        let result_type = ret.map(|kind| type_of(&mut types, kind));
        let param_types: Vec<Type> = params.iter().map(|kind| type_of(&mut types, *kind)).collect();
        let function = move |args: &[Value]| {
            let mut scalars = Vec::with_capacity(args.len());
            for (ty, arg) in param_types.iter().zip(args) {
                to_c(&types, *ty, arg, &mut scalars).map_err(|error| error.text().into_owned())?;
            }
            let mut result = Vec::with_capacity(1);
            if let Some(ty) = result_type {
                // Provides kind and width.
                let zero = zero(ret);
                to_c(&types, ty, &zero, &mut result).map_err(|error| error.text().into_owned())?;
            }
            let mut result = result.pop().unwrap_or(llj_value::VOID);
            // Makes the closure own `data` with its finalizer, not only the pointer in it.
            let data = &data;
            // SAFETY: by the contract of whoever added the callback.
            let error = unsafe { callback(data.data, scalars.as_ptr(), scalars.len(), &mut result) };
            if !error.is_null() {
                let text = handles::find::<ErrorObject>(error).map(|error| error.text().into_owned());
                handles::delete::<ErrorObject>(error);
                return Err(text.unwrap_or_else(|error| error.text().into_owned()));
            }
            match result_type {
                Some(ty) => from_c(&types, ty, &mut [result].iter()).map_err(|error| error.text().into_owned()),
                None => Ok(Value::Void),
            }
        };
        // `scalar` accepts only types that a host function can have.
        let host = std::mem::take(&mut settings.options.host);
        settings.options.host = host.value_function(name, params, ret, function).map_err(ErrorObject::argument)?;
        Ok(())
    })
}

/// Defines a symbol as an address: of a C function, which programs then call directly (fastest, but its type is not
/// checked), or of a variable. Function or variable must have the type that the module declares, and must exist as long
/// as an engine uses it.
///
/// Threads: any. The function runs on the thread from which the program calls it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_options_add_address(
    options: *mut llj_options,
    name: *const c_char,
    address: *const c_void,
) -> *mut llj_error {
    change(options, |settings| {
        // SAFETY: by the caller's contract, it is a C string.
        let name = unsafe { string(name, "the name") }?;
        if address.is_null() {
            return Err(ErrorObject::argument("the address is null"));
        }
        // SAFETY: by the caller's contract, the function is valid.
        settings.options.host = unsafe { std::mem::take(&mut settings.options.host).address(name, address as usize) };
        Ok(())
    })
}

/// Data of a callback, with its finalizer.
struct CallbackData {
    data: *mut c_void,
    finalizer: llj_finalizer,
}

// SAFETY: the header states that callbacks and finalizers may run on any thread.
unsafe impl Send for CallbackData {}
// SAFETY: the same.
unsafe impl Sync for CallbackData {}

impl Drop for CallbackData {
    fn drop(&mut self) {
        if let Some(finalizer) = self.finalizer {
            // SAFETY: by the contract of whoever added the callback; it is called once.
            unsafe { finalizer(self.data) };
        }
    }
}

/// Parses the type of a host function: result and parameters.
fn signature(text: &str) -> Option<(Option<ScalarKind>, Vec<ScalarKind>)> {
    let (ret, params) = text.split_once('(')?;
    let params = params.trim().strip_suffix(')')?.trim();
    let ret = match ret.trim() {
        "void" => None,
        ret => Some(scalar(ret)?),
    };
    let params = match params {
        "" => Vec::new(),
        params => params.split(',').map(|param| scalar(param.trim())).collect::<Option<_>>()?,
    };
    Some((ret, params))
}

fn scalar(text: &str) -> Option<ScalarKind> {
    match text {
        "ptr" => Some(ScalarKind::Ptr),
        "float" => Some(ScalarKind::Float(FloatKind::Float)),
        "double" => Some(ScalarKind::Float(FloatKind::Double)),
        _ => {
            // `parse` accepts a sign.
            let width =
                text.strip_prefix('i').filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?.parse().ok()?;
            (1..=128).contains(&width).then_some(ScalarKind::Int(width))
        }
    }
}

fn type_of(types: &mut Types, kind: ScalarKind) -> Type {
    match kind {
        ScalarKind::Int(width) => types.int(width),
        ScalarKind::Float(kind) => types.intern(llvmlite_jit::ir::TypeKind::Float(kind)),
        ScalarKind::Ptr => Type::PTR,
    }
}

fn zero(kind: Option<ScalarKind>) -> Value {
    match kind {
        None => Value::Void,
        Some(ScalarKind::Int(width)) => Value::Int { width, bits: 0 },
        Some(ScalarKind::Float(kind)) => Value::Float { kind, bits: 0 },
        Some(ScalarKind::Ptr) => Value::Ptr(0),
    }
}
