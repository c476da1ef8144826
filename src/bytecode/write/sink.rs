//! Byte writer for files and their parts.

use crate::bytecode::format::{ALIGNMENT, BlockKind, NO_OPERAND, PADDING};

/// Byte buffer.
#[derive(Default)]
pub struct Sink {
    bytes: Vec<u8>,
}

impl Sink {
    /// Bytes written so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the bytes written.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Writes raw bytes.
    pub fn raw(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Writes a variable-length number.
    pub fn vbr64(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    /// Writes a variable-length number of 32 bits.
    pub fn vbr(&mut self, number: u32) {
        self.vbr64(number.into());
    }

    /// Writes a length as a variable-length number.
    pub fn count(&mut self, count: usize) {
        self.vbr64(count as u64);
    }

    /// Writes a signed number, with its sign in the least significant bit.
    pub fn signed(&mut self, number: i64) {
        match number {
            // Minus zero.
            i64::MIN => self.vbr64(1),
            0.. => self.vbr64((number as u64) << 1),
            _ => self.vbr64(number.unsigned_abs() << 1 | 1),
        }
    }

    /// Writes a string with its length.
    pub fn string(&mut self, text: &str) {
        self.count(text.len());
        self.raw(text.as_bytes());
    }

    /// Pads to a word boundary.
    pub fn align(&mut self) {
        self.bytes.resize(self.bytes.len().next_multiple_of(ALIGNMENT), PADDING);
    }

    /// Writes a block: header, the output of `content`, and padding, which the length in the header excludes.
    pub fn block(&mut self, kind: BlockKind, content: impl FnOnce(&mut Sink)) {
        self.raw(&kind.number().to_le_bytes());
        let at = self.bytes.len();
        self.raw(&[0; 4]);
        content(self);
        let length = (self.bytes.len() - at - 4) as u32;
        self.bytes[at..at + 4].copy_from_slice(&length.to_le_bytes());
        self.align();
    }

    /// Writes an instruction in the shortest form that can encode it.
    pub fn instruction(&mut self, op: u32, ty: u32, operands: &[u32]) {
        let fits = |bits: u32| ty >> bits == 0 && operands.iter().all(|operand| operand >> bits == 0);
        let word = match *operands {
            [] if fits(12) => Some(1 | ty << 8 | NO_OPERAND << 20),
            [a] if fits(12) && a != NO_OPERAND => Some(1 | ty << 8 | a << 20),
            [a, b] if fits(8) => Some(2 | ty << 8 | a << 16 | b << 24),
            [a, b, c] if fits(6) => Some(3 | ty << 8 | a << 14 | b << 20 | c << 26),
            _ => None,
        };
        match word {
            Some(word) => self.raw(&(word | op << 2).to_le_bytes()),
            None => self.long_instruction(op, ty, operands),
        }
    }

    /// Writes an instruction in the long form, which can encode any.
    pub fn long_instruction(&mut self, op: u32, ty: u32, operands: &[u32]) {
        self.vbr(op << 2);
        self.vbr(ty);
        self.count(operands.len());
        operands.iter().for_each(|operand| self.vbr(*operand));
        self.align();
    }
}
