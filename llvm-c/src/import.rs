//! Modules that were read. The library's module (`Base`) is what is printed and run; for inspection by C, values are
//! created from it. A function that is changed is removed from it; its instructions keep their text.

mod body;
mod convert;

use crate::ir::{A, AttributeKind, Global, M, Module, V, ValueKind};
use convert::Converter;
use llvmlite_jit::ir::{Attr, GlobalId, GlobalKind, Linkage, Name, UnnamedAddr, Visibility, print};
use llvmlite_jit::read::{self, Members};
use llvmlite_jit::source::{SourceMap, Span};
use llvmlite_jit::{Diagnostic, Rejection, ir, link, pipeline, verify};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The content of a module that was read.
pub struct Base {
    module: RefCell<ir::Module>,
    /// Globals of C that are in it.
    ids: RefCell<HashMap<*const crate::ir::Value, GlobalId>>,
}

impl Base {
    pub fn read(name: &str, bytes: &[u8]) -> Result<Base, String> {
        Base::join(&[(name, bytes)])
    }

    fn join(texts: &[(&str, &[u8])]) -> Result<Base, String> {
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
        // LLVM's readers refuse wrong types and undefined names; the rest is left to its verifier.
        if let Err(found) = verify::check(&mut joined.module.clone(), &sources, verify::Options::default()) {
            let is_of_reader = |found: &Diagnostic| found.code.starts_with("E01") || found.code.starts_with("E02");
            let found: Vec<Diagnostic> = found.into_iter().filter(is_of_reader).collect();
            if found.iter().any(Diagnostic::is_error) {
                return refused(found);
            }
        }
        let mut module = joined.module;
        body::state_alignments(&mut module);
        Ok(Base { module: RefCell::new(module), ids: RefCell::default() })
    }

    /// Returns the text, with the current header of the module.
    pub fn text(&self, module: &Module) -> String {
        let mut base = self.module.borrow_mut();
        let text = |text: &RefCell<std::ffi::CString>| -> Option<Arc<str>> {
            let text = text.borrow().to_string_lossy().into_owned();
            (!text.is_empty()).then(|| text.into())
        };
        let placed = |text: Option<Arc<str>>| text.map(|text| (text, Span::default()));
        base.source_filename = text(&module.source_name);
        base.data_layout = placed(text(&module.data_layout));
        base.triple = placed(text(&module.triple));
        let asm = text(&module.asm).unwrap_or_default();
        base.asm = asm.lines().map(|line| (line.into(), Span::default())).collect();
        print::module(&base)
    }

    /// Returns the first numbers that no attribute group and no metadata node has.
    pub fn free_numbers(&self) -> (usize, usize) {
        let base = self.module.borrow();
        let group = base.attr_groups.keys().max().map_or(0, |last| *last as usize + 1);
        let node = |item: &Arc<str>| item.strip_prefix('!')?.split_once(' ')?.0.parse::<usize>().ok();
        (group, base.other_items.iter().filter_map(node).max().map_or(0, |last| last + 1))
    }

    /// Returns the names of the types that the text defines, with the `%`.
    pub fn type_names(&self) -> HashSet<String> {
        let base = self.module.borrow();
        let defined = base.types.named.values().filter(|named| named.defined);
        defined.map(|named| format!("%{}", crate::ir::types::name_text(named.name.symbol().as_bytes()))).collect()
    }
}

/// Fills a module with the content that was read.
pub fn enter(module: M, base: Base) {
    {
        let read = base.module.borrow();
        let set = |place: &RefCell<std::ffi::CString>, text: Option<&str>| {
            text.into_iter().for_each(|text| *place.borrow_mut() = crate::ffi::c_string(text));
        };
        set(&module.source_name, read.source_filename.as_deref());
        set(&module.data_layout, read.data_layout.as_ref().map(|(text, _)| &**text));
        set(&module.triple, read.triple.as_ref().map(|(text, _)| &**text));
        let asm: String = read.asm.iter().map(|(line, _)| format!("{line}\n")).collect();
        set(&module.asm, Some(&asm));
    }
    *module.base.borrow_mut() = Some(base);
    let base = module.base.borrow();
    let Some(base) = &*base else { return };
    let read = base.module.borrow();
    let mut converter = Converter::new(module, &read);
    for id in &read.order {
        let name = name_of(&read.globals[*id].name);
        let value = module.find(&name).filter(|_| !name.is_empty());
        let value = value.or_else(|| converter.global(*id));
        let Some(value) = value else { continue };
        value.global().into_iter().for_each(|global| global.is_read.set(true));
        base.ids.borrow_mut().insert(std::ptr::from_ref(value), *id);
        converter.values.insert(*id, value);
    }
    for id in &read.order {
        if let Some(value) = converter.values.get(id).copied() {
            converter.finish_global(*id, value);
        }
    }
}

