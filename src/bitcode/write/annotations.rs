//! Annotations of a function's instructions: debug locations, attachments, debug records, and metadata
//! operands.

use super::annotation_table::{DebugRecord, Location, Meta, Notes, RecordKind};
use super::metadata_graph::Ref;
use super::writer::{Version, WriteError, Writer};
use crate::ir::metadata::node::{Class, Node as Head, number};
use crate::ir::metadata::{attachments, parts};
use crate::ir::{AttrSet, Body, Constant, GlobalId, InstId, MetaText, Name, Operand, Piece, Type};
use crate::source::Span;

/// Delimiter of a value's index in a flattened text.
const MARK: char = '\u{1}';

impl Writer {
    /// Collects the annotations of a body.
    pub fn collect_notes(&mut self, body: &Body) -> Result<Notes, WriteError> {
        let mut notes = Notes::default();
        for block in &body.layout {
            for inst in &body.blocks[*block].insts {
                let span = body.span(*inst);
                self.note(body, *inst, &mut notes).map_err(|refused| refused.at(span))?;
            }
        }
        Ok(notes)
    }

    fn note(&mut self, body: &Body, inst: InstId, notes: &mut Notes) -> Result<(), WriteError> {
        if let Some(text) = body.metadata.get(&inst) {
            for (name, node) in attachments(text) {
                match name {
                    "dbg" if self.is_location(node) => _ = notes.locations.insert(inst, self.location(node)?),
                    // LLVM reports any other node as broken debug info.
                    _ => {
                        let pair = self.attachment(name, node)?;
                        notes.attached.entry(inst).or_default().push(pair);
                    }
                }
            }
        }
        for text in body.records.before.get(&inst).into_iter().flatten() {
            let record = self.debug_record(text)?;
            notes.records.entry(inst).or_default().push(record);
        }
        if let Some(call) = body.insts[inst].call() {
            let bundled = call.bundles.iter().flat_map(|bundle| &bundle.args).map(|(ty, value)| (*ty, *value));
            for (ty, value) in call.args.iter().map(|arg| (arg.ty, arg.value)).chain(bundled) {
                if let (Type::METADATA, Operand::Const(id)) = (ty, value)
                    && let Constant::Metadata(pieces) = self.module.constants[id].clone()
                {
                    let (text, typed) = flatten(&pieces);
                    let operand = self.metadata_operand(&text, &typed)?;
                    notes.operands.insert(id, operand);
                }
            }
        }
        Ok(())
    }

    fn is_location(&self, text: &str) -> bool {
        let content = number(text).map_or_else(|| Some(text.into()), |n| self.definition(n));
        content.and_then(|text| Head::read(&text).map(|head| head.class)) == Some(Class::Location)
    }

    /// Parses a debug location.
    fn location(&mut self, text: &str) -> Result<Location, WriteError> {
        if let Some(known) = self.locations.get(text) {
            return Ok(*known);
        }
        let content = match number(text) {
            Some(n) => {
                let missing = || WriteError::new(format!("the metadata !{n} is not defined"));
                self.definition(n).ok_or_else(missing)?
            }
            None => text.into(),
        };
        let head = Head::read(&content).filter(|head| head.class == Class::Location);
        let head = head.ok_or_else(|| WriteError::new(format!("the attachment !dbg {text} is not a location")))?;
        let field = |name: &str| match head.field(name) {
            Some(text) => text.parse().map_err(|_| WriteError::new(format!("the field {name}: {text} has no record"))),
            None => Ok(0),
        };
        let (line, column, group, rank) = (field("line")?, field("column")?, field("atomGroup")?, field("atomRank")?);
        if self.version == Version::Llvm14 && (group != 0 || rank != 0) {
            return Err(WriteError::new("LLVM 14 does not support atom groups in locations"));
        }
        let scope = self.refer(head.field("scope").unwrap_or("null"))?;
        let inlined_at = self.refer(head.field("inlinedAt").unwrap_or("null"))?;
        let implicit = head.field("isImplicitCode") == Some("true");
        if scope == Ref::Null {
            return Err(WriteError::new("a location without its scope"));
        }
        let location = Location { line, column, scope, inlined_at, implicit, group, rank };
        self.locations.insert(text.into(), location);
        Ok(location)
    }

    /// Parses a metadata operand in a flattened text.
    fn metadata_operand(&mut self, text: &str, typed: &[(Type, Operand)]) -> Result<Meta, WriteError> {
        let text = text.trim();
        if let Some(n) = text.strip_prefix(MARK).and_then(|rest| rest.strip_suffix(MARK)) {
            let value = n.parse().ok().and_then(|n: usize| typed.get(n));
            return match value.ok_or_else(|| WriteError::new("a missing value in metadata"))?.1 {
                Operand::Value(value) => Ok(Meta::Local(value)),
                Operand::Const(id) => Ok(Meta::Of(self.metadata_constant(id))),
            };
        }
        if let Some(list) = text.strip_prefix("!DIArgList(").and_then(|rest| rest.strip_suffix(')')) {
            let operands = parts(list).filter(|part| !part.is_empty());
            return operands.map(|part| self.metadata_operand(part, typed)).collect::<Result<_, _>>().map(Meta::List);
        }
        if text.contains(MARK) {
            return Err(WriteError::new("a node with function-local values has no record"));
        }
        self.refer(text).map(Meta::Of)
    }

