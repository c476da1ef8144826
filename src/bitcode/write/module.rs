//! The module block except for function bodies: globals and their properties, metadata, kind names, and the order of
//! blocks.

use super::annotation_table::Notes;
use super::attributes::Attributes;
use super::metadata_graph::{Ref, Value};
use super::operation;
use super::stream::Stream;
use super::writer::{Version, WriteError, Writer, bytes_of};
use crate::bitcode::codes;
use crate::bitcode::global_codes::{
    CODE_MODELS, DLL_STORAGES, SANITIZERS, TLS_MODELS, UNNAMED_ADDRS, VISIBILITIES, encode,
};
use crate::bitcode::record_codes::identification::{EPOCH, PRODUCER};
use crate::bitcode::record_codes::metadata;
use crate::bitcode::record_codes::module as code;
use crate::bitcode::record_codes::{names, string_table};
use crate::ir::metadata::attachments;
use crate::ir::{
    Attr, ConstId, Constant, GlobalId, GlobalKind, GlobalValue, Inst, Name, Operand, Preemption, TypedConst,
};
use crate::parse::{typed_constants, unescape};
use indexmap::IndexMap;
use indexmap::IndexSet;
use std::rc::Rc;
use std::sync::Arc;

/// Signature of bitcode.
const MAGIC: &[u8] = b"BC\xC0\xDE";
/// Module version: names are in the string table, and value ids are relative.
const MODULE_VERSION: u64 = 2;
/// Attachments of globals without a body.
pub(super) type Attached = Vec<(GlobalId, Vec<(u64, Ref)>)>;

/// Lists of names that records of globals refer to.
#[derive(Default)]
struct Lists {
    sections: IndexSet<Vec<u8>>,
    collectors: IndexSet<Vec<u8>>,
    comdats: IndexMap<Name, u64>,
}

/// Properties of a global, as codes of its record.
#[derive(Default)]
struct GlobalCodes {
    visibility: u64,
    dll: u64,
    thread_local: u64,
    unnamed_addr: u64,
    externally_initialized: u64,
    dso_local: u64,
    partition: Option<Vec<u8>>,
    comdat: u64,
    collector: u64,
    sanitizers: u64,
    code_model: u64,
    prefix: u64,
    prologue: u64,
    attributes: Vec<Attr>,
}

impl Writer {
    /// Declares intrinsics that are called without a declaration, as LLVM does.
    pub fn declare(&mut self) {
        let mut wanted = Vec::new();
        for (_, body) in &self.bodies {
            for call in body.insts.values().filter_map(Inst::call) {
                let Operand::Const(callee) = call.callee else { continue };
                if let Constant::Global(_, id) = self.module.constants[callee]
                    && matches!(self.module.globals[id].kind, GlobalKind::Undeclared)
                    && matches!(&self.module.globals[id].name, Name::Text(name) if name.starts_with("llvm."))
                {
                    wanted.push((id, call.fn_ty));
                }
            }
        }
        for (id, fn_ty) in wanted {
            let (name, span) = (self.module.globals[id].name.clone(), self.module.globals[id].span);
            if matches!(self.module.globals[id].kind, GlobalKind::Undeclared) {
                let made = self.module.declare_function(name.clone(), fn_ty, span, true);
                self.module.globals[id] = self.module.globals[made].clone();
                // The calls refer to this global, so that it keeps its id.
                self.module.by_name.insert(name, id);
                self.module.order.pop();
                self.module.order.push(id);
            } else if self.module.value_type(id) != fn_ty && !self.redirected.contains_key(&(id, fn_ty)) {
                // LLVM declares a separate function for each type.
                let other = self.module.intrinsic(&name.symbol(), fn_ty, span, true);
                self.redirected.insert((id, fn_ty), other);
            }
        }
        if self.version == Version::Llvm14 {
            self.declare_debug_functions();
        }
    }

