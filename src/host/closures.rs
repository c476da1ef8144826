//! Host functions implemented as Rust closures: programs on either engine call them like library functions.
//!
//! Each closure gets a stub of a few bytes, which loads the address of the closure into a register that carries no
//! argument and jumps to `entry`. `entry` stores the argument registers in memory for Rust code. A closure is therefore
//! a function with an address, like those of the C library, and the engines need no special case.

use super::process::{self, ExitReason};
use super::symbols::drop_mangling_escape;
use super::x86_64::closure_stubs::{ArgCursor, SavedRegisters, StubMemory};
use crate::diagnostic::Diagnostic;
use crate::engine::observe::ScalarKind;
use crate::engine::typed::{Arguments, FnResult, NativeType, TypedSignature, from_register};
use crate::ir::reach::Use;
use crate::ir::{FloatKind, GlobalId, GlobalKind, GlobalValue, Module};
use crate::outcome::{HostError, Trap, TrapKind};
use crate::value::Value;
use std::any::Any;
use std::cell::RefCell;
use std::io;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Functions that a Rust program provides to the programs it runs.
///
/// A program declares them (`declare void @print_int(i64)`) and calls them by name. They take precedence over
/// functions of the same name in loaded libraries, the courses' runtime and the C library. The list of
/// allowed names ([`Limits::allowed`](crate::engine::Limits)) does not restrict them, since they were provided
/// for this run.
///
/// A closure takes up to twelve scalars ([`NativeType`]) and returns one or none. Several threads of a program
/// and several engines may call it, so it must be an `Fn` that is `Send` and `Sync`; mutable state belongs in
/// atomics, in a `Mutex`, or at the other end of a channel. It accesses memory of the program through
/// pointers.
///
/// The creation of an engine checks that the module declares the function with the types of the closure
/// (`E0705`). A closure that returns `Err` ends the run with [`TrapKind::HostError`], with the error in
/// [`Trap::error`]; a closure that panics ends it with [`TrapKind::Panic`]. Neither unwinds frames of the
/// program. If a time limit or Ctrl-C interrupts a closure, its locals are not dropped, and the engine cannot
/// be used again.
///
/// ```
/// use llvmlite_jit::{Host, Options, Program};
/// use std::sync::{Arc, Mutex};
///
/// let seen = Arc::new(Mutex::new(Vec::new()));
/// let host = Host::new().function("show", {
///     let seen = Arc::clone(&seen);
///     move |x: i64| seen.lock().unwrap().push(x)
/// });
/// let text = "declare void @show(i64)
///     define void @twice(i64 %x) {
///       call void @show(i64 %x)
///       call void @show(i64 %x)
///       ret void
///     }";
/// let instance = Program::new("twice.ll", text)?.interpreter(Options::new().host(host))?;
/// instance.typed_function::<i64, ()>("twice")?.call(7)?;
/// assert_eq!(*seen.lock().unwrap(), [7, 7]);
/// # Ok::<(), llvmlite_jit::Error>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Host {
    functions: Vec<Arc<Closure>>,
    addresses: Vec<(String, usize)>,
}

impl Host {
    /// Creates an empty set of functions.
    pub fn new() -> Host {
        Host::default()
    }

    /// Adds a function; it replaces an earlier one of the same name. `name` is without the `@`.
    pub fn function<F, A>(mut self, name: impl Into<String>, function: F) -> Host
    where
        F: HostFunction<A>,
        A: 'static,
    {
        let name = name.into();
        self.remove(&name);
        let callable = Box::new(TypedClosure(function, PhantomData));
        self.functions.push(Arc::new(Closure { name, signature: F::signature(), callable }));
        self
    }

