//! Instances of programs, and handles to their functions.

use super::exclusive::{AlreadyHeld, Exclusive, ExclusiveGuard};
use super::{Error, Program, RunError};
use crate::engine::typed::{Arguments, FnResult, PreparedFunction, TypedSignature, returned};
use crate::engine::{Engine, ExitStatusRule};
use crate::ir::GlobalId;
use crate::jit::Jit;
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::Value;
use std::fmt;
use std::marker::PhantomData;
use std::ops::DerefMut;
use std::sync::Arc;

/// Program loaded into an engine. Its global variables have fixed addresses and keep their contents from call
/// to call. A clone refers to the same instance, which lives as long as any clone or function handle.
///
/// Each call is a run with the limits given by the options. A run that faults, exits or exceeds a limit ends
/// with [`Error::Ended`], and another call may follow. [`Engine::call`] documents the state left behind by
/// such a run, and the few outcomes after which no further call is possible.
///
/// Any thread can use an instance of compiled code and its functions. One run executes at a time: other
/// threads block. A host closure that calls the instance that is calling it gets [`Error::Running`]. An
/// instance of the interpreter stays on its thread. Several instances can run at once, on as many threads:
/// see the [crate's documentation](crate#threads).
pub struct Instance<E = Jit>(Arc<Shared<E>>);

struct Shared<E> {
    engine: Exclusive<E>,
    program: Program,
}

impl<E> Clone for Instance<E> {
    fn clone(&self) -> Instance<E> {
        Instance(Arc::clone(&self.0))
    }
}

impl<E> fmt::Debug for Instance<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance").field("functions", &self.0.program.functions().collect::<Vec<_>>()).finish()
    }
}

impl From<AlreadyHeld> for Error {
    fn from(_: AlreadyHeld) -> Error {
        Error::Running
    }
}

impl<E: Engine> Instance<E> {
    pub(super) fn new(engine: E, program: Program) -> Instance<E> {
        Instance(Arc::new(Shared { engine: Exclusive::new(engine), program }))
    }

