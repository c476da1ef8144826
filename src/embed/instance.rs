//! Programs that are ready to run, and their functions.

use super::{Ended, Error, Program};
use crate::engine::typed::{Arguments, Prepared, Returns, Signature, returned};
use crate::engine::{Engine, ExitStatusRule};
use crate::ir::GlobalId;
use crate::jit::Jit;
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::Value;
use std::cell::RefCell;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

/// A program that is ready to run: its variables have their places and keep their content from call to call.
///
/// Each call is a run of its own, with the limits that the options gave it. A run that faults, exits or meets a limit ends as an
/// [`Error::Ended`], and the next one may begin: what that leaves behind, and the few ends after which there is no next one, is told at
/// [`Engine::call`].
///
/// An `Instance<Jit>` can be sent to another thread; one of the interpreter stays where it was made. Several may run at once, on as many
/// threads: see the [crate's documentation](crate#threads).
pub struct Instance<E = Jit> {
    /// Lent to one run at a time. A closure of the host that comes upon the instance that is calling it (in a thread-local, say)
    /// panics.
    engine: RefCell<E>,
    program: Program,
}

impl<E> fmt::Debug for Instance<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance").field("functions", &self.program.functions().collect::<Vec<_>>()).finish()
    }
}

impl<E: Engine> Instance<E> {
    pub(super) fn new(engine: E, program: Program) -> Instance<E> {
        Instance { engine: RefCell::new(engine), program }
    }

