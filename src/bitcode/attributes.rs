//! Attributes: groups, lists of groups, and the older encoding with one bit mask per parameter.

use super::attribute_table::Form::{self, Enum, Int, Range, Ranges};
use super::attribute_table::{AttributeList, BITS, CLASSES, KINDS, rank, sorted};
use super::bitstream::Block;
use super::encoding::text;
use super::error::Error;
use super::reader::Reader;
use super::record_codes::attributes::{ENTRY, ENTRY_OLD, GROUP_ENTRY};
use crate::ir::{Attr, AttrSet, Type};
use std::sync::Arc;

/// Cursor over the operands of a record.
struct Numbers<'r>(std::slice::Iter<'r, u64>);

impl Numbers<'_> {
    fn next(&mut self) -> Result<u64, Error> {
        self.0.next().copied().ok_or_else(|| Error::record("an attribute without its value"))
    }

    /// Reads a zero-terminated string.
    fn string(&mut self) -> Result<Arc<str>, Error> {
        let mut bytes = Vec::new();
        loop {
            match self.next()? {
                0 => return Ok(text(&bytes).into()),
                byte => bytes
                    .push(u8::try_from(byte).map_err(|_| Error::record("a character that does not fit into 8 bits"))?),
            }
        }
    }

    fn signed(&mut self) -> Result<i64, Error> {
        self.next().map(super::encoding::signed)
    }

    /// Reads the bounds of a half-open range of integers of the given width.
    fn range(&mut self, bits: u64) -> Result<(String, String), Error> {
        if bits <= 64 {
            return Ok((self.signed()?.to_string(), self.signed()?.to_string()));
        }
        let counts = self.next()?;
        let mut wide = |count: u64| -> Result<String, Error> {
            if count > bits.div_ceil(64) {
                return Err(Error::record("an integer has more words than its type"));
            }
            let words: Vec<u64> = (0..count).map(|_| self.signed().map(|n| n as u64)).collect::<Result<_, _>>()?;
            let mut limbs = vec![0; bits.div_ceil(64) as usize];
            limbs[..words.len()].copy_from_slice(&words);
            Ok(crate::ir::print::wide_text(&limbs, bits as u32))
        };
        Ok((wide(counts & 0xffff_ffff)?, wide(counts >> 32)?))
    }
}

/// Checks the width of integers in attributes.
fn width(bits: u64) -> Result<u64, Error> {
    match bits {
        1..=0x80_0000 => Ok(bits),
        _ => Err(Error::record(format!("an integer of {bits} bits"))),
    }
}

fn access(bits: u64) -> &'static str {
    ["none", "read", "write", "readwrite"][(bits & 3) as usize]
}

/// Decodes `memory(…)`: two bits for each memory location; the default for all others comes first.
fn memory(encoded: u64) -> String {
    const PLACES: [(u32, &str); 5] =
        [(0, "argmem"), (1, "inaccessiblemem"), (2, "errnomem"), (4, "target_mem0"), (5, "target_mem1")];
    let at = |n: u32| encoded >> (2 * n) & 3;
    // In the unversioned encoding, the third location was all other memory.
    let places = PLACES.map(|(n, place)| (place, at(if encoded >> 56 == 0 { n.min(2) } else { n })));
    let other = if encoded >> 56 == 0 { at(2) } else { at(3) };
    let mut parts = Vec::new();
    if other != 0 || places.iter().all(|(_, bits)| *bits == other) {
        parts.push(access(other).to_string());
    }
    let differing = places.iter().filter(|(_, bits)| *bits != other);
    parts.extend(differing.map(|(place, bits)| format!("{place}: {}", access(*bits))));
    parts.join(", ")
}

/// Decodes `captures(…)`: four bits for the return value, four for all other captures.
fn captures(encoded: u64) -> String {
    let (other, ret) = (encoded >> 4 & 15, encoded & 15);
    let components = |bits: u64| match bits {
        0 => "none".to_string(),
        _ => {
            let mut parts = Vec::new();
            match bits & 3 {
                0 => {}
                1 => parts.push("address_is_null"),
                _ => parts.push("address"),
            }
            match bits >> 2 & 3 {
                0 => {}
                1 => parts.push("read_provenance"),
                _ => parts.push("provenance"),
            }
            parts.join(", ")
        }
    };
    let mut parts = Vec::new();
    if other != 0 || ret == 0 {
        parts.push(components(other));
    }
    if ret != other {
        parts.push(format!("ret: {}", components(ret)));
    }
    parts.join(", ")
}

