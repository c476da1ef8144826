//! Memory as trees, in the notation of the LLVMlite document (docs/src/llvmlite.md): each object is a block whose root is a node,
//! arrays and structs are nodes, scalars are leaves.
//!
//! ```text
//! @pair -> node
//!            │
//!           node
//!          ╱    ╲
//!         1   (Ptr @pair, 0, 0)
//! ```
//!
//! A tree that is wider than the terminal is written as an indented list, with types.

use super::value_text::ValueWriter;
use crate::interp::debug::{Content, Object, Pointee, Pointer, Scalar, Tree};
use crate::ir::{Type, TypeKind, Types};

/// A drawing: its lines, and the column at which the edge from the parent ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Drawing {
    lines: Vec<String>,
    width: usize,
    anchor: usize,
}

/// Columns between neighbors.
const GAP: usize = 2;

impl Drawing {
    /// Creates a drawing of a single line. `anchor`: the column at which the edge from the parent ends.
    fn leaf(text: String, anchor: usize) -> Drawing {
        let width = text.chars().count();
        Drawing { lines: vec![text], width, anchor: anchor.min(width.saturating_sub(1)) }
    }

    /// Draws a node over its children. `anchor`: the column of the label at which the edges to the children start.
    fn node(label: String, anchor: usize, children: Vec<Drawing>) -> Drawing {
        if children.is_empty() {
            return Drawing::leaf(label, anchor);
        }
        let mut starts = Vec::new();
        let mut end = 0;
        for child in &children {
            starts.push(end);
            end += child.width + GAP;
        }
        end -= GAP;
        let anchors: Vec<usize> = children.iter().zip(&starts).map(|(child, start)| start + child.anchor).collect();
        let middle = (anchors[0] + anchors[anchors.len() - 1]) / 2;
        let label_width = label.chars().count();
        // Everything shifts right if the label starts left of the children.
        let shift = anchor.saturating_sub(middle);
        let middle = middle + shift;
        let width = (end + shift).max(middle - anchor + label_width);
        let mut first = " ".repeat(middle - anchor);
        first.push_str(&label);
        let mut lines = vec![first];
        let mut edges = vec![' '; width];
        // A slash is a third of the way from the child to the label, at most two columns from the child.
        for at in anchors.iter().map(|at| at + shift) {
            let (column, edge) = match at.cmp(&middle) {
                std::cmp::Ordering::Less => (at + (middle - at).div_ceil(3).min(2).min(middle - at - 1), '╱'),
                std::cmp::Ordering::Equal => (at, '│'),
                std::cmp::Ordering::Greater => (at - (at - middle).div_ceil(3).min(2).min(at - middle - 1), '╲'),
            };
            edges[column] = edge;
        }
        lines.push(edges.into_iter().collect());
        let height = children.iter().map(|child| child.lines.len()).max().unwrap_or(0);
        for n in 0..height {
            let parts = children.iter().zip(&starts).map(|(child, start)| (start + shift, child));
            lines.push(join_line(parts, n));
        }
        Drawing { lines, width, anchor: middle }
    }

    /// Joins drawings side by side.
    fn join_horizontally(drawings: &[Drawing], gap: usize) -> String {
        let height = drawings.iter().map(|d| d.lines.len()).max().unwrap_or(0);
        let mut out = String::new();
        for n in 0..height {
            let mut start = 0;
            let parts = drawings.iter().map(|drawing| {
                start += drawing.width + gap;
                (start - drawing.width - gap, drawing)
            });
            out.push_str(join_line(parts, n).trim_end());
            out.push('\n');
        }
        out
    }
}

/// Joins line `n` of drawings, each of which starts at a column.
fn join_line<'d>(drawings: impl Iterator<Item = (usize, &'d Drawing)>, n: usize) -> String {
    let (mut line, mut width) = (String::new(), 0usize);
    for (start, drawing) in drawings {
        let Some(part) = drawing.lines.get(n) else { continue };
        line.extend(std::iter::repeat_n(' ', start.saturating_sub(width)));
        line.push_str(part);
        width = width.max(start) + part.chars().count();
    }
    line
}

