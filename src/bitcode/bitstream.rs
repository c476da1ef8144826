//! The container of LLVM's binary files (LLVM "Bitstream Container Format"): a stream of bits that holds blocks, which hold
//! records, which are lists of numbers. It knows nothing of what they mean.
//!
//! Each length is checked against what is left before anything is read or allocated, and a block ends where its header says.

use super::error::{Error, Place};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

/// Ids of abbreviations that every block has.
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREV: u64 = 2;
const UNABBREV_RECORD: u64 = 3;
/// The first abbreviation that a block defines itself.
const FIRST_ABBREV: u64 = 4;

/// The block that defines abbreviations for other blocks.
pub const BLOCKINFO: u32 = 0;
/// Its record that names the block.
const SETBID: u32 = 1;

/// Abbreviations of one block have at most so many parts; LLVM writes fewer than 20.
const MOST_PARTS: u64 = 1 << 12;

/// A place in the stream.
#[derive(Clone, Copy, Debug)]
struct Cursor<'b> {
    bytes: &'b [u8],
    /// Both in bits.
    at: u64,
    end: u64,
}

impl<'b> Cursor<'b> {
    fn left(&self) -> u64 {
        self.end.saturating_sub(self.at)
    }

    /// The next bits as a number, the first one lowest.
    #[inline]
    fn fixed(&mut self, width: u32) -> Result<u64, Error> {
        if u64::from(width) > self.left() {
            return Err(Error::stream("the stream ends within a number"));
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

    /// A number in chunks, each of which says in its highest bit whether one follows.
    #[inline]
    fn vbr(&mut self, width: u32) -> Result<u64, Error> {
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

/// Numbers of variable width in some bytes.
pub struct Numbers<'b>(Cursor<'b>);

impl<'b> Numbers<'b> {
    /// From the first byte on.
    pub fn new(bytes: &'b [u8]) -> Self {
        Numbers(Cursor { bytes, at: 0, end: bytes.len() as u64 * 8 })
    }

    /// The next one, in chunks of six bits.
    pub fn vbr6(&mut self) -> Result<u64, Error> {
        self.0.vbr(6)
    }
}

/// A part of an abbreviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
    Array,
    Blob,
}

/// How the numbers of a record are written.
type Abbrev = Arc<[Part]>;

/// Abbreviations that [`BLOCKINFO`] defines, by the id of their block.
#[derive(Clone, Default, Debug)]
pub struct BlockInfos(FxHashMap<u32, Arc<Vec<Abbrev>>>);

/// Abbreviated records and literal operands that a stream may have beyond one for each of its bytes. They can take less than a byte, and
/// the record in memory takes much more.
const FREE_RECORDS: u64 = 1 << 16;

/// A record: what it is, and its numbers. One is used for all of a stream.
#[derive(Default, Debug)]
pub struct Record<'b> {
    /// What it is, by its block.
    pub code: u32,
    /// Its numbers.
    pub ops: Vec<u64>,
    /// Its bytes, if it has some.
    pub blob: Option<&'b [u8]>,
    /// Where it starts, in bits.
    pub at: u64,
}

/// What comes next in a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A record, which has been read.
    Record,
    /// A block of this id: [`Block::enter`] or [`Block::skip`].
    Block(u32),
    /// The end.
    End,
}

/// A block that is being read, or the whole stream.
#[derive(Clone, Debug)]
pub struct Block<'b> {
    /// Its id; none for the whole stream.
    pub id: Option<u32>,
    cursor: Cursor<'b>,
    width: u32,
    /// Those that all blocks of its kind have, and its own.
    shared: Arc<Vec<Abbrev>>,
    abbrevs: Vec<Abbrev>,
    /// Abbreviated records and literal operands that the stream may still have.
    left: Rc<Cell<u64>>,
    /// The record that was read last.
    record: Option<(u32, u64)>,
}

