//! Attributes: groups, lists of groups, and the older encoding with one bit mask per parameter.

use super::bitstream::Block;
use super::error::Error;
use super::reader::Reader;
use super::text;
use crate::ir::{Attr, AttrSet, Type};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Record codes.
const ENTRY_OLD: u32 = 1;
const ENTRY: u32 = 2;
const GROUP_ENTRY: u32 = 3;

/// Index of the function attributes; 0 is the return value, 1 the first parameter.
const FUNCTION: u64 = u32::MAX as u64;
/// Index of the function attributes in LLVM 3.0 and before.
const FUNCTION_OLD: u64 = u64::MAX;

/// Kind of an attribute's argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Enum,
    Type,
    Int,
    Range,
    Ranges,
}

use Form::{Enum, Int, Range, Ranges};

/// Attribute kinds in the order in which LLVM prints them.
pub(super) const KINDS: &[(u32, &str, Form)] = &[
    (80, "allocalign", Enum),
    (81, "allocptr", Enum),
    (2, "alwaysinline", Enum),
    (45, "argmemonly", Enum),
    (35, "builtin", Enum),
    (36, "cold", Enum),
    (43, "convergent", Enum),
    (90, "coro_only_destroy_when_complete", Enum),
    (98, "coro_elide_safe", Enum),
    (103, "dead_on_return", Enum),
    (91, "dead_on_unwind", Enum),
    (78, "disable_sanitizer_instrumentation", Enum),
    (84, "fn_ret_thunk_extern", Enum),
    (72, "hot", Enum),
    (95, "hybrid_patchable", Enum),
    (60, "immarg", Enum),
    (5, "inreg", Enum),
    (49, "inaccessiblememonly", Enum),
    (50, "inaccessiblemem_or_argmemonly", Enum),
    (4, "inlinehint", Enum),
    (40, "jumptable", Enum),
    (6, "minsize", Enum),
    (70, "mustprogress", Enum),
    (7, "naked", Enum),
    (8, "nest", Enum),
    (9, "noalias", Enum),
    (10, "nobuiltin", Enum),
    (71, "nocallback", Enum),
    (11, "nocapture", Enum),
    (56, "nocf_check", Enum),
    (105, "nocreateundeforpoison", Enum),
    (100, "nodivergencesource", Enum),
    (12, "noduplicate", Enum),
    (99, "noext", Enum),
    (62, "nofree", Enum),
    (13, "noimplicitfloat", Enum),
    (14, "noinline", Enum),
    (66, "nomerge", Enum),
    (73, "noprofile", Enum),
    (48, "norecurse", Enum),
    (16, "noredzone", Enum),
    (17, "noreturn", Enum),
    (79, "nosanitize_bounds", Enum),
    (76, "nosanitize_coverage", Enum),
    (63, "nosync", Enum),
    (68, "noundef", Enum),
    (18, "nounwind", Enum),
    (15, "nonlazybind", Enum),
    (39, "nonnull", Enum),
    (67, "null_pointer_is_valid", Enum),
    (57, "optforfuzzing", Enum),
    (88, "optdebug", Enum),
    (19, "optsize", Enum),
    (37, "optnone", Enum),
    (83, "presplitcoroutine", Enum),
    (20, "readnone", Enum),
    (21, "readonly", Enum),
    (22, "returned", Enum),
    (23, "returns_twice", Enum),
    (24, "signext", Enum),
    (44, "safestack", Enum),
    (30, "sanitize_address", Enum),
    (104, "sanitize_alloc_token", Enum),
    (55, "sanitize_hwaddress", Enum),
    (64, "sanitize_memtag", Enum),
    (32, "sanitize_memory", Enum),
    (93, "sanitize_numerical_stability", Enum),
    (96, "sanitize_realtime", Enum),
    (97, "sanitize_realtime_blocking", Enum),
    (31, "sanitize_thread", Enum),
    (101, "sanitize_type", Enum),
    (58, "shadowcallstack", Enum),
    (85, "skipprofile", Enum),
    (53, "speculatable", Enum),
    (59, "speculative_load_hardening", Enum),
    (26, "ssp", Enum),
    (27, "sspreq", Enum),
    (28, "sspstrong", Enum),
    (54, "strictfp", Enum),
    (75, "swiftasync", Enum),
    (47, "swifterror", Enum),
    (46, "swiftself", Enum),
    (33, "uwtable", Enum),
    (61, "willreturn", Enum),
    (89, "writable", Enum),
    (52, "writeonly", Enum),
    (34, "zeroext", Enum),
    (69, "byref", Form::Type),
    (3, "byval", Form::Type),
    (77, "elementtype", Form::Type),
    (38, "inalloca", Form::Type),
    (65, "preallocated", Form::Type),
    (29, "sret", Form::Type),
    (1, "align", Int),
    (82, "allockind", Int),
    (51, "allocsize", Int),
    (102, "captures", Int),
    (41, "dereferenceable", Int),
    (42, "dereferenceable_or_null", Int),
    (86, "memory", Int),
    (87, "nofpclass", Int),
    (25, "alignstack", Int),
    (33, "uwtable", Int),
    (74, "vscale_range", Int),
    (92, "range", Range),
    (94, "initializes", Ranges),
];

