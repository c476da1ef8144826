//! The metadata of a module as a graph: nodes by number, and their operands.

use crate::ir::Module;
use crate::ir::metadata::node::{Class, Node, integer, number, string};
use rustc_hash::FxHashMap;

/// Version of debug information that LLVM supports.
const DEBUG_INFO_VERSION: &str = "3";

/// A numbered node: `!7 = …`.
pub(super) struct NumberedNode<'m> {
    pub(super) number: u32,
    /// The node; `None` for a string, or if it cannot be parsed.
    pub(super) node: Option<Node<'m>>,
}

/// Index in `entries` by node number.
pub(super) enum NumberIndex {
    Dense(Vec<u32>),
    Sparse(FxHashMap<u32, u32>),
}

/// The metadata of a module.
pub(crate) struct MetadataGraph<'m> {
    pub(super) entries: Vec<NumberedNode<'m>>,
    pub(super) index: NumberIndex,
    /// Named metadata: name and list of `!name = !{…}`.
    pub(super) named: Vec<(&'m str, Node<'m>)>,
    /// Whether LLVM checks the debug information.
    pub(super) debug_info: bool,
}

/// An operand of a node, resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MetadataOperand<'m> {
    /// `null`, or absent.
    Null,
    /// A node, with its number unless it is inline.
    Node(Option<u32>, Node<'m>),
    /// `!"text"`
    String(&'m str),
    /// `i32 7`
    Constant(&'m str),
    /// An undefined or malformed node, exempt from checks.
    Unknown,
}

impl<'m> MetadataOperand<'m> {
    pub(super) fn node(self) -> Option<Node<'m>> {
        match self {
            MetadataOperand::Node(_, node) => Some(node),
            _ => None,
        }
    }

    pub(super) fn number(self) -> Option<u32> {
        match self {
            MetadataOperand::Node(number, _) => number,
            _ => None,
        }
    }

    /// Whether the operand is a node of a matching class, or unknown.
    pub(super) fn is(self, class: impl Fn(Class) -> bool) -> bool {
        match self {
            MetadataOperand::Node(_, node) => class(node.class),
            MetadataOperand::Unknown => true,
            _ => false,
        }
    }

    /// Whether the operand is a node of a matching class, unknown, or null.
    pub(super) fn is_or_null(self, class: impl Fn(Class) -> bool) -> bool {
        self == MetadataOperand::Null || self.is(class)
    }

    /// Returns width and digits of an integer.
    pub(super) fn integer(self) -> Option<(u32, &'m str)> {
        match self {
            MetadataOperand::Constant(text) => integer(text),
            _ => None,
        }
    }

    pub(super) fn is_string(self) -> bool {
        matches!(self, MetadataOperand::String(_) | MetadataOperand::Unknown)
    }

    pub(super) fn is_constant(self) -> bool {
        matches!(self, MetadataOperand::Constant(_) | MetadataOperand::Unknown)
    }
}

impl<'m> MetadataGraph<'m> {
    /// Parses the heads of all nodes.
    pub(crate) fn new(module: &'m Module) -> MetadataGraph<'m> {
        let (mut entries, mut named) = (Vec::new(), Vec::new());
        for item in module.other_items.iter().filter(|item| item.starts_with('!')) {
            let Some((name, content)) = item.split_once(" = ") else { continue };
            match number(name) {
                Some(number) => entries.push(NumberedNode { number, node: Node::read(content) }),
                None => named.extend(Node::read(content).map(|node| (&name[1..], node))),
            }
        }
        let max = entries.iter().map(|entry| entry.number as usize).max().unwrap_or(0);
        let positions = entries.iter().zip(0u32..);
        let index = if max < entries.len() * 2 + 1024 {
            let mut dense = vec![u32::MAX; max + 1];
            positions.for_each(|(entry, at)| dense[entry.number as usize] = at);
            NumberIndex::Dense(dense)
        } else {
            NumberIndex::Sparse(positions.map(|(entry, at)| (entry.number, at)).collect())
        };
        let mut graph = MetadataGraph { entries, index, named, debug_info: false };
        graph.debug_info = graph.has_debug_info_version();
        graph
    }

    pub(super) fn entry(&self, number: u32) -> Option<&NumberedNode<'m>> {
        let at = match &self.index {
            NumberIndex::Dense(all) => *all.get(number as usize)?,
            NumberIndex::Sparse(some) => *some.get(&number)?,
        };
        self.entries.get(at as usize)
    }

    /// Resolves an operand, given its text in a node, an attachment or a field.
    pub(super) fn target<'t>(&self, text: &'t str) -> MetadataOperand<'t>
    where
        'm: 't,
    {
        match text.as_bytes() {
            [] | b"null" => MetadataOperand::Null,
            [b'!', b'"', ..] => string(text).map_or(MetadataOperand::Unknown, MetadataOperand::String),
            [b'!', digit, ..] if digit.is_ascii_digit() => {
                let Some(number) = number(text) else { return MetadataOperand::Unknown };
                match self.entry(number).and_then(|entry| entry.node) {
                    Some(node) => MetadataOperand::Node(Some(number), node),
                    None => MetadataOperand::Unknown,
                }
            }
            [b'!', ..] => Node::read(text).map_or(MetadataOperand::Unknown, |node| MetadataOperand::Node(None, node)),
            [b'd', ..] if text.starts_with("distinct !") => {
                Node::read(text).map_or(MetadataOperand::Unknown, |node| MetadataOperand::Node(None, node))
            }
            _ => MetadataOperand::Constant(text),
        }
    }

    /// Returns the class of the node that a text refers to: `None` for null and unknown nodes, `Some(None)` for
    /// anything else that is not a node.
    pub(super) fn class(&self, text: &str) -> Option<Option<Class>> {
        match self.target(text) {
            MetadataOperand::Null | MetadataOperand::Unknown => None,
            MetadataOperand::Node(_, node) => Some(Some(node.class)),
            MetadataOperand::String(_) | MetadataOperand::Constant(_) => Some(None),
        }
    }

    /// Iterates over the operands of a node.
    pub(super) fn operands<'t>(&self, node: Node<'t>) -> impl Iterator<Item = MetadataOperand<'t>>
    where
        'm: 't,
    {
        node.parts().map(|part| self.target(part))
    }

    /// Returns the named metadata list with this name.
    pub(super) fn list(&self, name: &str) -> Option<Node<'m>> {
        self.named.iter().find(|(key, _)| *key == name).map(|(_, node)| *node)
    }

    fn has_debug_info_version(&self) -> bool {
        let flags = self.list("llvm.module.flags").map(|list| self.operands(list).collect::<Vec<_>>());
        flags.into_iter().flatten().filter_map(MetadataOperand::node).any(|flag| {
            let mut parts = flag.parts().skip(1);
            parts.next() == Some("!\"Debug Info Version\"")
                && parts.next().and_then(integer).is_some_and(|(_, value)| value == DEBUG_INFO_VERSION)
        })
    }

    /// Returns the subprogram that contains a local scope, with its number.
    pub(super) fn subprogram(&self, scope: MetadataOperand<'m>) -> Option<(Option<u32>, Node<'m>)> {
        let mut scope = scope;
        // Bounded, since scopes can be cyclic.
        for _ in 0..=self.entries.len() {
            match scope {
                MetadataOperand::Node(number, node) if node.class == Class::Subprogram => return Some((number, node)),
                MetadataOperand::Node(_, node) if node.class.is_local_scope() => {
                    scope = self.target(node.field("scope")?)
                }
                _ => return None,
            }
        }
        None
    }
}

/// Whether a text is an inline node.
pub(super) fn is_nested(text: &str) -> bool {
    match text.as_bytes() {
        [b'!', next, ..] => !next.is_ascii_digit() && *next != b'"',
        [b'd', ..] => text.starts_with("distinct "),
        _ => false,
    }
}

/// Returns the operands of a tuple, resolved, if it has exactly `N`.
pub(super) fn tuple_of<'m, const N: usize>(
    graph: &MetadataGraph<'m>,
    node: Node<'m>,
) -> Option<[MetadataOperand<'m>; N]> {
    let operands: Vec<_> = graph.operands(node).collect();
    operands.try_into().ok()
}
