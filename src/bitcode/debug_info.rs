//! Decoder for specialized metadata nodes (`DILocation`, `DISubprogram` and others): fields in LLVM's print order, and
//! operands in the order of `MDNode::getOperand`. Handles records of older versions, in which operands are missing or
//! at other positions; upgrades that affect several nodes are in `bitcode::upgrade`.

use super::encoding::signed;
use super::error::Error;
use super::record_codes::metadata as code;
use crate::ir::metadata::dwarf::Vocabulary;

pub(super) mod node_codes;

const DW_TAG_STRING_TYPE: u64 = 0x12;
const DW_TAG_BASE_TYPE: u64 = 0x24;
const DW_TAG_TEMPLATE_VALUE_PARAMETER: u64 = 0x30;
const DW_ATE_SIGNED_FIXED: u64 = 0x0d;

/// Whether a field is printed if its value is zero, null or empty (LLVM's `ShouldSkipZero`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Printed {
    Always,
    IfSet,
}

use Printed::{Always, IfSet};

/// Value of a field.
#[derive(Clone, Debug)]
pub(super) enum Value {
    /// Node id plus one, or 0 for null.
    Node(u64, Printed),
    /// Like [`Value::Node`], but a constant integer is printed without its type, and null is not printed.
    NodeOrNumber(u64, Printed),
    /// Node id of a string plus one, or 0 for an empty one.
    String(u64, Printed),
    /// Unsigned number.
    Unsigned(u64, Printed),
    /// Signed number.
    Signed(i64, Printed),
    /// Integer of any width, in decimal.
    Integer(String),
    /// Boolean, and the default value, which is not printed; `None`: always printed.
    Bool(bool, Option<bool>),
    /// Number with a keyword in a vocabulary.
    Keyword(Vocabulary, u64, Printed),
    /// Keywords separated by `|`; an empty set is 0.
    Flags(Vocabulary, u64, Printed),
    /// Operands in braces.
    List(Vec<u64>),
    /// `expr:` of a record without an expression (old files), printed as `!DIExpression()`. It is not an operand of the
    /// node.
    EmptyExpression,
}

use Value::{Bool, EmptyExpression, Flags, Integer, Keyword, List, Signed, String as Str, Unsigned};

/// Decoded specialized node.
pub(super) struct SpecializedNode {
    pub name: &'static str,
    pub distinct: bool,
    /// Fields in print order.
    pub fields: Vec<(&'static str, Value)>,
    /// Operands in LLVM's order, as node ids plus one.
    pub operands: Vec<u64>,
}

/// Operands of a record; those that old records lack are zero.
struct Ops<'r> {
    /// Record code.
    code: u32,
    numbers: &'r [u64],
}

impl Ops<'_> {
    fn get(&self, n: usize) -> u64 {
        self.numbers.get(n).copied().unwrap_or(0)
    }

    fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Rejects a record whose length is out of range.
    fn check(&self, range: std::ops::RangeInclusive<usize>) -> Result<(), Error> {
        match range.contains(&self.len()) {
            true => Ok(()),
            false => Err(Error::record(format!("a node record of code {} with {} operands", self.code, self.len()))),
        }
    }

    /// Decodes a size or an offset: a number, or a node if `is_metadata` (LLVM's `SizeIsMetadata`).
    fn size(&self, n: usize, is_metadata: bool) -> Value {
        match is_metadata {
            true => Value::NodeOrNumber(self.get(n), IfSet),
            false => number(self.get(n)),
        }
    }
}

fn node(id: u64) -> Value {
    Value::Node(id, IfSet)
}

fn number(n: u64) -> Value {
    Unsigned(n, IfSet)
}

fn string(id: u64) -> Value {
    Str(id, IfSet)
}

/// Decodes a number with its sign in the least significant bit; the other bits of negative numbers are inverted (LLVM's
/// `unrotateSign`).
fn unrotate_sign(word: u64) -> i64 {
    let bits = (word >> 1) as i64;
    if word & 1 == 1 { !bits } else { bits }
}

