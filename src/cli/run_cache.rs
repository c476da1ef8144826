//! The cache of compiled programs that `run` uses: decides whether a run uses it, and stores the program's warnings
//! with it.

use crate::cli::args::common::EngineChoice;
use crate::cli::args::run::RunOptions;
use crate::cli::large_texts;
use crate::cli::report::Report;
use llvmlite_jit::diagnostic::{Diagnostic, Edit, Label, Severity};
use llvmlite_jit::host::cache_directory::CacheDirectory;
use llvmlite_jit::jit::{self, CacheEntry, CachedProgram, Jit, ProgramSource, TextHash};
use llvmlite_jit::pipeline;
use llvmlite_jit::read::{self, Members};
use llvmlite_jit::source::{SourceMap, Span};
use llvmlite_jit::verify::{self, Checked};
use serde_json::{Value, json};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

/// Environment variable that names the cache directory or disables the cache.
pub const VARIABLE: &str = "LLVMLITE_CACHE";
/// Value that disables the cache.
pub const OFF: &str = "off";

/// Minimum size in bytes of the texts of a cached program. Smaller programs compile about as fast as they load.
const WORTHWHILE: u64 = 64 << 10;

/// Returns the directory that the environment selects, and the minimum size of cached programs, which is zero for a
/// directory that the user has named. `None` if the cache is disabled or has no location.
pub fn directory() -> Option<(CacheDirectory, u64)> {
    match std::env::var_os(VARIABLE).filter(|value| !value.is_empty()) {
        None => Some((CacheDirectory::of_user()?, WORTHWHILE)),
        Some(value) if value == OFF => None,
        Some(value) => Some((CacheDirectory::at(value), 0)),
    }
}

/// Disables the cache in child processes of this one, unless the environment selects a directory.
pub fn switch_off_for_children() {
    if std::env::var_os(VARIABLE).is_none() {
        // SAFETY: the command has no other thread yet that reads the environment.
        unsafe { std::env::set_var(VARIABLE, OFF) };
    }
}

/// The cache entry of a run, which may not exist yet.
pub struct RunCache {
    pub entry: CacheEntry,
    program: Program,
}

impl RunCache {
    /// Computes the cache key of a program by hashing its files. `None` if the run cannot use the cache.
    pub fn of(options: &RunOptions, jit: &jit::Options, report: &mut Report) -> Option<RunCache> {
        let plain = options.engine() == EngineChoice::Jit
            && options.call.is_none()
            && !(options.no_cache || options.sandbox || options.supervised)
            && options.expose.is_empty()
            && options.observe.is_none();
        if !plain {
            return None;
        }
        let files = || std::iter::once(options.file()).chain(&options.language.link);
        // Neither standard input nor pipes, which cannot be reread.
        let size = |file: &OsString| {
            let known = std::fs::metadata(file).ok().filter(|known| file != "-" && known.is_file())?;
            Some(known.len())
        };
        let size = files().map(size).sum::<Option<u64>>()?;
        let (directory, least) = directory()?;
        if size < least {
            return None;
        }
        let mut inputs = Vec::new();
        for name in files() {
            let hash = hash_of_file(name)?;
            inputs.push(InputFile { name: name.clone(), path: std::path::absolute(name).ok()?, hash });
        }
        let language = options.language.verify();
        let members = options.language.members();
        let reading = format!("{language:?} {members:?} {:?}", options.load);
        let mut parts: Vec<&[u8]> = inputs.iter().map(|input| &input.hash[..]).collect();
        parts.push(reading.as_bytes());
        let entry = CacheEntry::new(directory, &parts, jit)?;
        report.clock.lap("read");
        let errors = report.error_limit();
        let program = Program { inputs, language, members, errors, size, sources: OnceLock::new() };
        Some(RunCache { entry, program })
    }

    /// Returns the program from the cache, with its warnings, whose texts are added to the report's sources.
    pub fn find(&self, options: jit::Options, report: &mut Report) -> Option<CachedRun> {
        let program = Arc::new(Program { sources: OnceLock::new(), ..self.program.clone() });
        let source: Arc<dyn ProgramSource> = Arc::clone(&program) as _;
        // SAFETY: the user has asked to run this program in this process. The directory is checked to be the user's.
        let CachedProgram { engine, checked, entry, note } = unsafe { Jit::from_cache(&self.entry, options, source) }?;
        let mut warnings = Vec::new();
        if !note.is_empty() {
            let note: Value = serde_json::from_slice(&note).ok()?;
            // A warning may name a file.
            if note["files"] != program.names() {
                return None;
            }
            warnings = note["warnings"].as_array()?.iter().map(warning).collect::<Option<_>>()?;
            program.load_texts(&mut report.sources)?;
        }
        Some(CachedRun { engine, checked, entry, program, warnings })
    }

    /// Completes the entry for a program that is about to be compiled. `hashes`: hashes of its files when they were
    /// parsed. `None` if it cannot be stored.
    pub fn for_storing(self, hashes: &[[u8; 32]], report: &Report) -> Option<CacheEntry> {
        let RunCache { mut entry, program } = self;
        // A file may have changed in between.
        if !hashes.iter().eq(program.inputs.iter().map(|input| &input.hash)) {
            return None;
        }
        let warnings = report.reported();
        if !warnings.is_empty() {
            // The positions in binary programs are known only after reading them.
            if report.sources.sources().iter().any(|source| source.is_binary()) {
                return None;
            }
            let warnings = warnings.iter().map(document).collect::<Option<Vec<_>>>()?;
            entry.note = json!({"files": program.names(), "warnings": warnings}).to_string().into_bytes();
        }
        Some(entry)
    }
}