fn name_of(name: &Name) -> String {
    match name {
        Name::Text(text) => text.to_string(),
        Name::Number(_) => String::new(),
    }
}

/// Runs `body` with the library's global for a value that was read.
fn with_global<R>(value: V, body: impl FnOnce(&mut ir::Module, GlobalId) -> R) -> Option<R> {
    value.global().filter(|global| global.is_read.get())?;
    let module = value.module()?;
    let base = module.base.borrow();
    let base = base.as_ref()?;
    let id = *base.ids.borrow().get(&std::ptr::from_ref(value))?;
    Some(body(&mut base.module.borrow_mut(), id))
}

/// Whether a function that was read has a body.
pub fn has_body(value: V) -> bool {
    with_global(value, |read, id| read.function(id).is_some_and(|function| function.body.is_some())).unwrap_or(false)
}

/// Returns the text of a function that was read and not changed.
pub fn function_text(value: V) -> Option<String> {
    value.function()?;
    with_global(value, |read, id| print::function(read, id))
}

/// Creates the blocks of a function that was read, for inspection.
pub fn blocks(value: V) {
    let Some(function) = value.function().filter(|function| function.is_read.get()) else { return };
    if function.has_blocks.replace(true) {
        return;
    }
    let Some(module) = value.module() else { return };
    let globals = globals(module);
    with_global(value, |read, id| {
        let mut converter = Converter::new(module, read);
        converter.values = globals;
        converter.body(value, function, id);
    });
}

/// Returns the values of the library's globals.
fn globals(module: M) -> HashMap<GlobalId, V> {
    let base = module.base.borrow();
    let ids = base.as_ref().map(|base| base.ids.borrow().clone()).unwrap_or_default();
    let find = |value: &V| Some((*ids.get(&std::ptr::from_ref(*value))?, *value));
    module.globals.borrow().iter().filter_map(find).collect()
}

/// Removes a global from the content that was read, since it is changed. `None` if that is impossible.
pub fn make_own(value: V) -> Option<()> {
    let global = value.global()?;
    if !global.is_read.get() {
        return Some(());
    }
    if value.function().is_some() {
        with_global(value, body::name_locals)?;
        // The texts created before have other names.
        let had_blocks = global.has_blocks.get();
        blocks(value);
        if had_blocks {
            with_global(value, |read, id| body::refresh(read, id, global));
        }
        let header = with_global(value, |read, id| {
            let text = print::function(read, id);
            text.lines().next().unwrap_or_default().trim_end_matches('{').trim_end().to_string()
        })?;
        if !global.blocks.borrow().is_empty() {
            *global.header.borrow_mut() = header;
        }
    }
    with_global(value, |read, id| read.order.retain(|other| *other != id))?;
    global.is_read.set(false);
    Some(())
}

/// Forgets a global that is deleted.
pub fn removed(value: V) {
    with_global(value, |read, id| read.order.retain(|other| *other != id));
}

/// Names a value.
pub fn rename(value: V, name: &str) {
    value.set_name(name);
    let name = value.name_text();
    if value.global().is_some() && !name.is_empty() {
        with_global(value, |read, id| drop(link::rename(read, id, &name)));
    }
    // The texts of the instructions that were read contain the name.
    if let Some(function) = value.function_of()
        && let Some(global) = function.global().filter(|global| global.is_read.get())
    {
        body::rename(function, global, value, &name);
    }
}

