//! Modules that were parsed. `ParsedModule` holds the `ir::Module`, which is what is printed and run, and values are
//! created from it so that C can inspect them. Before a global is changed, `detach` takes it out of the module; from
//! then on it is printed from its values, like one that was built.

mod attributes;
mod body;
mod convert;
mod metadata;

use crate::ir::{Module, ModuleRef, ValueRef};
use convert::{Converted, Converter};
use llvmlite_jit::ir::{Constant, GlobalId, Linkage, Name, print};
use llvmlite_jit::read::{self, Members};
use llvmlite_jit::source::{SourceMap, Span};
use llvmlite_jit::{Diagnostic, Rejection, bitcode, ir, link, pipeline, verify};
pub use metadata::named as named_metadata;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The content of a module that was parsed.
pub struct ParsedModule {
    module: RefCell<ir::Module>,
    /// Ids in `module` of the globals given to C, detached ones included.
    ids: RefCell<HashMap<*const crate::ir::Value, GlobalId>>,
    converted: RefCell<Converted>,
    /// Detached globals that are still in `module.order`.
    detached: RefCell<HashSet<GlobalId>>,
    /// Functions whose blocks have their address taken.
    addressed: HashSet<GlobalId>,
}

impl ParsedModule {
    pub fn parse(name: &str, bytes: &[u8]) -> Result<ParsedModule, String> {
        ParsedModule::parse_and_link(&[(name, bytes)])
    }

    fn parse_and_link(texts: &[(&str, &[u8])]) -> Result<ParsedModule, String> {
        let mut sources = SourceMap::new();
        let mut inputs = Vec::new();
        for (name, bytes) in texts {
            inputs.push(read::bytes(&mut sources, name, bytes.to_vec()).map_err(|error| error.to_string())?);
        }
        Members::Needed.choose(&mut inputs);
        let joined = pipeline::join(inputs, verify::Options::default());
        let refused = |found| Err(Rejection::new(found, Arc::new(sources.clone())).to_string());
        if joined.diagnostics.iter().any(Diagnostic::is_error) {
            return refused(joined.diagnostics);
        }
        // LLVM's readers refuse wrong types and undefined names; all other errors are left to `LLVMVerifyModule`.
        let mut checked = joined.module.clone();
        let mut module = joined.module;
        match verify::check(&mut checked, &sources, verify::Options::default()) {
            Ok(_) => module = with_opaque_pointers(checked).unwrap_or(module),
            Err(found) => {
                let is_of_reader = |found: &Diagnostic| found.code.starts_with("E01") || found.code.starts_with("E02");
                let found: Vec<Diagnostic> = found.into_iter().filter(is_of_reader).collect();
                if found.iter().any(Diagnostic::is_error) {
                    return refused(found);
                }
            }
        }
        body::set_default_alignments(&mut module);
        let addressed = |constant: &Constant| match constant {
            Constant::BlockAddress(_, function, _) => Some(*function),
            _ => None,
        };
        let addressed = module.constants.iter().filter_map(|(_, constant)| addressed(constant)).collect();
        Ok(ParsedModule {
            module: RefCell::new(module),
            ids: RefCell::default(),
            converted: RefCell::default(),
            detached: RefCell::default(),
            addressed,
        })
    }

    /// Takes the detached globals out of the order in which globals are printed.
    fn flush(&self) {
        let detached = std::mem::take(&mut *self.detached.borrow_mut());
        if !detached.is_empty() {
            self.module.borrow_mut().order.retain(|id| !detached.contains(id));
        }
    }

    /// Returns the text, with the current header of the module.
    pub fn text(&self, module: &Module) -> String {
        self.flush();
        let mut parsed = self.module.borrow_mut();
        let text = |text: &RefCell<std::ffi::CString>| -> Option<Arc<str>> {
            let text = text.borrow().to_string_lossy().into_owned();
            (!text.is_empty()).then(|| text.into())
        };
        let placed = |text: Option<Arc<str>>| text.map(|text| (text, Span::default()));
        parsed.source_filename = text(&module.source_name);
        parsed.data_layout = placed(text(&module.data_layout));
        parsed.triple = placed(text(&module.triple));
        let asm = text(&module.asm).unwrap_or_default();
        parsed.asm = asm.lines().map(|line| (line.into(), Span::default())).collect();
        print::module(&parsed)
    }

