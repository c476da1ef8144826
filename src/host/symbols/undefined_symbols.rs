//! Undefined symbols, reported before the run.

use super::allow_list::AllowList;
use super::resolve::is_of_program;
use super::system_libraries::LIBSTDCXX;
use super::{drop_mangling_escape, ld_cache, library_info, loaded_libraries, resolve, resolve_global, tls};
use crate::host::closures::HostFunctions;
use crate::host::runtime;

use crate::diagnostic::{Diagnostic, near_own_names};
use crate::host::x86_64::assembler::AsmUnit;
use crate::ir::reach::Use;
use crate::ir::{GlobalId, GlobalKind, GlobalValue, Linkage, Module};

/// Returns one error for each undefined symbol among the reachable declarations, at its first use, with similar names.
///
/// Functions whose names begin with `llvm.` are not symbols, but known to the engines. An `extern_weak` symbol may be
/// undefined; its address is null then. `threads`: whether the engine can run several threads. `unit`: the module's own
/// assembly. `host_functions`: host functions, which `--allow` does not restrict. `allowed`: names that the program
/// may use; `None` allows all.
pub fn check_externals(
    module: &Module,
    reached: &[(GlobalId, Use)],
    unit: Option<&AsmUnit>,
    threads: bool,
    host_functions: &HostFunctions,
    allowed: Option<&[String]>,
) -> Vec<Diagnostic> {
    let allow_list = AllowList::new(allowed);
    let mut found: Vec<Diagnostic> =
        undefined_externals(module, reached, unit, threads, host_functions, &allow_list, allowed)
            .map(|(_, found)| found)
            .collect();
    found.extend(host_functions.check(module, reached));
    if allow_list.is_strict() {
        found.extend(forbidden_assembly(module, reached, unit, &allow_list, allowed));
    }
    found
}

/// Returns the undefined symbols among the reachable declarations (E0701, E0702), for a program without a
/// allow_list.
pub fn undefined_symbols(
    module: &Module,
    reached: &[(GlobalId, Use)],
    unit: Option<&AsmUnit>,
) -> Vec<(GlobalId, Diagnostic)> {
    undefined_externals(module, reached, unit, true, &HostFunctions::default(), &AllowList::new(None), None).collect()
}

fn undefined_externals<'a>(
    module: &'a Module,
    reached: &'a [(GlobalId, Use)],
    unit: Option<&'a AsmUnit>,
    threads: bool,
    host_functions: &'a HostFunctions,
    allow_list: &'a AllowList<'_>,
    allowed: Option<&'a [String]>,
) -> impl Iterator<Item = (GlobalId, Diagnostic)> + 'a {
    let error = move |&(id, first_use): &(GlobalId, Use)| {
        let global = &module.globals[id];
        let function = match &global.kind {
            GlobalKind::Function(f) if f.body.is_none() => true,
            GlobalKind::Variable { init: None, .. } => false,
            _ => return None,
        };
        let symbol = global.name.symbol();
        if symbol.starts_with("llvm.") || unit.is_some_and(|unit| unit.defines(&symbol)) {
            return None;
        }
        if host_functions.find_global(global).is_some() {
            return None;
        }
        if !allow_list.allows(&symbol) {
            return Some(forbidden_symbol(module, id, first_use, allowed));
        }
        if unsupported_function(module, id, unit, threads, Some(host_functions)).is_some() {
            return None;
        }
        if let Some(address) = resolve_global(global) {
            return if function { None } else { tls_mismatch(module, id, first_use, address) };
        }
        match function {
            _ if global.linkage == Linkage::ExternWeak => None,
            true => Some(missing_function(module, id, first_use)),
            false => Some(missing_variable(module, id, first_use)),
        }
    };
    reached.iter().filter_map(move |one| Some((one.0, error(one)?)))
}