    /// Parses `#dbg_value(…)`, or the call of `@llvm.dbg.value` in old modules.
    fn debug_record(&mut self, pieces: &MetaText) -> Result<DebugRecord, WriteError> {
        let (text, typed) = flatten(pieces);
        let wrong = || WriteError::new("a malformed debug record");
        let (head, rest) = text.split_once('(').ok_or_else(wrong)?;
        let is_call = !head.starts_with('#');
        let word = match is_call {
            true => head.rsplit_once("@llvm.dbg.").ok_or_else(wrong)?.1,
            false => head.strip_prefix("#dbg_").ok_or_else(wrong)?,
        };
        let known = RecordKind::ALL.iter().find(|(_, known, _)| *known == word.trim());
        let (kind, _, count) =
            *known.ok_or_else(|| WriteError::new(format!("the debug record `{}` has no record", word.trim())))?;
        let mut depth = 1usize;
        let mut quoted = false;
        let end = rest.bytes().position(|byte| {
            match byte {
                b'"' => quoted = !quoted,
                b'(' if !quoted => depth += 1,
                b')' if !quoted => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let (inside, behind) = rest.split_at(end.ok_or_else(wrong)?);
        let behind = behind[1..].trim();
        let mut operands: Vec<&str> = parts(inside).filter(|part| !part.is_empty()).collect();
        let mut record = DebugRecord {
            kind,
            operands: Vec::new(),
            node: Ref::Null,
            location: None,
            tail: head.starts_with("tail "),
            attrs: AttrSet::NONE,
        };
        if is_call {
            for operand in &mut operands {
                *operand = operand.strip_prefix("metadata ").unwrap_or(operand);
            }
            // The second operand was once an offset.
            if kind == RecordKind::Value && operands.len() == 4 {
                let offset = operands.remove(1);
                let index = offset.trim_matches(MARK).parse().ok().and_then(|n: usize| typed.get(n));
                let is_zero = index.is_some_and(
                    |(_, value)| matches!(value, Operand::Const(id) if self.module.constants[*id].as_int() == Some(0)),
                );
                if !is_zero {
                    return Err(WriteError::new("a call to @llvm.dbg.value with an offset has no record"));
                }
            }
            let (attrs, attached) = behind.split_once(',').unwrap_or((behind, ""));
            if let Some(n) = attrs.trim().strip_prefix('#').and_then(|n| n.parse().ok()) {
                record.attrs = self.module.attrs.intern(vec![crate::ir::Attr::Group(n)]);
            } else if !attrs.trim().is_empty() {
                return Err(WriteError::new(format!(
                    "the attributes `{}` of a debug record have no record",
                    attrs.trim()
                )));
            }
            for (name, node) in attachments(attached) {
                match name {
                    "dbg" => self.place(&mut record, node)?,
                    name => {
                        return Err(WriteError::new(format!("the attachment !{name} of a debug record has no record")));
                    }
                }
            }
        } else {
            let place = operands.pop().ok_or_else(wrong)?;
            self.place(&mut record, place)?;
        }
        if operands.len() != count {
            return Err(wrong());
        }
        for operand in operands {
            let operand = self.metadata_operand(operand, &typed)?;
            record.operands.push(operand);
        }
        if self.version == Version::Llvm14 && matches!(kind, RecordKind::Assign | RecordKind::DeclareValue) {
            return Err(WriteError::new(format!("LLVM 14 does not support `#dbg_{}`", kind.word())));
        }
        Ok(record)
    }

    fn place(&mut self, record: &mut DebugRecord, node: &str) -> Result<(), WriteError> {
        match self.version {
            Version::Llvm14 => record.location = Some(self.location(node)?),
            Version::Llvm22 => record.node = self.refer(node)?,
        }
        Ok(())
    }

    /// Declares the intrinsics for debug records that are written as calls for LLVM 14.
    pub fn declare_debug_functions(&mut self) {
        let mut wanted: Vec<(&str, usize)> = Vec::new();
        for (_, body) in &self.bodies {
            for text in body.records.before.values().flatten() {
                let Some(Piece::Text(text)) = text.first() else { continue };
                let word = text.split('(').next().and_then(|head| head.trim().strip_prefix("#dbg_"));
                let known = RecordKind::ALL.iter().find(|(_, known, _)| Some(*known) == word);
                wanted.extend(known.map(|(_, word, count)| (*word, *count)).filter(|new| !wanted.contains(new)));
            }
        }
        wanted.sort_unstable();
        for (word, count) in wanted {
            let ty = self.module.types.function(Type::VOID, vec![Type::METADATA; count], false);
            let name = Name::Text(format!("llvm.dbg.{word}").into());
            if !self.module.by_name.contains_key(&name) {
                self.module.declare_function(name, ty, Span::default(), true);
            }
        }
    }

    /// Returns the intrinsic for a debug record that is written as a call for LLVM 14.
    pub fn debug_function(&self, kind: RecordKind) -> Result<GlobalId, WriteError> {
        let name = format!("llvm.dbg.{}", kind.word());
        self.module.find(&name).ok_or_else(|| WriteError::new(format!("@{name} is not declared")))
    }
}

/// Flattens text and values to a text with delimited indices and a list of values.
fn flatten(pieces: &[Piece]) -> (String, Vec<(Type, Operand)>) {
    let (mut text, mut typed) = (String::new(), Vec::new());
    for piece in pieces {
        match piece {
            Piece::Text(part) => text.push_str(part),
            Piece::Typed(ty, operand) => {
                text.push_str(&format!("{MARK}{}{MARK}", typed.len()));
                typed.push((*ty, *operand));
            }
        }
    }
    (text, typed)
}
