//! Memory in units of equal size, as in gdb's `x` command: `x/8xw %p`.

use super::value_text::{Radix, ValueWriter};
use crate::interp::debug::{Content, Object, Pointee, Scalar};
use crate::ir::Type;

/// A format of a dump: count, format letter and unit size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DumpFormat {
    count: u64,
    letter: char,
    size: u64,
}

impl Default for DumpFormat {
    fn default() -> DumpFormat {
        DumpFormat { count: 1, letter: 'x', size: 4 }
    }
}

/// Maximum number of units shown.
const MAX_DUMP_UNITS: u64 = 4096;
/// Bytes in a line.
const LINE: u64 = 16;
/// Maximum number of bytes shown of a string.
const LONGEST: u64 = 200;

impl DumpFormat {
    /// Parses a format such as `8xw`; an omitted part takes its value from `before`.
    pub fn parse(text: &str, before: DumpFormat) -> Result<DumpFormat, String> {
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let count = if digits == 0 { 1 } else { text[..digits].parse().unwrap_or(u64::MAX) };
        if !(1..=MAX_DUMP_UNITS).contains(&count) {
            return Err(format!("`x` shows 1 to {MAX_DUMP_UNITS} units"));
        }
        let mut format = DumpFormat { count, ..before };
        for letter in text[digits..].chars() {
            match letter {
                'x' | 'd' | 'u' | 't' | 'f' => format.letter = letter,
                'c' | 's' => (format.letter, format.size) = (letter, 1),
                'a' => (format.letter, format.size) = (letter, 8),
                'b' => format.size = 1,
                'h' => format.size = 2,
                'w' => format.size = 4,
                'g' => format.size = 8,
                _ => {
                    return Err(format!(
                        "`{letter}` is not a format: x d u t f c s a (hexadecimal, signed, unsigned, binary, \
                            float, character, string, address) and b h w g (1, 2, 4, 8 bytes)"
                    ));
                }
            }
        }
        if format.letter == 'f' && format.size < 4 {
            format.size = 8;
        }
        Ok(format)
    }

    /// Returns the number of units, the format letter, and the size of a unit in bytes.
    pub fn parts(self) -> (u64, char, u64) {
        (self.count, self.letter, self.size)
    }

    fn ty(self) -> Type {
        match (self.letter, self.size) {
            ('a', _) => Type::PTR,
            ('f', 4) => Type::FLOAT,
            ('f', _) => Type::DOUBLE,
            (_, 1) => Type::I8,
            (_, 2) => Type::I16,
            (_, 4) => Type::I32,
            _ => Type::I64,
        }
    }

    /// Returns the number of units in a line.
    fn in_line(self) -> u64 {
        match self.letter {
            'a' | 's' => 1,
            'c' => 8,
            't' => 8 / self.size,
            _ => LINE / self.size,
        }
    }
}

