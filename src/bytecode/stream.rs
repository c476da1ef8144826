//! Byte reader: variable-length numbers, strings, and nested blocks.

use super::error::{Error, Place};
use super::format::{ALIGNMENT, BlockKind};

/// Remaining part of a block.
#[derive(Clone, Debug)]
pub struct Stream<'b> {
    /// Whole file, so that positions are file offsets.
    bytes: &'b [u8],
    at: usize,
    end: usize,
    kind: BlockKind,
}

impl<'b> Stream<'b> {
    /// Opens a file.
    pub fn new(bytes: &'b [u8]) -> Self {
        Stream { bytes, at: 0, end: bytes.len(), kind: BlockKind::Module }
    }

    /// Returns the position of the next byte.
    pub fn place(&self) -> Place {
        Place { byte: self.at, block: self.kind.name() }
    }

    /// Returns the number of remaining bytes.
    pub fn left(&self) -> usize {
        self.end - self.at
    }

    /// Whether no bytes remain.
    pub fn is_at_end(&self) -> bool {
        self.at == self.end
    }

    /// Creates an error at the current position.
    fn cut(&self, message: &str) -> Error {
        Error::structure(message).at(self.place())
    }

    /// Reads raw bytes.
    pub fn raw(&mut self, length: usize) -> Result<&'b [u8], Error> {
        if length > self.left() {
            return Err(self.cut(&format!("expected {length} more bytes, but there are {}", self.left())));
        }
        let bytes = &self.bytes[self.at..self.at + length];
        self.at += length;
        Ok(bytes)
    }

    /// Reads a little-endian word.
    pub fn word(&mut self) -> Result<u32, Error> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    /// Reads a fixed number of bytes as an array.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Error> {
        let bytes = self.raw(N)?;
        Ok(std::array::from_fn(|n| bytes[n]))
    }

    /// Reads a variable-length number: seven bits per byte, least significant first, with a continuation bit.
    pub fn vbr64(&mut self) -> Result<u64, Error> {
        let start = self.clone();
        let mut number = 0u64;
        for n in 0..10 {
            let [byte] = self.array()?;
            let bits = u64::from(byte & 0x7f);
            if n == 9 && bits > 1 {
                break;
            }
            number |= bits << (7 * n);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(start.cut("a number of more than 64 bits"))
    }

    /// Reads a variable-length number of at most 32 bits.
    pub fn vbr(&mut self) -> Result<u32, Error> {
        let start = self.clone();
        u32::try_from(self.vbr64()?).map_err(|_| start.cut("a number of more than 32 bits"))
    }

    /// Reads a signed number, with its sign in the least significant bit; minus zero is `i64::MIN`.
    pub fn signed(&mut self) -> Result<i64, Error> {
        let number = self.vbr64()?;
        Ok(match (number >> 1, number & 1) {
            (magnitude, 0) => magnitude as i64,
            (0, _) => i64::MIN,
            (magnitude, _) => -(magnitude as i64),
        })
    }

    /// Reads a string with its length.
    pub fn string(&mut self) -> Result<&'b [u8], Error> {
        let length = self.vbr()?;
        self.raw(length as usize)
    }

    /// Skips padding up to the next word boundary. At the end of a block there may be less.
    pub fn align(&mut self) {
        self.at = self.at.next_multiple_of(ALIGNMENT).min(self.end);
    }

    /// Reads the header of the next block, returns its kind and contents, and skips its padding. `short`: the header is
    /// one word.
    pub fn block(&mut self, short: bool) -> Result<(BlockKind, Stream<'b>), Error> {
        let start = self.clone();
        let header = self.word()?;
        let (kind, size) = match short {
            true => (BlockKind::of(header & 0x1f, true), header >> 5),
            false => (BlockKind::of(header, false), self.word()?),
        };
        if size as usize > self.left() {
            let message = format!("a block of {size} bytes, but only {} are left", self.left());
            return Err(start.cut(&message));
        }
        let inner = Stream { bytes: self.bytes, at: self.at, end: self.at + size as usize, kind };
        self.at = inner.end;
        self.align();
        Ok((kind, inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytecode::write::Sink;

    /// Checks the documentation's table row by row: the numbers that fit each length.
    #[test]
    fn numbers_take_the_bytes_that_the_document_says() {
        let mut low = 0u64;
        for bytes in 1..=10usize {
            let high = if bytes == 10 { u64::MAX } else { (1 << (7 * bytes)) - 1 };
            for number in [low, low + 1, high - 1, high] {
                let mut sink = Sink::default();
                sink.vbr64(number);
                assert_eq!(sink.bytes().len(), bytes, "{number}");
                assert_eq!(Stream::new(sink.bytes()).vbr64(), Ok(number));
                let narrow = Stream::new(sink.bytes()).vbr();
                assert_eq!(narrow.ok(), u32::try_from(number).ok(), "{number}");
            }
            low = high.wrapping_add(1);
        }
    }

    #[test]
    fn minus_zero_is_the_smallest_number() {
        let read = |bytes: &[u8]| Stream::new(bytes).signed();
        assert_eq!(read(&[1]), Ok(i64::MIN));
        assert_eq!((read(&[0]), read(&[2]), read(&[3])), (Ok(0), Ok(1), Ok(-1)));
        for number in [0, 1, -1, 63, -64, i64::MAX, i64::MIN + 1, i64::MIN] {
            let mut sink = Sink::default();
            sink.signed(number);
            assert_eq!(read(sink.bytes()), Ok(number));
        }
    }

    #[test]
    fn what_is_cut_off_or_too_long_has_a_place() {
        let mut longer = [0x80; 11];
        longer[10] = 0;
        for bytes in [&[][..], &[0x80], &longer, &[0xff; 10]] {
            let error = Stream::new(bytes).vbr64().expect_err("not a number");
            assert!(error.code == "E1111" && error.place.is_some());
        }
        assert!(Stream::new(&[5, b'a']).string().is_err());
        assert!(Stream::new(&[0x12, 0, 0, 0, 1, 0, 0, 0]).block(false).is_err());
    }
}