    #[inline]
    fn lend(&self) -> Result<ExclusiveGuard<'_, E>, Error> {
        Ok(self.0.engine.lend()?)
    }

    /// Returns a handle to a function, which is called with dynamically typed values.
    ///
    /// # Errors
    /// [`Error::Function`] if the program does not define it.
    pub fn function(&self, name: impl AsRef<str>) -> Result<Function<E>, Error> {
        let name = name.as_ref();
        self.0.program.find(name)?;
        Ok(Function { instance: self.clone(), name: name.to_string() })
    }

    /// Returns a handle to a function with Rust types for parameters and result. `A` is a tuple or a single
    /// type. Name and types are checked here, never at a call.
    ///
    /// # Errors
    /// [`Error::Function`] if the program does not define the function, its type differs, or it is not one of
    /// the [entry points](super::Options::entries).
    ///
    /// ```
    /// use llvmlite_jit::{Options, Program};
    ///
    /// let text = "define double @scale(i64 %n, double %by) {
    ///   %x = sitofp i64 %n to double
    ///   %y = fmul double %x, %by
    ///   ret double %y
    /// }";
    /// let instance = Program::new("scale.ll", text)?.interpreter(Options::new())?;
    /// let scale = instance.typed_function::<(i64, f64), f64>("scale")?;
    /// assert_eq!(scale.call((6, 2.5))?, 15.0);
    /// let error = instance.typed_function::<i64, f64>("scale").unwrap_err();
    /// assert_eq!(error.to_string(), "`@scale` is `double (i64, double)`, not `double (i64)`");
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn typed_function<A: Arguments, R: FnResult>(
        &self,
        name: impl AsRef<str>,
    ) -> Result<TypedFunction<A, R, E>, Error> {
        let name = name.as_ref();
        let program = &self.0.program;
        let id = program.find(name)?;
        let signature = TypedSignature::of::<A, R>();
        signature
            .check(program.module(), id)
            .map_err(|is| Error::Function(format!("`@{name}` is `{is}`, not `{signature}`")))?;
        let prepared = self.lend()?.prepare_function(name).map_err(|trap| Error::Function(trap.message))?;
        Ok(TypedFunction { instance: self.clone(), id, prepared, types: PhantomData })
    }

    /// Calls a function with dynamically typed values, which are checked at the call.
    ///
    /// # Errors
    /// [`Error::Function`] if the program does not define the function, [`Error::Ended`] for every outcome
    /// except a return; arguments of the wrong type are a [`TrapKind::BadCall`].
    ///
    /// ```
    /// # use llvmlite_jit::{Options, Program, Value};
    /// let text = "define i24 @half(i24 %x) { %y = ashr i24 %x, 1 ret i24 %y }";
    /// let instance = Program::new("half.ll", text)?.interpreter(Options::new())?;
    /// assert_eq!(instance.call("half", &[Value::int(24, -6)])?, Value::int(24, -3));
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn call(&self, function: impl AsRef<str>, args: &[Value]) -> Result<Value, Error> {
        let function = function.as_ref();
        self.0.program.find(function)?;
        let outcome = self.lend()?.call(function, args);
        match outcome {
            Outcome::Returned(value) => Ok(value),
            other => Err(self.ended(other)),
        }
    }

    /// Runs `main` (or another function) like a process: with command-line arguments, the first of which is
    /// the program's name. Functions registered with `atexit` run afterwards. Returns the exit status: the
    /// function's result truncated to 32 bits, or the argument of `exit`.
    ///
    /// # Errors
    /// The same as for [`Instance::call`].
    ///
    /// ```
    /// # use llvmlite_jit::{Options, Program};
    /// let text = "define i32 @main(i32 %argc, ptr %argv) { ret i32 %argc }";
    /// let instance = Program::new("main.ll", text)?.interpreter(Options::new())?;
    /// assert_eq!(instance.run("main", ["main", "--fast"])?, 2);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn run<T: AsRef<str>>(
        &self,
        function: impl AsRef<str>,
        args: impl IntoIterator<Item = T>,
    ) -> Result<i32, Error> {
        let function = function.as_ref();
        let id = self.0.program.find(function)?;
        let args: Vec<String> = args.into_iter().map(|arg| arg.as_ref().to_string()).collect();
        let outcome = self.lend()?.run_program(function, &args);
        match outcome {
            Outcome::Returned(Value::Void) => Ok(0),
            Outcome::Returned(value @ Value::Int { .. }) => {
                Ok(ExitStatusRule::of(self.0.program.module(), id).status(&value))
            }
            Outcome::Returned(value) => Err(self.undefined(id, &value)),
            Outcome::Exited(status) => Ok(status),
            other => Err(self.ended(other)),
        }
    }

    /// Returns the address of a global variable that a callable function reaches. The program owns the content: access
    /// it only between calls. `None` also while the instance runs.
    ///
    /// ```
    /// # use llvmlite_jit::{Options, Program};
    /// let text = "@count = global i64 5
    ///     define void @next() {
    ///       %x = load i64, ptr @count
    ///       %y = add i64 %x, 1
    ///       store i64 %y, ptr @count
    ///       ret void
    ///     }";
    /// let instance = Program::new("count.ll", text)?.interpreter(Options::new())?;
    /// instance.typed_function::<(), ()>("next")?.call(())?;
    /// let count = instance.variable::<i64>("count").expect("@next reaches it");
    /// // SAFETY: the variable is an `i64`, and no code of the program runs.
    /// assert_eq!(unsafe { count.read() }, 6);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn variable<T>(&self, name: impl AsRef<str>) -> Option<*mut T> {
        let id = self.0.program.module().find(name.as_ref())?;
        let symbols = self.lend().ok()?.symbols();
        symbols.iter().find(|s| s.id == id && !s.function).map(|s| s.address as usize as *mut T)
    }

    /// Returns the program that the instance was made from.
    pub fn program(&self) -> &Program {
        &self.0.program
    }

    /// Locks the engine, for operations not offered here. Other threads block until the guard is dropped.
    ///
    /// # Errors
    /// [`Error::Running`] in a host closure called by the engine.
    pub fn engine(&self) -> Result<impl DerefMut<Target = E> + '_, Error> {
        self.lend()
    }

    /// Creates the error for an outcome other than a return.
    #[cold]
    fn ended(&self, outcome: Outcome) -> Error {
        RunError::new(outcome, Arc::clone(self.0.program.sources())).into()
    }

    /// Creates the error for an undefined or poison result, which only the interpreter reports.
    #[cold]
    fn undefined(&self, function: GlobalId, value: &Value) -> Error {
        let kind = if *value == Value::Poison { TrapKind::Poison } else { TrapKind::Uninitialised };
        let global = &self.0.program.module().globals[function];
        let mut trap = Trap::new(kind, format!("the result of `@{}` is {}", global.name, value.display()));
        trap.span = Some(global.span);
        self.ended(Outcome::Trapped(trap))
    }
}

