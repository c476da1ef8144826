//! The embedding API: from source text to typed calls, running the pipeline in its usual order.
//!
//! [`Program`] is a parsed and verified module, [`CompiledProgram`] its machine code, [`Instance`] a program loaded
//! into one of the engines, and [`TypedFunction`] one of its functions with Rust types. Callers that need another order
//! can use the stages directly: the modules [`parse`], [`link`](mod@crate::link) and [`verify`], and the engines
//! [`jit`] and [`interp`].

mod compiled;
mod error;
mod exclusive;
mod from_module;
mod instance;
mod serialize;

pub use compiled::CompiledProgram;
pub use error::{Error, Rejection, RunError};
pub use instance::{Function, Instance, TypedFunction};
pub use serialize::OutputFormat;

use crate::diagnostic::{self, Diagnostic};
use crate::engine::{Limits, MAX_HOST_INT_BITS};
use crate::host::closures::Host;
use crate::interp::{self, Interpreter};
use crate::ir::{self, GlobalId, GlobalKind, Module};
use crate::jit::{self, Jit, Relocatable};
use crate::pipeline::Joined;
use crate::read::{self, Input, Members, Read};
use crate::source::{Source, SourceError, SourceMap};
use crate::verify::{self, Checked};
use crate::{parse, pipeline};
use std::path::Path;
use std::sync::Arc;

/// Parsed and verified program, which both engines accept. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Program {
    checked: Arc<Checked>,
    /// Texts it was parsed from; for a module from a builder, the texts that the front end compiled.
    sources: Arc<SourceMap>,
    origin: ProgramOrigin,
    warnings: Arc<[Diagnostic]>,
}

/// Form of a program before verification.
#[derive(Clone, Debug)]
enum ProgramOrigin {
    /// Texts of the linked modules; for an archive, those of the members that were pulled in.
    Texts(Arc<[Source]>),
    /// Module from a [`ModuleBuilder`](crate::builder::ModuleBuilder).
    Built(Arc<Module>),
}

impl Program {
    /// Parses and verifies LLVM assembly. Diagnostics refer to the text as `name`.
    ///
    /// # Errors
    /// [`Error::Refused`] holds every diagnostic for the text, warnings included.
    ///
    /// ```
    /// use llvmlite_jit::{Error, Program};
    ///
    /// let text = "define i64 @f(i64 %x) {\n  %y = add i32 %x, 1\n  ret i64 %z\n}\n";
    /// let Err(Error::Refused(refused)) = Program::new("f.ll", text) else { panic!("two errors") };
    /// let codes: Vec<&str> = refused.diagnostics().iter().map(|d| d.code).collect();
    /// assert_eq!(codes, ["E0201", "E0114"]);
    /// assert!(refused.to_string().starts_with("f.ll:2:16: error[E0201]: "));
    /// ```
    pub fn new(name: impl Into<String>, text: impl Into<Arc<str>>) -> Result<Program, Error> {
        Program::joined([(name, text)])
    }

    /// Reads and verifies a file: LLVM assembly, bitcode, bytecode, or an archive of these. From an archive, the
    /// members that `main` needs are linked.
    ///
    /// # Errors
    /// [`Error::Source`] if the file cannot be read or has none of these formats; otherwise as
    /// [`Program::new`].
    pub fn read(path: impl AsRef<Path>) -> Result<Program, Error> {
        let mut sources = SourceMap::new();
        let input = read::file(&mut sources, path.as_ref(), || {})?;
        Program::from_input(input, sources)
    }

    /// Reads and verifies a file image in memory. Like [`Program::read`], detects the format by content.
    ///
    /// # Errors
    /// [`Error::Source`] if the bytes have none of these formats; otherwise as [`Program::new`].
    ///
    /// ```
    /// use llvmlite_jit::{Error, Program};
    ///
    /// assert!(Program::from_bytes("f.ll", b"define void @f() { ret void }").is_ok());
    /// let Err(Error::Refused(refused)) = Program::from_bytes("f.bc", b"BC\xC0\xDE no more") else { panic!("damaged") };
    /// assert_eq!(refused.diagnostics()[0].code, "E1103");
    /// ```
    pub fn from_bytes(name: impl AsRef<str>, bytes: impl Into<Vec<u8>>) -> Result<Program, Error> {
        let mut sources = SourceMap::new();
        let input = read::bytes(&mut sources, name.as_ref(), bytes.into())?;
        Program::from_input(input, sources)
    }

