//! A client that we did not write: `@vscode/debugadapter-testsupport`, run by node. Skipped if it or node is not installed;
//! fails then if `LLVMLITE_REQUIRE_TOOLS` is set. It is looked up in `target/node`, where `npm install --prefix target/node
//! @vscode/debugadapter-testsupport` installs it.

use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn debugadapter_testsupport_finds_the_cause_of_a_fault() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let modules = root.join("target/node/node_modules");
    let has_node = Command::new("node").arg("--version").stdout(Stdio::null()).status().is_ok();
    if !has_node || !modules.join("@vscode/debugadapter-testsupport").is_dir() {
        let is_required = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some();
        assert!(!is_required, "node or @vscode/debugadapter-testsupport is not installed");
        crate::report_skipped("node or @vscode/debugadapter-testsupport is not installed");
        return;
    }
    let output = Command::new("node")
        .arg(root.join("tests/dap/client.js"))
        .arg(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .arg(root.join("tests/dap/programs"))
        .env("NODE_PATH", &modules)
        .stdin(Stdio::null())
        .output()
        .expect("node starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    assert_eq!(text, "breakpoint\nmemory as a tree\ndata breakpoint\nfault\ncause\nend\n");
}
