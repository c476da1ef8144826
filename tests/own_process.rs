//! Tests that have a process to themselves, because they measure it, or because others would take what they need.

use std::process::Command;

/// Environment variable with the name of the test that this process runs.
const VARIABLE: &str = "LLVMLITE_TEST_PROCESS";

/// Continues the test in another process, in which no other test runs, and returns from it here.
macro_rules! in_own_process {
    () => {
        fn inside() {}
        if !crate::own_process::is_own(std::any::type_name_of_val(&inside)) {
            return;
        }
    };
}

/// Whether this process runs only the test that contains the function. Otherwise, runs the test in another process, and panics
/// if it fails there.
pub fn is_own(function: &str) -> bool {
    let test = function.split("::").skip(1).collect::<Vec<_>>();
    let test = test[..test.len() - 1].join("::");
    if std::env::var_os(VARIABLE).is_some_and(|name| name == *test) {
        return true;
    }
    let program = std::env::current_exe().expect("Linux knows the program of this process");
    let mut command = Command::new(program);
    let done =
        command.args(["--exact", &test, "--nocapture"]).env(VARIABLE, &test).output().expect("the program starts");
    let (out, reports) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    print!("{out}{reports}");
    assert!(done.status.success() && out.contains("1 passed"), "{test}: {}", done.status);
    false
}
