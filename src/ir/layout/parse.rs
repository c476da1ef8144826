//! Parser for `target datalayout` strings: specifications separated by `-`, each a letter followed by numbers
//! (LangRef "Data Layout").

use super::{Alignment, DataLayout, Pointer};

/// An error in a data layout string.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct LayoutError {
    /// Error message.
    pub message: String,
    /// The faulty specification.
    pub piece: String,
    /// Byte offset of the specification in the string.
    pub at: usize,
}

type Part<T> = Result<T, String>;

/// Exclusive upper bounds of alignments in bits, and of address space numbers and pointer widths.
const MAX_ALIGN_BITS: u64 = 1 << 16;
const MOST: u64 = 1 << 24;

impl DataLayout {
    /// Parses a `target datalayout` string.
    pub fn parse(text: &str) -> Result<Self, LayoutError> {
        let mut layout = DataLayout::llvm_default();
        let mut at = 0;
        for piece in text.split('-').filter(|_| !text.is_empty()) {
            layout.parse_piece(piece).map_err(|message| LayoutError { message, piece: piece.into(), at })?;
            at += piece.len() + 1;
        }
        Ok(layout)
    }

    fn parse_piece(&mut self, piece: &str) -> Part<()> {
        let Some(letter) = piece.chars().next() else { return Err("empty specification is not allowed".into()) };
        let rest = &piece[letter.len_utf8()..];
        match letter {
            'e' | 'E' if rest.is_empty() => self.big_endian = letter == 'E',
            'e' | 'E' => return Err("malformed specification, must be just `e` or `E`".into()),
            'm' => {
                let mode =
                    rest.strip_prefix(':').filter(|mode| !mode.is_empty()).ok_or_else(|| form("m:<mangling>"))?;
                let known = matches!(mode, "e" | "l" | "o" | "m" | "x" | "w" | "a");
                let letter = mode.chars().next().filter(|_| known);
                self.mangling = letter.ok_or_else(|| format!("unknown mangling mode `{mode}`"))?;
            }
            'S' if rest.is_empty() => return Err(form("S<size>")),
            // LLVM rejects a zero here, although LangRef allows it for "unspecified".
            'S' if rest == "0" => {}
            'S' => {
                alignment(rest, "stack natural", Zero::Refused)?;
            }
            'P' | 'G' | 'A' if rest.is_empty() => return Err(form(&format!("{letter}<address space>"))),
            'P' => self.program_space = space(rest)?,
            'G' => self.globals_space = space(rest)?,
            'A' => self.alloca_space = space(rest)?,
            'n' if rest.starts_with('i') => {
                let spaces = rest.strip_prefix("i:");
                for one in spaces.ok_or_else(|| form("ni:<address space>[:<address space>]..."))?.split(':') {
                    if space(one)? == 0 {
                        return Err("address space 0 cannot be non-integral".into());
                    }
                }
            }
            'n' => rest.split(':').try_for_each(|width| size(width, "size").map(|_| ()))?,
            'F' => {
                let kind = rest.chars().next().ok_or_else(|| form("F<type><abi>"))?;
                if !matches!(kind, 'i' | 'n') {
                    return Err(format!("unknown function pointer alignment type `{kind}`"));
                }
                alignment(&rest[1..], "ABI", Zero::Refused)?;
            }
            'p' => self.pointer_piece(rest)?,
            'i' | 'f' | 'v' | 'a' => self.type_piece(letter, rest)?,
            // Alignment of stack objects, an obsolete specification without effect.
            's' => {}
            _ => return Err(format!("unknown specifier `{letter}` in datalayout string")),
        }
        Ok(())
    }

    fn pointer_piece(&mut self, rest: &str) -> Part<()> {
        let parts: Vec<&str> = rest.split(':').collect();
        if !(3..=5).contains(&parts.len()) {
            return Err(form("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"));
        }
        // `p2(global):32:8`: the name is an alias in the text, which the parser resolves to the number.
        let (number, name) = match parts[0].split_once('(') {
            Some((number, rest)) => (number, Some(rest.strip_suffix(')').ok_or("expected `)` after the name")?)),
            None => (parts[0], None),
        };
        if matches!(name, Some("" | "A" | "G" | "P")) {
            return Err("address space name cannot be empty, nor `A`, `G` or `P`".into());
        }
        let space = if number.is_empty() { 0 } else { space(number)? };
        let bits = size(parts[1], "pointer size")?;
        let align = alignments(parts[2], parts.get(3).copied(), Zero::Refused)?;
        let index = parts.get(4).map_or(Ok(bits), |text| size(text, "index size"))?;
        if index > bits {
            return Err("index size cannot be larger than the pointer size".into());
        }
        let new = Pointer { space, bits, align, index };
        match self.pointers.iter_mut().find(|p| p.space == space) {
            Some(old) => *old = new,
            None => self.pointers.push(new),
        }
        Ok(())
    }

