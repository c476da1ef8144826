//! Modules as LLVM assembly, in the form that LLVM prints.

mod instruction;
mod type_finder;

use type_finder::TypeFinder;

pub use instruction::{fcmp_number, icmp_number, rmw_number};

use crate::ir::opcode;
use crate::ir::types::{escaped, metadata_name, name_text};
use crate::ir::{
    Attribute, AttributeKind, AttributeRef, Context, Global, Kind, Metadata, Module, ModuleRef, TypeRef, Value,
    ValueKind, ValueRef,
};
use crate::{attribute, import};
use llvmlite_jit::ir::inst::CallConv;
use llvmlite_jit::value::{float_text, sign_extend, wide_text};
use std::collections::HashMap;
use std::fmt::Write;

/// Prints modules, and numbers their unnamed entities.
#[derive(Default)]
pub struct Printer {
    out: String,
    globals: HashMap<*const Value, usize>,
    locals: HashMap<*const Value, usize>,
    /// Those of the functions whose blocks have their addresses taken.
    other_locals: HashMap<*const Value, HashMap<*const Value, usize>>,
    /// Groups of function attributes, in order of first use.
    groups: Vec<String>,
    group_numbers: HashMap<String, usize>,
    /// Metadata nodes, in order of first use.
    nodes: Vec<ValueRef>,
    node_numbers: HashMap<*const Value, usize>,
    /// Predecessors of the blocks of the function that is printed.
    predecessors: HashMap<*const Value, Vec<ValueRef>>,
    /// The first numbers of groups and nodes that do not occur in the text that was read.
    first_group: usize,
    first_node: usize,
}

/// The printed part of a module.
#[derive(Clone, Copy)]
pub enum Selection {
    All,
    /// This function, and the others as declarations.
    Function(ValueRef),
}

/// Returns the text of a module.
pub fn module(module: ModuleRef) -> String {
    selection(module, Selection::All)
}

/// Returns the text of a module, or of one of its functions with what it needs.
pub fn selection(module: ModuleRef, selection: Selection) -> String {
    let mut printer = Printer::default();
    printer.number_globals(module);
    printer.module(module, selection);
    printer.out
}

/// Returns the text of a value, as `LLVMPrintValueToString` does.
pub fn value(value: ValueRef) -> String {
    let mut printer = Printer::default();
    if let Some(module) = value.module() {
        printer.number_globals(module);
    }
    if let Some(function) = value.function_of() {
        printer.number_locals(function);
    }
    if let Some(text) = import::function_text(value) {
        return text;
    }
    match &value.kind {
        ValueKind::Function(_) => printer.function(value, true),
        ValueKind::Variable(_) => {
            printer.variable(value);
            printer.out.truncate(printer.out.trim_end().len());
        }
        ValueKind::Alias(_) | ValueKind::Ifunc(_) => printer.variable(value),
        ValueKind::Instruction(_) => printer.instruction(value),
        ValueKind::Block(_) => {
            let first = value.siblings().and_then(|blocks| blocks.first());
            let is_entry = first.is_some_and(|first| first.is(value));
            printer.out.push_str(if is_entry { "\n" } else { "" });
            printer.predecessors = value.parent.get().map(predecessors).unwrap_or_default();
            printer.block(value, is_entry);
        }
        _ => {
            let text = printer.typed(value);
            printer.out.push_str(&text);
        }
    }
    printer.out
}

impl Printer {
    fn number_globals(&mut self, module: ModuleRef) {
        // In the order of the text: first the parsed module, then the others by their kinds.
        let parsed = module.parsed.borrow().as_ref().map(|parsed| parsed.unnamed()).unwrap_or_default();
        let own = own_globals(module).into_iter().filter(|global| global.name.borrow().is_empty());
        for (number, global) in parsed.into_iter().chain(own).enumerate() {
            self.globals.insert(std::ptr::from_ref(global), number);
        }
    }

