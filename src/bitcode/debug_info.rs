//! Decoder for specialised nodes: fields in LLVM's print order, and operands in the order of LLVM's node
//! operands. Nodes of older versions are upgraded as LLVM does.

use super::encoding::signed;
use super::error::Error;
use super::records::metadata as code;
use crate::ir::metadata::dwarf::Vocabulary;

/// Codes of specialised nodes.
pub(super) mod kind {
    pub const GENERIC_DEBUG: u32 = 12;
    pub const SUBRANGE: u32 = 13;
    pub const ENUMERATOR: u32 = 14;
    pub const BASIC_TYPE: u32 = 15;
    pub const FILE: u32 = 16;
    pub const DERIVED_TYPE: u32 = 17;
    pub const COMPOSITE_TYPE: u32 = 18;
    pub const SUBROUTINE_TYPE: u32 = 19;
    pub const COMPILE_UNIT: u32 = 20;
    pub const SUBPROGRAM: u32 = 21;
    pub const LEXICAL_BLOCK: u32 = 22;
    pub const LEXICAL_BLOCK_FILE: u32 = 23;
    pub const NAMESPACE: u32 = 24;
    pub const TEMPLATE_TYPE: u32 = 25;
    pub const TEMPLATE_VALUE: u32 = 26;
    pub const GLOBAL_VAR: u32 = 27;
    pub const LOCAL_VAR: u32 = 28;
    pub const OBJC_PROPERTY: u32 = 30;
    pub const IMPORTED_ENTITY: u32 = 31;
    pub const MODULE: u32 = 32;
    pub const MACRO: u32 = 33;
    pub const MACRO_FILE: u32 = 34;
    pub const GLOBAL_VAR_EXPR: u32 = 37;
    pub const LABEL: u32 = 40;
    pub const STRING_TYPE: u32 = 41;
    pub const COMMON_BLOCK: u32 = 44;
    pub const GENERIC_SUBRANGE: u32 = 45;
    pub const ASSIGN_ID: u32 = 47;
    pub const SUBRANGE_TYPE: u32 = 48;
    pub const FIXED_POINT_TYPE: u32 = 49;
}

/// Value of a field.
#[derive(Clone, Debug)]
pub(super) enum Value {
    /// Node id plus one, or 0 for null; whether null is printed.
    Node(u64, bool),
    /// As [`Value::Node`], but a constant integer is printed without its type; whether zero is printed.
    NodeOrNumber(u64, bool),
    /// Node id of a string plus one; whether an empty string is printed.
    String(u64, bool),
    /// Unsigned number; whether zero is printed.
    Unsigned(u64, bool),
    /// Signed number; whether zero is printed.
    Signed(i64, bool),
    /// Integer of any width, in decimal.
    Integer(String),
    /// Boolean, and the default that is not printed.
    Bool(bool, Option<bool>),
    /// Keyword of a vocabulary; whether that of zero is printed.
    Word(Vocabulary, u64, bool),
    /// Keywords separated by `|`; whether an empty set is printed as 0.
    Flags(Vocabulary, u64, bool),
    /// Operands in braces.
    List(Vec<u64>),
    /// Empty expression, which is not a node operand.
    Nothing,
}

use Value::{Bool, Flags, Integer, List, Nothing, Signed, String as Str, Unsigned, Word};

/// Decoded specialised node.
pub(super) struct Special {
    pub name: &'static str,
    pub distinct: bool,
    /// Fields in print order.
    pub fields: Vec<(&'static str, Value)>,
    /// Operands in LLVM's order, as node ids plus one.
    pub operands: Vec<u64>,
}

/// Operands of a record; those that old records lack are zero.
struct Ops<'r>(&'r [u64]);

impl Ops<'_> {
    fn get(&self, n: usize) -> u64 {
        self.0.get(n).copied().unwrap_or(0)
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    /// Rejects a record whose length is out of range.
    fn check(&self, range: std::ops::RangeInclusive<usize>) -> Result<(), Error> {
        match range.contains(&self.len()) {
            true => Ok(()),
            false => Err(Error::record(format!("a node record with {} operands", self.len()))),
        }
    }

    /// Decodes a size or an offset: a number, or a node in newer files if `is_node`.
    fn size(&self, n: usize, is_node: bool) -> Value {
        match is_node {
            true => Value::NodeOrNumber(self.get(n), false),
            false => number(self.get(n)),
        }
    }
}

