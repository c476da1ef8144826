//! Text of binary programs, for clients that show it read-only.

use super::open::Failure;
use crate::ir::print;
use crate::read;
use crate::source::SourceMap;

/// Returns a program of any format as LLVM assembly.
pub fn text(path: &str) -> Result<String, Failure> {
    let mut sources = SourceMap::new();
    let input = read::file(&mut sources, path, || ()).map_err(|error| Failure::failed(error.to_string()))?;
    let mut text = String::new();
    for read in &input.modules {
        if let Some(error) = read.diagnostics.iter().chain(&input.diagnostics).find(|one| one.is_error()) {
            return Err(Failure::failed(format!("{path}: {}", error.message)));
        }
        text += &print::module(&read.module);
    }
    Ok(text)
}

/// Decodes percent-encoded characters, such as `%20`, in the path of a URI.
pub fn decoded(path: &str) -> String {
    let bytes = path.as_bytes();
    let (mut out, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while at < bytes.len() {
        let hex = bytes.get(at + 1..at + 3).and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.filter(|_| bytes[at] == b'%').and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                out.push(byte);
                at += 3;
            }
            None => {
                out.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Returns the path of a `file:` URI.
pub fn path_of(uri: &str) -> Option<String> {
    let path = uri.strip_prefix("file://")?;
    // The host is empty or this machine.
    let path = path.strip_prefix("localhost").unwrap_or(path);
    path.starts_with('/').then(|| decoded(path))
}