impl ValueWriter<'_> {
    fn leaf(&self, tree: &Tree) -> String {
        match &tree.content {
            Content::Scalar(Scalar::Pointer(pointer)) => {
                self.pointer_as_path(pointer, self.types.pointee(tree.ty).flatten())
            }
            Content::Padding => format!("({} padding)", bytes(tree.size)),
            Content::More(count) => format!("… {count} more"),
            _ => self.plain(tree),
        }
    }

    fn drawing(&self, tree: &Tree) -> Drawing {
        let Content::Node(parts) = &tree.content else {
            let text = self.leaf(tree);
            let middle = text.chars().count() / 2;
            return Drawing::leaf(text, middle);
        };
        Drawing::node("node".into(), 1, parts.iter().map(|part| self.drawing(part)).collect())
    }

    /// Draws a block.
    fn block_drawing(&self, name: &str, tree: &Tree) -> Drawing {
        let label = format!("{name} -> node");
        let anchor = label.chars().count() - 3;
        Drawing::node(label, anchor, vec![self.drawing(tree)])
    }

    /// Formats a named block: as a tree if that fits in `width` columns, else as a list.
    pub fn draw(&self, name: &str, tree: &Tree, width: usize) -> String {
        let drawing = self.block_drawing(name, tree);
        match drawing.width <= width {
            true => Drawing::join_horizontally(&[drawing], 0),
            false => self.list(name, tree),
        }
    }

    /// Formats several blocks, in rows of at most `width` columns.
    pub fn draw_all(&self, blocks: &[(String, Tree)], width: usize) -> String {
        let mut out = String::new();
        let mut row: Vec<Drawing> = Vec::new();
        let used = |row: &[Drawing]| row.iter().map(|d| d.width + 4).sum::<usize>();
        for (name, tree) in blocks {
            let drawing = self.block_drawing(name, tree);
            if used(&row) + drawing.width > width && !row.is_empty() {
                out += &(Drawing::join_horizontally(&row, 4) + "\n");
                row.clear();
            }
            match drawing.width <= width {
                true => row.push(drawing),
                false => out += &(self.list(name, tree) + "\n"),
            }
        }
        if !row.is_empty() {
            out += &(Drawing::join_horizontally(&row, 4) + "\n");
        }
        out.trim_end_matches('\n').to_string() + if out.is_empty() { "" } else { "\n" }
    }

    /// Formats a block as an indented list, with types.
    pub fn list(&self, name: &str, tree: &Tree) -> String {
        let mut out = format!("{name} -> node\n");
        self.list_part(tree, "", true, "0", &mut out);
        out
    }

    fn list_part(&self, tree: &Tree, indent: &str, last: bool, label: &str, out: &mut String) {
        let (branch, below) = if last { ("└─ ", "   ") } else { ("├─ ", "│  ") };
        match &tree.content {
            Content::Node(parts) => {
                out.push_str(&format!("{indent}{branch}{label}: node, {}\n", self.types.display(tree.ty)));
                let inner = format!("{indent}{below}");
                let mut index = 0;
                for (n, part) in parts.iter().enumerate() {
                    let label = match part.content {
                        Content::Padding | Content::More(_) => "…".to_string(),
                        _ => {
                            index += 1;
                            (index - 1).to_string()
                        }
                    };
                    self.list_part(part, &inner, n + 1 == parts.len(), &label, out);
                }
            }
            Content::Padding | Content::More(_) => out.push_str(&format!("{indent}{branch}{}\n", self.leaf(tree))),
            _ => {
                let ty = self.types.display(tree.ty);
                out.push_str(&format!("{indent}{branch}{label}: {ty} {}\n", self.leaf(tree)));
            }
        }
    }

    /// Formats a pointer in the notation of the document: `(Ptr @g, 0, 1)`, the block and the path from its
    /// root. A pointer without such a path is written with an offset in bytes.
    pub fn pointer_as_path(&self, pointer: &Pointer, pointee: Option<Type>) -> String {
        let Pointee::Object { object, offset } = pointer.target else {
            return match pointer.target {
                Pointee::Null => "(Ptr null)".into(),
                _ => format!("(Ptr {})", self.pointer(pointer)),
            };
        };
        let object = self.state.object(object);
        let name = self.object(&object);
        let path = match (self.object_type(&object), u64::try_from(offset)) {
            (Some((ty, count)), Ok(offset)) => self.path(ty, count, offset, pointee),
            _ => None,
        };
        match path {
            Some(path) => format!("(Ptr {name}, {})", path.iter().map(u64::to_string).collect::<Vec<_>>().join(", ")),
            None if offset == 0 => format!("(Ptr {name})"),
            None => format!("(Ptr {name}{offset:+})"),
        }
    }

    /// Returns the indices that lead from the root to the byte at `offset`; `None` if it is not the start of an element.
    fn path(&self, ty: Type, count: u64, offset: u64, pointee: Option<Type>) -> Option<Vec<u64>> {
        let size = |ty| self.state.layout().size_of(self.types, ty);
        let mut path = vec![0];
        let (mut ty, mut offset) = (ty, offset);
        if count > 1 {
            let step = size(ty).filter(|size| *size > 0)?;
            if offset / step >= count {
                return None;
            }
            path.push(offset / step);
            offset %= step;
        }
        loop {
            let there = offset == 0 && pointee.is_none_or(|p| self.types.strip(p) == self.types.strip(ty));
            if there || offset == 0 && !matches!(self.types.kind(ty), TypeKind::Struct { .. } | TypeKind::Array { .. })
            {
                return Some(path);
            }
            match self.types.kind(ty) {
                TypeKind::Struct { fields, .. } => {
                    let places = self.state.layout().struct_layout(self.types, ty)?;
                    let n = places.offsets.partition_point(|at| *at <= offset).checked_sub(1)?;
                    offset -= places.offsets[n];
                    path.push(n as u64);
                    ty = *fields.get(n)?;
                }
                TypeKind::Array { elem, len } => {
                    let step = size(*elem).filter(|size| *size > 0)?;
                    if offset / step >= *len {
                        return None;
                    }
                    path.push(offset / step);
                    offset %= step;
                    ty = *elem;
                }
                _ => return None,
            }
        }
    }

    /// Reads the content of an object as a tree. Content of unknown type is read as words of 64 bits, or as
    /// bytes if the size is not a multiple of 8. `max_elements`: elements shown of each array.
    pub fn content(&self, object: &Object, types: &mut Types, max_elements: u64) -> Tree {
        let (ty, count) = self.object_type(object).unwrap_or(match object.size % 8 {
            0 if object.size > 0 => (Type::I64, object.size / 8),
            _ => (Type::I8, object.size),
        });
        let ty = match count {
            1 => ty,
            len => types.intern(TypeKind::Array { len, elem: ty }),
        };
        self.state.read(object.address, types, ty, max_elements)
    }
}

