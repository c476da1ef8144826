//! Records of specialized nodes (LangRef "Specialized Metadata Nodes"): their fields in LLVM's record order.

use super::metadata_graph::{Node, Op, Ref, Value};
use super::stream::signed;
use super::writer::{Version, WriteError, Writer};
use crate::bitcode::record_codes::metadata as code;
use crate::ir::metadata::dwarf::Vocabulary;
use crate::ir::metadata::node::{Class, Node as Head};
use crate::parse::unescape;

/// Returns the record code of a node class.
fn code_of(class: Class) -> u32 {
    match class {
        Class::Location => code::LOCATION,
        Class::Generic => 12,
        Class::Subrange => 13,
        Class::Enumerator => 14,
        Class::BasicType => 15,
        Class::File => 16,
        Class::DerivedType => 17,
        Class::CompositeType => 18,
        Class::SubroutineType => 19,
        Class::CompileUnit => 20,
        Class::Subprogram => 21,
        Class::LexicalBlock => 22,
        Class::LexicalBlockFile => 23,
        Class::Namespace => 24,
        Class::TemplateTypeParameter => 25,
        Class::TemplateValueParameter => 26,
        Class::GlobalVariable => 27,
        Class::LocalVariable => 28,
        Class::Expression => code::EXPRESSION,
        Class::ObjcProperty => 30,
        Class::ImportedEntity => 31,
        Class::Module => 32,
        Class::Macro => 33,
        Class::MacroFile => 34,
        Class::GlobalVariableExpression => 37,
        Class::Label => 40,
        Class::StringType => 41,
        Class::CommonBlock => 44,
        Class::GenericSubrange => 45,
        Class::ArgList => code::ARG_LIST,
        Class::AssignId => 47,
        Class::SubrangeType => 48,
        Class::FixedPointType => 49,
        Class::Tuple => code::NODE,
    }
}

/// Encoder for a node's fields. A field that is never encoded has no record, which is an error.
struct Fields<'w, 't> {
    writer: &'w mut Writer,
    fields: Vec<(&'t str, &'t str, bool)>,
    ops: Vec<Op>,
}

impl<'t> Fields<'_, 't> {
    fn get(&mut self, name: &str) -> Option<&'t str> {
        let field = self.fields.iter_mut().find(|(known, ..)| *known == name)?;
        field.2 = true;
        Some(field.1)
    }

    fn wrong(name: &str, text: &str) -> WriteError {
        WriteError::new(format!("the field {name}: {text} has no record"))
    }

    fn push(&mut self, number: u64) -> &mut Self {
        self.ops.push(Op::Number(number));
        self
    }

    /// Encodes a node.
    fn node(&mut self, name: &str) -> Result<&mut Self, WriteError> {
        let of = self.reference(name)?;
        self.ops.push(Op::OrNull(of));
        Ok(self)
    }

    fn reference(&mut self, name: &str) -> Result<Ref, WriteError> {
        match self.get(name) {
            Some(text) if is_integer(text) => Err(Self::wrong(name, text)),
            Some(text) => self.writer.refer(text),
            None => Ok(Ref::Null),
        }
    }

    /// Encodes several nodes.
    fn nodes(&mut self, names: &[&str]) -> Result<&mut Self, WriteError> {
        for name in names {
            self.node(name)?;
        }
        Ok(self)
    }

    /// Encodes a node, or a number, for which a node is created.
    fn bound(&mut self, name: &str) -> Result<&mut Self, WriteError> {
        let of = match self.get(name) {
            Some(text) if is_integer(text) => self.writer.graph.value(Value::Written(format!("i64 {text}").into())),
            Some(text) => self.writer.refer(text)?,
            None => Ref::Null,
        };
        self.ops.push(Op::OrNull(of));
        Ok(self)
    }

    /// Encodes a string; an empty one is null.
    fn string(&mut self, name: &str) -> Result<&mut Self, WriteError> {
        let of = match self.get(name) {
            None | Some("\"\"") => Ref::Null,
            Some(text) => {
                let inside = text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
                let inside = inside.ok_or_else(|| Self::wrong(name, text))?;
                self.writer.graph.string(unescape(inside))
            }
        };
        self.ops.push(Op::OrNull(of));
        Ok(self)
    }

    /// Encodes an unsigned number.
    fn number(&mut self, name: &str) -> Result<&mut Self, WriteError> {
        let number = self.unsigned(name)?;
        Ok(self.push(number))
    }

    fn unsigned(&mut self, name: &str) -> Result<u64, WriteError> {
        match self.get(name) {
            Some(text) => text.parse().map_err(|_| Self::wrong(name, text)),
            None => Ok(0),
        }
    }

    fn bool(&mut self, name: &str, default: bool) -> Result<bool, WriteError> {
        match self.get(name) {
            Some("true") => Ok(true),
            Some("false") => Ok(false),
            Some(text) => Err(Self::wrong(name, text)),
            None => Ok(default),
        }
    }

    fn flag(&mut self, name: &str, default: bool) -> Result<&mut Self, WriteError> {
        let is = self.bool(name, default)?;
        Ok(self.push(is.into()))
    }

    /// Encodes a keyword, or its number.
    fn word(&mut self, name: &str, vocabulary: Vocabulary, default: u64) -> Result<&mut Self, WriteError> {
        let number = self.word_number(name, vocabulary, default)?;
        Ok(self.push(number))
    }

    fn word_number(&mut self, name: &str, vocabulary: Vocabulary, default: u64) -> Result<u64, WriteError> {
        match self.get(name) {
            Some(text) => vocabulary.number(text).ok_or_else(|| Self::wrong(name, text)),
            None => Ok(default),
        }
    }

    /// Encodes keywords separated by `|`.
    fn flags(&mut self, name: &str, vocabulary: Vocabulary) -> Result<&mut Self, WriteError> {
        let bits = self.flag_bits(name, vocabulary)?.unwrap_or(0);
        Ok(self.push(bits))
    }

    fn flag_bits(&mut self, name: &str, vocabulary: Vocabulary) -> Result<Option<u64>, WriteError> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let number = |word: &str| vocabulary.number(word.trim()).ok_or_else(|| Self::wrong(name, text));
        text.split('|').try_fold(0, |bits, word| Ok(bits | number(word)?)).map(Some)
    }

    /// Whether one of these sizes or offsets is a node.
    fn is_node(&self, names: &[&str]) -> bool {
        self.fields.iter().any(|(name, text, _)| names.contains(name) && !is_integer(text))
    }

    /// Encodes a size or an offset. If one of them in a record is a node, all are nodes.
    fn size(&mut self, name: &str, as_node: bool) -> Result<&mut Self, WriteError> {
        if as_node { self.bound(name) } else { self.number(name) }
    }
}

