//! Bitcode mutations for the reader: a file that is read can be printed and verified, and a refusal has a
//! location, all within a time limit.

use super::bitstream_writer::{Item, file};
use super::rng::Rng;
use llvmlite_jit::bitcode;
use llvmlite_jit::bitcode::bitstream::{Block, BlockInfos, Entry, Record};
use llvmlite_jit::bitcode::codes::BLOCKINFO;
use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::ir::{print, use_lists};
use llvmlite_jit::read;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{Options, verify};
use std::time::{Duration, Instant};

/// Time limit per [`BYTES`] bytes; the build may be a slow one.
const SLOWEST: Duration = Duration::from_secs(10);
const BYTES: usize = 100_000;

/// Checks the reader on a file; `Ok` tells whether it is valid bitcode.
pub fn check(bytes: &[u8]) -> Result<bool, String> {
    let begun = Instant::now();
    let is_read = match bitcode::read(bytes) {
        Ok(mut modules) => {
            for module in &mut modules {
                use_lists::enter_directives(module);
                if print::module(module).is_empty() && !module.globals.is_empty() {
                    return Err("a module is printed as nothing".into());
                }
            }
            let mut sources = SourceMap::new();
            let input = read::bytes(&mut sources, "changed.bc", bytes.to_vec()).map_err(|error| error.to_string())?;
            for read in input.modules {
                let found = match verify(read.module, &sources, Options::default()) {
                    Ok(checked) => checked.warnings().to_vec(),
                    Err(found) => found,
                };
                for found in found.iter().take(2).filter(|found| found.severity == Severity::Error) {
                    // The text is generated at the first request for a location.
                    sources.place(sources.written(found.span()));
                }
            }
            true
        }
        Err(error) if error.message.is_empty() => return Err("a refusal that does not say why".into()),
        Err(_) => false,
    };
    match begun.elapsed() > SLOWEST * (bytes.len() / BYTES + 1) as u32 {
        true => Err(format!("{} bytes took {:?}", bytes.len(), begun.elapsed())),
        false => Ok(is_read),
    }
}

/// Changes a file: its bytes, or its records, which leaves the container valid.
pub fn mutate(bytes: &[u8], random: &mut Rng) -> Vec<u8> {
    let mut changed = match random.below(8) {
        0 => bytes.to_vec(),
        _ => match items(bytes) {
            Some(mut items) => {
                for _ in 0..1 + random.below(3) {
                    let count = items.iter().map(count).sum::<usize>();
                    change(&mut items, &mut random.below(count.max(1)), random);
                }
                return file(items);
            }
            None => bytes.to_vec(),
        },
    };
    for _ in 0..1 + random.below(4) {
        let at = random.below(changed.len().max(1));
        match (random.below(4), changed.get_mut(at)) {
            (0, _) => changed.truncate(at),
            (1, Some(byte)) => *byte = [0, 0xff, 0x80, 1][random.below(4)],
            (_, Some(byte)) => *byte ^= 1 << random.below(8),
            _ => {}
        }
    }
    changed
}

/// Returns the blocks of a file; `None` if it is damaged.
pub fn items(bytes: &[u8]) -> Option<Vec<Item>> {
    let whole = bytes.get(..bytes.len() / 4 * 4).filter(|bytes| bytes.starts_with(b"BC"))?;
    let mut stream = Block::stream(whole);
    let mut infos = BlockInfos::default();
    inner(&mut stream, &mut infos)
}

fn inner(block: &mut Block<'_>, infos: &mut BlockInfos) -> Option<Vec<Item>> {
    let (mut items, mut record) = (Vec::new(), Record::default());
    while block.id.is_some() || !block.is_at_end() {
        match block.next(&mut record).ok()? {
            Entry::End => return Some(items),
            Entry::Block(BLOCKINFO) => block.enter(BLOCKINFO, infos).and_then(|inner| inner.read_infos(infos)).ok()?,
            Entry::Block(id) => {
                let mut within = block.enter(id, infos).ok()?;
                items.push(Item::Block(id, inner(&mut within, infos)?));
            }
            Entry::Record => items.push(match record.blob {
                Some(blob) => Item::Blob(record.code, record.ops.clone(), blob.to_vec()),
                None => Item::Record(record.code, record.ops.clone()),
            }),
        }
    }
    Some(items)
}

fn count(item: &Item) -> usize {
    match item {
        Item::Block(_, items) => 1 + items.iter().map(count).sum::<usize>(),
        _ => 1,
    }
}

/// Returns a boundary value, or a number near another.
fn number(near: u64, random: &mut Rng) -> u64 {
    match random.below(8) {
        0 => near.wrapping_add(1),
        1 => near.wrapping_sub(1),
        2 => 1 << random.below(64),
        3 => (1u64 << random.below(64)).wrapping_sub(1),
        4 => u64::MAX - random.below(4) as u64,
        5 => near ^ 1 << random.below(20),
        _ => random.below(64) as u64,
    }
}

/// Changes the item that is `left` items ahead.
fn change(items: &mut Vec<Item>, left: &mut usize, random: &mut Rng) -> bool {
    for n in 0..items.len() {
        if *left > 0 {
            *left -= 1;
            if let Item::Block(_, inner) = &mut items[n]
                && change(inner, left, random)
            {
                return true;
            }
            continue;
        }
        let other = random.below(items.len());
        match random.below(10) {
            0 => drop(items.remove(n)),
            1 => items.swap(n, other),
            2 => {
                if let Item::Record(code, ops) = &items[n] {
                    let copy = Item::Record(*code, ops.clone());
                    items.insert(other, copy);
                }
            }
            _ => match &mut items[n] {
                Item::Block(id, _) => *id = random.below(27) as u32,
                Item::Record(code, ops) | Item::Blob(code, ops, _) => change_record(code, ops, random),
                // The reader produces none of these.
                Item::Abbreviation(_) | Item::Short(_) | Item::Array(..) => {}
            },
        }
        return true;
    }
    false
}

fn change_record(code: &mut u32, ops: &mut Vec<u64>, random: &mut Rng) {
    let at = random.below(ops.len().max(1));
    match random.below(8) {
        0 => *code = random.below(70) as u32,
        1 => ops.truncate(at),
        2 => ops.insert(at.min(ops.len()), number(0, random)),
        _ => match ops.get_mut(at) {
            Some(op) => *op = number(*op, random),
            None => ops.push(number(0, random)),
        },
    }
}
