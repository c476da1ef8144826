//! The control-flow graph of a body: predecessors, reverse postorder and dominators (Cooper, Harvey, Kennedy: "A Simple,
//! Fast Dominance Algorithm").

use super::{BlockId, Body};
use cranelift_entity::SecondaryMap;

/// Predecessors, order and dominator tree of the blocks reachable from the entry.
#[derive(Clone, Debug)]
pub struct Cfg {
    /// Predecessors of each block, in the order of the text; one entry per edge (a switch may give several from one block).
    pub predecessors: SecondaryMap<BlockId, Vec<BlockId>>,
    /// Reachable blocks in reverse postorder, the entry first.
    pub order: Vec<BlockId>,
    /// Place of each block in `order`; `u32::MAX` if unreachable.
    position: SecondaryMap<BlockId, u32>,
    /// Immediate dominator by place in `order`; the entry's is itself.
    idom: Vec<u32>,
}

impl Cfg {
    /// Reads the graph off the terminators. Any instruction that names targets counts, so a damaged body gives a graph too.
    pub fn new(body: &Body) -> Cfg {
        let mut predecessors: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        for &block in &body.layout {
            if let Some(t) = body.terminator(block) {
                t.for_each_target(|b| predecessors[b].push(block));
            }
        }
        let order = reverse_postorder(body);
        let mut position = SecondaryMap::with_default(u32::MAX);
        for (i, b) in order.iter().enumerate() {
            position[*b] = i as u32;
        }
        let idom = immediate_dominators(&order, &position, &predecessors);
        Cfg { predecessors, order, position, idom }
    }

    /// Whether the entry reaches the block.
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.position[block] != u32::MAX
    }

    /// Place of a reachable block in `order`.
    pub fn position(&self, block: BlockId) -> Option<usize> {
        self.is_reachable(block).then(|| self.position[block] as usize)
    }

    /// The immediate dominator of a reachable block other than the entry.
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        let at = self.position(block)?;
        (at != 0).then(|| self.order[self.idom[at] as usize])
    }

    /// Whether every path from the entry to `b` passes `a` (a block dominates itself). Everything dominates what is
    /// unreachable, as in LLVM.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let Some(mut at) = self.position(b) else { return true };
        let Some(target) = self.position(a) else { return false };
        // A dominator comes first in reverse postorder, so climbing can stop there.
        while at > target {
            at = self.idom[at] as usize;
        }
        at == target
    }
}

fn reverse_postorder(body: &Body) -> Vec<BlockId> {
    let mut order = Vec::with_capacity(body.layout.len());
    let Some(&entry) = body.layout.first() else { return order };
    let mut seen: SecondaryMap<BlockId, bool> = SecondaryMap::new();
    let successors = |block: BlockId| {
        let mut list = Vec::new();
        if let Some(t) = body.terminator(block) {
            t.for_each_target(|b| list.push(b));
        }
        list
    };
    seen[entry] = true;
    let mut stack = vec![(entry, successors(entry))];
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if !seen[next] => {
                seen[next] = true;
                stack.push((next, successors(next)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

fn immediate_dominators(
    order: &[BlockId],
    position: &SecondaryMap<BlockId, u32>,
    predecessors: &SecondaryMap<BlockId, Vec<BlockId>>,
) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let mut idom = vec![NONE; order.len()];
    if order.is_empty() {
        return idom;
    }
    idom[0] = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for (i, block) in order.iter().enumerate().skip(1) {
            let mut new = NONE;
            for p in &predecessors[*block] {
                let p = position[*p];
                if p == NONE || idom[p as usize] == NONE {
                    continue;
                }
                new = if new == NONE { p } else { intersect(&idom, p, new) };
            }
            if idom[i] != new {
                idom[i] = new;
                changed = true;
            }
        }
    }
    idom
}

fn intersect(idom: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = idom[a as usize];
        }
        while b > a {
            b = idom[b as usize];
        }
    }
    a
}