    fn from_input(input: Input, sources: SourceMap) -> Result<Program, Error> {
        let mut inputs = [input];
        Members::Needed.choose(&mut inputs);
        let [input] = inputs;
        Program::from_parsed(input, sources, verify::Options::default())
    }

    /// Parses several texts, links them by the rules of LLVM's linker, and verifies the resulting module.
    ///
    /// # Errors
    /// The same as for [`Program::new`], and link errors.
    pub fn joined<N: Into<String>, T: Into<Arc<str>>>(
        texts: impl IntoIterator<Item = (N, T)>,
    ) -> Result<Program, Error> {
        let mut sources = SourceMap::new();
        for (name, text) in texts {
            sources.add(name, text)?;
        }
        Program::from_sources(sources, verify::Options::default())
    }

    /// Parses, links and verifies the texts of a source map with the given verifier options, for instance the
    /// profile `llvmlite`.
    ///
    /// # Errors
    /// The same as for [`Program::joined`].
    pub fn from_sources(sources: SourceMap, options: verify::Options) -> Result<Program, Error> {
        Program::from_parsed(Program::parsed(&sources), sources, options)
    }

    /// Parses each text into a module.
    fn parsed(sources: &SourceMap) -> Input {
        let parsed = sources.sources().iter().map(|source| {
            let parsed = parse::parse(source);
            Read { source: source.clone(), module: parsed.module, diagnostics: parsed.diagnostics }
        });
        Input { modules: parsed.collect(), ..Input::default() }
    }

    fn from_parsed(input: Input, sources: SourceMap, options: verify::Options) -> Result<Program, Error> {
        let origin = ProgramOrigin::Texts(input.modules.iter().map(|read| read.source.clone()).collect());
        Program::verified(pipeline::join([input], options), sources, options, origin)
    }

    fn verified(
        joined: Joined,
        sources: SourceMap,
        options: verify::Options,
        origin: ProgramOrigin,
    ) -> Result<Program, Error> {
        let verified = joined.verify(&sources, options);
        let (is_refused, sources, mut found) = (verified.is_refused(), Arc::new(sources), verified.diagnostics);
        match verified.checked.filter(|_| !is_refused) {
            Some(checked) => {
                diagnostic::sort(&mut found);
                Ok(Program { checked: Arc::new(checked), sources, origin, warnings: found.into() })
            }
            None => Err(Rejection::new(found, sources).into()),
        }
    }

