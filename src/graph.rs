//! Control-flow graphs for display: as text for Graphviz, and as self-contained drawings.
//!
//! ```text
//! Graph::new ── blocks of a function with their text, labeled edges, loop headers, reachability
//! dot, svg ── output of several functions in one text        layout ── positions of blocks and edges in a drawing
//! ```

mod dot;
mod layout;
mod svg;

pub use dot::dot;
pub use svg::svg;

use crate::ir::cfg::Cfg;
use crate::ir::print::{self, BlockText};
use crate::ir::{BlockId, Body, GlobalId, Inst, Module};
use cranelift_entity::SecondaryMap;

/// Control-flow graph of a function.
#[derive(Clone, PartialEq, Debug)]
pub struct CfgGraph {
    /// Name of the function, without the `@`.
    pub name: String,
    /// Blocks in the order of the text; the first is the entry.
    pub nodes: Vec<CfgNode>,
    /// Edges, at most one per pair of blocks.
    pub edges: Vec<CfgEdge>,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub struct CfgNode {
    /// Label or number.
    pub label: String,
    /// Instructions.
    pub lines: Vec<String>,
    /// Whether it is reachable from the entry.
    pub reachable: bool,
    /// Whether it is the target of a back edge.
    pub header: bool,
}

/// An edge between two blocks.
#[derive(Clone, PartialEq, Debug)]
pub struct CfgEdge {
    /// Index of the source node.
    pub from: usize,
    /// Index of the target node.
    pub to: usize,
    /// Condition: `T`, `F`, or the cases of a switch.
    pub label: String,
    /// Kind, which determines the color.
    pub kind: EdgeKind,
    /// Whether it is a back edge.
    pub back: bool,
}

/// Kind of an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EdgeKind {
    /// Taken always, or for a case.
    Plain,
    /// Taken if the condition is true.
    True,
    /// Taken if the condition is false.
    False,
    /// Taken by an exception.
    Unwind,
}

/// Maximum number of switch cases named on one edge.
const MAX_CASES: usize = 6;

impl CfgGraph {
    /// Builds the graph of a function. `None` if it has no body.
    pub fn new(module: &Module, id: GlobalId) -> Option<CfgGraph> {
        let body = module.function(id)?.body.as_ref()?;
        let blocks = print::blocks(module, id)?;
        let cfg = Cfg::new(body);
        let mut number: SecondaryMap<BlockId, usize> = SecondaryMap::new();
        blocks.iter().enumerate().for_each(|(n, text)| number[text.block] = n);
        let mut edges: Vec<CfgEdge> = Vec::new();
        for (from, BlockText { block, .. }) in blocks.iter().enumerate() {
            let first = edges.len();
            for (target, label, kind) in successors(module, body, *block) {
                let to = number[target];
                let back = match (cfg.position(*block), cfg.position(target)) {
                    (Some(from), Some(to)) => to <= from,
                    // Both are unreachable, so the source order determines which edges are back edges.
                    (None, None) => to <= from,
                    _ => false,
                };
                match edges[first..].iter_mut().find(|edge| edge.to == to) {
                    Some(edge) => {
                        edge.kind = if edge.kind == kind { kind } else { EdgeKind::Plain };
                        edge.label = format!("{}, {label}", edge.label);
                    }
                    None => edges.push(CfgEdge { from, to, label, kind, back }),
                }
            }
        }
        let nodes = blocks.into_iter().enumerate().map(|(n, text)| CfgNode {
            reachable: cfg.is_reachable(text.block),
            header: cfg.is_reachable(text.block) && edges.iter().any(|edge| edge.back && edge.to == n),
            label: text.label,
            lines: text.insts.iter().flat_map(|inst| inst.lines()).map(str::to_string).collect(),
        });
        Some(CfgGraph { name: module.globals[id].name.to_string(), nodes: nodes.collect(), edges })
    }
}

/// Returns the successors of a block, with the label and kind of each edge.
fn successors(module: &Module, body: &Body, block: BlockId) -> Vec<(BlockId, String, EdgeKind)> {
    let plain = |block: &BlockId| (*block, String::new(), EdgeKind::Plain);
    let named = |block: &BlockId, label: &str| (*block, label.to_string(), EdgeKind::Plain);
    let unwind = |block: &BlockId| (*block, "unwind".to_string(), EdgeKind::Unwind);
    match body.terminator(block) {
        Some(Inst::CondBr { then, other, .. }) => {
            vec![(*then, "T".into(), EdgeKind::True), (*other, "F".into(), EdgeKind::False)]
        }
        Some(Inst::Switch { default, cases, .. }) => {
            let mut targets: Vec<(BlockId, Vec<String>)> = Vec::new();
            for ((_, value), target) in cases {
                let value = print::constant(module, *value);
                match targets.iter_mut().find(|(known, _)| known == target) {
                    Some((_, values)) => values.push(value),
                    None => targets.push((*target, vec![value])),
                }
            }
            let label = |values: &[String]| match values.len() {
                0..=MAX_CASES => values.join(", "),
                n => format!("{}, … {n} cases", values[..MAX_CASES - 1].join(", ")),
            };
            let cases = targets.iter().map(|(target, values)| named(target, &label(values)));
            cases.chain([named(default, "default")]).collect()
        }
        Some(Inst::Invoke(invoke)) => vec![plain(&invoke.normal), unwind(&invoke.unwind)],
        Some(Inst::CallBr(callbr)) => {
            let indirect = callbr.indirect.iter().map(|target| named(target, "indirect"));
            [plain(&callbr.fallthrough)].into_iter().chain(indirect).collect()
        }
        Some(Inst::CatchSwitch { handlers, unwind: to, .. }) => {
            handlers.iter().map(plain).chain(to.iter().map(unwind)).collect()
        }
        Some(Inst::CleanupRet { unwind: to, .. }) => to.iter().map(unwind).collect(),
        Some(inst) => {
            let mut targets = Vec::new();
            inst.for_each_target(|target| targets.push(plain(&target)));
            targets
        }
        None => Vec::new(),
    }
}
