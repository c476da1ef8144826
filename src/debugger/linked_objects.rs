//! Drawings of objects that point to each other: a linked list as a chain of boxes, anything else as a tree.
//!
//! ```text
//!            heap#1       heap#2
//!            ┌───┬───┐    ┌───┬──────┐
//! %head ────►│ 1 │ • ├───►│ 2 │ null │
//!            └───┴───┘    └───┴──────┘
//! ```
//!
//! A pointer back to an object that is already drawn (doubly linked lists, rings) is written as the object's name.

use super::value_text::ValueWriter;
use crate::interp::debug::{Content, Object, ObjectId, ObjectKind, ObjectState, Pointee, Scalar, Tree};
use crate::ir::{Type, TypeKind, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// Maximum number of objects shown.
const MAX_OBJECTS: usize = 100;
/// Maximum number of array elements shown.
const ELEMENTS: u64 = 8;
/// Maximum number of scalars shown of an object.
const CELLS: usize = 12;
/// Maximum number of characters shown of a scalar.
const CELL: usize = 24;

/// An object and its content.
struct ObjectNode {
    title: String,
    cells: Vec<ObjectCell>,
}

/// A scalar of an object.
struct ObjectCell {
    text: String,
    /// Object that the scalar points to, if it has content to show, and the offset of the pointer in bytes.
    to: Option<(ObjectId, i64)>,
}

impl ObjectNode {
    /// Returns the pointers to other objects: index of the cell, target and offset.
    fn links(&self) -> impl Iterator<Item = (usize, ObjectId, i64)> + '_ {
        self.cells.iter().enumerate().filter_map(|(n, cell)| cell.to.map(|(id, offset)| (n, id, offset)))
    }
}

/// All objects reached, in breadth-first order.
struct ObjectGraph {
    nodes: Vec<ObjectNode>,
    numbers: FxHashMap<ObjectId, usize>,
    /// Whether objects were left out.
    cut: bool,
}

impl ValueWriter<'_> {
    /// Draws the objects reachable from `root`. `start`: the text before the first object, such as the name of the
    /// pointer to it. Types may be added to `types`, which starts as a superset of the writer's own.
    pub fn follow(&self, start: Option<&str>, root: &Object, types: &mut Types, width: usize) -> String {
        let graph = self.graph(root, types);
        let mut text = match as_chain(&graph) {
            Some(order) => draw_chain(start, &graph, &order, width),
            None => draw_tree(start, &graph),
        };
        if graph.cut {
            text += &format!("… only the first {MAX_OBJECTS} objects are shown\n");
        }
        text
    }

    fn graph(&self, root: &Object, types: &mut Types) -> ObjectGraph {
        let mut graph = ObjectGraph { nodes: Vec::new(), numbers: FxHashMap::default(), cut: false };
        let mut waiting = std::collections::VecDeque::from([(*root, None)]);
        let mut met = FxHashSet::from_iter([root.id]);
        while let Some((object, like)) = waiting.pop_front() {
            if graph.nodes.len() == MAX_OBJECTS {
                graph.cut = true;
                break;
            }
            let ty = self.object_type(&object).or(like);
            let tree = self.read_object(&object, ty, types);
            let mut cells = Vec::new();
            self.cells(&tree, &mut cells);
            if cells.len() > CELLS {
                let left = cells.len() - CELLS;
                cells.truncate(CELLS);
                cells.push(ObjectCell { text: format!("… {left} more"), to: None });
            }
            let mut title = self.object(&object);
            match object.state {
                ObjectState::Freed => title += " (freed)",
                ObjectState::Ended => title += " (its lifetime has ended)",
                ObjectState::Live => {}
            }
            let node = ObjectNode { title, cells };
            for (_, id, _) in node.links() {
                if met.insert(id) {
                    let next = self.state.object(id);
                    // Objects of the same size and kind of memory are assumed to have the same type.
                    let alike = next.size == object.size && next.kind_rank() == object.kind_rank();
                    waiting.push_back((next, ty.filter(|_| alike)));
                }
            }
            graph.numbers.insert(object.id, graph.nodes.len());
            graph.nodes.push(node);
        }
        graph
    }

    /// Reads the content of an object. An object of unknown type is read as words: pointers where they point
    /// to an object, else integers.
    fn read_object(&self, object: &Object, ty: Option<(Type, u64)>, types: &mut Types) -> Tree {
        let ty = match ty {
            Some((ty, 1)) => ty,
            Some((elem, len)) => types.intern(TypeKind::Array { len, elem }),
            None if object.size.is_multiple_of(8) && object.size > 0 && object.size / 8 <= 64 => {
                let word = |n: u64| {
                    let tree = self.state.read(object.address + 8 * n, types, Type::PTR, 1);
                    match tree.content {
                        Content::Scalar(Scalar::Pointer(p)) if matches!(p.target, Pointee::Object { .. }) => Type::PTR,
                        _ => Type::I64,
                    }
                };
                let fields = (0..object.size / 8).map(word).collect();
                types.intern(TypeKind::Struct { fields, packed: false })
            }
            None => types.intern(TypeKind::Array { len: object.size, elem: Type::I8 }),
        };
        self.state.read(object.address, types, ty, ELEMENTS)
    }

    fn cells(&self, tree: &Tree, out: &mut Vec<ObjectCell>) {
        match &tree.content {
            Content::Node(parts) => parts.iter().for_each(|part| self.cells(part, out)),
            Content::Padding => {}
            Content::Scalar(Scalar::Pointer(pointer)) => {
                let to = match pointer.target {
                    Pointee::Object { object, offset } => {
                        let holds_data =
                            !matches!(self.state.object(object).kind, ObjectKind::Function(_) | ObjectKind::Host);
                        holds_data.then_some((object, offset))
                    }
                    _ => None,
                };
                out.push(ObjectCell { text: truncate_cell(self.pointer(pointer)), to });
            }
            _ => out.push(ObjectCell { text: truncate_cell(self.plain(tree)), to: None }),
        }
    }
}