/// Reports forbidden uses in module and inline assembly: symbols that the module does not declare and the
/// `--allow` does not permit, and system calls.
fn forbidden_assembly(
    module: &Module,
    reached: &[(GlobalId, Use)],
    unit: Option<&AsmUnit>,
    allow_list: &AllowList<'_>,
    allowed: Option<&[String]>,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (symbol, span) in unit.into_iter().flat_map(AsmUnit::elsewhere) {
        if module.find(symbol).is_none() && !allow_list.allows(symbol) {
            let text = format!("module assembly uses `{symbol}`, which this run does not allow");
            found.push(Diagnostic::error("E0704", span, text).help(allow_help(allowed, symbol)));
        }
    }
    let calls_system = |word: &str| SYSTEM.contains(&word);
    if crate::ir::asm::module::symbol_candidates(module).any(calls_system) {
        let text = "module assembly makes system calls, which this run does not allow";
        found.push(Diagnostic::error("E0704", module.asm.first().map(|(_, span)| *span).unwrap_or_default(), text));
    }
    for (id, _) in reached {
        let Some(body) = module.function(*id).and_then(|f| f.body.as_ref()) else { continue };
        for block in crate::ir::cfg::reachable_blocks(body) {
            for &inst in &body.blocks[block].insts {
                let called = body.insts[inst].call().and_then(|call| crate::ir::asm::called(&module.constants, call));
                if let Some(asm) = called
                    && asm.words().any(calls_system)
                {
                    let text = "inline assembly makes system calls, which this run does not allow";
                    found.push(Diagnostic::error("E0704", body.span(inst), text));
                }
            }
        }
    }
    found
}

/// Instructions that make system calls.
const SYSTEM: [&str; 5] = ["syscall", "syscallq", "sysenter", "int", "lcall"];

fn allow_help(allowed: Option<&[String]>, symbol: &str) -> String {
    match allowed {
        None | Some([]) => "no external symbol is allowed".into(),
        Some(_) => format!("`--allow {symbol}` would allow it"),
    }
}

fn forbidden_symbol(module: &Module, id: GlobalId, first_use: Use, allowed: Option<&[String]>) -> Diagnostic {
    let name = &module.globals[id].name;
    let text = format!("this run does not allow the external symbol `@{name}`");
    error_at_use("E0704", text, module, id, first_use).help(allow_help(allowed, drop_mangling_escape(&name.symbol())))
}

fn missing_function(module: &Module, id: GlobalId, first_use: Use) -> Diagnostic {
    let global = &module.globals[id];
    let places = match () {
        () if is_of_program(global) => "or the courses' runtime, and `hidden` symbols are not looked up in libraries",
        () if loaded_libraries::any() => "the libraries, the courses' runtime or the C library",
        () => "the courses' runtime or the C library",
    };
    let comma = if places.starts_with("or") { "" } else { "," };
    let message = format!("no function named `@{}` in the program{comma} {places}", global.name);
    let name = Some(global.name.symbol().into());
    let found = Diagnostic { missing_symbol: name, ..error_at_use("E0701", message, module, id, first_use) };
    if global.linkage == Linkage::AvailableExternally {
        return found
            .help("the body here is `available_externally`: it may be inlined, but does not define the symbol");
    }
    let symbol = global.name.symbol();
    let symbol = drop_mangling_escape(&symbol);
    let own: Vec<String> = module.definitions().map(|(id, ..)| module.globals[id].name.symbol()).collect();
    // The program may define a function with the same name as a library's function.
    let known: Vec<&'static str> = runtime::names().chain(library_info::suggestion_candidates()).collect();
    let mut candidates: Vec<&str> = known;
    candidates.retain(|name| library_info::unsupported(name).is_none());
    candidates.extend(own.iter().map(String::as_str));
    match &*near_own_names(symbol, candidates) {
        _ if is_of_program(global) && resolve(symbol).is_some() => {
            found.help("without `hidden` it resolves to that of a library")
        }
        [] if library_info::is_cxx(symbol) => found.help(cxx_help()),
        near => match ld_cache::library_exporting(symbol) {
            Some(library) => found.help(format!("`{library}` defines it: `--load {library}`")),
            None if near.is_empty() => found.help(format!("define `@{}` in the program", global.name)),
            None => found.help(did_you_mean(near)),
        },
    }
}

/// Reports a variable that is thread-local in the library but not in the program, or the reverse, as a linker would.
fn tls_mismatch(module: &Module, id: GlobalId, first_use: Use, address: usize) -> Option<Diagnostic> {
    let global = &module.globals[id];
    let (has, help) = match (tls::find(address).is_some(), global.is_thread_local()) {
        (true, false) => ("each thread has its own", "declare it `thread_local`"),
        (false, true) => ("all threads have the same", "declare it without `thread_local`"),
        _ => return None,
    };
    let message = format!("of the library's variable `@{}` {has}, which does not match the declaration", global.name);
    Some(error_at_use("E0702", message, module, id, first_use).help(help))
}

