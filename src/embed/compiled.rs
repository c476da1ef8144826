//! Programs that are compiled once and instantiated many times.

use super::{Error, Instance, Program};
use crate::engine::{Limits, PhaseTimings};
use crate::host::closures::Host;
use crate::jit::Relocatable;
use std::fmt;
use std::sync::Arc;

/// Program compiled to machine code by [`Program::compile`]. It can be shared between threads and is cheap to
/// clone. Each [`Instance`] has its own code, variables, limits and host functions, and costs a small
/// fraction of a compilation.
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
pub struct CompiledProgram {
    code: Arc<Relocatable>,
    program: Program,
}

impl CompiledProgram {
    pub(super) fn new(code: Relocatable, program: Program) -> CompiledProgram {
        CompiledProgram { code: Arc::new(code), program }
    }

    /// Instantiates the program with the limits and host functions given to [`Program::compile`].
    ///
    /// # Errors
    /// [`Error::Refused`] if memory runs out or a library has been unloaded.
    ///
    /// # Safety
    /// The same as for [`Program::jit`].
    pub unsafe fn instantiate(&self) -> Result<Instance, Error> {
        // SAFETY: the caller vouches for the program.
        let jit = unsafe { self.code.instantiate() }.map_err(|errors| self.program.refused(errors))?;
        Ok(Instance::new(jit, self.program.clone()))
    }

    /// Instantiates the program with its own limits and host functions, for instance those of one request or
    /// thread.
    ///
    /// # Errors
    /// The same as for [`CompiledProgram::instantiate`]; also if the names or types of the host functions differ from those that
    /// the program was compiled with, or if [`Limits::fuel`] is set and the code was compiled without fuel.
    ///
    /// # Safety
    /// The same as for [`Program::jit`].
    pub unsafe fn instantiate_with(&self, limits: Limits, host: Host) -> Result<Instance, Error> {
        // SAFETY: the caller vouches for the program.
        let jit = unsafe { self.code.instantiate_with(limits, host) }.map_err(|errors| self.program.refused(errors))?;
        Ok(Instance::new(jit, self.program.clone()))
    }

    /// Returns the program that the code was compiled from.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Returns the time of each compilation phase, and the size of the machine code.
    pub fn phase_timings(&self) -> &PhaseTimings {
        self.code.phase_timings()
    }
}

impl fmt::Debug for CompiledProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CompiledProgram").field("functions", &self.program.functions().collect::<Vec<_>>()).finish()
    }
}