    fn number_locals(&mut self, function: ValueRef) {
        self.locals.clear();
        let Some(global) = function.global() else { return };
        let mut number = |value: ValueRef| {
            if value.name.borrow().is_empty() && !value.ty.is_void() {
                let next = self.locals.len();
                self.locals.insert(std::ptr::from_ref(value), next);
            }
        };
        global.params.get().into_iter().flatten().for_each(|param| number(param));
        for block in global.blocks.iter() {
            number(block);
            block.block().into_iter().for_each(|list| list.iter().for_each(&mut number));
        }
    }

    fn module(&mut self, module: ModuleRef, selection: Selection) {
        let parsed = module.parsed.borrow();
        let to_string = |text: &std::ffi::CStr| text.to_string_lossy().into_owned();
        let identifier = to_string(&module.identifier.borrow());
        // The rest of an identifier after the end of the line would not be in the comment.
        if !identifier.is_empty() && !identifier.contains('\n') {
            let _ = writeln!(self.out, "; ModuleID = '{identifier}'");
        }
        match &*parsed {
            Some(parsed) => {
                self.out.push_str(&parsed.text(module));
                (self.first_group, self.first_node) = parsed.free_numbers();
            }
            None => self.head(module),
        }
        self.named_types(module);
        let own = own_globals(module);
        let mut last = None;
        for global in own.iter().filter(|global| kind_rank(global) < FUNCTIONS) {
            // An empty line precedes the globals of each kind.
            if last.replace(kind_rank(global)) != Some(kind_rank(global)) {
                self.out.push('\n');
            }
            self.variable(global);
        }
        for global in own.iter().filter(|global| kind_rank(global) == FUNCTIONS) {
            let is_whole = match selection {
                Selection::All => true,
                Selection::Function(function) => function.is(global),
            };
            self.out.push('\n');
            self.function(global, is_whole);
        }
        self.tail(module);
    }

    fn head(&mut self, module: ModuleRef) {
        for (key, text) in [
            ("source_filename", &module.source_name),
            ("target datalayout", &module.data_layout),
            ("target triple", &module.triple),
        ] {
            let text = text.borrow();
            if !text.is_empty() {
                let _ = writeln!(self.out, "{key} = \"{}\"", escaped(text.as_bytes()));
            }
        }
        let asm = module.asm.borrow();
        if !asm.is_empty() {
            self.out.push('\n');
            for line in asm.to_bytes().trim_ascii_end().split(|byte| *byte == b'\n') {
                let _ = writeln!(self.out, "module asm \"{}\"", escaped(line));
            }
        }
    }

    /// Prints the definitions of the named types that the module uses.
    fn named_types(&mut self, module: ModuleRef) {
        let mut finder = TypeFinder::default();
        for global in module.globals.iter().filter(|global| !is_parsed(global)) {
            finder.global(global);
        }
        let known = module.parsed.borrow().as_ref().map(|parsed| parsed.type_names()).unwrap_or_default();
        let wanted: Vec<TypeRef> = finder.named.into_iter().filter(|ty| !known.contains(&ty.text)).collect();
        if !wanted.is_empty() {
            self.out.push('\n');
        }
        for ty in wanted {
            let body = match ty.fields() {
                None => "opaque".to_string(),
                Some((fields, packed)) => ty.context.structure_text(&fields, packed),
            };
            let _ = writeln!(self.out, "{} = type {body}", ty.text);
        }
    }

