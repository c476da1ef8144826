//! Effects of functions of ISO C, POSIX, GNU and the course runtimes on their arguments, one function per line in the
//! notation of [`notation`]. Both engines check the arguments of calls with these tables, each in its own way.

pub mod conversions;
pub mod notation;

use notation::{Effects, Prints, Use};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The tables.
static TABLES: [&str; 11] = [
    include_str!("c_functions/string.txt"),
    include_str!("c_functions/wchar.txt"),
    include_str!("c_functions/stdlib.txt"),
    include_str!("c_functions/stdio.txt"),
    include_str!("c_functions/time.txt"),
    include_str!("c_functions/file.txt"),
    include_str!("c_functions/process.txt"),
    include_str!("c_functions/thread.txt"),
    include_str!("c_functions/network.txt"),
    include_str!("c_functions/runtime.txt"),
    include_str!("c_functions/cxx.txt"),
];

/// Functions that print into their first argument, and the index of the argument that bounds the output, if any.
pub const PRINTERS: &[(&str, Option<u8>)] = &[
    ("sprintf", None),
    ("vsprintf", None),
    ("snprintf", Some(1)),
    ("vsnprintf", Some(1)),
    ("__sprintf_chk", None),
    ("__vsprintf_chk", None),
    ("__snprintf_chk", Some(1)),
    ("__vsnprintf_chk", Some(1)),
];

/// Returns the names of the functions, each with its row.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TABLES.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

/// Rows by function name.
static ROWS: LazyLock<FxHashMap<&str, &str>> = LazyLock::new(|| rows().collect());

/// Whether a function is in the tables.
pub fn is_known(name: &str) -> bool {
    ROWS.contains_key(name)
}

/// Returns the effects of a function of the C library or of a runtime.
pub fn find(name: &str) -> Option<Effects> {
    let (&name, row) = ROWS.get_key_value(name)?;
    let (arguments, result) = row.split_once("=>").unwrap_or((row, ""));
    let uses: Box<[(Use, bool)]> =
        arguments.split_whitespace().map(|word| notation::parse(word).unwrap_or((Use::Anything, true))).collect();
    let format = uses.iter().position(|u| matches!(u.0, Use::Format { .. })).unwrap_or(0);
    let list = matches!(uses.get(format), Some((Use::Format { list: true, .. }, _)));
    let printer = PRINTERS.iter().find(|p| p.0 == name);
    let prints = printer.map(|(_, limit)| Prints { limit: *limit, format: format as u8, list });
    let keeps = |u: &(Use, bool)| matches!(u.0, Use::Kept { .. } | Use::Stream { .. } | Use::Anything);
    let writes_kept = uses.iter().any(keeps);
    let into = result.trim().parse().ok();
    Some(Effects { name, uses, prints, writes_kept, into })
}