    /// Returns the unnamed globals in the order of their numbers.
    pub fn unnamed(&self) -> Vec<ValueRef> {
        self.flush();
        let (parsed, converted) = (self.module.borrow(), self.converted.borrow());
        let unnamed = parsed.order.iter().filter(|id| matches!(parsed.globals[**id].name, Name::Number(_)));
        unnamed.filter_map(|id| converted.values.get(id).copied()).collect()
    }

    /// Returns the numbers after the last attribute group and after the last metadata node.
    pub fn free_numbers(&self) -> (usize, usize) {
        let parsed = self.module.borrow();
        let group = parsed.attr_groups.keys().max().map_or(0, |last| *last as usize + 1);
        let node = |item: &Arc<str>| item.strip_prefix('!')?.split_once(' ')?.0.parse::<usize>().ok();
        (group, parsed.other_items.iter().filter_map(node).max().map_or(0, |last| last + 1))
    }

    /// Returns the names of the types that the text defines, with the `%`.
    pub fn type_names(&self) -> HashSet<String> {
        let parsed = self.module.borrow();
        let defined = parsed.types.named.values().filter(|named| named.defined);
        let spelled = |name: &Name| {
            let mut text = String::from("%");
            name.write(&mut text);
            text
        };
        defined.map(|named| spelled(&named.name)).collect()
    }

