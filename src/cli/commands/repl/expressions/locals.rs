//! Local variables of functions in C syntax.

use super::nodes::CastTarget;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Local variables of a function, and the function itself, which may call itself.
#[derive(Default)]
pub(super) struct Locals {
    /// Addresses by name, in the current scope.
    pub(super) scope: HashMap<String, String>,
    /// Names that are declared in the innermost scope.
    declared: HashSet<String>,
    /// The first name that was declared twice in a scope.
    pub(super) redefined: Option<String>,
    /// All variables: address and C type.
    pub(super) all: Vec<(String, String)>,
    /// Static variables: name of the global, and C type.
    pub(super) statics: Vec<(String, String)>,
    /// Values of the session that the function may use.
    pub(super) shared: Vec<SharedValue>,
    /// Whether declarations are those of static variables.
    pub(super) is_static: bool,
    /// Whether local variables become allocas of a function.
    pub(super) has_allocas: bool,
    pub(super) own: Option<OwnFunction>,
    /// Values of the variables that are constants, by address.
    pub(super) constants: HashMap<String, i128>,
    /// Addresses of the variables that are `const`.
    pub(super) read_only: HashSet<String>,
    /// Variables with the sizes of arrays of variable length, by the addresses of the arrays.
    pub(super) lengths: HashMap<String, String>,
    /// Positions of the stack before each array of variable length of the current scopes.
    pub(super) saved_stacks: Vec<String>,
    /// Labels for `goto`, by name.
    pub(super) labels: HashMap<String, GotoLabel>,
}

/// The scope around another.
pub(super) struct OuterScope {
    names: HashMap<String, String>,
    declared: HashSet<String>,
}

/// A label of C.
pub(super) struct GotoLabel {
    /// The block that it begins.
    pub(super) block: String,
    pub(super) is_defined: bool,
    /// Place of its first mention in the input: its definition, or a `goto`.
    pub(super) place: Range<usize>,
    /// The positions of the stack that are saved where the label is; `None` before its definition.
    pub(super) stacks: Option<Vec<String>>,
    /// Jumps before its definition.
    pub(super) jumps: Vec<GotoJump>,
}

/// A `goto`.
pub(super) struct GotoJump {
    /// Index of the line before the branch, which is empty unless the jump leaves an array of variable length.
    pub(super) line: usize,
    /// The positions of the stack that are saved where it is.
    pub(super) stacks: Vec<String>,
    pub(super) place: Range<usize>,
}

/// The function that is being defined.
pub(super) struct OwnFunction {
    pub(super) name: String,
    /// Types of the parameters in LLVM.
    pub(super) params: Vec<String>,
    /// Types of the parameters in C.
    pub(super) c_params: Vec<CastTarget>,
    /// Type of the result in LLVM.
    pub(super) llvm_ret: String,
    /// Type of the result in C; `None` for `void`.
    pub(super) ret: Option<CastTarget>,
    /// Calling convention, if there are parameters or a result that are structs or unions.
    pub(super) by_value: Option<CallTypes>,
}

/// Passing of a parameter or a result.
#[derive(Clone)]
pub(super) enum Passing {
    /// As a value of this type; a result may be `void`.
    Plain(String),
    /// As parts of a struct or union in registers, which have these types.
    Registers { ty: String, parts: Vec<String> },
    /// As a copy of a struct or union in memory.
    Memory { ty: String, align: u64 },
}

/// Passing of the parameters and the result of a function.
#[derive(Clone)]
pub(super) struct CallTypes {
    pub(super) params: Vec<Passing>,
    pub(super) is_variadic: bool,
    pub(super) ret: Passing,
}

/// A value of the session that a function may use.
pub(super) struct SharedValue {
    /// Name with its `%`.
    pub(super) value: String,
    /// Address while the function is lowered: that of the variable, or a name that stands for the memory.
    pub(super) address: String,
    /// Type in C of the variable or the memory.
    pub(super) ty: String,
    pub(super) is_memory: bool,
}

impl SharedValue {
    /// Returns the name without its `%`.
    pub(super) fn name(&self) -> &str {
        &self.value[1..]
    }

    /// Returns the variable with the address of the memory.
    pub(super) fn holder(&self) -> String {
        format!("@{}.addr", self.name())
    }
}

impl Locals {
    /// Returns the address of a local variable.
    pub(super) fn address(&self, name: &str) -> Option<String> {
        match name.strip_prefix('@') {
            Some(_) => {
                let mut all = self.all.iter().chain(&self.statics).map(|(address, _)| address);
                let shared = || self.shared.iter().map(|shared| &shared.address).find(|address| *address == name);
                all.find(|address| *address == name).or_else(shared).cloned()
            }
            None => self.scope.get(name).cloned().or_else(|| {
                let shared = self.shared.iter().find(|shared| shared.name() == name)?;
                Some(shared.address.clone())
            }),
        }
    }

    /// Returns the names in the current scope, and that of the function itself.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.scope.keys().map(String::as_str).chain(self.own.iter().map(|own| own.name.as_str()))
    }

    /// Returns the C type of the variable at an address.
    pub(super) fn type_of(&self, address: &str) -> Option<&str> {
        let variables = if address.ends_with('#') { &self.all } else { &self.statics };
        let own = variables.iter().find(|(known, _)| known == address).map(|(_, ty)| ty.as_str());
        own.or_else(|| Some(self.shared.iter().find(|shared| shared.address == address)?.ty.as_str()))
    }

    /// Whether a function is being defined, rather than a statement run.
    pub(super) fn is_function(&self) -> bool {
        self.own.is_some()
    }

    /// Returns the signature of the function that is being defined, if it has this name.
    pub(super) fn own_signature(&self, name: &str) -> Option<(Vec<String>, bool, String)> {
        let own = self.own.as_ref().filter(|own| own.name == name)?;
        Some((own.params.clone(), false, own.llvm_ret.clone()))
    }

    /// Returns the C type of the result of the function that is being defined, if it has this name.
    pub(super) fn own_result(&self, name: &str) -> Option<&CastTarget> {
        self.own.as_ref().filter(|own| own.name == name)?.ret.as_ref()
    }

    /// Begins a scope, and returns that around it, to be restored at its end.
    pub(super) fn scope(&mut self) -> OuterScope {
        OuterScope { names: self.scope.clone(), declared: std::mem::take(&mut self.declared) }
    }

    pub(super) fn restore(&mut self, outer: OuterScope) {
        (self.scope, self.declared) = (outer.names, outer.declared);
    }

    /// Adds a name to the current scope.
    pub(super) fn declare(&mut self, name: &str, address: String) {
        if !self.declared.insert(name.to_string()) {
            self.redefined.get_or_insert_with(|| name.to_string());
        }
        self.scope.insert(name.to_string(), address);
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

/// Returns the name of a parameter in LLVM. Names that end in a digit are those of results and blocks.
pub(super) fn param_name(name: &str) -> String {
    format!("%{name}{}", if name.ends_with(|c: char| c.is_ascii_digit()) { ".arg" } else { "" })
}
