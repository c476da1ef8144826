//! Names of symbols as LLVM writes them.

/// Returns the name without the `\01` prefix, which in LLVM suppresses mangling.
pub(in crate::host) fn drop_mangling_escape(name: &str) -> &str {
    name.strip_prefix('\u{1}').unwrap_or(name)
}