    /// Links this program with another one: each may define symbols that the other declares.
    ///
    /// # Errors
    /// The same as for [`Program::joined`]; for instance, both may define the same name.
    ///
    /// ```
    /// use llvmlite_jit::{Options, Program};
    ///
    /// let library = Program::new("library.ll", "define i64 @twice(i64 %x) { %y = add i64 %x, %x ret i64 %y }")?;
    /// let text = "declare i64 @twice(i64)
    ///     define i64 @f() { %x = call i64 @twice(i64 21) ret i64 %x }";
    /// let both = Program::new("f.ll", text)?.link(&library)?;
    /// assert_eq!(both.interpreter(Options::new())?.typed_function::<(), i64>("f")?.call(())?, 42);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn link(&self, other: &Program) -> Result<Program, Error> {
        let mut sources = SourceMap::new();
        for program in [self, other] {
            program.enter_texts(&mut sources)?;
        }
        Program::from_sources(sources, self.checked.options())
    }

    /// Adds the texts of this program to `sources`.
    fn enter_texts(&self, sources: &mut SourceMap) -> Result<(), SourceError> {
        match &self.origin {
            ProgramOrigin::Texts(texts) => {
                for source in texts.iter() {
                    sources.add(source.name.clone(), source.text())?;
                }
            }
            // A module from a builder has no text yet.
            ProgramOrigin::Built(module) => {
                let name = module.source_filename.as_deref().unwrap_or("module");
                sources.add(name, crate::ir::print::module(module))?;
            }
        }
        Ok(())
    }

    /// Returns the warnings for the accepted program, in source order.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Returns the names of the defined functions, in source order.
    pub fn functions(&self) -> impl Iterator<Item = String> {
        let module = self.module();
        module.definitions().map(|(id, ..)| module.globals[id].name.symbol())
    }

    /// Returns the verified module.
    pub fn module(&self) -> &Module {
        self.checked.module()
    }

    /// Returns the verified module in the form that [`Jit::new`] and [`Interpreter::new`] take.
    pub fn checked(&self) -> &Arc<Checked> {
        &self.checked
    }

    /// Returns the source texts, which also map positions to lines.
    pub fn sources(&self) -> &Arc<SourceMap> {
        &self.sources
    }

    /// Compiles the whole program to machine code, for one instance.
    ///
    /// # Errors
    /// [`Error::Refused`] for constructs that the JIT does not support, undefined symbols, and host functions
    /// of the wrong type.
    ///
    /// # Safety
    /// Compiled code can access any memory of this process, as C code can. The caller vouches for everything
    /// that will run in the instance: the program accesses only its own memory and memory that it is given,
    /// it passes valid arguments to functions of the host, and its functions that take pointers are called
    /// with the pointers that they expect. A hardware fault ends the run, but a store to valid memory that
    /// belongs to other code goes unnoticed. The [interpreter](Program::interpreter) detects it.
    ///
    /// ```
    /// # use llvmlite_jit::{Options, Program};
    /// let program = Program::new("square.ll", "define i64 @square(i64 %x) { %y = mul i64 %x, %x ret i64 %y }")?;
    /// // SAFETY: the program only computes; it accesses no memory.
    /// let instance = unsafe { program.jit(Options::new()) }?;
    /// assert_eq!(instance.typed_function::<i64, i64>("square")?.call(12)?, 144);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub unsafe fn jit(&self, options: Options) -> Result<Instance<Jit>, Error> {
        let entries = self.entries(&options)?;
        // SAFETY: the caller vouches for the program.
        let jit = unsafe { Jit::new(Arc::clone(&self.checked), &entries, options.into_jit_options()) };
        Ok(Instance::new(jit.map_err(|errors| self.refused(errors))?, self.clone()))
    }

    /// Compiles the whole program to machine code, for any number of instances. No code of the program runs. The code
    /// may be somewhat slower than that of [`Program::jit`], which knows the addresses of the variables at compile
    /// time.
    ///
    /// # Errors
    /// The same as for [`Program::jit`]; [`Options::checked`] is refused.
    pub fn compile(&self, options: Options) -> Result<CompiledProgram, Error> {
        let entries = self.entries(&options)?;
        let code = Relocatable::new(Arc::clone(&self.checked), &entries, options.into_jit_options());
        Ok(CompiledProgram::new(code.map_err(|errors| self.refused(errors))?, self.clone()))
    }

    /// Prepares the program for the interpreter, which is slow and detects undefined behavior.
    ///
    /// The interpreter stops before an access to memory that does not belong to the program, and before a call of a C
    /// library function with invalid arguments. It has no model of functions in other libraries and checks neither
    /// their arguments nor their effects; [`Limits::allowed`] restricts the host functions that a program may use at
    /// all.
    ///
    /// # Errors
    /// The same as for [`Program::jit`].
    ///
    /// ```
    /// use llvmlite_jit::{Options, Program};
    ///
    /// let text = "define i64 @past() {
    ///   %a = alloca [2 x i64]
    ///   %p = getelementptr [2 x i64], ptr %a, i64 0, i64 2
    ///   %x = load i64, ptr %p
    ///   ret i64 %x
    /// }";
    /// let instance = Program::new("past.ll", text)?.interpreter(Options::new())?;
    /// let error = instance.typed_function::<(), i64>("past")?.call(()).unwrap_err().to_string();
    /// assert!(error.starts_with("past.ll:4:3: fault: load of 8 bytes at offset 16 of an object of 16 bytes"), "{error}");
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub fn interpreter(&self, options: Options) -> Result<Instance<Interpreter>, Error> {
        let entries = self.entries(&options)?;
        let Options { limits, host, .. } = options;
        let options = interp::Options { limits, host, ..Default::default() };
        let interpreter =
            Interpreter::new(Arc::clone(&self.checked), &entries, options).map_err(|errors| self.refused(errors))?;
        Ok(Instance::new(interpreter, self.clone()))
    }

    fn refused(&self, errors: Vec<Diagnostic>) -> Error {
        Rejection::new(errors, Arc::clone(&self.sources)).into()
    }

    fn entries(&self, options: &Options) -> Result<Vec<GlobalId>, Error> {
        let module = self.module();
        match &options.entries {
            None => Ok(module.definitions().filter(|(_, f, _)| self.is_callable(f)).map(|(id, ..)| id).collect()),
            Some(names) => names.iter().map(|name| self.find(name)).collect(),
        }
    }

    /// Whether the host can call a function. Functions that pass integers too wide for the calling convention, or that
    /// have a `nest` parameter, can only be called within the program.
    fn is_callable(&self, function: &ir::Function) -> bool {
        let types = &self.module().types;
        let mut all = function.params.iter().map(|p| p.ty).chain([function.ret]);
        all.all(|ty| types.wide_int(ty).is_none_or(|bits| bits <= MAX_HOST_INT_BITS))
            && !function.params.iter().any(|p| self.module().has_attr(p.attrs, "nest"))
    }

    /// Looks up a function that the program defines, through aliases.
    fn find(&self, name: &str) -> Result<GlobalId, Error> {
        let module = self.module();
        let id = module.find(name).map(|id| module.aliasee(id));
        let defined = id.filter(|id| matches!(&module.globals[*id].kind, GlobalKind::Function(f) if f.body.is_some()));
        defined.ok_or_else(|| {
            let names: Vec<String> = self.functions().collect();
            let near = diagnostic::near_names(name, names.iter().map(String::as_str));
            let near = near.first().map(|near| format!("; did you mean `@{near}`?")).unwrap_or_default();
            Error::Function(format!("the program defines no function `@{name}`{near}"))
        })
    }
}

