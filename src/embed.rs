//! From a text to typed calls, with everything between in its usual order: what most programs that embed an engine need.
//!
//! [`Program`] is a text that was read and verified, [`Compiled`] its machine code, [`Instance`] a program made ready to run by one of the
//! engines, [`TypedFunction`] one of its functions with Rust types. The steps themselves are the modules [`parse`], [`mod@link`], [`verify`] and the engines [`jit`]
//! and [`interp`], for whoever wants another order.

mod built;
mod compiled;
mod error;
mod exclusive;
mod instance;
mod written;

pub use compiled::Compiled;
pub use error::{Ended, Error, Refused};
pub use instance::{Function, Instance, TypedFunction};
pub use written::Format;

use crate::diagnostic::{self, Diagnostic};
use crate::engine::{Limits, MOST_PASSED};
use crate::host::closures::Host;
use crate::interp::{self, Interpreter};
use crate::ir::{self, GlobalId, GlobalKind, Module};
use crate::jit::{self, Jit, Relocatable};
use crate::read::{self, Input, Members, Read};
use crate::source::{Source, SourceError, SourceMap};
use crate::verify::{self, Checked};
use crate::{link, parse};
use std::path::Path;
use std::sync::Arc;

/// A text that was read and verified: what engines run. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Program {
    checked: Arc<Checked>,
    /// The texts that it was read from; of a module that was built, those that its front end has compiled.
    sources: Arc<SourceMap>,
    origin: Origin,
    warnings: Arc<[Diagnostic]>,
}

/// What a program was before it was verified.
#[derive(Clone, Debug)]
enum Origin {
    /// The texts of the modules that were linked: of an archive those of its members that something needs.
    Texts(Arc<[Source]>),
    /// The module that was built.
    Built(Arc<Module>),
}

impl Program {
    /// Reads and verifies LLVM assembly. `name` is what reports call it.
    ///
    /// # Errors
    /// [`Error::Refused`] has every finding in the text, warnings too.
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

    /// Reads and verifies a file: text, bitcode, bytecode, or an archive of these, of which the members are linked that `main` needs.
    ///
    /// # Errors
    /// [`Error::Source`] if it cannot be read or is neither, and as [`Program::new`].
    pub fn read(path: impl AsRef<Path>) -> Result<Program, Error> {
        let mut sources = SourceMap::new();
        let input = read::file(&mut sources, path.as_ref(), || {})?;
        Program::of_input(input, sources)
    }

