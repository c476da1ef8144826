//! The entry point of a run: its selection and its checks, which precede any compilation.

use crate::cli::args::value_parsers::CallSpec;
use llvmlite_jit::debugger::demangle;
use llvmlite_jit::diagnostic::{Diagnostic, near_own_names};
use llvmlite_jit::engine::entry_shape;
use llvmlite_jit::ir::{Function, GlobalId, Module, Name, Type, TypeKind};
use llvmlite_jit::source::{Source, SourceMap, Span};
use llvmlite_jit::value::{Value, parse_arguments};

/// The error codes of this file with their meanings.
pub const CODES: &[(&str, &str)] = &[
    ("E0801", "no entry point"),
    ("E0802", "entry point with an unsupported signature"),
    ("E0803", "no such function"),
    ("E0804", "arguments do not match the function's parameters"),
    ("E0805", "called symbol is not a defined function with fixed parameters"),
];

/// Names of entry points, in order of preference: `main` of C, and `program` of Oat (docs/src/llvmlite.md).
const ENTRY_NAMES: [&str; 2] = ["main", "program"];

/// Returns the function that starts the program.
pub fn program_entry_point(module: &Module, source: &Source) -> Result<GlobalId, Diagnostic> {
    let named = ENTRY_NAMES.iter().filter_map(|name| module.find(name).map(|id| (*name, module.aliasee(id))));
    // A variable counts too: its type is refused below.
    let is_no_declaration = |id: GlobalId| module.function(id).is_none_or(|f| f.body.is_some());
    let mut candidates = named.collect::<Vec<_>>();
    candidates.sort_by_key(|(_, id)| !is_no_declaration(*id));
    let Some((name, id)) = candidates.first().copied() else {
        if source.text().trim().is_empty() && source.name.starts_with('<') {
            let text = "the input is empty; did the preceding command fail?";
            return Err(Diagnostic { labels: Vec::new(), ..Diagnostic::error("E0801", Span::default(), text) });
        }
        let text = "the program has no entry point: neither `@main` nor `@program` is defined";
        return Err(with_candidates(Diagnostic::error("E0801", source.span(0..0), text), module));
    };
    let span = module.globals[id].span;
    if !is_no_declaration(id) {
        let text = format!("the program has no entry point: `@{name}` is declared, but not defined");
        return Err(with_candidates(Diagnostic::error("E0801", span, text), module));
    }
    match entry_shape(&module.types, name, module.value_type(id)) {
        Ok(_) => Ok(id),
        Err(why) => Err(with_candidates(Diagnostic::error("E0802", span, why), module)),
    }
}

/// Returns the function that starts the program, if one is defined.
pub fn defined_entry_point(module: &Module) -> Option<GlobalId> {
    let named = ENTRY_NAMES.iter().filter_map(|name| module.find(name).map(|id| module.aliasee(id)));
    named.into_iter().find(|id| module.function(*id).is_some_and(|f| f.body.is_some()))
}

/// Returns the function that `--call` names, and its arguments if they fit. The call as typed is added to `sources`.
pub fn resolve_call(
    module: &Module,
    call: &CallSpec,
    sources: &mut SourceMap,
) -> Result<(GlobalId, Vec<Value>), Diagnostic> {
    let text = sources.add("--call", call.text.as_str());
    let text = text.map_err(|error| Diagnostic::error("E0803", Span::default(), error.to_string()))?;
    let parts = CallSpans::of(&text);
    let name = &call.function;
    let (id, function) = defined(module, name, parts.name)?;
    let here = module.globals[id].span;
    if function.varargs {
        let error = format!("variadic function `@{name}` cannot be called from the command line");
        return Err(Diagnostic::error("E0805", parts.name, error).label(here, "defined here"));
    }
    let signature = format!("the function is `{}`", signature(module, id, function));
    if call.arguments.len() != function.params.len() {
        let (has, given) = (function.params.len(), call.arguments.len());
        let plural = if has == 1 { "" } else { "s" };
        let error = format!("`@{name}` takes {has} argument{plural}, but {given} {} given", is_or_are(given));
        return Err(Diagnostic::error("E0804", parts.list, error).label(here, signature));
    }
    let params: Vec<Type> = function.params.iter().map(|param| param.ty).collect();
    let args = parse_arguments(&call.arguments, &module.types, &params).map_err(|(n, error)| {
        let place = parts.arguments.get(n).copied().unwrap_or(parts.list);
        Diagnostic::error("E0804", place, error).label(here, signature.clone())
    })?;
    for (n, (value, param)) in args.iter().zip(&function.params).enumerate() {
        if !value.fits(&module.types, param.ty) {
            let want = module.types.display(param.ty);
            let error = format!("argument {} of `@{name}` must be of type {want}", n + 1);
            let place = parts.arguments.get(n).copied().unwrap_or(parts.list);
            let error = Diagnostic::error("E0804", place, error).here(format!("expected {want}"));
            return Err(error.label(here, signature));
        }
    }
    Ok((id, args))
}