/// Run options, for either engine.
///
/// ```
/// use llvmlite_jit::Options;
/// use llvmlite_jit::engine::Limits;
/// use std::time::Duration;
///
/// let limits = Limits { timeout: Some(Duration::from_secs(1)), max_memory: Some(64 << 20), ..Limits::default() };
/// let options = Options::new().limits(limits).entries(["main"]);
/// # assert_eq!(options.opt_level, 2);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Resource limits of each run.
    pub limits: Limits,
    /// Host functions that the program may call.
    pub host: Host,
    /// Functions that the host will call, without the `@`. `None`: all functions that the program defines and
    /// that are callable. Code unreachable from them is neither checked for support nor compiled.
    pub entries: Option<Vec<String>>,
    /// Optimization level, 0 to 2, as [`jit::Options::opt_level`]. 2 by default.
    pub opt_level: u8,
    /// Checks in compiled code, as [`jit::Options::checked`]: a mistake ends a run with the interpreter's report. `None` by
    /// default.
    pub checked: Option<jit::CheckLevel>,
}

impl Default for Options {
    fn default() -> Self {
        Options::new()
    }
}

impl Options {
    /// Returns the defaults: no limit except the stack's, no host functions, all functions as entries,
    /// `opt_level` 2.
    pub fn new() -> Options {
        Options { limits: Limits::default(), host: Host::new(), entries: None, opt_level: 2, checked: None }
    }

    /// Sets the resource limits.
    pub fn limits(self, limits: Limits) -> Options {
        Options { limits, ..self }
    }

    /// Sets the host functions.
    pub fn host(self, host: Host) -> Options {
        Options { host, ..self }
    }

    /// Restricts the entry points to these functions; code unreachable from them is left out.
    pub fn entries<N: Into<String>>(self, names: impl IntoIterator<Item = N>) -> Options {
        Options { entries: Some(names.into_iter().map(Into::into).collect()), ..self }
    }

    fn into_jit_options(self) -> jit::Options {
        let Options { limits, host, opt_level, checked, .. } = self;
        jit::Options { limits, host, opt_level, checked, ..Default::default() }
    }

    /// Sets the optimization level, clamped to 2.
    pub fn opt_level(self, opt_level: u8) -> Options {
        Options { opt_level: opt_level.min(2), ..self }
    }

    /// Lets compiled code check what it does.
    pub fn checked(self, level: jit::CheckLevel) -> Options {
        Options { checked: Some(level), ..self }
    }
}

impl From<SourceError> for Error {
    fn from(error: SourceError) -> Error {
        Error::Source(error)
    }
}