    /// Assigns value ids to globals: variables, functions, aliases, ifuncs.
    pub fn number_globals(&mut self) -> Result<(), WriteError> {
        let rank = |kind: &GlobalKind| match kind {
            GlobalKind::Variable { .. } => 0,
            GlobalKind::Function(_) => 1,
            GlobalKind::Alias { .. } => 2,
            GlobalKind::Ifunc { .. } => 3,
            GlobalKind::Undeclared => 4,
        };
        let mut order = self.module.order.clone();
        order.sort_by_key(|id| rank(&self.module.globals[*id].kind));
        for id in order {
            if !matches!(self.module.globals[id].kind, GlobalKind::Undeclared) {
                let next = self.globals.len() as u64;
                self.globals.entry(id).or_insert(next);
            }
        }
        Ok(())
    }

    /// Returns the globals that have records, in the order of their value ids.
    fn ordered(&self) -> Vec<GlobalId> {
        let mut all: Vec<(u64, GlobalId)> = self.globals.iter().map(|(id, n)| (*n, *id)).collect();
        all.sort_unstable();
        all.into_iter().map(|(_, id)| id).collect()
    }

    /// Returns the number of an attachment kind.
    pub fn kind_number(&mut self, name: &str) -> u64 {
        self.kinds.insert_full(name.into()).0 as u64
    }

