//! Top-level entities: function headers, global variables, types, attribute groups, and entities kept as
//! text.

pub(super) mod function_header;
pub(super) mod header_keywords;

use super::attributes::Position;
use super::function_state::FunctionState;
use super::grammar::{Pair, Rule};
use super::metadata;
use super::module_state::{ModuleState, unquote};
use crate::diagnostic::Diagnostic;
use crate::ir::inst::CallConv;
use crate::ir::types::TypeKind;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Align, Attr, ConstId, Constant, GlobalId, GlobalKind, GlobalValue, Linkage, Name, Type};
use crate::source::Span;
use std::sync::Arc;

/// Function whose header has been parsed and whose body follows.
pub struct FunctionHeader<'s> {
    /// Function; `None` for a duplicate definition.
    pub global: Option<GlobalId>,
    /// Builder of its body.
    pub function: FunctionState<'s>,
}

/// Keywords before a type.
#[derive(Default)]
struct HeaderKeywords<'s> {
    /// All of them, as written.
    text: &'s str,
    linkage: Option<Linkage>,
    cc: CallConv,
    addrspace: u32,
    /// Other keywords and clauses, as text.
    keywords: Vec<Arc<str>>,
    attrs: Vec<Attr>,
}

/// The parts of a variable.
pub struct Variable<'s> {
    name: &'s str,
    words: HeaderKeywords<'s>,
    /// `global` or `constant`.
    kind: &'s str,
    /// Its type.
    pub ty: Type,
    /// Its initial value.
    pub init: Option<ConstId>,
    section: Option<Arc<str>>,
    /// Its alignment, as written.
    pub align: Option<Align>,
    attachments: Vec<Arc<str>>,
    /// A string in place of an attribute.
    string: Option<&'s str>,
}