    /// Parses `i64:32:64`, and the same for floating-point types, vectors and aggregates.
    fn type_piece(&mut self, letter: char, rest: &str) -> Part<()> {
        let parts: Vec<&str> = rest.split(':').collect();
        if !(2..=3).contains(&parts.len()) || parts[0].is_empty() && letter != 'a' {
            let of = if letter == 'a' { "" } else { "<size>" };
            return Err(form(&format!("{letter}{of}:<abi>[:<pref>]")));
        }
        let zero = if letter == 'a' { Zero::IsOne } else { Zero::Refused };
        let bits = match letter {
            'a' if matches!(parts[0], "" | "0") => 0,
            'a' => return Err("size must be zero".into()),
            _ => size(parts[0], "size")?,
        };
        let align = alignments(parts[1], parts.get(2).copied(), zero)?;
        match letter {
            'i' if bits == 8 && align.abi != 1 => return Err("i8 must be 8-bit aligned".into()),
            'i' => insert(&mut self.ints, bits, align),
            'f' => insert(&mut self.floats, bits, align),
            'v' => insert(&mut self.vectors, bits, align),
            _ => self.aggregate = align,
        }
        Ok(())
    }
}

fn form(form: &str) -> String {
    format!("malformed specification, must be of the form `{form}`")
}

fn insert(list: &mut Vec<(u32, Alignment)>, bits: u32, align: Alignment) {
    match list.binary_search_by_key(&bits, |e| e.0) {
        Ok(at) => list[at].1 = align,
        Err(at) => list.insert(at, (bits, align)),
    }
}

/// Parses digits only; unlike `str::parse`, accepts no sign.
fn number(text: &str) -> Option<u64> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn size(text: &str, what: &str) -> Part<u32> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    let found = number(text).filter(|n| (1..MOST).contains(n));
    found.map(|n| n as u32).ok_or_else(|| format!("{what} must be a non-zero 24-bit integer"))
}

fn space(text: &str) -> Part<u32> {
    if text.is_empty() {
        return Err("address space component cannot be empty".into());
    }
    let found = number(text).filter(|n| *n < MOST);
    found.map(|n| n as u32).ok_or_else(|| "address space must be a 24-bit integer".into())
}

/// The treatment of an alignment of zero.
#[derive(Clone, Copy, PartialEq)]
enum Zero {
    Refused,
    IsOne,
}

/// Parses an alignment in bits and returns it in bytes.
fn alignment(text: &str, what: &str, zero: Zero) -> Part<u64> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    match number(text) {
        Some(0) if zero == Zero::IsOne => Ok(1),
        Some(0) => Err(format!("{what} alignment must be non-zero")),
        Some(bits) if bits < MAX_ALIGN_BITS && bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(bits / 8),
        Some(0..MAX_ALIGN_BITS) => Err(format!("{what} alignment must be a power of two times the byte width")),
        _ => Err(format!("{what} alignment must be a 16-bit integer")),
    }
}