    /// Runs `body` with a converter, which knows the values and types converted so far.
    fn convert<R>(&self, module: ModuleRef, body: impl FnOnce(&mut Converter<'_>) -> R) -> R {
        let result = {
            let parsed = self.module.borrow();
            let mut converter = Converter::new(module, &parsed, self.converted.take());
            let result = body(&mut converter);
            converter.finish_nodes();
            *self.converted.borrow_mut() = converter.converted;
            result
        };
        // A type whose name another type of the context has gets a new one, as in LLVM.
        let mut parsed = self.module.borrow_mut();
        for (id, ty) in &self.converted.borrow().types {
            let number = ty.text.strip_prefix('%').and_then(|text| text.parse().ok());
            parsed.types.named[*id].name = match &ty.kind {
                crate::ir::Kind::Named { name, .. } if !name.is_empty() => Name::Text(name.to_string_lossy().into()),
                _ => Name::Number(number.unwrap_or(0)),
            };
        }
        result
    }
}

/// Returns a module with typed pointers as LLVM 22 reads it, so that changed functions match the others; `None` for any
/// other module.
fn with_opaque_pointers(module: ir::Module) -> Option<ir::Module> {
    module.uses_typed_pointers.then_some(())?;
    let opaque = ir::Module { uses_typed_pointers: false, ..module };
    let bytes = bitcode::write(opaque, bitcode::Version::Llvm22).ok()?;
    let mut sources = SourceMap::new();
    let input = read::bytes(&mut sources, "module", bytes).ok()?;
    let joined = pipeline::join(vec![input], verify::Options::default());
    let is_right = !joined.diagnostics.iter().any(Diagnostic::is_error)
        && verify::check(&mut joined.module.clone(), &sources, verify::Options::default()).is_ok();
    is_right.then_some(joined.module)
}

/// Fills a module with the content that was parsed.
pub fn populate(module: ModuleRef, parsed: ParsedModule) {
    {
        let read = parsed.module.borrow();
        let set = |place: &RefCell<std::ffi::CString>, text: Option<&str>| {
            text.into_iter().for_each(|text| *place.borrow_mut() = crate::ffi::c_string(text));
        };
        set(&module.source_name, read.source_filename.as_deref());
        set(&module.data_layout, read.data_layout.as_ref().map(|(text, _)| &**text));
        set(&module.triple, read.triple.as_ref().map(|(text, _)| &**text));
        let asm: String = read.asm.iter().map(|(line, _)| format!("{line}\n")).collect();
        set(&module.asm, Some(&asm));
    }
    *module.parsed.borrow_mut() = Some(parsed);
    let parsed = module.parsed.borrow();
    let Some(parsed) = &*parsed else { return };
    let order = parsed.module.borrow().order.clone();
    parsed.convert(module, |converter| {
        for id in &order {
            let Some(value) = converter.global(*id) else { continue };
            value.global().into_iter().for_each(|global| global.is_parsed.set(true));
            parsed.ids.borrow_mut().insert(std::ptr::from_ref(value), *id);
            converter.converted.values.insert(*id, value);
        }
        for id in &order {
            if let Some(value) = converter.converted.values.get(id).copied() {
                converter.finish_global(*id, value);
            }
        }
        converter.finish_bodies();
    });
}

fn name_of(name: &Name) -> String {
    match name {
        Name::Text(text) => text.to_string(),
        Name::Number(_) => String::new(),
    }
}

/// Runs `body` with the global of `ParsedModule` for a value; a detached one is still there, for references.
fn with_id<R>(value: ValueRef, body: impl FnOnce(&ParsedModule, GlobalId) -> R) -> Option<R> {
    let parsed = value.global()?.module.parsed.borrow();
    let parsed = parsed.as_ref()?;
    let id = *parsed.ids.borrow().get(&std::ptr::from_ref(value))?;
    Some(body(parsed, id))
}

/// As `with_id`, but only if the global was not detached.
fn with_parsed<R>(value: ValueRef, body: impl FnOnce(&ParsedModule, GlobalId) -> R) -> Option<R> {
    value.global().filter(|global| global.is_parsed.get())?;
    with_id(value, body)
}

/// Whether a function that was parsed has a body.
pub fn has_body(value: ValueRef) -> bool {
    let has = |parsed: &ParsedModule, id| parsed.module.borrow().function(id).is_some_and(|f| f.body.is_some());
    with_parsed(value, has).unwrap_or(false)
}

/// Returns the text of a function that was parsed and not changed.
pub fn function_text(value: ValueRef) -> Option<String> {
    value.function()?;
    with_parsed(value, |parsed, id| {
        parsed.flush();
        print::function(&parsed.module.borrow(), id)
    })
}

/// Creates the blocks of a function that was parsed, if they were not created before.
pub fn blocks(value: ValueRef) {
    let Some(function) = value.function().filter(|function| function.is_parsed.get()) else { return };
    if function.has_blocks.get() {
        return;
    }
    with_parsed(value, |parsed, id| {
        parsed.convert(function.module, |converter| {
            converter.blocks(id);
            converter.finish_bodies();
        });
    });
}

/// Takes a global out of the parsed module, before it is changed.
fn detach(value: ValueRef) {
    blocks(value);
    with_parsed(value, |parsed, id| parsed.detached.borrow_mut().insert(id));
    value.global().into_iter().for_each(|global| global.is_parsed.set(false));
}

/// Prepares a value for a change: detaches the global that it is, or the function that contains it.
pub fn edit(value: ValueRef) {
    let owner = if value.global().is_some() { Some(value) } else { value.function_of() };
    let Some(owner) = owner else { return };
    // The text of the parsed module mentions blocks by the names and numbers that they had.
    let is_addressed = with_parsed(owner, |parsed, id| parsed.addressed.contains(&id)) == Some(true);
    match owner.global().filter(|_| is_addressed) {
        Some(global) => global.module.globals.iter().for_each(detach),
        None => detach(owner),
    }
}

/// Forgets a global that is deleted.
pub fn remove(value: ValueRef) {
    with_id(value, |parsed, id| {
        parsed.detached.borrow_mut().insert(id);
        let mut read = parsed.module.borrow_mut();
        let name = read.globals[id].name.clone();
        read.by_name.shift_remove(&name);
    });
}

/// Names a value.
pub fn rename(value: ValueRef, name: &str) {
    if value.global().is_none() {
        edit(value);
        return value.set_name(name);
    }
    if value.global().is_some_and(|global| !global.clauses.borrow().is_empty()) {
        // A comdat keeps its name.
        edit(value);
    }
    value.set_name(name);
    let name = value.name_text();
    // Functions that were not changed refer to the global by its id.
    with_id(value, |parsed, id| match name.is_empty() {
        false => drop(link::rename(&mut parsed.module.borrow_mut(), id, &name)),
        true => make_unnamed(&mut parsed.module.borrow_mut(), id),
    });
}

fn make_unnamed(module: &mut ir::Module, id: GlobalId) {
    let used = module.by_name.keys().filter_map(|name| match name {
        Name::Number(number) => Some(*number),
        Name::Text(_) => None,
    });
    let free = used.max().map_or(0, |last| last + 1);
    let old = std::mem::replace(&mut module.globals[id].name, Name::Number(free));
    module.by_name.shift_remove(&old);
    module.by_name.insert(Name::Number(free), id);
}

/// The linkages by the numbers of `LLVMLinkage`.
const LINKAGES: [(u32, Linkage); 11] = [
    (0, Linkage::External),
    (1, Linkage::AvailableExternally),
    (2, Linkage::Linkonce),
    (3, Linkage::LinkonceOdr),
    (5, Linkage::Weak),
    (6, Linkage::WeakOdr),
    (7, Linkage::Appending),
    (8, Linkage::Internal),
    (9, Linkage::Private),
    (12, Linkage::ExternWeak),
    (14, Linkage::Common),
];

/// Returns the keyword of a linkage by its number; empty for external linkage, `None` if there is no such linkage.
pub fn linkage_keyword(number: u32) -> Option<&'static str> {
    LINKAGES.iter().find(|(known, _)| *known == number).map(|(_, linkage)| linkage.keyword())
}

