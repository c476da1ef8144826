//! LLVM's bitstream container (LLVM "Bitstream Container Format"): a stream of bits with blocks of records, which are
//! lists of numbers. This module does not interpret the numbers.
//!
//! Each length is checked against the remaining bits before anything is read or allocated, and a block ends where its
//! header says.

use super::error::{Error, Place};
use super::record_codes::block_info::SETBID;
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

/// Builtin abbreviation ids.
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREV: u64 = 2;
const UNABBREV_RECORD: u64 = 3;
/// First abbreviation id that a block defines itself.
const FIRST_ABBREV: u64 = 4;

/// Maximum number of operands in an abbreviation; LLVM writes fewer than 20.
const MAX_OPERANDS: u64 = 1 << 12;

/// Number of bits that a 64-bit load at a byte is sure to contain, starting from any bit of that byte.
const WORD: u32 = 57;

/// Position in the stream.
#[derive(Clone, Copy, Debug)]
struct Cursor<'b> {
    bytes: &'b [u8],
    /// Position and end in bits.
    at: u64,
    end: u64,
}

impl<'b> Cursor<'b> {
    fn left(&self) -> u64 {
        self.end.saturating_sub(self.at)
    }

    /// Returns the bits at the position, of which at least [`WORD`] are valid; `None` near the end of the bytes.
    #[inline]
    fn word(&self) -> Option<u64> {
        let word = self.bytes.get((self.at / 8) as usize..)?.first_chunk()?;
        Some(u64::from_le_bytes(*word) >> (self.at % 8))
    }

    /// Reads a fixed-width number, least significant bit first.
    #[inline]
    fn fixed(&mut self, width: u32) -> Result<u64, Error> {
        match self.word() {
            Some(word) if width <= WORD && u64::from(width) <= self.left() => {
                self.at += u64::from(width);
                Ok(word & ((1 << width) - 1))
            }
            _ => self.wide_fixed(width),
        }
    }

    /// Reads a number of any width, even at the end of the bytes.
    #[cold]
    fn wide_fixed(&mut self, width: u32) -> Result<u64, Error> {
        if u64::from(width) > self.left() {
            return Err(Error::stream("unexpected end of stream within a number"));
        }
        let (byte, bit) = ((self.at / 8) as usize, (self.at % 8) as u32);
        self.at += u64::from(width);
        let word = match self.bytes.get(byte..byte + 8) {
            Some(word) => u64::from_le_bytes(word.try_into().unwrap_or_default()),
            None => {
                let mut word = [0; 8];
                let rest = &self.bytes[byte.min(self.bytes.len())..];
                word[..rest.len()].copy_from_slice(rest);
                u64::from_le_bytes(word)
            }
        };
        let mut value = word >> bit;
        if bit + width > 64 {
            let next = self.bytes.get(byte + 8).copied().unwrap_or(0);
            value |= u64::from(next) << (64 - bit);
        }
        Ok(if width >= 64 { value } else { value & ((1 << width) - 1) })
    }

    /// Reads a VBR number: chunks whose highest bit says whether another one follows.
    #[inline]
    fn vbr(&mut self, width: u32) -> Result<u64, Error> {
        if let Some(mut word) = self.word() {
            let more = 1 << (width - 1);
            let (mut value, mut shift, mut taken) = (0, 0, width);
            while taken <= WORD {
                value |= (word & (more - 1)) << shift;
                if word & more == 0 {
                    if u64::from(taken) > self.left() {
                        break;
                    }
                    self.at += u64::from(taken);
                    return Ok(value);
                }
                word >>= width;
                shift += width - 1;
                taken += width;
            }
        }
        self.wide_vbr(width)
    }

    /// Reads a VBR number of any length, even at the end of the bytes.
    #[cold]
    fn wide_vbr(&mut self, width: u32) -> Result<u64, Error> {
        let more = 1 << (width - 1);
        let mut chunk = self.fixed(width)?;
        let mut value = chunk & (more - 1);
        let mut shift = width - 1;
        while chunk & more != 0 {
            chunk = self.fixed(width)?;
            let bits = chunk & (more - 1);
            if shift >= 64 && bits != 0 || shift < 64 && bits << shift >> shift != bits {
                return Err(Error::stream("a number of variable width has more than 64 bits"));
            }
            if shift < 64 {
                value |= bits << shift;
            }
            shift = shift.saturating_add(width - 1);
        }
        Ok(value)
    }

    fn align(&mut self) -> Result<(), Error> {
        let padding = self.at.next_multiple_of(32) - self.at;
        self.fixed(padding as u32).map(|_| ())
    }
}

/// Sequence of VBR numbers in a byte slice.
pub struct Numbers<'b>(Cursor<'b>);

