//! Metadata nodes of a module: classes, fields and operands (LangRef "Metadata", "Specialized Metadata Nodes").
//!
//! Violations that LLVM's parser reports are errors for any node. Those that its verifier reports about debug
//! information (`debug_info`, `functions`) are errors only for nodes that the program itself reaches. Otherwise
//! LLVM drops all debug information with a warning, and so it is a warning here, W0220. LLVM drops debug
//! information of another or no version without checking it.

mod debug_info;
mod expression;
mod fields;
mod functions;
mod globals;
mod instruction;
mod module;
mod place;
mod reach;
mod records;
mod tbaa;

pub(super) use functions::check as check_function;
pub(super) use instruction::{argument_fault, fault as attachment_fault};
pub(super) use tbaa::Known as KnownTbaa;

use super::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use crate::ir::metadata::node::{Class, Node, integer, number, string};
use crate::parallel;
use place::Definitions;
use rustc_hash::FxHashMap;

/// Version of debug information that LLVM supports.
const DEBUG_INFO_VERSION: &str = "3";

/// Minimum number of nodes for which threads pay off.
const MIN_PARALLEL_NODES: usize = 8_000;

/// Nodes that a thread takes at a time.
const NODES_PER_STEP: usize = 512;

/// The LLVM component that reports a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Level {
    /// The parser.
    Field,
    /// The verifier, on metadata in general.
    Shape,
    /// The verifier, on debug information.
    Debug,
}

/// A fault of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    level: Level,
    message: String,
    /// Name of the faulty field, and number of fields with this name before it.
    field: Option<(String, usize)>,
}

impl Fault {
    fn debug(message: impl Into<String>) -> Fault {
        Fault { level: Level::Debug, message: message.into(), field: None }
    }

    fn shape(message: impl Into<String>) -> Fault {
        Fault { level: Level::Shape, message: message.into(), field: None }
    }
}

/// A numbered node: `!7 = …`.
struct Entry<'m> {
    number: u32,
    /// The node; `None` for a string, or if it cannot be parsed.
    node: Option<Node<'m>>,
}

/// Index in `entries` by node number.
enum Index {
    Dense(Vec<u32>),
    Sparse(FxHashMap<u32, u32>),
}

/// The metadata of a module.
pub(super) struct Graph<'m> {
    entries: Vec<Entry<'m>>,
    index: Index,
    /// Named metadata: name and list of `!name = !{…}`.
    named: Vec<(&'m str, Node<'m>)>,
    /// Whether LLVM checks the debug information.
    debug_info: bool,
}

/// An operand of a node, resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target<'m> {
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

impl<'m> Target<'m> {
    fn node(self) -> Option<Node<'m>> {
        match self {
            Target::Node(_, node) => Some(node),
            _ => None,
        }
    }

    fn number(self) -> Option<u32> {
        match self {
            Target::Node(number, _) => number,
            _ => None,
        }
    }

    /// Whether it is a node of such a class, or unknown.
    fn is(self, class: impl Fn(Class) -> bool) -> bool {
        match self {
            Target::Node(_, node) => class(node.class),
            Target::Unknown => true,
            _ => false,
        }
    }

    /// Whether it is a node of such a class, unknown, or null.
    fn is_or_null(self, class: impl Fn(Class) -> bool) -> bool {
        self == Target::Null || self.is(class)
    }

    /// Returns width and digits of an integer.
    fn integer(self) -> Option<(u32, &'m str)> {
        match self {
            Target::Constant(text) => integer(text),
            _ => None,
        }
    }

    fn is_string(self) -> bool {
        matches!(self, Target::String(_) | Target::Unknown)
    }

    fn is_constant(self) -> bool {
        matches!(self, Target::Constant(_) | Target::Unknown)
    }
}

impl<'m> Graph<'m> {
    /// Parses the heads of all nodes.
    pub(super) fn new(module: &'m Module) -> Graph<'m> {
        let (mut entries, mut named) = (Vec::new(), Vec::new());
        for item in module.other_items.iter().filter(|item| item.starts_with('!')) {
            let Some((name, content)) = item.split_once(" = ") else { continue };
            match number(name) {
                Some(number) => entries.push(Entry { number, node: Node::read(content) }),
                None => named.extend(Node::read(content).map(|node| (&name[1..], node))),
            }
        }
        let max = entries.iter().map(|entry| entry.number as usize).max().unwrap_or(0);
        let positions = entries.iter().zip(0u32..);
        let index = if max < entries.len() * 2 + 1024 {
            let mut dense = vec![u32::MAX; max + 1];
            positions.for_each(|(entry, at)| dense[entry.number as usize] = at);
            Index::Dense(dense)
        } else {
            Index::Sparse(positions.map(|(entry, at)| (entry.number, at)).collect())
        };
        let mut graph = Graph { entries, index, named, debug_info: false };
        graph.debug_info = graph.has_debug_info_version();
        graph
    }

    fn entry(&self, number: u32) -> Option<&Entry<'m>> {
        let at = match &self.index {
            Index::Dense(all) => *all.get(number as usize)?,
            Index::Sparse(some) => *some.get(&number)?,
        };
        self.entries.get(at as usize)
    }

