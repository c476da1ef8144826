//! Output for Graphviz.

use super::{CfgGraph, EdgeKind};
use std::fmt::Write;

/// Writes the graphs as one Graphviz graph, in which several functions are clusters.
pub fn dot(graphs: &[CfgGraph]) -> String {
    let mut out = String::from("digraph cfg {\n");
    out.push_str("  graph [bgcolor=transparent, fontname=monospace, fontcolor=\"#808080\"]\n");
    out.push_str("  node [shape=box, style=filled, fillcolor=\"#f6f8fa\", color=\"#808890\", ");
    out.push_str("fontname=monospace, fontsize=10]\n");
    out.push_str("  edge [color=\"#808890\", fontcolor=\"#808890\", fontname=monospace, fontsize=10]\n");
    for (n, graph) in graphs.iter().enumerate() {
        if graphs.len() > 1 {
            let _ = writeln!(out, "  subgraph cluster_{n} {{\n  color=\"#808080\"");
        }
        let _ = writeln!(out, "  label=\"{}\"", escaped(&format!("@{}", graph.name)));
        for (at, node) in graph.nodes.iter().enumerate() {
            // Left-justified lines.
            let lines = node.lines.iter().map(|line| format!("  {}\\l", escaped(line)));
            let label = format!("{}:\\l{}", escaped(&node.label), lines.collect::<String>());
            let _ = write!(out, "  f{n}_{at} [label=\"{label}\"");
            if node.header {
                out.push_str(", penwidth=2, color=\"#8250df\", tooltip=\"loop header\"");
            }
            if !node.reachable {
                out.push_str(", style=\"filled,dashed\", fillcolor=\"#d8d8d8\", fontcolor=\"#707070\", ");
                out.push_str("tooltip=\"cannot be reached\"");
            }
            out.push_str("]\n");
        }
        for edge in &graph.edges {
            let _ = write!(out, "  f{n}_{} -> f{n}_{}", edge.from, edge.to);
            let mut attributes = Vec::new();
            if !edge.label.is_empty() {
                attributes.push(format!("label=\"{}\"", escaped(&edge.label)));
            }
            let color = match edge.kind {
                _ if !graph.nodes[edge.from].reachable => Some("#b0b0b0"),
                EdgeKind::True => Some("#2da44e"),
                EdgeKind::False => Some("#e5534b"),
                EdgeKind::Unwind => Some("#d18616"),
                EdgeKind::Plain if edge.back => Some("#8250df"),
                EdgeKind::Plain => None,
            };
            if let Some(color) = color {
                attributes.push(format!("color=\"{color}\", fontcolor=\"{color}\""));
            }
            if edge.back {
                attributes.push("style=dashed, penwidth=2, tooltip=\"back edge\"".into());
            }
            match attributes.is_empty() {
                true => out.push('\n'),
                false => drop(writeln!(out, " [{}]", attributes.join(", "))),
            }
        }
        if graphs.len() > 1 {
            out.push_str("  }\n");
        }
    }
    out.push_str("}\n");
    out
}

/// Escapes a text for a double-quoted string, in which Graphviz has escapes of its own.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\l"),
            c if c.is_control() => out.push(' '),
            // Labels may contain HTML entities.
            '&' => out.push_str("&amp;"),
            c => out.push(c),
        }
    }
    out
}