impl<'b> Block<'b> {
    /// The stream that bytes are, after their signature of four.
    pub fn stream(bytes: &'b [u8]) -> Block<'b> {
        let cursor = Cursor { bytes, at: 32, end: bytes.len() as u64 * 8 };
        let left = Rc::new(Cell::new(FREE_RECORDS + bytes.len() as u64));
        Block { id: None, cursor, width: 2, shared: Arc::default(), abbrevs: Vec::new(), left, record: None }
    }

    /// Where reading stands.
    pub fn place(&self) -> Place {
        match self.record {
            Some((code, at)) => Place { bit: at, block: self.id, record: Some(code) },
            None => Place { bit: self.cursor.at, block: self.id, record: None },
        }
    }

    /// Whether less is left than a block has.
    pub fn is_at_end(&self) -> bool {
        self.cursor.left() < 32
    }

    /// How many bits are left, for what takes some bits each.
    pub fn left(&self) -> u64 {
        self.cursor.left()
    }

    /// Where reading stands, in bytes.
    pub fn byte(&self) -> usize {
        (self.cursor.at / 8) as usize
    }

    /// The next record or block, or the end. Definitions of abbreviations are taken on the way.
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
                        return Err(Error::stream("a block ends before its length says"));
                    }
                    return Ok(Entry::End);
                }
                END_BLOCK => return Err(Error::stream("the end of a block outside of all blocks")),
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
                    let abbrev = abbrev.cloned().ok_or_else(|| Error::stream("an abbreviation that is not defined"))?;
                    record.at = at;
                    self.abbreviated(&abbrev, record)?;
                    self.record = Some((record.code, at));
                    return Ok(Entry::Record);
                }
            }
        }
    }

    /// Calls `f` with each record up to the end of the block; blocks in it are passed over. An error gets the record's place.
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

    /// A definition of an abbreviation.
    fn define(&mut self) -> Result<Abbrev, Error> {
        let count = self.cursor.vbr(5)?;
        if count == 0 || count > MOST_PARTS {
            return Err(Error::stream(format!("an abbreviation of {count} parts")));
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
                    // A number of no bits is zero.
                    (_, 0) => Part::Literal(0),
                    (1, width @ 1..=64) => Part::Fixed(width as u32),
                    (2, width @ 2..=64) => Part::Vbr(width as u32),
                    (_, width) => return Err(Error::stream(format!("an abbreviation has numbers of {width} bits"))),
                },
                3 => Part::Array,
                4 => Part::Char6,
                5 => Part::Blob,
                _ => return Err(Error::stream(format!("an abbreviation has a part of the unknown kind {encoding}"))),
            });
        }
        let last = parts.len() - 1;
        let fits = parts.iter().enumerate().all(|(n, part)| match part {
            Part::Array => n > 0 && n + 1 == last && !matches!(parts[last], Part::Array | Part::Blob),
            Part::Blob => n > 0 && n == last,
            _ => true,
        });
        if !fits {
            return Err(Error::stream("an abbreviation has an array or a blob that is not its end"));
        }
        Ok(parts.into())
    }

    fn scalar(&mut self, part: Part) -> Result<u64, Error> {
        const CHARS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
        Ok(match part {
            Part::Literal(value) => value,
            Part::Fixed(width) => self.cursor.fixed(width)?,
            Part::Vbr(width) => self.cursor.vbr(width)?,
            _ => u64::from(CHARS[self.cursor.fixed(6)? as usize & 63]),
        })
    }

    /// Counts abbreviated records and literal operands.
    fn spend(&mut self, count: u64) -> Result<(), Error> {
        let left = self.left.get().checked_sub(count);
        self.left.set(left.ok_or_else(|| Error::stream("more records than a file of this length has"))?);
        Ok(())
    }

    fn abbreviated(&mut self, abbrev: &[Part], record: &mut Record<'b>) -> Result<(), Error> {
        record.ops.clear();
        record.blob = None;
        let Some((first, rest)) = abbrev.split_first() else { return Err(Error::stream("an empty abbreviation")) };
        let code = self.scalar(*first)?;
        record.code = u32::try_from(code).map_err(|_| Error::stream("the code of a record has more than 32 bits"))?;
        let unwritten = rest.iter().filter(|part| matches!(part, Part::Literal(_))).count() as u64;
        self.spend(1 + unwritten)?;
        let mut rest = rest.iter();
        while let Some(part) = rest.next() {
            match part {
                Part::Array => {
                    let count = self.cursor.vbr(6)?;
                    let element = rest.next().copied().unwrap_or(Part::Literal(0));
                    let width = match element {
                        Part::Fixed(width) | Part::Vbr(width) => u64::from(width),
                        Part::Char6 => 6,
                        // Elements that take no room are no reason to make some.
                        _ => 8,
                    };
                    if count > self.cursor.left() / width {
                        return Err(Error::stream("an array is longer than its block"));
                    }
                    if matches!(element, Part::Literal(_)) {
                        self.spend(count)?;
                    }
                    record.ops.reserve(count as usize);
                    for _ in 0..count {
                        let value = self.scalar(element)?;
                        record.ops.push(value);
                    }
                }
                Part::Blob => {
                    let count = self.cursor.vbr(6)?;
                    self.cursor.align()?;
                    if count > self.cursor.left() / 8 {
                        return Err(Error::stream("a blob is longer than its block"));
                    }
                    let start = self.byte();
                    record.blob = self.cursor.bytes.get(start..start + count as usize);
                    self.cursor.at += count * 8;
                    self.cursor.align()?;
                }
                part => {
                    let value = self.scalar(*part)?;
                    record.ops.push(value);
                }
            }
        }
        Ok(())
    }

    /// The block whose id was read just now. This one goes on behind it.
    pub fn enter(&mut self, id: u32, infos: &BlockInfos) -> Result<Block<'b>, Error> {
        let (width, end) = self.header().map_err(|error| error.at(self.place()))?;
        let inner = Cursor { end, ..self.cursor };
        self.cursor.at = end;
        let shared = infos.0.get(&id).cloned().unwrap_or_default();
        let left = Rc::clone(&self.left);
        Ok(Block { id: Some(id), cursor: inner, width, shared, abbrevs: Vec::new(), left, record: None })
    }

    /// Passes over the block whose id was read just now.
    pub fn skip(&mut self) -> Result<(), Error> {
        let (_, end) = self.header().map_err(|error| error.at(self.place()))?;
        self.cursor.at = end;
        Ok(())
    }

    /// The width of the ids in a block, and its end.
    fn header(&mut self) -> Result<(u32, u64), Error> {
        let width = self.cursor.vbr(4)?;
        if !(2..=32).contains(&width) {
            return Err(Error::stream(format!("a block has abbreviations of {width} bits")));
        }
        self.cursor.align()?;
        let words = self.cursor.fixed(32)?;
        if words > self.cursor.left() / 32 {
            return Err(Error::stream("a block is longer than what it stands in"));
        }
        Ok((width as u32, self.cursor.at + words * 32))
    }

    /// Reads a block of abbreviations for others.
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
                return Err(Error::stream("an abbreviation for no block").at(self.place()));
            } else {
                drop(defined);
            }
            match entry {
                Entry::End => return Ok(()),
                Entry::Block(_) => self.skip()?,
                Entry::Record if record.code == SETBID => {
                    let id = record.ops.first().and_then(|id| u32::try_from(*id).ok());
                    of = Some(id.ok_or_else(|| Error::record("no id of a block").at(self.place()))?);
                }
                // Names of blocks and records, for those who print streams.
                Entry::Record => {}
            }
        }
    }
}
