//! The control-flow graph of a body: predecessors, reverse postorder and dominators (Lengauer, Tarjan: "A Fast
//! Algorithm for Finding Dominators in a Flowgraph", the version with path compression). O(m log n) for every
//! shape of graph: long chains of blocks that all branch to one exit are common, and an iterative data-flow
//! algorithm is quadratic on them.

use crate::ir::{BlockId, Body, Inst, InstId};
use cranelift_entity::SecondaryMap;

/// Predecessors, reverse postorder and dominator tree of the blocks that are reachable from the entry.
#[derive(Clone, Debug)]
pub struct Cfg {
    /// Predecessors of each block, in source order, one entry per edge (a `switch` may have several edges to the same
    /// block).
    pub predecessors: SecondaryMap<BlockId, Vec<BlockId>>,
    /// Reachable blocks in reverse postorder, starting with the entry.
    pub order: Vec<BlockId>,
    /// Index of each block in `order`; `u32::MAX` if unreachable.
    position: SecondaryMap<BlockId, u32>,
    /// Immediate dominator by index in `order`; the entry's is itself.
    idom: Vec<u32>,
    /// Entry and exit times of a depth-first walk of the dominator tree, by index in `order`.
    interval: Vec<(u32, u32)>,
}

impl Cfg {
    /// Builds the graph from the terminators. The last instruction of a block is taken as its terminator whatever it
    /// is, so that a damaged body has a graph, too.
    pub fn new(body: &Body) -> Cfg {
        Cfg::of(body, targets)
    }

    /// Builds the graph of the edges that execution can take; see `for_each_executable_edge`.
    pub fn of_executable_edges(body: &Body) -> Cfg {
        Cfg::of(body, for_each_executable_edge)
    }

    fn of(body: &Body, each_target: EachTarget) -> Cfg {
        let mut predecessors: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        predecessors.resize(body.blocks.len());
        for &block in &body.layout {
            each_target(body, block, &mut |b| predecessors[b].push(block));
        }
        let order = reverse_postorder(body, each_target);
        let mut position = SecondaryMap::with_default(u32::MAX);
        position.resize(body.blocks.len());
        for (i, b) in order.iter().enumerate() {
            position[*b] = i as u32;
        }
        let idom = immediate_dominators(body, &order, &position, &predecessors, each_target);
        let interval = intervals(&idom);
        Cfg { predecessors, order, position, idom, interval }
    }

    /// Whether the block is reachable from the entry.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block] != u32::MAX
    }

    /// Returns the index of a reachable block in `order`.
    pub fn position(&self, block: BlockId) -> Option<usize> {
        self.is_reachable(block).then(|| self.position[block] as usize)
    }

    /// Whether an edge leads to a block from itself or from one that is not before it in `order`. Each cycle has such an edge.
    pub fn is_entered_from_later(&self, block: BlockId) -> bool {
        self.predecessors[block].iter().any(|from| self.position(*from) >= self.position(block))
    }

    /// Returns the immediate dominator of a reachable block other than the entry.
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        let at = self.position(block)?;
        (at != 0).then(|| self.order[self.idom[at] as usize])
    }

    /// Returns the children of each block in the dominator tree, in postorder of the graph.
    pub fn dominator_children(&self) -> SecondaryMap<BlockId, Vec<BlockId>> {
        let mut children: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        for &block in self.order.iter().rev() {
            if let Some(parent) = self.immediate_dominator(block) {
                children[parent].push(block);
            }
        }
        children
    }

    /// Whether every path from the entry to `b` passes through `a` (a block dominates itself). Every block
    /// dominates an unreachable one, as in LLVM.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let Some(b) = self.position(b) else { return true };
        let Some(a) = self.position(a) else { return false };
        let ((enter, leave), inner) = (self.interval[a], self.interval[b].0);
        enter <= inner && inner < leave
    }
}

/// Returns the blocks that execution can reach, in source order; see `for_each_executable_edge`.
pub fn reachable_blocks(body: &Body) -> Vec<BlockId> {
    let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::with_capacity(body.blocks.len());
    let mut stack = Vec::with_capacity(body.layout.len());
    stack.extend(body.layout.first());
    stack.iter().for_each(|entry| seen[*entry] = true);
    while let Some(block) = stack.pop() {
        for_each_executable_edge(body, block, &mut |next| {
            if !std::mem::replace(&mut seen[next], true) {
                stack.push(next);
            }
        });
    }
    body.layout.iter().copied().filter(|b| seen[*b]).collect()
}

/// Returns the first instruction of a block that is not a phi. In an unwind destination this is the pad.
fn first(body: &Body, block: BlockId) -> Option<InstId> {
    body.blocks[block].insts.iter().copied().find(|i| !matches!(body.insts[*i], Inst::Phi { .. }))
}

