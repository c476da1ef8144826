//! Names in the source (types, constants, variables and functions), from debug information.

use super::location::Location;
use super::program::DebuggedProgram;
use crate::ir::debug::Variable;
use crate::ir::{GlobalId, Inst};
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// Cache of lookups.
#[derive(Default)]
pub struct SourceNames {
    types: OnceCell<FxHashMap<String, String>>,
    constants: OnceCell<FxHashMap<String, (i128, String)>>,
    truth: OnceCell<Option<String>>,
    variables: RefCell<FxHashMap<GlobalId, Rc<[Variable]>>>,
}

impl DebuggedProgram {
    /// Returns the variables of a function in the debug information, in the order of its text.
    pub fn variables(&self, function: GlobalId) -> Rc<[Variable]> {
        if let Some(known) = self.names.variables.borrow().get(&function) {
            return Rc::clone(known);
        }
        let info = self.debug_info();
        let mut all = self.body(function).map_or(Vec::new(), |body| info.variables(body));
        all.sort_by_key(|variable| self.order(function, variable.at));
        let all: Rc<[Variable]> = all.into();
        self.names.variables.borrow_mut().insert(function, Rc::clone(&all));
        all
    }

    /// Returns the names of the members of a variable or of a part of it, `p->next`, `a[2].b`, as seen from a function.
    pub fn member_names(&self, function: Option<GlobalId>, place: &str) -> Option<Vec<String>> {
        let info = self.debug_info();
        let text = place.replace("->", ".");
        let mut parts = text.split('.');
        let (first, indices) = split_indices(parts.next()?)?;
        let local = function.and_then(|function| {
            let all = self.variables(function);
            all.iter().find(|variable| variable.name == first).and_then(|variable| variable.source_type.clone())
        });
        let global = || {
            let globals = self.checked.module().globals.values();
            globals.filter_map(|global| info.global(global)).find(|(name, _)| name == first).and_then(|(_, ty)| ty)
        };
        let below =
            |ty: String, count: usize| (0..count).try_fold(ty, |ty, _| info.element(&ty).or_else(|| info.pointee(&ty)));
        let mut ty = below(local.or_else(global)?, indices)?;
        for part in parts {
            let (name, indices) = split_indices(part)?;
            let record = info.pointee(&ty).unwrap_or(ty);
            let member = info.members(&record).into_iter().find(|member| member.name == name)?;
            ty = below(member.ty, indices)?;
        }
        let record = info.pointee(&ty).unwrap_or(ty);
        Some(info.members(&record).into_iter().map(|member| member.name).collect())
    }

    /// Returns the `DISubprogram` node of a function.
    pub fn subprogram(&self, function: GlobalId) -> Option<String> {
        self.debug_info().function(&self.checked.module().globals[function])
    }

    /// Returns the debug information node of a function's return type.
    pub fn result_type(&self, function: GlobalId) -> Option<String> {
        self.debug_info().result(&self.subprogram(function)?)
    }

    fn types(&self) -> &FxHashMap<String, String> {
        self.names.types.get_or_init(|| {
            let (info, mut types) = (self.debug_info(), FxHashMap::default());
            for (name, node) in info.named_types() {
                let bare = name.split_once(' ').filter(|_| node.starts_with("!DIC")).map(|(_, bare)| bare.to_string());
                let name = if node.starts_with("!DIBasicType(") { normalize_type_name(&name) } else { name };
                let whole = !node.contains("DIFlagFwdDecl");
                for name in [Some(name), bare].into_iter().flatten() {
                    // A definition takes precedence over a declaration.
                    if whole || !types.contains_key(&name) {
                        types.insert(name, node.to_string());
                    }
                }
            }
            types
        })
    }

    /// Returns the node of a type in C syntax: `struct point *`, `unsigned char`.
    pub fn c_type(&self, text: &str) -> Option<String> {
        let text = text.trim();
        let info = self.debug_info();
        if let Some(inner) = text.strip_suffix('*') {
            return match normalize_type_name(inner.trim()).as_str() {
                "void" => Some(info.pointer_to("null")),
                _ => Some(info.pointer_to(&self.c_type(inner)?)),
            };
        }
        if let Some((element, count)) = text.strip_suffix(']').and_then(|rest| rest.rsplit_once('[')) {
            // With several dimensions, the first one is the outermost.
            let counts: Option<Vec<u64>> = match element.split_once('[') {
                Some((_, outer)) => outer.trim_end_matches(']').split("][").map(|n| n.trim().parse().ok()).collect(),
                None => Some(Vec::new()),
            };
            let base = self.c_type(element.split('[').next()?)?;
            let counts = counts?.into_iter().chain([count.trim().parse().ok()?]);
            return counts.rev().try_fold(base, |ty, count| info.row_of(&ty, count));
        }
        let name = normalize_type_name(text);
        self.types().get(&name).cloned().or_else(|| {
            let (bits, encoding) = match name.as_str() {
                "char" | "signed char" => (8, "signed_char"),
                "unsigned char" => (8, "unsigned_char"),
                "short" => (16, "signed"),
                "unsigned short" => (16, "unsigned"),
                "int" => (32, "signed"),
                "unsigned int" => (32, "unsigned"),
                "long" | "long long" => (64, "signed"),
                "unsigned long" | "unsigned long long" => (64, "unsigned"),
                "float" => (32, "float"),
                "double" => (64, "float"),
                "bool" | "_Bool" => (8, "boolean"),
                _ => return None,
            };
            Some(format!("!DIBasicType(name: \"{name}\", size: {bits}, encoding: DW_ATE_{encoding})"))
        })
    }