/// Formats an integer, given as 64-bit words, in decimal.
fn wide(words: &[u64], bits: u64, is_unsigned: bool) -> Result<String, Error> {
    let limbs = bits.div_ceil(64) as usize;
    if bits == 0 || bits > 1 << 16 || words.len() > limbs {
        return Err(Error::record(format!("an integer of {bits} bits")));
    }
    // An extra bit keeps the most significant bit from being taken for the sign.
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

/// Decodes a specialized node.
pub(super) fn decode_node(code: u32, numbers: &[u64]) -> Result<SpecializedNode, Error> {
    let r = Ops { code, numbers };
    let missing = || Error::record(format!("a node record of code {code} with missing operands"));
    let first = *numbers.first().ok_or_else(missing)?;
    let mut distinct = first & 1 != 0;
    let (name, fields, operands): (&'static str, Vec<(&'static str, Value)>, Vec<u64>) = match code {
        code::LOCATION => {
            let is_implicit = r.get(5) != 0;
            let fields = vec![
                ("line", Unsigned(r.get(1), Always)),
                ("column", number(r.get(2))),
                ("scope", Value::Node(r.get(3).saturating_add(1), Always)),
                ("inlinedAt", node(r.get(4))),
                ("isImplicitCode", Bool(is_implicit, Some(false))),
                ("atomGroup", number(if r.len() == 8 { r.get(6) } else { 0 })),
                ("atomRank", number(if r.len() == 8 { r.get(7) } else { 0 })),
            ];
            ("DILocation", fields, vec![r.get(3).saturating_add(1), r.get(4)])
        }
        node_codes::GENERIC_DEBUG => {
            let operands = numbers.get(4..).unwrap_or_default().to_vec();
            let mut fields = vec![("tag", Keyword(Vocabulary::Tag, r.get(1), Always)), ("header", string(r.get(3)))];
            if !operands.is_empty() {
                fields.push(("operands", List(operands.clone())));
            }
            ("GenericDINode", fields, std::iter::once(r.get(3)).chain(operands).collect())
        }
        node_codes::SUBRANGE => match first >> 1 {
            version @ (0 | 1) => {
                let count = match version {
                    0 => Signed(r.get(1) as i64, Always),
                    _ => Value::NodeOrNumber(r.get(1), Always),
                };
                let operands = if version == 1 { vec![r.get(1)] } else { Vec::new() };
                (
                    "DISubrange",
                    vec![("count", count), ("lowerBound", Signed(unrotate_sign(r.get(2)), Always))],
                    operands,
                )
            }
            2 => {
                let names = ["count", "lowerBound", "upperBound", "stride"];
                let fields = names
                    .iter()
                    .enumerate()
                    .map(|(n, name)| (*name, Value::NodeOrNumber(r.get(n + 1), Always)))
                    .collect();
                ("DISubrange", fields, (1..5).map(|n| r.get(n)).collect())
            }
            version => return Err(Error::unknown(format!("unknown DISubrange version {version}"))),
        },
        node_codes::GENERIC_SUBRANGE => {
            let names = ["count", "lowerBound", "upperBound", "stride"];
            let fields = names.iter().enumerate().map(|(n, name)| (*name, node(r.get(n + 1)))).collect();
            ("DIGenericSubrange", fields, (1..5).map(|n| r.get(n)).collect())
        }
        node_codes::ENUMERATOR => {
            r.check(3..=usize::MAX)?;
            let is_unsigned = first & 2 != 0;
            let value = match first & 4 {
                0 if is_unsigned => (unrotate_sign(r.get(1)) as u64).to_string(),
                0 => unrotate_sign(r.get(1)).to_string(),
                _ => wide(&numbers[3..], r.get(1), is_unsigned)?,
            };
            let mut fields = vec![("name", Str(r.get(2), Always)), ("value", Integer(value))];
            if is_unsigned {
                fields.push(("isUnsigned", Bool(true, None)));
            }
            ("DIEnumerator", fields, vec![r.get(2)])
        }
        node_codes::BASIC_TYPE => {
            r.check(6..=9)?;
            let size_is_metadata = first & 2 != 0;
            let mut fields = Vec::new();
            if r.get(1) != DW_TAG_BASE_TYPE {
                fields.push(("tag", Keyword(Vocabulary::Tag, r.get(1), Always)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("size", r.size(3, size_is_metadata)),
                ("align", number(r.get(4))),
                ("dataSize", number(r.get(8))),
                ("encoding", Keyword(Vocabulary::Encoding, r.get(5), IfSet)),
                ("num_extra_inhabitants", number(r.get(7))),
                ("flags", Flags(Vocabulary::Flag, r.get(6), IfSet)),
            ]);
            let size = if size_is_metadata { r.get(3) } else { 0 };
            ("DIBasicType", fields, vec![0, 0, r.get(2), size])
        }
        node_codes::FIXED_POINT_TYPE => {
            r.check(11..=usize::MAX)?;
            let size_is_metadata = first & 2 != 0;
            let mut at = 9;
            let mut word = || -> Result<String, Error> {
                let encoded = r.get(at);
                let (count, bits) = ((encoded >> 32) as usize, encoded & 0xffff_ffff);
                let words = numbers.get(at + 1..).and_then(|rest| rest.get(..count));
                at += 1 + count;
                wide(words.ok_or_else(missing)?, bits, r.get(5) != DW_ATE_SIGNED_FIXED)
            };
            let (numerator, denominator) = (word()?, word()?);
            let mut fields = Vec::new();
            if r.get(1) != DW_TAG_BASE_TYPE {
                fields.push(("tag", Keyword(Vocabulary::Tag, r.get(1), Always)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("size", r.size(3, size_is_metadata)),
                ("align", number(r.get(4))),
                ("encoding", Keyword(Vocabulary::Encoding, r.get(5), IfSet)),
                ("flags", Flags(Vocabulary::Flag, r.get(6), IfSet)),
                ("kind", Keyword(Vocabulary::FixedPoint, r.get(7), Always)),
            ]);
            match r.get(7) {
                2 => fields.extend([("numerator", Integer(numerator)), ("denominator", Integer(denominator))]),
                _ => fields.push(("factor", Signed(r.get(8) as i64, IfSet))),
            }
            ("DIFixedPointType", fields, vec![0, 0, r.get(2)])
        }
        node_codes::STRING_TYPE => {
            r.check(8..=9)?;
            let size_is_metadata = first & 2 != 0;
            let location = if r.len() == 8 { 0 } else { r.get(5) };
            let at = if r.len() == 8 { 5 } else { 6 };
            let mut fields = Vec::new();
            if r.get(1) != DW_TAG_STRING_TYPE {
                fields.push(("tag", Keyword(Vocabulary::Tag, r.get(1), Always)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("stringLength", node(r.get(3))),
                ("stringLengthExpression", node(r.get(4))),
                ("stringLocationExpression", node(location)),
                ("size", r.size(at, size_is_metadata)),
                ("align", number(r.get(at + 1))),
                ("encoding", Keyword(Vocabulary::Encoding, r.get(at + 2), IfSet)),
            ]);
            ("DIStringType", fields, vec![r.get(2), r.get(3), r.get(4), location])
        }
        node_codes::DERIVED_TYPE => {
            r.check(12..=15)?;
            let size_is_metadata = first & 2 != 0;
            let (annotations, auth) = if r.len() > 14 { (r.get(13), r.get(14)) } else { (0, 0) };
            let mut fields = vec![
                ("tag", Keyword(Vocabulary::Tag, r.get(1), Always)),
                ("name", string(r.get(2))),
                ("scope", node(r.get(5))),
                ("file", node(r.get(3))),
                ("line", number(r.get(4))),
                ("baseType", Value::Node(r.get(6), Always)),
                ("size", r.size(7, size_is_metadata)),
                ("align", number(r.get(8))),
                ("offset", r.size(9, size_is_metadata)),
                ("flags", Flags(Vocabulary::Flag, r.get(10), IfSet)),
                ("extraData", node(r.get(11))),
            ];
            if r.get(12) != 0 {
                fields.push(("dwarfAddressSpace", Unsigned(r.get(12) - 1, Always)));
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
            let (size, offset) = if size_is_metadata { (r.get(7), r.get(9)) } else { (0, 0) };
            let operands = vec![r.get(3), r.get(5), r.get(2), size, offset, r.get(6), r.get(11), annotations];
            ("DIDerivedType", fields, operands)
        }
        node_codes::SUBRANGE_TYPE => {
            r.check(13..=13)?;
            let fields = vec![
                ("name", string(r.get(1))),
                ("scope", node(r.get(4))),
                ("file", node(r.get(2))),
                ("line", number(r.get(3))),
                ("size", r.size(5, first & 2 != 0)),
                ("align", number(r.get(6))),
                ("flags", Flags(Vocabulary::Flag, r.get(7), IfSet)),
                ("baseType", Value::Node(r.get(8), Always)),
                ("lowerBound", node(r.get(9))),
                ("upperBound", node(r.get(10))),
                ("stride", node(r.get(11))),
                ("bias", node(r.get(12))),
            ];
            let operands = [2, 4, 1, 8, 9, 10, 11, 12].map(|n| r.get(n)).to_vec();
            ("DISubrangeType", fields, operands)
        }
        node_codes::COMPOSITE_TYPE => {
            r.check(16..=26)?;
            // In older records, bit 1 says that the type is not used in a `DITypeRef`.
            let size_is_metadata = first & 4 != 0;
            let mut fields = vec![
                ("tag", Keyword(Vocabulary::Tag, r.get(1), Always)),
                ("name", string(r.get(2))),
                ("scope", node(r.get(5))),
                ("file", node(r.get(3))),
                ("line", number(r.get(4))),
                ("baseType", node(r.get(6))),
                ("size", r.size(7, size_is_metadata)),
                ("align", number(r.get(8))),
                ("offset", r.size(9, size_is_metadata)),
                ("num_extra_inhabitants", number(r.get(22))),
                ("flags", Flags(Vocabulary::Flag, r.get(10), IfSet)),
                ("elements", node(r.get(11))),
                ("runtimeLang", Keyword(Vocabulary::Language, r.get(12), IfSet)),
                ("vtableHolder", node(r.get(13))),
                ("templateParams", node(r.get(14))),
                ("identifier", string(r.get(15))),
                ("discriminator", node(r.get(16))),
                ("dataLocation", node(r.get(17))),
                ("associated", node(r.get(18))),
                ("allocated", node(r.get(19))),
                ("rank", Value::NodeOrNumber(r.get(20), Always)),
                ("annotations", node(r.get(21))),
                ("specification", node(r.get(23))),
            ];
            if r.len() > 24 && r.get(24) != u64::from(u32::MAX) && r.get(24) != u64::MAX {
                fields.push(("enumKind", Keyword(Vocabulary::EnumKind, r.get(24), Always)));
            }
            fields.push(("bitStride", node(r.get(25))));
            let (size, offset) = if size_is_metadata { (r.get(7), r.get(9)) } else { (0, 0) };
            let mut operands = vec![r.get(3), r.get(5), r.get(2), size, offset];
            operands.extend([6, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25].map(|n| r.get(n)));
            ("DICompositeType", fields, operands)
        }
        node_codes::SUBROUTINE_TYPE => {
            r.check(3..=4)?;
            let fields = vec![
                ("flags", Flags(Vocabulary::Flag, r.get(1), IfSet)),
                ("cc", Keyword(Vocabulary::CallingConvention, r.get(3), IfSet)),
                ("types", Value::Node(r.get(2), Always)),
            ];
            ("DISubroutineType", fields, vec![r.get(2)])
        }
        node_codes::FILE => {
            r.check(3..=6)?;
            let mut fields = vec![("filename", Str(r.get(1), Always)), ("directory", Str(r.get(2), Always))];
            if r.get(3) != 0 && r.get(4) != 0 {
                fields.push(("checksumkind", Keyword(Vocabulary::Checksum, r.get(3), Always)));
                fields.push(("checksum", Str(r.get(4), Always)));
            }
            if r.get(5) != 0 {
                fields.push(("source", Str(r.get(5), Always)));
            }
            ("DIFile", fields, Vec::new())
        }
        node_codes::COMPILE_UNIT => {
            r.check(14..=23)?;
            distinct = true;
            let (flag, language) = (r.get(1) >> 63 == 1, r.get(1) & u64::MAX >> 1);
            let mut fields = match flag {
                true => vec![
                    ("sourceLanguageName", Keyword(Vocabulary::LanguageName, language, Always)),
                    ("sourceLanguageVersion", number(r.get(22))),
                ],
                false => vec![("language", Keyword(Vocabulary::Language, language, Always))],
            };
            fields.extend([
                ("file", Value::Node(r.get(2), Always)),
                ("producer", string(r.get(3))),
                ("isOptimized", Bool(r.get(4) != 0, None)),
                ("flags", string(r.get(5))),
                ("runtimeVersion", Unsigned(r.get(6), Always)),
                ("splitDebugFilename", string(r.get(7))),
                ("emissionKind", Keyword(Vocabulary::Emission, r.get(8), Always)),
                ("enums", node(r.get(9))),
                ("retainedTypes", node(r.get(10))),
                ("globals", node(r.get(12))),
                ("imports", node(r.get(13))),
                ("macros", node(r.get(15))),
                ("dwoId", number(r.get(14))),
                ("splitDebugInlining", Bool(r.len() <= 16 || r.get(16) != 0, Some(true))),
                ("debugInfoForProfiling", Bool(r.get(17) != 0, Some(false))),
                ("nameTableKind", Keyword(Vocabulary::NameTable, r.get(18), IfSet)),
                ("rangesBaseAddress", Bool(r.get(19) != 0, Some(false))),
                ("sysroot", string(r.get(20))),
                ("sdk", string(r.get(21))),
            ]);
            ("DICompileUnit", fields, [2, 9, 10, 12, 13, 15].map(|n| r.get(n)).to_vec())
        }
        node_codes::SUBPROGRAM => return subprogram(&r, first),
        node_codes::LEXICAL_BLOCK => {
            r.check(5..=5)?;
            let fields = vec![
                ("scope", Value::Node(r.get(1), Always)),
                ("file", node(r.get(2))),
                ("line", number(r.get(3))),
                ("column", number(r.get(4))),
            ];
            ("DILexicalBlock", fields, vec![r.get(2), r.get(1)])
        }
        node_codes::LEXICAL_BLOCK_FILE => {
            r.check(4..=4)?;
            let fields = vec![
                ("scope", Value::Node(r.get(1), Always)),
                ("file", node(r.get(2))),
                ("discriminator", Unsigned(r.get(3), Always)),
            ];
            ("DILexicalBlockFile", fields, vec![r.get(2), r.get(1)])
        }
        node_codes::NAMESPACE => {
            r.check(3..=5)?;
            // Newer records have neither file nor line.
            let name = if r.len() == 3 { r.get(2) } else { r.get(3) };
            let fields = vec![
                ("name", string(name)),
                ("scope", Value::Node(r.get(1), Always)),
                ("exportSymbols", Bool(first & 2 != 0, Some(false))),
            ];
            ("DINamespace", fields, vec![r.get(1)])
        }
        node_codes::COMMON_BLOCK => {
            let fields = vec![
                ("scope", Value::Node(r.get(1), Always)),
                ("declaration", Value::Node(r.get(2), Always)),
                ("name", string(r.get(3))),
                ("file", node(r.get(4))),
                ("line", number(r.get(5))),
            ];
            ("DICommonBlock", fields, vec![r.get(1), r.get(2), r.get(3), r.get(4)])
        }
        node_codes::TEMPLATE_TYPE => {
            r.check(3..=4)?;
            let is_default = r.get(3) != 0;
            let fields = vec![
                ("name", string(r.get(1))),
                ("type", Value::Node(r.get(2), Always)),
                ("defaulted", Bool(is_default, Some(false))),
            ];
            ("DITemplateTypeParameter", fields, vec![r.get(2)])
        }
        node_codes::TEMPLATE_VALUE => {
            r.check(5..=6)?;
            let (is_default, value) = if r.len() == 6 { (r.get(4) != 0, r.get(5)) } else { (false, r.get(4)) };
            let mut fields = Vec::new();
            if r.get(1) != DW_TAG_TEMPLATE_VALUE_PARAMETER {
                fields.push(("tag", Keyword(Vocabulary::Tag, r.get(1), Always)));
            }
            fields.extend([
                ("name", string(r.get(2))),
                ("type", node(r.get(3))),
                ("defaulted", Bool(is_default, Some(false))),
                ("value", Value::Node(value, Always)),
            ]);
            ("DITemplateValueParameter", fields, vec![r.get(3), value])
        }
        node_codes::GLOBAL_VAR => {
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
                ("scope", Value::Node(r.get(1), Always)),
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
        node_codes::LOCAL_VAR => {
            r.check(8..=10)?;
            let has_align = first & 2 != 0;
            // Old records have a tag.
            let at = usize::from(!has_align && r.len() > 8);
            let (align, annotations) = if has_align { (r.get(8), r.get(9)) } else { (0, 0) };
            let fields = vec![
                ("name", string(r.get(2 + at))),
                ("arg", number(r.get(6 + at))),
                ("scope", Value::Node(r.get(1 + at), Always)),
                ("file", node(r.get(3 + at))),
                ("line", number(r.get(4 + at))),
                ("type", node(r.get(5 + at))),
                ("flags", Flags(Vocabulary::Flag, r.get(7 + at), IfSet)),
                ("align", number(align)),
                ("annotations", node(annotations)),
            ];
            ("DILocalVariable", fields, vec![r.get(1 + at), r.get(3 + at), r.get(5 + at), annotations])
        }
        node_codes::LABEL => {
            r.check(5..=7)?;
            let mut fields = vec![
                ("scope", Value::Node(r.get(1), Always)),
                ("name", string(r.get(2))),
                ("file", node(r.get(3))),
                ("line", number(r.get(4))),
                ("column", number(r.get(5))),
                ("isArtificial", Bool(first & 2 != 0, Some(false))),
            ];
            if r.len() > 6 && r.get(6) != u64::MAX {
                fields.push(("coroSuspendIdx", Unsigned(r.get(6), Always)));
            }
            ("DILabel", fields, vec![r.get(1), r.get(3)])
        }
        node_codes::GLOBAL_VAR_EXPR => {
            r.check(3..=3)?;
            let expression = if r.get(2) == 0 { EmptyExpression } else { Value::Node(r.get(2), Always) };
            let fields = vec![("var", Value::Node(r.get(1), Always)), ("expr", expression)];
            ("DIGlobalVariableExpression", fields, vec![r.get(1), r.get(2)])
        }
        node_codes::OBJC_PROPERTY => {
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
        node_codes::IMPORTED_ENTITY => {
            r.check(6..=8)?;
            let has_file = r.len() >= 7;
            let fields = vec![
                ("tag", Keyword(Vocabulary::Tag, r.get(1), Always)),
                ("name", string(r.get(5))),
                ("scope", Value::Node(r.get(2), Always)),
                ("entity", node(r.get(3))),
                ("file", node(r.get(6))),
                ("line", number(if has_file { r.get(4) } else { 0 })),
                ("elements", node(r.get(7))),
            ];
            ("DIImportedEntity", fields, vec![r.get(2), r.get(3), r.get(6), r.get(7)])
        }
        node_codes::MODULE => {
            r.check(5..=9)?;
            let (file, at) = if r.len() >= 8 { (r.get(1), 2) } else { (0, 1) };
            let fields = vec![
                ("scope", Value::Node(r.get(at), Always)),
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
        node_codes::MACRO => {
            r.check(5..=5)?;
            let fields = vec![
                ("type", Keyword(Vocabulary::Macinfo, r.get(1), Always)),
                ("line", number(r.get(2))),
                ("name", string(r.get(3))),
                ("value", string(r.get(4))),
            ];
            ("DIMacro", fields, Vec::new())
        }
        node_codes::MACRO_FILE => {
            r.check(5..=5)?;
            let fields =
                vec![("line", number(r.get(2))), ("file", Value::Node(r.get(3), Always)), ("nodes", node(r.get(4)))];
            ("DIMacroFile", fields, vec![r.get(3), r.get(4)])
        }
        node_codes::ASSIGN_ID => ("DIAssignID", Vec::new(), Vec::new()),
        other => return Err(Error::unknown(format!("unknown node {other}"))),
    };
    Ok(SpecializedNode { name, distinct, fields, operands })
}

/// Decodes a `DISubprogram`, in all its historical forms.
fn subprogram(r: &Ops<'_>, first: u64) -> Result<SpecializedNode, Error> {
    r.check(18..=22)?;
    const MAIN: u64 = 1 << 21;
    let (has_sp_flags, has_unit) = (first & 4 != 0, first & 2 != 0);
    // Records without `spFlags` have its bits as separate operands, which shift all following operands.
    let (offset_a, offset_b) = match (has_sp_flags, r.len() >= 19) {
        (true, _) => (0, 0),
        (false, false) => (2, 2),
        (false, true) => (2, 3),
    };
    let mut flags = if has_sp_flags { r.get(11) } else { r.get(13) };
    let is_main = flags & MAIN != 0;
    flags &= !MAIN;
    let sp_flags = match has_sp_flags {
        true => r.get(9) | if is_main { 1 << 8 } else { 0 },
        false => {
            let bit = |n: usize, bit: u32| u64::from(r.get(n) != 0) << bit;
            r.get(11) & 3 | bit(7, 2) | bit(8, 3) | bit(14, 4) | u64::from(is_main) << 8
        }
    };
    let unit = if has_unit { r.get(12 + offset_b) } else { 0 };
    let adjustment = if has_sp_flags || r.len() >= 20 { r.get(16 + offset_b) } else { 0 };
    let thrown = if has_sp_flags || r.len() >= 21 { r.get(17 + offset_b) } else { 0 };
    let since_sp_flags = |n: usize| if has_sp_flags { r.get(n) } else { 0 };
    let (annotations, target) = (since_sp_flags(18), since_sp_flags(19));
    let virtual_index = r.get(10 + offset_a);
    let mut fields = vec![
        ("name", string(r.get(2))),
        ("linkageName", string(r.get(3))),
        ("scope", Value::Node(r.get(1), Always)),
        ("file", node(r.get(4))),
        ("line", number(r.get(5))),
        ("type", node(r.get(6))),
        ("scopeLine", number(r.get(7 + offset_a))),
        ("containingType", node(r.get(8 + offset_a))),
    ];
    if sp_flags & 3 != 0 || virtual_index != 0 {
        fields.push(("virtualIndex", Unsigned(virtual_index, Always)));
    }
    fields.extend([
        ("thisAdjustment", Signed(adjustment as i32 as i64, IfSet)),
        ("flags", Flags(Vocabulary::Flag, flags, IfSet)),
        ("spFlags", Flags(Vocabulary::SubprogramFlag, sp_flags, Always)),
        ("unit", node(unit)),
        ("templateParams", node(r.get(13 + offset_b))),
        ("declaration", node(r.get(14 + offset_b))),
        ("retainedNodes", node(r.get(15 + offset_b))),
        ("thrownTypes", node(thrown)),
        ("annotations", node(annotations)),
        ("targetFuncName", string(target)),
        ("keyInstructions", Bool(since_sp_flags(20) != 0, Some(false))),
    ]);
    let operands = vec![
        r.get(4),
        r.get(1),
        r.get(6),
        unit,
        r.get(14 + offset_b),
        r.get(15 + offset_b),
        r.get(8 + offset_a),
        r.get(13 + offset_b),
        thrown,
        annotations,
    ];
    Ok(SpecializedNode { name: "DISubprogram", distinct: first & 1 != 0 || sp_flags & 8 != 0, fields, operands })
}
