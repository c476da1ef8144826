//! How the command is linked.

fn main() {
    // At a fixed address: nothing is relocated when it starts, and pages of addresses stay as they are in the file.
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
    println!("cargo:rerun-if-changed=build.rs");
}