    fn variable(&mut self, value: ValueRef) {
        let Some(global) = value.global() else { return };
        let name = self.reference(value);
        let _ = write!(self.out, "{name} = ");
        let is_variable = matches!(value.kind, ValueKind::Variable(_));
        if is_variable && global.initializer.get().is_none() && global.linkage.get() == 0 {
            self.out.push_str("external ");
        }
        self.linkage(global);
        self.out.push_str(match global.thread_local.get() {
            0 => "",
            1 => "thread_local ",
            2 => "thread_local(localdynamic) ",
            3 => "thread_local(initialexec) ",
            _ => "thread_local(localexec) ",
        });
        self.out.push_str(unnamed_addr(global));
        if is_variable {
            if let Kind::Pointer(space @ 1..) = value.ty.kind {
                let _ = write!(self.out, "addrspace({space}) ");
            }
            if global.is_externally_initialized.get() {
                self.out.push_str("externally_initialized ");
            }
            self.out.push_str(if global.is_constant.get() { "constant " } else { "global " });
            self.out.push_str(&global.value_type.text);
            if let Some(initializer) = global.initializer.get() {
                let text = self.reference(initializer);
                let _ = write!(self.out, " {text}");
            }
        } else {
            let keyword = if matches!(value.kind, ValueKind::Alias(_)) { "alias" } else { "ifunc" };
            let target = global.initializer.get().map_or("ptr null".into(), |target| self.typed(target));
            let _ = write!(self.out, "{keyword} {}, {target}", global.value_type.text);
        }
        self.section(global, ", ");
        // String attributes and attribute groups come last, without a comma.
        let clauses = global.clauses.borrow();
        let (last, clauses): (Vec<&String>, Vec<&String>) =
            clauses.iter().partition(|clause| clause.starts_with(['#', '"']));
        for clause in clauses {
            let _ = write!(self.out, ", {}", without_own_name(clause, value));
        }
        if global.align.get() > 0 {
            let _ = write!(self.out, ", align {}", global.align.get());
        }
        for attachment in global.metadata.borrow().iter() {
            let _ = write!(self.out, ", {attachment}");
        }
        for clause in last {
            let _ = write!(self.out, " {clause}");
        }
        self.out.push('\n');
    }

    fn section(&mut self, global: &Global, before: &str) {
        let section = global.section.borrow();
        if !section.is_empty() {
            let _ = write!(self.out, "{before}section \"{}\"", escaped(section.as_bytes()));
        }
    }

    fn linkage(&mut self, global: &Global) {
        let linkage = import::linkage_keyword(global.linkage.get()).unwrap_or_default();
        self.out.push_str(&with_trailing_space(linkage.into()));
        let is_implied =
            matches!(global.linkage.get(), 8 | 9) || global.visibility.get() > 0 && linkage != "extern_weak";
        if !is_implied || global.preemption.get() != "dso_local" {
            self.out.push_str(&with_trailing_space(global.preemption.get().into()));
        }
        self.out.push_str(["", "hidden ", "protected "].get(global.visibility.get() as usize).unwrap_or(&""));
        self.out.push_str(["", "dllimport ", "dllexport "].get(global.dll_storage.get() as usize).unwrap_or(&""));
    }

