//! Attributes: groups for a function, return value or parameter, and lists of groups.

use super::stream::{Stream, signed};
use super::writer::{Version, WriteError, Writer, bytes_of};
use crate::bitcode::attribute_table::{FUNCTION, Form, KINDS};
use crate::bitcode::codes;
use crate::bitcode::record_codes::attributes::{ENTRY, GROUP_ENTRY};
use crate::ir::{Attr, AttrSet, Type};

/// Last attribute kind that LLVM 14 knows.
const LAST_OF_14: u32 = 79;

/// Attributes of a function or a call.
pub(super) struct Attributes<'a> {
    pub function: AttrSet,
    pub ret: AttrSet,
    /// Parameter attributes with the parameter types.
    pub params: &'a [(AttrSet, Type)],
}

impl Writer {
    /// Returns the id of an attribute list, from 1; 0 is the empty list.
    pub fn attribute_list(&mut self, of: &Attributes<'_>) -> Result<u64, WriteError> {
        let mut list = Vec::new();
        let params = of.params.iter().enumerate().map(|(n, (set, ty))| (n as u64 + 1, *set, Some(*ty)));
        let all = std::iter::once((0, of.ret, None)).chain(params);
        for (index, set, ty) in all.chain(std::iter::once((FUNCTION, of.function, None))) {
            list.extend(self.group(index, set, ty)?);
        }
        if list.is_empty() {
            return Ok(0);
        }
        Ok(self.attributes.lists.insert_full(list).0 as u64 + 1)
    }

    /// Returns the id of the attribute list of a variable.
    pub fn variable_attributes(&mut self, attrs: &[Attr]) -> Result<u64, WriteError> {
        let mut numbers = Vec::new();
        for attr in self.resolved(attrs) {
            self.attribute(&attr, None, &mut numbers)?;
        }
        if numbers.is_empty() {
            return Ok(0);
        }
        let group = self.attributes.groups.insert_full((FUNCTION, numbers)).0 as u64 + 1;
        Ok(self.attributes.lists.insert_full(vec![group]).0 as u64 + 1)
    }

    /// Expands attribute groups; of duplicates, the last one wins.
    fn resolved(&self, attrs: &[Attr]) -> Vec<Attr> {
        let mut all: Vec<Attr> = Vec::new();
        for attr in attrs {
            match attr {
                Attr::Group(n) => {
                    let set = self.module.attr_groups.get(n).copied().unwrap_or_default();
                    all.extend(self.module.attrs[set].iter().cloned());
                }
                attr => all.push(attr.clone()),
            }
        }
        all
    }

    /// Returns the id of a group, from 1; `None` if the group would be empty.
    fn group(&mut self, index: u64, set: AttrSet, ty: Option<Type>) -> Result<Option<u64>, WriteError> {
        if set == AttrSet::NONE {
            return Ok(None);
        }
        let attrs = self.resolved(&self.module.attrs[set]);
        let mut numbers = Vec::new();
        for attr in &attrs {
            self.attribute(attr, ty, &mut numbers)?;
        }
        if numbers.is_empty() {
            return Ok(None);
        }
        Ok(Some(self.attributes.groups.insert_full((index, numbers)).0 as u64 + 1))
    }

    /// Returns the number of an attribute kind.
    fn kind(&self, word: &str, form: Form) -> Result<u64, WriteError> {
        let kind = KINDS.iter().find(|(_, name, of)| *name == word && *of == form);
        let (number, ..) = kind.ok_or_else(|| WriteError::new(format!("the attribute `{word}` has no record")))?;
        if self.version == Version::Llvm14 && *number > LAST_OF_14 {
            return Err(WriteError::new(format!("LLVM 14 does not support the attribute `{word}`")));
        }
        Ok((*number).into())
    }

