//! Source lines of debug locations, if the file exists and has not changed since compilation.

use llvmlite_jit::host::linux::sandbox;
use llvmlite_jit::ir::debug::DebugInfo;
use llvmlite_jit::source::DebugLocation;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Maximum size in bytes of a file that is read.
const MAX_FILE_SIZE: u64 = 16 << 20;
/// Maximum length of a line that is shown.
const MAX_LINE_LENGTH: usize = 400;

/// A line of a source file.
pub struct SourceLine {
    /// Path as in the debug information.
    pub path: String,
    /// Line number, from 1.
    pub number: usize,
    /// Text without the newline.
    pub text: String,
    /// Byte offset of the column.
    pub column: usize,
}

/// Returns the source line of a debug location; `module` is the file with the LLVM IR. `None` for system headers, which
/// are not user code, and in a sandbox, which cannot open files.
pub fn line(written: &DebugLocation, module: Option<&str>) -> Option<SourceLine> {
    if written.line == 0 || sandbox::is_entered() || DebugInfo::is_system(&written.file) {
        return None;
    }
    let number = written.line as usize;
    let text = text(written, module)?;
    let text = text.lines().nth(number - 1)?.to_string();
    let before = text.chars().take((written.column as usize).saturating_sub(1));
    let column = before.map(char::len_utf8).sum();
    let shown = text.len() <= MAX_LINE_LENGTH && !text.trim().is_empty();
    shown.then(|| SourceLine { path: written.file.clone(), number, text, column })
}

/// Returns the text of the source file of a debug location, which is read once.
pub fn text(written: &DebugLocation, module: Option<&str>) -> Option<Rc<str>> {
    if sandbox::is_entered() || DebugInfo::is_system(&written.file) {
        return None;
    }
    let file = File {
        file: written.file.clone(),
        directory: written.directory.clone(),
        checksum: written.checksum.clone(),
        module: module.map(String::from),
    };
    let read = || candidates(written, module).into_iter().find_map(|path| unchanged(&path, written, module));
    TEXTS.with_borrow_mut(|texts| texts.entry(file).or_insert_with(|| read().map(Rc::from)).clone())
}

/// The key of a cached text.
#[derive(PartialEq, Eq, Hash)]
struct File {
    file: String,
    directory: Option<String>,
    checksum: Option<String>,
    module: Option<String>,
}

thread_local! {
    /// Texts requested so far; `None` for files that do not exist or have changed.
    static TEXTS: RefCell<FxHashMap<File, Option<Rc<str>>>> = RefCell::default();
}

/// Returns the possible paths of the file: the compilation directory, beside the module, and the current directory.
fn candidates(written: &DebugLocation, module: Option<&str>) -> Vec<PathBuf> {
    let file = Path::new(&written.file);
    if file.is_absolute() {
        return vec![file.into()];
    }
    let compiled = written.directory.as_ref().map(|directory| Path::new(directory).join(file));
    let beside = module.and_then(|module| Path::new(module).parent()).map(|directory| directory.join(file));
    compiled.into_iter().chain(beside).chain([file.to_path_buf()]).collect()
}

/// Returns the text of a file if it is the one that was compiled: by its checksum, or otherwise if the module is newer.
fn unchanged(path: &Path, written: &DebugLocation, module: Option<&str>) -> Option<String> {
    let data = std::fs::metadata(path).ok()?;
    if !data.is_file() || data.len() > MAX_FILE_SIZE {
        return None;
    }
    let bytes = std::fs::read(path).ok()?;
    let same = match &written.checksum {
        Some(checksum) => format!("{:x}", md5::compute(&bytes)) == checksum.to_ascii_lowercase(),
        None => data.modified().ok()? <= std::fs::metadata(module?).ok()?.modified().ok()?,
    };
    String::from_utf8(bytes).ok().filter(|_| same)
}