/// Transfers the changed properties of a global to the library's module.
pub fn changed(value: V) {
    let Some(global) = value.global() else { return };
    with_global(value, |read, id| {
        let is_function = matches!(value.kind, ValueKind::Function(_));
        if let GlobalKind::Variable { constant, .. } = &mut read.globals[id].kind {
            *constant = global.is_constant.get();
        }
        if let GlobalKind::Function(function) = &mut read.globals[id].kind
            && is_function
        {
            function.cc.0 = global.call_conv.get();
        }
        let of = &mut read.globals[id];
        of.linkage = linkage(global.linkage.get());
        of.visibility = match global.visibility.get() {
            1 => Some(Visibility::Hidden),
            2 => Some(Visibility::Protected),
            _ => None,
        };
        of.unnamed_addr = match global.unnamed_addr.get() {
            1 => Some(UnnamedAddr::Local),
            2 => Some(UnnamedAddr::Global),
            _ => None,
        };
        of.align = Some(u64::from(global.align.get())).filter(|align| *align > 0);
        let section = global.section.borrow().to_string_lossy().into_owned();
        of.section = (!section.is_empty()).then(|| section.into());
    });
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

fn linkage(number: u32) -> Linkage {
    LINKAGES.iter().find(|(known, _)| *known == number).map_or(Linkage::External, |(_, linkage)| *linkage)
}

fn linkage_number(linkage: Linkage) -> u32 {
    LINKAGES.iter().find(|(_, known)| *known == linkage).map_or(0, |(number, _)| *number)
}

/// Transfers an attribute added to a function to the library's module.
pub fn attribute_added(_global: &Global, value: V, index: u32, attribute: A) {
    let attr = match &attribute.kind {
        AttributeKind::Enum(kind, number) => {
            let text = crate::attribute::text(*kind, *number);
            match text.split_once('(').map(|(_, inner)| inner.trim_end_matches(')')) {
                Some(inner) => Attr::Text(crate::attribute::name(*kind).into(), inner.into()),
                None if text.contains(' ') => Attr::Int(crate::attribute::name(*kind).into(), *number),
                None => Attr::Word(text.into()),
            }
        }
        AttributeKind::Text(key, value) => {
            let text = value.to_string_lossy();
            Attr::String(key.to_string_lossy().into(), (!text.is_empty()).then(|| text.into()))
        }
        // The types of parameters that were read remain unchanged.
        AttributeKind::Type(..) => return,
    };
    with_global(value, |read, id| {
        let GlobalKind::Function(function) = &mut read.globals[id].kind else { return };
        let set = match index {
            0 => &mut function.ret_attrs,
            u32::MAX => &mut function.attrs,
            index => match function.params.get_mut(index as usize - 1) {
                Some(param) => &mut param.attrs,
                None => return,
            },
        };
        let mut list = read.attrs[*set].to_vec();
        if !list.contains(&attr) {
            list.push(attr);
        }
        *set = read.attrs.intern(list);
    });
}

/// Creates a module from the text of another one.
pub fn copy(module: M) -> Result<M, String> {
    let name = module.identifier.borrow().to_string_lossy().into_owned();
    let base = Base::read(&name, crate::print::module(module).as_bytes())?;
    let copy = crate::core::module::create(module.context, &name);
    enter(copy, base);
    Ok(copy)
}

/// Links a module into another one. Values of the first one remain valid.
pub fn link(to: M, from: M) -> Result<(), String> {
    let texts = [to, from]
        .map(|module| (module.identifier.borrow().to_string_lossy().into_owned(), crate::print::module(module)));
    let texts: Vec<(&str, &[u8])> = texts.iter().map(|(name, text)| (name.as_str(), text.as_bytes())).collect();
    let base = Base::join(&texts)?;
    for value in to.globals.borrow().iter() {
        if let Some(global) = value.global() {
            // A declared function may now be defined.
            global.has_blocks.set(!global.blocks.borrow().is_empty());
        }
    }
    let source = to.source_name.borrow().clone();
    enter(to, base);
    *to.source_name.borrow_mut() = source;
    Ok(())
}
