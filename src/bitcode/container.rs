//! What a file holds: a wrapper or an object file around it perhaps, modules, and the tables of strings that these share.

use super::bitstream::{BLOCKINFO, Block, BlockInfos, Entry, Record};
use super::codes;
use super::error::Error;
use super::reader::Reader;
use crate::ir::Module;
use object::{Object, ObjectSection};

/// The signature of bitcode.
const MAGIC: [u8; 4] = *b"BC\xC0\xDE";
/// The signature of a wrapper, which says where in the file bitcode is.
const WRAPPER: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];
/// The length of a wrapper.
const WRAPPER_LENGTH: usize = 20;
/// What may stand behind the last block: less than a block and its header.
const PADDING: usize = 8;

/// Records of [`codes::IDENTIFICATION`]: who wrote the file, and the epoch.
pub(super) const PRODUCER: u32 = 1;
pub(super) const EPOCH: u32 = 2;
/// The record of [`codes::STRTAB`].
pub(super) const STRTAB_BLOB: u32 = 1;

/// The signature of ELF's files.
const ELF: &[u8; 4] = b"\x7fELF";
/// The section of an object file that holds the bitcode it was made of (`clang -fembed-bitcode`).
const SECTION: &[u8] = b".llvmbc";

/// Whether bytes are bitcode, or an object file that has some, by their content.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER) || embedded(bytes).is_some()
}

/// Where in a file its stream starts.
pub(super) fn start(bytes: &[u8]) -> usize {
    unwrapped(bytes).map_or(0, |stream| stream.as_ptr() as usize - bytes.as_ptr() as usize)
}

/// The bitcode in an object file.
fn embedded(bytes: &[u8]) -> Option<&[u8]> {
    if !bytes.starts_with(ELF) {
        return None;
    }
    let object = object::File::parse(bytes).ok()?;
    let content = object.section_by_name_bytes(SECTION)?.data().ok()?;
    content.starts_with(&MAGIC).then_some(content)
}

/// The modules of a file, in order; at least one.
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
                // It serves all modules before it that have none.
                for module in modules.iter_mut().filter(|module| module.2.is_none()) {
                    module.2 = blob;
                }
            }
            Entry::Block(_) => block.skip()?,
            Entry::Record | Entry::End => return Err(Error::stream("a record outside of all blocks").at(block.place())),
        }
    }
    if modules.is_empty() {
        return Err(Error::missing("there is no module"));
    }
    modules.into_iter().map(|(block, infos, strings)| Reader::new(infos, strings).module(block)).collect()
}

/// The bitcode in a file.
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
        stream = inner.ok_or_else(|| Error::stream("the wrapper names a part that the file does not have"))?;
    }
    if !stream.starts_with(&MAGIC) {
        return Err(Error::stream("the wrapper holds no bitcode"));
    }
    Ok(stream)
}

/// Refuses what a later LLVM writes that can no longer be read.
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
        if record.code == STRTAB_BLOB {
            blob = record.blob;
        }
        Ok(())
    })?;
    Ok(blob)
}
