//! From a module that was made in memory to a program.

use super::{Error, Origin, Program};
use crate::builder::{BuildError, ModuleBuilder};
use crate::{read, verify};
use std::sync::{Arc, OnceLock};

impl From<BuildError> for Error {
    fn from(error: BuildError) -> Error {
        Error::Build(error)
    }
}

impl ModuleBuilder {
    /// The module verified: a program that can run. Nothing is printed or read for it.
    ///
    /// # Errors
    /// [`Error::Refused`] with everything that the verifier finds.
    pub fn finish(self) -> Result<Program, Error> {
        self.finish_with(verify::Options::default())
    }

    /// The same, checked as the options say.
    ///
    /// # Errors
    /// As [`ModuleBuilder::finish`].
    pub fn finish_with(self, options: verify::Options) -> Result<Program, Error> {
        let (mut module, mut sources) = self.into_parts();
        // What comes from no source is shown as the module is printed, if it has to be shown.
        let name = module.source_filename.as_deref().filter(|name| !name.is_empty()).unwrap_or("module").to_string();
        let printed = Arc::new(OnceLock::new());
        read::place(&mut module, &mut sources, &name, Arc::clone(&printed))?;
        // What is shown and written is the module as it was built; the verifier lowers the other one.
        let built = Arc::clone(printed.get_or_init(|| Arc::new(module.clone())));
        let origin = Origin::Built(built);
        Program::verified(module, sources, Vec::new(), options, origin)
    }
}
