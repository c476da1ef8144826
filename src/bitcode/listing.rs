//! The text of a module that was read from a binary, and where in it each part of the module is. It is made when a report shows
//! a part: the file is read once more, and its text parsed.

use super::container::start;
use super::{Error, read};
use crate::diagnostic::Diagnostic;
use crate::ir::{GlobalKind, Module, print};
use crate::parse::parse;
use crate::source::{Listing, Source, SourceError, SourceMap, Span};
use std::sync::Arc;

/// Why a file could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// It is damaged.
    Damaged(Diagnostic),
    /// There are no positions left for it.
    Source(SourceError),
}

/// Reads the modules of a file and gives their parts positions in a source each.
pub fn load(
    sources: &mut SourceMap,
    name: &str,
    bytes: impl Into<Arc<[u8]>>,
) -> Result<Vec<(Source, Module)>, LoadError> {
    let bytes = bytes.into();
    let modules = match read(&bytes) {
        Ok(modules) => modules,
        Err(error) => return Err(damaged(sources, name, &bytes, &error)),
    };
    let mut loaded = Vec::with_capacity(modules.len());
    for (n, mut module) in modules.into_iter().enumerate() {
        let name = if n == 0 { name.to_string() } else { format!("{name} (module {})", n + 1) };
        let mut parts = 0;
        for_each_span(&mut module, |_| parts += 1);
        let again = bytes.clone();
        let source =
            sources.add_binary(name, bytes.len(), parts, move || listing(&again, n)).map_err(LoadError::Source)?;
        let mut position = source.base;
        for_each_span(&mut module, |span| {
            *span = Span { lo: position, hi: position + 1 };
            position += 2;
        });
        loaded.push((source, module));
    }
    Ok(loaded)
}

fn damaged(sources: &mut SourceMap, name: &str, bytes: &[u8], error: &Error) -> LoadError {
    match sources.add_binary(name, bytes.len(), 1, Listing::default) {
        Ok(source) => LoadError::Damaged(error.diagnostic(Span { lo: source.base, hi: source.base }, start(bytes))),
        Err(error) => LoadError::Source(error),
    }
}

/// The text of one of the modules of a file.
fn listing(bytes: &[u8], n: usize) -> Listing {
    let Some(module) = read(bytes).ok().and_then(|modules| modules.into_iter().nth(n)) else {
        return Listing::default();
    };
    let text = print::module(&module);
    drop(module);
    let mut sources = SourceMap::new();
    let Ok(source) = sources.add("", text.as_str()) else { return Listing { text, parts: Vec::new() } };
    let mut module = parse(&source).module;
    let mut parts = Vec::new();
    for_each_span(&mut module, |span| parts.push(source.offset(span.lo)..source.offset(span.hi)));
    Listing { text, parts }
}

/// Calls `f` for every place of a module, in an order that follows from what the module consists of.
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
