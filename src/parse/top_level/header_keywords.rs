//! Header keywords: linkage, calling convention, visibility and others.

use crate::ir::Linkage;
use crate::ir::inst::CallConv;

/// Returns the calling convention of a keyword.
pub fn calling_convention(word: &str) -> Option<CallConv> {
    if let Some(n) = word.strip_prefix("cc").and_then(|n| n.parse().ok()) {
        // Old spelling: `cc10`.
        return Some(CallConv(n));
    }
    CallConv::KEYWORDS.iter().find(|(w, _)| *w == word).map(|(_, n)| CallConv(*n))
}

/// Returns the linkage of a keyword, including `external`.
pub fn linkage(word: &str) -> Option<Linkage> {
    use Linkage::*;
    Some(match word {
        "external" => External,
        "private" | "linker_private" | "linker_private_weak" => Private,
        "internal" => Internal,
        "available_externally" => AvailableExternally,
        "linkonce" => Linkonce,
        "linkonce_odr" | "linkonce_odr_auto_hide" => LinkonceOdr,
        "weak" => Weak,
        "weak_odr" => WeakOdr,
        "common" => Common,
        "appending" => Appending,
        "extern_weak" => ExternWeak,
        _ => return None,
    })
}

/// Header keywords that are kept as text, in LLVM's order; keywords of the same row exclude each other.
const HEADER_WORDS: &[&[&str]] = &[
    &["dso_local", "dso_preemptable"],
    &["default", "hidden", "protected"],
    &["dllimport", "dllexport"],
    &["thread_local"],
    &["unnamed_addr", "local_unnamed_addr"],
    &["externally_initialized"],
];

/// Attributes that may stand after a variable's type.
const VARIABLE_WORDS: &[&str] =
    &["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

/// Returns the row of a keyword in [`HEADER_WORDS`], which is its rank in a header.
pub fn header_row(word: &str) -> Option<usize> {
    let word = word.split_once('(').map_or(word, |(word, _)| word);
    HEADER_WORDS.iter().position(|row| row.contains(&word))
}

/// Whether a header keyword is kept as text; except for `thread_local`, these have no effect on execution.
pub fn is_header_word(word: &str) -> bool {
    header_row(word).is_some() || is_variable_word(word) || word == "code_model"
}

/// Whether a keyword may stand before the type in a header.
pub fn is_header(word: &str) -> bool {
    matches!(word, "cc" | "addrspace")
        || linkage(word).is_some()
        || calling_convention(word).is_some()
        || header_row(word).is_some()
}

/// Whether a keyword that is not an attribute may stand after the parameters of a header.
pub fn may_follow_parameters(word: &str) -> bool {
    matches!(word, "unnamed_addr" | "local_unnamed_addr" | "addrspace")
}

/// Whether an attribute may stand after a variable's type.
pub fn is_variable_word(word: &str) -> bool {
    VARIABLE_WORDS.contains(&word)
}

/// Iterates over all known keywords, for suggestions.
pub fn all() -> impl Iterator<Item = &'static str> {
    const LINKAGES: [&str; 8] =
        ["private", "internal", "external", "linkonce", "weak", "common", "appending", "extern_weak"];
    let words = HEADER_WORDS.iter().flat_map(|row| row.iter()).chain(VARIABLE_WORDS).copied();
    words.chain(LINKAGES).chain(CallConv::KEYWORDS.iter().map(|(w, _)| *w))
}