/// Returns the `landingpad` instruction of a block, if it starts with one.
pub fn landing_pad(body: &Body, block: BlockId) -> Option<InstId> {
    first(body, block).filter(|i| matches!(body.insts[*i], Inst::LandingPad { .. }))
}

/// Whether a block is a funclet pad (`catchswitch`, `catchpad`, `cleanuppad`). Reaching one ends the run.
pub fn is_funclet_pad(body: &Body, block: BlockId) -> bool {
    first(body, block).is_some_and(|i| {
        matches!(body.insts[i], Inst::CatchSwitch { .. } | Inst::CatchPad { .. } | Inst::CleanupPad { .. })
    })
}

/// Enumerates the successors of a block.
type EachTarget = fn(&Body, BlockId, &mut dyn FnMut(BlockId));

fn targets(body: &Body, block: BlockId, f: &mut dyn FnMut(BlockId)) {
    if let Some(terminator) = body.terminator(block) {
        terminator.for_each_target(f);
    }
}

/// Enumerates the successors that execution can reach from a block; see [`Inst::for_each_reachable_target`] and
/// [`is_funclet_pad`].
fn for_each_executable_edge(body: &Body, block: BlockId, f: &mut dyn FnMut(BlockId)) {
    if let Some(terminator) = body.terminator(block).filter(|_| !is_funclet_pad(body, block)) {
        terminator.for_each_reachable_target(f);
    }
}

fn reverse_postorder(body: &Body, each_target: EachTarget) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(body.layout.len());
    let Some(&entry) = body.layout.first() else { return order };
    let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::new();
    seen.resize(body.blocks.len());
    seen[entry] = true;
    // Unvisited successors of all blocks on the stack. Those of a block begin at the index stored with it.
    let mut left = Vec::new();
    each_target(body, entry, &mut |b| left.push(b));
    let mut stack = vec![(entry, 0)];
    while let Some((block, start)) = stack.last().copied() {
        if left.len() == start {
            order.push(block);
            stack.pop();
        } else if let Some(next) = left.pop()
            && !std::mem::replace(&mut seen[next], true)
        {
            let start = left.len();
            each_target(body, next, &mut |b| left.push(b));
            stack.push((next, start));
        }
    }
    order.reverse();
    order
}

const NONE: u32 = u32::MAX;

/// Computes immediate dominators by index in `order`.
fn immediate_dominators(
    body: &Body,
    order: &[BlockId],
    position: &SecondaryMap<BlockId, u32>,
    predecessors: &SecondaryMap<BlockId, Vec<BlockId>>,
    each_target: EachTarget,
) -> Vec<u32> {
    // Blocks are numbered in preorder of a depth-first walk from the entry; below, a block is that number.
    let (vertex, parent) = preorder(body, order.len(), each_target);
    let mut number: SecondaryMap<BlockId, u32> = SecondaryMap::with_default(NONE);
    number.resize(body.blocks.len());
    for (n, block) in vertex.iter().enumerate() {
        number[*block] = n as u32;
    }
    let count = vertex.len();
    let mut semi: Vec<u32> = (0..count as u32).collect();
    let mut forest = Forest { ancestor: vec![NONE; count], label: semi.clone(), path: Vec::new() };
    let mut idom = vec![0u32; count];
    // Linked lists of the blocks that share a semidominator, indexed by that semidominator.
    let (mut first, mut next) = (vec![NONE; count], vec![NONE; count]);
    for w in (1..count).rev() {
        for p in &predecessors[vertex[w]] {
            let v = number[*p];
            if v != NONE {
                let u = forest.eval(v, &semi);
                semi[w] = semi[w].min(semi[u as usize]);
            }
        }
        let s = semi[w] as usize;
        (next[w], first[s]) = (first[s], w as u32);
        let p = parent[w] as usize;
        forest.ancestor[w] = p as u32;
        let mut v = std::mem::replace(&mut first[p], NONE);
        while v != NONE {
            let u = forest.eval(v, &semi);
            idom[v as usize] = if semi[u as usize] < semi[v as usize] { u } else { p as u32 };
            v = next[v as usize];
        }
    }
    for w in 1..count {
        if idom[w] != semi[w] {
            idom[w] = idom[idom[w] as usize];
        }
    }
    order.iter().map(|b| position[vertex[idom[number[*b] as usize] as usize]]).collect()
}

/// Union-find forest of the processed blocks, with path compression.
struct Forest {
    ancestor: Vec<u32>,
    label: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    /// Returns the vertex with the least semidominator on the path from `v` up to, but excluding, the root.
    fn eval(&mut self, v: u32, semi: &[u32]) -> u32 {
        if self.ancestor[v as usize] == NONE {
            return v;
        }
        let mut at = v;
        while self.ancestor[self.ancestor[at as usize] as usize] != NONE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestor[below as usize] as usize;
            if semi[self.label[above] as usize] < semi[self.label[below as usize] as usize] {
                self.label[below as usize] = self.label[above];
            }
            self.ancestor[below as usize] = self.ancestor[above];
        }
        self.label[v as usize]
    }
}

