//! Which metadata nodes are reachable. LLVM's verifier checks only these.

use super::graph::{MetadataGraph, is_nested};
use crate::ir::metadata::attachments;
use crate::ir::metadata::node::{Node, number};
use crate::ir::{Constant, Module, Operand, Piece};
use rustc_hash::FxHashSet;

/// Where a node is reachable from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ReachedFrom {
    /// Metadata that remains when debug information is dropped.
    Program,
    /// Debug information only.
    DebugInfo,
    /// Nothing.
    Nothing,
}

/// Numbers of reachable nodes.
pub(super) struct ReachableNodes {
    program: FxHashSet<u32>,
    debug: FxHashSet<u32>,
}

impl ReachableNodes {
    /// Traverses the nodes from all roots.
    pub(super) fn find(module: &Module, graph: &MetadataGraph<'_>) -> ReachableNodes {
        let mut program = NodeTraversal { graph, seen: FxHashSet::default(), todo: Vec::new() };
        let mut debug = NodeTraversal { graph, seen: FxHashSet::default(), todo: Vec::new() };
        for (name, list) in &graph.named {
            let is_debug_info = name.starts_with("llvm.dbg.") || *name == "llvm.gcov";
            if is_debug_info { &mut debug } else { &mut program }.operands(*list);
        }
        for global in module.globals.values() {
            let attached = global.metadata.iter().flat_map(|text| attachments(text));
            attached.for_each(|(name, node)| if name == "dbg" { &mut debug } else { &mut program }.visit(node));
        }
        for (_, _, body) in module.definitions() {
            for (name, node) in body.metadata.values().flat_map(|text| attachments(text)) {
                match name {
                    // Locations in these attachments are dropped with the debug information.
                    "dbg" | "llvm.loop" | "DIAssignID" | "heapallocsite" => debug.visit(node),
                    _ => program.visit(node),
                }
            }
            for piece in body.records.before.values().flatten().flat_map(|record| record.iter()) {
                if let Piece::Text(text) = piece {
                    debug.visit_mentioned(text);
                }
            }
        }
        for (_, _, body) in module.definitions() {
            for call in body.insts.values().filter_map(|inst| inst.call()) {
                for arg in &call.args {
                    let Operand::Const(id) = arg.value else { continue };
                    let Constant::Metadata(pieces) = &module.constants[id] else { continue };
                    for piece in pieces {
                        if let Piece::Text(text) = piece {
                            program.visit_mentioned(text);
                        }
                    }
                }
            }
        }
        program.run();
        debug.run();
        ReachableNodes { program: program.seen, debug: debug.seen }
    }

    /// Returns where a node is reachable from.
    pub(super) fn of(&self, number: u32) -> ReachedFrom {
        match (self.program.contains(&number), self.debug.contains(&number)) {
            (true, _) => ReachedFrom::Program,
            (false, true) => ReachedFrom::DebugInfo,
            (false, false) => ReachedFrom::Nothing,
        }
    }
}

/// A traversal of nodes, with visited and pending ones.
struct NodeTraversal<'g, 'm> {
    graph: &'g MetadataGraph<'m>,
    seen: FxHashSet<u32>,
    todo: Vec<u32>,
}

impl NodeTraversal<'_, '_> {
    /// Visits an operand, a field or an attachment.
    fn visit(&mut self, text: &str) {
        if let Some(number) = number(text) {
            if self.seen.insert(number) {
                self.todo.push(number);
            }
        } else if is_nested(text)
            && let Some(node) = Node::read(text)
        {
            self.operands(node);
        }
    }

    fn operands(&mut self, node: Node<'_>) {
        let tuple = node.class == crate::ir::metadata::node::Class::Tuple;
        for part in node.parts() {
            self.visit(if tuple { part } else { part.split_once(':').map_or(part, |(_, value)| value.trim_start()) });
        }
    }

    /// Visits every node mentioned in a text that is no node itself, such as a debug record.
    fn visit_mentioned(&mut self, text: &str) {
        for (at, _) in text.match_indices('!') {
            let digits = text[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            self.visit(&text[at..at + 1 + digits]);
        }
    }

    fn run(&mut self) {
        while let Some(number) = self.todo.pop() {
            if let Some(node) = self.graph.entry(number).and_then(|entry| entry.node) {
                self.operands(node);
            }
        }
    }
}