impl<'s> Variable<'s> {
    /// Returns a variable without initial value. `words`: the words before `kind`, or nothing.
    pub fn new(state: &mut ModuleState<'s>, name: &'s str, words: &'s str, kind: &'s str, ty: &'s str) -> Variable<'s> {
        let words = if words.is_empty() { HeaderKeywords::default() } else { state.words(words) };
        let ty = state.ty(ty);
        let (init, section, align, attachments, string) = Default::default();
        Variable { name, words, kind, ty, init, section, align, attachments, string }
    }
}

impl<'s> ModuleState<'s> {
    /// Adds an entity to the module. Returns the header of a function definition.
    pub fn item(&mut self, node: Pair<'s>) -> Option<FunctionHeader<'s>> {
        let part = node.into_inner().next()?;
        let text = part.as_str();
        match part.as_rule() {
            Rule::define => return self.header(part, true),
            Rule::declare => {
                self.header(part, false);
            }
            Rule::global => self.global_variable(part),
            Rule::alias => self.alias(part),
            Rule::type_definition => {
                self.unsettled = true;
                let mut inner = part.into_inner();
                let (Some(name), Some(body)) = (inner.next(), inner.next()) else { return None };
                let body = (body.as_rule() == Rule::ty).then(|| self.ty(body.as_str()));
                self.define_type(name.as_str(), body);
            }
            Rule::attributes => {
                let mut inner = part.into_inner();
                let (Some(n), Some(list)) = (inner.next(), inner.next()) else { return None };
                if let Some(n) = self.integer::<u32>(n.as_str(), "attribute group number") {
                    let set = self.attributes(list.as_str(), Position::Group);
                    // LLVM merges groups of the same number.
                    if let Some(old) = self.module.attr_groups.get(&n) {
                        let mut all = self.module.attrs[*old].to_vec();
                        all.extend_from_slice(&self.module.attrs[set]);
                        let joined = self.module.attrs.intern(all);
                        self.module.attr_groups.insert(n, joined);
                    } else {
                        self.module.attr_groups.insert(n, set);
                    }
                }
            }
            Rule::target_definition => {
                self.unsettled = true;
                let mut inner = part.into_inner();
                let (Some(key), Some(value)) = (inner.next(), inner.next()) else { return None };
                let (span, value) = (self.span(value.as_str()), unquote(value.as_str()));
                match key.as_str() {
                    "datalayout" => self.module.data_layout = Some((value, span)),
                    _ => self.module.triple = Some((value, span)),
                }
            }
            Rule::source_filename => {
                self.unsettled = true;
                self.module.source_filename = part.into_inner().next().map(|p| unquote(p.as_str()));
            }
            Rule::module_asm => {
                let span = self.span(text);
                self.module.asm.extend(part.into_inner().next().map(|p| (unquote(p.as_str()), span)));
            }
            Rule::use_list_order => metadata::use_list_order_item(self, part),
            rule => {
                match rule {
                    Rule::metadata_definition => self.metadata_definition(text),
                    Rule::comdat => self.comdat_definition(text),
                    _ => {}
                }
                let tidy = metadata::tidy(text, true);
                if text.contains("metadata") && metadata::tidy(text, false) != tidy {
                    self.note_obsolete(ObsoleteSyntax::MetadataWord, self.span(text));
                }
                if text.starts_with("dep") {
                    self.note_obsolete(ObsoleteSyntax::Libraries, self.span(text));
                }
                self.module.other_items.push(tidy);
            }
        }
        None
    }

    fn words(&mut self, token: &'s str) -> HeaderKeywords<'s> {
        let mut words = HeaderKeywords { text: token, ..HeaderKeywords::default() };
        let mut linkages = token.split_ascii_whitespace().filter(|word| header_keywords::linkage(word).is_some());
        let mut first = token;
        for attr in self.attribute_list(token, Position::FunctionHeader) {
            match &attr {
                Attr::Word(word) => {
                    if let Some(n) = word.strip_prefix("cc").and_then(|n| n.parse().ok()) {
                        words.cc = self.numbered_convention(token, n);
                    } else if let Some(linkage) = header_keywords::linkage(word) {
                        if word.starts_with("linker_private") || &**word == "linkonce_odr_auto_hide" {
                            self.note_obsolete(ObsoleteSyntax::LinkerPrivate, self.span(token));
                        }
                        let place = linkages.next().unwrap_or(token);
                        match words.linkage {
                            None => first = place,
                            Some(_) => {
                                let message = format!("conflicting linkage: `{word}` is the second one");
                                let found = Diagnostic::error("E0150", self.span(place), message);
                                let first = self.span(first);
                                self.report(found.label(first, "the first one"));
                            }
                        }
                        words.linkage = Some(linkage);
                        // `external` and `extern_weak` decide whether an initializer follows.
                        if &**word == "external" {
                            words.keywords.push(word.clone());
                        }
                    } else if let Some(cc) = header_keywords::calling_convention(word) {
                        words.cc = cc;
                    } else if header_keywords::is_kept_as_text(word) {
                        words.keywords.push(word.clone());
                    } else {
                        words.attrs.push(attr);
                    }
                }
                Attr::Int(word, n) if &**word == "cc" => words.cc = self.numbered_convention(token, *n),
                Attr::Int(word, n) if &**word == "riscv_vls_cc" => words.cc = self.vector_convention(token, *n),
                Attr::Int(word, _) | Attr::Text(word, _) if &**word == "addrspace" => {
                    words.addrspace = self.address_space_of(&attr, token);
                }
                Attr::Text(word, model)
                    if &**word == "thread_local"
                        && !matches!(&**model, "localdynamic" | "initialexec" | "localexec") =>
                {
                    self.error("E0101", token, "expected localdynamic, initialexec or localexec");
                }
                Attr::Text(word, text) if header_keywords::is_kept_as_text(word) => {
                    words.keywords.push(format!("{word}({text})").into());
                }
                _ => words.attrs.push(attr),
            }
        }
        words
    }

    /// Sorts the keywords of a header into LLVM's order, and reports those that exclude each other.
    fn order_keywords(&mut self, words: &mut HeaderKeywords<'s>, name: &'s str) {
        let (text, linkage, keywords) = (words.text, words.linkage, &mut words.keywords);
        keywords.sort_by_key(|word| header_keywords::header_rank(word).unwrap_or(usize::MAX));
        let place = |word: &str| text.split_ascii_whitespace().find(|written| *written == word);
        for pair in keywords.windows(2) {
            let row = header_keywords::header_rank(&pair[0]);
            if row.is_some() && row == header_keywords::header_rank(&pair[1]) {
                let message = format!("`{}` and `{}` are mutually exclusive", pair[0], pair[1]);
                self.conflict([place(&pair[0]), place(&pair[1])], name, message);
            }
        }
        let one_of = |words: &[&str]| keywords.iter().find(|word| words.contains(&&***word)).map(|word| &**word);
        let local = || text.split_ascii_whitespace().find(|w| header_keywords::linkage(w) == linkage);
        let is_local = linkage.is_some_and(Linkage::is_local);
        let (places, message) = if let Some(word) = one_of(&["hidden", "protected"]).filter(|_| is_local) {
            ([local(), place(word)], "symbol with local linkage must have default visibility")
        } else if let Some(word) = one_of(&["dllimport", "dllexport"]).filter(|_| is_local) {
            ([local(), place(word)], "symbol with local linkage cannot have a DLL storage class")
        } else if let (Some(word), Some(class)) = (one_of(&["dso_local"]), one_of(&["dllimport"])) {
            ([place(word), place(class)], "dso_location and DLL-StorageClass mismatch")
        } else {
            return;
        };
        self.conflict(places, name, message);
    }

    /// Reports two mutually exclusive keywords at the later one, or at the name if their positions are unknown.
    fn conflict(&mut self, places: [Option<&'s str>; 2], name: &'s str, message: impl Into<String>) {
        let mut spans = places.map(|place| place.map(|place| self.span(place)));
        spans.sort_by_key(|span| span.map(|span| span.lo));
        let [first, second] = spans;
        let found = Diagnostic::error("E0150", second.unwrap_or_else(|| self.span(name)), message);
        self.report(match first {
            Some(first) => found.label(first, "conflicts with this"),
            None => found,
        });
    }

    /// Reports a string without `c` that is the initializer of a variable.
    fn string_without_c(&mut self, string: &'s str, ty: Type, name: &str) {
        let span = self.span(string);
        let found = Diagnostic::error("E0137", span, "string constants start with `c`");
        let byte = |ty: Type| matches!(self.module.types.kind(ty), TypeKind::Int(8));
        let found = match self.module.types.kind(ty) {
            TypeKind::Array { elem, .. } if byte(*elem) => {
                found.help("write `c\"…\"`").fix(Span::new(span.lo, span.lo), "c")
            }
            TypeKind::Invalid => found.help("write `c\"…\"`"),
            TypeKind::Ptr { .. } => found.help(format!(
                "a string is an array, not an address: define it as a variable, as in \
                    `@text = constant [3 x i8] c\"hi\\00\"`, and write `@text` as the value of `{name}`"
            )),
            _ => found.help("a string is an array of bytes: its type is `[N x i8]`"),
        };
        self.report(found);
    }

    /// Returns the global that a definition or declaration introduces. `@""` is unnamed and gets the next
    /// number.
    fn defined_global(&mut self, token: &'s str) -> GlobalId {
        if token != "@\"\"" {
            return self.use_global(token);
        }
        for id in &self.module.order[self.numbered.0..] {
            if let Name::Number(n) = self.module.globals[*id].name {
                self.numbered.1 = self.numbered.1.max(n.saturating_add(1));
            }
        }
        self.numbered.0 = self.module.order.len();
        let name = Name::Number(self.numbered.1);
        // It may have been used before.
        if let Some(id) = self.module.by_name.get(&name) {
            return *id;
        }
        let id = self.module.globals.push(GlobalValue::undeclared(name.clone(), self.span(token)));
        self.module.by_name.insert(name, id);
        id
    }

    /// Adds a definition or declaration; returns false if the name was already defined.
    fn define_global(&mut self, id: GlobalId, value: GlobalValue, token: &str, defines: bool) -> bool {
        let old = &self.module.globals[id];
        if matches!(old.kind, GlobalKind::Undeclared) {
            self.module.globals[id] = value;
            self.module.order.push(id);
            return true;
        }
        let first = old.span;
        let place = value.span;
        // A declaration may be repeated or followed by a definition of the same type.
        let same = match (&old.kind, &value.kind) {
            (GlobalKind::Function(a), GlobalKind::Function(b)) => a.ty == b.ty && !(defines && a.body.is_some()),
            (GlobalKind::Variable { ty: a, init: x, .. }, GlobalKind::Variable { ty: b, init: y, .. }) => {
                a == b && (x.is_none() || y.is_none())
            }
            _ => false,
        };
        if same {
            let message = format!("duplicate declaration of `{token}`");
            self.report(Diagnostic::warning("W0104", place, message).label(first, "first declared here"));
            let replaces = defines || matches!(value.kind, GlobalKind::Variable { init: Some(_), .. });
            if replaces {
                self.module.globals[id] = value;
            }
            return replaces;
        }
        let what = if matches!(value.kind, GlobalKind::Function(_)) { "function" } else { "global" };
        let message = format!("redefinition of {what} `{token}`");
        self.report(Diagnostic::error("E0112", place, message).label(first, "first defined here"));
        false
    }

    fn global_variable(&mut self, node: Pair<'s>) {
        let text = node.as_str();
        let mut words = HeaderKeywords::default();
        let (mut name, mut kind, mut ty) = ("", "", None);
        let (mut init, mut section, mut align) = (None, None, None);
        let (mut second_type, mut string) = (false, None);
        let mut attachments = Vec::new();
        for part in node.into_inner() {
            let text = part.as_str();
            match part.as_rule() {
                Rule::global_name => name = text,
                Rule::global_words => words = self.words(text),
                Rule::global_kind => kind = text,
                Rule::ty if ty.is_none() => ty = Some(self.ty(text)),
                Rule::ty => {
                    self.ty(text);
                    second_type = true;
                }
                Rule::align => align = self.alignment(text, text),
                Rule::section => section = part.into_inner().next().map(|p| unquote(p.as_str())),
                Rule::attachment => {
                    self.note_metadata(text);
                    attachments.push(metadata::tidy(text, false));
                }
                Rule::partition | Rule::header_comdat | Rule::code_model => {
                    const MODELS: [&str; 5] = ["tiny", "small", "kernel", "medium", "large"];
                    if part.as_rule() == Rule::header_comdat {
                        self.comdat_use(text, name, init.is_some());
                    } else if text.starts_with("code_model") && !MODELS.iter().any(|m| text.contains(m)) {
                        self.error("E0149", text, format!("expected global code model string: {}", MODELS.join(", ")));
                    }
                    words.keywords.push(metadata::tidy(text, false));
                }
                Rule::global_attributes => {
                    string = string.or(Some(text).filter(|text| text.starts_with('"')));
                    self.attribute_list(text, Position::Variable);
                    words.keywords.push(metadata::tidy(text, false));
                }
                // An older syntax has the address space at this position.
                Rule::addrspace => words.addrspace = self.address_space(text, text),
                _ => {
                    let ty = ty.unwrap_or(Type::INVALID);
                    init = Some(self.value(part, ty));
                }
            }
        }
        let ty = ty.unwrap_or(Type::INVALID);
        if second_type {
            self.error("E0101", text, "expected a single type in a global variable");
            return;
        }
        self.define_variable(Variable { name, words, kind, ty, init, section, align, attachments, string });
    }

    /// Adds a variable to the module.
    pub fn define_variable(&mut self, variable: Variable<'s>) {
        let Variable { name, mut words, kind, ty, mut init, section, align, attachments, string } = variable;
        let external = words.keywords.iter().any(|w| &**w == "external") || words.linkage == Some(Linkage::ExternWeak);
        words.keywords.retain(|w| &**w != "external");
        self.order_keywords(&mut words, name);
        match (external, init) {
            (false, None) if words.keywords.iter().any(|w| &**w == "dllimport") => {}
            // `[3 x i8] "hi"`: without the `c`, the string was parsed as an attribute.
            (false, None) if string.is_some() => {
                self.string_without_c(string.unwrap_or(name), ty, name);
                init = Some(self.constant(Constant::Invalid));
            }
            (false, None) => {
                let span = self.span(name);
                let message = format!("global variable `{name}` has no initializer");
                let help = "write a value after the type, or `external` before `global` if another module defines it";
                self.report(Diagnostic::error("E0137", span, message).help(help));
                init = Some(self.constant(Constant::Invalid));
            }
            (true, Some(_)) => {
                self.error("E0137", name, format!("external variable `{name}` has an initializer"));
                init = None;
            }
            _ => {}
        }
        match self.module.types.written(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Function { .. } | TypeKind::Metadata | TypeKind::Token => {
                self.error("E0122", name, "invalid type for global variable");
            }
            _ => {}
        }
        let id = self.defined_global(name);
        let kind = GlobalKind::Variable { ty, init, constant: kind == "constant" };
        let value = GlobalValue { section, align, metadata: attachments, ..self.global_value(id, name, words, kind) };
        self.define_global(id, value, name, false);
    }

    /// Returns a definition or declaration with the keywords of its header. `token`: its name.
    fn global_value(&self, id: GlobalId, token: &str, words: HeaderKeywords<'s>, kind: GlobalKind) -> GlobalValue {
        let mut value = GlobalValue {
            linkage: words.linkage.unwrap_or_default(),
            addrspace: words.addrspace,
            kind,
            ..GlobalValue::undeclared(self.module.globals[id].name.clone(), self.span(token))
        };
        words.keywords.into_iter().for_each(|word| value.add_keyword(word));
        value
    }

    fn alias(&mut self, node: Pair<'s>) {
        let mut words = HeaderKeywords::default();
        let (mut name, mut ty, mut written, mut target) = ("", None, None, None);
        let mut ifunc = false;
        let mut attachments = Vec::new();
        for part in node.into_inner() {
            let text = part.as_str();
            match part.as_rule() {
                Rule::global_name => name = text,
                Rule::global_words => words = self.words(text),
                Rule::alias_word => ifunc = text == "ifunc",
                // The old syntax has the linkage at this position.
                Rule::alias_words => {
                    let more = self.words(text);
                    words.linkage = more.linkage.or(words.linkage);
                    words.keywords.extend(more.keywords);
                }
                // The first type is the value type if a comma follows.
                Rule::alias_comma => ty = written.take(),
                Rule::ty => written = Some(self.ty(text)),
                Rule::partition => words.keywords.push(metadata::tidy(text, false)),
                Rule::align | Rule::section | Rule::header_comdat | Rule::code_model | Rule::global_attributes => {
                    self.error("E0101", text, "an alias cannot have its own properties: it has those of the aliasee");
                }
                Rule::attachment => {
                    self.note_metadata(text);
                    attachments.push(metadata::tidy(text, false));
                }
                _ => {
                    let before = self.diagnostics.len();
                    let value = self.value(part, written.unwrap_or(Type::INVALID));
                    let is_expression = matches!(self.module.constants[value], Constant::Expr(..));
                    if written.is_none() && !is_expression && self.diagnostics.len() == before {
                        self.error("E0101", text, format!("expected a type before `{text}`"));
                    }
                    target = Some(value);
                }
            }
        }
        words.keywords.retain(|w| &**w != "external");
        self.order_keywords(&mut words, name);
        let target = target.unwrap_or_else(|| self.constant(Constant::Invalid));
        // Types that are not written are inferred from the aliasee or resolver; see `ir::infer`.
        let target = (written.unwrap_or(Type::INVALID), target);
        let kind = match ifunc {
            true => {
                let ty = ty.unwrap_or_else(|| {
                    self.error("E0101", name, "expected the type of the ifunc and a comma before its resolver");
                    Type::INVALID
                });
                GlobalKind::Ifunc { ty, resolver: target }
            }
            false => {
                if ty.is_none() {
                    self.note_obsolete(ObsoleteSyntax::Alias, self.span(name));
                }
                GlobalKind::Alias { ty: ty.unwrap_or(Type::INVALID), target }
            }
        };
        let id = self.defined_global(name);
        let mut value = GlobalValue {
            linkage: words.linkage.unwrap_or_default(),
            metadata: attachments,
            kind,
            ..GlobalValue::undeclared(self.module.globals[id].name.clone(), self.span(name))
        };
        words.keywords.into_iter().for_each(|word| value.add_keyword(word));
        self.define_global(id, value, name, false);
    }

    /// Warns of unnamed globals that are not numbered in order (`@0`, `@1`, …), as LLVM requires.
    pub fn check_global_numbers(&mut self) {
        let mut next = 0;
        for id in self.module.order.clone() {
            let global = &self.module.globals[id];
            let Name::Number(n) = global.name else { continue };
            if n != next {
                let message = format!("variable expected to be numbered `@{next}`");
                let span = global.span;
                match n > next {
                    true => self.note_gap(Diagnostic::warning("W0101", span, message)),
                    false => self.report(Diagnostic::warning("W0101", span, message)),
                }
            }
            next = next.max(n.saturating_add(1));
        }
    }
}