    /// A function of the program with Rust types for its parameters and its result. `A` is a tuple, or one type alone. Names and types
    /// are looked at here, and never at a call.
    ///
    /// # Errors
    /// [`Error::Function`]: the program does not define it, it has another type, or it is not among the [entry
    /// points](super::Options::entries).
    ///
    /// ```
    /// use llvmlite_jit::{Options, Program};
    ///
    /// let text = "define double @scale(i64 %n, double %by) {
    ///   %x = sitofp i64 %n to double
    ///   %y = fmul double %x, %by
    ///   ret double %y
    /// }";
    /// let instance = Program::new("scale.ll", text)?.jit(Options::new())?;
    /// let scale = instance.function::<(i64, f64), f64>("scale")?;
    /// assert_eq!(scale.call((6, 2.5))?, 15.0);
    /// let error = instance.function::<i64, f64>("scale").unwrap_err();
    /// assert_eq!(error.to_string(), "`@scale` is `double (i64, double)`, and not `double (i64)`");
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn function<A: Arguments, R: Returns>(&self, name: &str) -> Result<Function<'_, A, R, E>, Error> {
        let id = self.program.find(name)?;
        let signature = Signature::of::<A, R>();
        signature
            .check(self.program.module(), id)
            .map_err(|is| Error::Function(format!("`@{name}` is `{is}`, and not `{signature}`")))?;
        let prepared = self.engine.borrow_mut().prepare(name).map_err(|trap| Error::Function(trap.message))?;
        Ok(Function { instance: self, id, prepared, types: PhantomData })
    }

    /// Calls a function with values, whose types are checked now.
    ///
    /// # Errors
    /// [`Error::Function`] if the program does not define it, [`Error::Ended`] for every end but a return; values that do not fit are a
    /// [`TrapKind::BadCall`].
    ///
    /// ```
    /// use llvmlite_jit::value::Value;
    /// use llvmlite_jit::{Options, Program};
    ///
    /// let text = "define { i64, i1 } @next(i64 %x) {
    ///   %y = add i64 %x, 1
    ///   %a = insertvalue { i64, i1 } { i64 0, i1 true }, i64 %y, 0
    ///   ret { i64, i1 } %a
    /// }";
    /// let instance = Program::new("next.ll", text)?.jit(Options::new())?;
    /// assert_eq!(instance.call("next", &[Value::i64(41)])?.display(), "{ i64 42, i1 true }");
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn call(&self, function: &str, args: &[Value]) -> Result<Value, Error> {
        self.program.find(function)?;
        let outcome = self.engine.borrow_mut().call(function, args);
        match outcome {
            Outcome::Returned(value) => Ok(value),
            other => Err(self.ended(other)),
        }
    }

    /// Starts `main` (or another function) as a process would be started: with arguments, of which the first is the program's name.
    /// Functions registered with `atexit` run after it. The result is the exit status: what the function returned, cut to 32 bits, or
    /// what `exit` was given.
    ///
    /// # Errors
    /// As [`Instance::call`].
    ///
    /// ```
    /// # use llvmlite_jit::{Options, Program};
    /// let text = "define i32 @main(i32 %argc, ptr %argv) { ret i32 %argc }";
    /// let instance = Program::new("main.ll", text)?.jit(Options::new())?;
    /// assert_eq!(instance.run("main", &["main", "--fast"])?, 2);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn run(&self, function: &str, args: &[&str]) -> Result<i32, Error> {
        let id = self.program.find(function)?;
        let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
        let outcome = self.engine.borrow_mut().run_program(function, &args);
        match outcome {
            Outcome::Returned(Value::Void) => Ok(0),
            Outcome::Returned(value @ Value::Int { .. }) => {
                Ok(ExitStatusRule::of(self.program.checked.module(), id).status(&value))
            }
            Outcome::Returned(value) => Err(self.undefined(id, &value)),
            Outcome::Exited(status) => Ok(status),
            other => Err(self.ended(other)),
        }
    }

    /// Where a variable of the program is, if a function that can be called reaches it. Its content is the program's: look at it
    /// between calls.
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
    /// let instance = Program::new("count.ll", text)?.jit(Options::new())?;
    /// instance.function::<(), ()>("next")?.call(())?;
    /// let count = instance.variable::<i64>("count").expect("@next reaches it");
    /// // SAFETY: the variable is an `i64`, and no code of the program runs.
    /// assert_eq!(unsafe { count.read() }, 6);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn variable<T>(&self, name: &str) -> Option<*mut T> {
        let id = self.program.module().find(name)?;
        let symbols = self.engine.borrow().symbols();
        symbols.iter().find(|s| s.id == id && !s.function).map(|s| s.address as usize as *mut T)
    }

    /// The program that it was made of.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The engine, for what is not offered here.
    pub fn engine(&mut self) -> &mut E {
        self.engine.get_mut()
    }

    /// An end that is no return, as an error.
    #[cold]
    fn ended(&self, outcome: Outcome) -> Error {
        Ended::new(outcome, Arc::clone(self.program.sources())).into()
    }

    /// The interpreter knows of results that mean nothing.
    #[cold]
    fn undefined(&self, function: GlobalId, value: &Value) -> Error {
        let kind = if *value == Value::Poison { TrapKind::Poison } else { TrapKind::Uninitialised };
        let global = &self.program.module().globals[function];
        let mut trap = Trap::new(kind, format!("what `@{}` returns is {}", global.name, value.display()));
        trap.span = Some(global.span);
        self.ended(Outcome::Trapped(trap))
    }
}

/// A function of an [`Instance`] with Rust types: it takes `A`, and gives `R`.
pub struct Function<'i, A, R, E = Jit> {
    instance: &'i Instance<E>,
    id: GlobalId,
    prepared: Prepared,
    types: PhantomData<fn(A) -> R>,
}

impl<A, R, E> Clone for Function<'_, A, R, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A, R, E> Copy for Function<'_, A, R, E> {}

impl<A: Arguments, R: Returns, E: Engine> Function<'_, A, R, E> {
    /// Calls it, and runs it to its end.
    ///
    /// # Errors
    /// [`Error::Ended`]: how the run ended, if it did not return. With the interpreter a result that is undefined is one, too.
    #[inline]
    pub fn call(&self, args: A) -> Result<R, Error> {
        let outcome = args.with(|args| self.instance.engine.borrow_mut().call_prepared(self.prepared, args));
        match outcome {
            Outcome::Returned(value) => match returned(&value) {
                Some(result) => Ok(result),
                None => Err(self.instance.undefined(self.id, &value)),
            },
            other => Err(self.instance.ended(other)),
        }
    }
}

impl<A: Arguments, R: Returns, E> fmt::Debug for Function<'_, A, R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Signature::of::<A, R>())
    }
}
