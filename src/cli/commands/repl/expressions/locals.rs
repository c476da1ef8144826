//! Local variables of functions in C syntax.

use std::collections::HashMap;

/// Local variables of a function, and the function itself, which may call itself.
#[derive(Default)]
pub(super) struct Locals {
    /// Addresses by name, in the current scope.
    pub(super) scope: HashMap<String, String>,
    /// All variables: address and C type.
    pub(super) all: Vec<(String, String)>,
    /// Static variables: name of the global, and C type.
    pub(super) statics: Vec<(String, String)>,
    /// Whether declarations are those of static variables.
    pub(super) is_static: bool,
    /// Name, and types of parameters and result.
    pub(super) own: Option<(String, Vec<String>, String)>,
}

impl Locals {
    /// Returns the address of a local variable.
    pub(super) fn address(&self, name: &str) -> Option<String> {
        match name.strip_prefix('@') {
            Some(_) => {
                let mut all = self.all.iter().chain(&self.statics);
                all.find(|(address, _)| address == name).map(|(address, _)| address.clone())
            }
            None => self.scope.get(name).cloned(),
        }
    }

    /// Returns the C type of the variable at an address.
    pub(super) fn type_of(&self, address: &str) -> Option<&str> {
        let variables = if address.ends_with('#') { &self.all } else { &self.statics };
        variables.iter().find(|(known, _)| known == address).map(|(_, ty)| ty.as_str())
    }

    /// Whether a function is being defined, rather than a statement run.
    pub(super) fn is_function(&self) -> bool {
        self.own.is_some()
    }

    /// Returns the signature of the function that is being defined, if it has this name.
    pub(super) fn own_signature(&self, name: &str) -> Option<(Vec<String>, bool, String)> {
        let (_, params, ret) = self.own.as_ref().filter(|(own, ..)| own == name)?;
        Some((params.clone(), false, ret.clone()))
    }

    /// Returns the names in the current scope, to be restored at its end.
    pub(super) fn scope(&self) -> HashMap<String, String> {
        self.scope.clone()
    }

    pub(super) fn restore(&mut self, scope: HashMap<String, String>) {
        self.scope = scope;
    }

    /// Returns the address, the name of the alloca and the C type of each variable.
    pub(super) fn allocas(&self) -> Vec<(&str, String, String)> {
        let mut used: HashMap<&str, usize> = HashMap::new();
        let mut found = Vec::new();
        for (address, ty) in &self.all {
            let name = address[1..].split('#').next().unwrap_or_default();
            let count = used.entry(name).or_default();
            *count += 1;
            let number = if *count > 1 { count.to_string() } else { String::new() };
            found.push((address.as_str(), format!("%{name}.addr{number}"), ty.clone()));
        }
        found
    }
}