    /// Collects the attachments of variables, and of functions without a body.
    pub fn global_attachments(&mut self) -> Result<Attached, WriteError> {
        let mut all = Vec::new();
        let defined: IndexSet<GlobalId> = self.bodies.iter().map(|(id, _)| *id).collect();
        for id in self.ordered().into_iter().filter(|id| !defined.contains(id)) {
            let span = self.module.globals[id].span;
            let pairs = self.attachments_of(id).map_err(|refused| refused.at(span))?;
            let is_symbol = matches!(self.module.globals[id].kind, GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. });
            if is_symbol && !pairs.is_empty() {
                return Err(WriteError::new("metadata of an alias has no record").at(span));
            }
            if !pairs.is_empty() {
                all.push((id, pairs));
            }
        }
        Ok(all)
    }

    /// Parses the attachments of a global.
    pub fn attachments_of(&mut self, id: GlobalId) -> Result<Vec<(u64, Ref)>, WriteError> {
        let mut pairs = Vec::new();
        for text in self.module.globals[id].metadata.clone() {
            for (name, node) in attachments(&text) {
                pairs.push(self.attachment(name, node)?);
            }
        }
        Ok(pairs)
    }

    /// Returns the kind number and node of an attachment.
    pub fn attachment(&mut self, name: &str, node: &str) -> Result<(u64, Ref), WriteError> {
        let name = unescape(name);
        let name = String::from_utf8(name).map_err(|_| WriteError::new("the name of an attachment is not a string"))?;
        match self.refer(node)? {
            of @ Ref::Node(_) => Ok((self.kind_number(&name), of)),
            _ => Err(WriteError::new(format!("the attachment !{name} is not a node"))),
        }
    }

    /// Adds the constants that module-level records refer to.
    pub fn enter_shared(&mut self) -> Result<(), WriteError> {
        for id in self.ordered() {
            let span = self.module.globals[id].span;
            let mut wanted: Vec<ConstId> = Vec::new();
            match &self.module.globals[id].kind {
                GlobalKind::Variable { init, .. } => wanted.extend(*init),
                GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => wanted.push(target.1),
                GlobalKind::Function(function) => wanted.extend(function.personality.map(|(_, id)| id)),
                GlobalKind::Undeclared => {}
            }
            wanted.extend(self.constants_in_clauses(id)?.into_iter().map(|(_, constant)| constant.1));
            for constant in wanted {
                self.enter((constant, None), false).map_err(|refused| refused.at(span))?;
            }
        }
        for n in 0..self.graph.constants.len() {
            let constant = self.graph.constants[n].1;
            self.enter((constant, None), false)?;
        }
        self.arrange(false)
    }

    /// Parses `prefix` and `prologue` data of a function.
    fn constants_in_clauses(&mut self, id: GlobalId) -> Result<Vec<(&'static str, TypedConst)>, WriteError> {
        let mut found = Vec::new();
        for word in self.module.globals[id].clauses.clone() {
            for name in ["prefix ", "prologue "] {
                let Some(text) = word.strip_prefix(name) else { continue };
                let read = typed_constants(&mut self.module, &[text]).pop().flatten();
                let constant = read.ok_or_else(|| WriteError::new(format!("`{word}` is not a constant")))?;
                found.push((name, constant));
            }
        }
        Ok(found)
    }

    /// Returns the value id of a constant that module-level records refer to.
    fn value_of(&self, id: ConstId) -> Result<u64, WriteError> {
        self.constant_number((id, None)).ok_or_else(|| WriteError::new("a constant that is not in the value table"))
    }

    /// Adds a name to the string table. Returns its offset and length.
    fn name(&mut self, bytes: &[u8]) -> [u64; 2] {
        let at = self.strings.len() as u64;
        self.strings.extend_from_slice(bytes);
        [at, bytes.len() as u64]
    }

    fn symbol(&mut self, name: &Name) -> [u64; 2] {
        match name {
            Name::Number(_) => self.name(b""),
            Name::Text(text) => self.name(&bytes_of(text)),
        }
    }

    /// Writes the module records before the blocks of constants, metadata and functions.
    pub fn header(&mut self, out: &mut Stream) -> Result<(), WriteError> {
        let texts = [(code::TRIPLE, &self.module.triple), (code::DATALAYOUT, &self.module.data_layout)];
        for (code, text) in texts {
            if let Some((text, _)) = text {
                out.text(code, &[], &bytes_of(text));
            }
        }
        if !self.module.asm.is_empty() {
            let mut text = Vec::new();
            for (line, _) in &self.module.asm {
                text.extend(bytes_of(line));
                text.push(b'\n');
            }
            out.text(code::ASM, &[], &text);
        }
        let mut lists = Lists::default();
        self.comdats(out, &mut lists)?;
        let order = self.ordered();
        for id in &order {
            let global = &self.module.globals[*id];
            lists.sections.extend(global.section.as_ref().map(|name| bytes_of(name)));
            let collectors = global.clauses.iter().filter_map(|clause| quoted(clause, "gc"));
            lists.collectors.extend(collectors);
        }
        for (code, list) in [(code::SECTIONNAME, &lists.sections), (code::GCNAME, &lists.collectors)] {
            list.iter().for_each(|name| out.text(code, &[], name));
        }
        for id in order {
            let span = self.module.globals[id].span;
            self.global(out, id, &lists).map_err(|refused| refused.at(span))?;
        }
        if let Some(name) = &self.module.source_filename {
            out.text(code::SOURCE_FILENAME, &[], &bytes_of(name));
        }
        Ok(())
    }

    /// Writes comdats such as `$c = comdat any`.
    fn comdats(&mut self, out: &mut Stream, lists: &mut Lists) -> Result<(), WriteError> {
        let items: Vec<Arc<str>> =
            self.module.other_items.iter().filter(|item| item.starts_with('$')).cloned().collect();
        for item in items {
            let (name, kind) =
                item.split_once(" = comdat ").ok_or_else(|| WriteError::new("a comdat without its kind"))?;
            let selection = match kind {
                "any" => 1,
                "exactmatch" => 2,
                "largest" => 3,
                "nodeduplicate" | "noduplicates" => 4,
                "samesize" => 5,
                _ => return Err(WriteError::new(format!("comdat {name} has the unknown selection kind {kind}"))),
            };
            let name = text_name(&name[1..]);
            let [at, size] = self.symbol(&name);
            out.record(code::COMDAT, &[at, size, selection]);
            let next = lists.comdats.len() as u64 + 1;
            lists.comdats.insert(name, next);
        }
        Ok(())
    }

    fn global_codes(&mut self, id: GlobalId, lists: &Lists) -> Result<GlobalCodes, WriteError> {
        let global = &self.module.globals[id];
        let mut codes = GlobalCodes {
            visibility: encode(&VISIBILITIES, global.visibility),
            dll: encode(&DLL_STORAGES, global.dll_storage),
            thread_local: encode(&TLS_MODELS, global.thread_local),
            unnamed_addr: encode(&UNNAMED_ADDRS, global.unnamed_addr),
            externally_initialized: global.externally_initialized.into(),
            dso_local: u64::from(global.preemption == Some(Preemption::DsoLocal)),
            ..GlobalCodes::default()
        };
        for clause in &global.clauses {
            match &**clause {
                "comdat" => {
                    let number = lists.comdats.get(&global.name).copied();
                    codes.comdat = number.ok_or_else(|| WriteError::new("an undefined comdat"))?;
                }
                text if text.starts_with("comdat(") => {
                    let name = text.trim_start_matches("comdat(").trim_end_matches(')').trim().trim_start_matches('$');
                    let number = lists.comdats.get(&text_name(name)).copied();
                    codes.comdat = number.ok_or_else(|| WriteError::new("an undefined comdat"))?;
                }
                text if SANITIZERS.contains(&text) => {
                    codes.sanitizers |= 1 << (encode(&SANITIZERS, Some(text)) - 1);
                }
                text if text.starts_with("prefix ") || text.starts_with("prologue ") => {}
                text => {
                    if let Some(name) = quoted(text, "partition") {
                        codes.partition = Some(name);
                    } else if let Some(name) = quoted(text, "gc") {
                        codes.collector = lists.collectors.get_index_of(&name).map_or(0, |n| n as u64 + 1);
                    } else if let Some(name) = quoted(text, "code_model") {
                        let at = CODE_MODELS.iter().position(|known| known.as_bytes() == name);
                        codes.code_model =
                            at.ok_or_else(|| WriteError::new(format!("`{text}` has no record")))? as u64 + 1;
                    } else if let Some(attrs) = attributes(text) {
                        codes.attributes.extend(attrs);
                    } else {
                        return Err(WriteError::new(format!("the keyword `{text}` has no record")));
                    }
                }
            }
        }
        if global.linkage.is_local() || codes.visibility != 0 && global.linkage != crate::ir::Linkage::ExternWeak {
            codes.dso_local = 1;
        }
        for (word, constant) in self.constants_in_clauses(id)? {
            let number = self.value_of(constant.1)? + 1;
            match word {
                "prefix " => codes.prefix = number,
                _ => codes.prologue = number,
            }
        }
        if self.version == Version::Llvm14 && codes.code_model != 0 {
            return Err(WriteError::new("LLVM 14 does not support the code model of a variable"));
        }
        if self.version == Version::Llvm14 && codes.sanitizers != 0 {
            return Err(WriteError::new("LLVM 14 does not support sanitizers of a variable"));
        }
        Ok(codes)
    }

    fn global(&mut self, out: &mut Stream, id: GlobalId, lists: &Lists) -> Result<(), WriteError> {
        let codes = self.global_codes(id, lists)?;
        let GlobalValue { name, linkage, section, align, addrspace, kind, .. } = self.module.globals[id].clone();
        let section = section.and_then(|name| lists.sections.get_index_of(&bytes_of(&name)));
        let section = section.map_or(0, |n| n as u64 + 1);
        let (linkage, align) = (operation::linkage(linkage), operation::alignment(align));
        let [at, size] = self.symbol(&name);
        let partition = match &codes.partition {
            Some(name) => self.name(name),
            None => [0, 0],
        };
        match kind {
            GlobalKind::Variable { ty, init, constant } => {
                let init = init.map_or(Ok(0), |id| self.value_of(id).map(|n| n + 1))?;
                let attributes = self.variable_attributes(&codes.attributes)?;
                // Bit 1: the type is the value type, not the pointer type.
                let flags = u64::from(constant) | 2 | u64::from(addrspace) << 2;
                let mut ops = vec![at, size, self.ty(ty)?, flags, init, linkage, align, section];
                ops.extend([codes.visibility, codes.thread_local, codes.unnamed_addr, codes.externally_initialized]);
                ops.extend([codes.dll, codes.comdat, attributes, codes.dso_local, partition[0], partition[1]]);
                ops.extend([codes.sanitizers, codes.code_model]);
                out.record(code::GLOBALVAR, &ops);
            }
            GlobalKind::Function(function) => {
                let params: Vec<_> = function.params.iter().map(|param| (param.attrs, param.ty)).collect();
                let list = Attributes { function: function.attrs, ret: function.ret_attrs, params: &params };
                let attributes = self.attribute_list(&list)?;
                let is_declared = u64::from(!self.bodies.iter().any(|(defined, _)| *defined == id));
                let personality = function.personality.map_or(Ok(0), |(_, id)| self.value_of(id).map(|n| n + 1))?;
                let mut ops = vec![at, size, self.ty(function.ty)?, function.cc.0.into(), is_declared, linkage];
                ops.extend([attributes, align, section, codes.visibility, codes.collector, codes.unnamed_addr]);
                ops.extend([codes.prologue, codes.dll, codes.comdat, codes.prefix, personality, codes.dso_local]);
                ops.extend([addrspace.into(), partition[0], partition[1]]);
                out.record(code::FUNCTION, &ops);
            }
            GlobalKind::Alias { ty, target } => {
                let space = self.address_space(id).into();
                let mut ops = vec![at, size, self.ty(ty)?, space, self.value_of(target.1)?, linkage];
                ops.extend([codes.visibility, codes.dll, codes.thread_local, codes.unnamed_addr, codes.dso_local]);
                ops.extend(partition);
                out.record(code::ALIAS, &ops);
            }
            GlobalKind::Ifunc { ty, resolver } => {
                let space = self.address_space(id).into();
                let mut ops = vec![at, size, self.ty(ty)?, space, self.value_of(resolver.1)?, linkage];
                ops.extend([codes.visibility, codes.dso_local, partition[0], partition[1]]);
                out.record(code::IFUNC, &ops);
            }
            GlobalKind::Undeclared => {}
        }
        Ok(())
    }

    /// Writes `METADATA_BLOCK` of the module.
    pub fn metadata_block(&mut self, out: &mut Stream, attached: &Attached) -> Result<(), WriteError> {
        if self.graph.len() == 0 && self.graph.named.is_empty() {
            return Ok(());
        }
        out.enter(codes::METADATA);
        let strings = &self.graph.strings;
        if !strings.is_empty() {
            let mut lengths = Stream::outermost(Rc::default());
            strings.iter().for_each(|string| lengths.vbr(string.len() as u64, 6));
            let mut blob = lengths.finish();
            let offset = blob.len() as u64;
            strings.iter().for_each(|string| blob.extend_from_slice(string));
            out.blob(metadata::STRINGS, &[strings.len() as u64, offset], &blob);
        }
        for n in 0..self.graph.constants.len() {
            let constant = self.graph.constants[n].1;
            let (ty, number) = (self.constant_type((constant, None))?, self.value_of(constant)?);
            out.record(metadata::VALUE, &[ty, number]);
        }
        for node in &self.graph.nodes {
            let ops: Vec<u64> = node.ops.iter().map(|op| self.graph.op(*op)).collect();
            out.record(node.code, &ops);
        }
        for (name, nodes) in &self.graph.named {
            out.text(metadata::NAME, &[], name);
            let ops: Vec<u64> = nodes.iter().map(|of| self.graph.id(*of)).collect();
            out.record(metadata::NAMED_NODE, &ops);
        }
        for (id, pairs) in attached {
            let mut ops = vec![self.global_number(*id)?];
            ops.extend(pairs.iter().flat_map(|(kind, of)| [*kind, self.graph.id(*of)]));
            out.record(metadata::GLOBAL_DECL_ATTACHMENT, &ops);
        }
        out.end();
        Ok(())
    }

    /// Assembles the whole file. `rest`: the part of the module block after the tables.
    pub fn assemble(self, rest: Stream) -> Vec<u8> {
        let mut out = Stream::outermost(Rc::clone(&self.abbreviations));
        out.raw(MAGIC);
        out.enter(codes::IDENTIFICATION);
        out.text(PRODUCER, &[], concat!("llvmlite-jit ", env!("CARGO_PKG_VERSION")).as_bytes());
        out.record(EPOCH, &[0]);
        out.end();
        out.enter(codes::MODULE);
        out.record(code::VERSION, &[MODULE_VERSION]);
        self.abbreviations.write_blockinfo(&mut out);
        self.type_block(&mut out);
        self.attribute_blocks(&mut out);
        out.enter(codes::METADATA_KIND);
        for (n, kind) in self.kinds.iter().enumerate() {
            out.text(metadata::KIND, &[n as u64], kind.as_bytes());
        }
        out.end();
        for (block, names) in [(codes::OPERAND_BUNDLE_TAGS, &self.tags), (codes::SYNC_SCOPE_NAMES, &self.scopes)] {
            if !names.is_empty() {
                out.enter(block);
                names.iter().for_each(|name| out.text(names::NAME, &[], &bytes_of(name)));
                out.end();
            }
        }
        out.append(rest);
        out.end();
        out.enter(codes::STRTAB);
        out.blob(string_table::BLOB, &[], &self.strings);
        out.end();
        out.finish()
    }

    /// Returns a reference to a constant that function metadata uses.
    pub fn metadata_constant(&mut self, id: ConstId) -> Ref {
        self.graph.value(Value::Constant(id))
    }

    /// Collects the notes of a function, and the metadata they refer to, before its body is written.
    pub fn notes(&mut self, id: GlobalId, body: &crate::ir::Body) -> Result<Notes, WriteError> {
        let mut notes = self.collect_notes(body)?;
        let span = self.module.globals[id].span;
        notes.function = self.attachments_of(id).map_err(|refused| refused.at(span))?;
        self.take_apart()?;
        Ok(notes)
    }
}

