//! Names of functions as C++ and Rust have them, and what is meant by a part of one.

use crate::ir::{GlobalId, Module};

/// The name of a function in C++ or Rust, if its name here is a mangled one.
pub fn source_name(module: &Module, id: GlobalId) -> Option<String> {
    let name = module.globals[id].name.symbol();
    let name = name.as_str();
    if let Ok(demangled) = rustc_demangle::try_demangle(name) {
        return Some(format!("{demangled:#}"));
    }
    if !name.starts_with("_Z") {
        return None;
    }
    cpp_demangle::Symbol::new(name.as_bytes()).ok()?.demangle().ok()
}

/// The functions with a body that have this name in the source, with its namespaces and classes or without: `app::go`, `go(int)`.
/// None if the module itself has the name.
pub fn of_source(module: &Module, text: &str) -> Vec<GlobalId> {
    let plain = text.trim_start_matches('@').trim_matches('"');
    if module.find(plain).is_some() {
        return Vec::new();
    }
    let named = |id: &GlobalId| source_name(module, *id).is_some_and(|name| is_meant(&name, plain));
    module.definitions().map(|(id, _, _)| id).filter(named).collect()
}

/// A name of the source without its parameters.
pub fn without_parameters(name: &str) -> &str {
    match name.find('(') {
        Some(0) | None => name,
        Some(at) => &name[..at],
    }
}

/// Whether a name such as `ns::Class::method(int, char)` is meant by one that leaves out parameters or what is around.
fn is_meant(name: &str, text: &str) -> bool {
    let name = if text.contains('(') { name } else { without_parameters(name) };
    let rest = name.strip_suffix(text);
    rest.is_some_and(|rest| rest.is_empty() || rest.ends_with("::") || rest.ends_with(' '))
}
