//! Disassembly of a module read from a binary, with the position of each part of the module in it. It is created when a
//! report shows a part: the file is read again, printed, and its text parsed.

use super::container::{read, start};
use crate::diagnostic::Diagnostic;
use crate::ir::{GlobalKind, Loc, Module, print};
use crate::parse::parse;
use crate::source::{Listing, Source, SourceError, SourceMap, Span};
use std::sync::{Arc, OnceLock};

/// Reason why a file could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// The file is damaged.
    Damaged(Diagnostic),
    /// The source map has no positions left.
    Source(SourceError),
}

/// Reads the modules of a file and assigns positions to their parts, in a separate source for each module.
pub fn load(
    sources: &mut SourceMap,
    name: &str,
    bytes: impl Into<Arc<[u8]>>,
) -> Result<Vec<(Source, Module)>, LoadError> {
    let modules = |bytes: &[u8]| read(bytes).map_err(|error| error.diagnostic(Span::default(), start(bytes)));
    load_with(sources, name, bytes.into(), modules)
}

/// Like [`load`], for any binary format; `modules` reads the file.
pub(crate) fn load_with(
    sources: &mut SourceMap,
    name: &str,
    bytes: Arc<[u8]>,
    modules: fn(&[u8]) -> Result<Vec<Module>, Diagnostic>,
) -> Result<Vec<(Source, Module)>, LoadError> {
    let read = match modules(&bytes) {
        Ok(read) => read,
        Err(found) => return Err(damaged(sources, name, &bytes, found)),
    };
    let mut loaded = Vec::with_capacity(read.len());
    for (n, mut module) in read.into_iter().enumerate() {
        let name = if n == 0 { name.to_string() } else { format!("{name} (module {})", n + 1) };
        let mut parts = 0;
        for_each_span(&mut module, |_| parts += 1);
        let again = bytes.clone();
        let make = move || listing(modules(&again).ok().and_then(|read| read.into_iter().nth(n)).as_ref());
        let source = sources.add_binary(name, bytes.len(), parts, make).map_err(LoadError::Source)?;
        let mut position = source.base;
        for_each_span(&mut module, |span| {
            *span = Span { lo: position, hi: position + 1 };
            position += 2;
        });
        loaded.push((source, module));
    }
    Ok(loaded)
}

fn damaged(sources: &mut SourceMap, name: &str, bytes: &[u8], mut found: Diagnostic) -> LoadError {
    match sources.add_binary(name, bytes.len(), 1, Listing::default) {
        Ok(source) => {
            let place = Span { lo: source.base, hi: source.base };
            found.labels.iter_mut().for_each(|label| label.span = place);
            LoadError::Damaged(found)
        }
        Err(error) => LoadError::Source(error),
    }
}

/// Assigns positions, in a new source, to the parts of a module built in memory that have none. The text of the source
/// is created on demand, from the contents that `printed` has at that time.
///
/// # Errors
/// If the source map has no positions left.
pub(crate) fn place(
    module: &mut Module,
    sources: &mut SourceMap,
    name: &str,
    printed: Arc<OnceLock<Arc<Module>>>,
) -> Result<(), SourceError> {
    let mut missing = false;
    for (_, global) in &mut module.globals {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
            if body.inst_locs[*inst].is_none() {
                body.inst_locs[*inst] = body.locs.push(Loc { span: Span::default() }).into();
                missing = true;
            }
        }
    }
    if !missing {
        return Ok(());
    }
    let mut parts = 0;
    for_each_span(module, |_| parts += 1);
    // The text of a part takes a few tens of bytes.
    let source = sources.add_binary(name, 4 * parts, parts, move || listing(printed.get().map(Arc::as_ref)))?;
    // The spans of named types only determine their order.
    let types = module.types.named.values().filter(|named| named.defined).count();
    let headers = module.data_layout.iter().chain(&module.triple).chain(&module.asm).count() + types;
    let mut n = 0;
    for_each_span(module, |span| {
        if n < headers || *span == Span::default() {
            let position = source.base + 2 * n as u32;
            *span = Span { lo: position, hi: position + 1 };
        }
        n += 1;
    });
    Ok(())
}

/// Prints and reparses a module to obtain the position of each part.
fn listing(module: Option<&Module>) -> Listing {
    let Some(module) = module else { return Listing::default() };
    let text = print::module(module);
    let mut sources = SourceMap::new();
    let Ok(source) = sources.add("", text.as_str()) else { return Listing { text, parts: Vec::new() } };
    let mut module = parse(&source).module;
    let mut parts = Vec::new();
    for_each_span(&mut module, |span| parts.push(source.offset(span.lo)..source.offset(span.hi)));
    Listing { text, parts }
}

/// Calls `f` for every span of a module, in an order determined by its structure.
fn for_each_span(module: &mut Module, mut f: impl FnMut(&mut Span)) {
    let layout = module.data_layout.iter_mut().chain(&mut module.triple).chain(&mut module.asm);
    layout.for_each(|(_, span)| f(span));
    let mut named: Vec<_> = module.types.named.values_mut().filter(|named| named.defined).collect();
    named.sort_by_key(|named| named.span.lo);
    named.into_iter().for_each(|named| f(&mut named.span));
    for id in module.order.clone() {
        let global = &mut module.globals[id];
        f(&mut global.span);
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        f(&mut function.header_span);
        let Some(body) = &mut function.body else { continue };
        for param in &body.params {
            f(&mut body.values[*param].span);
        }
        for block in &body.layout {
            let block = &mut body.blocks[*block];
            f(&mut block.span);
            for inst in &block.insts {
                if let Some(loc) = body.inst_locs[*inst].expand() {
                    f(&mut body.locs[loc].span);
                }
                if let Some(value) = body.results[*inst].expand() {
                    f(&mut body.values[value].span);
                }
            }
        }
        body.records.use_list_orders.iter_mut().for_each(|order| f(&mut order.span));
        f(&mut body.end);
    }
    module.use_list_orders.iter_mut().for_each(|order| f(&mut order.span));
}
