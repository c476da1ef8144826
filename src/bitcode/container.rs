//! File container: an optional wrapper or object file, modules, and their shared string tables.

use super::bitstream::{Block, BlockInfos, Entry, Record};
use super::codes::{self, BLOCKINFO};
use super::error::Error;
use super::reader::Reader;
use super::record_codes::identification::EPOCH;
use super::record_codes::string_table;
use crate::ir::Module;
use object::{Object, ObjectSection};

/// Signature of bitcode.
const MAGIC: [u8; 4] = *b"BC\xC0\xDE";
/// Signature of the wrapper (`0x0B17C0DE`, little-endian), which holds offset and size of the bitcode.
const WRAPPER: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];
/// Length of the wrapper.
const WRAPPER_LENGTH: usize = 20;
/// Maximum number of trailing bytes after the last block: less than a block with its header.
const PADDING: usize = 8;

/// Signature of ELF files.
const ELF: &[u8; 4] = b"\x7fELF";
/// Section of an object file that contains the bitcode it was compiled from (`clang -fembed-bitcode`).
const SECTION: &[u8] = b".llvmbc";

/// Whether the content is bitcode or an object file with embedded bitcode.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER) || embedded(bytes).is_some()
}

/// Returns the offset of the bitstream in a file.
pub(super) fn start(bytes: &[u8]) -> usize {
    unwrapped(bytes).map_or(0, |stream| stream.as_ptr() as usize - bytes.as_ptr() as usize)
}

/// Returns the bitcode embedded in an object file.
fn embedded(bytes: &[u8]) -> Option<&[u8]> {
    if !bytes.starts_with(ELF) {
        return None;
    }
    let object = object::File::parse(bytes).ok()?;
    let content = object.section_by_name_bytes(SECTION)?.data().ok()?;
    content.starts_with(&MAGIC).then_some(content)
}

/// Reads the modules of a file in order; there is at least one.
pub fn read(bytes: &[u8]) -> Result<Vec<Module>, Error> {
    let stream = unwrapped(bytes)?;
    let mut modules: Vec<(Block<'_>, BlockInfos, Option<&[u8]>)> = Vec::new();
    let mut infos = BlockInfos::default();
    let mut block = Block::stream(stream);
    let mut record = Record::default();
    while stream.len() - block.byte() > PADDING {
        match block.next(&mut record)? {
            Entry::Block(codes::IDENTIFICATION) => identification(block.enter(codes::IDENTIFICATION, &infos)?)?,
            Entry::Block(BLOCKINFO) => block.enter(BLOCKINFO, &infos)?.read_infos(&mut infos)?,
            Entry::Block(codes::MODULE) => {
                let module = block.enter(codes::MODULE, &infos)?;
                modules.push((module, infos.clone(), None));
            }
            Entry::Block(codes::STRTAB) => {
                let blob = strings(block.enter(codes::STRTAB, &infos)?)?;
                // A string table belongs to all preceding modules without one.
                for module in modules.iter_mut().filter(|module| module.2.is_none()) {
                    module.2 = blob;
                }
            }
            Entry::Block(_) => block.skip()?,
            Entry::Record | Entry::End => return Err(Error::stream("a record outside of all blocks").at(block.place())),
        }
    }
    if modules.is_empty() {
        return Err(Error::missing("the file contains no module"));
    }
    modules.into_iter().map(|(block, infos, strings)| Reader::new(infos, strings).module(block)).collect()
}

/// Returns the bitcode of a file, without wrapper or object file.
fn unwrapped(bytes: &[u8]) -> Result<&[u8], Error> {
    let mut stream = embedded(bytes).unwrap_or(bytes);
    if bytes.starts_with(&WRAPPER) {
        let word = |at: usize| {
            let word = bytes.get(at..at + 4).and_then(|word| word.try_into().ok());
            word.map(|word| u32::from_le_bytes(word) as usize)
        };
        let range = match (word(8), word(12)) {
            (Some(offset), Some(size)) if offset >= WRAPPER_LENGTH => offset..offset.saturating_add(size),
            _ => return Err(Error::stream("the wrapper around the bitcode is damaged")),
        };
        let inner = bytes.get(range);
        stream = inner.ok_or_else(|| Error::stream("the wrapper refers beyond the end of the file"))?;
    }
    if !stream.starts_with(&MAGIC) {
        return Err(Error::stream("the wrapper contains no bitcode"));
    }
    Ok(stream)
}

/// Rejects an unknown epoch, in which later LLVM versions may break compatibility.
fn identification(mut block: Block<'_>) -> Result<(), Error> {
    block.each_record(|record| match record.code {
        EPOCH if record.ops != [0] => {
            Err(Error::unknown(format!("bitcode of the epoch {:?}: only 0 is known", record.ops)))
        }
        _ => Ok(()),
    })
}

fn strings<'b>(mut block: Block<'b>) -> Result<Option<&'b [u8]>, Error> {
    let mut blob = None;
    block.each_record(|record| {
        if record.code == string_table::BLOB {
            blob = record.blob;
        }
        Ok(())
    })?;
    Ok(blob)
}