impl<'b> Numbers<'b> {
    /// Starts at the first byte.
    pub fn new(bytes: &'b [u8]) -> Self {
        Numbers(Cursor { bytes, at: 0, end: bytes.len() as u64 * 8 })
    }

    /// Reads the next number, in chunks of six bits.
    pub fn vbr6(&mut self) -> Result<u64, Error> {
        self.0.vbr(6)
    }
}

/// Operand of an abbreviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
    Array,
    Blob,
}

/// Encoding of a record.
#[derive(Debug)]
struct Abbrev {
    parts: Box<[Part]>,
    /// Number of literal operands.
    literals: u64,
}

/// Abbreviations defined by [`BLOCKINFO`](super::codes::BLOCKINFO), by block id.
#[derive(Clone, Default, Debug)]
pub struct BlockInfos(FxHashMap<u32, Arc<Vec<Arc<Abbrev>>>>);

/// Budget of a stream for abbreviated records and literal operands, in addition to one per byte. They can take less
/// than a byte each, and much more memory.
const FREE_RECORDS: u64 = 1 << 16;

/// Record: code and operands. One instance is reused for a whole stream.
#[derive(Default, Debug)]
pub struct Record<'b> {
    /// Code, whose meaning depends on the block.
    pub code: u32,
    /// Operands.
    pub ops: Vec<u64>,
    /// Blob operand, if any.
    pub blob: Option<&'b [u8]>,
    /// Start of the record in bits.
    pub at: u64,
}

/// Next entry of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Record, which has been read.
    Record,
    /// Block with this id: continue with [`Block::enter`] or [`Block::skip`].
    Block(u32),
    /// End of the block.
    End,
}

/// Block being read, or the whole stream.
#[derive(Clone, Debug)]
pub struct Block<'b> {
    /// Block id; `None` for the whole stream.
    pub id: Option<u32>,
    cursor: Cursor<'b>,
    width: u32,
    /// Abbreviations from BLOCKINFO, and those defined in the block.
    shared: Arc<Vec<Arc<Abbrev>>>,
    abbrevs: Vec<Arc<Abbrev>>,
    /// Remaining budget for abbreviated records and literal operands.
    left: Rc<Cell<u64>>,
    /// Code and start of the last record.
    record: Option<(u32, u64)>,
}