fn alignments(abi: &str, preferred: Option<&str>, zero: Zero) -> Part<Alignment> {
    let abi = alignment(abi, "ABI", zero)?;
    let preferred = preferred.map_or(Ok(abi), |text| alignment(text, "preferred", Zero::Refused))?;
    if preferred < abi {
        return Err("preferred alignment cannot be less than the ABI alignment".into());
    }
    Ok(Alignment { abi, preferred })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Error messages of LLVM 22, except for `S0`.
    #[test]
    fn wrong_strings_are_refused_by_name() {
        let pointer = "malformed specification, must be of the form `p[<n>]:<size>:<abi>[:<pref>[:<idx>]]`";
        let integer = "malformed specification, must be of the form `i<size>:<abi>[:<pref>]`";
        for (text, message) in [
            ("q", "unknown specifier `q` in datalayout string"),
            ("é8:8", "unknown specifier `é` in datalayout string"),
            ("e-", "empty specification is not allowed"),
            ("-e", "empty specification is not allowed"),
            ("e--m:e", "empty specification is not allowed"),
            ("e:1", "malformed specification, must be just `e` or `E`"),
            ("m:z", "unknown mangling mode `z`"),
            ("m:ee", "unknown mangling mode `ee`"),
            ("m:", "malformed specification, must be of the form `m:<mangling>`"),
            ("m", "malformed specification, must be of the form `m:<mangling>`"),
            ("S", "malformed specification, must be of the form `S<size>`"),
            ("S12", "stack natural alignment must be a power of two times the byte width"),
            ("S16777216", "stack natural alignment must be a 16-bit integer"),
            ("P", "malformed specification, must be of the form `P<address space>`"),
            ("A16777216", "address space must be a 24-bit integer"),
            ("p", pointer),
            ("p:64", pointer),
            ("p:64:64:64:64:64", pointer),
            ("p[1]:32:32", "address space must be a 24-bit integer"),
            ("p16777216:32:32", "address space must be a 24-bit integer"),
            ("p:0:64", "pointer size must be a non-zero 24-bit integer"),
            ("p:64:0", "ABI alignment must be non-zero"),
            ("p:64:63", "ABI alignment must be a power of two times the byte width"),
            ("p:64:64:32", "preferred alignment cannot be less than the ABI alignment"),
            ("p:64:64:64:0", "index size must be a non-zero 24-bit integer"),
            ("p:64:64:64:65", "index size cannot be larger than the pointer size"),
            ("i", integer),
            ("i32", integer),
            ("i32:32:32:32", integer),
            ("i-8:8", integer),
            ("i0:8", "size must be a non-zero 24-bit integer"),
            ("i16777216:8", "size must be a non-zero 24-bit integer"),
            ("i8:16", "i8 must be 8-bit aligned"),
            ("i8:+8", "ABI alignment must be a 16-bit integer"),
            ("i32:0", "ABI alignment must be non-zero"),
            ("i32:", "ABI alignment component cannot be empty"),
            ("i32:24", "ABI alignment must be a power of two times the byte width"),
            ("i32:65536", "ABI alignment must be a 16-bit integer"),
            ("i32:32:16", "preferred alignment cannot be less than the ABI alignment"),
            ("v0:8", "size must be a non-zero 24-bit integer"),
            ("v64:0", "ABI alignment must be non-zero"),
            ("f80", "malformed specification, must be of the form `f<size>:<abi>[:<pref>]`"),
            ("a", "malformed specification, must be of the form `a:<abi>[:<pref>]`"),
            ("a64:64", "size must be zero"),
            ("a:64:32", "preferred alignment cannot be less than the ABI alignment"),
            ("F", "malformed specification, must be of the form `F<type><abi>`"),
            ("Fx8", "unknown function pointer alignment type `x`"),
            ("Fi", "ABI alignment component cannot be empty"),
            ("Fi0", "ABI alignment must be non-zero"),
            ("Fn7", "ABI alignment must be a power of two times the byte width"),
            ("n", "size component cannot be empty"),
            ("n8:", "size component cannot be empty"),
            ("n0", "size must be a non-zero 24-bit integer"),
            ("ni", "malformed specification, must be of the form `ni:<address space>[:<address space>]...`"),
            ("ni1", "malformed specification, must be of the form `ni:<address space>[:<address space>]...`"),
            ("ni:0", "address space 0 cannot be non-integral"),
            ("ni:16777216", "address space must be a 24-bit integer"),
        ] {
            assert_eq!(DataLayout::parse(text).unwrap_err().message, message, "{text}");
        }
        let error = DataLayout::parse("e-i8:8-m:z").unwrap_err();
        assert_eq!((&*error.piece, error.at), ("m:z", 7));
    }

    #[test]
    fn right_strings_are_taken() {
        for text in [
            "",
            "E-e",
            "m:o",
            "S0",
            "S128",
            "P1-G2-A5",
            "p:64:8",
            "p0:64:64",
            "p1:32:32:64",
            "p2:128:128:128:64",
            "i8:8",
            "i16777215:64",
            "i32:32768",
            "v64:64",
            "f80:128",
            "a:0",
            "a:0:64",
            "a0:8",
            "Fi8-Fn32",
            "n8:16:32:64",
            "ni:1:2",
            "s0:64:64",
        ] {
            assert!(DataLayout::parse(text).is_ok(), "{text}");
        }
        let layout = DataLayout::parse("P1-G2-A5-p1:32:32-p2:128:128:128:64").unwrap();
        assert_eq!((layout.program_space, layout.globals_space, layout.alloca_space), (1, 2, 5));
        assert_eq!((layout.index_bits(0), layout.index_bits(1), layout.index_bits(2)), (64, 32, 64));
        assert_eq!((layout.pointer(1), layout.pointer(2), layout.pointer(7)), ((4, 4), (16, 16), (8, 8)));
    }
}
