//! Named metadata: module flags, identification, compile units.

use super::definitions::Definitions;
use super::error::{NodeError, NodeErrorKind};
use super::graph::tuple_of;
use super::graph::{MetadataGraph, MetadataOperand};
use super::reach::{ReachableNodes, ReachedFrom};
use super::tbaa;
use crate::ir::metadata::node::{Class, Node};
use crate::verify::context::VerifierContext;
use rustc_hash::{FxHashMap, FxHashSet};

/// Checks the named metadata of a module.
pub(super) fn check<'a>(cx: &mut VerifierContext<'a>, graph: &MetadataGraph<'a>, definitions: &mut Definitions) {
    for (name, list) in &graph.named {
        let mut found = Vec::new();
        match *name {
            "llvm.ident" | "llvm.commandline" => strings(graph, name, *list, &mut found),
            "llvm.errno.tbaa" => errno(graph, *list, &mut found),
            "llvm.module.flags" => flags(cx, graph, *list, &mut found),
            "llvm.dbg.cu" => {
                let unit = |class| class == Class::CompileUnit;
                if !graph.operands(*list).all(|unit_node| unit_node.is(unit)) {
                    found.push((NodeError::debug_info("invalid compile unit"), None));
                }
            }
            name if name.starts_with("llvm.dbg.") => {
                let message = "unrecognized named metadata node in the llvm.dbg namespace";
                found.push((NodeError::debug_info(message), None));
            }
            _ => {}
        }
        for (error, number) in found {
            if error.kind == NodeErrorKind::DebugInfo && !graph.debug_info {
                continue;
            }
            let node = number.and_then(|number: u32| Some((number, graph.entry(number)?.node?)));
            let span = match node {
                Some((number, node)) => definitions.name_span(cx, &format!("!{number}"), node),
                None => definitions.name_span(cx, &format!("!{name}"), *list),
            };
            cx.report(error.diagnostic(span, false));
        }
    }
    unlisted_units(cx, graph, definitions);
}

/// Reports summary entries about undefined globals.
pub(super) fn check_summary(cx: &mut VerifierContext<'_>) {
    let named = |item: &str| {
        let rest = item.strip_prefix('^')?.split_once("gv: (name: \"")?.1;
        Some(rest.split_once('"')?.0.to_string())
    };
    for item in cx.module.other_items.iter().filter(|item| item.starts_with('^')) {
        let Some(name) = named(item).filter(|name| cx.module.find(name).is_none()) else { continue };
        let key = item.split(' ').next().unwrap_or_default();
        let found = cx.sources.sources().iter().find_map(|source| {
            let start = source.text().lines().find(|line| line.starts_with(key))?;
            let at = start.as_ptr() as usize - source.text().as_ptr() as usize;
            Some(source.span(at..at + start.trim_end().len()))
        });
        let error = NodeError::structure(format!("Reference to undefined global \"{name}\""));
        cx.report(error.diagnostic(found.unwrap_or_default(), true));
    }
}

/// Errors, each with the number of its node; `None` for the named metadata itself.
type Found = Vec<(NodeError, Option<u32>)>;

fn strings<'m>(graph: &MetadataGraph<'m>, name: &str, list: Node<'m>, found: &mut Found) {
    for target in graph.operands(list) {
        let Some(node) = target.node() else { continue };
        match tuple_of::<1>(graph, node) {
            None => found.push((
                NodeError::structure(format!("incorrect number of operands in {name} metadata")),
                target.number(),
            )),
            Some([text]) if !text.is_string() => found.push((
                NodeError::structure(format!(
                    "invalid value for {name} metadata entry operand (the operand should be a string)"
                )),
                target.number(),
            )),
            Some(_) => {}
        }
    }
}

fn errno<'m>(graph: &MetadataGraph<'m>, list: Node<'m>, found: &mut Found) {
    let mut cache = tbaa::TbaaCache::default();
    if list.parts().next().is_none() {
        found.push((NodeError::structure("llvm.errno.tbaa must have at least one operand"), None));
    }
    for target in graph.operands(list) {
        let Some(node) = target.node() else { continue };
        found.extend(
            tbaa::tag_error(graph, &mut cache, node, false)
                .map(|message| (NodeError::structure(message), target.number())),
        );
    }
}

const REQUIRE: &str = "3";