/// Decodes `nofpclass(…)`, with the most general names that fit.
fn float_classes(mask: u64) -> String {
    let mut left = mask & 0x3ff;
    let mut parts = Vec::new();
    for (bits, name) in CLASSES {
        if left & bits == bits && left != 0 {
            parts.push(name);
            left &= !bits;
        }
    }
    parts.join(" ")
}

impl<'b> Reader<'b> {
    /// Reads `PARAMATTR_GROUP_BLOCK`.
    pub(super) fn attribute_groups(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        block.each_record(|record| match record.code {
            GROUP_ENTRY => self.attribute_group(&record.ops),
            _ => Ok(()),
        })
    }

    fn attribute_group(&mut self, ops: &[u64]) -> Result<(), Error> {
        let mut numbers = Numbers(ops.iter());
        let (id, index) = (numbers.next()?, numbers.next()?);
        let mut attrs = Vec::new();
        while let Some(form) = numbers.0.next() {
            let attr = self.attribute(*form, &mut numbers)?;
            let rank = match &attr {
                Attr::String(..) | Attr::Group(_) => KINDS.len(),
                Attr::Word(word) | Attr::Int(word, _) | Attr::Type(word, _) | Attr::Text(word, _) => match form {
                    0 => rank(word, |form| matches!(form, Enum | Form::Type)),
                    _ => rank(word, |form| form != Enum),
                },
            };
            attrs.push((rank, attr));
        }
        let set = self.module.attrs.intern(sorted(attrs));
        self.groups.0.insert(id, (index, set));
        Ok(())
    }

    fn attribute(&mut self, form: u64, numbers: &mut Numbers<'_>) -> Result<Attr, Error> {
        if matches!(form, 3 | 4) {
            let key = numbers.string()?;
            let value = if form == 4 { Some(numbers.string()?) } else { None };
            return Ok(Attr::String(key, value.filter(|value| !value.is_empty())));
        }
        if form > 8 {
            return Err(Error::unknown(format!("unknown attribute kind {form}")));
        }
        let code = numbers.next()?;
        let known = |wanted: &[Form]| {
            KINDS
                .iter()
                .find(|(number, _, form)| u64::from(*number) == code && wanted.contains(form))
                .map(|kind| kind.1)
        };
        let unknown = || Error::unknown(format!("unknown attribute {code}"));
        Ok(match form {
            // LLVM before 14 writes type attributes without their types.
            0 => Attr::Word(known(&[Enum, Form::Type]).ok_or_else(unknown)?.into()),
            1 => {
                let word: Arc<str> = known(&[Int]).ok_or_else(unknown)?.into();
                let value = numbers.next()?;
                let inner = match &*word {
                    "align" | "alignstack" if !value.is_power_of_two() => {
                        return Err(Error::record(format!("alignment {value} is not a power of two")));
                    }
                    "allocsize" if value & 0xffff_ffff == 0xffff_ffff => {
                        return Ok(Attr::Int(word, value >> 32));
                    }
                    "allocsize" => format!("{}, {}", value >> 32, value & 0xffff_ffff),
                    "vscale_range" => format!("{}, {}", value >> 32, value & 0xffff_ffff),
                    "uwtable" if value == 1 => "sync".into(),
                    "uwtable" => return Ok(Attr::Word(word)),
                    "allockind" => {
                        const KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
                        let named = KINDS.iter().enumerate().filter(|(n, _)| value >> n & 1 == 1);
                        format!("\"{}\"", named.map(|(_, kind)| *kind).collect::<Vec<_>>().join(","))
                    }
                    "memory" => memory(value),
                    "captures" => captures(value),
                    "nofpclass" => float_classes(value),
                    _ => return Ok(Attr::Int(word, value)),
                };
                Attr::Text(word, inner.into())
            }
            5 => Attr::Word(known(&[Form::Type]).ok_or_else(unknown)?.into()),
            6 => {
                let ty = numbers.next()?;
                Attr::Type(known(&[Form::Type]).ok_or_else(unknown)?.into(), self.ty(ty)?)
            }
            7 => {
                let bits = width(numbers.next()?)?;
                self.spend_on_range(bits)?;
                let (low, high) = numbers.range(bits)?;
                Attr::Text(known(&[Range]).ok_or_else(unknown)?.into(), format!("i{bits} {low}, {high}").into())
            }
            8 => {
                let count = numbers.next()?;
                let bits = width(numbers.next()?)?;
                let mut parts = Vec::new();
                for _ in 0..count {
                    self.spend_on_range(bits)?;
                    let (low, high) = numbers.range(bits)?;
                    parts.push(format!("({low}, {high})"));
                }
                Attr::Text(known(&[Ranges]).ok_or_else(unknown)?.into(), parts.join(", ").into())
            }
            _ => return Err(Error::unknown(format!("unknown attribute kind {form}"))),
        })
    }