fn is_integer(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

impl Writer {
    /// Encodes a node as a record.
    pub fn debug_info(&mut self, head: &Head<'_>) -> Result<Node, WriteError> {
        match head.class {
            Class::Tuple => {
                let code = if head.distinct { code::DISTINCT_NODE } else { code::NODE };
                let parts: Vec<&str> = head.parts().collect();
                let ops = parts.iter().map(|part| self.refer(part).map(Op::OrNull)).collect::<Result<_, _>>()?;
                return Ok(Node { code, ops });
            }
            Class::Expression => return expression(head),
            Class::ArgList => return Err(WriteError::new("a !DIArgList outside a function")),
            _ => {}
        }
        let mut fields = Vec::new();
        for part in head.parts() {
            let (name, value) =
                part.split_once(':').ok_or_else(|| WriteError::new(format!("the field `{part}` has no name")))?;
            fields.push((name.trim(), value.trim(), false));
        }
        let llvm14 = self.version == Version::Llvm14;
        let mut f = Fields { writer: self, fields, ops: Vec::new() };
        special(head, &mut f, llvm14)?;
        if let Some((name, text, _)) = f.fields.iter().find(|(.., asked)| !asked) {
            let whose = if llvm14 { " of LLVM 14" } else { "" };
            return Err(WriteError::new(format!("the field {name}: {text} has no record{whose}")));
        }
        Ok(Node { code: code_of(head.class), ops: f.ops })
    }
}

/// Encodes the fields of a specialized node.
fn special(head: &Head<'_>, f: &mut Fields<'_, '_>, llvm14: bool) -> Result<(), WriteError> {
    use Vocabulary as V;
    let distinct = u64::from(head.distinct);
    match head.class {
        Class::Location => {
            f.push(distinct).number("line")?.number("column")?;
            let scope = f.reference("scope")?;
            if scope == Ref::Null {
                return Err(WriteError::new("a location without its scope"));
            }
            f.ops.push(Op::Id(scope));
            f.node("inlinedAt")?.flag("isImplicitCode", false)?;
            if f.fields.iter().any(|(name, ..)| name.starts_with("atom")) && !llvm14 {
                f.number("atomGroup")?.number("atomRank")?;
            }
        }
        Class::Generic => {
            f.push(distinct).word("tag", V::Tag, 0)?.push(0).string("header")?;
            if let Some(list) = f.get("operands") {
                let body = list.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
                let body = body.ok_or_else(|| Fields::wrong("operands", list))?;
                for part in crate::ir::metadata::parts(body).filter(|part| !part.is_empty()) {
                    let of = f.writer.refer(part)?;
                    f.ops.push(Op::OrNull(of));
                }
            }
        }
        Class::Subrange => {
            f.push(distinct | 2 << 1);
            for name in ["count", "lowerBound", "upperBound", "stride"] {
                f.bound(name)?;
            }
        }
        Class::GenericSubrange => {
            f.push(distinct).nodes(&["count", "lowerBound", "upperBound", "stride"])?;
        }
        Class::Enumerator => enumerator(distinct, f)?,
        Class::BasicType => {
            let as_node = f.is_node(&["size"]) && !llvm14;
            f.push(distinct | u64::from(as_node) << 1).word("tag", V::Tag, 0x24)?.string("name")?;
            f.size("size", as_node)?.number("align")?.word("encoding", V::Encoding, 0)?.flags("flags", V::Flag)?;
            if !llvm14 {
                f.number("num_extra_inhabitants")?.number("dataSize")?;
            }
        }
        Class::FixedPointType if !llvm14 => fixed_point_type(distinct, f)?,
        Class::StringType => {
            let as_node = f.is_node(&["size"]) && !llvm14;
            f.push(distinct | u64::from(as_node) << 1).word("tag", V::Tag, 0x12)?.string("name")?;
            f.nodes(&["stringLength", "stringLengthExpression", "stringLocationExpression"])?;
            f.size("size", as_node)?.number("align")?.word("encoding", V::Encoding, 0)?;
        }
        Class::DerivedType => {
            let as_node = f.is_node(&["size", "offset"]) && !llvm14;
            f.push(distinct | u64::from(as_node) << 1).word("tag", V::Tag, 0)?.string("name")?.node("file")?;
            f.number("line")?.nodes(&["scope", "baseType"])?.size("size", as_node)?.number("align")?;
            f.size("offset", as_node)?.flags("flags", V::Flag)?.node("extraData")?;
            let space = match f.get("dwarfAddressSpace") {
                Some(text) => text
                    .parse::<u64>()
                    .ok()
                    .and_then(|n| n.checked_add(1))
                    .ok_or_else(|| Fields::wrong("dwarfAddressSpace", text))?,
                None => 0,
            };
            f.push(space).node("annotations")?;
            if !llvm14 {
                let mut auth = f.unsigned("ptrAuthKey")? | f.unsigned("ptrAuthExtraDiscriminator")? << 5;
                for (name, bit) in [
                    ("ptrAuthIsAddressDiscriminated", 4),
                    ("ptrAuthIsaPointer", 21),
                    ("ptrAuthAuthenticatesNullValues", 22),
                ] {
                    auth |= u64::from(f.bool(name, false)?) << bit;
                }
                f.push(auth);
            }
        }
        Class::SubrangeType if !llvm14 => {
            let as_node = f.is_node(&["size"]);
            f.push(distinct | u64::from(as_node) << 1).string("name")?.node("file")?.number("line")?.node("scope")?;
            f.size("size", as_node)?.number("align")?.flags("flags", V::Flag)?.node("baseType")?;
            for name in ["lowerBound", "upperBound", "stride", "bias"] {
                f.bound(name)?;
            }
        }
        Class::CompositeType => composite_type(distinct, f, llvm14)?,
        Class::SubroutineType => {
            f.push(distinct | 2).flags("flags", V::Flag)?.node("types")?.word("cc", V::CallingConvention, 0)?;
        }
        Class::File => {
            f.push(distinct).string("filename")?.string("directory")?.word("checksumkind", V::Checksum, 0)?;
            f.string("checksum")?;
            if f.get("source") == Some("\"\"") {
                let empty = f.writer.graph.string(Vec::new());
                f.ops.push(Op::OrNull(empty));
            } else if f.get("source").is_some() {
                f.string("source")?;
            }
        }
        Class::CompileUnit => compile_unit(f, llvm14)?,
        Class::Subprogram => subprogram(distinct, f, llvm14)?,
        Class::LexicalBlock => {
            f.push(distinct).nodes(&["scope", "file"])?.number("line")?.number("column")?;
        }
        Class::LexicalBlockFile => {
            f.push(distinct).nodes(&["scope", "file"])?.number("discriminator")?;
        }
        Class::CommonBlock => {
            f.push(distinct).nodes(&["scope", "declaration"])?.string("name")?.node("file")?.number("line")?;
        }
        Class::Namespace => {
            let exports = f.bool("exportSymbols", false)?;
            f.push(distinct | u64::from(exports) << 1).node("scope")?.string("name")?;
        }
        Class::Macro => {
            f.push(distinct).word("type", V::Macinfo, 0)?.number("line")?.string("name")?.string("value")?;
        }
        Class::MacroFile => {
            f.push(distinct).word("type", V::Macinfo, 3)?.number("line")?.nodes(&["file", "nodes"])?;
        }
        Class::Module => {
            f.push(distinct).nodes(&["file", "scope"])?;
            for name in ["name", "configMacros", "includePath", "apinotes"] {
                f.string(name)?;
            }
            f.number("line")?.flag("isDecl", false)?;
        }
        Class::TemplateTypeParameter => {
            f.push(distinct).string("name")?.node("type")?.flag("defaulted", false)?;
        }
        Class::TemplateValueParameter => {
            f.push(distinct).word("tag", V::Tag, 0x30)?.string("name")?.node("type")?.flag("defaulted", false)?;
            f.node("value")?;
        }
        Class::GlobalVariable => {
            f.push(distinct | 2 << 1).node("scope")?.string("name")?.string("linkageName")?.node("file")?;
            f.number("line")?.node("type")?.flag("isLocal", false)?.flag("isDefinition", true)?;
            f.nodes(&["declaration", "templateParams"])?.number("align")?.node("annotations")?;
        }
        Class::GlobalVariableExpression => {
            f.push(distinct).nodes(&["var", "expr"])?;
        }
        Class::LocalVariable => {
            f.push(distinct | 2).node("scope")?.string("name")?.node("file")?.number("line")?.node("type")?;
            f.number("arg")?.flags("flags", V::Flag)?.number("align")?.node("annotations")?;
        }
        Class::Label => {
            let artificial = if llvm14 { false } else { f.bool("isArtificial", false)? };
            f.push(distinct | u64::from(artificial) << 1)
                .node("scope")?
                .string("name")?
                .node("file")?
                .number("line")?;
            if !llvm14 {
                f.number("column")?;
                let index = match f.get("coroSuspendIdx") {
                    Some(_) => f.unsigned("coroSuspendIdx")?,
                    None => u64::MAX,
                };
                f.push(index);
            }
        }
        Class::ObjcProperty => {
            f.push(distinct).string("name")?.node("file")?.number("line")?.string("setter")?.string("getter")?;
            f.number("attributes")?.node("type")?;
        }
        Class::ImportedEntity => {
            f.push(distinct).word("tag", V::Tag, 0)?.nodes(&["scope", "entity"])?.number("line")?.string("name")?;
            f.nodes(&["file", "elements"])?;
        }
        Class::AssignId if !llvm14 => {
            f.push(distinct);
        }
        Class::AssignId | Class::SubrangeType | Class::FixedPointType => {
            return Err(WriteError::new(format!("LLVM 14 does not support the metadata node {:?}", head.class)));
        }
        Class::Tuple | Class::Expression | Class::ArgList => {}
    }
    Ok(())
}

fn enumerator(distinct: u64, f: &mut Fields<'_, '_>) -> Result<(), WriteError> {
    let text = f.get("value").ok_or_else(|| WriteError::new("an enumerator without its value"))?;
    let is_unsigned = f.bool("isUnsigned", false)?;
    let wrong = || Fields::wrong("value", text);
    let value: i128 = text.parse().map_err(|_| wrong())?;
    let fits = if is_unsigned { u64::try_from(value).is_ok() } else { i64::try_from(value).is_ok() };
    let words: &[i64] = if fits { &[value as i64] } else { &[value as i64, (value >> 64) as i64] };
    // Bit 2: the value may have any width.
    f.push(4 | u64::from(is_unsigned) << 1 | distinct).push(words.len() as u64 * 64).string("name")?;
    for word in words {
        f.push(signed(*word));
    }
    Ok(())
}

fn fixed_point_type(distinct: u64, f: &mut Fields<'_, '_>) -> Result<(), WriteError> {
    use Vocabulary as V;
    let as_node = f.is_node(&["size"]);
    f.push(distinct | u64::from(as_node) << 1).word("tag", V::Tag, 0x24)?.string("name")?;
    f.size("size", as_node)?.number("align")?.word("encoding", V::Encoding, 0)?.flags("flags", V::Flag)?;
    f.word("kind", V::FixedPoint, 0)?;
    let factor = match f.get("factor") {
        Some(text) => text.parse::<i64>().map_err(|_| Fields::wrong("factor", text))?,
        None => 0,
    };
    f.push(factor as u64);
    for name in ["numerator", "denominator"] {
        let value = match f.get(name) {
            Some(text) => text.parse::<i64>().map_err(|_| Fields::wrong(name, text))?,
            None => 0,
        };
        f.push(1 << 32 | 64).push(signed(value));
    }
    Ok(())
}

fn composite_type(distinct: u64, f: &mut Fields<'_, '_>, llvm14: bool) -> Result<(), WriteError> {
    use Vocabulary as V;
    let as_node = f.is_node(&["size", "offset"]) && !llvm14;
    // Bit 1: no other type refers to this one by its identifier.
    f.push(distinct | 2 | u64::from(as_node) << 2).word("tag", V::Tag, 0)?.string("name")?.node("file")?;
    f.number("line")?.nodes(&["scope", "baseType"])?.size("size", as_node)?.number("align")?;
    f.size("offset", as_node)?.flags("flags", V::Flag)?.node("elements")?.word("runtimeLang", V::Language, 0)?;
    f.nodes(&["vtableHolder", "templateParams"])?.string("identifier")?;
    f.nodes(&["discriminator", "dataLocation", "associated", "allocated"])?.bound("rank")?.node("annotations")?;
    if !llvm14 {
        f.number("num_extra_inhabitants")?.node("specification")?;
        f.word("enumKind", V::EnumKind, u32::MAX.into())?.node("bitStride")?;
    }
    Ok(())
}

fn compile_unit(f: &mut Fields<'_, '_>, llvm14: bool) -> Result<(), WriteError> {
    use Vocabulary as V;
    let by_name = !llvm14 && f.get("sourceLanguageName").is_some();
    let language = match by_name {
        true => f.word_number("sourceLanguageName", V::LanguageName, 0)? | 1 << 63,
        false => f.word_number("language", V::Language, 0)?,
    };
    // Compile units are always distinct.
    f.push(1).push(language).node("file")?.string("producer")?.flag("isOptimized", false)?.string("flags")?;
    f.number("runtimeVersion")?.string("splitDebugFilename")?.word("emissionKind", V::Emission, 0)?;
    f.nodes(&["enums", "retainedTypes"])?.push(0).nodes(&["globals", "imports"])?.number("dwoId")?.node("macros")?;
    f.flag("splitDebugInlining", true)?.flag("debugInfoForProfiling", false)?;
    f.word("nameTableKind", V::NameTable, 0)?.flag("rangesBaseAddress", false)?.string("sysroot")?.string("sdk")?;
    if by_name {
        f.number("sourceLanguageVersion")?;
    }
    Ok(())
}

fn subprogram(distinct: u64, f: &mut Fields<'_, '_>, llvm14: bool) -> Result<(), WriteError> {
    use Vocabulary as V;
    let own = match f.flag_bits("spFlags", V::SubprogramFlag)? {
        Some(own) => own,
        // Before LLVM 8, each of these flags was a separate field.
        None => {
            let virtuality = f.word_number("virtuality", V::Virtuality, 0)?;
            let bits = [("isLocal", 2, false), ("isDefinition", 3, true), ("isOptimized", 4, false)];
            bits.iter()
                .try_fold(virtuality, |own, (name, bit, default)| Ok(own | u64::from(f.bool(name, *default)?) << bit))?
        }
    };
    // Bits 1 and 2: the subprogram has a unit, and separate subprogram flags.
    f.push(distinct | 2 | 4).node("scope")?.string("name")?.string("linkageName")?.node("file")?.number("line")?;
    f.node("type")?.number("scopeLine")?.node("containingType")?.push(own).number("virtualIndex")?;
    f.flags("flags", V::Flag)?.nodes(&["unit", "templateParams", "declaration", "retainedNodes"])?;
    let adjustment = match f.get("thisAdjustment") {
        Some(text) => text.parse::<i32>().map_err(|_| Fields::wrong("thisAdjustment", text))?,
        None => 0,
    };
    f.push(i64::from(adjustment) as u64).nodes(&["thrownTypes", "annotations"])?;
    if !llvm14 {
        f.string("targetFuncName")?.flag("keyInstructions", false)?;
    }
    Ok(())
}

/// Encodes `!DIExpression(DW_OP_plus_uconst, 8)`.
fn expression(head: &Head<'_>) -> Result<Node, WriteError> {
    const VERSION: u64 = 3;
    let mut ops = vec![Op::Number(u64::from(head.distinct) | VERSION << 1)];
    for part in head.parts() {
        let number = match part.starts_with("DW_ATE_") {
            true => Vocabulary::Encoding.number(part),
            false => Vocabulary::Operation.number(part),
        };
        ops.push(Op::Number(number.ok_or_else(|| WriteError::new(format!("the operation {part} has no record")))?));
    }
    Ok(Node { code: code::EXPRESSION, ops })
}
