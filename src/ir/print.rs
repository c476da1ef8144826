//! Printer: a module as LLVM assembly in canonical modern form. Typed pointers are printed as such; load and
//! getelementptr always have explicit types; unnamed values are renumbered as LLVM does, whatever their numbers
//! in the source. The output parses without diagnostics, to the same module.
//!
//! `inst` and `operand` print single entities for reports, with the names of the source.

mod block;
mod constant;
mod exception;
mod flags;
mod inst;
mod metadata;

pub use block::{BlockText, BodyText, blocks, body};
pub use constant::{float_text, wide_text};

use super::inst::CallConv;
use super::{
    Attr, AttrSet, BlockId, Body, ConstId, EXTERNALLY_INITIALIZED, Function, GlobalId, GlobalKind, GlobalValue,
    Linkage, Module, Name, Operand, Type, TypedConst, UnnamedAddr, ValueId, write_escaped,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// Prints a module.
pub fn module(module: &Module) -> String {
    let mut p = Printer::new(module);
    p.number_globals();
    p.module();
    p.out
}

/// Prints a function, including its body if it has one. Empty if the global is not a function.
pub fn function(module: &Module, id: GlobalId) -> String {
    let mut p = Printer::new(module);
    p.number_globals();
    if let GlobalKind::Function(f) = &module.globals[id].kind {
        p.function(id, f);
    }
    p.out
}

/// Prints a global: a function with its body, any other as one line. Empty for [`GlobalKind::Undeclared`].
pub fn global(module: &Module, id: GlobalId) -> String {
    let mut p = Printer::new(module);
    p.number_globals();
    p.global(id);
    p.out
}

/// Prints an operand without its type, with the names of the source.
pub fn operand(module: &Module, body: &Body, operand: Operand) -> String {
    let mut p = Printer::new(module);
    p.body = Some(body);
    p.operand(body, operand);
    p.out
}

/// Prints a constant without its type.
pub fn constant(module: &Module, id: ConstId) -> String {
    let mut p = Printer::new(module);
    p.constant(id);
    p.out
}

/// Prints a constant with its type: `i64 3`.
pub fn typed_constant(module: &Module, id: ConstId) -> String {
    let mut p = Printer::new(module);
    p.typed_const((module.constants[id].ty(), id));
    p.out
}

/// Numbers and labels that replace those of the source.
#[derive(Default)]
struct Names {
    values: SecondaryMap<ValueId, Option<u32>>,
    blocks: SecondaryMap<BlockId, Option<u32>>,
    /// Replacement labels for blocks whose label is also the name of a local value.
    labels: FxHashMap<BlockId, Name>,
}

impl Names {
    /// Numbers unnamed values and blocks: parameters first, then block by block the label and its results.
    fn new(body: &Body) -> Names {
        let mut names = Names::default();
        let mut next = 0;
        let mut number = |name: &Option<Name>| match name {
            Some(Name::Text(_)) => None,
            _ => {
                next += 1;
                Some(next - 1)
            }
        };
        let mut locals: FxHashSet<&str> = FxHashSet::default();
        for &value in &body.params {
            names.values[value] = number(&body.values[value].name);
        }
        for &block in &body.layout {
            names.blocks[block] = number(&body.blocks[block].name);
            for &inst in &body.blocks[block].insts {
                if let Some(value) = body.result(inst) {
                    names.values[value] = number(&body.values[value].name);
                }
            }
        }
        for value in body.values.values() {
            if let Some(Name::Text(text)) = &value.name {
                locals.insert(text);
            }
        }
        let mut taken: Option<FxHashSet<String>> = None;
        for &block in &body.layout {
            let Some(Name::Text(text)) = &body.blocks[block].name else { continue };
            if !locals.contains(&**text) {
                continue;
            }
            let taken = taken.get_or_insert_with(|| {
                let labels = body.layout.iter().filter_map(|b| body.blocks[*b].name.as_ref());
                labels.map(Name::symbol).chain(locals.iter().map(|l| l.to_string())).collect()
            });
            let mut label = format!("{text}.label");
            while !taken.insert(label.clone()) {
                label.push_str(".label");
            }
            names.labels.insert(block, Name::Text(label.into()));
        }
        names
    }
}

struct Printer<'m> {
    m: &'m Module,
    out: String,
    /// Names in the current function, if it is printed as a whole.
    names: Option<Names>,
    /// Names in other functions whose blocks have been mentioned.
    functions: FxHashMap<GlobalId, Names>,
    globals: FxHashMap<GlobalId, u32>,
    /// Whether the number of a global differs from that in the source.
    renumbered: bool,
    /// Current function body, for values inside metadata.
    body: Option<&'m Body>,
}

