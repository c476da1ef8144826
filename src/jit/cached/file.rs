//! The file of a cached program: a header, the encoded [image](super::image), the encoded code map, and the bytes of
//! code, read-only data and variables, which are read directly to their addresses.
//!
//! ```text
//! magic "LLJITPRG", version, 0         16 bytes
//! key: texts, options, build, processor 32
//! checksum of everything else          32
//! sizes of the five parts              40
//! address, and sizes of the memory     32
//! image | code map | code | read-only data | variables
//! ```
//! Numbers are little-endian. Trailing zeros of data are omitted.

use crate::host::cache_directory::{CacheDirectory, DirectoryError};
use crate::jit::cached::entry::Hash;
use crate::jit::link::code_memory::{CODE_WINDOW, DataSize, Memory};
use std::fs::File;
use std::io::Read;

/// Version of the format, to be incremented with every change.
pub(in crate::jit) const VERSION: u32 = 2;

const MAGIC: &[u8; 8] = b"LLJITPRG";
const HEADER: usize = 152;
const CHECKSUM: std::ops::Range<usize> = 48..80;
const PARTS: usize = 5;

/// A program read from a file, with its code and data in memory at their addresses.
pub(in crate::jit) struct CachedFile {
    pub image: Vec<u8>,
    pub code_map: Vec<u8>,
    pub memory: Memory,
    /// Number of bytes of code, which is not executable yet.
    pub code: u64,
    pub data: DataSize,
}

/// Returns the name of a program's file.
pub(in crate::jit) fn name(key: &Hash) -> String {
    key.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes a program whose code and data are in memory, before any of it has run.
pub(in crate::jit) fn write(
    directory: &CacheDirectory,
    key: &Hash,
    image: &[u8],
    code_map: &[u8],
    memory: &Memory,
    data: DataSize,
) -> Result<(), DirectoryError> {
    let regions = memory.regions();
    let code = memory.code();
    let code = memory.code_bytes(code.start, code.end - code.start);
    let [read_only, writable] = [&regions.read_only, &regions.writable].map(|range| without_zeros(memory.data(range)));
    let parts: [&[u8]; PARTS] = [image, code_map, code, read_only, writable];
    let mut header = Vec::with_capacity(HEADER);
    header.extend(MAGIC);
    header.extend(u64::from(VERSION).to_le_bytes());
    header.extend(key);
    header.extend([0; 32]);
    let sizes = parts.iter().map(|part| part.len() as u64);
    let memory = [regions.code.start, data.read_only, data.writable, data.align];
    sizes.chain(memory).for_each(|number| header.extend(number.to_le_bytes()));
    let mut checksum = blake3::Hasher::new();
    checksum.update(&header);
    for part in parts {
        checksum.update(part);
    }
    header[CHECKSUM].copy_from_slice(checksum.finalize().as_bytes());
    let [image, code_map, code, read_only, writable] = parts;
    directory.store(&name(key), &[&header, image, code_map, code, read_only, writable])
}

fn without_zeros(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    &bytes[..end]
}

/// Reads a program. `None` if the file does not exist or is damaged, or if the addresses of its code and data are in
/// use.
pub(in crate::jit) fn read(directory: &CacheDirectory, key: &Hash) -> Option<CachedFile> {
    let mut file = directory.find(&name(key))?;
    let mut header = [0; HEADER];
    file.read_exact(&mut header).ok()?;
    let number = |at: usize| u64::from_le_bytes(header[at..at + 8].try_into().expect("eight bytes"));
    if &header[..8] != MAGIC || number(8) != u64::from(VERSION) || header[16..48] != key[..] {
        return None;
    }
    let sizes: [u64; PARTS] = std::array::from_fn(|n| number(80 + 8 * n));
    let [base, read_only, writable, align]: [u64; 4] = std::array::from_fn(|n| number(120 + 8 * n));
    let total = sizes.iter().try_fold(HEADER as u64, |sum, size| sum.checked_add(*size))?;
    let [image, code_map, code, read_only_bytes, writable_bytes] = sizes;
    let whole = total == file.metadata().ok()?.len()
        && code <= CODE_WINDOW
        && read_only_bytes <= read_only
        && writable_bytes <= writable
        && align.is_power_of_two();
    if !whole {
        return None;
    }
    let expected: Hash = header[CHECKSUM].try_into().expect("32 bytes");
    header[CHECKSUM].fill(0);
    let mut checksum = blake3::Hasher::new();
    checksum.update(&header);
    let image = buffer(&mut file, image, &mut checksum)?;
    let code_map = buffer(&mut file, code_map, &mut checksum)?;
    let data = DataSize { read_only, writable, align };
    let mut memory = Memory::reserve_at(base, data).ok()?;
    fill(&mut file, memory.code_mut(code).ok()?, &mut checksum)?;
    let (ro, rw) = (memory.regions().read_only.start, memory.regions().writable.start);
    fill(&mut file, memory.data_mut(ro, read_only_bytes), &mut checksum)?;
    fill(&mut file, memory.data_mut(rw, writable_bytes), &mut checksum)?;
    (checksum.finalize() == expected).then_some(CachedFile { image, code_map, memory, code, data })
}

fn buffer(file: &mut File, size: u64, checksum: &mut blake3::Hasher) -> Option<Vec<u8>> {
    let mut bytes = vec![0; usize::try_from(size).ok()?];
    fill(file, &mut bytes, checksum)?;
    Some(bytes)
}

/// Reads a part from the file. It is hashed in chunks, while they are in the processor's cache.
fn fill(file: &mut File, bytes: &mut [u8], checksum: &mut blake3::Hasher) -> Option<()> {
    const PIECE: usize = 128 << 10;
    for piece in bytes.chunks_mut(PIECE) {
        file.read_exact(piece).ok()?;
        checksum.update(piece);
    }
    Some(())
}