/// A program loaded from the cache.
pub struct CachedRun {
    pub engine: Jit,
    pub checked: Arc<Checked>,
    pub entry: llvmlite_jit::ir::GlobalId,
    pub program: Arc<Program>,
    pub warnings: Vec<Diagnostic>,
}

/// A file of a program.
#[derive(Clone)]
struct InputFile {
    name: OsString,
    /// Absolute path, because the program may change its working directory.
    path: PathBuf,
    hash: [u8; 32],
}

/// The files of a program and how they are read.
#[derive(Clone)]
pub struct Program {
    inputs: Vec<InputFile>,
    language: verify::Options,
    members: Members,
    /// Number of errors after which the parser stops.
    errors: usize,
    /// Total number of bytes of the texts.
    pub size: u64,
    /// The texts, once they have been reread.
    sources: OnceLock<SourceMap>,
}

impl Program {
    /// Returns the texts, if a report has needed them.
    pub fn sources(&self) -> Option<&SourceMap> {
        self.sources.get()
    }

    fn names(&self) -> Value {
        self.inputs.iter().map(|input| Value::from(input.name.to_string_lossy())).collect()
    }

    /// Reads the texts, for warnings. `None` if one of them has changed.
    fn load_texts(&self, sources: &mut SourceMap) -> Option<()> {
        for input in &self.inputs {
            let bytes = input.read().ok()?;
            sources.add_bytes(input.name.display().to_string(), bytes).ok()?;
        }
        Some(())
    }
}

impl InputFile {
    /// Reads the file, which must not have changed.
    fn read(&self) -> Result<Vec<u8>, String> {
        let name = self.name.display();
        let bytes = std::fs::read(&self.path).map_err(|error| format!("{name} cannot be read again: {error}"))?;
        let mut hash = TextHash::default();
        hash.update(&bytes);
        match hash.finish() == self.hash {
            true => Ok(bytes),
            false => Err(large_texts::has_changed(name)),
        }
    }
}

impl ProgramSource for Program {
    fn load(&self) -> Result<Checked, String> {
        let mut sources = SourceMap::new();
        sources.allow_errors(self.errors);
        let mut inputs = Vec::new();
        for input in &self.inputs {
            let name = input.name.display().to_string();
            inputs.push(read::bytes(&mut sources, &name, input.read()?).map_err(|error| error.to_string())?);
        }
        self.members.choose(&mut inputs);
        let verified = pipeline::join(inputs, self.language).verify(&sources, self.language);
        let checked = verified.checked.ok_or("the program could not be read again as it was compiled")?;
        let _ = self.sources.set(sources);
        Ok(checked)
    }
}

/// Returns the hash of a file, read in chunks: on a hit, the text itself is not needed.
fn hash_of_file(name: &OsStr) -> Option<[u8; 32]> {
    let mut file = File::open(name).ok()?;
    let (mut hash, mut piece) = (TextHash::default(), vec![0; 256 << 10]);
    loop {
        match file.read(&mut piece) {
            Ok(0) => return Some(hash.finish()),
            Ok(length) => hash.update(&piece[..length]),
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}

/// Converts a warning for the cache. `None` for an error.
fn document(found: &Diagnostic) -> Option<Value> {
    let Diagnostic { severity: Severity::Warning, code, message, labels, help, fix, missing_symbol } = found else {
        return None;
    };
    let labels: Vec<Value> = labels.iter().map(|label| json!([label.span.lo, label.span.hi, label.text])).collect();
    let fix: Vec<Value> = fix.iter().map(|edit| json!([edit.span.lo, edit.span.hi, edit.replacement])).collect();
    let symbol = missing_symbol.as_deref();
    Some(json!({"code": code, "message": message, "labels": labels, "help": help, "fix": fix, "symbol": symbol}))
}

/// Converts a warning from the cache.
fn warning(document: &Value) -> Option<Diagnostic> {
    let text = |value: &Value| value.as_str().map(String::from);
    let place = |value: &Value| {
        let [lo, hi] = [&value[0], &value[1]].map(|at| at.as_u64().and_then(|at| u32::try_from(at).ok()));
        Some((lo.zip(hi).filter(|(lo, hi)| lo <= hi).map(|(lo, hi)| Span::new(lo, hi))?, text(&value[2])?))
    };
    let list = |key: &str| document[key].as_array();
    let labels = list("labels")?.iter().map(|label| place(label).map(|(span, text)| Label { span, text }));
    let fix = list("fix")?.iter().map(|edit| place(edit).map(|(span, replacement)| Edit { span, replacement }));
    Some(Diagnostic {
        severity: Severity::Warning,
        // A few bytes for each warning of the process.
        code: text(&document["code"])?.leak(),
        message: text(&document["message"])?,
        labels: labels.collect::<Option<_>>()?,
        help: list("help")?.iter().map(text).collect::<Option<_>>()?,
        fix: fix.collect::<Option<_>>()?,
        missing_symbol: text(&document["symbol"]).map(String::into_boxed_str),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_are_kept_whole() {
        let full = Diagnostic::warning("W0201", Span::new(3, 9), "a \"message\"")
            .here("here")
            .label(Span::new(0, 0), "there")
            .help("one")
            .help("two")
            .fix(Span::new(4, 4), "text");
        let symbol = Diagnostic { missing_symbol: Some("f".into()), ..full.clone() };
        for found in [full, symbol, Diagnostic::warning("W0101", Span::default(), "")] {
            let kept: Value = serde_json::from_str(&document(&found).unwrap().to_string()).unwrap();
            assert_eq!(warning(&kept), Some(found));
        }
        assert_eq!(document(&Diagnostic::error("E0101", Span::default(), "")), None);
        assert_eq!(warning(&json!({"code": "W0101"})), None);
    }
}