    fn function(&mut self, value: ValueRef, is_whole: bool) {
        let Some(global) = value.global() else { return };
        self.number_locals(value);
        let is_defined = is_whole && !global.blocks.is_empty();
        let is_not_string = |attribute: &AttributeRef| !matches!(attribute.kind, AttributeKind::Text(..));
        let of_function: Vec<AttributeRef> = global
            .attributes
            .borrow()
            .iter()
            .filter(|(at, _)| *at == attribute::FUNCTION_INDEX)
            .map(|(_, attribute)| *attribute)
            .collect();
        let shown = attribute_text(of_function.into_iter().filter(is_not_string));
        if !shown.is_empty() {
            let _ = writeln!(self.out, "; Function Attrs: {shown}");
        }
        self.out.push_str(if is_defined { "define " } else { "declare " });
        if !is_defined {
            for attachment in global.metadata.borrow().iter() {
                let _ = write!(self.out, "{attachment} ");
            }
        }
        // A definition may be printed as a declaration.
        if is_defined || matches!(global.linkage.get(), 0 | 12) {
            self.linkage(global);
        }
        self.out.push_str(&call_conv(global.call_conv.get()));
        let Kind::Function { ret, params, varargs } = &global.value_type.kind else { return };
        let attributes = global.attributes.borrow();
        let attributes_at =
            |index: u32| attribute_text(attributes.iter().filter(|(at, _)| *at == index).map(|(_, attr)| *attr));
        self.out.push_str(&with_trailing_space(attributes_at(0)));
        let name = self.reference(value);
        let _ = write!(self.out, "{} {name}(", ret.text);
        let values = global.params.get().map_or(&[][..], |values| values);
        for (number, param) in params.iter().enumerate() {
            let before = if number > 0 { ", " } else { "" };
            let attributes = with_leading_space(attributes_at(number as u32 + 1));
            let _ = write!(self.out, "{before}{}{attributes}", param.text);
            if let Some(argument) = values.get(number).filter(|_| is_defined) {
                let name = self.reference(argument);
                let _ = write!(self.out, " {name}");
            }
        }
        self.out.push_str(match (varargs, params.is_empty()) {
            (true, true) => "...)",
            (true, false) => ", ...)",
            (false, _) => ")",
        });
        let unnamed = unnamed_addr(global);
        if !unnamed.is_empty() {
            let _ = write!(self.out, " {}", unnamed.trim_end());
        }
        if let Kind::Pointer(space @ 1..) = value.ty.kind {
            let _ = write!(self.out, " addrspace({space})");
        }
        let group = attributes_at(attribute::FUNCTION_INDEX);
        if !group.is_empty() {
            let number = self.group(group);
            let _ = write!(self.out, " #{number}");
        }
        self.section(global, " ");
        let written = |clause: &String| without_own_name(clause, value).to_string();
        let clauses: Vec<String> = global.clauses.borrow().iter().filter(|_| is_defined).map(written).collect();
        self.clauses(&clauses, &["partition", "comdat"]);
        if global.align.get() > 0 {
            let _ = write!(self.out, " align {}", global.align.get());
        }
        let gc = global.gc.borrow();
        if !gc.is_empty() {
            let _ = write!(self.out, " gc \"{}\"", escaped(gc.as_bytes()));
        }
        self.clauses(&clauses, &["prefix", "prologue"]);
        if let Some(personality) = global.personality.get() {
            let text = self.typed(personality);
            let _ = write!(self.out, " personality {text}");
        }
        if !is_defined {
            self.out.push('\n');
            return;
        }
        for attachment in global.metadata.borrow().iter() {
            let _ = write!(self.out, " {attachment}");
        }
        self.out.push_str(" {\n");
        self.predecessors = predecessors(value);
        for (number, block) in global.blocks.iter().enumerate() {
            self.block(block, number == 0);
        }
        self.out.push_str("}\n");
    }

    /// Prints the clauses that begin with one of some words, in the order of these.
    fn clauses(&mut self, clauses: &[String], words: &[&str]) {
        for word in words {
            for clause in clauses.iter().filter(|clause| clause.split([' ', '(']).next() == Some(word)) {
                let _ = write!(self.out, " {clause}");
            }
        }
    }

    fn block(&mut self, block: ValueRef, is_entry: bool) {
        let name = block.name.borrow();
        let mut label = match name.is_empty() {
            false => format!("{}:", name_text(name.as_bytes())),
            true if is_entry => String::new(),
            true => match self.locals.get(&std::ptr::from_ref(block)) {
                Some(number) => format!("{number}:"),
                None => "<badref>:".into(),
            },
        };
        if !is_entry {
            let preds = self.predecessors.get(&std::ptr::from_ref(block)).cloned().unwrap_or_default();
            let texts: Vec<String> = preds.iter().map(|pred| self.reference(pred)).collect();
            let preds = match texts.is_empty() {
                true => "; No predecessors!".to_string(),
                false => format!("; preds = {}", texts.join(", ")),
            };
            let blank = if label.len() < 50 { "" } else { " " };
            label = format!("{label:<50}{blank}{preds}");
        }
        if !is_entry {
            self.out.push('\n');
        }
        if !label.is_empty() {
            self.out.push_str(&label);
            self.out.push('\n');
        }
        for instruction in block.block().into_iter().flat_map(|list| list.iter()) {
            self.instruction(instruction);
            self.out.push('\n');
        }
    }