    /// Resolves an operand, given its text in a node, an attachment or a field.
    fn target<'t>(&self, text: &'t str) -> Target<'t>
    where
        'm: 't,
    {
        match text.as_bytes() {
            [] | b"null" => Target::Null,
            [b'!', b'"', ..] => string(text).map_or(Target::Unknown, Target::String),
            [b'!', digit, ..] if digit.is_ascii_digit() => {
                let Some(number) = number(text) else { return Target::Unknown };
                match self.entry(number).and_then(|entry| entry.node) {
                    Some(node) => Target::Node(Some(number), node),
                    None => Target::Unknown,
                }
            }
            [b'!', ..] => Node::read(text).map_or(Target::Unknown, |node| Target::Node(None, node)),
            [b'd', ..] if text.starts_with("distinct !") => {
                Node::read(text).map_or(Target::Unknown, |node| Target::Node(None, node))
            }
            _ => Target::Constant(text),
        }
    }

    /// Returns the class of the node that a text refers to: `None` for null and unknown nodes, `Some(None)` for
    /// anything else but a node.
    fn class(&self, text: &str) -> Option<Option<Class>> {
        match self.target(text) {
            Target::Null | Target::Unknown => None,
            Target::Node(_, node) => Some(Some(node.class)),
            Target::String(_) | Target::Constant(_) => Some(None),
        }
    }

    /// Iterates over the operands of a node.
    fn operands<'t>(&self, node: Node<'t>) -> impl Iterator<Item = Target<'t>>
    where
        'm: 't,
    {
        node.parts().map(|part| self.target(part))
    }

    /// Returns the named metadata list with this name.
    fn list(&self, name: &str) -> Option<Node<'m>> {
        self.named.iter().find(|(key, _)| *key == name).map(|(_, node)| *node)
    }

    fn has_debug_info_version(&self) -> bool {
        let flags = self.list("llvm.module.flags").map(|list| self.operands(list).collect::<Vec<_>>());
        flags.into_iter().flatten().filter_map(Target::node).any(|flag| {
            let mut parts = flag.parts().skip(1);
            parts.next() == Some("!\"Debug Info Version\"")
                && parts.next().and_then(integer).is_some_and(|(_, value)| value == DEBUG_INFO_VERSION)
        })
    }

    /// Returns the subprogram that contains a local scope, with its number.
    fn subprogram(&self, scope: Target<'m>) -> Option<(Option<u32>, Node<'m>)> {
        let mut scope = scope;
        // Bounded, since scopes can be cyclic.
        for _ in 0..=self.entries.len() {
            match scope {
                Target::Node(number, node) if node.class == Class::Subprogram => return Some((number, node)),
                Target::Node(_, node) if node.class.is_local_scope() => scope = self.target(node.field("scope")?),
                _ => return None,
            }
        }
        None
    }
}

/// Checks all nodes and named metadata.
pub(super) fn check(cx: &mut Context<'_>) {
    module::check_summary(cx);
    if !cx.module.other_items.iter().any(|item| item.starts_with('!')) {
        return;
    }
    let shared = cx.graph.clone();
    let graph = shared.get_or_init(|| Graph::new(cx.module));
    functions::check_spellings(cx);
    let mut definitions = Definitions::default();
    if !has_good_nodes(graph) {
        check_nodes(cx, graph, &mut definitions);
    }
    module::check(cx, graph, &mut definitions);
    cx.module.globals.keys().for_each(|id| globals::check(cx, id));
}

/// Whether all nodes are valid. Also false if there are too few nodes for threads, so that nothing was checked.
fn has_good_nodes(graph: &Graph<'_>) -> bool {
    if graph.entries.len() < MIN_PARALLEL_NODES {
        return false;
    }
    parallel::all_satisfy(
        parallel::processors(),
        &graph.entries,
        NODES_PER_STEP,
        || Some(Vec::new()),
        |found, entries| {
            entries.iter().filter_map(|entry| entry.node).for_each(|node| faults(graph, node, found));
            found.is_empty()
        },
    )
}

