//! Sets the soname of the shared library, by which programs look it up.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(in_library)");
    if std::env::var_os("CARGO_FEATURE_COMMAND").is_some() {
        println!("cargo::rustc-cfg=in_library");
    }
    let major = std::env::var("CARGO_PKG_VERSION_MAJOR").unwrap_or_default();
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libllvmlite_jit.so.{major}");
}
