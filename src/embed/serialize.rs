//! Serialization of programs as assembly, bitcode or bytecode.

use super::{Error, Program, ProgramOrigin, Rejection};
use crate::bitcode::{self, Version};
use crate::ir::use_lists::enter_directives;
use crate::ir::{Module, print};
use crate::source::SourceMap;
use crate::{bytecode, pipeline, verify};
use std::sync::Arc;

/// Output format of [`Program::write`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OutputFormat {
    /// LLVM assembly.
    Assembly,
    /// Bitcode, for a version of LLVM.
    Bitcode(Version),
    /// Bytecode of LLVM 1.3 (format 2).
    Bytecode,
}

impl Program {
    /// Serializes the program as it was read or built, with debug information and before any lowering for an
    /// engine.
    ///
    /// A program linked from several texts is written as one module. Constructs that the verifier tolerates
    /// are written in the form that LLVM requires: functions called without a declaration get one. Reparses
    /// the program's text, unless the module was built in memory.
    ///
    /// # Errors
    /// [`Error::Refused`] for constructs that the format cannot express (E1106, E1115).
    ///
    /// ```
    /// use llvmlite_jit::bitcode::Version;
    /// use llvmlite_jit::{Error, OutputFormat, Program};
    ///
    /// let program = Program::new("f.ll", "define i32 @f(ptr %p) { %y = atomicrmw add ptr %p, i32 1 seq_cst ret i32 %y }")?;
    /// let bitcode = program.write(OutputFormat::Bitcode(Version::Llvm22))?;
    /// assert!(bitcode.starts_with(b"BC\xC0\xDE"));
    /// let text = Program::from_bytes("f.bc", bitcode)?.write(OutputFormat::Assembly)?;
    /// assert!(String::from_utf8_lossy(&text).contains("  %y = atomicrmw add ptr %p, i32 1 seq_cst"));
    /// // LLVM 1.3 had no such instruction.
    /// assert_eq!(program.write(OutputFormat::Bytecode).unwrap_err().diagnostics()[0].code, "E1115");
    /// # Ok::<(), Error>(())
    /// ```
    pub fn write(&self, format: OutputFormat) -> Result<Vec<u8>, Error> {
        let (mut module, sources) = self.as_read()?;
        let refused = |found| Error::from(Rejection::new(found, Arc::clone(&sources)));
        verify::check(&mut module, &sources, self.checked.options()).map_err(refused)?;
        if format != OutputFormat::Assembly {
            enter_directives(&mut module);
        }
        match format {
            OutputFormat::Assembly => Ok(print::module(&module).into_bytes()),
            OutputFormat::Bitcode(version) => bitcode::write(module, version).map_err(|found| refused(vec![found])),
            OutputFormat::Bytecode => bytecode::write(&module).map_err(refused),
        }
    }

    /// Returns the module as it was before verification, and the texts that its spans refer to.
    fn as_read(&self) -> Result<(Module, Arc<SourceMap>), Error> {
        if let ProgramOrigin::Built(module) = &self.origin {
            return Ok(((**module).clone(), Arc::clone(&self.sources)));
        }
        let mut sources = SourceMap::new();
        self.enter_texts(&mut sources)?;
        let joined = pipeline::join([Program::parsed(&sources)], self.checked.options());
        Ok((joined.module, Arc::new(sources)))
    }
}