impl<'m> Printer<'m> {
    fn new(m: &'m Module) -> Self {
        Printer {
            m,
            out: String::new(),
            names: None,
            functions: FxHashMap::default(),
            globals: FxHashMap::default(),
            renumbered: false,
            body: None,
        }
    }

    fn number_globals(&mut self) {
        let unnamed = self.m.order.iter().filter(|id| matches!(self.m.globals[**id].name, Name::Number(_)));
        self.globals = unnamed.enumerate().map(|(n, id)| (*id, n as u32)).collect();
        self.renumbered = self.globals.iter().any(|(id, n)| self.m.globals[*id].name != Name::Number(*n));
    }

    fn word(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn put(&mut self, args: std::fmt::Arguments<'_>) {
        self.out.write_fmt(args).expect("a String takes all");
    }

    fn ty(&mut self, ty: Type) {
        self.m.types.write(ty, &mut self.out);
    }

    fn quoted(&mut self, text: &str) {
        self.out.push('"');
        write_escaped(text.as_bytes(), &mut self.out);
        self.out.push('"');
    }

    fn module(&mut self) {
        let m = self.m;
        if let Some(name) = &m.source_filename {
            self.word("source_filename = ");
            self.quoted(name);
            self.word("\n");
        }
        if let Some((text, _)) = &m.data_layout {
            self.word("target datalayout = ");
            self.quoted(text);
            self.word("\n");
        }
        if let Some((text, _)) = &m.triple {
            self.word("target triple = ");
            self.quoted(text);
            self.word("\n");
        }
        let mut gap = !self.out.is_empty();
        for (line, _) in &m.asm {
            self.gap(&mut gap);
            self.word("module asm ");
            self.quoted(line);
            self.word("\n");
        }
        gap |= !m.asm.is_empty();
        let mut named: Vec<_> = m.types.named.values().filter(|n| n.defined).collect();
        named.sort_by_key(|n| n.span.lo);
        for named in named {
            self.gap(&mut gap);
            self.word("%");
            named.name.write(&mut self.out);
            self.word(" = type ");
            match named.body {
                Some(body) => self.ty(body),
                None => self.word("opaque"),
            }
            self.word("\n");
        }
        gap = !self.out.is_empty();
        let is_comdat = |item: &&std::sync::Arc<str>| item.starts_with('$');
        for item in m.other_items.iter().filter(is_comdat) {
            self.gap(&mut gap);
            self.word(item);
            self.word("\n");
        }
        gap = !self.out.is_empty();
        let mut after_function = false;
        for &id in &m.order {
            let function = matches!(m.globals[id].kind, GlobalKind::Function(_));
            gap |= !self.out.is_empty() && (function || after_function);
            after_function = function;
            self.gap(&mut gap);
            self.global(id);
        }
        gap = !self.out.is_empty();
        for (n, set) in &m.attr_groups {
            self.gap(&mut gap);
            self.put(format_args!("attributes #{n} = {{ "));
            for attr in &m.attrs[*set] {
                match attr {
                    Attr::Int(word, n) if matches!(&**word, "align" | "alignstack") => {
                        self.put(format_args!("{word}={n}"))
                    }
                    attr => self.attr(attr),
                }
                self.word(" ");
            }
            self.word("}\n");
        }
        gap = !self.out.is_empty();
        for order in &m.use_list_orders {
            self.gap(&mut gap);
            self.use_list_order(order);
        }
        gap = !self.out.is_empty();
        for item in m.other_items.iter().filter(|item| !is_comdat(item)) {
            self.gap(&mut gap);
            self.text(item);
            self.word("\n");
        }
    }

    fn global(&mut self, id: GlobalId) {
        let m = self.m;
        match &m.globals[id].kind {
            GlobalKind::Variable { ty, init, constant } => self.variable(id, *ty, *init, *constant),
            GlobalKind::Function(f) => self.function(id, f),
            GlobalKind::Alias { ty, target } => self.alias(id, "alias", *ty, *target),
            GlobalKind::Ifunc { ty, resolver } => self.alias(id, "ifunc", *ty, *resolver),
            GlobalKind::Undeclared => {}
        }
    }

    /// Prints the pending empty line if `wanted` is set, and clears it.
    fn gap(&mut self, wanted: &mut bool) {
        if std::mem::take(wanted) {
            self.out.push('\n');
        }
    }

    fn global_name(&mut self, id: GlobalId) {
        self.out.push('@');
        match self.globals.get(&id).copied() {
            Some(n) => self.put(format_args!("{n}")),
            None => self.m.globals[id].name.write(&mut self.out),
        }
    }

    fn linkage(&mut self, linkage: Linkage) {
        if linkage != Linkage::External {
            self.word(linkage.keyword());
            self.word(" ");
        }
    }

    fn variable(&mut self, id: GlobalId, ty: Type, init: Option<ConstId>, constant: bool) {
        let g = &self.m.globals[id];
        self.global_name(id);
        self.word(" = ");
        match (g.linkage, init) {
            (Linkage::External | Linkage::AvailableExternally, None) => self.word("external "),
            (linkage, _) => self.linkage(linkage),
        }
        for word in g.header_keywords().filter(|word| *word != EXTERNALLY_INITIALIZED) {
            self.put(format_args!("{word} "));
        }
        if g.addrspace != 0 {
            self.put(format_args!("addrspace({}) ", g.addrspace));
        }
        if g.externally_initialized {
            self.put(format_args!("{EXTERNALLY_INITIALIZED} "));
        }
        self.word(if constant { "constant " } else { "global " });
        self.ty(ty);
        if let Some(init) = init {
            self.word(" ");
            self.constant(init);
        }
        if let Some(section) = &g.section {
            self.word(", section ");
            self.quoted(section);
        }
        // String attributes and attribute groups come last, without a comma.
        let bare = |w: &&std::sync::Arc<str>| w.starts_with(['#', '"']);
        for word in g.clauses.iter().filter(|w| !bare(w)) {
            self.word(", ");
            self.text(word);
        }
        if let Some(align) = g.align {
            self.put(format_args!(", align {align}"));
        }
        for attachment in &g.metadata {
            self.word(", ");
            self.text(attachment);
        }
        for word in g.clauses.iter().filter(bare) {
            self.put(format_args!(" {word}"));
        }
        self.word("\n");
    }

    fn alias(&mut self, id: GlobalId, keyword: &str, ty: Type, target: TypedConst) {
        let g = &self.m.globals[id];
        self.global_name(id);
        self.word(" = ");
        self.linkage(g.linkage);
        for word in g.header_keywords() {
            self.put(format_args!("{word} "));
        }
        self.put(format_args!("{keyword} "));
        self.ty(ty);
        self.word(", ");
        self.typed_const(target);
        for clause in &g.clauses {
            self.put(format_args!(", {clause}"));
        }
        for attachment in &g.metadata {
            self.word(", ");
            self.text(attachment);
        }
        self.word("\n");
    }

    fn function(&mut self, id: GlobalId, f: &'m Function) {
        let g = &self.m.globals[id];
        self.word(if f.body.is_some() { "define " } else { "declare " });
        if f.body.is_none() {
            for attachment in &g.metadata {
                self.text(attachment);
                self.word(" ");
            }
        }
        self.header(id, g, f);
        let Some(body) = &f.body else {
            self.word("\n");
            return;
        };
        for attachment in &g.metadata {
            self.word(" ");
            self.text(attachment);
        }
        self.word(" {\n");
        self.body = Some(body);
        for (n, &block) in body.layout.iter().enumerate() {
            if n > 0 {
                self.word("\n");
            }
            let numbered = self.names.as_ref().and_then(|names| names.blocks[block]);
            // The number of the entry block is implicit.
            if n > 0 || numbered.is_none() {
                self.block_name(body, block);
                self.word(":\n");
            }
            for &inst in &body.blocks[block].insts {
                self.records(body, inst);
                self.word("  ");
                self.inst(body, inst);
                if let Some(metadata) = body.metadata.get(&inst) {
                    self.word(", ");
                    self.text(metadata);
                }
                self.word("\n");
            }
        }
        for order in &body.records.use_list_orders {
            self.word("\n  ");
            self.use_list_order(order);
        }
        self.word("}\n");
        self.names = None;
        self.body = None;
    }

    fn header(&mut self, id: GlobalId, g: &GlobalValue, f: &Function) {
        // In a verified module, an `available_externally` function without a body is a mere declaration.
        if f.body.is_some() || g.linkage != Linkage::AvailableExternally {
            self.linkage(g.linkage);
        }
        let unnamed_addr = g.unnamed_addr.map(UnnamedAddr::keyword);
        for word in g.header_keywords().filter(|word| Some(*word) != unnamed_addr) {
            self.put(format_args!("{word} "));
        }
        self.convention(f.cc);
        self.attrs(f.ret_attrs, true);
        self.ty(f.ret);
        self.word(" ");
        self.global_name(id);
        self.word("(");
        self.names = f.body.as_ref().map(Names::new);
        for (n, param) in f.params.iter().enumerate() {
            if n > 0 {
                self.word(", ");
            }
            self.ty(param.ty);
            if param.attrs != AttrSet::NONE {
                self.word(" ");
                self.attrs(param.attrs, false);
            }
            if let Some(value) = f.body.as_ref().and_then(|b| b.params.get(n).map(|v| (b, *v))) {
                self.word(" ");
                self.value_name(value.0, value.1);
            }
        }
        if f.varargs {
            self.word(if f.params.is_empty() { "..." } else { ", ..." });
        }
        self.word(")");
        if let Some(word) = unnamed_addr {
            self.put(format_args!(" {word}"));
        }
        if g.addrspace != 0 {
            self.put(format_args!(" addrspace({})", g.addrspace));
        }
        if f.attrs != AttrSet::NONE {
            self.word(" ");
            self.attrs(f.attrs, false);
        }
        if let Some(section) = &g.section {
            self.word(" section ");
            self.quoted(section);
        }
        // LLVM requires this order.
        for first in ["partition", "comdat", "align", "gc", "prefix", "prologue", "personality"] {
            if let (Some(align), "align") = (g.align, first) {
                self.put(format_args!(" align {align}"));
            }
            for word in g.clauses.iter().filter(|w| w.split([' ', '(']).next() == Some(first)) {
                self.word(" ");
                self.text(word);
            }
        }
        if let Some(personality) = f.personality {
            self.word(" personality ");
            self.typed_const(personality);
        }
    }

    /// Prints attributes separated by spaces; with a trailing space if `blank`.
    fn attrs(&mut self, set: AttrSet, blank: bool) {
        let list = &self.m.attrs[set];
        for (n, attr) in list.iter().enumerate() {
            if n > 0 {
                self.word(" ");
            }
            self.attr(attr);
        }
        if blank && !list.is_empty() {
            self.word(" ");
        }
    }

    fn attr(&mut self, attr: &Attr) {
        match attr {
            Attr::Word(word) => self.word(word),
            Attr::Int(word, n) if &**word == "align" => self.put(format_args!("align {n}")),
            Attr::Int(word, n) => self.put(format_args!("{word}({n})")),
            Attr::Type(word, ty) => {
                self.put(format_args!("{word}("));
                self.ty(*ty);
                self.word(")");
            }
            Attr::Text(word, text) => self.put(format_args!("{word}({text})")),
            Attr::String(key, value) => {
                self.quoted(key);
                if let Some(value) = value {
                    self.word("=");
                    self.quoted(value);
                }
            }
            Attr::Group(n) => self.put(format_args!("#{n}")),
        }
    }

    fn convention(&mut self, cc: CallConv) {
        match (cc.0, cc.keyword()) {
            (0, _) => {}
            (_, Some(word)) => self.put(format_args!("{word} ")),
            (n, None) => self.put(format_args!("cc {n} ")),
        }
    }

    fn value_name(&mut self, body: &Body, value: ValueId) {
        match self.names.as_ref().and_then(|n| n.values[value]) {
            Some(n) => self.put(format_args!("%{n}")),
            None => {
                let name = body.value_name(value);
                self.word(&name);
            }
        }
    }

    /// Prints a label without the `%`.
    fn block_name(&mut self, body: &Body, block: BlockId) {
        if let Some(names) = &self.names {
            if let Some(n) = names.blocks[block] {
                return self.put(format_args!("{n}"));
            }
            if let Some(label) = names.labels.get(&block) {
                return label.write(&mut self.out);
            }
        }
        match &body.blocks[block].name {
            Some(name) => name.write(&mut self.out),
            None => self.word("?"),
        }
    }

    /// Prints the label of a block in another function, as the text of that function has it, without the `%`.
    fn label_of(&mut self, function: GlobalId, block: BlockId) {
        let m = self.m;
        let Some(body) = m.function(function).and_then(|f| f.body.as_ref()) else { return self.word("?") };
        let names = self.functions.remove(&function).unwrap_or_else(|| Names::new(body));
        let own = self.names.replace(names);
        self.block_name(body, block);
        if let Some(names) = std::mem::replace(&mut self.names, own) {
            self.functions.insert(function, names);
        }
    }

    fn label(&mut self, body: &Body, block: BlockId) {
        self.word("label %");
        self.block_name(body, block);
    }
}
