//! Encoding of the metadata in a cache file: numbers in LEB128, and byte strings with their lengths.

use crate::jit::link::leb128;

/// Appends values.
#[derive(Default)]
pub(in crate::jit) struct Encoder(pub Vec<u8>);

impl Encoder {
    pub fn number(&mut self, number: u64) {
        leb128::unsigned(&mut self.0, number);
    }

    pub fn signed(&mut self, number: i64) {
        self.number((number << 1 ^ number >> 63) as u64);
    }

    pub fn flag(&mut self, flag: bool) {
        self.0.push(flag.into());
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    /// Appends whether there is a value, and the value.
    pub fn optional<T>(&mut self, value: Option<T>, encode: impl FnOnce(&mut Encoder, T)) {
        self.flag(value.is_some());
        if let Some(value) = value {
            encode(self, value);
        }
    }

    /// Appends a list: its length, then each item.
    pub fn list<T>(&mut self, items: impl ExactSizeIterator<Item = T>, mut item: impl FnMut(&mut Encoder, T)) {
        self.number(items.len() as u64);
        items.for_each(|one| item(self, one));
    }
}

/// Decodes the output of an [`Encoder`]. Returns `None` for other input.
#[derive(Clone)]
pub(in crate::jit) struct Decoder<'a>(pub &'a [u8]);

impl<'a> Decoder<'a> {
    pub fn number(&mut self) -> Option<u64> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    pub fn small(&mut self) -> Option<u32> {
        self.number()?.try_into().ok()
    }

    pub fn signed(&mut self) -> Option<i64> {
        let number = self.number()?;
        Some((number >> 1) as i64 ^ -((number & 1) as i64))
    }

    pub fn flag(&mut self) -> Option<bool> {
        let (byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*byte != 0)
    }

    pub fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?.try_into().ok()?;
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    pub fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    pub fn optional<T>(&mut self, decode: impl FnOnce(&mut Decoder<'a>) -> Option<T>) -> Option<Option<T>> {
        match self.flag()? {
            true => decode(self).map(Some),
            false => Some(None),
        }
    }

    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Decoder<'a>) -> Option<T>) -> Option<Vec<T>> {
        let count = self.number()?;
        // Each item takes at least one byte, so a wrong count does not reserve much memory.
        let mut items = Vec::with_capacity(count.min(self.0.len() as u64) as usize);
        for _ in 0..count {
            items.push(item(self)?);
        }
        Some(items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut out = Encoder::default();
        let numbers = [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        let signed = [0, 1, -1, 63, -64, -65, i64::MAX, i64::MIN];
        out.list(numbers.iter(), |out, n| out.number(*n));
        signed.iter().for_each(|n| out.signed(*n));
        out.bytes("text".as_bytes());
        out.flag(true);
        [Some(7), None].into_iter().for_each(|value| out.optional(value, Encoder::number));
        let mut input = Decoder(&out.0);
        assert_eq!(input.list(Decoder::number).unwrap(), numbers);
        signed.iter().for_each(|n| assert_eq!(input.signed(), Some(*n)));
        assert_eq!((input.text().as_deref(), input.flag()), (Some("text"), Some(true)));
        let mut optional = || input.optional(Decoder::number);
        assert_eq!((optional(), optional(), optional()), (Some(Some(7)), Some(None), None));
        // Truncated input is detected at any length.
        for length in 0..out.0.len() {
            let mut input = Decoder(&out.0[..length]);
            let all = (|| {
                input.list(Decoder::number)?;
                signed.iter().try_for_each(|_| input.signed().map(drop))?;
                input.text()?;
                input.flag()?;
                input.optional(Decoder::number)?;
                input.optional(Decoder::number)
            })();
            assert_eq!(all, None, "{length}");
        }
    }
}