    fn group(&mut self, text: String) -> usize {
        let new = self.groups.len();
        let number = *self.group_numbers.entry(text).or_insert_with_key(|text| {
            self.groups.push(text.clone());
            new
        });
        self.first_group + number
    }

    fn tail(&mut self, module: &Module) {
        if !self.groups.is_empty() {
            self.out.push('\n');
        }
        for (number, group) in std::mem::take(&mut self.groups).iter().enumerate() {
            let number = self.first_group + number;
            let _ = writeln!(self.out, "attributes #{number} = {{ {group} }}");
        }
        let named = module.metadata.borrow();
        if !named.is_empty() {
            self.out.push('\n');
        }
        for (name, nodes) in named.iter() {
            let nodes: Vec<String> = nodes.iter().map(|node| self.metadata(node)).collect();
            let _ = writeln!(self.out, "!{} = !{{{}}}", metadata_name(name.as_bytes()), nodes.join(", "));
        }
        let mut done = 0;
        while let Some(node) = self.nodes.get(done).copied() {
            if done == 0 {
                self.out.push('\n');
            }
            let parts: Vec<String> = node.operands.borrow().iter().map(|part| self.metadata(part)).collect();
            let _ = writeln!(self.out, "!{} = !{{{}}}", self.first_node + done, parts.join(", "));
            done += 1;
        }
    }

    /// Returns the text of metadata inside other metadata.
    fn metadata(&mut self, value: ValueRef) -> String {
        match &value.kind {
            ValueKind::Metadata(Metadata::String(text)) => {
                format!("!\"{}\"", escaped(text.strip_suffix(b"\0").unwrap_or(text)))
            }
            ValueKind::Metadata(Metadata::Node) => {
                let new = self.nodes.len();
                let number = *self.node_numbers.entry(std::ptr::from_ref(value)).or_insert_with(|| {
                    self.nodes.push(value);
                    new
                });
                format!("!{}", self.first_node + number)
            }
            ValueKind::Metadata(Metadata::Parsed(texts)) => {
                let mut out = String::new();
                for (number, text) in texts.iter().enumerate() {
                    out.push_str(text);
                    // A node has operands too, which its text or its number stands for.
                    if let Some(operand) = value.operand(number).filter(|_| number + 1 < texts.len()) {
                        out.push_str(&self.typed(operand));
                    }
                }
                out
            }
            ValueKind::Metadata(Metadata::Value) => value.operand(0).map_or("null".into(), |inner| self.typed(inner)),
            _ => self.typed(value),
        }
    }

    /// Returns `TYPE VALUE`.
    fn typed(&mut self, value: ValueRef) -> String {
        format!("{} {}", value.ty.text, self.reference(value))
    }

    fn list(&mut self, values: &[ValueRef]) -> String {
        values.iter().map(|value| self.typed(value)).collect::<Vec<_>>().join(", ")
    }

    /// Returns the text of a block of any function. The locals of each are numbered once.
    fn block_of(&mut self, function: ValueRef, block: ValueRef) -> String {
        let name = block.name.borrow();
        if !name.is_empty() {
            return format!("%{}", name_text(name.as_bytes()));
        }
        let locals = self.other_locals.entry(std::ptr::from_ref(function)).or_insert_with(|| {
            let mut printer = Printer::default();
            printer.number_locals(function);
            printer.locals
        });
        locals.get(&std::ptr::from_ref(block)).map_or("<badref>".into(), |number| format!("%{number}"))
    }

