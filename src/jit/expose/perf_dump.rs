//! perf's jitdump, a file of records. `perf inject --jit` finds the file in a recording, because the process maps it,
//! and converts it to object files. The format is described in tools/perf/Documentation/jitdump-specification.txt of
//! the Linux sources.

use crate::jit::expose::ProfiledCode;
use std::fs::File;
use std::io::{Error, Result, Write};
use std::os::fd::AsRawFd;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Returns the path of the file.
pub(super) fn path() -> PathBuf {
    let directory = std::env::var_os("JITDUMPDIR").map(PathBuf::from).unwrap_or_default();
    directory.join(format!("jit-{}.dump", std::process::id()))
}

/// Dump of the process, shared by all its engines, and the number of functions in it.
static DUMP: Mutex<Option<(File, u64)>> = Mutex::new(None);

const MAGIC: u32 = 0x4a69_5444;
const X86_64: u32 = 62;
/// Record types.
const LOAD: u32 = 0;
const DEBUG: u32 = 2;
const PAGE: usize = 4096;

/// Appends the functions to the dump of this process, creating it if necessary.
pub(super) fn write(path: &Path, code: &ProfiledCode<'_>) -> Result<()> {
    let mut dump = DUMP.lock().unwrap_or_else(PoisonError::into_inner);
    if dump.is_none() {
        *dump = Some((begin(path)?, 0));
    }
    let Some((file, count)) = &mut *dump else { return Ok(()) };
    let mut out = Vec::new();
    for piece in &code.functions {
        if let Some(function) = piece.code {
            let mut lines: Vec<u8> = Vec::new();
            let mut known = 0u64;
            for (offset, line) in code.lines(function) {
                let Some(line) = line else { continue };
                lines.extend((piece.start + u64::from(offset)).to_le_bytes());
                lines.extend(line.line.to_le_bytes());
                lines.extend(0u32.to_le_bytes());
                text(&mut lines, line.file);
                known += 1;
            }
            let head = [piece.start.to_le_bytes(), known.to_le_bytes()].concat();
            record(&mut out, DEBUG, &[&head, &lines]);
        }
        let mut body = Vec::new();
        body.extend(std::process::id().to_le_bytes());
        // Thread id: that of the main thread.
        body.extend(std::process::id().to_le_bytes());
        // Original and actual address are the same.
        for number in [piece.start, piece.start, piece.size, *count] {
            body.extend(number.to_le_bytes());
        }
        text(&mut body, &piece.name);
        record(&mut out, LOAD, &[&body, code.bytes(piece)]);
        *count += 1;
    }
    file.write_all(&out)
}

/// Creates the file with its header, and maps its start, so that the mapping appears in a recording.
fn begin(path: &Path) -> Result<File> {
    let mut file = File::options().read(true).write(true).create(true).truncate(true).open(path)?;
    let mut header = Vec::new();
    // Version, header size, machine, padding, process.
    for word in [MAGIC, 1, 40, X86_64, 0, std::process::id()] {
        header.extend(word.to_le_bytes());
    }
    header.extend(now().to_le_bytes());
    // Flags.
    header.extend(0u64.to_le_bytes());
    file.write_all(&header)?;
    let (read, descriptor) = (libc::PROT_READ | libc::PROT_EXEC, file.as_raw_fd());
    // SAFETY: a new mapping without references to it, which is never unmapped.
    let mapped = unsafe { libc::mmap(std::ptr::null_mut(), PAGE, read, libc::MAP_PRIVATE, descriptor, 0) };
    if mapped == libc::MAP_FAILED { Err(Error::last_os_error()) } else { Ok(file) }
}

fn record(out: &mut Vec<u8>, kind: u32, parts: &[&[u8]]) {
    let size: usize = 16 + parts.iter().map(|part| part.len()).sum::<usize>();
    out.extend(kind.to_le_bytes());
    out.extend((size as u32).to_le_bytes());
    out.extend(now().to_le_bytes());
    parts.iter().for_each(|part| out.extend(*part));
}

/// Appends a NUL-terminated string.
fn text(out: &mut Vec<u8>, text: &str) {
    out.extend(text.bytes().filter(|byte| *byte != 0));
    out.push(0);
}

/// Returns the time in nanoseconds of the clock that `perf record -k mono` uses.
fn now() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: writes only the time.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}