    /// Returns the node of the type of a comparison in the source language; `None` without source lines.
    pub fn truth_type(&self) -> Option<String> {
        let find = || {
            let name = if self.debug_info().has_truth_type() { "bool" } else { "int" };
            self.has_lines().then(|| self.c_type(name)).flatten()
        };
        self.names.truth.get_or_init(find).clone()
    }

    /// Returns the names of source functions, and of source files followed by a colon.
    pub fn place_names(&self) -> Vec<String> {
        let info = self.debug_info();
        let mut names: Vec<String> = Vec::new();
        for function in self.functions() {
            names.extend(self.subprogram(function).and_then(|node| info.name(&node)));
            let Some(body) = self.body(function) else { continue };
            let insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            for written in insts.flat_map(|inst| info.frames_at(body, *inst)) {
                names.push(format!("{}:", written.file));
                names.extend(written.function);
            }
            names.sort();
            names.dedup();
        }
        names
    }

    /// Returns the names of a function's source variables, of source globals, and of enumerators.
    pub fn value_names(&self, function: Option<GlobalId>) -> Vec<String> {
        let info = self.debug_info();
        let module = self.checked.module();
        let own = function.map(|function| self.variables(function));
        let own = own.iter().flat_map(|all| all.iter().map(|variable| variable.name.clone()));
        let globals = module.globals.values().filter_map(|global| Some(info.global(global)?.0));
        let constants = info.constants().map(|(name, ..)| name);
        own.chain(globals).chain(constants).collect()
    }

    /// Returns the names of the source types.
    pub fn type_names(&self) -> impl Iterator<Item = &str> {
        self.types().keys().map(String::as_str)
    }

    /// Returns the value of an enumerator, and the node of its type.
    pub fn enumerator(&self, name: &str) -> Option<(i128, &str)> {
        let all = self.names.constants.get_or_init(|| {
            let info = self.debug_info();
            let all = info.constants().map(|(name, value, node)| (name, (value, node.to_string())));
            all.collect()
        });
        all.get(name).map(|(value, node)| (*value, node.as_str()))
    }

    /// Returns the first instruction of each inlined copy of a source function.
    pub fn inlined_copies(&self, name: &str) -> Vec<Location> {
        let info = self.debug_info();
        let mut locations = Vec::new();
        for function in self.functions() {
            let Some(body) = self.body(function) else { continue };
            let mut met: Vec<Vec<(u32, u32)>> = Vec::new();
            for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                if matches!(body.insts[*inst], Inst::Phi { .. }) || body.insts[*inst].is_terminator() {
                    continue;
                }
                let places = info.frames_at(body, *inst);
                let is = |n: &usize| places[*n].function.as_deref().is_some_and(|own| own == name);
                let Some(level) = (0..places.len().saturating_sub(1)).find(is) else { continue };
                let around: Vec<(u32, u32)> = places[level + 1..].iter().map(|w| (w.line, w.column)).collect();
                if !met.contains(&around) {
                    met.push(around);
                    locations.push((function, *inst));
                }
            }
        }
        locations
    }
}

/// Splits `a[2][3]` into its name and the number of indices.
fn split_indices(text: &str) -> Option<(&str, usize)> {
    let name = text.split('[').next()?;
    (!name.is_empty()).then(|| (name, text.matches('[').count()))
}

/// Normalizes a type name: `long unsigned int` of debug information becomes `unsigned long`.
fn normalize_type_name(text: &str) -> String {
    let mut words: Vec<&str> = text.split_whitespace().filter(|word| !["const", "volatile"].contains(word)).collect();
    let is_number = |word: &&str| ["unsigned", "signed", "short", "long", "int", "char", "double"].contains(word);
    if words.is_empty() || !words.iter().all(is_number) {
        return words.join(" ");
    }
    let has = |words: &[&str], word: &str| words.contains(&word);
    if has(&words, "signed") && !has(&words, "char") {
        words.retain(|word| *word != "signed");
    }
    if has(&words, "short") || has(&words, "long") {
        words.retain(|word| *word != "int");
    }
    if words.is_empty() || words == ["unsigned"] {
        words.push("int");
    }
    words.sort_by_key(|word| !["unsigned", "signed"].contains(word));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::normalize_type_name;

    #[test]
    fn words_of_numbers_have_one_order() {
        let all = ["long unsigned int", "unsigned", "signed", "short int", "const char", "signed char", "long long"];
        assert_eq!(
            all.map(normalize_type_name),
            ["unsigned long", "unsigned int", "int", "short", "char", "signed char", "long long"]
        );
    }
}
