//! Header keywords: linkage, calling convention, visibility and others.

use crate::ir::Linkage;
use crate::ir::inst::CallConv;

/// Returns the calling convention of a keyword.
pub fn calling_convention(word: &str) -> Option<CallConv> {
    if let Some(n) = word.strip_prefix("cc").and_then(|n| n.parse().ok()) {
        // As LLVM prints it: `cc10`.
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
        "linkonce_odr" | "linkonce_odr_auto_hide" | "linker_private_weak_def_auto" => LinkonceOdr,
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

/// Sanitizer attributes, which may occur after the initializer of a variable.
const SANITIZER_ATTRIBUTES: &[&str] =
    &["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

/// Returns the rank of a keyword in a header: its row in [`HEADER_WORDS`].
pub fn header_rank(word: &str) -> Option<usize> {
    let word = word.split_once('(').map_or(word, |(word, _)| word);
    HEADER_WORDS.iter().position(|row| row.contains(&word))
}

/// Whether a header keyword is kept as text. Except for `thread_local`, these have no effect on execution.
pub fn is_kept_as_text(word: &str) -> bool {
    header_rank(word).is_some() || is_sanitizer_attribute(word) || word == "code_model"
}

/// Whether a keyword may occur before the type in a header.
pub fn may_precede_type(word: &str) -> bool {
    matches!(word, "cc" | "addrspace")
        || linkage(word).is_some()
        || calling_convention(word).is_some()
        || header_rank(word).is_some()
}

/// Whether a keyword that is not an attribute may occur after the parameters of a header.
pub fn may_follow_parameters(word: &str) -> bool {
    matches!(word, "unnamed_addr" | "local_unnamed_addr" | "addrspace")
}

/// Whether an attribute may occur after the initializer of a variable: one for sanitizers.
pub fn is_sanitizer_attribute(word: &str) -> bool {
    SANITIZER_ATTRIBUTES.contains(&word)
}

/// Iterates over all known keywords, for suggestions.
pub fn all() -> impl Iterator<Item = &'static str> {
    const OTHERS: [&str; 14] = [
        "private",
        "internal",
        "external",
        "available_externally",
        "linkonce",
        "linkonce_odr",
        "weak",
        "weak_odr",
        "common",
        "appending",
        "extern_weak",
        "cc",
        "addrspace",
        "code_model",
    ];
    let words = HEADER_WORDS.iter().flat_map(|row| row.iter()).chain(SANITIZER_ATTRIBUTES).copied();
    words.chain(OTHERS).chain(CallConv::KEYWORDS.iter().map(|(w, _)| *w))
}
