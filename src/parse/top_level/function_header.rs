//! Headers of functions.

use super::super::attributes::Position;
use super::super::function_state::FunctionState;
use super::super::grammar::{Pair, Rule};
use super::super::metadata;
use super::super::module_state::{ModuleState, unquote};
use super::{FunctionHeader, HeaderKeywords, header_keywords};
use crate::diagnostic::Diagnostic;
use crate::ir::types::TypeKind;
use crate::ir::{Align, Attr, AttrSet, ConstId, Function, GlobalKind, GlobalValue, Param, Type};
use std::sync::Arc;

/// A parameter: its type, the text of that, its attributes and its name.
type Parameter<'s> = (Type, &'s str, AttrSet, Option<&'s str>);

/// The parts of a header.
pub struct HeaderParts<'s> {
    /// The whole header, without the brace of a definition.
    text: &'s str,
    words: HeaderKeywords<'s>,
    ret: Type,
    name: &'s str,
    params: Vec<Parameter<'s>>,
    varargs: bool,
    attrs: Vec<Attr>,
    section: Option<Arc<str>>,
    align: Option<Align>,
    personality: Option<(Type, ConstId)>,
    attachments: Vec<Arc<str>>,
}

impl<'s> HeaderParts<'s> {
    /// Returns a header without anything optional. `words`: the words before the type of the result, or nothing.
    pub fn new(state: &mut ModuleState<'s>, text: &'s str, words: &'s str, ret: &'s str, name: &'s str) -> Self {
        let mut header = HeaderParts::empty(text);
        if !words.is_empty() {
            header.words = state.words(words);
        }
        (header.ret, header.name) = (state.ty(ret), name);
        header
    }

    fn empty(text: &'s str) -> Self {
        let (words, name, params, varargs, attrs, section, align, personality, attachments) = Default::default();
        let ret = Type::INVALID;
        HeaderParts { text, words, ret, name, params, varargs, attrs, section, align, personality, attachments }
    }

    /// Adds a parameter.
    pub fn param(&mut self, state: &mut ModuleState<'s>, ty: &'s str) {
        self.params.push((state.ty(ty), ty, AttrSet::NONE, None));
    }

    /// Sets the attributes of the last parameter.
    pub fn param_attributes(&mut self, state: &mut ModuleState<'s>, text: &'s str) {
        let set = state.attributes(text, Position::Parameter);
        if let Some(param) = self.params.last_mut() {
            param.2 = set;
        }
    }

    /// Sets the name of the last parameter.
    pub fn param_name(&mut self, text: &'s str) {
        if let Some(param) = self.params.last_mut() {
            param.3 = Some(text);
        }
    }

    /// Makes the function variadic.
    pub fn variadic(&mut self) {
        self.varargs = true;
    }

    /// Adds attributes of the function.
    pub fn attributes(&mut self, state: &mut ModuleState<'s>, text: &'s str) {
        for attr in state.attribute_list(text, Position::Function) {
            match &attr {
                Attr::Int(word, n) if &**word == "align" => {
                    self.align = state.alignment(&format!("align {n}"), text);
                }
                Attr::Int(word, _) | Attr::Text(word, _) if &**word == "addrspace" => {
                    self.words.addrspace = state.address_space_of(&attr, text);
                }
                Attr::Word(word) if header_keywords::header_rank(word).is_some() => {
                    self.words.keywords.push(word.clone());
                }
                _ => self.attrs.push(attr),
            }
        }
    }
}

