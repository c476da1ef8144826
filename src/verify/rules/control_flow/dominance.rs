//! SSA property: each use of a local is dominated by its definition.

use super::cfg;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Inst, InstId, Operand, ValueDef, ValueId};
use crate::parse::operand_spans::InstPart;
use crate::verify::context::{NodeRef, VerifierContext};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;

pub(crate) fn check<'a>(cx: &mut VerifierContext<'a>, body: &'a Body, graph: &Cfg) {
    let positions = cfg::positions(body);
    let sound = OnceCell::new();
    let mut edges = NormalEdges { graph, entered: FxHashMap::default() };
    for &block in &body.layout {
        if !graph.is_reachable(block) {
            continue;
        }
        for (at, &inst) in body.blocks[block].insts.iter().enumerate() {
            let mut n = 0;
            body.insts[inst].for_each_operand(|_, operand| {
                let Operand::Value(value) = operand else {
                    n += 1;
                    return;
                };
                if let ValueDef::Inst(def) = body.values[value].def
                    && let Some((def_block, def_at)) = positions[def]
                {
                    let good = match &body.insts[inst] {
                        // A phi uses its operands at the end of the predecessors.
                        Inst::Phi { incoming, .. } => {
                            let from = incoming[n].1;
                            match returns_to(body, def) {
                                // An undefined label.
                                _ if body.blocks[from].insts.is_empty() => true,
                                Some(normal) if block == normal && from == def_block => true,
                                Some(normal) => edges.dominate((def_block, normal), from),
                                None => graph.dominates(def_block, from),
                            }
                        }
                        _ if def_block == block => (def_at as usize) < at,
                        _ => match returns_to(body, def) {
                            Some(normal) => edges.dominate((def_block, normal), block),
                            None => graph.dominates(def_block, block),
                        },
                    };
                    // With undefined blocks, dominance is unreliable.
                    let local = def_block == block && !matches!(body.insts[inst], Inst::Phi { .. });
                    if !good && (local || *sound.get_or_init(|| cfg::is_sound(body))) {
                        report(cx, body, (block, inst, n), (value, def, def_block), graph);
                    }
                }
                n += 1;
            });
        }
    }
}

/// Returns the block in which the result of an instruction becomes available, if it is another block than the
/// instruction's: an invoke has a result only on the normal edge.
fn returns_to(body: &Body, def: InstId) -> Option<BlockId> {
    match &body.insts[def] {
        Inst::Invoke(invoke) => Some(invoke.normal),
        _ => None,
    }
}

/// The edges on which invokes have their results.
struct NormalEdges<'g> {
    graph: &'g Cfg,
    /// Whether an edge is the only way to its block, apart from the block's own loops. Computed once for all uses.
    entered: FxHashMap<(BlockId, BlockId), bool>,
}

impl NormalEdges<'_> {
    /// Whether an edge dominates a block.
    fn dominate(&mut self, (from, to): (BlockId, BlockId), block: BlockId) -> bool {
        let graph = self.graph;
        let is_only_way = || {
            let mut edges = 0;
            let other_ways = |p: &&BlockId| {
                edges += u32::from(**p == from);
                **p != from && !graph.dominates(to, **p)
            };
            graph.predecessors[to].iter().find(other_ways).is_none() && edges == 1
        };
        graph.dominates(to, block) && *self.entered.entry((from, to)).or_insert_with(is_only_way)
    }
}

fn report<'a>(
    cx: &mut VerifierContext<'a>,
    body: &'a Body,
    (block, inst, n): (BlockId, InstId, usize),
    (value, def, def_block): (ValueId, InstId, BlockId),
    graph: &Cfg,
) {
    let name = body.value_name(value);
    let place = NodeRef::Statement(body, inst, InstPart::Operand(n));
    if def == inst && !matches!(body.insts[inst], Inst::Phi { .. }) {
        let d = cx.error("E0309", place, format!("`{name}` is used in its own definition"));
        return cx.report(d.help("only a phi may use its own value"));
    }
    let at = match &body.insts[inst] {
        Inst::Phi { incoming, .. } => incoming[n].1,
        _ => block,
    };
    let why = if !graph.is_reachable(def_block) {
        "defined here, in a block that is never reached".to_string()
    } else if let Some(normal) = returns_to(body, def) {
        format!("defined here, only on the normal return path: {}", cfg::block_name(body, normal))
    } else if def_block == at {
        "defined here, after its use".to_string()
    } else {
        format!("defined here, but {} can be reached without passing it", cfg::block_name(body, at))
    };
    let d = cx.error("E0309", place, format!("the definition of `{name}` does not dominate this use"));
    cx.report(d.label(body.values[value].span, why));
}
