//! Metadata nodes of a module: classes, fields and operands (LangRef "Metadata", "Specialized Metadata Nodes").
//!
//! Violations that LLVM's parser reports are errors for any node. Those that its verifier reports about debug
//! information (`debug_info`, `functions`) are errors only for nodes that the program itself reaches. For other nodes
//! LLVM drops all debug information with a warning, and this module issues a warning, W0220. LLVM drops debug
//! information of another or no version without checking it.

mod debug_info;
mod definitions;
mod error;
mod expression;
mod fields;
mod fragment;
mod functions;
mod globals;
pub(crate) mod graph;
mod instruction;
mod module;
mod reach;
mod records;
pub(crate) mod tbaa;

pub(crate) use functions::check as check_function;
pub(crate) use instruction::{argument_error, error as attachment_error};

use crate::verify::context::VerifierContext;
use definitions::Definitions;
use error::NodeError;
use error::NodeErrorKind;
use graph::MetadataGraph;
use graph::MetadataOperand;
use graph::is_nested;

use crate::ir::metadata::node::{Class, Node};
use crate::parallel;

/// Minimum number of nodes for which multiple threads are worthwhile.
const MIN_PARALLEL_NODES: usize = 8_000;

/// Number of nodes that a thread takes at a time.
const NODES_PER_STEP: usize = 512;

/// Checks all nodes and named metadata.
pub(crate) fn check(cx: &mut VerifierContext<'_>) {
    module::check_summary(cx);
    if !cx.module.other_items.iter().any(|item| item.starts_with('!')) {
        return;
    }
    let shared = cx.graph.clone();
    let graph = shared.get_or_init(|| MetadataGraph::new(cx.module));
    functions::check_spellings(cx);
    let mut definitions = Definitions::default();
    if !has_good_nodes(graph) {
        check_nodes(cx, graph, &mut definitions);
    }
    module::check(cx, graph, &mut definitions);
    cx.module.globals.keys().for_each(|id| globals::check(cx, id));
}

/// Whether all nodes are valid. Also false if there are too few nodes for threads, so that nothing was checked.
fn has_good_nodes(graph: &MetadataGraph<'_>) -> bool {
    if graph.entries.len() < MIN_PARALLEL_NODES {
        return false;
    }
    parallel::all_satisfy(
        parallel::processors(),
        &graph.entries,
        NODES_PER_STEP,
        || Some(Vec::new()),
        |found, entries| {
            entries.iter().filter_map(|entry| entry.node).for_each(|node| errors(graph, node, found));
            found.is_empty()
        },
    )
}

fn check_nodes<'a>(cx: &mut VerifierContext<'a>, graph: &MetadataGraph<'a>, definitions: &mut Definitions) {
    let mut reached = None;
    let mut found = Vec::new();
    for entry in &graph.entries {
        let Some(node) = entry.node else { continue };
        errors(graph, node, &mut found);
        for error in found.drain(..) {
            let known = || reach::ReachableNodes::find(cx.module, graph);
            let reach =
                (error.kind != NodeErrorKind::Syntax).then(|| reached.get_or_insert_with(known).of(entry.number));
            let severe = match reach {
                None | Some(reach::ReachedFrom::Program) => true,
                Some(reach::ReachedFrom::DebugInfo) if graph.debug_info => error.kind == NodeErrorKind::Structure,
                // LLVM does not check this node.
                Some(_) => continue,
            };
            let name = format!("!{}", entry.number);
            let span = definitions.field_span(cx, &name, node, error.field.as_ref());
            cx.report(error.diagnostic(span, severe));
        }
    }
}

/// Collects the errors of a node and of the nodes inline in it.
fn errors<'m>(graph: &MetadataGraph<'m>, node: Node<'m>, found: &mut Vec<NodeError>) {
    let before = found.len();
    match node.class {
        Class::Tuple => tuple_errors(graph, node, found),
        Class::Expression => expression::errors(node, found),
        Class::AssignId if !node.distinct => {
            found.push(NodeError {
                kind: NodeErrorKind::Syntax,
                ..NodeError::debug_info("missing 'distinct', required for !DIAssignID()")
            });
        }
        Class::AssignId if !node.body.trim().is_empty() => {
            let field = Some((node.body.trim().to_string(), 0));
            found.push(NodeError { kind: NodeErrorKind::Syntax, message: "expected ')' here".into(), field });
        }
        Class::AssignId | Class::ArgList => {}
        Class::Location if debug_info::is_plain_location(graph, node.body) => {}
        _ => {
            let fields = fields::read(node, found);
            // Values of invalid fields are not checked further.
            if found.len() == before {
                debug_info::errors(graph, node, &fields, found);
            }
            for value in fields.values().filter(|value| is_nested(value)) {
                nested_errors(graph, value, found);
            }
        }
    }
}

fn nested_errors<'m>(graph: &MetadataGraph<'m>, text: &'m str, found: &mut Vec<NodeError>) {
    match Node::read(text) {
        Some(node) => errors(graph, node, found),
        None if !text.contains(['(', '{']) => {
            let field = Some((text.trim_start_matches('!').to_string(), 0));
            found.push(NodeError { kind: NodeErrorKind::Syntax, message: "expected metadata type".into(), field });
        }
        None => {}
    }
}

fn tuple_errors<'m>(graph: &MetadataGraph<'m>, node: Node<'m>, found: &mut Vec<NodeError>) {
    for (n, part) in node.parts().enumerate() {
        let field = |message: &str| NodeError { kind: NodeErrorKind::Syntax, message: message.into(), field: None };
        if is_nested(part) {
            nested_errors(graph, part, found);
        } else if !part.starts_with('!') {
            if part.starts_with("metadata ") {
                found.push(field("invalid metadata-value-metadata roundtrip"));
            } else if part.rsplit(' ').next().is_some_and(|value| value.starts_with('%')) && part.contains(' ') {
                found.push(field("invalid use of function-local name"));
            }
        } else if n == 0 && part == "!\"llvm.loop.estimated_trip_count\"" {
            let operands: Vec<_> = graph.operands(node).collect();
            match operands.get(1) {
                Some(count) if operands.len() == 2 => {
                    if *count != MetadataOperand::Unknown && count.integer().is_none_or(|(bits, _)| bits > 32) {
                        let message =
                            "Expected second operand to be an integer constant of type i32 or smaller".to_string();
                        found.push(NodeError::structure(message));
                    }
                }
                _ => found.push(NodeError::structure("Expected two operands")),
            }
        }
    }
}