/// Returns the functions that `--function` names, by symbol or by demangled name; `text` is the name as typed.
pub fn functions_named(module: &Module, name: &str, text: &Source) -> Result<Vec<GlobalId>, Diagnostic> {
    let named = demangle::functions_with_source_name(module, name);
    if !named.is_empty() {
        return Ok(named);
    }
    let place = text.span(0..text.text().len());
    let plain = name.trim_start_matches('@');
    defined(module, plain, place).map(|(id, _)| vec![id]).map_err(|error| {
        match similar_demangled_names(module, plain) {
            // If the module lacks the symbol, a similar demangled name replaces the help.
            Some(near) if module.find(plain).is_none() => {
                Diagnostic { help: Vec::new(), ..error }.help(format!("did you mean {near}?"))
            }
            _ => error,
        }
    })
}

/// Returns demangled names of similar spelling, or with the same name and other parameters.
fn similar_demangled_names(module: &Module, name: &str) -> Option<String> {
    let plain = demangle::without_parameters(name);
    let of = |id| demangle::source_name(module, id);
    let mut found: Vec<String> =
        demangle::functions_with_source_name(module, plain).into_iter().filter_map(of).collect();
    if found.is_empty() {
        let all: Vec<String> = module.definitions().filter_map(|(id, _, _)| of(id)).collect();
        let near = near_own_names(plain, all.iter().map(|name| demangle::without_parameters(name)));
        found.extend(near.into_iter().map(String::from));
        found.sort_unstable();
        found.dedup();
    }
    found.truncate(MAX_LISTED);
    let quoted: Vec<String> = found.iter().map(|name| format!("`{name}`")).collect();
    (!quoted.is_empty()).then(|| quoted.join(" or "))
}

/// Returns the defined function with this name; `place` is the span of the name on the command line.
fn defined<'a>(module: &'a Module, name: &str, place: Span) -> Result<(GlobalId, &'a Function), Diagnostic> {
    let number = || module.by_name.get(&Name::Number(name.parse().ok()?)).copied();
    let Some(id) = module.find(name).or_else(number).map(|id| module.aliasee(id)) else {
        let error = Diagnostic::error("E0803", place, format!("there is no function `@{name}`"));
        let near = near_own_names(name, module.definitions().filter_map(|(id, _, _)| name_of(module, id)));
        let within = || unique_affix_match(module, name);
        return Err(match near.first().copied().or_else(within) {
            Some(near) => error.help(format!("did you mean `@{near}`?")),
            None => match list(module, module.definitions().map(|(id, f, _)| (id, f))) {
                Some(list) => error.help(format!("the functions here are: {list}")),
                None => error.help("the file defines no function"),
            },
        });
    };
    let refuse = |why: &str| {
        Err(Diagnostic::error("E0805", place, format!("`@{name}` {why}"))
            .label(module.globals[id].span, "defined here"))
    };
    match module.function(id) {
        None => refuse("is not a function"),
        Some(function) if function.body.is_none() => refuse("is declared, but not defined"),
        Some(function) => Ok((id, function)),
    }
}

/// Returns the function of whose name the given one is a prefix or suffix, or the reverse, if there is exactly one: `max`
/// for `maximum`.
fn unique_affix_match<'a>(module: &'a Module, name: &str) -> Option<&'a str> {
    const MIN_LENGTH: usize = 3;
    let is_affix =
        |long: &str, short: &str| short.len() >= MIN_LENGTH && (long.starts_with(short) || long.ends_with(short));
    let name = name.to_lowercase();
    let is_near = |other: &&str| {
        let other = other.to_lowercase();
        is_affix(&other, &name) || is_affix(&name, &other)
    };
    let mut found = module.definitions().filter_map(|(id, _, _)| name_of(module, id)).filter(is_near);
    found.next().filter(|_| found.next().is_none())
}

fn is_or_are(n: usize) -> &'static str {
    if n == 1 { "is" } else { "are" }
}

/// The spans of a call's parts in its text.
struct CallSpans {
    name: Span,
    list: Span,
    arguments: Vec<Span>,
}

impl CallSpans {
    fn of(source: &Source) -> CallSpans {
        let text = source.text();
        // A quoted name may contain a parenthesis.
        let quoted = text.trim_start().trim_start_matches('@').starts_with('"');
        let name_end = if quoted { text.match_indices('"').nth(1).map_or(0, |(at, _)| at) } else { 0 };
        let open = text[name_end..].find('(').map_or(text.len(), |at| name_end + at);
        let close = text.rfind(')').unwrap_or(text.len()).max(open);
        let trimmed = |from: usize, to: usize| {
            let part = &text[from..to];
            let start = from + (part.len() - part.trim_start().len());
            source.span(start..start + part.trim().len())
        };
        let mut arguments = Vec::new();
        let (mut from, mut depth) = ((open + 1).min(close), 0usize);
        for (at, c) in text[from..close].char_indices().map(|(at, c)| (at + (open + 1).min(close), c)) {
            match c {
                '{' | '[' | '<' => depth += 1,
                '}' | ']' | '>' => depth = depth.saturating_sub(1),
                ',' if depth == 0 => {
                    arguments.push(trimmed(from, at));
                    from = at + 1;
                }
                _ => {}
            }
        }
        arguments.push(trimmed(from, close));
        CallSpans { name: trimmed(0, open), list: source.span(open..(close + 1).min(text.len())), arguments }
    }
}

