//! Turns a module built in memory into a [`Program`].

use super::{Error, Program, ProgramOrigin};
use crate::builder::{BuildError, ModuleBuilder};
use crate::pipeline::Joined;
use crate::{read, verify};
use std::sync::{Arc, OnceLock};

impl From<BuildError> for Error {
    fn from(error: BuildError) -> Error {
        Error::Build(error)
    }
}

impl ModuleBuilder {
    /// Verifies the module and returns it as a runnable program. Nothing is printed or parsed on the way.
    ///
    /// # Errors
    /// [`Error::Refused`] with every diagnostic of the verifier.
    pub fn finish(self) -> Result<Program, Error> {
        self.finish_with(verify::Options::default())
    }

    /// Verifies the module with the given options; otherwise as [`ModuleBuilder::finish`].
    ///
    /// # Errors
    /// As [`ModuleBuilder::finish`].
    pub fn finish_with(self, options: verify::Options) -> Result<Program, Error> {
        let (mut module, mut sources) = self.into_parts();
        // Spans without a source refer to the printed module, which is printed only when a diagnostic needs
        // it.
        let name = module.source_filename.as_deref().filter(|name| !name.is_empty()).unwrap_or("module").to_string();
        let printed = Arc::new(OnceLock::new());
        read::place(&mut module, &mut sources, &name, Arc::clone(&printed))?;
        // Diagnostics show and `Program::write` writes the module as built; the verifier lowers the other
        // copy.
        let built = Arc::clone(printed.get_or_init(|| Arc::new(module.clone())));
        let origin = ProgramOrigin::Built(built);
        let joined = Joined { module, diagnostics: Vec::new(), is_linked: false };
        Program::verified(joined, sources, options, origin)
    }
}