impl<'b> Block<'b> {
    /// Opens a stream after its signature of four bytes.
    pub fn stream(bytes: &'b [u8]) -> Block<'b> {
        let cursor = Cursor { bytes, at: 32, end: bytes.len() as u64 * 8 };
        let left = Rc::new(Cell::new(FREE_RECORDS + bytes.len() as u64));
        Block { id: None, cursor, width: 2, shared: Arc::default(), abbrevs: Vec::new(), left, record: None }
    }

    /// Returns the current position.
    pub fn place(&self) -> Place {
        match self.record {
            Some((code, at)) => Place { bit: at, block: self.id, record: Some(code) },
            None => Place { bit: self.cursor.at, block: self.id, record: None },
        }
    }

    /// Whether fewer bits remain than a block takes.
    pub fn is_at_end(&self) -> bool {
        self.cursor.left() < 32
    }

    /// Returns the number of remaining bits, as a bound for counts of items that take some bits each.
    pub fn left(&self) -> u64 {
        self.cursor.left()
    }

    /// Returns the current position in bytes.
    pub fn byte(&self) -> usize {
        (self.cursor.at / 8) as usize
    }

    /// Reads the next record, block header or end of block, processing definitions of abbreviations before it.
    pub fn next(&mut self, record: &mut Record<'b>) -> Result<Entry, Error> {
        self.record = None;
        self.entry(record).map_err(|error| error.at(self.place()))
    }

    fn entry(&mut self, record: &mut Record<'b>) -> Result<Entry, Error> {
        loop {
            let at = self.cursor.at;
            match self.cursor.fixed(self.width)? {
                END_BLOCK if self.id.is_some() => {
                    self.cursor.align()?;
                    if self.cursor.left() != 0 {
                        return Err(Error::stream("a block ends before its stated length"));
                    }
                    return Ok(Entry::End);
                }
                END_BLOCK => return Err(Error::stream("end of block outside of any block")),
                ENTER_SUBBLOCK => return Ok(Entry::Block(self.number(8, "id of a block")?)),
                DEFINE_ABBREV => {
                    let abbrev = self.define()?;
                    self.abbrevs.push(abbrev);
                }
                UNABBREV_RECORD => {
                    record.code = self.number(6, "code of a record")?;
                    self.record = Some((record.code, at));
                    let count = self.cursor.vbr(6)?;
                    if count > self.cursor.left() / 6 {
                        return Err(Error::stream("a record is longer than its block"));
                    }
                    record.at = at;
                    record.blob = None;
                    record.ops.clear();
                    for _ in 0..count {
                        record.ops.push(self.cursor.vbr(6)?);
                    }
                    return Ok(Entry::Record);
                }
                id => {
                    let n = (id - FIRST_ABBREV) as usize;
                    let abbrev = self.shared.get(n).or_else(|| self.abbrevs.get(n.checked_sub(self.shared.len())?));
                    let abbrev = abbrev.ok_or_else(|| Error::stream("undefined abbreviation"))?;
                    record.at = at;
                    self.cursor.abbreviated(abbrev, &self.left, record)?;
                    self.record = Some((record.code, at));
                    return Ok(Entry::Record);
                }
            }
        }
    }

    /// Calls `f` for each record up to the end of the block, skipping nested blocks. Errors get the record's position.
    pub fn each_record(&mut self, mut f: impl FnMut(&Record<'b>) -> Result<(), Error>) -> Result<(), Error> {
        let mut record = Record::default();
        loop {
            match self.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(_) => self.skip()?,
                Entry::Record => f(&record).map_err(|error| error.at(self.place()))?,
            }
        }
    }

    fn number(&mut self, width: u32, what: &str) -> Result<u32, Error> {
        u32::try_from(self.cursor.vbr(width)?).map_err(|_| Error::stream(format!("the {what} has more than 32 bits")))
    }

    /// Reads the definition of an abbreviation.
    fn define(&mut self) -> Result<Arc<Abbrev>, Error> {
        let count = self.cursor.vbr(5)?;
        if count == 0 || count > MAX_OPERANDS {
            return Err(Error::stream(format!("an abbreviation with {count} operands")));
        }
        let mut parts = Vec::new();
        for _ in 0..count {
            if self.cursor.fixed(1)? == 1 {
                parts.push(Part::Literal(self.cursor.vbr(8)?));
                continue;
            }
            let encoding = self.cursor.fixed(3)?;
            parts.push(match encoding {
                1 | 2 => match (encoding, self.cursor.vbr(5)?) {
                    // A number of width zero is zero.
                    (_, 0) => Part::Literal(0),
                    (1, width @ 1..=64) => Part::Fixed(width as u32),
                    (2, width @ 2..=64) => Part::Vbr(width as u32),
                    (_, width) => return Err(Error::stream(format!("an abbreviation has numbers of {width} bits"))),
                },
                3 => Part::Array,
                4 => Part::Char6,
                5 => Part::Blob,
                _ => return Err(Error::stream(format!("unknown abbreviation encoding {encoding}"))),
            });
        }
        let last = parts.len() - 1;
        let fits = parts.iter().enumerate().all(|(n, part)| match part {
            Part::Array => n > 0 && n + 1 == last && !matches!(parts[last], Part::Array | Part::Blob),
            Part::Blob => n > 0 && n == last,
            _ => true,
        });
        if !fits {
            return Err(Error::stream("an abbreviation with an array or blob that is not last"));
        }
        let literals = parts[1..].iter().filter(|part| matches!(part, Part::Literal(_))).count() as u64;
        Ok(Arc::new(Abbrev { parts: parts.into(), literals }))
    }

    /// Enters the block whose id was just read. Afterwards, `self` continues after that block.
    pub fn enter(&mut self, id: u32, infos: &BlockInfos) -> Result<Block<'b>, Error> {
        let (width, end) = self.header().map_err(|error| error.at(self.place()))?;
        let inner = Cursor { end, ..self.cursor };
        self.cursor.at = end;
        let shared = infos.0.get(&id).cloned().unwrap_or_default();
        let left = Rc::clone(&self.left);
        Ok(Block { id: Some(id), cursor: inner, width, shared, abbrevs: Vec::new(), left, record: None })
    }

    /// Skips the block whose id was just read.
    pub fn skip(&mut self) -> Result<(), Error> {
        let (_, end) = self.header().map_err(|error| error.at(self.place()))?;
        self.cursor.at = end;
        Ok(())
    }

    /// Reads a block header. Returns the width of abbreviation ids and the end of the block.
    fn header(&mut self) -> Result<(u32, u64), Error> {
        let width = self.cursor.vbr(4)?;
        if !(2..=32).contains(&width) {
            return Err(Error::stream(format!("a block has abbreviations of {width} bits")));
        }
        self.cursor.align()?;
        let words = self.cursor.fixed(32)?;
        if words > self.cursor.left() / 32 {
            return Err(Error::stream("a block is longer than its parent"));
        }
        Ok((width as u32, self.cursor.at + words * 32))
    }