/// Returns the help for a name that resembles one of the C++ library.
fn cxx_help() -> &'static str {
    match LIBSTDCXX.load() {
        true => "this is a C++ name, and the C++ library (libstdc++.so.6) does not define it",
        false => "this is a C++ name, and the C++ library (libstdc++.so.6) is not installed",
    }
}

fn missing_variable(module: &Module, id: GlobalId, first_use: Use) -> Diagnostic {
    let global = &module.globals[id];
    let places = match () {
        () if is_of_program(global) => "the program, and `hidden` symbols are not looked up in libraries",
        () if loaded_libraries::any() => "the program, the libraries or the C library",
        () => "the program or the C library",
    };
    let message = format!("no variable named `@{}` in {places}", global.name);
    let found = error_at_use("E0702", message, module, id, first_use);
    if global.linkage == Linkage::AvailableExternally {
        return found
            .help("the initializer here is `available_externally`: it may be folded, but does not define the symbol");
    }
    let symbol = global.name.symbol();
    let variables = module.globals.values().filter_map(|g| match g.kind {
        GlobalKind::Variable { init: Some(_), .. } => Some(g.name.symbol()),
        _ => None,
    });
    let own: Vec<String> = variables.collect();
    let known = ["stdin", "stdout", "stderr", "environ", "optarg", "optind", "opterr", "signgam"];
    if is_of_program(global) && resolve(&symbol).is_some() {
        return found.help("without `hidden` it resolves to that of a library");
    }
    match &*near_own_names(drop_mangling_escape(&symbol), own.iter().map(String::as_str).chain(known)) {
        [] if library_info::is_cxx(&symbol) => found.help(cxx_help()),
        near => match ld_cache::library_exporting(drop_mangling_escape(&symbol)) {
            Some(library) => found.help(format!("`{library}` defines it: `--load {library}`")),
            None if near.is_empty() => {
                found.help(format!("give `@{}` an initializer in the program instead of `external`", global.name))
            }
            None => found.help(did_you_mean(near)),
        },
    }
}

/// Returns the reason why a declared function of the C library cannot be called in a program run in this way.
///
/// `unit`, `threads` and `host_functions` are as for [`check_externals`].
pub fn unsupported_function(
    module: &Module,
    id: GlobalId,
    unit: Option<&AsmUnit>,
    threads: bool,
    host_functions: Option<&HostFunctions>,
) -> Option<String> {
    let global = &module.globals[id];
    if module.function(id).is_none_or(|f| f.body.is_some()) || is_of_program(global) {
        return None;
    }
    let symbol = global.name.symbol();
    let compiled_only = library_info::not_interpreted(&symbol).filter(|_| !threads);
    let reason = compiled_only.or_else(|| library_info::unsupported(&symbol))?;
    let is_own = unit.is_some_and(|unit| unit.defines(&symbol))
        || host_functions.is_some_and(|host_functions| host_functions.find_global(global).is_some())
        || resolve_global(global).is_some() && compiled_only.is_none();
    (!is_own).then(|| format!("`@{}` of the C library is not supported: {reason}", global.name))
}

fn did_you_mean(near: &[&str]) -> String {
    let quoted: Vec<String> = near.iter().map(|n| format!("`@{n}`")).collect();
    match quoted.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("did you mean {} or {last}?", rest.join(", ")),
        _ => format!("did you mean {}?", quoted.join("")),
    }
}

/// Builds an error at the first use of a global, with the declaration as its second location.
fn error_at_use(code: &'static str, message: String, module: &Module, id: GlobalId, first_use: Use) -> Diagnostic {
    let global: &GlobalValue = &module.globals[id];
    let declared_only_by_use = module.function(id).is_some_and(|f| f.implicit);
    let (place, text) = match first_use {
        Use::Entry | Use::Start | Use::Assembly => return Diagnostic::error(code, global.span, message),
        Use::Initializer(variable) => {
            let variable = &module.globals[variable];
            (variable.span, format!("used in the initializer of `@{}`", variable.name))
        }
        Use::Inst { function, inst, is_callee } => {
            let body = module.function(function).and_then(|f| f.body.as_ref());
            let place = body.map_or(global.span, |b| b.span(inst));
            (place, if is_callee { "called here" } else { "used here" }.into())
        }
    };
    let found = Diagnostic::error(code, place, message).here(text);
    if declared_only_by_use { found } else { found.label(global.span, "declared here") }
}
