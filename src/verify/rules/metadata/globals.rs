//! Metadata attachments of functions and variables.

use super::error::{NodeError, NodeErrorKind};
use super::errors;
use super::graph::tuple_of;
use super::graph::{MetadataGraph, MetadataOperand, is_nested};
use super::instruction::{RangeKind, range_error, unknown_profile_error};
use crate::ir::metadata::attachments;
use crate::ir::metadata::node::{Class, Node};
use crate::ir::{GlobalId, GlobalKind, GlobalValue};
use crate::verify::context::VerifierContext;

/// Checks the attachments of a global.
pub(super) fn check(cx: &mut VerifierContext<'_>, id: GlobalId) {
    let global = &cx.module.globals[id];
    if global.metadata.is_empty() {
        return;
    }
    let shared = cx.graph.clone();
    let graph = shared.get_or_init(|| MetadataGraph::new(cx.module));
    let mut found = Vec::new();
    let mut counts = [0; 3];
    for (name, text) in global.metadata.iter().flat_map(|text| attachments(text)) {
        if is_nested(text)
            && let Some(node) = Node::read(text)
        {
            let before = found.len();
            errors(graph, node, &mut found);
            let fields = found.split_off(before).into_iter().filter(|error| error.kind == NodeErrorKind::Syntax);
            found.extend(fields.collect::<Vec<_>>());
        }
        let nth = ["dbg", "prof", "kcfi_type"].iter().position(|known| *known == name);
        nth.into_iter().for_each(|n| counts[n] += 1);
        let target = graph.target(text);
        if let Some(message) = error(cx, graph, global, name, target) {
            let debug = name == "dbg";
            if !debug || graph.debug_info {
                found.push(if debug { NodeError::debug_info(message) } else { NodeError::structure(message) });
            }
        }
    }
    if matches!(&global.kind, GlobalKind::Function(function) if function.body.is_some()) {
        let messages = [
            "function must have a single !dbg attachment",
            "function must have a single !prof attachment",
            "function must have a single !kcfi_type attachment",
        ];
        for (n, message) in messages.into_iter().enumerate().filter(|(n, _)| counts[*n] > 1) {
            match n {
                0 if graph.debug_info => found.push(NodeError::debug_info(message)),
                0 => {}
                _ => found.push(NodeError::structure(message)),
            }
        }
    }
    for error in found {
        cx.report(error.diagnostic(cx.module.globals[id].span, false));
    }
}

fn error<'m>(
    cx: &VerifierContext<'m>,
    graph: &MetadataGraph<'m>,
    global: &GlobalValue,
    name: &str,
    target: MetadataOperand<'m>,
) -> Option<&'static str> {
    let node = target.node();
    let (function, defined) = match &global.kind {
        GlobalKind::Function(function) => (true, function.body.is_some()),
        GlobalKind::Variable { init, .. } => (false, init.is_some()),
        GlobalKind::Ifunc { .. } => {
            return match name {
                "dbg" => Some("an ifunc may not have a !dbg attachment"),
                "prof" => Some("an ifunc may not have a !prof attachment"),
                _ => None,
            };
        }
        _ => return None,
    };
    match name {
        "dbg" if !function => (!target.is(|class| class == Class::GlobalVariableExpression))
            .then_some("!dbg attachment of global variable must be a DIGlobalVariableExpression"),
        "dbg" if !target.is(|class| class == Class::Subprogram) => {
            Some("function !dbg attachment must be a subprogram")
        }
        "dbg" if defined => node
            .is_some_and(|node| !node.distinct)
            .then_some("function definition may only have a distinct !dbg attachment"),
        "dbg" => node
            .is_some_and(|node| node.distinct)
            .then_some("function declaration may only have a unique !dbg attachment"),
        "prof" if function && !defined => Some("function declaration may not have a !prof attachment"),
        "prof" if function => profile_error(graph, node?),
        "kcfi_type" if function => match tuple_of::<1>(graph, node?) {
            None => Some("!kcfi_type must have exactly one operand"),
            Some([MetadataOperand::Null]) => Some("!kcfi_type operand must not be null"),
            Some([ty]) if !ty.is_constant() => Some("expected a constant operand for !kcfi_type"),
            Some([ty]) => match ty.integer() {
                None => Some("expected a constant integer operand for !kcfi_type"),
                Some((bits, _)) => (bits != 32).then_some("expected a 32-bit integer constant operand for !kcfi_type"),
            },
        },
        "associated" => reference_error(
            cx,
            global,
            tuple_of::<1>(graph, node?),
            [
                "associated metadata must have one operand",
                "associated metadata must have a global value",
                "associated metadata must be ValueAsMetadata",
                "associated value must be pointer typed",
                "global values should not associate to themselves",
            ],
        ),
        "implicit.ref" if !defined => Some("ref metadata must not be placed on a declaration"),
        "implicit.ref" => reference_error(
            cx,
            global,
            tuple_of::<1>(graph, node?),
            [
                "ref metadata must have one operand",
                "ref metadata must be ValueAsMetadata",
                "ref metadata must be ValueAsMetadata",
                "ref value must be pointer typed",
                "values should not reference themselves",
            ],
        ),
        "absolute_symbol" => {
            let bytes = cx.layout.pointer(global.addrspace).0;
            range_error(graph, node?, u32::try_from(bytes * 8).ok(), RangeKind::Symbols)
        }
        _ => None,
    }
}

/// Checks the entry count in the profile of a function.
fn profile_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    let operands: Vec<_> = graph.operands(node).collect();
    if operands.len() < 2 {
        return Some("!prof annotations should have no less than 2 operands");
    }
    match operands[0] {
        MetadataOperand::String("unknown") => return unknown_profile_error(&operands),
        MetadataOperand::Null => return Some("first operand should not be null"),
        MetadataOperand::String("function_entry_count" | "synthetic_function_entry_count")
        | MetadataOperand::Unknown => {}
        MetadataOperand::String(_) => {
            return Some("first operand should be 'function_entry_count' or 'synthetic_function_entry_count'");
        }
        _ => return Some("expected string with name of the !prof annotation"),
    }
    match operands[1] {
        MetadataOperand::Null => Some("second operand should not be null"),
        count => (!count.is_constant()).then_some("expected integer argument to function_entry_count"),
    }
}

/// Checks a node that refers to one other global.
fn reference_error<'m>(
    cx: &VerifierContext<'m>,
    global: &GlobalValue,
    operand: Option<[MetadataOperand<'m>; 1]>,
    [count, null, no_value, no_pointer, itself]: [&'static str; 5],
) -> Option<&'static str> {
    let text = match operand {
        None => return Some(count),
        Some([MetadataOperand::Null]) => return Some(null),
        Some([MetadataOperand::Unknown]) => return None,
        Some([MetadataOperand::Constant(text)]) => text,
        Some(_) => return Some(no_value),
    };
    if !text.starts_with("ptr") && !text.contains('*') {
        return Some(no_pointer);
    }
    let name = text.rsplit('@').next().filter(|_| text.contains('@'))?;
    let other = cx.module.find(name.trim_matches(['"', ')']))?;
    let other = &cx.module.globals[cx.module.aliasee(other)];
    (other.name == global.name).then_some(itself)
}