fn flags<'m>(cx: &VerifierContext<'m>, graph: &MetadataGraph<'m>, list: Node<'m>, found: &mut Found) {
    let mut seen: FxHashMap<&str, MetadataOperand<'m>> = FxHashMap::default();
    let mut required = Vec::new();
    let mut authentication = [false; 2];
    for target in graph.operands(list) {
        let Some(node) = target.node() else { continue };
        let mut error = |message: &str| found.push((NodeError::structure(message), target.number()));
        let Some([behavior, id, value]) = tuple_of::<3>(graph, node) else {
            error("incorrect number of operands in module flag");
            continue;
        };
        let Some((_, behavior)) = behavior.integer() else {
            if behavior != MetadataOperand::Unknown {
                error("invalid behavior operand in module flag (expected constant integer)");
            }
            continue;
        };
        if !(1..=8).contains(&behavior.parse::<i64>().unwrap_or(0)) {
            error("invalid behavior operand in module flag (unexpected constant)");
            continue;
        }
        let MetadataOperand::String(id) = id else {
            error("invalid ID operand in module flag (expected metadata string)");
            continue;
        };
        let integer = value.integer();
        match behavior {
            // A 'min' flag must be non-negative, a 'max' flag need not.
            "8" if integer.is_none_or(|(_, value)| value.starts_with('-')) => {
                error("invalid value for 'min' module flag (expected constant non-negative integer)");
            }
            "7" if integer.is_none() => error("invalid value for 'max' module flag (expected constant integer)"),
            REQUIRE => match value.node().and_then(|node| tuple_of::<2>(graph, node)) {
                None => error("invalid value for 'require' module flag (expected metadata pair)"),
                Some([MetadataOperand::String(flag), wanted]) => required.push((flag, wanted, target.number())),
                Some(_) => error("invalid value for 'require' module flag (first value operand should be a string)"),
            },
            "5" | "6" if value.node().is_none() && value != MetadataOperand::Unknown => {
                error("invalid value for 'append'-type module flag (expected a metadata node)");
            }
            _ => {}
        }
        if behavior != REQUIRE && seen.insert(id, value).is_some() {
            error("module flag identifiers must be unique (or of 'require' type)");
        }
        match id {
            "wchar_size" if integer.is_none() => error("wchar_size metadata requires constant integer argument"),
            "Linker Options" if graph.list("llvm.linker.options").is_none() => {
                error("'Linker Options' named metadata no longer supported");
            }
            "SemanticInterposition" if integer.is_none() => {
                error("SemanticInterposition metadata requires constant integer argument");
            }
            "aarch64-elf-pauthabi-platform" => authentication[0] = true,
            "aarch64-elf-pauthabi-version" => authentication[1] = true,
            "CG Profile" => {
                let entries = value.node().into_iter().flat_map(|node| graph.operands(node));
                let message = entries.filter_map(|entry| profile_error(cx, graph, entry)).next();
                message.into_iter().for_each(&mut error);
            }
            _ => {}
        }
    }
    if authentication[0] != authentication[1] {
        let message = "either both or no 'aarch64-elf-pauthabi-platform' and 'aarch64-elf-pauthabi-version' module flags must be present";
        found.push((NodeError::structure(message), None));
    }
    for (flag, wanted, number) in required {
        let message = match seen.get(flag) {
            None => "invalid requirement on flag, flag is not present in module",
            Some(value) if *value != wanted => "invalid requirement on flag, flag does not have the required value",
            Some(_) => continue,
        };
        found.push((NodeError::structure(message), number));
    }
}

/// Returns the error in a call graph profile entry: caller, callee and count.
fn profile_error<'m>(
    cx: &VerifierContext<'m>,
    graph: &MetadataGraph<'m>,
    entry: MetadataOperand<'m>,
) -> Option<&'static str> {
    let Some([from, to, count]) = entry.node().and_then(|node| tuple_of::<3>(graph, node)) else {
        return Some("expected a MDNode triple");
    };
    let is_function = |target: MetadataOperand<'_>| match target {
        MetadataOperand::Null | MetadataOperand::Unknown => true,
        MetadataOperand::Constant(text) => {
            let name = text.rsplit('@').next().unwrap_or("");
            cx.module.find(name.trim_end_matches(')')).is_none_or(|id| cx.module.function(id).is_some())
        }
        _ => false,
    };
    if !is_function(from) || !is_function(to) {
        return Some("expected a Function or null");
    }
    (count.integer().is_none() && count != MetadataOperand::Unknown).then_some("expected an integer constant")
}

/// Reports compile units that are missing in `llvm.dbg.cu`.
fn unlisted_units<'a>(cx: &mut VerifierContext<'a>, graph: &MetadataGraph<'a>, definitions: &mut Definitions) {
    let listed: Vec<_> = graph.list("llvm.dbg.cu").into_iter().flat_map(|list| graph.operands(list)).collect();
    let listed: FxHashSet<_> = listed.into_iter().filter_map(MetadataOperand::number).collect();
    let units = graph.entries.iter().filter_map(|entry| Some((entry.number, entry.node?)));
    let unlisted: Vec<_> =
        units.filter(|(number, node)| node.class == Class::CompileUnit && !listed.contains(number)).collect();
    if unlisted.is_empty() {
        return;
    }
    let reach = ReachableNodes::find(cx.module, graph);
    for (number, node) in unlisted {
        let severe = match reach.of(number) {
            ReachedFrom::Program => true,
            ReachedFrom::DebugInfo if graph.debug_info => false,
            _ => continue,
        };
        let span = definitions.name_span(cx, &format!("!{number}"), node);
        cx.report(NodeError::debug_info("DICompileUnit not listed in llvm.dbg.cu").diagnostic(span, severe));
    }
}
