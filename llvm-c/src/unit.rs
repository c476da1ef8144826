//! A unit of loading: one or several modules, linked.

use llvmlite_jit::engine::{Engine, ExitStatusRule};
use llvmlite_jit::interp::Interpreter;
use llvmlite_jit::ir::{Constant, GlobalKind, Linkage, Module};
use llvmlite_jit::jit::Jit;
use llvmlite_jit::read::{self, Members};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{Diagnostic, Error, Host, Instance, Options, Outcome, Program, Rejection, RunError, Value};
use llvmlite_jit::{pipeline, verify};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone, Copy, PartialEq)]
pub enum UnitKind {
    Jit,
    Interpreter,
}

enum AnyInstance {
    Jit(Instance<Jit>),
    Interpreter(Instance<Interpreter>),
}

pub struct Unit {
    instance: AnyInstance,
    program: Program,
    /// Addresses of the definitions that other units may use.
    defined: HashMap<String, usize>,
}

impl Unit {
    /// Links texts, and loads the result.
    pub fn new(
        texts: Vec<(String, String)>,
        symbols: &HashMap<String, usize>,
        kind: UnitKind,
        opt_level: u8,
    ) -> Result<Unit, String> {
        let program = link(texts)?;
        let mut host = Host::new();
        for (name, address) in crate::engine::added_symbols() {
            // SAFETY: whoever added the symbol guarantees its address.
            host = unsafe { host.address(name, address) };
        }
        for (name, address) in symbols {
            // SAFETY: a function or a variable of another unit, or guaranteed by whoever added it.
            host = unsafe { host.address(name.clone(), *address) };
        }
        let options = |host| Options::new().host(host).opt_level(opt_level);
        let instance = match kind {
            // SAFETY: the caller of LLVM's functions guarantees the program.
            UnitKind::Jit => AnyInstance::Jit(unsafe { program.jit(options(host)) }.map_err(text)?),
            UnitKind::Interpreter => {
                let instance = match program.interpreter(options(host.clone())) {
                    Err(error) => program.interpreter(options(without_missing(&program, host, &error))),
                    instance => instance,
                };
                AnyInstance::Interpreter(instance.map_err(text)?)
            }
        };
        let mut unit = Unit { instance, program, defined: HashMap::new() };
        let module = unit.program.module();
        let found = unit.with(|engine| engine.symbols()).unwrap_or_default();
        let mut defined = HashMap::new();
        for symbol in found.iter().filter(|symbol| symbol.address != 0 && symbol.defined) {
            defined.insert(module.globals[symbol.id].name.symbol(), symbol.address as usize);
        }
        for (id, global) in module.globals.iter() {
            let target = module.aliasee(id);
            if target != id
                && let Some(symbol) = found.iter().find(|symbol| symbol.id == target && symbol.address != 0)
            {
                defined.insert(global.name.symbol(), symbol.address as usize);
            }
        }
        unit.defined = defined;
        Ok(unit)
    }

    fn with<R>(&self, body: impl FnOnce(&mut dyn Engine) -> R) -> Result<R, String> {
        match &self.instance {
            AnyInstance::Jit(instance) => Ok(body(&mut *instance.engine().map_err(text)?)),
            AnyInstance::Interpreter(instance) => Ok(body(&mut *instance.engine().map_err(text)?)),
        }
    }

    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Returns the addresses that other units may use.
    pub fn defined(&self) -> impl Iterator<Item = (String, usize)> {
        let module = self.program.module();
        let is_visible = |name: &str| module.find(name).is_some_and(|id| !module.globals[id].linkage.is_local());
        self.defined.iter().filter(move |(name, _)| is_visible(name)).map(|(name, address)| (name.clone(), *address))
    }

    pub fn address(&self, name: &str) -> Option<u64> {
        self.defined.get(name).map(|address| *address as u64)
    }

    /// Whether the unit can run a function.
    pub fn runs(&self, name: &str) -> bool {
        let module = self.program.module();
        let id = module.find(name).map(|id| module.aliasee(id));
        id.and_then(|id| module.function(id)).is_some_and(|function| function.body.is_some())
    }

    pub fn call(&self, name: &str, args: &[Value]) -> Result<Outcome, String> {
        self.with(|engine| engine.call(name, args))
    }

    /// Runs a function as `main`.
    pub fn run(&self, name: &str, args: &[String]) -> Result<(Outcome, ExitStatusRule), String> {
        let module = self.program.module();
        let id = module.find(name).map(|id| module.aliasee(id)).ok_or("there is no such function")?;
        let outcome = self.with(|engine| engine.run_program(name, args))?;
        Ok((outcome, ExitStatusRule::of(module, id)))
    }