/// Function of an [`Instance`], called with dynamically typed values. It keeps the instance alive.
///
/// ```
/// use llvmlite_jit::{Options, Program, Value};
///
/// let text = "define { i64, i1 } @next(i64 %x) {
///   %y = add i64 %x, 1
///   %a = insertvalue { i64, i1 } { i64 0, i1 true }, i64 %y, 0
///   ret { i64, i1 } %a
/// }";
/// let next = Program::new("next.ll", text)?.interpreter(Options::new())?.function("next")?;
/// assert_eq!(next.call(&[Value::i64(41)])?.display(), "{ i64 42, i1 true }");
/// assert_eq!(next.name(), "next");
/// # Ok::<(), llvmlite_jit::Error>(())
/// ```
pub struct Function<E = Jit> {
    instance: Instance<E>,
    name: String,
}

impl<E> Clone for Function<E> {
    fn clone(&self) -> Self {
        Function { instance: self.instance.clone(), name: self.name.clone() }
    }
}

impl<E: Engine> Function<E> {
    /// Calls the function and runs it to completion.
    ///
    /// # Errors
    /// [`Error::Ended`] for every outcome except a return; arguments of the wrong type are a
    /// [`TrapKind::BadCall`].
    pub fn call(&self, args: &[Value]) -> Result<Value, Error> {
        self.instance.call(&self.name, args)
    }

    /// Returns the same function with Rust types: see [`Instance::typed_function`].
    ///
    /// # Errors
    /// [`Error::Function`] if its type differs.
    pub fn typed<A: Arguments, R: FnResult>(&self) -> Result<TypedFunction<A, R, E>, Error> {
        self.instance.typed_function(&self.name)
    }

    /// Returns the name of the function, without the `@`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the type in LLVM's notation: `i64 (i64, double)`.
    pub fn type_text(&self) -> String {
        let module = self.instance.program().module();
        let ty = module.find(&self.name).map(|id| module.value_type(module.aliasee(id)));
        ty.map_or_else(String::new, |ty| module.types.display(ty).to_string())
    }

    /// Returns the instance that the function belongs to.
    pub fn instance(&self) -> &Instance<E> {
        &self.instance
    }
}

impl<E: Engine> fmt::Debug for Function<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.name, self.type_text())
    }
}

/// Function of an [`Instance`] with Rust types: it takes `A` and returns `R`. It keeps the instance alive.
///
/// ```
/// use llvmlite_jit::{Error, Options, Program, TypedFunction};
///
/// /// Compiles a function of two numbers.
/// fn formula(body: &str) -> Result<TypedFunction<(f64, f64), f64>, Error> {
///     let text = format!("define double @f(double %x, double %y) {{ {body} ret double %z }}");
///     // SAFETY: our formulas only compute.
///     let instance = unsafe { Program::new("formula.ll", text)?.jit(Options::new()) }?;
///     instance.typed_function("f")
/// }
///
/// let product = formula("%z = fmul double %x, %y")?;
/// assert_eq!(product.call((6.0, 7.0))?, 42.0);
/// # Ok::<(), Error>(())
/// ```
pub struct TypedFunction<A, R, E = Jit> {
    instance: Instance<E>,
    id: GlobalId,
    prepared: PreparedFunction,
    types: PhantomData<fn(A) -> R>,
}

impl<A, R, E> Clone for TypedFunction<A, R, E> {
    fn clone(&self) -> Self {
        TypedFunction { instance: self.instance.clone(), ..*self }
    }
}

impl<A: Arguments, R: FnResult, E: Engine> TypedFunction<A, R, E> {
    /// Calls the function and runs it to completion.
    ///
    /// # Errors
    /// [`Error::Ended`] if the run did not return. In the interpreter, also if the result is undefined.
    #[inline]
    pub fn call(&self, args: A) -> Result<R, Error> {
        let mut engine = self.instance.lend()?;
        let outcome = args.with(|args| engine.call_prepared(self.prepared, args));
        match outcome {
            Outcome::Returned(value) => match returned(&value) {
                Some(result) => Ok(result),
                None => Err(self.instance.undefined(self.id, &value)),
            },
            other => Err(self.instance.ended(other)),
        }
    }

    /// Returns the instance that the function belongs to.
    pub fn instance(&self) -> &Instance<E> {
        &self.instance
    }
}

impl<A: Arguments, R: FnResult, E> fmt::Debug for TypedFunction<A, R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", TypedSignature::of::<A, R>())
    }
}