/// Returns the reachable blocks in preorder, and the preorder number of each block's parent.
fn preorder(body: &Body, count: usize, each_target: EachTarget) -> (Vec<BlockId>, Vec<u32>) {
    let (mut vertex, mut parent) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::new();
    seen.resize(body.blocks.len());
    let mut stack: Vec<(BlockId, u32)> = body.layout.first().map(|b| (*b, 0)).into_iter().collect();
    while let Some((block, from)) = stack.pop() {
        if std::mem::replace(&mut seen[block], true) {
            continue;
        }
        let number = vertex.len() as u32;
        vertex.push(block);
        parent.push(from);
        each_target(body, block, &mut |b| stack.push((b, number)));
    }
    (vertex, parent)
}

/// Computes entry and exit times of a depth-first walk of the dominator tree.
fn intervals(idom: &[u32]) -> Vec<(u32, u32)> {
    // In reverse postorder a dominator precedes the blocks it dominates, so one backward pass sums up subtree
    // sizes and one forward pass assigns entry times.
    let mut size = vec![1u32; idom.len()];
    for at in (1..idom.len()).rev() {
        size[idom[at] as usize] += size[at];
    }
    let mut intervals = vec![(0, 0); idom.len()];
    // Entry time of the next child of each node.
    let mut free = vec![0u32; idom.len()];
    for at in 0..idom.len() {
        let start = if at == 0 { 0 } else { std::mem::replace(&mut free[idom[at] as usize], 0) };
        intervals[at] = (start, start + size[at]);
        free[at] = start + 1;
        if at != 0 {
            free[idom[at] as usize] = start + size[at];
        }
    }
    intervals
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::ConstId;
    use crate::ir::{Block, Inst, Operand};
    use cranelift_entity::EntityRef;

    /// Builds a body whose blocks have the given successors.
    fn body(successors: &[Vec<usize>]) -> Body {
        let mut body = Body::default();
        for _ in successors {
            let block = body.blocks.push(Block::default());
            body.layout.push(block);
        }
        for (n, list) in successors.iter().enumerate() {
            let target = |i: usize| BlockId::new(list[i]);
            let cond = Operand::Const(ConstId::new(0));
            let inst = match list.len() {
                0 => Inst::Unreachable,
                1 => Inst::Br(target(0)),
                2 => Inst::CondBr { cond_ty: crate::ir::Type::I1, cond, then: target(0), other: target(1) },
                _ => Inst::Switch {
                    ty: crate::ir::Type::I64,
                    value: cond,
                    default: target(0),
                    cases: (1..list.len()).map(|i| ((crate::ir::Type::I64, ConstId::new(0)), target(i))).collect(),
                },
            };
            let id = body.insts.push(inst);
            let block = body.layout[n];
            body.blocks[block].insts.push(id);
        }
        body
    }

    /// Returns the blocks that are reachable when `without` is removed: `a` dominates `b` if `b` is not among them.
    fn reaches_without(successors: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; successors.len()];
        let mut stack = if without == Some(0) { vec![] } else { vec![0] };
        while let Some(b) = stack.pop() {
            if !std::mem::replace(&mut seen[b], true) {
                stack.extend(successors[b].iter().filter(|s| Some(**s) != without));
            }
        }
        seen
    }

    #[test]
    fn dominance_is_what_its_definition_says() {
        // Random graphs from a generator with a fixed seed, including irreducible ones and unreachable blocks.
        let mut state = 0x2545_F491_4F6C_DD1Du64;
        let mut random = move |below: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % below as u64) as usize
        };
        for _ in 0..300 {
            let n = 1 + random(14);
            let successors: Vec<Vec<usize>> = (0..n).map(|_| (0..random(4)).map(|_| random(n)).collect()).collect();
            let body = body(&successors);
            let cfg = Cfg::new(&body);
            let reachable = reaches_without(&successors, None);
            for a in 0..n {
                let without = reaches_without(&successors, Some(a));
                for b in 0..n {
                    let want = if !reachable[b] { true } else { reachable[a] && (a == b || !without[b]) };
                    assert_eq!(cfg.dominates(BlockId::new(a), BlockId::new(b)), want, "{successors:?} {a} {b}");
                }
            }
        }
    }

    #[test]
    fn a_long_chain_with_one_exit_takes_no_quadratic_time() {
        let n = 200_000;
        let mut successors: Vec<Vec<usize>> = (0..n).map(|i| vec![i + 1, n]).collect();
        successors.push(vec![]);
        let cfg = Cfg::new(&body(&successors));
        assert_eq!(cfg.immediate_dominator(BlockId::new(n)), Some(BlockId::new(0)));
        assert!(cfg.dominates(BlockId::new(5), BlockId::new(n - 1)));
    }
}