    /// Charges the budget for printing two integers of the given width in decimal, which takes quadratic
    /// time.
    fn spend_on_range(&mut self, bits: u64) -> Result<(), Error> {
        let words = bits / 64;
        let left = self.expansion.checked_sub(words * words / 64);
        self.expansion = left.ok_or_else(|| Error::record("too many ranges of integers of this width"))?;
        Ok(())
    }

    /// Reads `PARAMATTR_BLOCK`.
    pub(super) fn attribute_lists(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        block.each_record(|record| {
            let list = match record.code {
                ENTRY => self.attribute_list(&record.ops)?,
                ENTRY_OLD => self.old_attribute_list(&record.ops)?,
                _ => return Ok(()),
            };
            self.attribute_lists.push(Arc::new(list));
            Ok(())
        })
    }

    fn attribute_list(&mut self, ops: &[u64]) -> Result<AttributeList, Error> {
        let mut list = AttributeList::default();
        for id in ops {
            let group = self.groups.0.get(id);
            let (index, set) = group.ok_or_else(|| Error::missing(format!("undefined attribute group {id}")))?;
            list.enter(*index, *set);
        }
        Ok(list)
    }

    /// Decodes the older encoding: pairs of an index and a bit mask with 16 flags, a 16-bit alignment, and
    /// further flags.
    fn old_attribute_list(&mut self, ops: &[u64]) -> Result<AttributeList, Error> {
        let mut list = AttributeList::default();
        let (pairs, rest) = ops.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(Error::record("attributes without their index"));
        }
        for [index, encoded] in pairs {
            let mut attrs = Vec::new();
            let align = encoded >> 16 & 0xffff;
            if align != 0 {
                if !align.is_power_of_two() {
                    return Err(Error::record(format!("alignment {align} is not a power of two")));
                }
                attrs.push((rank("align", |form| form == Int), Attr::Int("align".into(), align)));
            }
            let bits = (encoded & 0xf_ffff << 32) >> 11 | encoded & 0xffff;
            let set = BITS.iter().filter(|(bit, _)| bits >> bit & 1 == 1);
            let is_word = |form| matches!(form, Enum | Form::Type);
            attrs.extend(set.map(|(_, word)| (rank(word, is_word), Attr::Word((*word).into()))));
            if bits >> 26 & 7 != 0 {
                let attr = Attr::Int("alignstack".into(), 1 << ((bits >> 26 & 7) - 1));
                attrs.push((rank("alignstack", |form| form == Int), attr));
            }
            list.enter(*index, self.module.attrs.intern(sorted(attrs)));
        }
        Ok(list)
    }

    /// Returns the attribute list of a record; ids start at 1, and 0 is the empty list.
    pub(super) fn attributes_of(&self, id: u64) -> Result<Arc<AttributeList>, Error> {
        match id {
            0 => Ok(Arc::clone(&self.no_attributes)),
            id => {
                let list = usize::try_from(id - 1).ok().and_then(|n| self.attribute_lists.get(n));
                list.cloned().ok_or_else(|| Error::missing(format!("undefined attribute list {id}")))
            }
        }
    }

    /// Returns the attributes of a parameter. Type attributes of LLVM before 12 get their type from the
    /// pointee of the parameter's type.
    pub(super) fn param_attributes(&mut self, list: &AttributeList, n: usize, ty: Type) -> AttrSet {
        let set = list.param(n);
        if set == AttrSet::NONE {
            return set;
        }
        if let Some(known) = self.typed_attributes.get(&(set, ty)) {
            return *known;
        }
        let typed = self.with_pointee(set, ty);
        self.typed_attributes.insert((set, ty), typed);
        typed
    }

    fn with_pointee(&mut self, set: AttrSet, ty: Type) -> AttrSet {
        let old = |attr: &Attr| matches!(attr, Attr::Word(w) if matches!(&**w, "byval" | "sret" | "inalloca"));
        if !self.module.attrs[set].iter().any(old) {
            return set;
        }
        let Some(pointee) = self.module.types.pointee(ty).flatten() else { return set };
        let mut attrs = self.module.attrs[set].to_vec();
        for attr in attrs.iter_mut().filter(|attr| old(attr)) {
            if let Attr::Word(word) = attr {
                *attr = Attr::Type(word.clone(), pointee);
            }
        }
        self.module.attrs.intern(attrs)
    }
}
