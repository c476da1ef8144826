//! Natural loops of a function (LLVM "Loop Terminology").

use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;

/// The loop nest of a function. A loop is identified by its header.
#[derive(Clone, Debug)]
pub struct Loops {
    /// Header of the innermost loop around a block (a header is in its own loop).
    innermost: SecondaryMap<BlockId, PackedOption<BlockId>>,
    /// Header of the loop around a loop.
    parent: SecondaryMap<BlockId, PackedOption<BlockId>>,
    /// Whether there is a cycle with several entries (irreducible control flow).
    irreducible: bool,
    /// Nesting depth of a header, including its own loop.
    depths: SecondaryMap<BlockId, u32>,
}

impl Loops {
    /// Finds the loops: for each header, innermost first, the blocks that reach it backwards from its back edges.
    pub fn new(body: &Body, cfg: &Cfg) -> Loops {
        let (innermost, parent, depths) = Default::default();
        let mut loops = Loops { innermost, parent, irreducible: false, depths };
        // Union-find: the outermost loop found so far around each block, with path halving.
        let mut outer: SecondaryMap<BlockId, PackedOption<BlockId>> = SecondaryMap::new();
        let mut work = Vec::new();
        for (at, &header) in cfg.order.iter().enumerate().rev() {
            for &latch in &cfg.predecessors[header] {
                if cfg.position(latch).is_none_or(|p| p < at) {
                    continue;
                }
                match cfg.dominates(header, latch) {
                    true => work.push(latch),
                    false => loops.irreducible = true,
                }
            }
            if work.is_empty() {
                continue;
            }
            loops.innermost[header] = header.into();
            while let Some(block) = work.pop() {
                let top = find(&mut outer, block);
                if top == header {
                    continue;
                }
                outer[top] = header.into();
                match loops.innermost[top].expand() {
                    // The header of an inner loop represents all of it.
                    Some(_) => loops.parent[top] = header.into(),
                    None => loops.innermost[top] = header.into(),
                }
                work.extend(cfg.predecessors[top].iter().filter(|p| cfg.is_reachable(**p)));
            }
        }
        // In this order a header comes after that of the enclosing loop.
        for &header in cfg.order.iter().filter(|b| loops.innermost[**b] == (**b).into()) {
            loops.depths[header] = 1 + loops.parent[header].expand().map_or(0, |outer| loops.depths[outer]);
        }
        debug_assert!(cfg.order.len() <= body.layout.len(), "only blocks of the body are ordered");
        loops
    }

    /// Whether a block can execute more than once per call. Conservative: true if the graph is irreducible.
    pub fn repeats(&self, block: BlockId) -> bool {
        self.irreducible || self.innermost[block].is_some()
    }

    /// Whether the graph is irreducible.
    pub fn is_irreducible(&self) -> bool {
        self.irreducible
    }

    /// Returns the header of the innermost loop around a block.
    pub fn around(&self, block: BlockId) -> Option<BlockId> {
        self.innermost[block].expand()
    }

    /// Returns the header of the loop around a loop.
    pub fn enclosing(&self, header: BlockId) -> Option<BlockId> {
        self.parent[header].expand()
    }

    /// Returns the nesting depth of a block.
    pub fn depth(&self, block: BlockId) -> u32 {
        self.around(block).map_or(0, |header| self.depths[header])
    }

    /// Returns the greatest nesting depth.
    pub fn deepest(&self) -> usize {
        self.depths.values().copied().max().unwrap_or(0) as usize
    }

    /// Returns the sum of a quantity of blocks for each loop, by header.
    pub fn totals(&self, of_blocks: impl IntoIterator<Item = (BlockId, usize)>) -> SecondaryMap<BlockId, usize> {
        let mut totals: SecondaryMap<BlockId, usize> = SecondaryMap::new();
        for (block, quantity) in of_blocks {
            let mut around = self.around(block);
            while let Some(header) = around {
                totals[header] += quantity;
                around = self.enclosing(header);
            }
        }
        totals
    }

    /// Whether an edge from `from` to `to` leaves the innermost loop around `from`.
    pub fn leaves(&self, from: BlockId, to: BlockId) -> bool {
        self.around(from).is_some_and(|header| !self.contains(header, to))
    }

    /// Whether the loop with this header contains a block.
    pub fn contains(&self, header: BlockId, block: BlockId) -> bool {
        let mut at = self.around(block);
        // A loop at a smaller depth cannot lie within this one.
        while let Some(found) = at.filter(|found| self.depths[*found] > self.depths[header]) {
            at = self.enclosing(found);
        }
        at == Some(header)
    }
}

fn find(outer: &mut SecondaryMap<BlockId, PackedOption<BlockId>>, mut block: BlockId) -> BlockId {
    while let Some(up) = outer[block].expand() {
        if let Some(further) = outer[up].expand() {
            outer[block] = further.into();
        }
        block = up;
    }
    block
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::constant::Constant;
    use crate::ir::{Constants, Inst, Operand, Type};

    /// Builds a body with the given edges; a block without any returns.
    fn body(edges: &[&[u32]]) -> (Body, Vec<BlockId>) {
        let mut body = Body::default();
        let ids: Vec<BlockId> = edges.iter().map(|_| body.blocks.push(Default::default())).collect();
        let cond = Operand::Const(Constants::default().intern(Constant::Int(Type::I1, 0)));
        for (id, targets) in ids.iter().zip(edges) {
            let inst = match targets {
                [] => Inst::Ret(None),
                [a] => Inst::Br(ids[*a as usize]),
                [a, b, ..] => Inst::CondBr { cond_ty: Type::I1, cond, then: ids[*a as usize], other: ids[*b as usize] },
            };
            let inst = body.insts.push(inst);
            body.blocks[*id].insts.push(inst);
            body.layout.push(*id);
        }
        (body, ids)
    }

    #[test]
    fn nested_loops_are_told_apart() {
        // 0 -> 1 (outer) -> 2 (inner, itself) -> 3 -> 1 | 4
        let (b, id) = body(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
        let loops = Loops::new(&b, &Cfg::new(&b));
        let repeats: Vec<bool> = id.iter().map(|i| loops.repeats(*i)).collect();
        assert_eq!(repeats, [false, true, true, true, false]);
        assert!(loops.leaves(id[2], id[3]) && loops.leaves(id[3], id[4]));
        assert!(!loops.leaves(id[1], id[2]) && !loops.leaves(id[3], id[1]) && !loops.leaves(id[2], id[2]));
        assert!(!loops.leaves(id[0], id[1]));
        assert_eq!(loops.deepest(), 2);
    }

    #[test]
    fn cycles_with_two_ways_in_make_everything_suspect() {
        let (b, id) = body(&[&[1, 2], &[2], &[1, 3], &[]]);
        assert!(Loops::new(&b, &Cfg::new(&b)).repeats(id[3]));
    }
}