    /// Adds a function whose types are known only at run time: it takes and returns [`Value`]s of the given
    /// kinds. Meant for bindings to languages without Rust types; otherwise use [`Host::function`].
    ///
    /// # Errors
    /// If a kind cannot be passed: only integers of 1 to 128 bits, `float`, `double` and pointers can.
    ///
    /// ```
    /// use llvmlite_jit::engine::observe::ScalarKind;
    /// use llvmlite_jit::{Host, Options, Program, Value};
    ///
    /// let int = ScalarKind::Int(32);
    /// let largest = |args: &[Value]| {
    ///     let all = args.iter().filter_map(Value::as_signed);
    ///     all.max().map(|number| Value::int(32, number)).ok_or("no arguments")
    /// };
    /// let host = Host::new().value_function("largest", [int, int, int], Some(int), largest)?;
    /// let text = "declare i32 @largest(i32, i32, i32)
    ///     define i32 @f() { %r = call i32 @largest(i32 3, i32 -5, i32 7) ret i32 %r }";
    /// let instance = Program::new("f.ll", text)?.interpreter(Options::new().host(host))?;
    /// assert_eq!(instance.call("f", &[])?, Value::int(32, 7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn value_function<F, E>(
        mut self,
        name: impl Into<String>,
        params: impl Into<Vec<ScalarKind>>,
        ret: Option<ScalarKind>,
        function: F,
    ) -> Result<Host, String>
    where
        F: Fn(&[Value]) -> Result<Value, E> + Send + Sync + 'static,
        E: Into<Box<dyn std::error::Error + Send + Sync>> + 'static,
    {
        let (name, params) = (name.into(), params.into());
        let passes = |kind: &ScalarKind| {
            matches!(
                kind,
                ScalarKind::Int(1..=128) | ScalarKind::Float(FloatKind::Float | FloatKind::Double) | ScalarKind::Ptr
            )
        };
        let signature = TypedSignature { params: params.into(), ret };
        if !signature.params.iter().chain(&ret).all(passes) {
            return Err(format!("a host function cannot have the type `{signature}`: `@{name}`"));
        }
        self.remove(&name);
        let callable = Box::new(ValueClosure { signature: signature.clone(), function, error: PhantomData });
        self.functions.push(Arc::new(Closure { name, signature, callable }));
        Ok(self)
    }

    /// Adds an existing function, such as one of a C library that the host has loaded itself, or a variable. It
    /// replaces an earlier one of the same name. Its type is not checked; the interpreter checks neither its arguments
    /// nor its effects.
    ///
    /// # Safety
    /// There must be a function, or a variable, at `address` for the lifetime of each engine that uses it, and it must
    /// have the type of every declaration in the programs that use it.
    ///
    /// ```
    /// use llvmlite_jit::{Host, Options, Program};
    ///
    /// extern "C" fn twice(x: i64) -> i64 {
    ///     2 * x
    /// }
    /// // SAFETY: that is its type.
    /// let host = unsafe { Host::new().address("twice", twice as *const () as usize) };
    /// let text = "declare i64 @twice(i64)
    ///     define i64 @f() { %r = call i64 @twice(i64 21) ret i64 %r }";
    /// let instance = Program::new("f.ll", text)?.interpreter(Options::new().host(host))?;
    /// assert_eq!(instance.typed_function::<(), i64>("f")?.call(())?, 42);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub unsafe fn address(mut self, name: impl Into<String>, address: usize) -> Host {
        let name = name.into();
        self.remove(&name);
        self.addresses.push((name, address));
        self
    }

    fn remove(&mut self, name: &str) {
        self.functions.retain(|f| f.name != name);
        self.addresses.retain(|(other, _)| other != name);
    }

    /// Whether both sets have the same names with the same signatures.
    pub(crate) fn is_like(&self, other: &Host) -> bool {
        let same = |f: &Arc<Closure>| other.functions.iter().any(|o| o.name == f.name && o.signature == f.signature);
        self.functions.len() == other.functions.len()
            && self.functions.iter().all(same)
            && self.addresses.iter().map(|(name, _)| name).eq(other.addresses.iter().map(|(name, _)| name))
    }

    /// Returns the names: those of closures, then those of addresses, each in insertion order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let addresses = self.addresses.iter().map(|(name, _)| name.as_str());
        self.functions.iter().map(|f| f.name.as_str()).chain(addresses)
    }
}