    /// Reads and verifies what is in memory, as [`Program::read`]: told apart by its content.
    ///
    /// # Errors
    /// [`Error::Source`] if it is neither, and as [`Program::new`].
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
        Program::of_input(input, sources)
    }

    fn of_input(input: Input, sources: SourceMap) -> Result<Program, Error> {
        let mut inputs = [input];
        Members::Needed.choose(&mut inputs);
        let [input] = inputs;
        Program::of_modules(input.modules, input.diagnostics, sources, verify::Options::default())
    }

    /// Reads several texts, joins them by the rules of LLVM's linker, and verifies what comes of it.
    ///
    /// # Errors
    /// As [`Program::new`], and for what does not go together.
    pub fn joined<N: Into<String>, T: Into<Arc<str>>>(
        texts: impl IntoIterator<Item = (N, T)>,
    ) -> Result<Program, Error> {
        let mut sources = SourceMap::new();
        for (name, text) in texts {
            sources.add(name, text)?;
        }
        Program::of(sources, verify::Options::default())
    }

    /// The texts of a map, checked as the options say: in the profile `llvmlite`, for instance.
    ///
    /// # Errors
    /// As [`Program::joined`].
    pub fn of(sources: SourceMap, options: verify::Options) -> Result<Program, Error> {
        Program::of_modules(Program::parsed(&sources), Vec::new(), sources, options)
    }

    /// The modules of all texts.
    fn parsed(sources: &SourceMap) -> Vec<Read> {
        let parsed = sources.sources().iter().map(|source| {
            let parsed = parse::parse(source);
            Read { source: source.clone(), module: parsed.module, diagnostics: parsed.diagnostics }
        });
        parsed.collect()
    }

    fn of_modules(
        read: Vec<Read>,
        found: Vec<Diagnostic>,
        sources: SourceMap,
        options: verify::Options,
    ) -> Result<Program, Error> {
        let origin = Origin::Texts(read.iter().map(|read| read.source.clone()).collect());
        let (module, found) = Program::joined_module(read, found, options);
        Program::verified(module, sources, found, options, origin)
    }

    /// Modules as one, and all that was found in them.
    fn joined_module(
        read: Vec<Read>,
        mut found: Vec<Diagnostic>,
        options: verify::Options,
    ) -> (Module, Vec<Diagnostic>) {
        let mut modules = Vec::new();
        for read in read {
            found.extend(read.diagnostics);
            modules.push((read.source, read.module));
        }
        verify::strictly(options, parse::LENIENT, &mut found);
        let module = match modules.len() {
            1 => modules.remove(0).1,
            _ => {
                let mut linked = link::link(modules);
                verify::strictly(options, link::LENIENT, &mut linked.diagnostics);
                found.extend(linked.diagnostics);
                linked.module
            }
        };
        (module, found)
    }

    fn verified(
        module: Module,
        sources: SourceMap,
        mut found: Vec<Diagnostic>,
        options: verify::Options,
        origin: Origin,
    ) -> Result<Program, Error> {
        let verified = verify::verify(module, &sources, options);
        let sources = Arc::new(sources);
        match verified {
            Ok(checked) => {
                found.extend_from_slice(checked.warnings());
                if found.iter().any(Diagnostic::is_error) {
                    return Err(Refused::new(found, sources).into());
                }
                diagnostic::sort(&mut found);
                Ok(Program { checked: Arc::new(checked), sources, origin, warnings: found.into() })
            }
            Err(errors) => {
                found.extend(errors);
                Err(Refused::new(found, sources).into())
            }
        }
    }

    /// This program and another one as one program: what each declares the other may define.
    ///
    /// # Errors
    /// As [`Program::joined`]: both may define the same name.
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
        Program::of(sources, self.checked.options())
    }

    /// Adds its texts to others.
    fn enter_texts(&self, sources: &mut SourceMap) -> Result<(), SourceError> {
        match &self.origin {
            Origin::Texts(texts) => {
                for source in texts.iter() {
                    sources.add(source.name.clone(), source.text())?;
                }
            }
            // What was built has no text yet.
            Origin::Built(module) => {
                let name = module.source_filename.as_deref().unwrap_or("module");
                sources.add(name, crate::ir::print::module(module))?;
            }
        }
        Ok(())
    }

    /// What was found without refusing the text, in its order.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// The names of the functions that it defines, in the order of the text.
    pub fn functions(&self) -> impl Iterator<Item = String> {
        let module = self.module();
        module.definitions().map(|(id, ..)| module.globals[id].name.symbol())
    }

    /// The module in memory.
    pub fn module(&self) -> &Module {
        self.checked.module()
    }

    /// The module as [`Jit::new`] and [`Interpreter::new`] take it.
    pub fn checked(&self) -> &Arc<Checked> {
        &self.checked
    }

    /// The texts, and from positions to lines.
    pub fn sources(&self) -> &Arc<SourceMap> {
        &self.sources
    }

    /// Compiles it to machine code, all of it at once, for one instance.
    ///
    /// # Errors
    /// [`Error::Refused`]: what cannot be compiled, what is declared and nobody has, functions of the host of another type.
    ///
    /// # Safety
    /// Compiled code does with the memory of this process what it likes, as C code would. Whoever makes an instance vouches for
    /// everything that will run in it: the program accesses memory of its own and what it is given, it passes to functions of the host
    /// what they may be passed, and functions that take pointers are called with such as they expect. Faults that the machine sees end
    /// the run, but nothing sees a store to memory of somebody else. The [interpreter](Program::interpreter) does.
    ///
    /// ```
    /// # use llvmlite_jit::{Options, Program};
    /// let program = Program::new("square.ll", "define i64 @square(i64 %x) { %y = mul i64 %x, %x ret i64 %y }")?;
    /// // SAFETY: the program computes, and accesses no memory.
    /// let instance = unsafe { program.jit(Options::new()) }?;
    /// assert_eq!(instance.typed_function::<i64, i64>("square")?.call(12)?, 144);
    /// # Ok::<(), llvmlite_jit::Error>(())
    /// ```
    pub unsafe fn jit(&self, options: Options) -> Result<Instance<Jit>, Error> {
        let entries = self.entries(&options)?;
        // SAFETY: the caller vouches for the program.
        let jit = unsafe { Jit::new(Arc::clone(&self.checked), &entries, options.of_jit()) };
        Ok(Instance::new(jit.map_err(|errors| self.refused(errors))?, self.clone()))
    }

    /// Compiles it to machine code, all of it at once, for any number of instances. Nothing runs yet. The code may be somewhat slower
    /// than that of [`Program::jit`], which has its variables at addresses that are known when it is compiled.
    ///
    /// # Errors
    /// As [`Program::jit`].
    pub fn compile(&self, options: Options) -> Result<Compiled, Error> {
        let entries = self.entries(&options)?;
        let code = Relocatable::new(Arc::clone(&self.checked), &entries, options.of_jit());
        Ok(Compiled::new(code.map_err(|errors| self.refused(errors))?, self.clone()))
    }

    /// Makes it ready for the interpreter, which is slow and sees every mistake of the program.
    ///
    /// It stops before an access to memory that the program does not have, and before a call that passes a function of the C library what
    /// that must not be passed. Of functions of other libraries it only knows that they are there, and what they do with what they are
    /// passed is up to them: [`Limits::allowed`] says which functions of the outside a program may use at all.
    ///
    /// # Errors
    /// As [`Program::jit`].
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
        Refused::new(errors, Arc::clone(&self.sources)).into()
    }

    fn entries(&self, options: &Options) -> Result<Vec<GlobalId>, Error> {
        let module = self.module();
        match &options.entries {
            None => Ok(module.definitions().filter(|(_, f, _)| self.is_callable(f)).map(|(id, ..)| id).collect()),
            Some(names) => names.iter().map(|name| self.find(name)).collect(),
        }
    }

    /// Whether a function can be called from outside: integers that no call of C passes stay in the program, and so do functions
    /// with a `nest` parameter.
    fn is_callable(&self, function: &ir::Function) -> bool {
        let types = &self.module().types;
        let mut all = function.params.iter().map(|p| p.ty).chain([function.ret]);
        all.all(|ty| types.wide_int(ty).is_none_or(|bits| bits <= MOST_PASSED))
            && !function.params.iter().any(|p| self.module().has_attr(p.attrs, "nest"))
    }

    /// The function of a name, if the program defines it.
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