/// Parses a name after its sigil.
pub(super) fn text_name(token: &str) -> Name {
    match crate::parse::name(token) {
        // Comdats may have names that consist of digits.
        Name::Number(_) => Name::Text(token.into()),
        name => name,
    }
}

/// Returns the quoted string that follows a keyword, optionally in parentheses.
fn quoted(text: &str, word: &str) -> Option<Vec<u8>> {
    let rest = text.strip_prefix(word)?.trim_start();
    let rest = rest.strip_prefix('(').map_or(rest, |inner| inner.trim_end_matches(')').trim());
    Some(unescape(rest.strip_prefix('"')?.strip_suffix('"')?))
}

/// Parses the attributes of a variable: groups and strings.
pub(super) fn attributes(text: &str) -> Option<Vec<Attr>> {
    let string = |text: &str| -> Option<Arc<str>> {
        let inside = text.trim().strip_prefix('"')?.strip_suffix('"')?;
        String::from_utf8(unescape(inside)).ok().map(Arc::from)
    };
    let mut attrs = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let length = match rest.strip_prefix('"') {
            // Up to the first blank outside of quotes.
            Some(_) => {
                let mut inside = false;
                rest.bytes()
                    .position(|b| {
                        inside ^= b == b'"';
                        b == b' ' && !inside
                    })
                    .unwrap_or(rest.len())
            }
            None => rest.find(' ').unwrap_or(rest.len()),
        };
        // White space may surround the `=` between key and value.
        let mut end = length;
        if rest[end..].trim_start().starts_with('=') {
            let value = end + rest[end..].find('"')?;
            end = value + 1 + rest[value + 1..].find('"')? + 1;
        }
        let (one, after) = rest.split_at(end);
        attrs.push(match (one.strip_prefix('#'), one.split_once('=')) {
            (Some(n), _) => Attr::Group(n.parse().ok()?),
            (None, Some((key, value))) => Attr::String(string(key)?, Some(string(value)?)),
            (None, None) => Attr::String(string(one)?, None),
        });
        rest = after.trim_start();
    }
    Some(attrs)
}