    /// Describes the end of a run, and returns the corresponding signal.
    pub fn report(&self, outcome: &Outcome) -> (String, i32) {
        let signal = match outcome {
            Outcome::Trapped(trap) | Outcome::HostFault(trap) => trap.signal,
            _ => None,
        };
        let text = RunError::new(outcome.clone(), Arc::clone(self.program.sources())).to_string();
        (text, signal.unwrap_or(libc::SIGABRT))
    }

    /// Calls the functions of `llvm.global_ctors` or `llvm.global_dtors`, the lowest priority first.
    pub fn run_listed(&self, list: &str) {
        let mut listed = listed(self.program.module(), list);
        listed.sort_by_key(|(priority, _)| *priority);
        for (_, name) in listed {
            // The interpreter runs them itself.
            if let (AnyInstance::Jit(_), Some(address)) = (&self.instance, self.address(&name)) {
                // SAFETY: a function of the unit without parameters, as the list requires.
                let function: extern "C" fn() = unsafe { std::mem::transmute(address as usize) };
                function();
            }
        }
    }
}

/// Names of functions that programs of interpreters declare and nothing defines.
static MISSING: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Stands for a missing function. As in LLVM's interpreter, only a call of it is an error, which ends the process.
extern "C" fn missing_function() {
    let names = MISSING.lock().unwrap_or_else(PoisonError::into_inner);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    eprintln!("LLVM ERROR: Tried to execute an unknown external function: {}", names.join(" or "));
    std::process::abort()
}

/// Adds the functions that are missing according to an error.
fn without_missing(program: &Program, mut host: Host, error: &Error) -> Host {
    let module = program.module();
    for name in error.diagnostics().iter().filter_map(|found| found.missing_symbol.as_deref()) {
        if module.find(name).is_some_and(|id| module.function(id).is_some()) {
            MISSING.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_string());
            // SAFETY: it ends the process without any access to arguments.
            host = unsafe { host.address(name, missing_function as *const () as usize) };
        }
    }
    host
}

fn text(error: Error) -> String {
    error.to_string()
}

/// Returns priority and name of the functions in a list.
fn listed(module: &Module, list: &str) -> Vec<(u128, String)> {
    let init = match module.find(list).map(|id| &module.globals[id].kind) {
        Some(GlobalKind::Variable { init: Some(init), .. }) => *init,
        _ => return Vec::new(),
    };
    let Constant::Array(_, entries) = &module.constants[init] else { return Vec::new() };
    let entry = |id: &(_, llvmlite_jit::ir::ConstId)| {
        let Constant::Struct(_, fields) = &module.constants[id.1] else { return None };
        let priority = module.constants[fields.first()?.1].as_int()?;
        match module.constants[module.constants.same_address(fields.get(1)?.1)] {
            Constant::Global(_, function) => Some((priority, module.globals[function].name.symbol())),
            _ => None,
        }
    };
    entries.iter().filter_map(entry).collect()
}

/// Links and verifies texts. Adds a function that reaches the variables, since engines load only entities reached by
/// functions.
fn link(texts: Vec<(String, String)>) -> Result<Program, String> {
    let mut sources = SourceMap::new();
    let mut inputs = Vec::new();
    for (name, text) in texts {
        inputs.push(read::bytes(&mut sources, &name, text.into_bytes()).map_err(|error| error.to_string())?);
    }
    Members::Needed.choose(&mut inputs);
    let joined = pipeline::join(inputs, verify::Options::default());
    if joined.diagnostics.iter().any(Diagnostic::is_error) {
        return Err(Rejection::new(joined.diagnostics, Arc::new(sources)).to_string());
    }
    let Some(reaching) = reaching(&joined.module) else {
        return Program::from_module(joined.module, sources).map_err(text);
    };
    let printed = llvmlite_jit::ir::print::module(&joined.module) + &reaching;
    let name = sources.sources().first().map_or("module".to_string(), |source| source.name.to_string());
    Program::new(name, printed).map_err(text)
}

/// Returns a function that mentions the variables that the module defines for others.
fn reaching(module: &Module) -> Option<String> {
    if module.uses_typed_pointers {
        return None;
    }
    let mut stores = String::new();
    for id in &module.order {
        let global = &module.globals[*id];
        let is_defined = matches!(global.kind, GlobalKind::Variable { init: Some(_), .. });
        let is_plain = !global.linkage.is_local() && global.linkage != Linkage::Appending && global.addrspace == 0;
        let name = global.name.symbol();
        if is_defined && is_plain && !global.is_thread_local() && !name.starts_with("llvm.") {
            let name = crate::ir::types::name_text(name.as_bytes());
            let _ = writeln!(stores, "  store ptr @{name}, ptr %p");
        }
    }
    let named = "llvm-c.reaching.variables";
    (!stores.is_empty()).then(|| format!("\ndefine private void @{named}(ptr %p) {{\n{stores}  ret void\n}}\n"))
}
