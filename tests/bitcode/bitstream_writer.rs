//! Writer of bitstreams, for records that occur in no file.

/// An item of a block.
pub enum Item {
    /// A record: its code and operands.
    Record(u32, Vec<u64>),
    /// A record with a blob after its operands.
    Blob(u32, Vec<u64>, Vec<u8>),
    /// A block: its id and items.
    Block(u32, Vec<Item>),
    /// The definition of an abbreviation: its operands, the code first.
    Abbreviation(Vec<Bits>),
    /// A record that consists of its abbreviation id only.
    Short(u64),
    /// A record of its abbreviation id and an array whose elements have no bits: id and length.
    Array(u64, u64),
}

/// The encoding of an abbreviation's operand.
#[derive(Clone)]
pub enum Bits {
    Literal(u64),
    Fixed(u64),
    Array,
}

/// Creates a record.
pub fn record(code: u32, numbers: &[u64]) -> Item {
    Item::Record(code, numbers.to_vec())
}

/// Creates a record of operands and the characters of a text.
pub fn text(code: u32, numbers: &[u64], text: &str) -> Item {
    Item::Record(code, numbers.iter().copied().chain(text.bytes().map(u64::from)).collect())
}

/// Creates a block.
pub fn block(id: u32, items: impl IntoIterator<Item = Item>) -> Item {
    Item::Block(id, items.into_iter().collect())
}

/// Writes a file of blocks.
pub fn file(items: impl IntoIterator<Item = Item>) -> Vec<u8> {
    let mut stream = Stream { bytes: b"BC\xC0\xDE".to_vec(), used: 0, abbreviations: 0 };
    items.into_iter().for_each(|item| stream.item(&item, 2));
    stream.bytes
}

/// A stream of bits, the lowest bit of each byte first.
struct Stream {
    bytes: Vec<u8>,
    /// Number of bits used in the last byte; 0 if all are.
    used: u32,
    /// Number of abbreviations defined in the current block.
    abbreviations: u64,
}

/// Width of abbreviation ids in bits.
const WIDTH: u32 = 6;

impl Stream {
    fn fixed(&mut self, value: u64, width: u32) {
        for n in 0..width {
            if self.used == 0 {
                self.bytes.push(0);
            }
            let last = self.bytes.last_mut().expect("a byte");
            *last |= ((value >> n & 1) as u8) << self.used;
            self.used = (self.used + 1) % 8;
        }
    }

    fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        self.used = 0;
        self.bytes.resize(self.bytes.len().next_multiple_of(4), 0);
    }

    fn item(&mut self, item: &Item, width: u32) {
        match item {
            Item::Record(code, numbers) => {
                self.fixed(3, width);
                self.vbr((*code).into(), 6);
                self.vbr(numbers.len() as u64, 6);
                numbers.iter().for_each(|number| self.vbr(*number, 6));
            }
            Item::Blob(code, numbers, bytes) => {
                // A blob needs an abbreviation: the code, the operands, the blob.
                let abbreviation = 4 + self.abbreviations;
                self.abbreviations += 1;
                self.fixed(2, width);
                self.vbr(numbers.len() as u64 + 2, 5);
                self.fixed(1, 1);
                self.vbr((*code).into(), 8);
                for _ in numbers {
                    self.fixed(0, 1);
                    self.fixed(2, 3);
                    self.vbr(6, 5);
                }
                self.fixed(0, 1);
                self.fixed(5, 3);
                self.fixed(abbreviation, width);
                numbers.iter().for_each(|number| self.vbr(*number, 6));
                self.vbr(bytes.len() as u64, 6);
                self.align();
                self.bytes.extend_from_slice(bytes);
                self.align();
            }
            Item::Abbreviation(parts) => {
                self.fixed(2, width);
                self.vbr(parts.len() as u64, 5);
                for part in parts {
                    match part {
                        Bits::Literal(value) => {
                            self.fixed(1, 1);
                            self.vbr(*value, 8);
                        }
                        Bits::Fixed(bits) => {
                            self.fixed(1 << 1, 4);
                            self.vbr(*bits, 5);
                        }
                        Bits::Array => self.fixed(3 << 1, 4),
                    }
                }
            }
            Item::Short(id) => self.fixed(*id, width),
            Item::Array(id, count) => {
                self.fixed(*id, width);
                self.vbr(*count, 6);
            }
            Item::Block(id, items) => {
                self.fixed(1, width);
                self.vbr((*id).into(), 8);
                self.vbr(WIDTH.into(), 4);
                self.align();
                let length = self.bytes.len();
                self.bytes.extend_from_slice(&[0; 4]);
                let outer = std::mem::take(&mut self.abbreviations);
                items.iter().for_each(|item| self.item(item, WIDTH));
                self.abbreviations = outer;
                self.fixed(0, WIDTH);
                self.align();
                let words = (self.bytes.len() - length - 4) as u32 / 4;
                self.bytes[length..length + 4].copy_from_slice(&words.to_le_bytes());
            }
        }
    }
}
