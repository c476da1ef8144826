//! Conversion of constants that a module keeps as text to constants of the module.

use super::grammar::{self, Rule};
use super::module_state::ModuleState;
use crate::ir::{Constant, Module, Name, TypedConst};
use crate::source::SourceMap;
use std::borrow::Cow;
use std::mem;

/// Parses typed constants as they occur in metadata (`i32 7`, `ptr @f`) into the tables of a module. `None` for a text
/// that is not a constant, or refers to names that the module does not have.
pub fn typed_constants<T: AsRef<str>>(module: &mut Module, texts: &[T]) -> Vec<Option<TypedConst>> {
    let mut all = String::new();
    let mut places = Vec::with_capacity(texts.len());
    for text in texts {
        let start = all.len();
        all.push_str(text.as_ref());
        places.push(start..all.len());
        all.push('\n');
    }
    let none = |texts: &[T]| texts.iter().map(|_| None).collect();
    let Ok(source) = SourceMap::new().add("metadata", all) else { return none(texts) };
    let globals = module.globals.len();
    let mut state = ModuleState::new(&source);
    state.module = mem::take(module);
    state.opaque_pointers = !state.module.uses_typed_pointers;
    for (id, named) in &state.module.types.named {
        // The same key as that of `name_key`.
        let key = match &named.name {
            Name::Number(n) => n.to_string(),
            Name::Text(text) if text.bytes().all(|b| b.is_ascii_digit()) => format!("\"{text}\""),
            Name::Text(text) => text.to_string(),
        };
        state.named.insert(Cow::Owned(key), id);
    }
    let named = state.module.types.named.len();
    let mut read = Vec::with_capacity(texts.len());
    for place in places {
        let text = &source.text()[place];
        let before = state.diagnostics.len();
        let node = grammar::run_limited(Rule::typed_value, text).filter(|node| node.as_str().len() == text.len());
        let constant = node.map(|node| state.typed_constant(node));
        let is_known = state.diagnostics.len() == before
            && state.module.globals.len() == globals
            && state.module.types.named.len() == named;
        read.push(constant.filter(|_| is_known));
    }
    state.finish_pending();
    state.finish_block_addresses();
    *module = state.module;
    for constant in &mut read {
        let is_whole = constant.is_some_and(|(_, id)| !matches!(module.constants[id], Constant::Invalid));
        *constant = constant.filter(|_| is_whole);
    }
    read
}