    /// Returns the text of an operand.
    fn reference(&mut self, value: ValueRef) -> String {
        let name = value.name.borrow();
        let at = std::ptr::from_ref(value);
        match &value.kind {
            ValueKind::Function(_) | ValueKind::Variable(_) | ValueKind::Alias(_) | ValueKind::Ifunc(_) => {
                match (name.is_empty(), self.globals.get(&at)) {
                    (false, _) => format!("@{}", name_text(name.as_bytes())),
                    (true, Some(number)) => format!("@{number}"),
                    (true, None) => "<badref>".into(),
                }
            }
            ValueKind::Argument(_) | ValueKind::Block(_) | ValueKind::Instruction(_) => {
                match (name.is_empty(), self.locals.get(&at)) {
                    (false, _) => format!("%{}", name_text(name.as_bytes())),
                    (true, Some(number)) => format!("%{number}"),
                    (true, None) => "<badref>".into(),
                }
            }
            ValueKind::Int(bits) => match value.ty.int_width() {
                Some(1) => if *bits == 0 { "false" } else { "true" }.into(),
                width => sign_extend(width.unwrap_or(64), *bits).to_string(),
            },
            ValueKind::Wide(words) => wide_text(words, value.ty.int_width().unwrap_or(64)),
            ValueKind::Float(bits) => match crate::ir::constant::format(value.ty) {
                Some(kind) => float_text(kind, *bits),
                None => "<badref>".into(),
            },
            ValueKind::Null => match value.ty.kind {
                Kind::Pointer(_) => "null".into(),
                Kind::Token => "none".into(),
                _ => "zeroinitializer".into(),
            },
            ValueKind::Undef => "undef".into(),
            ValueKind::Poison => "poison".into(),
            ValueKind::Text(_, bytes) => format!("c\"{}\"", escaped(bytes)),
            ValueKind::Opaque(text) => text.clone(),
            ValueKind::Aggregate => {
                let parts = value.operands.borrow().clone();
                let is_number =
                    |lane: &ValueRef| matches!(lane.kind, ValueKind::Int(_) | ValueKind::Wide(_) | ValueKind::Float(_));
                let first = parts.first().copied().filter(is_number);
                let splat = first.filter(|first| parts.iter().all(|part| part.is(first)));
                let parts = self.list(&parts);
                let packed = value.ty.fields().is_some_and(|(_, packed)| packed);
                match value.ty.kind {
                    Kind::Array(..) => format!("[{parts}]"),
                    Kind::Vector(..) => match splat {
                        Some(lane) => format!("splat ({})", self.typed(lane)),
                        None => format!("<{parts}>"),
                    },
                    _ if packed => format!("<{{ {parts} }}>"),
                    _ => format!("{{ {parts} }}"),
                }
            }
            ValueKind::Expr(expr) => {
                let parts = value.operands.borrow().clone();
                let word = opcode::keyword(expr.opcode);
                match (expr.source, expr.opcode) {
                    (Some(source), _) => {
                        let flags = instruction::gep_flags(expr.flags);
                        let range = expr.in_range.map(|(from, to)| format!(" inrange({from}, {to})"));
                        let flags = flags + &range.unwrap_or_default();
                        format!("getelementptr{flags} ({}, {})", source.text, self.list(&parts))
                    }
                    (None, code) if opcode::is_cast(code) => {
                        format!("{word} ({} to {})", self.list(&parts), value.ty.text)
                    }
                    (None, _) => format!("{word}{} ({})", instruction::arithmetic_flags(expr.flags), self.list(&parts)),
                }
            }
            ValueKind::BlockAddress => {
                let block = value.operand(0);
                let function = block.and_then(|block| block.parent.get());
                let function_text = function.map_or("<badref>".into(), |function| self.reference(function));
                let block =
                    block.zip(function).map_or(String::new(), |(block, function)| self.block_of(function, block));
                format!("blockaddress({function_text}, {block})")
            }
            ValueKind::Marked(marker) => {
                let function = value.operand(0).map_or(String::new(), |function| self.reference(function));
                format!("{marker} {function}")
            }
            ValueKind::Asm(asm) => {
                let word = |is: bool, word: &'static str| if is { word } else { "" };
                format!(
                    "asm {}{}{}{}\"{}\", \"{}\"",
                    word(asm.side_effects, "sideeffect "),
                    word(asm.align_stack, "alignstack "),
                    word(asm.intel, "inteldialect "),
                    word(asm.can_throw, "unwind "),
                    escaped(asm.text.as_bytes()),
                    escaped(asm.constraints.as_bytes())
                )
            }
            ValueKind::Metadata(_) => self.metadata(value),
        }
    }
}

