//! Links the command to a fixed address, if the linker can: nothing is relocated at the start, and pages with addresses stay as
//! they are in the file.
//!
//! The address is high, since faulty programs access small addresses, such as an offset from a null pointer, and must fault
//! there.

use std::env::var_os;
use std::path::Path;
use std::process::{Command, Stdio};

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if var_os("CARGO_CFG_TARGET_OS").is_none_or(|os| os != "linux") {
        return;
    }
    // Symbols that debuggers look up stay exported when the command is stripped (`jit::expose::gdb`).
    let symbols = ["__jit_debug_register_code", "__jit_debug_descriptor"];
    let export = symbols.map(|symbol| format!("-Wl,--export-dynamic-symbol={symbol}"));
    if links(&export.each_ref().map(String::as_str)) {
        export.iter().for_each(|argument| println!("cargo:rustc-link-arg-bins={argument}"));
    }
    // Functions that small programs need lie side by side (`benches/start/make-order` finds them), so that a start touches few
    // pages. Only a release has these names.
    println!("cargo:rerun-if-changed=benches/start/order.txt");
    if let Some(directory) = var_os("CARGO_MANIFEST_DIR").filter(|_| var_os("PROFILE").is_some_and(|p| p == "release"))
    {
        let file = Path::new(&directory).join("benches/start/order.txt");
        let order = format!("-Wl,--symbol-ordering-file={}", file.display());
        let arguments = [order.as_str(), "-Wl,--no-warn-symbol-ordering"];
        if links(&arguments) {
            arguments.iter().for_each(|argument| println!("cargo:rustc-link-arg-bins={argument}"));
        }
    }
    // As LLVM's linker spells it, and others.
    for option in ["-Wl,--image-base=0x70000000", "-Wl,-Ttext-segment=0x70000000"] {
        let arguments = ["-no-pie", option];
        if links(&arguments) {
            arguments.iter().for_each(|argument| println!("cargo:rustc-link-arg-bins={argument}"));
            return;
        }
    }
}

/// Whether a program can be linked with these arguments.
fn links(arguments: &[&str]) -> bool {
    let (Some(rustc), Some(out), Some(target)) = (var_os("RUSTC"), var_os("OUT_DIR"), var_os("TARGET")) else {
        return false;
    };
    let (source, program) = (Path::new(&out).join("linked.rs"), Path::new(&out).join("linked"));
    if std::fs::write(&source, "fn main() {}").is_err() {
        return false;
    }
    let mut command = Command::new(rustc);
    command.arg(source).arg("-o").arg(program).arg("--target").arg(target).stderr(Stdio::null());
    if let Some(linker) = var_os("RUSTC_LINKER") {
        let mut option = std::ffi::OsString::from("linker=");
        option.push(linker);
        command.arg("-C").arg(option);
    }
    let flags = std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    command.args(flags.split('\x1f').filter(|flag| !flag.is_empty()));
    command.args(arguments.iter().map(|argument| format!("-Clink-arg={argument}")));
    command.status().is_ok_and(|status| status.success())
}
