//! Demangled names of C++ and Rust functions, and abbreviations of them.

use crate::ir::{GlobalId, Module};

/// Returns the demangled name of a function; `None` if its symbol is not a mangled C++ or Rust name.
pub fn source_name(module: &Module, id: GlobalId) -> Option<String> {
    demangled(module.globals[id].name.symbol().as_str())
}

/// Demangles a symbol; `None` if it is not a mangled C++ or Rust name.
pub fn demangled(name: &str) -> Option<String> {
    if let Ok(demangled) = rustc_demangle::try_demangle(name) {
        return Some(format!("{demangled:#}"));
    }
    if !name.starts_with("_Z") {
        return None;
    }
    cpp_demangle::Symbol::new(name.as_bytes()).ok()?.demangle().ok()
}

/// Returns the defined functions with this source name, whose namespaces and classes may be omitted: `app::go`,
/// `go(int)`. The result is empty if a symbol of the module has the name.
pub fn functions_with_source_name(module: &Module, text: &str) -> Vec<GlobalId> {
    let plain = text.trim_start_matches('@').trim_matches('"');
    if module.find(plain).is_some() {
        return Vec::new();
    }
    let named = |id: &GlobalId| source_name(module, *id).is_some_and(|name| abbreviates(&name, plain));
    module.definitions().map(|(id, _, _)| id).filter(named).collect()
}

/// Returns a source name without its parameter list.
pub fn without_parameters(name: &str) -> &str {
    match name.find('(') {
        Some(0) | None => name,
        Some(at) => &name[..at],
    }
}

/// Whether `text` abbreviates the source name of a symbol, `add` that of `_Z3addii`.
pub fn names_symbol(text: &str, symbol: &str) -> bool {
    demangled(symbol).is_some_and(|name| abbreviates(&name, text))
}

/// Whether `text` abbreviates a name such as `ns::Class::method(int, char)`: parameters and outer scopes may be
/// omitted.
fn abbreviates(name: &str, text: &str) -> bool {
    let name = if text.contains('(') { name } else { without_parameters(name) };
    let rest = name.strip_suffix(text);
    rest.is_some_and(|rest| rest.is_empty() || rest.ends_with("::") || rest.ends_with(' '))
}