/// Maximum number of functions listed in a message.
const MAX_LISTED: usize = 8;

/// Adds a list of callable functions to an error.
fn with_candidates(error: Diagnostic, module: &Module) -> Diagnostic {
    match list(module, callable(module)) {
        None => error.help("the file defines no function that --call can run"),
        Some(list) => error.help(format!("--call can run: {list}")),
    }
}

/// Formats the signatures of functions, separated by commas; `None` for an empty list.
fn list<'a>(module: &Module, functions: impl Iterator<Item = (GlobalId, &'a Function)>) -> Option<String> {
    let mut signatures: Vec<String> = functions.map(|(id, f)| signature(module, id, f)).collect();
    if signatures.is_empty() {
        return None;
    }
    if signatures.len() > MAX_LISTED {
        let left_out = signatures.len() - MAX_LISTED;
        signatures.truncate(MAX_LISTED);
        signatures.push(format!("and {left_out} more"));
    }
    Some(signatures.join(", "))
}

/// Returns the functions whose parameters can all be typed on a command line.
fn callable(module: &Module) -> impl Iterator<Item = (GlobalId, &Function)> {
    let scalar = |kind: &TypeKind| matches!(kind, TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { .. });
    let fits = move |f: &Function| !f.varargs && f.params.iter().all(|p| scalar(module.types.kind(p.ty)));
    module.definitions().filter(move |(_, f, _)| fits(f)).map(|(id, f, _)| (id, f))
}

fn name_of(module: &Module, id: GlobalId) -> Option<&str> {
    match &module.globals[id].name {
        Name::Text(text) => Some(text),
        Name::Number(_) => None,
    }
}

/// Returns the signature of a function with a body, and an example of a call for `--call`: with the given arguments if
/// their number is right, or else with sample values of the parameter types.
pub fn example(module: &Module, name: &str, arguments: &str) -> Option<(String, String)> {
    let id = module.aliasee(module.find(name)?);
    let function = module.function(id).filter(|function| function.body.is_some() && !function.varargs)?;
    let given: Vec<&str> = arguments.split([',', ' ']).filter(|word| !word.is_empty()).collect();
    let sample_value = |ty: Type| match module.types.kind(ty) {
        TypeKind::Int(_) => Some("1"),
        TypeKind::Float(_) => Some("1.0"),
        TypeKind::Ptr { .. } => Some("null"),
        _ => None,
    };
    let typed = |ty: Type| Some(format!("{} {}", module.types.display(ty), sample_value(ty)?));
    let list: Vec<String> = match !given.is_empty() && given.len() == function.params.len() {
        true => given.into_iter().map(String::from).collect(),
        false => function.params.iter().map(|param| typed(param.ty)).collect::<Option<_>>()?,
    };
    Some((signature(module, id, function), format!("{name}({})", list.join(", "))))
}

/// Formats a signature: `i64 @fac(i64)`.
fn signature(module: &Module, id: GlobalId, function: &Function) -> String {
    let mut params: Vec<String> = function.params.iter().map(|p| module.types.display(p.ty)).collect();
    if function.varargs {
        params.push("...".into());
    }
    format!("{} @{}({})", module.types.display(function.ret), module.globals[id].name, params.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvmlite_jit::source::SourceMap;

    #[test]
    fn the_parts_of_a_call_are_found() {
        let mut sources = SourceMap::new();
        let source = sources.add("--call", " @f ( i64 6 ,{ i8, i8 },ptr null)").unwrap();
        let parts = CallSpans::of(&source);
        assert_eq!(source.slice(parts.name), "@f");
        assert_eq!(source.slice(parts.list), "( i64 6 ,{ i8, i8 },ptr null)");
        let arguments: Vec<&str> = parts.arguments.iter().map(|s| source.slice(*s)).collect();
        assert_eq!(arguments, ["i64 6", "{ i8, i8 }", "ptr null"]);
        let source = sources.add("--call", "@\"a(b\"(i64 1)").unwrap();
        assert_eq!(source.slice(CallSpans::of(&source).name), "@\"a(b\"");
        let source = sources.add("--call", "f()").unwrap();
        assert_eq!(source.slice(CallSpans::of(&source).list), "()");
    }
}
