//! The terminal pictures of the README and the manual, generated from the command's output by
//! `LLVMLITE_BLESS=1 cargo test --test suite cli::pictures`.

use super::{llvmlite_jit, text};
use anstyle_svg::{Palette, Term, WIN10_CONSOLE};
use std::path::Path;

/// The eight dark and eight bright colors, all readable on the first, which is the background. A picture has
/// its own background, so that it looks the same on light and dark pages.
const COLORS: [u32; 16] = [
    0x1c2128, 0xe5534b, 0x6cb65f, 0xd9a343, 0x6cabf7, 0xc68cf0, 0x4cb8b8, 0xcdd3da, 0x8b949e, 0xff7b72, 0x7ee787,
    0xf2cc60, 0x8fc2ff, 0xdcb0ff, 0x6fd6d6, 0xffffff,
];

fn palette() -> Palette {
    let mut colors = WIN10_CONSOLE.0;
    for (color, rgb) in colors.iter_mut().zip(COLORS) {
        [_, color.0, color.1, color.2] = rgb.to_be_bytes();
    }
    Palette(colors)
}

/// Draws a command with its output, and compares the picture with the stored one.
fn picture(name: &str, arguments: &[&str]) {
    let output = llvmlite_jit(arguments).env("CLICOLOR_FORCE", "1").env("COLUMNS", "100").output().expect("it starts");
    let shown = arguments.iter().map(|a| if a.contains(' ') { format!("'{a}'") } else { a.to_string() });
    let line = format!("\u{1b}[1m$ llvmlite-jit {}\u{1b}[0m", shown.collect::<Vec<_>>().join(" "));
    let screen = format!("{line}\n{}{}", text(&output.stdout), text(&output.stderr));
    let drawn = Term::new().palette(palette()).render_svg(&screen);
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
