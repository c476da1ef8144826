//! Words of headers: linkage, calling conventions, visibility and the like.

use crate::ir::Linkage;
use crate::ir::inst::CallConv;

/// The calling convention of a word.
pub fn calling_convention(word: &str) -> Option<CallConv> {
    if let Some(n) = word.strip_prefix("cc").and_then(|n| n.parse().ok()) {
        // Old: `cc10`.
        return Some(CallConv(n));
    }
    CallConv::KEYWORDS.iter().find(|(w, _)| *w == word).map(|(_, n)| CallConv(*n))
}

/// The linkage of a word; `external` is one of them.
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

/// Words of a header without a meaning for execution here, in the order LLVM writes them; those of one row exclude each other.
const HEADER_WORDS: &[&[&str]] = &[
    &["dso_local", "dso_preemptable"],
    &["default", "hidden", "protected"],
    &["dllimport", "dllexport"],
    &["thread_local"],
    &["unnamed_addr", "local_unnamed_addr"],
    &["externally_initialized"],
];

/// What may stand after a variable's type.
const VARIABLE_WORDS: &[&str] =
    &["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

/// The row of a word in [`HEADER_WORDS`], which is its place in a header.
pub fn header_row(word: &str) -> Option<usize> {
    let word = word.split_once('(').map_or(word, |(word, _)| word);
    HEADER_WORDS.iter().position(|row| row.contains(&word))
}

/// Whether a word of a header has no meaning for execution.
pub fn is_header_word(word: &str) -> bool {
    header_row(word).is_some() || is_variable_word(word) || word == "code_model"
}

/// Whether a word may stand before the type of a header.
pub fn is_header(word: &str) -> bool {
    matches!(word, "cc" | "addrspace")
        || linkage(word).is_some()
        || calling_convention(word).is_some()
        || header_row(word).is_some()
}

/// Whether a word that is no attribute may stand after the parameters of a header.
pub fn may_follow_parameters(word: &str) -> bool {
    matches!(word, "unnamed_addr" | "local_unnamed_addr" | "addrspace")
}

/// Whether a word may stand after a variable's type.
pub fn is_variable_word(word: &str) -> bool {
    VARIABLE_WORDS.contains(&word)
}

/// All words that are known, to guess what was meant.
pub fn all() -> impl Iterator<Item = &'static str> {
    const LINKAGES: [&str; 8] =
        ["private", "internal", "external", "linkonce", "weak", "common", "appending", "extern_weak"];
    let words = HEADER_WORDS.iter().flat_map(|row| row.iter()).chain(VARIABLE_WORDS).copied();
    words.chain(LINKAGES).chain(CallConv::KEYWORDS.iter().map(|(w, _)| *w))
}
