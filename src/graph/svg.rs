//! Drawings as SVG: one picture of all functions, one below the other. The background is transparent, and the colors
//! are legible on light and dark backgrounds; if the viewer states a color scheme, the blocks follow it.

use super::layout::{Layout, LayoutEdge, NodeSize, PathSegment, layout};
use super::{CfgEdge, CfgGraph, CfgNode, EdgeKind};
use std::fmt::Write;

/// Width of a character in blocks, as in monospaced fonts of this size.
const LETTER_WIDTH: f64 = 7.23;
const LINE_HEIGHT: f64 = 16.0;
const PADDING: f64 = 8.0;
/// Maximum number of characters shown of a line.
const MAX_LINE_CHARS: usize = 72;
/// Margin around the drawing.
const MARGIN: f64 = 16.0;
/// Height of a function's title.
const TITLE_HEIGHT: f64 = 30.0;

const STYLE: &str = "\
text{font:12px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#1f2328;white-space:pre}
.title{font-size:15px;font-weight:bold;fill:#808890}
.label{font-weight:bold}
.block{fill:#f6f8fa;stroke:#808890}
.header{stroke:#8f62e0;stroke-width:2.5}
.dead{fill:#d4d4d4;stroke:#909090;stroke-dasharray:4 3}
.grey{fill:#6c6c6c}
.loop{fill:#7a45d6}
.edge{fill:none;stroke-width:1.6}
.back{stroke-width:2.4;stroke-dasharray:7 4}
.case{font-size:11px;stroke:none}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}.block{fill:#21262d}.dead{fill:#3a3a3a}.grey{fill:#a0a0a0}.loop{fill:#b99af0}
}
";

/// Draws the graphs as SVG.
pub fn svg(graphs: &[CfgGraph]) -> String {
    let drawn: Vec<(&CfgGraph, Vec<NodeSize>, Layout)> = graphs.iter().map(laid_out).collect();
    let title = |graph: &CfgGraph| 9.2 * (graph.name.chars().count() + 1) as f64;
    let width = drawn.iter().map(|(graph, _, layout)| layout.width.max(title(graph))).fold(0.0, f64::max);
    let height: f64 = drawn.iter().map(|(_, _, layout)| layout.height + TITLE_HEIGHT).sum();
    let (width, height) = ((width + 2.0 * MARGIN).ceil(), (height + 2.0 * MARGIN).ceil());
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">\n<style>\n{STYLE}</style>\n"
    );
    let mut y = MARGIN;
    for (graph, boxes, layout) in &drawn {
        let _ = writeln!(out, "<g transform=\"translate({MARGIN} {y})\">");
        text(&mut out, "title", (0.0, 16.0), &format!("@{}", graph.name));
        let _ = writeln!(out, "<g transform=\"translate(0 {TITLE_HEIGHT})\">");
        for (edge, path) in graph.edges.iter().zip(&layout.paths) {
            line(&mut out, graph, edge, path);
        }
        for ((node, shape), corner) in graph.nodes.iter().zip(boxes).zip(&layout.boxes) {
            block(&mut out, node, shape, *corner);
        }
        for (edge, path) in graph.edges.iter().zip(&layout.paths).filter(|(edge, _)| !edge.label.is_empty()) {
            let (x, y) = (path.start.0 + 5.0, path.start.1 + 13.0);
            let _ = write!(out, "<text class=\"case\" style=\"fill:{}\" ", edge_color(graph, edge));
            let _ = writeln!(out, "x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(&edge.label));
        }
        out.push_str("</g></g>\n");
        y += layout.height + TITLE_HEIGHT;
    }
    out.push_str("</svg>\n");
    out
}

/// Returns the lines of a block as they are shown, the label first.
fn lines(node: &CfgNode) -> Vec<String> {
    let label = format!("{}:", node.label);
    let lines = [label].into_iter().chain(node.lines.iter().map(|line| format!("  {line}")));
    let short = |line: String| match line.char_indices().nth(MAX_LINE_CHARS) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    };
    lines.map(short).collect()
}

fn laid_out(graph: &CfgGraph) -> (&CfgGraph, Vec<NodeSize>, Layout) {
    let label = |edge: &CfgEdge| 14.0 + 6.9 * edge.label.chars().count() as f64;
    let mut boxes: Vec<NodeSize> = graph.nodes.iter().map(size).collect();
    for (n, shape) in boxes.iter_mut().enumerate() {
        let labels: f64 = graph.edges.iter().filter(|edge| edge.from == n).map(label).sum();
        shape.width = shape.width.max(labels);
    }
    let links: Vec<LayoutEdge> = graph
        .edges
        .iter()
        .map(|edge| LayoutEdge { from: edge.from, to: edge.to, back: edge.back, label: label(edge) })
        .collect();
    let layout = layout(&boxes, &links, &order(graph));
    (graph, boxes, layout)
}

fn size(node: &CfgNode) -> NodeSize {
    let lines = lines(node);
    let tag = if node.header || !node.reachable { 14 } else { 0 };
    let first = lines[0].chars().count() + tag;
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(first);
    NodeSize {
        width: 2.0 * PADDING + LETTER_WIDTH * longest as f64,
        height: 2.0 * PADDING + LINE_HEIGHT * lines.len() as f64 - 4.0,
    }
}

/// Returns the blocks in topological order without the back edges: the reverse postorder of a depth-first
/// search.
fn order(graph: &CfgGraph) -> Vec<usize> {
    let mut next = vec![Vec::new(); graph.nodes.len()];
    graph.edges.iter().filter(|edge| !edge.back).for_each(|edge| next[edge.from].push(edge.to));
    let mut seen = vec![false; next.len()];
    let mut done = Vec::with_capacity(next.len());
    // The last start comes first in the result, and is the entry.
    for start in (0..next.len()).rev() {
        let mut stack = vec![(start, 0)];
        while let Some((node, at)) = stack.pop() {
            if at == 0 && std::mem::replace(&mut seen[node], true) {
                continue;
            }
            match next[node].get(at) {
                Some(&further) => stack.extend([(node, at + 1), (further, 0)]),
                None => done.push(node),
            }
        }
    }
    done.reverse();
    done
}

fn edge_color(graph: &CfgGraph, edge: &CfgEdge) -> &'static str {
    match edge.kind {
        _ if !graph.nodes[edge.from].reachable => "#959595",
        EdgeKind::True => "#2b9a4a",
        EdgeKind::False => "#e0503f",
        EdgeKind::Unwind => "#c77a12",
        EdgeKind::Plain if edge.back => "#8f62e0",
        EdgeKind::Plain => "#808890",
    }
}

fn line(out: &mut String, graph: &CfgGraph, edge: &CfgEdge, path: &super::layout::Path) {
    let edge_color = edge_color(graph, edge);
    let mut d = format!("M{:.1} {:.1}", path.start.0, path.start.1);
    for step in &path.steps {
        let _ = match step {
            PathSegment::Line(x, y) => write!(d, "L{x:.1} {y:.1}"),
            PathSegment::Curve([a, b, end]) => {
                write!(d, "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", a.0, a.1, b.0, b.1, end.0, end.1)
            }
        };
    }
    let class = if edge.back { "edge back" } else { "edge" };
    let _ = writeln!(out, "<path class=\"{class}\" stroke=\"{edge_color}\" d=\"{d}\"/>");
    // The arrowhead.
    let _ = writeln!(out, "<path fill=\"{edge_color}\" d=\"M{:.1} {:.1}l-4.5 -9h9z\"/>", path.end.0, path.end.1);
}

fn block(out: &mut String, node: &CfgNode, shape: &NodeSize, (x, y): (f64, f64)) {
    let NodeSize { width, height } = shape;
    let class = match (node.reachable, node.header) {
        (false, _) => "block dead",
        (true, true) => "block header",
        (true, false) => "block",
    };
    let _ = writeln!(
        out,
        "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\"/>"
    );
    let grey = if node.reachable { "" } else { "grey" };
    for (n, line) in lines(node).iter().enumerate() {
        let class = if n == 0 { format!("label {grey}") } else { grey.to_string() };
        text(out, class.trim(), (x + PADDING, y + PADDING + LINE_HEIGHT * n as f64 + 10.0), line);
    }
    let tag = match (node.reachable, node.header) {
        (false, _) => Some(("grey", "unreachable")),
        (true, true) => Some(("loop", "loop header")),
        (true, false) => None,
    };
    if let Some((class, tag)) = tag {
        let end = x + width - PADDING - LETTER_WIDTH * tag.len() as f64;
        text(out, class, (end, y + PADDING + 10.0), tag);
    }
}

fn text(out: &mut String, class: &str, (x, y): (f64, f64), text: &str) {
    // Leading blanks are converted to an offset.
    let shown = text.trim_start();
    let x = x + LETTER_WIDTH * (text.len() - shown.len()) as f64;
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let _ = writeln!(out, "<text{class} x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(shown));
}

fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            // XML 1.0 forbids control characters.
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
