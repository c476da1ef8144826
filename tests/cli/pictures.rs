//! The pictures of the README and the manual that show a terminal: made from what the command prints, by
//! `LLVMLITE_BLESS=1 cargo test --test cli pictures`.

use super::{llvmlite_jit, text};
use anstyle_svg::Term;
use std::path::Path;

/// Draws the command and what it prints, and compares it with the picture.
fn picture(name: &str, arguments: &[&str]) {
    let output = llvmlite_jit(arguments).args(["--color", "always"]).env("COLUMNS", "100").output().expect("it starts");
    let shown = arguments.iter().map(|a| if a.contains(' ') { format!("'{a}'") } else { a.to_string() });
    let line = format!("\u{1b}[1m$ llvmlite-jit {}\u{1b}[0m", shown.collect::<Vec<_>>().join(" "));
    let screen = format!("{line}\n{}{}", text(&output.stdout), text(&output.stderr));
    let drawn = Term::new().render_svg(&screen);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/images").join(name);
    if std::env::var_os("LLVMLITE_BLESS").is_some() {
        std::fs::write(&file, &drawn).expect("the picture can be written");
    }
    assert_eq!(drawn, std::fs::read_to_string(&file).unwrap_or_default(), "{name}: LLVMLITE_BLESS=1 draws it anew");
}

#[test]
fn pictures_show_what_the_command_prints() {
    picture("fault.svg", &["--engine", "interp", "examples/past_the_end.ll"]);
    picture("listing.svg", &["emit", "asm", "--function", "fac", "--no-pass", "inline", "examples/fac.ll"]);
    picture("step.svg", &["step", "-x", "docs/src/step/picture.cmd", "examples/past_the_end.ll"]);
}