fn linkage_number(linkage: Linkage) -> u32 {
    LINKAGES.iter().find(|(_, known)| *known == linkage).map_or(0, |(number, _)| *number)
}

/// Creates a module from the text of another one.
pub fn copy(module: ModuleRef) -> Result<ModuleRef, String> {
    let name = module.identifier.borrow().to_string_lossy().into_owned();
    let parsed = ParsedModule::parse(&name, crate::print::module(module).as_bytes())?;
    let copy = crate::core::module::create(module.context, &name);
    populate(copy, parsed);
    Ok(copy)
}

/// Links a module into another one. Values of the first one remain valid.
pub fn link(to: ModuleRef, from: ModuleRef) -> Result<(), String> {
    // Globals are found again by their names: those that have none get one for the time being.
    let unnamed: Vec<ValueRef> = to.globals.iter().filter(|value| value.name.borrow().is_empty()).collect();
    for (number, value) in unnamed.iter().enumerate() {
        rename(value, &format!("llvm-c.unnamed.{number}"));
    }
    let texts = [to, from]
        .map(|module| (module.identifier.borrow().to_string_lossy().into_owned(), crate::print::module(module)));
    let texts: Vec<(&str, &[u8])> = texts.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    let linked = ParsedModule::parse_and_link(&texts);
    let result = linked.map(|parsed| {
        for value in to.globals.iter() {
            if let Some(global) = value.global() {
                // A declared function may now be defined, or a weak definition be replaced.
                let is_replaced = is_weak(value) && from.find(&value.name_text()).is_some_and(|other| !is_weak(other));
                if is_replaced {
                    global.blocks.clear();
                }
                global.has_blocks.set(!global.blocks.is_empty());
            }
        }
        let source = to.source_name.borrow().clone();
        populate(to, parsed);
        *to.source_name.borrow_mut() = source;
    });
    unnamed.iter().for_each(|value| rename(value, ""));
    result
}

/// Whether a definition can be replaced by one of another module.
fn is_weak(value: ValueRef) -> bool {
    value.global().is_some_and(|global| matches!(global.linkage.get(), 1..=6 | 12 | 14))
        || crate::core::global::is_declaration(value)
}

#[cfg(test)]
mod tests;