/// Rank of functions among the kinds of globals.
const FUNCTIONS: u8 = 3;

/// Returns the place of a global's kind in the text: variables, aliases, ifuncs, functions.
fn kind_rank(value: ValueRef) -> u8 {
    match value.kind {
        ValueKind::Variable(_) => 0,
        ValueKind::Alias(_) => 1,
        ValueKind::Ifunc(_) => 2,
        _ => FUNCTIONS,
    }
}

/// Returns the globals that are not in the parsed text, in the order of the text.
fn own_globals(module: ModuleRef) -> Vec<ValueRef> {
    let mut own: Vec<ValueRef> = module.globals.iter().filter(|global| !is_parsed(global)).collect();
    own.sort_by_key(|global| kind_rank(global));
    own
}

fn is_parsed(value: ValueRef) -> bool {
    value.global().is_some_and(|global| global.is_parsed.get())
}

/// Returns a clause; a comdat with the name of its global is written without it.
fn without_own_name(clause: &str, value: ValueRef) -> &str {
    let name = clause.strip_prefix("comdat($").and_then(|name| name.strip_suffix(')'));
    let is_own = name.is_some_and(|name| name == name_text(value.name.borrow().as_bytes()));
    if is_own { "comdat" } else { clause }
}

fn unnamed_addr(global: &Global) -> &'static str {
    match global.unnamed_addr.get() {
        0 => "",
        1 => "local_unnamed_addr ",
        _ => "unnamed_addr ",
    }
}

/// Returns the keyword of a calling convention, followed by a space.
pub fn call_conv(number: u32) -> String {
    match number {
        0 => String::new(),
        // LLVM 22 has no keyword for it.
        12 => "cc12 ".into(),
        number => match CallConv(number).keyword() {
            Some(word) => format!("{word} "),
            None => format!("cc{number} "),
        },
    }
}

/// Returns the predecessors of a function's blocks, each once per branch to it, the last use first, which is LLVM's order.
fn predecessors(function: ValueRef) -> HashMap<*const Value, Vec<ValueRef>> {
    let mut found: HashMap<*const Value, Vec<ValueRef>> = HashMap::new();
    for from in function.global().into_iter().flat_map(|global| global.blocks.iter()) {
        let last = from.block().and_then(|list| list.last());
        let Some(last) = last.filter(|last| opcode::is_terminator(last.opcode())) else { continue };
        let operands = last.operands.borrow();
        for block in operands.iter().filter(|operand| matches!(operand.kind, ValueKind::Block(_))) {
            found.entry(std::ptr::from_ref::<Value>(block)).or_default().push(from);
        }
    }
    found.values_mut().for_each(|blocks| blocks.reverse());
    found
}

fn with_trailing_space(text: String) -> String {
    if text.is_empty() { text } else { text + " " }
}

fn with_leading_space(text: String) -> String {
    if text.is_empty() { text } else { format!(" {text}") }
}

/// Returns the text of attributes, separated by spaces.
pub fn attribute_text(attributes: impl Iterator<Item = AttributeRef>) -> String {
    attributes.map(attribute_to_string).collect::<Vec<_>>().join(" ")
}

fn attribute_to_string(attribute: &Attribute) -> String {
    match &attribute.kind {
        AttributeKind::Enum(kind, value) => attribute::text(*kind, *value),
        AttributeKind::Parsed(_, _, text) => text.clone(),
        AttributeKind::Type(kind, ty) => format!("{}({})", attribute::name(*kind), ty.text),
        AttributeKind::Text(key, value) if value.is_empty() => format!("\"{}\"", escaped(key.as_bytes())),
        AttributeKind::Text(key, value) => {
            format!("\"{}\"=\"{}\"", escaped(key.as_bytes()), escaped(value.as_bytes()))
        }
    }
}

impl Context {
    /// Returns the text of a struct's body.
    fn structure_text(&'static self, fields: &[TypeRef], packed: bool) -> String {
        self.structure(fields.to_vec(), packed).text.clone()
    }
}