    fn attribute(&mut self, attr: &Attr, ty: Option<Type>, out: &mut Vec<u64>) -> Result<(), WriteError> {
        let old = self.version == Version::Llvm14;
        match attr {
            Attr::Word(word) if &**word == "uwtable" => match old {
                true => out.extend([0, self.uwtable()]),
                false => out.extend([1, self.uwtable(), 2]),
            },
            Attr::Word(word) => {
                let is_type = KINDS.iter().any(|(_, name, form)| *name == &**word && *form == Form::Type);
                if !is_type {
                    out.extend([0, self.kind(word, Form::Enum)?]);
                    return Ok(());
                }
                // Before LLVM 12, the type was the pointee.
                let kind = self.kind(word, Form::Type)?;
                match ty.and_then(|ty| self.module.types.pointee(ty).flatten()) {
                    Some(pointee) => out.extend([6, kind, self.ty(pointee)?]),
                    None if &**word == "preallocated" => out.extend([5, kind]),
                    None => return Err(WriteError::new(format!("the attribute `{word}` does not say its type"))),
                }
            }
            Attr::Int(word, value) => {
                let kind = self.kind(word, Form::Int)?;
                let value = match &**word {
                    "allocsize" => value << 32 | 0xffff_ffff,
                    "vscale_range" => value << 32 | value & 0xffff_ffff,
                    _ => *value,
                };
                out.extend([1, kind, value]);
            }
            Attr::Type(word, of) => {
                let kind = self.kind(word, Form::Type)?;
                out.extend([6, kind, self.ty(*of)?]);
            }
            Attr::Text(word, text) => self.attribute_text(word, text, out)?,
            Attr::String(key, value) => {
                out.push(if value.is_some() { 4 } else { 3 });
                for text in std::iter::once(key).chain(value) {
                    let bytes = bytes_of(text);
                    if bytes.contains(&0) {
                        return Err(WriteError::new("an attribute with a NUL character"));
                    }
                    out.extend(bytes.iter().map(|byte| u64::from(*byte)));
                    out.push(0);
                }
            }
            Attr::Group(_) => {}
        }
        Ok(())
    }

    fn uwtable(&self) -> u64 {
        33
    }

    /// Encodes an attribute whose argument is kept as text.
    fn attribute_text(&mut self, word: &str, text: &str, out: &mut Vec<u64>) -> Result<(), WriteError> {
        let wrong = || WriteError::new(format!("the attribute `{word}({text})` has no record"));
        let value = match word {
            "range" => {
                let kind = self.kind(word, Form::Range)?;
                let (first, high) = text.split_once(',').ok_or_else(wrong)?;
                let (ty, low) = first.trim().split_once(' ').ok_or_else(wrong)?;
                let bits: u64 = ty.strip_prefix('i').and_then(|n| n.parse().ok()).ok_or_else(wrong)?;
                out.extend([7, kind, bits]);
                return range(bits, low.trim(), high.trim(), out).ok_or_else(wrong);
            }
            "initializes" => {
                let kind = self.kind(word, Form::Ranges)?;
                let ranges: Vec<&str> = text.split(')').map(|r| r.trim_start_matches([',', ' ', '('])).collect();
                let ranges: Vec<&str> = ranges.into_iter().filter(|range| !range.trim().is_empty()).collect();
                out.extend([8, kind, ranges.len() as u64, 64]);
                for one in ranges {
                    let (low, high) = one.split_once(',').ok_or_else(wrong)?;
                    range(64, low.trim(), high.trim(), out).ok_or_else(wrong)?;
                }
                return Ok(());
            }
            "memory" => memory(text).ok_or_else(wrong)?,
            "captures" => captures(text).ok_or_else(wrong)?,
            "nofpclass" => float_classes(text).ok_or_else(wrong)?,
            "allocsize" | "vscale_range" => {
                let (first, second) = text.split_once(',').ok_or_else(wrong)?;
                let number = |text: &str| text.trim().parse::<u32>().ok().map(u64::from).ok_or_else(wrong);
                number(first)? << 32 | number(second)?
            }
            "uwtable" if self.version == Version::Llvm14 => {
                return Err(WriteError::new("LLVM 14 does not support the argument of `uwtable`"));
            }
            "uwtable" => u64::from(text != "sync") + 1,
            "allockind" => {
                const WORDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
                let mut bits = 0;
                for kind in text.trim_matches('"').split(',') {
                    bits |= 1 << WORDS.iter().position(|word| *word == kind.trim()).ok_or_else(wrong)?;
                }
                bits
            }
            _ => return Err(wrong()),
        };
        out.extend([1, self.kind(word, Form::Int)?, value]);
        Ok(())
    }

    /// Writes `PARAMATTR_GROUP_BLOCK` and `PARAMATTR_BLOCK`.
    pub fn attribute_blocks(&self, out: &mut Stream) {
        if self.attributes.groups.is_empty() {
            return;
        }
        out.enter(codes::PARAMATTR_GROUP);
        for (n, (index, attrs)) in self.attributes.groups.iter().enumerate() {
            let ops: Vec<u64> = [n as u64 + 1, *index].into_iter().chain(attrs.iter().copied()).collect();
            out.record(GROUP_ENTRY, &ops);
        }
        out.end();
        out.enter(codes::PARAMATTR);
        for list in &self.attributes.lists {
            out.record(ENTRY, list);
        }
        out.end();
    }
}

