//! The header is generated from the source, and states for each function which threads may call it.

use std::path::Path;

/// `LLVMLITE_BLESS=1` rewrites the header.
#[test]
fn the_header_is_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("the file of settings can be read");
    let mut made = Vec::new();
    let builder = cbindgen::Builder::new().with_config(config).with_src(root.join("src/lib.rs"));
    builder.generate().expect("the source can be read").write(&mut made);
    let made = String::from_utf8(made).expect("text");
    let path = root.join("include/llvmlite_jit.h");
    if std::env::var_os("LLVMLITE_BLESS").is_some() {
        std::fs::write(&path, &made).expect("the header can be written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        made == found,
        "include/llvmlite_jit.h is stale: run `LLVMLITE_BLESS=1 cargo test -p llvmlite-jit-capi --test header`"
    );

    let functions: Vec<&str> = made
        .lines()
        .filter(|line| {
            line.contains("llj_") && line.contains('(') && !line.starts_with("//") && !line.starts_with("static")
        })
        .collect();
    let told = made.matches("// Threads: ").count();
    let callbacks = made.matches("(*llj_").count();
    assert_eq!(told, functions.len() - callbacks, "each function says which threads may call it: {functions:#?}");
}
