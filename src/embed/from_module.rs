//! Creation of a [`Program`] from a module built in memory.

use super::{Error, Program, ProgramOrigin};
use crate::builder::{BuildError, ModuleBuilder};
use crate::ir::Module;
use crate::pipeline::Joined;
use crate::source::SourceMap;
use crate::{read, verify};
use std::sync::{Arc, OnceLock};

impl From<BuildError> for Error {
    fn from(error: BuildError) -> Error {
        Error::Build(error)
    }
}

impl ModuleBuilder {
    /// Verifies the module and returns it as a runnable program, without printing or parsing it.
    ///
    /// # Errors
    /// [`Error::Refused`] with every diagnostic of the verifier.
    pub fn finish(self) -> Result<Program, Error> {
        self.finish_with(verify::Options::default())
    }

    /// Verifies the module with the given options; otherwise as [`ModuleBuilder::finish`].
    ///
    /// # Errors
    /// The same as for [`ModuleBuilder::finish`].
    pub fn finish_with(self, options: verify::Options) -> Result<Program, Error> {
        let (module, sources) = self.into_parts();
        Program::from_module_with(module, sources, options)
    }
}

impl Program {
    /// Verifies a module that was read, built or changed, together with the texts that its spans refer to.
    ///
    /// # Errors
    /// [`Error::Refused`] with every diagnostic of the verifier.
    ///
    /// ```
    /// use llvmlite_jit::ir::Linkage;
    /// use llvmlite_jit::source::SourceMap;
    /// use llvmlite_jit::{Error, Options, Program, parse};
    ///
    /// let mut sources = SourceMap::new();
    /// let source = sources.add("f.ll", "define i64 @f() { ret i64 7 }")?;
    /// let mut module = parse::parse(&source).module;
    /// let f = module.find("f").expect("the function is there");
    /// module.globals[f].linkage = Linkage::Internal;
    /// let program = Program::from_module(module, sources)?;
    /// assert_eq!(program.interpreter(Options::new())?.typed_function::<(), i64>("f")?.call(())?, 7);
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_module(module: Module, sources: SourceMap) -> Result<Program, Error> {
        Program::from_module_with(module, sources, verify::Options::default())
    }

    fn from_module_with(
        mut module: Module,
        mut sources: SourceMap,
        options: verify::Options,
    ) -> Result<Program, Error> {
        // Spans without a source refer to the printed module, which is printed only when a diagnostic needs
        // it.
        let name = module.source_filename.as_deref().filter(|name| !name.is_empty()).unwrap_or("module").to_string();
        let printed = Arc::new(OnceLock::new());
        read::place(&mut module, &mut sources, &name, Arc::clone(&printed))?;
        // Diagnostics show the module as built, and `Program::write` writes it; the verifier lowers the other copy.
        let built = Arc::clone(printed.get_or_init(|| Arc::new(module.clone())));
        let origin = ProgramOrigin::Built(built);
        let joined = Joined { module, diagnostics: Vec::new(), is_linked: false };
        Program::verified(joined, sources, options, origin)
    }
}
