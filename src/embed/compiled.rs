//! Programs that are compiled once and run by many instances.

use super::{Error, Instance, Program};
use crate::engine::{Limits, Profile};
use crate::host::closures::Host;
use crate::jit::Relocatable;
use std::fmt;
use std::sync::Arc;

/// A program that was compiled to machine code, by [`Program::compile`]. Threads share it, and it is cheap to clone. Each
/// [`Instance`] made of it has code, variables, limits and functions of the host of its own, and costs a small part of compiling.
///
/// ```
/// use llvmlite_jit::{Options, Program};
///
/// let text = "@count = global i64 0
///     define i64 @next(i64 %by) {
///       %old = load i64, ptr @count
///       %new = add i64 %old, %by
///       store i64 %new, ptr @count
///       ret i64 %new
///     }";
/// let compiled = Program::new("count.ll", text)?.compile(Options::new())?;
/// std::thread::scope(|scope| {
///     for by in 1..=4 {
///         let compiled = &compiled;
///         scope.spawn(move || {
///             // SAFETY: the program only touches its own variable.
///             let instance = unsafe { compiled.instantiate() }?;
///             let next = instance.typed_function::<i64, i64>("next")?;
///             next.call(by)?;
///             assert_eq!(next.call(by)?, 2 * by);
///             Ok::<(), llvmlite_jit::Error>(())
///         });
///     }
/// });
/// # Ok::<(), llvmlite_jit::Error>(())
/// ```
#[derive(Clone)]
pub struct Compiled {
    code: Arc<Relocatable>,
    program: Program,
}

impl Compiled {
    pub(super) fn new(code: Relocatable, program: Program) -> Compiled {
        Compiled { code: Arc::new(code), program }
    }

    /// An instance with the limits and the functions of the host that were given to [`Program::compile`].
    ///
    /// # Errors
    /// [`Error::Refused`] if there is not enough memory, or a library is gone.
    ///
    /// # Safety
    /// As for [`Program::jit`].
    pub unsafe fn instantiate(&self) -> Result<Instance, Error> {
        // SAFETY: the caller vouches for the program.
        let jit = unsafe { self.code.instantiate() }.map_err(|errors| self.program.refused(errors))?;
        Ok(Instance::new(jit, self.program.clone()))
    }

    /// An instance with limits and functions of the host of its own: those of one request, say, or of one thread.
    ///
    /// # Errors
    /// As [`Compiled::instantiate`]; and where the functions have not the names and types of those that the program was compiled with,
    /// or where [`Limits::fuel`] is to limit code that was compiled without such a limit.
    ///
    /// # Safety
    /// As for [`Program::jit`].
    pub unsafe fn instantiate_with(&self, limits: Limits, host: Host) -> Result<Instance, Error> {
        // SAFETY: the caller vouches for the program.
        let jit = unsafe { self.code.instantiate_with(limits, host) }.map_err(|errors| self.program.refused(errors))?;
        Ok(Instance::new(jit, self.program.clone()))
    }

    /// The program that it was made of.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// What it took to compile.
    pub fn profile(&self) -> &Profile {
        self.code.profile()
    }
}

impl fmt::Debug for Compiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Compiled").field("functions", &self.program.functions().collect::<Vec<_>>()).finish()
    }
}