/// Result of a host closure: a [`NativeType`] scalar, `()`, or a `Result` of these with any error. An error ends
/// the run.
#[diagnostic::on_unimplemented(
    message = "a host function cannot return `{Self}`",
    label = "neither an LLVM scalar type, nor `()`, nor a `Result` of these",
    note = "scalars are bool, i8 to i128, u8 to u128, f32, f64 and pointers `*const T` and `*mut T`",
    note = "`Host::value_function` takes a closure that returns any `Value`"
)]
pub trait HostResult {
    /// Kind that the program sees; `None` for `void`.
    #[doc(hidden)]
    const KIND: Option<ScalarKind>;
    /// Converts the result to the contents of the return registers.
    #[doc(hidden)]
    fn into_register(self) -> Result<u128, HostError>;
}

impl<R: FnResult> HostResult for R {
    const KIND: Option<ScalarKind> = R::KIND;
    #[inline]
    fn into_register(self) -> Result<u128, HostError> {
        Ok(self.to_register())
    }
}

impl<R: FnResult, E: Into<Box<dyn std::error::Error + Send + Sync>>> HostResult for Result<R, E> {
    const KIND: Option<ScalarKind> = R::KIND;
    #[inline]
    fn into_register(self) -> Result<u128, HostError> {
        self.map(R::to_register).map_err(HostError::new)
    }
}

/// A closure that can be a host function: `Fn(A, B, …) -> R` of up to twelve [`NativeType`] scalars, where `R` is
/// a [`NativeType`] scalar, `()`, or a `Result` of these.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a host function",
    label = "not an `Fn + Send + Sync + 'static` of up to twelve scalars that returns a scalar, `()` or a `Result` of these",
    note = "scalars are bool, i8 to i128, u8 to u128, f32, f64 and pointers `*const T` and `*mut T`",
    note = "keep mutable state in an atomic, a `Mutex` or a channel; use `Host::value_function` for other types"
)]
pub trait HostFunction<A>: Send + Sync + 'static {
    /// Returns the types of the parameters and of the result.
    #[doc(hidden)]
    fn signature() -> TypedSignature;
    /// Calls the closure with arguments taken from `next`, and returns the contents of the return registers.
    #[doc(hidden)]
    fn call(&self, next: &mut impl FnMut(ScalarKind) -> u128) -> Result<u128, HostError>;
}

macro_rules! closure {
    ($($name:ident)*) => {
        #[allow(non_snake_case, unused_variables, reason = "one text for any number of arguments, none among them")]
        impl<Func, Ret, $($name),*> HostFunction<($($name,)*)> for Func
        where
            Func: Fn($($name),*) -> Ret + Send + Sync + 'static,
            Ret: HostResult,
            $($name: NativeType),*
        {
            fn signature() -> TypedSignature {
                TypedSignature { params: <($($name,)*) as Arguments>::KINDS.into(), ret: Ret::KIND }
            }
            #[inline]
            fn call(&self, next: &mut impl FnMut(ScalarKind) -> u128) -> Result<u128, HostError> {
                let ($($name,)*) = <($($name,)*) as Arguments>::take(next);
                self($($name),*).into_register()
            }
        }
    };
}

crate::engine::typed::each_arity!(closure);

/// A closure with its name and types.
pub(super) struct Closure {
    name: String,
    signature: TypedSignature,
    callable: Box<dyn Callable>,
}

impl std::fmt::Debug for Closure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "@{}: {}", self.name, self.signature)
    }
}

/// A type-erased closure.
trait Callable: Send + Sync {
    fn call(&self, registers: &mut SavedRegisters) -> Result<(), HostError>;
}

struct TypedClosure<F, A>(F, PhantomData<fn(A)>);

impl<F: HostFunction<A>, A> Callable for TypedClosure<F, A> {
    fn call(&self, registers: &mut SavedRegisters) -> Result<(), HostError> {
        let mut taken = ArgCursor::default();
        let result = self.0.call(&mut |kind| taken.next(registers, kind))?;
        registers.int_results = [result as u64, (result >> 64) as u64];
        registers.float_result = [result as u64, 0];
        Ok(())
    }
}