fn node(id: u64) -> Value {
    Value::Node(id, false)
}

fn number(n: u64) -> Value {
    Unsigned(n, false)
}

fn string(id: u64) -> Value {
    Str(id, false)
}

/// Decodes a number with its sign in the least significant bit; the other bits of negative numbers are
/// inverted.
fn rotated(word: u64) -> i64 {
    let bits = (word >> 1) as i64;
    if word & 1 == 1 { !bits } else { bits }
}

/// Formats an integer of 64-bit words in decimal.
fn wide(words: &[u64], bits: u64, is_unsigned: bool) -> Result<String, Error> {
    let limbs = bits.div_ceil(64) as usize;
    if bits == 0 || bits > 1 << 16 || words.len() > limbs {
        return Err(Error::record(format!("an integer of {bits} bits")));
    }
    // An extra bit keeps the most significant bit from being a sign.
    let total = bits + u64::from(is_unsigned);
    let mut all: Vec<u64> = words.iter().map(|word| signed(*word) as u64).collect();
    all.resize(limbs, 0);
    if !bits.is_multiple_of(64)
        && let Some(last) = all.last_mut()
    {
        *last &= (1 << (bits % 64)) - 1;
    }
    all.resize(total.div_ceil(64) as usize, 0);
    Ok(crate::ir::print::wide_text(&all, total as u32))
}