/// Encodes the argument of an attribute that is kept as text; `None` if it is invalid.
pub(super) fn argument(word: &str, text: &str) -> Option<u64> {
    match word {
        "memory" => memory(text),
        "captures" => captures(text),
        "nofpclass" => float_classes(text),
        "uwtable" => Some(u64::from(text != "sync") + 1),
        "vscale_range" => {
            let (first, second) = text.split_once(',').unwrap_or((text, text));
            Some(first.trim().parse::<u64>().ok()? << 32 | second.trim().parse::<u64>().ok()?)
        }
        _ => None,
    }
}

/// Encodes two integers of the given width.
fn range(bits: u64, low: &str, high: &str, out: &mut Vec<u64>) -> Option<()> {
    if bits <= 64 {
        let one = |text: &str| {
            let value: i128 = text.parse().ok()?;
            // A value that does not fit as a signed number must fit as an unsigned one.
            let wide = (value << (128 - bits)) >> (128 - bits);
            (value == wide || value >> bits == 0).then_some(signed(wide as i64))
        };
        out.extend([one(low)?, one(high)?]);
        return Some(());
    }
    let words = |text: &str| -> Option<Vec<u64>> {
        let value: i128 = text.parse().ok()?;
        let mut words = vec![value as u64, (value >> 64) as u64];
        let fill = if value < 0 { u64::MAX } else { 0 };
        words.resize(bits.div_ceil(64) as usize, fill);
        if !bits.is_multiple_of(64)
            && let Some(last) = words.last_mut()
        {
            *last &= (1 << (bits % 64)) - 1;
        }
        Some(words)
    };
    let (low, high) = (words(low)?, words(high)?);
    out.push((low.len() as u64) | (high.len() as u64) << 32);
    out.extend(low.iter().chain(&high).map(|word| signed(*word as i64)));
    Some(())
}

/// Encodes `memory(…)`: two bits for each location kind; the default for all others comes first in the text.
fn memory(text: &str) -> Option<u64> {
    const ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];
    const PLACES: [(&str, u32); 5] =
        [("argmem", 0), ("inaccessiblemem", 1), ("errnomem", 2), ("target_mem0", 4), ("target_mem1", 5)];
    let access = |word: &str| ACCESSES.iter().position(|known| *known == word.trim()).map(|n| n as u64);
    let mut bits = 0u64;
    for (n, part) in text.split(',').enumerate() {
        match part.split_once(':') {
            Some((place, word)) => {
                let (_, at) = PLACES.iter().find(|(name, _)| *name == place.trim())?;
                bits = bits & !(3 << (2 * at)) | access(word)? << (2 * at);
            }
            None if n == 0 => bits = (0..6).fold(0, |bits, at| bits | access(part).unwrap_or(0) << (2 * at)),
            None => return None,
        }
        if !part.contains(':') {
            access(part)?;
        }
    }
    // Version bit: the fourth location is all remaining memory.
    Some(bits | 1 << 56)
}

/// Encodes `captures(…)`: four bits for the return value, four for all other captures.
fn captures(text: &str) -> Option<u64> {
    let (mut other, mut ret, mut is_ret) = (0u64, None, false);
    for part in text.split(',').map(str::trim) {
        let (word, of_ret) = match part.strip_prefix("ret:") {
            Some(word) => (word.trim(), true),
            None => (part, false),
        };
        is_ret |= of_ret;
        let bits = match word {
            "none" => 0,
            "address_is_null" => 1,
            "address" => 3,
            "read_provenance" => 4,
            "provenance" => 12,
            _ => return None,
        };
        match is_ret {
            true => ret = Some(ret.unwrap_or(0) | bits),
            false => other |= bits,
        }
    }
    Some(other << 4 | ret.unwrap_or(other))
}

/// Returns the mask of `nofpclass(…)`.
fn float_classes(text: &str) -> Option<u64> {
    if let Ok(mask) = text.trim().parse() {
        return Some(mask);
    }
    let names = crate::bitcode::attribute_table::CLASSES;
    text.split_whitespace()
        .try_fold(0, |mask, word| names.iter().find(|(_, name)| *name == word).map(|(bits, _)| mask | bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_have_their_numbers() {
        assert_eq!(memory("none"), Some(1 << 56));
        assert_eq!(memory("argmem: read"), Some(1 << 56 | 1));
        assert_eq!(memory("read, argmem: none"), Some(1 << 56 | 0x554));
        assert_eq!(memory("argmem"), None);
        assert_eq!((captures("none"), captures("ret: address, provenance")), (Some(0), Some(15)));
        assert_eq!(captures("address, ret: none"), Some(0x30));
        assert_eq!((float_classes("nan inf"), float_classes("3"), float_classes("x")), (Some(0x207), Some(3), None));
        let mut out = Vec::new();
        assert_eq!(range(8, "-5", "255", &mut out), Some(()));
        assert_eq!(out, [11, 3]);
        assert_eq!(range(8, "256", "0", &mut out), None);
    }
}