fn check_nodes<'a>(cx: &mut Context<'a>, graph: &Graph<'a>, definitions: &mut Definitions) {
    let mut reached = None;
    let mut found = Vec::new();
    for entry in &graph.entries {
        let Some(node) = entry.node else { continue };
        faults(graph, node, &mut found);
        for fault in found.drain(..) {
            let known = || reach::Reach::find(cx.module, graph);
            let reach = (fault.level != Level::Field).then(|| reached.get_or_insert_with(known).of(entry.number));
            let severe = match reach {
                None | Some(reach::How::Program) => true,
                Some(reach::How::Debug) if graph.debug_info => fault.level == Level::Shape,
                // LLVM does not check this node.
                Some(_) => continue,
            };
            let name = format!("!{}", entry.number);
            let span = definitions.field(cx, &name, node, fault.field.as_ref());
            report(cx, span, fault, severe);
        }
    }
}

/// Reports a fault.
pub(super) fn report(cx: &mut Context<'_>, span: crate::source::Span, fault: Fault, severe: bool) {
    let found = match fault.level {
        Level::Field => Diagnostic::error("E0420", span, fault.message),
        Level::Shape => Diagnostic::error("E0421", span, fault.message),
        Level::Debug if severe => Diagnostic::error("E0422", span, fault.message),
        Level::Debug => Diagnostic::warning("W0220", span, fault.message)
            .help("LLVM leaves all debug information of the module out"),
    };
    cx.report(found);
}

/// Collects the faults of a node and of the nodes inline in it.
fn faults<'m>(graph: &Graph<'m>, node: Node<'m>, found: &mut Vec<Fault>) {
    let before = found.len();
    match node.class {
        Class::Tuple => tuple_faults(graph, node, found),
        Class::Expression => expression::faults(node, found),
        Class::AssignId if !node.distinct => {
            found.push(Fault { level: Level::Field, ..Fault::debug("missing 'distinct', required for !DIAssignID()") });
        }
        Class::AssignId if !node.body.trim().is_empty() => {
            let field = Some((node.body.trim().to_string(), 0));
            found.push(Fault { level: Level::Field, message: "expected ')' here".into(), field });
        }
        Class::AssignId | Class::ArgList => {}
        Class::Location if debug_info::is_plain_location(graph, node.body) => {}
        _ => {
            let fields = fields::read(node, found);
            // Values of invalid fields are not checked further.
            if found.len() == before {
                debug_info::faults(graph, node, &fields, found);
            }
            for value in fields.values().filter(|value| is_nested(value)) {
                nested_faults(graph, value, found);
            }
        }
    }
}

/// Whether a text is an inline node.
fn is_nested(text: &str) -> bool {
    match text.as_bytes() {
        [b'!', next, ..] => !next.is_ascii_digit() && *next != b'"',
        [b'd', ..] => text.starts_with("distinct "),
        _ => false,
    }
}

fn nested_faults<'m>(graph: &Graph<'m>, text: &'m str, found: &mut Vec<Fault>) {
    match Node::read(text) {
        Some(node) => faults(graph, node, found),
        None if !text.contains(['(', '{']) => {
            let field = Some((text.trim_start_matches('!').to_string(), 0));
            found.push(Fault { level: Level::Field, message: "expected metadata type".into(), field });
        }
        None => {}
    }
}

fn tuple_faults<'m>(graph: &Graph<'m>, node: Node<'m>, found: &mut Vec<Fault>) {
    for (n, part) in node.parts().enumerate() {
        let field = |message: &str| Fault { level: Level::Field, message: message.into(), field: None };
        if is_nested(part) {
            nested_faults(graph, part, found);
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
                    if *count != Target::Unknown && count.integer().is_none_or(|(bits, _)| bits > 32) {
                        let message =
                            "Expected second operand to be an integer constant of type i32 or smaller".to_string();
                        found.push(Fault::shape(message));
                    }
                }
                _ => found.push(Fault::shape("Expected two operands")),
            }
        }
    }
}

/// Returns the operands of a tuple, resolved, if it has exactly `N`.
fn exactly<'m, const N: usize>(graph: &Graph<'m>, node: Node<'m>) -> Option<[Target<'m>; N]> {
    let operands: Vec<_> = graph.operands(node).collect();
    operands.try_into().ok()
}