/// A closure over [`Value`]s.
struct ValueClosure<F, E> {
    signature: TypedSignature,
    function: F,
    error: PhantomData<fn() -> E>,
}

impl<F, E> Callable for ValueClosure<F, E>
where
    F: Fn(&[Value]) -> Result<Value, E> + Send + Sync,
    E: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    fn call(&self, registers: &mut SavedRegisters) -> Result<(), HostError> {
        let mut taken = ArgCursor::default();
        let params = self.signature.params.iter();
        let args: Vec<Value> = params.map(|kind| from_register(*kind, taken.next(registers, *kind))).collect();
        let value = (self.function)(&args).map_err(HostError::new)?;
        let result = match (&value, self.signature.ret) {
            (_, None) => 0,
            (Value::Int { width, bits }, Some(ScalarKind::Int(w))) if *width == w => *bits,
            (Value::Float { kind, bits }, Some(ScalarKind::Float(k))) if *kind == k => *bits,
            (Value::Ptr(address), Some(ScalarKind::Ptr)) => u128::from(*address),
            _ => return Err(HostError::new(format!("{} is not a result of `{}`", value.display(), self.signature))),
        };
        registers.int_results = [result as u64, (result >> 64) as u64];
        registers.float_result = [result as u64, 0];
        Ok(())
    }
}

thread_local! {
    /// Failure of the closure that ended this thread's run.
    static FAILURE: RefCell<Option<Trap>> = const { RefCell::new(None) };
}

/// Calls a closure and stops unwinding, since the frames up to the caller of the program must not be unwound. A
/// failure ends the run, after the locals of the closure were dropped.
///
/// # Safety
/// Both pointers must be valid, and the registers must be those of a call of this closure.
pub(super) unsafe extern "sysv64" fn invoke(closure: *const Closure, registers: *mut SavedRegisters) {
    // SAFETY: the engine owns the closure as long as code can call it; the registers are in the frame of `entry`.
    let (closure, registers) = unsafe { (&*closure, &mut *registers) };
    // State shared by the closure may be inconsistent, as after any caught panic. This frame is abandoned
    // below: nothing in it may have a pending destructor.
    match catch_unwind(AssertUnwindSafe(|| closure.callable.call(registers))) {
        Ok(Ok(())) => return,
        Ok(Err(error)) => set_failure(error_trap(closure, error)),
        Err(payload) => set_failure(panic_trap(closure, payload)),
    }
    process::leave(ExitReason::Closure);
    // Without a run in progress, there is no frame to return to.
    std::process::abort();
}

fn error_trap(closure: &Closure, error: HostError) -> Trap {
    // The error's `Display` is host code too, and may panic.
    let text = catch_unwind(AssertUnwindSafe(|| error.to_string())).unwrap_or_default();
    let trap =
        Trap::new(TrapKind::HostError, format!("the host function `@{}` returned an error: {text}", closure.name));
    Trap { error: Some(error), ..trap }
}

fn panic_trap(closure: &Closure, payload: Box<dyn Any + Send>) -> Trap {
    let said = payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(|s| s.as_str()));
    Trap::new(
        TrapKind::Panic,
        match said {
            Some(said) => format!("the host function `@{}` panicked: {said}", closure.name),
            None => format!("the host function `@{}` panicked", closure.name),
        },
    )
}

fn set_failure(failure: Trap) {
    drop(FAILURE.replace(Some(failure)));
}

/// Takes the trap of a run that ended with [`ExitReason::Closure`] on this thread, without its location.
pub fn take_failure() -> Trap {
    FAILURE.take().unwrap_or_else(|| Trap::new(TrapKind::Panic, ""))
}

/// Functions of a [`Host`], whose addresses stay valid during the lifetime of this value. Each engine has one.
#[derive(Debug, Default)]
pub struct HostFunctions {
    functions: Vec<Arc<Closure>>,
    code: Option<StubMemory>,
    addresses: Vec<(String, usize)>,
}

