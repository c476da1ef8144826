//! Lookup of the installed library that exports an undefined symbol. It serves a hint in a diagnostic, and is therefore
//! bounded in time.

use std::fs::File;
use std::io::Read;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time limit of the search.
const PATIENCE: Duration = Duration::from_millis(200);
/// Maximum size of a table that is read, in bytes.
const MAX_TABLE: u64 = 64 << 20;

/// Returns the name of a library that exports the symbol, in the form that `--load` takes.
pub fn library_exporting(symbol: &str) -> Option<String> {
    let until = Instant::now() + PATIENCE;
    let mut libraries = cached_libraries().unwrap_or_default();
    // Among several, the library with the shortest name is the most likely; unversioned names are for linkers.
    libraries.sort_by_key(|(name, _)| (name.ends_with(".so"), name.len(), name.clone()));
    let found = libraries.into_iter().take_while(|_| Instant::now() < until).find(|(_, path)| exports(path, symbol));
    found.map(|(name, _)| name)
}

/// Returns the libraries in the dynamic loader's cache, each with its name and path.
fn cached_libraries() -> Option<Vec<(String, PathBuf)>> {
    /// Magic number of the table. A table in an older format may precede it.
    const MAGIC: &[u8] = b"glibc-ld.so.cache1.1";
    const HEADER: usize = 48;
    const ENTRY: usize = 24;
    /// Flags of an x86-64 library.
    const FLAGS: u32 = 0x0303;
    let mut text = Vec::new();
    File::open("/etc/ld.so.cache").ok()?.take(MAX_TABLE).read_to_end(&mut text).ok()?;
    let start = memchr::memmem::find(&text, MAGIC)?;
    let table = &text[start..];
    let word = |at: usize| Some(u32::from_le_bytes(table.get(at..at + 4)?.try_into().ok()?));
    let string = |at: u32| {
        let rest = table.get(at as usize..)?;
        let end = rest.iter().position(|byte| *byte == 0)?;
        String::from_utf8(rest[..end].to_vec()).ok()
    };
    let count = word(MAGIC.len())? as usize;
    let entry = |n: usize| {
        let at = HEADER + n * ENTRY;
        let is_ours = word(at)? == FLAGS;
        is_ours.then_some((string(word(at + 4)?)?, PathBuf::from(string(word(at + 8)?)?)))
    };
    Some((0..count.min(table.len() / ENTRY)).filter_map(entry).collect())
}

/// Whether a library exports a definition of the symbol.
fn exports(path: &Path, symbol: &str) -> bool {
    search(path, symbol).unwrap_or(false)
}

/// Searches the dynamic symbol table, found through the section headers.
fn search(path: &Path, symbol: &str) -> Option<bool> {
    const DYNSYM: u32 = 11;
    const SECTION: usize = 64;
    const SYMBOL: usize = 24;
    let file = File::open(path).ok()?;
    let read = |at: u64, size: u64| {
        let mut bytes = vec![0; usize::try_from(size).ok().filter(|_| size <= MAX_TABLE)?];
        file.read_exact_at(&mut bytes, at).ok().map(|()| bytes)
    };
    let half = |bytes: &[u8], at: usize| Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
    let word = |bytes: &[u8], at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    let long = |bytes: &[u8], at: usize| Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?));
    let header = read(0, 64)?;
    // ELF64, little-endian.
    if header.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let count = u64::from(half(&header, 60)?);
    let sections = read(long(&header, 40)?, count * SECTION as u64)?;
    let section = |n: usize| sections.get(n * SECTION..(n + 1) * SECTION);
    let dynamic = (0..count as usize).filter_map(section).find(|s| word(s, 4) == Some(DYNSYM))?;
    let names = section(word(dynamic, 40)? as usize)?;
    let names = read(long(names, 24)?, long(names, 32)?)?;
    // Most libraries do not contain the name at all, which ends the search. A name may be the suffix of another one.
    let wanted = [symbol.as_bytes(), b"\0"].concat();
    if memchr::memmem::find(&names, &wanted).is_none() {
        return Some(false);
    }
    let symbols = read(long(dynamic, 24)?, long(dynamic, 32)?)?;
    let matches = |entry: &[u8]| {
        let at = word(entry, 0)? as usize;
        let is_it = names.get(at..)?.strip_prefix(symbol.as_bytes())?.first() == Some(&0);
        // Defined, and global or weak.
        Some(is_it && half(entry, 6)? != 0 && matches!(entry[4] >> 4, 1 | 2))
    };
    Some(symbols.chunks_exact(SYMBOL).any(|entry| matches(entry) == Some(true)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_of_a_symbol_is_found() {
        // Every machine with this C library has these.
        let Some(all) = cached_libraries().filter(|all| all.iter().any(|(name, _)| name == "libm.so.6")) else {
            return;
        };
        let path = all.iter().find(|(name, _)| name == "libm.so.6").map(|(_, path)| path.clone()).unwrap_or_default();
        let has = |symbol| exports(&path, symbol);
        assert_eq!((has("cos"), has("co"), has("gzopen")), (true, false, false), "{}", path.display());
        assert_eq!(library_exporting("cos").as_deref(), Some("libm.so.6"));
        assert_eq!(library_exporting("no_library_exports_this_name"), None);
        assert!(!exports(Path::new("/nowhere"), "cos") && !exports(Path::new("/dev/null"), "cos"));
    }
}
