//! Bitstream writer: nested blocks of records (LLVM "Bitstream Container Format").

use super::abbreviations::{Abbreviations, vbr_cost};
use std::rc::Rc;

/// Width of abbreviation ids outside of all blocks.
const OUTERMOST: u32 = 2;
/// Builtin abbreviation ids.
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREV: u64 = 2;
const UNABBREV_RECORD: u64 = 3;
/// First abbreviation id that a block defines itself.
const FIRST_ABBREV: u64 = 4;

/// Stream being written.
pub(super) struct Stream {
    bytes: Vec<u8>,
    /// Bits that do not yet fill a byte.
    current: u64,
    used: u32,
    /// Open blocks: position of the length field, and block id.
    open: Vec<(usize, u32)>,
    /// Block that this stream becomes part of.
    outer: Option<u32>,
    abbreviations: Rc<Abbreviations>,
}

impl Stream {
    /// Returns a stream at the outermost level.
    pub fn outermost(abbreviations: Rc<Abbreviations>) -> Stream {
        Stream { bytes: Vec::new(), current: 0, used: 0, open: Vec::new(), outer: None, abbreviations }
    }

    /// Returns a stream that becomes part of a block entered by another stream.
    pub fn part(block: u32, abbreviations: Rc<Abbreviations>) -> Stream {
        Stream { outer: Some(block), ..Stream::outermost(abbreviations) }
    }

    /// Returns the innermost block.
    fn block(&self) -> Option<u32> {
        self.open.last().map(|(_, block)| *block).or(self.outer)
    }

    /// Returns the width of abbreviation ids at the current position.
    fn width(&self) -> u32 {
        self.block().map_or(OUTERMOST, |block| self.width_in(block))
    }

    /// Returns the width of abbreviation ids in a block: enough for the builtin ids, those of BLOCKINFO, and
    /// one defined in the block.
    fn width_in(&self, block: u32) -> u32 {
        u64::BITS - (FIRST_ABBREV + self.abbreviations.for_block(block).len() as u64).leading_zeros()
    }

    /// Writes bits, least significant first.
    pub fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width <= 32 && (width == 64 || value >> width == 0));
        self.current |= value << self.used;
        self.used += width;
        while self.used >= 8 {
            self.bytes.push(self.current as u8);
            self.current >>= 8;
            self.used -= 8;
        }
    }

    /// Writes a VBR number: chunks whose highest bit says whether another one follows.
    pub fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    /// Pads to a 32-bit word.
    pub fn align(&mut self) {
        if self.used > 0 {
            self.fixed(0, 8 - self.used);
        }
        while !self.bytes.len().is_multiple_of(4) {
            self.bytes.push(0);
        }
    }

    /// Enters a block.
    pub fn enter(&mut self, block: u32) {
        self.fixed(ENTER_SUBBLOCK, self.width());
        self.vbr(block.into(), 8);
        self.vbr(self.width_in(block).into(), 4);
        self.align();
        self.open.push((self.bytes.len(), block));
        self.bytes.extend([0; 4]);
    }

    /// Ends the innermost block.
    pub fn end(&mut self) {
        self.fixed(END_BLOCK, self.width());
        self.align();
        if let Some((at, _)) = self.open.pop() {
            // The length field cannot hold more than 2^34 bytes; the source map rejects such sizes earlier.
            let words = ((self.bytes.len() - at - 4) / 4) as u32;
            self.bytes[at..at + 4].copy_from_slice(&words.to_le_bytes());
        }
    }

    /// Writes a record with the shortest abbreviation of its block, or unabbreviated.
    pub fn record(&mut self, code: u32, ops: &[u64]) {
        let abbreviations = Rc::clone(&self.abbreviations);
        let known = self.block().map_or(&[][..], |block| abbreviations.for_block(block));
        let costs = known.iter().enumerate().filter_map(|(n, known)| Some((known.cost(code, ops)?, n)));
        if let Some((cost, n)) = costs.min() {
            let numbers = [code.into(), ops.len() as u64];
            let plain: u64 = numbers.iter().chain(ops).map(|number| vbr_cost(*number, 6)).sum();
            if cost < plain {
                self.fixed(FIRST_ABBREV + n as u64, self.width());
                return known[n].write(ops, self);
            }
        }
        self.fixed(UNABBREV_RECORD, self.width());
        self.vbr(code.into(), 6);
        self.vbr(ops.len() as u64, 6);
        for op in ops {
            self.vbr(*op, 6);
        }
    }

    /// Writes a record of numbers followed by characters.
    pub fn text(&mut self, code: u32, ops: &[u64], text: &[u8]) {
        let all: Vec<u64> = ops.iter().copied().chain(text.iter().map(|byte| u64::from(*byte))).collect();
        self.record(code, &all);
    }

    /// Starts the definition of an abbreviation with the given number of operands.
    pub fn begin_abbreviation(&mut self, parts: u64) {
        self.fixed(DEFINE_ABBREV, self.width());
        self.vbr(parts, 5);
    }

    /// Writes a record that ends in a blob, after the definition of its abbreviation, which is the only one in the
    /// block.
    pub fn blob(&mut self, code: u32, ops: &[u64], blob: &[u8]) {
        let own = self.block().map_or(0, |block| self.abbreviations.for_block(block).len() as u64);
        self.begin_abbreviation(ops.len() as u64 + 2);
        // Code as a literal.
        self.fixed(1, 1);
        self.vbr(code.into(), 8);
        for _ in ops {
            // VBR6 operands.
            self.fixed(0, 1);
            self.fixed(2, 3);
            self.vbr(6, 5);
        }
        // Blob.
        self.fixed(0, 1);
        self.fixed(5, 3);
        self.fixed(FIRST_ABBREV + own, self.width());
        for op in ops {
            self.vbr(*op, 6);
        }
        self.vbr(blob.len() as u64, 6);
        self.align();
        self.bytes.extend_from_slice(blob);
        self.align();
    }

    /// Appends another stream, which may end at any bit. This stream must be at a word boundary, that is, directly
    /// after a block.
    pub fn append(&mut self, mut part: Stream) {
        debug_assert!(self.used == 0 && self.bytes.len().is_multiple_of(4));
        self.bytes.append(&mut part.bytes);
        (self.current, self.used) = (part.current, part.used);
    }

    /// Appends raw bytes.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Returns the bytes written.
    pub fn finish(mut self) -> Vec<u8> {
        self.align();
        self.bytes
    }
}

/// Encodes a signed number, with its sign in the least significant bit.
pub(super) fn signed(value: i64) -> u64 {
    match value {
        0.. => (value as u64) << 1,
        // `i64::MIN` is encoded as minus zero.
        i64::MIN => 1,
        _ => (value.unsigned_abs() << 1) | 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_lowest_bit_first() {
        let mut stream = Stream::outermost(Rc::default());
        stream.fixed(1, 2);
        stream.vbr(37, 6);
        stream.fixed(0xffff_ffff, 32);
        assert_eq!(stream.finish(), [0x95, 0xc1, 0xff, 0xff, 0xff, 0x3f, 0, 0]);
        assert_eq!((signed(5), signed(-5), signed(i64::MIN)), (10, 11, 1));
    }
}
