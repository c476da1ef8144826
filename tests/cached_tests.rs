//! The test cache (`tests/test_cache.rs`): what makes a test run again, and what does not.

use crate::test_cache::{Cache, Snapshot, add_environment, is_used};
use blake3::{Hash, Hasher};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A directory with a package and its cache, which is removed at the end.
struct Package(PathBuf);

impl Package {
    /// Returns a package with three programs, of which the first names the second, and a report.
    fn new(name: &str) -> Package {
        let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&directory);
        std::fs::create_dir_all(directory.join("tests/ll/x")).expect("the directory can be written to");
        let package = Package(directory);
        package.write("tests/ll/x/a.ll", "; link: b.ll");
        for name in ["tests/ll/x/b.ll", "tests/ll/c.ll", "tests/ll/a.report", "tests/other.rs"] {
            package.write(name, "");
        }
        package
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.0.join(name), text).expect("the file can be written");
    }

    /// Runs a test of the first program as `cargo test` does. Returns whether the cache let it run.
    fn runs(&self, test: impl FnOnce() -> Result<(), ()>) -> bool {
        self.runs_with(|snapshot| snapshot.of_program(Path::new("tests/ll/x/a.ll")), test)
    }

    fn runs_with(&self, inputs: fn(&Snapshot) -> Hash, test: impl FnOnce() -> Result<(), ()>) -> bool {
        let directory = self.0.clone();
        let cache = Cache::new(self.0.join("cache"), Box::new(move || Snapshot::new(&Hasher::new(), &directory)));
        let mut has_run = false;
        let test = std::panic::AssertUnwindSafe(|| {
            cache.run("a", inputs, || {
                has_run = true;
                test()
            })
        });
        let _ = std::panic::catch_unwind(test);
        cache.store();
        has_run
    }
}

impl Drop for Package {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_changed_input_makes_a_test_run_again() {
    let package = Package::new("changed");
    let passes = || package.runs(|| Ok(()));
    assert!(passes());
    assert!(!passes());
    for (input, is_read) in [
        ("tests/ll/x/a.ll", true),
        ("tests/ll/x/b.ll", true),
        ("tests/ll/a.report", true),
        ("tests/ll/c.ll", false),
        ("tests/other.rs", false),
    ] {
        package.write(input, "; b.ll, changed");
        assert_eq!(passes(), is_read, "{input}");
        assert!(!passes(), "{input}");
    }
    // A file that did not exist.
    package.write("tests/ll/new.report", "");
    assert!(passes());
    assert!(!passes());
    let of_all = || package.runs_with(Snapshot::all, || Ok(()));
    assert!(of_all());
    for input in ["tests/ll/c.ll", "tests/other.rs", "tests/new"] {
        assert!(!of_all(), "{input}");
        package.write(input, "changed again");
        assert!(of_all(), "{input}");
    }
}

#[test]
fn a_test_that_failed_runs_again() {
    let package = Package::new("failed");
    assert!(package.runs(|| Err(())));
    assert!(package.runs(|| panic!("it fails, as it should")));
    assert!(package.runs(|| Ok(())));
    assert!(!package.runs(|| Err(())));
    // A pass with other inputs is forgotten.
    package.write("tests/ll/a.report", "changed");
    assert!(package.runs(|| Err(())));
    package.write("tests/ll/a.report", "");
    assert!(package.runs(|| Ok(())));
}

#[test]
fn a_pass_with_inputs_that_changed_meanwhile_is_not_stored() {
    let package = Package::new("meanwhile");
    let edit = || {
        package.write("tests/ll/x/b.ll", "changed");
        Ok(())
    };
    assert!(package.runs(edit));
    assert!(package.runs(edit));
    assert!(!package.runs(edit));
}

#[test]
fn only_runs_of_all_tests_use_the_cache() {
    let used = |arguments: &[&str], variable: &str| {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        is_used(&arguments, &[("PATH".into(), "/bin".into()), (variable.into(), "off".into())])
    };
    assert!(used(&[], "LLVMLITE_CACHE") && used(&["--quiet"], "LANG"));
    for variable in ["LLVMLITE_TEST_CACHE", "LLVMLITE_BLESS", "LLVMLITE_FILES", "TRYCMD"] {
        assert!(!used(&[], variable), "{variable}");
    }
    assert!(!used(&["name"], "LANG") && !used(&["--nocapture"], "LANG"));
}

#[test]
fn the_environment_is_an_input() {
    let of = |variables: &[(&str, &str)]| {
        let mut hasher = Hasher::new();
        add_environment(&mut hasher, variables.iter().map(|(name, value)| (name.into(), value.into())).collect());
        hasher.finalize()
    };
    assert_eq!(of(&[("A", "1"), ("B", "2"), ("SHLVL", "1")]), of(&[("B", "2"), ("A", "1"), ("SHLVL", "2")]));
    assert_ne!(of(&[("A", "1"), ("B", "2")]), of(&[("A", "1"), ("B", "3")]));
    assert_ne!(of(&[("A", "12")]), of(&[("A1", "2")]));
}