impl ValueWriter<'_> {
    /// Formats memory from an address on. Returns the text and the address after it; `Err` if no memory can be read
    /// there.
    pub fn dump(&self, address: u64, format: DumpFormat) -> Result<(String, u64), String> {
        if format.letter == 's' {
            return self.strings(address, format.count);
        }
        let (mut rows, mut at) = (Vec::new(), address);
        // A dump that starts inside an object ends with the object.
        let object = match self.state.pointer_to(address).target {
            Pointee::Object { object, .. } => Some(self.state.object(object)),
            _ => None,
        };
        let end = object.map(|object| object.address.saturating_add(object.size)).filter(|end| *end > address);
        let mut left = format.count;
        'rows: while left > 0 {
            let label = self.label(at);
            let mut units = Vec::new();
            for _ in 0..left.min(format.in_line()) {
                let inside = at.checked_add(format.size).is_some_and(|next| end.is_none_or(|end| next <= end));
                match self.unit(at, format).filter(|_| inside) {
                    Some(text) => units.push(text),
                    None => {
                        left -= units.len() as u64;
                        rows.push((label, units));
                        break 'rows;
                    }
                }
                at += format.size;
            }
            left -= units.len() as u64;
            rows.push((label, units));
        }
        let outside = || format!("{at:#x} is not memory of the program");
        if rows.first().is_none_or(|(_, units)| units.is_empty()) {
            return Err(outside());
        }
        let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let widest = rows.iter().flat_map(|(_, units)| units).map(|unit| unit.chars().count()).max().unwrap_or(0);
        let mut out = String::new();
        for (label, units) in rows.iter().filter(|(_, units)| !units.is_empty()) {
            let pad = |unit: &String| match format.letter {
                'a' | 'c' => format!("{unit:<widest$}"),
                _ => format!("{unit:>widest$}"),
            };
            let units: Vec<String> = units.iter().map(pad).collect();
            out += format!("{label:<width$}  {}", units.join(" ")).trim_end();
            out.push('\n');
        }
        match object.zip(end).filter(|_| left > 0) {
            Some((object, _)) => {
                let Object { size, .. } = object;
                out += &format!("{} ends here: it has {}\n", self.object(&object), super::memory_tree::bytes(size));
            }
            None if left > 0 => out += &format!("{}\n", outside()),
            None => {}
        }
        Ok((out, at))
    }

    /// Formats the label of a line: `heap#1+16:`.
    fn label(&self, address: u64) -> String {
        let writer = ValueWriter { radix: Radix::Signed, ..*self };
        writer.pointer(&self.state.pointer_to(address)) + ":"
    }

    /// Formats one unit; `None` if the memory cannot be read.
    fn unit(&self, address: u64, format: DumpFormat) -> Option<String> {
        let tree = self.state.read(address, self.types, format.ty(), 1);
        let digits = 2 * format.size as usize;
        Some(match &tree.content {
            Content::Scalar(Scalar::Int { words, undefined, .. }) => {
                let bits = words.first().copied().unwrap_or(0);
                let unknown = *undefined as u64;
                match format.letter {
                    _ if unknown != 0 => format_partly_undefined(bits, unknown, digits),
                    'd' => {
                        let shift = 64 - 8 * format.size;
                        ((bits << shift) as i64 >> shift).to_string()
                    }
                    'u' => bits.to_string(),
                    't' => format!("{bits:0width$b}", width = 8 * format.size as usize),
                    'c' => match bits as u8 {
                        byte @ 0x20..=0x7e => format!("{byte} '{}'", byte as char),
                        byte => byte.to_string(),
                    },
                    _ => format!("0x{bits:0digits$x}"),
                }
            }
            Content::Scalar(Scalar::Undef) if format.letter == 'x' => format!("0x{}", "?".repeat(digits)),
            Content::Scalar(scalar) => ValueWriter { radix: Radix::Signed, ..*self }.scalar(scalar),
            _ => return None,
        })
    }

    fn strings(&self, address: u64, count: u64) -> Result<(String, u64), String> {
        let (mut out, mut at) = (String::new(), address);
        for _ in 0..count {
            let (label, mut bytes, mut ended) = (self.label(at), Vec::new(), "");
            loop {
                let tree = self.state.read(at, self.types, Type::I8, 1);
                let byte = match &tree.content {
                    Content::Scalar(Scalar::Int { words, undefined: 0, .. }) => words.first().map(|word| *word as u8),
                    _ => None,
                };
                match byte {
                    None if bytes.is_empty() && out.is_empty() => {
                        return Err(format!("{at:#x} holds no defined bytes of the program"));
                    }
                    None => {
                        ended = " (then undefined)";
                        break;
                    }
                    Some(byte) => {
                        at += 1;
                        if byte == 0 {
                            break;
                        }
                        bytes.push(byte);
                    }
                }
                if bytes.len() as u64 == LONGEST {
                    ended = "…";
                    break;
                }
            }
            let mut text = String::new();
            crate::ir::write_escaped(&bytes, &mut text);
            out += &format!("{label}  \"{text}\"{ended}\n");
            if !ended.is_empty() {
                break;
            }
        }
        Ok((out, at))
    }
}

/// Formats a number in hexadecimal, with `?` for each digit that has undefined bits.
fn format_partly_undefined(bits: u64, undefined: u64, digits: usize) -> String {
    let digit = |n: usize| match (undefined >> (4 * n) & 0xf, bits >> (4 * n) & 0xf) {
        (0, value) => char::from_digit(value as u32, 16).unwrap_or('?'),
        _ => '?',
    };
    format!("0x{}", (0..digits).rev().map(digit).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_read_as_gdb_reads_them() {
        let read = |text: &str| DumpFormat::parse(text, DumpFormat::default());
        assert_eq!(read("8xw"), Ok(DumpFormat { count: 8, letter: 'x', size: 4 }));
        assert_eq!(read("gx"), Ok(DumpFormat { count: 1, letter: 'x', size: 8 }));
        assert_eq!(read("16c"), Ok(DumpFormat { count: 16, letter: 'c', size: 1 }));
        assert_eq!(read("f"), Ok(DumpFormat { count: 1, letter: 'f', size: 4 }));
        assert_eq!(read(""), Ok(DumpFormat::default()));
        for wrong in ["0x", "99999x", "8z"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert_eq!(format_partly_undefined(0xab, 0x0f, 4), "0x00a?");
    }
}