impl<'s> ModuleState<'s> {
    /// Adds a function to the module. Returns its header, if it is defined.
    pub(super) fn header(&mut self, node: Pair<'s>, defines: bool) -> Option<FunctionHeader<'s>> {
        let text = node.as_str();
        let brace = &text[text.len() - usize::from(defines)..];
        let mut parts = HeaderParts::empty(text.strip_suffix('{').unwrap_or(text).trim_end());
        for part in node.into_inner() {
            let text = part.as_str();
            match part.as_rule() {
                Rule::words => parts.words = self.words(text),
                Rule::ty if parts.name.is_empty() => parts.ret = self.ty(text),
                Rule::ty => {
                    if parts.varargs {
                        self.error("E0101", text, "expected ')' at end of argument list: `...` must be last");
                    }
                    let behind = &parts.text[self.offset(text) + text.len() - self.offset(parts.text)..];
                    if defines && self.is_name_without_type(text, behind) {
                        let before = parts.params.last().map(|(ty, ..)| *ty);
                        self.report_untyped_parameter(text, before);
                        parts.params.push((Type::INVALID, text, AttrSet::NONE, Some(text)));
                        continue;
                    }
                    parts.param(self, text);
                }
                Rule::global_name => parts.name = text,
                Rule::value_attributes => parts.param_attributes(self, text),
                Rule::local => parts.param_name(text),
                Rule::ellipsis => {
                    if parts.varargs {
                        self.error("E0101", text, "`...` is written once, after the parameters");
                    }
                    parts.variadic();
                }
                Rule::header_attributes => parts.attributes(self, text),
                Rule::section => parts.section = part.into_inner().next().map(|p| unquote(p.as_str())),
                Rule::personality => parts.personality = Some(self.typed_constant(part)),
                Rule::attachment => {
                    self.note_metadata(text);
                    parts.attachments.push(metadata::tidy(text, false));
                }
                Rule::integer | Rule::string => {}
                Rule::header_comdat => {
                    self.comdat_use(text, parts.name, defines);
                    parts.words.keywords.push(metadata::tidy(text, false));
                }
                _ => parts.words.keywords.push(metadata::tidy(text, false)),
            }
        }
        self.add_function(parts, defines.then_some(brace))
    }

    /// Adds a function to the module. Returns its header, if it is defined. `brace`: that of its body.
    pub fn add_function(&mut self, parts: HeaderParts<'s>, brace: Option<&'s str>) -> Option<FunctionHeader<'s>> {
        let HeaderParts {
            text,
            mut words,
            ret,
            name,
            params,
            varargs,
            attrs,
            section,
            align,
            personality,
            attachments,
        } = parts;
        // `(void)` is C, not LLVM.
        for (ty, text, ..) in &params {
            self.check_param(*ty, text);
        }
        let types: Vec<Type> = params.iter().map(|p| p.0).collect();
        let damaged = ret == Type::INVALID
            || types.iter().any(|t| {
                matches!(self.module.types.written(*t), TypeKind::Invalid | TypeKind::Void | TypeKind::Function { .. })
            });
        let ty = if damaged { Type::INVALID } else { self.module.types.function(ret, types, varargs) };
        let ret_attrs = self.module.attrs.intern(std::mem::take(&mut words.attrs));
        let attrs = self.module.attrs.intern(attrs);
        words.keywords.retain(|w| &**w != "external");
        self.order_keywords(&mut words, name);
        let function = Function {
            ret,
            ret_attrs,
            params: params.iter().map(|p| Param { ty: p.0, attrs: p.2 }).collect(),
            varargs,
            ty,
            cc: words.cc,
            attrs,
            personality,
            header_span: self.span(text),
            body: None,
            implicit: false,
            written: None,
        };
        let id = self.defined_global(name);
        let kind = GlobalKind::Function(Box::new(function));
        let value = GlobalValue { section, align, metadata: attachments, ..self.global_value(id, name, words, kind) };
        let global = self.define_global(id, value, name, brace.is_some()).then_some(id);
        let brace = self.span(brace?);
        let mut function = FunctionState::new(self, name, brace, ret);
        for (ty, text, _, token) in params {
            let span = self.span(token.unwrap_or(text));
            function.param(self, token, ty, span);
        }
        Some(FunctionHeader { global, function })
    }

    /// Whether a parameter is only a name: `%x` is not a type of the module. `behind`: the text after it.
    fn is_name_without_type(&self, text: &str, behind: &str) -> bool {
        text.strip_prefix('%').is_some_and(|name| !name.contains(['*', ' ', '(']))
            && behind.trim_start().starts_with([',', ')'])
            && !self.is_type_name(text)
    }

    /// Reports a parameter without a type. `before`: the type of the preceding parameter.
    fn report_untyped_parameter(&mut self, text: &'s str, before: Option<Type>) {
        let example = before.filter(|ty| *ty != Type::INVALID).map_or("i32".into(), |ty| self.module.types.display(ty));
        let message = format!("missing type of parameter `{text}`");
        let help = format!("the type precedes the name, as in `{example} {text}`");
        self.report(Diagnostic::error("E0101", self.span(text), message).help(help));
    }
}
