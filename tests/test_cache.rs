//! The test cache: a test that passed is not repeated until one of its inputs changes, as with `go test` and Bazel.
//!
//! Inputs are the test program, the command, files below `tests`, the environment, and what is installed ([`Snapshot`]). Only
//! passes are stored, in Cargo's directory for files of tests, and only if the inputs at the end of the program are those at
//! its start. The cache is used if all tests are run: not with `LLVMLITE_TEST_CACHE=off`, not for tests that are chosen by their
//! names, and not with a variable that changes what tests do.
#![allow(dead_code, unused_macros, reason = "each test program uses a part of it")]

use blake3::{Hash, Hasher};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

/// Variables that differ from shell to shell and mean nothing to a test.
const UNUSED_VARIABLES: &[&str] = &["_", "OLDPWD", "SHLVL", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "WINDOWID"];

/// The environment at the start: programs that tests run in this process may change it.
static VARIABLES: LazyLock<Vec<(OsString, OsString)>> = LazyLock::new(|| std::env::vars_os().collect());

/// The cache of this program.
static CACHE: LazyLock<Option<Cache>> = LazyLock::new(|| {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    if !is_used(&arguments, &VARIABLES) {
        return None;
    }
    extern "C" fn finish() {
        if let Some(cache) = &*CACHE {
            cache.store();
            cache.report();
        }
    }
    // SAFETY: `finish` is a function of this program and does not unwind: nothing in it panics.
    unsafe { libc::atexit(finish) };
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("test-cache");
    Some(Cache::new(directory, Box::new(take_snapshot)))
});

/// Returns from a test that is cached. Any file below `tests` may be an input of the test.
macro_rules! cached {
    () => {
        fn place() {}
        let Some(_pass) = crate::test_cache::start(std::any::type_name_of_val(&place)) else { return };
    };
}

/// Starts a test, unless it is cached. It passes if the result is dropped without a panic.
pub fn start(name: &str) -> Option<Unwinding> {
    let Some(cache) = &*CACHE else { return Some(Unwinding(None)) };
    cache.start(name, Snapshot::all).map(|started| Unwinding(Some((cache, started))))
}