/// Formats a size: `1 byte`, `3 bytes`.
pub fn bytes(count: u64) -> String {
    format!("{count} byte{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_stand_over_the_middle_of_their_children() {
        let leaf = |text: &str| Drawing::leaf(text.into(), text.len() / 2);
        let inner = |names: [&str; 3]| Drawing::node("node".into(), 1, names.iter().map(|n| leaf(n)).collect());
        let array = Drawing::node("node".into(), 1, vec![inner(["a0", "b0", "c0"]), inner(["a1", "b1", "c1"])]);
        let block = Drawing::node("@p -> node".into(), 7, vec![array]);
        let text = Drawing::join_horizontally(&[block], 0);
        let want = "\
   @p -> node
          │
         node
      ╱        ╲
    node        node
  ╱ │ ╲      ╱ │ ╲
a0  b0  c0  a1  b1  c1
";
        let shape =
            |text: &str| text.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>();
        assert_eq!(shape(&text), shape(want), "{text}");
        let columns = |line: &str, what: &str| line.find(what).map(|at| line[..at].chars().count());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(columns(lines[0], "node").map(|c| c + 1), columns(lines[1], "│"), "{text}");
        assert_eq!(columns(lines[6], "b0").map(|c| c + 1), columns(lines[5], "│"), "{text}");
    }

    #[test]
    fn a_label_wider_than_its_children_moves_them() {
        let block = Drawing::node("a long name -> node".into(), 16, vec![Drawing::leaf("7".into(), 0)]);
        assert_eq!(
            Drawing::join_horizontally(&[block], 0),
            "a long name -> node\n                │\n                7\n"
        );
    }
}