/// Attributes of the older encoding that are a single bit; alignments are numbers there.
const BITS: &[(u32, &str)] = &[
    (0, "zeroext"),
    (1, "signext"),
    (2, "noreturn"),
    (3, "inreg"),
    (4, "sret"),
    (5, "nounwind"),
    (6, "noalias"),
    (7, "byval"),
    (8, "nest"),
    (9, "readnone"),
    (10, "readonly"),
    (11, "noinline"),
    (12, "alwaysinline"),
    (13, "optsize"),
    (14, "ssp"),
    (15, "sspreq"),
    (21, "nocapture"),
    (22, "noredzone"),
    (23, "noimplicitfloat"),
    (24, "naked"),
    (25, "inlinehint"),
    (29, "returns_twice"),
    (30, "uwtable"),
    (31, "nonlazybind"),
    (32, "sanitize_address"),
    (33, "minsize"),
    (34, "noduplicate"),
    (35, "sspstrong"),
    (36, "sanitize_thread"),
    (37, "sanitize_memory"),
    (38, "nobuiltin"),
    (39, "returned"),
    (40, "cold"),
    (41, "builtin"),
    (42, "optnone"),
    (43, "inalloca"),
    (44, "nonnull"),
    (45, "jumptable"),
    (46, "convergent"),
    (47, "safestack"),
    (48, "norecurse"),
    (49, "inaccessiblememonly"),
    (50, "inaccessiblemem_or_argmemonly"),
    (51, "swiftself"),
];

/// Returns the rank of an attribute in LLVM's order.
fn rank(word: &str, has_form: impl Fn(Form) -> bool) -> usize {
    KINDS.iter().position(|(_, kind, form)| *kind == word && has_form(*form)).unwrap_or(KINDS.len())
}

/// Sorts attributes by rank; string attributes come last, in alphabetical order.
fn sorted(mut attrs: Vec<(usize, Attr)>) -> Vec<Attr> {
    attrs.sort_by(|(a, one), (b, other)| {
        a.cmp(b).then_with(|| match (one, other) {
            (Attr::String(a, x), Attr::String(b, y)) => (a, x).cmp(&(b, y)),
            _ => std::cmp::Ordering::Equal,
        })
    });
    attrs.into_iter().map(|(_, attr)| attr).collect()
}

/// Attributes of a function or a call.
#[derive(Clone, Default, Debug)]
pub struct AttributeList {
    /// Function attributes.
    pub function: AttrSet,
    /// Return attributes.
    pub ret: AttrSet,
    /// Parameter attributes by index.
    params: FxHashMap<u64, AttrSet>,
}

impl AttributeList {
    fn enter(&mut self, index: u64, set: AttrSet) {
        match index {
            FUNCTION | FUNCTION_OLD => self.function = set,
            0 => self.ret = set,
            index => _ = self.params.insert(index - 1, set),
        }
    }

    /// Returns the attributes of a parameter.
    pub fn param(&self, n: usize) -> AttrSet {
        self.params.get(&(n as u64)).copied().unwrap_or_default()
    }
}

/// Attribute groups by id: each holds the attributes of one index.
#[derive(Default, Debug)]
pub struct Groups(FxHashMap<u64, (u64, AttrSet)>);

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
        self.next().map(super::signed)
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

/// Floating-point classes, the most general first.
pub(super) const CLASSES: [(u64, &str); 16] = [
    (0x3ff, "all"),
    (0x3, "nan"),
    (0x1, "snan"),
    (0x2, "qnan"),
    (0x204, "inf"),
    (0x4, "ninf"),
    (0x200, "pinf"),
    (0x108, "norm"),
    (0x8, "nnorm"),
    (0x100, "pnorm"),
    (0x90, "sub"),
    (0x10, "nsub"),
    (0x80, "psub"),
    (0x60, "zero"),
    (0x20, "nzero"),
    (0x40, "pzero"),
];

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