/// Decodes a specialised node.
pub(super) fn special(code: u32, numbers: &[u64]) -> Result<Special, Error> {
    let r = Ops(numbers);
    let first = *numbers.first().ok_or_else(|| Error::record("a node with missing operands"))?;
    let mut distinct = first & 1 != 0;
    let (name, fields, operands): (&'static str, Vec<(&'static str, Value)>, Vec<u64>) = match code {
        code::LOCATION => {
            let is_implicit = r.get(5) != 0;
            let fields = vec![
                ("line", Unsigned(r.get(1), true)),
                ("column", number(r.get(2))),
                ("scope", Value::Node(r.get(3).saturating_add(1), true)),
                ("inlinedAt", node(r.get(4))),
                ("isImplicitCode", Bool(is_implicit, Some(false))),
                ("atomGroup", number(if r.len() == 8 { r.get(6) } else { 0 })),
                ("atomRank", number(if r.len() == 8 { r.get(7) } else { 0 })),
            ];
            ("DILocation", fields, vec![r.get(3).saturating_add(1), r.get(4)])
        }
        kind::GENERIC_DEBUG => {
            let operands = numbers.get(4..).unwrap_or_default().to_vec();
            let mut fields = vec![("tag", Word(Vocabulary::Tag, r.get(1), true)), ("header", string(r.get(3)))];
            if !operands.is_empty() {
                fields.push(("operands", List(operands.clone())));
            }
            ("GenericDINode", fields, std::iter::once(r.get(3)).chain(operands).collect())
        }
        kind::SUBRANGE => match first >> 1 {
            version @ (0 | 1) => {
                let count = match version {
                    0 => Signed(r.get(1) as i64, true),
                    _ => Value::NodeOrNumber(r.get(1), true),
                };
                let operands = if version == 1 { vec![r.get(1)] } else { Vec::new() };
                ("DISubrange", vec![("count", count), ("lowerBound", Signed(rotated(r.get(2)), true))], operands)
            }
            2 => {
                let names = ["count", "lowerBound", "upperBound", "stride"];
                let fields = names
                    .iter()
                    .enumerate()
                    .map(|(n, name)| (*name, Value::NodeOrNumber(r.get(n + 1), true)))
                    .collect();
                ("DISubrange", fields, (1..5).map(|n| r.get(n)).collect())
            }
            version => return Err(Error::unknown(format!("unknown DISubrange version {version}"))),
        },
        kind::GENERIC_SUBRANGE => {
            let names = ["count", "lowerBound", "upperBound", "stride"];
            let fields = names.iter().enumerate().map(|(n, name)| (*name, node(r.get(n + 1)))).collect();
            ("DIGenericSubrange", fields, (1..5).map(|n| r.get(n)).collect())
        }
        kind::ENUMERATOR => {
            r.check(3..=usize::MAX)?;
            let is_unsigned = first & 2 != 0;
            let value = match first & 4 {
                0 if is_unsigned => (rotated(r.get(1)) as u64).to_string(),
                0 => rotated(r.get(1)).to_string(),
                _ => wide(&numbers[3..], r.get(1), is_unsigned)?,
            };
            let mut fields = vec![("name", Str(r.get(2), true)), ("value", Integer(value))];
            if is_unsigned {
                fields.push(("isUnsigned", Bool(true, None)));
            }
            ("DIEnumerator", fields, vec![r.get(2)])
        }
        kind::BASIC_TYPE => {
            r.check(6..=9)?;
            let mut fields = Vec::new();
            if r.get(1) != 0x24 {
                fields.push(("tag", Word(Vocabulary::Tag, r.get(1), true)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("size", r.size(3, first & 2 != 0)),
                ("align", number(r.get(4))),
                ("dataSize", number(r.get(8))),
                ("encoding", Word(Vocabulary::Encoding, r.get(5), false)),
                ("num_extra_inhabitants", number(r.get(7))),
                ("flags", Flags(Vocabulary::Flag, r.get(6), false)),
            ]);
            let size = if first & 2 != 0 { r.get(3) } else { 0 };
            ("DIBasicType", fields, vec![0, 0, r.get(2), size])
        }
        kind::FIXED_POINT_TYPE => {
            r.check(11..=usize::MAX)?;
            let mut at = 9;
            let mut word = || -> Result<String, Error> {
                let encoded = r.get(at);
                let (count, bits) = ((encoded >> 32) as usize, encoded & 0xffff_ffff);
                let words = numbers.get(at + 1..).and_then(|rest| rest.get(..count));
                at += 1 + count;
                wide(words.ok_or_else(|| Error::record("a node with missing operands"))?, bits, r.get(7) == 0)
            };
            let (numerator, denominator) = (word()?, word()?);
            let mut fields = Vec::new();
            if r.get(1) != 0x24 {
                fields.push(("tag", Word(Vocabulary::Tag, r.get(1), true)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("size", r.size(3, first & 2 != 0)),
                ("align", number(r.get(4))),
                ("encoding", Word(Vocabulary::Encoding, r.get(5), false)),
                ("flags", Flags(Vocabulary::Flag, r.get(6), false)),
                ("kind", Word(Vocabulary::FixedPoint, r.get(7), true)),
            ]);
            match r.get(7) {
                2 => fields.extend([("numerator", Integer(numerator)), ("denominator", Integer(denominator))]),
                _ => fields.push(("factor", Signed(r.get(8) as i64, false))),
            }
            ("DIFixedPointType", fields, vec![0, 0, r.get(2)])
        }
        kind::STRING_TYPE => {
            r.check(8..=9)?;
            let location = if r.len() == 8 { 0 } else { r.get(5) };
            let at = if r.len() == 8 { 5 } else { 6 };
            let mut fields = Vec::new();
            if r.get(1) != 0x12 {
                fields.push(("tag", Word(Vocabulary::Tag, r.get(1), true)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("stringLength", node(r.get(3))),
                ("stringLengthExpression", node(r.get(4))),
                ("stringLocationExpression", node(location)),
                ("size", r.size(at, first & 2 != 0)),
                ("align", number(r.get(at + 1))),
                ("encoding", Word(Vocabulary::Encoding, r.get(at + 2), false)),
            ]);
            ("DIStringType", fields, vec![r.get(2), r.get(3), r.get(4), location])
        }
        kind::DERIVED_TYPE => {
            r.check(12..=15)?;
            let (annotations, auth) = if r.len() > 14 { (r.get(13), r.get(14)) } else { (0, 0) };
            let mut fields = vec![
                ("tag", Word(Vocabulary::Tag, r.get(1), true)),
                ("name", string(r.get(2))),
                ("scope", node(r.get(5))),
                ("file", node(r.get(3))),
                ("line", number(r.get(4))),
                ("baseType", Value::Node(r.get(6), true)),
                ("size", r.size(7, first & 2 != 0)),
                ("align", number(r.get(8))),
                ("offset", r.size(9, first & 2 != 0)),
                ("flags", Flags(Vocabulary::Flag, r.get(10), false)),
                ("extraData", node(r.get(11))),
            ];
            if r.get(12) != 0 {
                fields.push(("dwarfAddressSpace", Unsigned(r.get(12) - 1, true)));
            }
            fields.push(("annotations", node(annotations)));
            if auth != 0 {
                fields.extend([
                    ("ptrAuthKey", number(auth & 15)),
                    ("ptrAuthIsAddressDiscriminated", Bool(auth >> 4 & 1 == 1, None)),
                    ("ptrAuthExtraDiscriminator", number(auth >> 5 & 0xffff)),
                    ("ptrAuthIsaPointer", Bool(auth >> 21 & 1 == 1, None)),
                    ("ptrAuthAuthenticatesNullValues", Bool(auth >> 22 & 1 == 1, None)),
                ]);
            }
            let (size, offset) = if first & 2 != 0 { (r.get(7), r.get(9)) } else { (0, 0) };
            let operands = vec![r.get(3), r.get(5), r.get(2), size, offset, r.get(6), r.get(11), annotations];
            ("DIDerivedType", fields, operands)
        }
        kind::SUBRANGE_TYPE => {
            r.check(13..=13)?;
            let fields = vec![
                ("name", string(r.get(1))),
                ("scope", node(r.get(4))),
                ("file", node(r.get(2))),
                ("line", number(r.get(3))),
                ("size", r.size(5, first & 2 != 0)),
                ("align", number(r.get(6))),
                ("flags", Flags(Vocabulary::Flag, r.get(7), false)),
                ("baseType", Value::Node(r.get(8), true)),
                ("lowerBound", node(r.get(9))),
                ("upperBound", node(r.get(10))),
                ("stride", node(r.get(11))),
                ("bias", node(r.get(12))),
            ];
            let operands = [2, 4, 1, 8, 9, 10, 11, 12].map(|n| r.get(n)).to_vec();
            ("DISubrangeType", fields, operands)
        }
        kind::COMPOSITE_TYPE => {
            r.check(16..=26)?;
            let is_node = first & 4 != 0;
            let mut fields = vec![
                ("tag", Word(Vocabulary::Tag, r.get(1), true)),
                ("name", string(r.get(2))),
                ("scope", node(r.get(5))),
                ("file", node(r.get(3))),
                ("line", number(r.get(4))),
                ("baseType", node(r.get(6))),
                ("size", r.size(7, is_node)),
                ("align", number(r.get(8))),
                ("offset", r.size(9, is_node)),
                ("num_extra_inhabitants", number(r.get(22))),
                ("flags", Flags(Vocabulary::Flag, r.get(10), false)),
                ("elements", node(r.get(11))),
                ("runtimeLang", Word(Vocabulary::Language, r.get(12), false)),
                ("vtableHolder", node(r.get(13))),
                ("templateParams", node(r.get(14))),
                ("identifier", string(r.get(15))),
                ("discriminator", node(r.get(16))),
                ("dataLocation", node(r.get(17))),
                ("associated", node(r.get(18))),
                ("allocated", node(r.get(19))),
                ("rank", Value::NodeOrNumber(r.get(20), true)),
                ("annotations", node(r.get(21))),
                ("specification", node(r.get(23))),
            ];
            if r.len() > 24 && r.get(24) != u64::from(u32::MAX) && r.get(24) != u64::MAX {
                fields.push(("enumKind", Word(Vocabulary::EnumKind, r.get(24), true)));
            }
            fields.push(("bitStride", node(r.get(25))));
            let (size, offset) = if is_node { (r.get(7), r.get(9)) } else { (0, 0) };
            let mut operands = vec![r.get(3), r.get(5), r.get(2), size, offset];
            operands.extend([6, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25].map(|n| r.get(n)));
            ("DICompositeType", fields, operands)
        }
        kind::SUBROUTINE_TYPE => {
            r.check(3..=4)?;
            let fields = vec![
                ("flags", Flags(Vocabulary::Flag, r.get(1), false)),
                ("cc", Word(Vocabulary::CallingConvention, r.get(3), false)),
                ("types", Value::Node(r.get(2), true)),
            ];
            ("DISubroutineType", fields, vec![r.get(2)])
        }
        kind::FILE => {
            r.check(3..=6)?;
            let mut fields = vec![("filename", Str(r.get(1), true)), ("directory", Str(r.get(2), true))];
            if r.get(3) != 0 && r.get(4) != 0 {
                fields.push(("checksumkind", Word(Vocabulary::Checksum, r.get(3), true)));
                fields.push(("checksum", Str(r.get(4), true)));
            }
            if r.get(5) != 0 {
                fields.push(("source", Str(r.get(5), true)));
            }
            ("DIFile", fields, Vec::new())
        }
        kind::COMPILE_UNIT => {
            r.check(14..=23)?;
            distinct = true;
            let (flag, language) = (r.get(1) >> 63 == 1, r.get(1) & u64::MAX >> 1);
            let mut fields = match flag {
                true => vec![
                    ("sourceLanguageName", Word(Vocabulary::LanguageName, language, true)),
                    ("sourceLanguageVersion", number(r.get(22))),
                ],
                false => vec![("language", Word(Vocabulary::Language, language, true))],
            };
            fields.extend([
                ("file", Value::Node(r.get(2), true)),
                ("producer", string(r.get(3))),
                ("isOptimized", Bool(r.get(4) != 0, None)),
                ("flags", string(r.get(5))),
                ("runtimeVersion", Unsigned(r.get(6), true)),
                ("splitDebugFilename", string(r.get(7))),
                ("emissionKind", Word(Vocabulary::Emission, r.get(8), true)),
                ("enums", node(r.get(9))),
                ("retainedTypes", node(r.get(10))),
                ("globals", node(r.get(12))),
                ("imports", node(r.get(13))),
                ("macros", node(r.get(15))),
                ("dwoId", number(r.get(14))),
                ("splitDebugInlining", Bool(r.len() <= 16 || r.get(16) != 0, Some(true))),
                ("debugInfoForProfiling", Bool(r.get(17) != 0, Some(false))),
                ("nameTableKind", Word(Vocabulary::NameTable, r.get(18), false)),
                ("rangesBaseAddress", Bool(r.get(19) != 0, Some(false))),
                ("sysroot", string(r.get(20))),
                ("sdk", string(r.get(21))),
            ]);
            ("DICompileUnit", fields, [2, 9, 10, 12, 13, 15].map(|n| r.get(n)).to_vec())
        }
        kind::SUBPROGRAM => return subprogram(&r, first),
        kind::LEXICAL_BLOCK => {
            r.check(5..=5)?;
            let fields = vec![
                ("scope", Value::Node(r.get(1), true)),
                ("file", node(r.get(2))),
                ("line", number(r.get(3))),
                ("column", number(r.get(4))),
            ];
            ("DILexicalBlock", fields, vec![r.get(2), r.get(1)])
        }
        kind::LEXICAL_BLOCK_FILE => {
            r.check(4..=4)?;
            let fields = vec![
                ("scope", Value::Node(r.get(1), true)),
                ("file", node(r.get(2))),
                ("discriminator", Unsigned(r.get(3), true)),
            ];
            ("DILexicalBlockFile", fields, vec![r.get(2), r.get(1)])
        }
        kind::NAMESPACE => {
            r.check(3..=5)?;
            // Newer records have neither file nor line.
            let name = if r.len() == 3 { r.get(2) } else { r.get(3) };
            let fields = vec![
                ("name", string(name)),
                ("scope", Value::Node(r.get(1), true)),
                ("exportSymbols", Bool(first & 2 != 0, Some(false))),
            ];
            ("DINamespace", fields, vec![r.get(1)])
        }
        kind::COMMON_BLOCK => {
            let fields = vec![
                ("scope", Value::Node(r.get(1), true)),
                ("declaration", Value::Node(r.get(2), true)),
                ("name", string(r.get(3))),
                ("file", node(r.get(4))),
                ("line", number(r.get(5))),
            ];
            ("DICommonBlock", fields, vec![r.get(1), r.get(2), r.get(3), r.get(4)])
        }
        kind::TEMPLATE_TYPE => {
            r.check(3..=4)?;
            let is_default = r.get(3) != 0;
            let fields = vec![
                ("name", string(r.get(1))),
                ("type", Value::Node(r.get(2), true)),
                ("defaulted", Bool(is_default, Some(false))),
            ];
            ("DITemplateTypeParameter", fields, vec![r.get(2)])
        }
        kind::TEMPLATE_VALUE => {
            r.check(5..=6)?;
            let (is_default, value) = if r.len() == 6 { (r.get(4) != 0, r.get(5)) } else { (false, r.get(4)) };
            let mut fields = Vec::new();
            if r.get(1) != 0x30 {
                fields.push(("tag", Word(Vocabulary::Tag, r.get(1), true)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("type", node(r.get(3))),
                ("defaulted", Bool(is_default, Some(false))),
                ("value", Value::Node(value, true)),
            ]);
            ("DITemplateValueParameter", fields, vec![r.get(3), value])
        }
        kind::GLOBAL_VAR => {
            r.check(11..=13)?;
            let version = first >> 1;
            let (declaration, params, align, annotations) = match version {
                2 => (r.get(9), r.get(10), r.get(11), r.get(12)),
                1 => (r.get(10), 0, r.get(11), 0),
                0 => (r.get(10), 0, r.get(11), 0),
                _ => return Err(Error::unknown(format!("unknown DIGlobalVariable version {version}"))),
            };
            let fields = vec![
                ("name", string(r.get(2))),
                ("linkageName", string(r.get(3))),
                ("scope", Value::Node(r.get(1), true)),
                ("file", node(r.get(4))),
                ("line", number(r.get(5))),
                ("type", node(r.get(6))),
                ("isLocal", Bool(r.get(7) != 0, None)),
                ("isDefinition", Bool(r.get(8) != 0, None)),
                ("declaration", node(declaration)),
                ("templateParams", node(params)),
                ("align", number(align)),
                ("annotations", node(annotations)),
            ];
            ("DIGlobalVariable", fields, vec![r.get(1), r.get(4), r.get(6), declaration, params, annotations])
        }
        kind::LOCAL_VAR => {
            r.check(8..=10)?;
            let has_align = first & 2 != 0;
            // Old records have a tag.
            let at = usize::from(!has_align && r.len() > 8);
            let (align, annotations) = if has_align { (r.get(8), r.get(9)) } else { (0, 0) };
            let fields = vec![
                ("name", string(r.get(2 + at))),
                ("arg", number(r.get(6 + at))),
                ("scope", Value::Node(r.get(1 + at), true)),
                ("file", node(r.get(3 + at))),
                ("line", number(r.get(4 + at))),
                ("type", node(r.get(5 + at))),
                ("flags", Flags(Vocabulary::Flag, r.get(7 + at), false)),
                ("align", number(align)),
                ("annotations", node(annotations)),
            ];
            ("DILocalVariable", fields, vec![r.get(1 + at), r.get(3 + at), r.get(5 + at), annotations])
        }
        kind::LABEL => {
            r.check(5..=7)?;
            let mut fields = vec![
                ("scope", Value::Node(r.get(1), true)),
                ("name", string(r.get(2))),
                ("file", node(r.get(3))),
                ("line", number(r.get(4))),
                ("column", number(r.get(5))),
                ("isArtificial", Bool(first & 2 != 0, Some(false))),
            ];
            if r.len() > 6 && r.get(6) != u64::MAX {
                fields.push(("coroSuspendIdx", Unsigned(r.get(6), true)));
            }
            ("DILabel", fields, vec![r.get(1), r.get(3)])
        }
        kind::GLOBAL_VAR_EXPR => {
            r.check(3..=3)?;
            let expression = if r.get(2) == 0 { Nothing } else { Value::Node(r.get(2), true) };
            let fields = vec![("var", Value::Node(r.get(1), true)), ("expr", expression)];
            ("DIGlobalVariableExpression", fields, vec![r.get(1), r.get(2)])
        }
        kind::OBJC_PROPERTY => {
            r.check(8..=8)?;
            let fields = vec![
                ("name", string(r.get(1))),
                ("file", node(r.get(2))),
                ("line", number(r.get(3))),
                ("setter", string(r.get(4))),
                ("getter", string(r.get(5))),
                ("attributes", number(r.get(6))),
                ("type", node(r.get(7))),
            ];
            ("DIObjCProperty", fields, vec![r.get(2), r.get(7)])
        }
        kind::IMPORTED_ENTITY => {
            r.check(6..=8)?;
            let has_file = r.len() >= 7;
            let fields = vec![
                ("tag", Word(Vocabulary::Tag, r.get(1), true)),
                ("name", string(r.get(5))),
                ("scope", Value::Node(r.get(2), true)),
                ("entity", node(r.get(3))),
                ("file", node(r.get(6))),
                ("line", number(if has_file { r.get(4) } else { 0 })),
                ("elements", node(r.get(7))),
            ];
            ("DIImportedEntity", fields, vec![r.get(2), r.get(3), r.get(6), r.get(7)])
        }
        kind::MODULE => {
            r.check(5..=9)?;
            let (file, at) = if r.len() >= 8 { (r.get(1), 2) } else { (0, 1) };
            let fields = vec![
                ("scope", Value::Node(r.get(at), true)),
                ("name", string(r.get(at + 1))),
                ("configMacros", string(r.get(at + 2))),
                ("includePath", string(r.get(at + 3))),
                ("apinotes", string(r.get(at + 4))),
                ("file", node(file)),
                ("line", number(r.get(7))),
                ("isDecl", Bool(r.get(8) != 0, Some(false))),
            ];
            ("DIModule", fields, vec![file, r.get(at)])
        }
        kind::MACRO => {
            r.check(5..=5)?;
            let fields = vec![
                ("type", Word(Vocabulary::Macinfo, r.get(1), true)),
                ("line", number(r.get(2))),
                ("name", string(r.get(3))),
                ("value", string(r.get(4))),
            ];
            ("DIMacro", fields, Vec::new())
        }
        kind::MACRO_FILE => {
            r.check(5..=5)?;
            let fields =
                vec![("line", number(r.get(2))), ("file", Value::Node(r.get(3), true)), ("nodes", node(r.get(4)))];
            ("DIMacroFile", fields, vec![r.get(3), r.get(4)])
        }
        kind::ASSIGN_ID => ("DIAssignID", Vec::new(), Vec::new()),
        other => return Err(Error::unknown(format!("unknown node {other}"))),
    };
    Ok(Special { name, distinct, fields, operands })
}

/// Decodes a `DISubprogram`, in all its historical forms.
fn subprogram(r: &Ops<'_>, first: u64) -> Result<Special, Error> {
    r.check(18..=22)?;
    const MAIN: u64 = 1 << 21;
    let (has_flags, has_unit) = (first & 4 != 0, first & 2 != 0);
    let (a, b) = match (has_flags, r.len() >= 19) {
        (true, _) => (0, 0),
        (false, false) => (2, 2),
        (false, true) => (2, 3),
    };
    let mut flags = if has_flags { r.get(11) } else { r.get(13) };
    let is_main = flags & MAIN != 0;
    flags &= !MAIN;
    let own = match has_flags {
        true => r.get(9) | if is_main { 1 << 8 } else { 0 },
        false => {
            let bit = |n: usize, bit: u32| u64::from(r.get(n) != 0) << bit;
            r.get(11) & 3 | bit(7, 2) | bit(8, 3) | bit(14, 4) | u64::from(is_main) << 8
        }
    };
    let unit = if has_unit { r.get(12 + b) } else { 0 };
    let adjustment = if has_flags || r.len() >= 20 { r.get(16 + b) } else { 0 };
    let thrown = if has_flags || r.len() >= 21 { r.get(17 + b) } else { 0 };
    let later = |n: usize| if has_flags { r.get(n) } else { 0 };
    let (annotations, target) = (later(18), later(19));
    let virtual_index = r.get(10 + a);
    let mut fields = vec![
        ("name", string(r.get(2))),
        ("linkageName", string(r.get(3))),
        ("scope", Value::Node(r.get(1), true)),
        ("file", node(r.get(4))),
        ("line", number(r.get(5))),
        ("type", node(r.get(6))),
        ("scopeLine", number(r.get(7 + a))),
        ("containingType", node(r.get(8 + a))),
    ];
    if own & 3 != 0 || virtual_index != 0 {
        fields.push(("virtualIndex", Unsigned(virtual_index, true)));
    }
    fields.extend([
        ("thisAdjustment", Signed(adjustment as i32 as i64, false)),
        ("flags", Flags(Vocabulary::Flag, flags, false)),
        ("spFlags", Flags(Vocabulary::SubprogramFlag, own, true)),
        ("unit", node(unit)),
        ("templateParams", node(r.get(13 + b))),
        ("declaration", node(r.get(14 + b))),
        ("retainedNodes", node(r.get(15 + b))),
        ("thrownTypes", node(thrown)),
        ("annotations", node(annotations)),
        ("targetFuncName", string(target)),
        ("keyInstructions", Bool(later(20) != 0, Some(false))),
    ]);
    let operands = vec![
        r.get(4),
        r.get(1),
        r.get(6),
        unit,
        r.get(14 + b),
        r.get(15 + b),
        r.get(8 + a),
        r.get(13 + b),
        thrown,
        annotations,
    ];
    Ok(Special { name: "DISubprogram", distinct: first & 1 != 0 || own & 8 != 0, fields, operands })
}