impl Object {
    fn kind_rank(&self) -> u8 {
        match self.kind {
            ObjectKind::Global(_) => 0,
            ObjectKind::Function(_) => 1,
            ObjectKind::Stack(_) => 2,
            ObjectKind::Heap(_) => 3,
            ObjectKind::Argument => 4,
            ObjectKind::Host => 5,
        }
    }
}

fn truncate_cell(text: String) -> String {
    match text.char_indices().nth(CELL) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Returns the nodes in chain order, each with the cell that holds the next pointer; `None` if they do not form a chain.
fn as_chain(graph: &ObjectGraph) -> Option<Vec<(usize, Option<usize>)>> {
    let (mut order, mut met) = (Vec::new(), FxHashSet::default());
    let mut at = 0;
    loop {
        met.insert(at);
        let node = graph.nodes.get(at)?;
        let mut next = node.links().filter_map(|(cell, id, _)| Some((cell, *graph.numbers.get(&id)?)));
        let fresh = next.by_ref().find(|(_, number)| !met.contains(number));
        match fresh {
            None => {
                order.push((at, None));
                break;
            }
            Some((cell, number)) => {
                if next.any(|(_, other)| !met.contains(&other) && other != number) {
                    return None;
                }
                order.push((at, Some(cell)));
                at = number;
            }
        }
    }
    (order.len() == graph.nodes.len()).then_some(order)
}

/// The arrow `────►` between boxes.
const ARROW: &str = "───►";

fn draw_chain(start: Option<&str>, graph: &ObjectGraph, order: &[(usize, Option<usize>)], width: usize) -> String {
    let (mut out, mut rows) = (String::new(), [const { String::new() }; 4]);
    let length = |text: &str| text.chars().count();
    if let Some(start) = start {
        rows[2] = format!("{start} {ARROW}");
    }
    for (n, (number, link)) in order.iter().enumerate() {
        let node = &graph.nodes[*number];
        let boxed = draw_box(node, *link);
        let wide = length(&boxed[1]).max(length(&boxed[0]));
        let used = length(&rows[2]);
        // An arrow and a name follow the last box of a line.
        let next = link.and_then(|_| order.get(n + 1)).map(|(next, _)| &graph.nodes[*next].title);
        let behind = next.map_or(0, |title| length(ARROW) + 1 + length(title));
        if n > 0 && used + wide + behind > width {
            // The arrow continues on the next line.
            rows[2] += &format!(" {}", node.title);
            flush(&mut rows, &mut out);
        }
        // A title may be wider than its box: a blank separates two titles, and the arrow extends to the next box.
        let title = if rows[0].is_empty() { 0 } else { length(&rows[0]) + 1 };
        let used = rows.iter().map(|row| length(row)).max().unwrap_or(0).max(title);
        for (row, part) in rows.iter_mut().zip(&boxed) {
            let fill = used - length(row);
            match row.strip_suffix('►') {
                Some(line) => *row = format!("{line}{}►", "─".repeat(fill)),
                None => *row += &" ".repeat(fill),
            }
            *row += part;
        }
        if link.is_some() {
            rows[2] += ARROW;
        }
    }
    flush(&mut rows, &mut out);
    out
}

fn flush(rows: &mut [String; 4], out: &mut String) {
    for row in rows {
        out.push_str(row.trim_end());
        out.push('\n');
        row.clear();
    }
}

/// Returns a title and a box of cells. The cell with the next pointer is a dot.
fn draw_box(node: &ObjectNode, link: Option<usize>) -> [String; 4] {
    let text = |(n, cell): (usize, &ObjectCell)| match (Some(n) == link, cell.to) {
        (true, Some((_, 0))) => "•".to_string(),
        (true, Some((_, offset))) => format!("• {offset:+}"),
        _ => cell.text.clone(),
    };
    let cells: Vec<String> = node.cells.iter().enumerate().map(text).collect();
    let line = |left: &str, middle: &str, right: &str| {
        let parts: Vec<String> = cells.iter().map(|cell| "─".repeat(cell.chars().count() + 2)).collect();
        format!("{left}{}{right}", parts.join(middle))
    };
    let end = if link.is_some() { "├" } else { "│" };
    [node.title.clone(), line("┌", "┬", "┐"), format!("│ {} {end}", cells.join(" │ ")), line("└", "┴", "┘")]
}

fn draw_tree(start: Option<&str>, graph: &ObjectGraph) -> String {
    let mut out = String::new();
    // Nodes, each with its prefix and the prefix of its subtree.
    let mut waiting = vec![(0usize, start.map_or(String::new(), |start| format!("{start} ─► ")), String::new())];
    let mut drawn = FxHashSet::from_iter([0usize]);
    while let Some((number, lead, below)) = waiting.pop() {
        let node = &graph.nodes[number];
        let cells: Vec<&str> = node.cells.iter().map(|cell| cell.text.as_str()).collect();
        out += &format!("{lead}{}  {{ {} }}\n", node.title, cells.join(", "));
        let links = node.links().filter_map(|(cell, id, _)| Some((cell, *graph.numbers.get(&id)?)));
        let fresh: Vec<(usize, usize)> = links.filter(|(_, number)| drawn.insert(*number)).collect();
        let last = fresh.len().saturating_sub(1);
        for (n, (cell, child)) in fresh.into_iter().enumerate().rev() {
            let (branch, indent) = if n == last { ("└─", "   ") } else { ("├─", "│  ") };
            waiting.push((child, format!("{below}{branch} {cell} ─► "), format!("{below}{indent}")));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A title, and texts of cells with the nodes that they point to.
    type Given<'t> = (&'t str, &'t [(&'t str, Option<u32>)]);

    fn graph(nodes: &[Given<'_>]) -> ObjectGraph {
        let id = |n: u32| ObjectId::from_u32(n);
        let node = |(title, cells): &Given<'_>| ObjectNode {
            title: title.to_string(),
            cells: cells
                .iter()
                .map(|(text, to)| ObjectCell { text: text.to_string(), to: to.map(|to| (id(to), 0)) })
                .collect(),
        };
        let nodes: Vec<ObjectNode> = nodes.iter().map(node).collect();
        let numbers = (0..nodes.len()).map(|n| (id(n as u32), n)).collect();
        ObjectGraph { nodes, numbers, cut: false }
    }

    #[test]
    fn a_list_is_a_chain_of_boxes() {
        let list = graph(&[
            ("heap#1", &[("1", None), ("heap#2", Some(1))]),
            ("heap#2", &[("20", None), ("heap#3", Some(2))]),
            ("heap#3", &[("3", None), ("null", None)]),
        ]);
        let order = as_chain(&list).expect("a chain");
        let wide = "\
           heap#1       heap#2        heap#3
           ┌───┬───┐    ┌────┬───┐    ┌───┬──────┐
%head ───►│ 1 │ • ├───►│ 20 │ • ├───►│ 3 │ null │
           └───┴───┘    └────┴───┘    └───┴──────┘
";
        let squeeze = |text: &str| {
            text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
        };
        let drawn = draw_chain(Some("%head"), &list, &order, 80);
        assert_eq!(squeeze(&drawn), squeeze(wide), "{drawn}");
        let columns: Vec<usize> = drawn
            .lines()
            .map(|line| line.find(['h', '┌', '│', '└']).map_or(0, |at| line[..at].chars().count()))
            .collect();
        assert_eq!((columns[0], columns[1]), (columns[3], columns[1]), "{drawn}");
        let titled = graph(&[("heap#2 (freed)", &[("heap#1", Some(1))]), ("heap#1", &[("null", None)])]);
        let drawn = draw_chain(None, &titled, &as_chain(&titled).expect("a chain"), 80);
        assert!(drawn.starts_with("heap#2 (freed) heap#1\n") && drawn.contains("│ • ├─────────►│ null │"), "{drawn}");
        let narrow = draw_chain(None, &list, &order, 30);
        assert_eq!(narrow.lines().count(), 8, "{narrow}");
        assert!(narrow.contains("├───► heap#2\n"), "{narrow}");
    }

    #[test]
    fn rings_and_ways_back_are_chains_and_branches_are_trees() {
        let double = graph(&[("a", &[("null", None), ("b", Some(1))]), ("b", &[("a", Some(0)), ("a", Some(0))])]);
        let order = as_chain(&double).expect("a chain");
        assert!(draw_chain(None, &double, &order, 80).contains("│ null │ • ├───►│ a │ a │"));
        let tree = graph(&[
            ("a", &[("b", Some(1)), ("c", Some(2))]),
            ("b", &[("d", Some(3)), ("null", None)]),
            ("c", &[("null", None), ("a", Some(0))]),
            ("d", &[("1", None)]),
        ]);
        assert!(as_chain(&tree).is_none());
        let want = "%t ─► a  { b, c }\n├─ 0 ─► b  { d, null }\n│  └─ 0 ─► d  { 1 }\n└─ 1 ─► c  { null, a }\n";
        assert_eq!(draw_tree(Some("%t"), &tree), want);
    }
}
