//! Parts of a test: files that are linked with it, and C files that are compiled to libraries.

use llvmlite_jit::directive::TestFile;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};

/// A file that is linked with a test, with its path as an argument of the command.
pub struct Part {
    pub path: String,
    pub file: TestFile,
}

/// Returns the parts of the test at `path`.
pub fn of(file: &TestFile, path: &str) -> Result<Vec<Part>, String> {
    let read = |name: &String| {
        let path = beside(path, name);
        let content = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path));
        let content = content.map_err(|e| format!("`link: {name}`: {e}"))?;
        let file = TestFile::parse_linked(&content).map_err(|e| format!("{name}: {e}"))?;
        Ok(Part { path, file })
    };
    file.links.iter().map(read).collect()
}

/// Returns the options that name the parts and libraries of the test at `path`.
pub fn options(file: &TestFile, path: &str) -> Result<Vec<String>, String> {
    let mut options = Vec::new();
    for name in &file.links {
        options.extend(["--link".to_string(), beside(path, name)]);
    }
    for name in &file.loads {
        options.extend(["--load".to_string(), library(&beside(path, name))?]);
    }
    Ok(options)
}

/// Checks that some test links every part.
pub fn check(files: &[(String, std::sync::Arc<TestFile>)]) -> Result<(), String> {
    let linked: Vec<String> =
        files.iter().flat_map(|(path, file)| file.links.iter().map(|name| beside(path, name))).collect();
    let lost: Vec<&str> =
        files.iter().filter(|(path, file)| file.part && !linked.contains(path)).map(|(path, _)| &**path).collect();
    if lost.is_empty() { Ok(()) } else { Err(format!("parts that no test links: {}", lost.join(", "))) }
}

/// Whether a shared library is installed.
pub fn is_installed(library: &str) -> bool {
    let Ok(name) = std::ffi::CString::new(library) else { return false };
    // SAFETY: the name is a C string; the libraries of tests have no harmful initializers.
    !unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_LAZY) }.is_null()
}

fn beside(path: &str, name: &str) -> String {
    Path::new(path).with_file_name(name).display().to_string()
}

/// Returns the shared library of a C file; each is compiled once.
fn library(path: &str) -> Result<String, String> {
    static MADE: OnceLock<Mutex<HashMap<String, Result<String, String>>>> = OnceLock::new();
    let mut made = MADE.get_or_init(Mutex::default).lock().map_err(|e| e.to_string())?;
    made.entry(path.to_string()).or_insert_with(|| compile(path)).clone()
}

fn compile(path: &str) -> Result<String, String> {
    let name = path.replace(['/', '.'], "_");
    let library: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}.so", std::process::id()));
    let mut cc = Command::new("cc");
    cc.current_dir(env!("CARGO_MANIFEST_DIR")).args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(path);
    let done = cc.output().map_err(|e| format!("cannot start cc: {e}"))?;
    match done.status.success() {
        true => Ok(library.display().to_string()),
        false => Err(format!("{path}: {}", String::from_utf8_lossy(&done.stderr))),
    }
}
