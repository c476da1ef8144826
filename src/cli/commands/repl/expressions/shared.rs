//! Values of the session that functions in C syntax use. A number or a pointer becomes a variable, which the function and
//! the session share; of an array or a struct in memory the function knows the address.

use super::conversions::{is_unsigned, llvm_type};
use super::literals;
use super::locals::SharedValue;
use super::lower::{Lowering, is_pointer};
use super::names::with_sigil;
use super::nodes::{CastTarget, is_identifier};
use super::records::TypeNodes;

/// Definitions and stores that share values of the session with a function.
#[derive(Default)]
pub(super) struct Sharing {
    /// Definitions of variables.
    pub(super) setup: Vec<String>,
    /// Stores of the values into the variables.
    pub(super) stores: Vec<String>,
    /// Values that have become variables.
    pub(super) moved: Vec<String>,
}

impl Lowering<'_> {
    /// Makes known the values of the session that the body of a function mentions.
    pub(super) fn share_values(&mut self, body: &str) {
        for (name, is_called) in mentioned(body) {
            let variable = format!("@{name}");
            let is_function =
                is_called && (self.signature(name).is_some() || self.session.library_declaration(name).is_some());
            if is_function
                || self.session.knows(&variable)
                || self.locals.shared.iter().any(|known| known.name() == name)
            {
                continue;
            }
            let Some(value) = with_sigil(name, self.session).filter(|value| value.starts_with('%')) else { continue };
            let Some(ty) = self.type_of(&value) else { continue };
            let pointee = self.session.pointee(&value).filter(|_| is_pointer(&ty));
            let shared = match pointee {
                Some(pointee) if self.session.is_alloca(&value) => {
                    let is_whole = pointee.starts_with(['[', '%', '{']) || pointee.starts_with("<{");
                    let ty = if is_whole { pointee } else { format!("[0 x {pointee}]") };
                    SharedValue { address: format!("{variable}#0#"), value, ty, is_memory: true }
                }
                pointee => {
                    if let Some(pointee) = pointee {
                        self.targets.insert(variable.clone(), pointee);
                    }
                    SharedValue { address: variable, value, ty, is_memory: false }
                }
            };
            let holder = shared.holder();
            let is_taken = self.session.knows(&holder) && self.value_type(&holder).as_deref() != Some("ptr");
            if !(shared.is_memory && is_taken) {
                self.locals.shared.push(shared);
            }
        }
    }

    /// Returns the definitions and stores for the values that the instructions of a function use.
    pub(super) fn sharing(&self, body: &str) -> Sharing {
        let mut found = Sharing::default();
        let mut nodes = TypeNodes::default();
        for shared in self.locals.shared.iter().filter(|shared| uses(body, &shared.address)) {
            let value = &shared.value;
            if shared.is_memory {
                let holder = shared.holder();
                if !self.session.knows(&holder) {
                    found.setup.push(format!("{holder} = global ptr null"));
                }
                found.stores.push(format!("store ptr {value}, ptr {holder}"));
                continue;
            }
            found.setup.push(self.variable_of(value, &mut nodes));
            found.stores.push(format!("store {} {value}, ptr {}", llvm_type(&shared.ty), shared.address));
            found.moved.push(value.clone());
        }
        found.setup.extend(nodes.lines());
        found
    }

    /// Returns the definition of the variable that a value becomes. The name of the variable is that of the value.
    pub(super) fn variable_of(&self, value: &str, nodes: &mut TypeNodes) -> String {
        let (plain, kind) = (&value[1..], self.type_of(value).unwrap_or_default());
        let pointee = self.session.pointee(value).filter(|_| is_pointer(&kind));
        let attached = match pointee {
            Some(pointee) => nodes.variable(plain, &CastTarget::Pointer(pointee)),
            None if is_unsigned(&kind) && kind != "i1" => nodes.variable(plain, &CastTarget::Scalar(kind.clone())),
            None => String::new(),
        };
        format!("@{plain} = global {} zeroinitializer{attached}", llvm_type(&kind))
    }
}

/// Whether instructions use a name.
fn uses(body: &str, name: &str) -> bool {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "._$-#".contains(c);
    body.match_indices(name).any(|(at, _)| !body[at + name.len()..].starts_with(is_name))
}

/// Returns the names in a text, without those of members, and whether each is called.
fn mentioned(text: &str) -> Vec<(&str, bool)> {
    let mut found: Vec<(&str, bool)> = Vec::new();
    let mut end = 0;
    for (start, _) in literals::code(text) {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if start < end || !text[start..].starts_with(is_word) {
            continue;
        }
        let rest = &text[start..];
        let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        end = start + length;
        let (name, before) = (&text[start..end], text[..start].trim_end());
        let is_member = before.ends_with("->") || before.ends_with('.');
        if is_identifier(name) && !is_member && !found.iter().any(|(known, _)| *known == name) {
            found.push((name, text[end..].trim_start().starts_with('(')));
        }
    }
    found
}