impl HostFunctions {
    /// Generates the stubs.
    pub fn new(host: &Host) -> io::Result<HostFunctions> {
        let addresses = host.addresses.clone();
        if host.functions.is_empty() {
            return Ok(HostFunctions { addresses, ..HostFunctions::default() });
        }
        let stubs = StubMemory::new(host.functions.iter().map(|closure| Arc::as_ptr(closure) as u64))?;
        Ok(HostFunctions { code: Some(stubs), functions: host.functions.clone(), addresses })
    }

    /// Returns the address of the function with the given name.
    pub fn find(&self, name: &str) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let name = drop_mangling_escape(name);
        if let Some((_, address)) = self.addresses.iter().find(|(other, _)| other == name) {
            return Some(*address);
        }
        let at = self.functions.iter().position(|f| f.name == name)?;
        Some(self.code.as_ref()?.address(at))
    }

    /// Returns the address of the function, or of the variable, that a declaration refers to.
    pub fn find_global(&self, global: &GlobalValue) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        match &global.kind {
            GlobalKind::Function(f) if f.body.is_none() => self.find(&global.name.symbol()),
            // A host function cannot be used as a variable.
            GlobalKind::Variable { init: None, .. } if !global.is_thread_local() => {
                let symbol = global.name.symbol();
                let name = drop_mangling_escape(&symbol);
                self.addresses.iter().find(|(other, _)| other == name).map(|(_, address)| *address)
            }
            _ => None,
        }
    }

    fn is_empty(&self) -> bool {
        self.functions.is_empty() && self.addresses.is_empty()
    }

    /// Reports one error for each function in use whose types differ from those of its declaration.
    pub fn check(&self, module: &Module, reached: &[(GlobalId, Use)]) -> Vec<Diagnostic> {
        if self.code.is_none() {
            return Vec::new();
        }
        let used = reached.iter().filter(|(id, _)| self.find_global(&module.globals[*id]).is_some());
        let wrong = used.filter_map(|(id, _)| {
            let global = &module.globals[*id];
            let name = global.name.symbol();
            let closure = self.functions.iter().find(|f| f.name == drop_mangling_escape(&name))?;
            let declared = closure.signature.check(module, *id).err()?;
            let text = format!("the host function `@{name}` is `{}`, not `{declared}` as declared", closure.signature);
            Some(Diagnostic::error("E0705", global.span, text).help("declare it with the types of the Rust closure"))
        });
        wrong.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closures_are_functions_at_addresses() {
        let many = |a: i8, b: f32, c: u64, d: bool, e: i128, f: f64, g: i32, h: u8, i: i64, j: i128| {
            assert_eq!((a, b, c, d, e, f, g, h, i, j), (-1, 1.5, 2, true, -3, 2.5, -4, 5, 6, -7));
            i64::from(a) + i
        };
        let host = Host::new().function("many", many).function("half", |x: f64| x / 2.0).function("none", || ());
        assert_eq!(host.names().collect::<Vec<_>>(), ["many", "half", "none"]);
        let host_functions = HostFunctions::new(&host).unwrap();
        assert!(host_functions.find("other").is_none());
        let many = host_functions.find("many").unwrap();
        type Many = extern "sysv64" fn(i8, f32, u64, bool, i128, f64, i32, u8, i64, i128) -> i64;
        // SAFETY: the functions have these types.
        unsafe {
            let many: Many = std::mem::transmute(many);
            assert_eq!(many(-1, 1.5, 2, true, -3, 2.5, -4, 5, 6, -7), 5);
            let half: extern "sysv64" fn(f64) -> f64 = std::mem::transmute(host_functions.find("half").unwrap());
            assert_eq!(half(3.0), 1.5);
            let none: extern "sysv64" fn() = std::mem::transmute(host_functions.find("\u{1}none").unwrap());
            none();
        }
    }

    #[test]
    fn the_last_of_a_name_counts() {
        let host = Host::new().function("f", || 1i32).function("f", || 2i32);
        let host_functions = HostFunctions::new(&host).unwrap();
        // SAFETY: that is its type.
        let f: extern "sysv64" fn() -> i32 = unsafe { std::mem::transmute(host_functions.find("f").unwrap()) };
        assert_eq!((f(), host.names().count()), (2, 1));
    }
}