/// How a program is to run, on either engine.
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
    /// What each run may use.
    pub limits: Limits,
    /// Functions for the program to call.
    pub host: Host,
    /// The functions that are to be called from outside, without the `@`. `None`: all that the program defines and that can be.
    /// What none of them reaches is not compiled, nor looked at.
    pub entries: Option<Vec<String>>,
    /// How much work the compiler puts into code: 0 to 2, as [`jit::Options::opt_level`]. 2 if nothing is said.
    pub opt_level: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options::new()
    }
}

impl Options {
    /// No limits but that of the stack, nothing of the host, all functions, the best code.
    pub fn new() -> Options {
        Options { limits: Limits::default(), host: Host::new(), entries: None, opt_level: 2 }
    }

    /// With these limits.
    pub fn limits(self, limits: Limits) -> Options {
        Options { limits, ..self }
    }

    /// With these functions of the host.
    pub fn host(self, host: Host) -> Options {
        Options { host, ..self }
    }

    /// With these functions only, and what they reach.
    pub fn entries<N: Into<String>>(self, names: impl IntoIterator<Item = N>) -> Options {
        Options { entries: Some(names.into_iter().map(Into::into).collect()), ..self }
    }

    fn of_jit(self) -> jit::Options {
        jit::Options { limits: self.limits, host: self.host, opt_level: self.opt_level, ..Default::default() }
    }

    /// With this much work for the compiler.
    pub fn opt_level(self, opt_level: u8) -> Options {
        Options { opt_level: opt_level.min(2), ..self }
    }
}

impl From<SourceError> for Error {
    fn from(error: SourceError) -> Error {
        Error::Source(error)
    }
}
