//! Branches: phi copies on edges, fusion of comparisons with branches, and patching of targets.

use super::RegisterCodeBuilder;
use crate::interp::register_code::{BranchTarget, Op, OperandSlot, PhiEdge};
use crate::ir::{BlockId, Inst};
use rustc_hash::FxHashSet;

impl RegisterCodeBuilder<'_> {
    /// Returns the jump from block `from` to `to`. Targets are block numbers until the jumps are patched.
    pub fn jump(&mut self, from: BlockId, to: BlockId) -> BranchTarget {
        let first = self.body.copies.len() as u32;
        for &inst in &self.ir.blocks[to].insts {
            let Inst::Phi { incoming, .. } = &self.ir.insts[inst] else { break };
            let Some((value, _)) = incoming.iter().find(|(_, b)| *b == from) else { continue };
            let len = match &self.ir.insts[inst] {
                Inst::Phi { ty, .. } if self.is_many(*ty) => self.flat(*ty).map_or(0, |f| f.len()),
                _ => 1,
            };
            let src = self.src(*value, inst);
            let dst = self.dst(inst);
            self.body.copies.extend((0..len).map(|n| (dst + n, src.plus(n))));
        }
        let copies = first..self.body.copies.len() as u32;
        if copies.is_empty() {
            return BranchTarget(to.as_u32());
        }
        let list = &self.body.copies[first as usize..];
        // A copy must not overwrite the source of a later one.
        let mut written = FxHashSet::default();
        let sequential = list.iter().all(|(dst, src)| !written.contains(&src.0) && written.insert(*dst));
        self.body.edges.push(PhiEdge { to: to.as_u32(), copies, sequential });
        BranchTarget((self.body.edges.len() as u32 - 1) | BranchTarget::EDGE)
    }

    /// Fuses the comparison translated last with the following branch on it.
    pub fn fuse(&mut self, block: BlockId, cond: OperandSlot, then: BranchTarget, other: BranchTarget) {
        if self.starts[block] as usize == self.body.ops.len() {
            return;
        }
        if let Some(last) = self.body.ops.last_mut()
            && let Op::Icmp { pred, samesign: false, dst, a, b, shift } = *last
            && cond == OperandSlot(dst)
        {
            *last = Op::IcmpBr { pred, shift, dst, a, b, then, other };
        }
    }

    /// Replaces block numbers by indices of operations.
    pub fn patch_jumps(&mut self) {
        let starts = &self.starts;
        let start = |block: u32| starts[BlockId::from_u32(block)];
        let patch = |jump: &mut BranchTarget| {
            if jump.0 & BranchTarget::EDGE == 0 {
                jump.0 = start(jump.0);
            }
        };
        for op in &mut self.body.ops {
            match op {
                Op::Br { to } => patch(to),
                Op::CondBr { then, other, .. } | Op::IcmpBr { then, other, .. } => {
                    patch(then);
                    patch(other);
                }
                _ => {}
            }
        }
        for switch in &mut self.body.switches {
            patch(&mut switch.default);
            switch.cases.iter_mut().for_each(|(_, jump)| patch(jump));
        }
        for indirect in &mut self.body.indirect {
            indirect.targets.iter_mut().for_each(|(_, jump)| patch(jump));
        }
        self.body.pads.iter_mut().for_each(|pad| patch(&mut pad.target));
        for edge in &mut self.body.edges {
            edge.to = start(edge.to);
        }
    }
}