/// A started test, which fails by unwinding.
pub struct Unwinding(Option<(&'static Cache, Started)>);

impl Drop for Unwinding {
    fn drop(&mut self) {
        if let Some((cache, started)) = self.0.take().filter(|_| !std::thread::panicking()) {
            cache.pass(started);
        }
    }
}

/// Runs a test with some inputs, unless it is cached.
pub fn run_with<E>(
    name: &str,
    inputs: impl Fn(&Snapshot) -> Hash + Send + 'static,
    test: impl FnOnce() -> Result<(), E>,
) -> Result<(), E> {
    match &*CACHE {
        Some(cache) => cache.run(name, inputs, test),
        None => test(),
    }
}

/// Whether the cache is used with these arguments and variables of a test program.
pub fn is_used(arguments: &[OsString], variables: &[(OsString, OsString)]) -> bool {
    let is_harmless = |argument: &OsString| argument == "--quiet" || argument == "-q";
    // `LLVMLITE_CACHE` is the command's own, and an input as any other.
    let changes_tests = |name: &OsStr| name == "TRYCMD" || name.as_bytes().starts_with(b"LLVMLITE_");
    let is_known = |name: &OsStr| name == "LLVMLITE_CACHE";
    arguments.iter().all(is_harmless) && !variables.iter().any(|(name, _)| changes_tests(name) && !is_known(name))
}

/// Returns the inputs of this program's tests.
fn take_snapshot() -> Snapshot {
    let mut common = Hasher::new();
    let program = std::env::current_exe().unwrap_or_default();
    for path in [program.as_path(), Path::new(env!("CARGO_BIN_EXE_llvmlite-jit"))] {
        add(&mut common, path.as_os_str().as_bytes());
        add(&mut common, &std::fs::read(path).unwrap_or_default());
    }
    add_environment(&mut common, VARIABLES.clone());
    add_system(&mut common);
    Snapshot::new(&common, Path::new(env!("CARGO_MANIFEST_DIR")))
}

/// Adds bytes with their length, so that no two sequences of inputs are the same bytes.
fn add(hasher: &mut Hasher, bytes: &[u8]) {
    hasher.update(&bytes.len().to_le_bytes()).update(bytes);
}

pub fn add_environment(hasher: &mut Hasher, mut variables: Vec<(OsString, OsString)>) {
    variables.sort();
    for (name, value) in variables.iter().filter(|(name, _)| !UNUSED_VARIABLES.iter().any(|unused| name == unused)) {
        add(hasher, name.as_bytes());
        add(hasher, value.as_bytes());
    }
}

/// Adds the processor, the kernel, and when something was last installed.
fn add_system(hasher: &mut Hasher) {
    let processor = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let is_feature = |line: &&str| line.starts_with("model name") || line.starts_with("flags");
    processor.lines().filter(is_feature).for_each(|line| add(hasher, line.as_bytes()));
    add(hasher, &std::fs::read("/proc/version").unwrap_or_default());
    let installed = [
        "/bin",
        "/usr/bin",
        "/lib",
        "/lib64",
        "/usr/lib",
        "/usr/lib64",
        "/lib/x86_64-linux-gnu",
        "/usr/local/lib",
        "/etc/ld.so.cache",
    ];
    for path in installed {
        let changed = std::fs::metadata(path).map(|m| (m.mtime(), m.mtime_nsec())).unwrap_or_default();
        add(hasher, path.as_bytes());
        add(hasher, format!("{changed:?}").as_bytes());
    }
}

/// The inputs of tests at one time.
pub struct Snapshot {
    all: Hash,
    /// What is an input of every test of a program below `tests/ll`: what is common to all tests, and the files there that are
    /// not programs.
    common: Hasher,
    /// Programs below `tests/ll`: the hash of each, and the names of programs in it, such as those that it is linked with.
    programs: BTreeMap<PathBuf, (Hash, Vec<OsString>)>,
    /// The same programs by their file names.
    named: BTreeMap<OsString, Vec<PathBuf>>,
}

impl Snapshot {
    /// Reads the files below `tests` in the directory of a package.
    pub fn new(common: &Hasher, package: &Path) -> Snapshot {
        let mut files = BTreeMap::new();
        let mut directories = vec![package.join("tests")];
        while let Some(directory) = directories.pop() {
            for path in std::fs::read_dir(&directory).into_iter().flatten().flatten().map(|entry| entry.path()) {
                if path.is_dir() {
                    directories.push(path);
                } else {
                    let name = path.strip_prefix(package).unwrap_or(&path).to_path_buf();
                    files.insert(name, std::fs::read(&path).unwrap_or_default());
                }
            }
        }
        let (mut all, mut common) = (common.clone(), common.clone());
        let (mut programs, mut named) = (BTreeMap::new(), BTreeMap::<OsString, Vec<PathBuf>>::new());
        for (path, bytes) in files {
            add_file(&mut all, &path, blake3::hash(&bytes));
            if !path.starts_with("tests/ll") {
                continue;
            }
            if path.extension().is_some_and(|extension| extension == "ll") {
                named.entry(path.file_name().unwrap_or_default().to_os_string()).or_default().push(path.clone());
                programs.insert(path, (blake3::hash(&bytes), program_names(&bytes)));
            } else {
                add_file(&mut common, &path, blake3::hash(&bytes));
            }
        }
        Snapshot { all: all.finalize(), common, programs, named }
    }

    /// Returns the hash of all inputs.
    pub fn all(&self) -> Hash {
        self.all
    }

    /// Returns the hash of the inputs of a test that runs one program below `tests/ll`: the program, those that it names,
    /// and all files there that are not programs.
    pub fn of_program(&self, program: &Path) -> Hash {
        let (mut inputs, mut left) = (BTreeSet::from([program]), vec![program]);
        while let Some(path) = left.pop() {
            let names = self.programs.get(path).map_or(&[] as &[OsString], |(_, names)| names);
            for path in names.iter().filter_map(|name| self.named.get(name)).flatten() {
                if inputs.insert(path) {
                    left.push(path);
                }
            }
        }
        let mut hasher = self.common.clone();
        for path in inputs {
            match self.programs.get(path) {
                Some((content, _)) => add_file(&mut hasher, path, *content),
                None => add(&mut hasher, path.as_os_str().as_bytes()),
            }
        }
        hasher.finalize()
    }
}

fn add_file(hasher: &mut Hasher, path: &Path, content: Hash) {
    add(hasher, path.as_os_str().as_bytes());
    add(hasher, content.as_bytes());
}

/// Returns all words in a text that end in `.ll`.
fn program_names(text: &[u8]) -> Vec<OsString> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.');
    let ends = memchr::memmem::find_iter(text, b".ll").map(|at| at + b".ll".len());
    let word = |end: usize| &text[text[..end].iter().rposition(|byte| !is_part(byte)).map_or(0, |at| at + 1)..end];
    ends.map(|end| OsStr::from_bytes(word(end)).to_os_string()).collect()
}

/// A test that is running or has passed.
pub struct Started {
    /// The file where its pass is stored.
    file: PathBuf,
    hash: Hash,
    inputs: Box<dyn Fn(&Snapshot) -> Hash + Send>,
}

/// Reads the inputs of tests.
pub type Take = Box<dyn Fn() -> Snapshot + Send + Sync>;

pub struct Cache {
    /// Has a file for each test that passed, with the hash of its inputs.
    directory: PathBuf,
    take: Take,
    before: Snapshot,
    passed: Mutex<Vec<Started>>,
    cached: AtomicUsize,
}

impl Cache {
    pub fn new(directory: PathBuf, take: Take) -> Cache {
        let _ = std::fs::create_dir_all(&directory);
        Cache { directory, before: take(), take, passed: Mutex::default(), cached: AtomicUsize::new(0) }
    }

    /// Runs a test, unless it is cached.
    pub fn run<E>(
        &self,
        name: &str,
        inputs: impl Fn(&Snapshot) -> Hash + Send + 'static,
        test: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(started) = self.start(name, inputs) else { return Ok(()) };
        test()?;
        self.pass(started);
        Ok(())
    }

    /// Starts a test; `None`: it is cached.
    fn start(&self, name: &str, inputs: impl Fn(&Snapshot) -> Hash + Send + 'static) -> Option<Started> {
        let file = self.directory.join(blake3::hash(name.as_bytes()).to_hex().as_str());
        let hash = inputs(&self.before);
        if std::fs::read_to_string(&file).is_ok_and(|stored| stored == hash.to_hex().as_str()) {
            self.cached.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        // If it fails, it runs again even with the inputs with which it passed before.
        let _ = std::fs::remove_file(&file);
        Some(Started { file, hash, inputs: Box::new(inputs) })
    }

    fn pass(&self, test: Started) {
        self.passed.lock().unwrap_or_else(PoisonError::into_inner).push(test);
    }

    /// Stores the tests that passed, if their inputs have not changed since the start.
    pub fn store(&self) {
        let passed = std::mem::take(&mut *self.passed.lock().unwrap_or_else(PoisonError::into_inner));
        if passed.is_empty() {
            return;
        }
        let after = (self.take)();
        for test in passed.iter().filter(|test| (test.inputs)(&after) == test.hash) {
            let _ = std::fs::write(&test.file, test.hash.to_hex().as_str());
        }
    }

    /// Reports how many tests were not run.
    fn report(&self) {
        let cached = self.cached.load(Ordering::Relaxed);
        if cached > 0 {
            let text = "passed before with the same inputs and were not run (LLVMLITE_TEST_CACHE=off runs them)";
            let _ = writeln!(std::io::stderr(), "cached: {cached} of these tests {text}\n");
        }
    }
}
