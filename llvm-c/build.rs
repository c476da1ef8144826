//! Sets the soname of the shared library, by which programs look it up.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let major = std::env::var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libllvmlite_jit_llvm_c.so.{major}");
}