    /// Reads a BLOCKINFO block.
    pub fn read_infos(mut self, infos: &mut BlockInfos) -> Result<(), Error> {
        let mut record = Record::default();
        let mut of: Option<u32> = None;
        loop {
            let known = self.abbrevs.len();
            let entry = self.next(&mut record)?;
            let defined = self.abbrevs.drain(known..);
            if let Some(of) = of {
                Arc::make_mut(infos.0.entry(of).or_default()).extend(defined);
            } else if defined.len() > 0 {
                drop(defined);
                return Err(Error::stream("an abbreviation without a block").at(self.place()));
            } else {
                drop(defined);
            }
            match entry {
                Entry::End => return Ok(()),
                Entry::Block(_) => self.skip()?,
                Entry::Record if record.code == SETBID => {
                    let id = record.ops.first().and_then(|id| u32::try_from(*id).ok());
                    of = Some(id.ok_or_else(|| Error::record("invalid block id").at(self.place()))?);
                }
                // Names of blocks and records, which only dump tools use.
                Entry::Record => {}
            }
        }
    }
}

impl<'b> Cursor<'b> {
    #[inline]
    fn scalar(&mut self, part: Part) -> Result<u64, Error> {
        const CHARS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
        Ok(match part {
            Part::Literal(value) => value,
            Part::Fixed(width) => self.fixed(width)?,
            Part::Vbr(width) => self.vbr(width)?,
            _ => u64::from(CHARS[self.fixed(6)? as usize & 63]),
        })
    }

    /// Reads an abbreviated record. `budget`: for abbreviated records and literal operands.
    fn abbreviated(&mut self, abbrev: &Abbrev, budget: &Cell<u64>, record: &mut Record<'b>) -> Result<(), Error> {
        record.ops.clear();
        record.blob = None;
        let Some((first, rest)) = abbrev.parts.split_first() else {
            return Err(Error::stream("an empty abbreviation"));
        };
        let code = self.scalar(*first)?;
        record.code = u32::try_from(code).map_err(|_| Error::stream("the code of a record has more than 32 bits"))?;
        spend(budget, 1 + abbrev.literals)?;
        let mut rest = rest.iter();
        while let Some(part) = rest.next() {
            match part {
                Part::Array => {
                    let count = self.vbr(6)?;
                    let element = rest.next().copied().unwrap_or(Part::Literal(0));
                    let width = match element {
                        Part::Fixed(width) | Part::Vbr(width) => u64::from(width),
                        Part::Char6 => 6,
                        // Literal elements take no bits, but their number must be bounded, too.
                        _ => 8,
                    };
                    if count > self.left() / width {
                        return Err(Error::stream("an array is longer than its block"));
                    }
                    if matches!(element, Part::Literal(_)) {
                        spend(budget, count)?;
                    }
                    record.ops.reserve(count as usize);
                    for _ in 0..count {
                        let value = self.scalar(element)?;
                        record.ops.push(value);
                    }
                }
                Part::Blob => {
                    let count = self.vbr(6)?;
                    self.align()?;
                    if count > self.left() / 8 {
                        return Err(Error::stream("a blob is longer than its block"));
                    }
                    let start = (self.at / 8) as usize;
                    record.blob = self.bytes.get(start..start + count as usize);
                    self.at += count * 8;
                    self.align()?;
                }
                part => {
                    let value = self.scalar(*part)?;
                    record.ops.push(value);
                }
            }
        }
        Ok(())
    }
}

/// Charges the budget for abbreviated records and literal operands.
fn spend(budget: &Cell<u64>, count: u64) -> Result<(), Error> {
    let left = budget.get().checked_sub(count);
    budget.set(left.ok_or_else(|| Error::stream("more records than a file of this length can contain"))?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers read from one word must equal those read chunk by chunk, at every position up to the end.
    #[test]
    fn numbers_are_the_same_read_both_ways() {
        let mut state = 1_u64;
        let mut byte = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // Bytes with many set bits, so that numbers are long.
            (state >> 33 | state >> 41) as u8
        };
        let bytes: Vec<u8> = (0..40).map(|_| byte()).collect();
        let whole = bytes.len() as u64 * 8;
        for end in [whole, whole - 32, whole - 77] {
            for at in 0..=end {
                let cursor = Cursor { bytes: &bytes, at, end };
                for width in 0..=64 {
                    let (mut one, mut other) = (cursor, cursor);
                    assert_eq!(one.fixed(width), other.wide_fixed(width), "{width} bits at {at} of {end}");
                    assert_eq!(one.at, other.at, "{width} bits at {at} of {end}");
                }
                for width in 2..=64 {
                    let (mut one, mut other) = (cursor, cursor);
                    let read = one.vbr(width);
                    assert_eq!(read, other.wide_vbr(width), "chunks of {width} bits at {at} of {end}");
                    assert!(read.is_err() || one.at == other.at, "chunks of {width} bits at {at} of {end}");
                }
            }
        }
    }
}
