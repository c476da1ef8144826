//! Clones the body of a callee into the caller.

use super::{ClonedBody, Inliner};
use crate::ir::cfg::reachable_blocks;
use crate::ir::inst::TailKind;
use crate::ir::{BlockId, Body, Inst, LocId, Operand, ValueData, ValueDef, ValueId};
use crate::opt::inline_sites::SiteId;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;

impl Inliner<'_, '_> {
    /// Clones the reachable blocks of a callee, with operands for its parameters. The entry comes first, and its
    /// allocas move to the caller's entry block. If exactly one block returns, that block comes last.
    pub(super) fn clone_body(&mut self, callee: &Body, args: &[Operand], site: SiteId) -> ClonedBody {
        let reached = reachable_blocks(callee);
        let mut blocks: SecondaryMap<BlockId, PackedOption<BlockId>> = SecondaryMap::with_capacity(callee.blocks.len());
        let mut values: SecondaryMap<ValueId, Option<Operand>> = SecondaryMap::with_capacity(callee.values.len());
        for (param, arg) in callee.params.iter().zip(args) {
            values[*param] = Some(*arg);
        }
        // Assign ids first, since operands may refer to values that are cloned later.
        for &block in &reached {
            blocks[block] = self.body.blocks.push(Default::default()).into();
            for &inst in &callee.blocks[block].insts {
                if let Some(result) = callee.result(inst) {
                    let ValueData { ty, span, .. } = callee.values[result];
                    // The definition is filled in below.
                    let new = self.body.values.push(ValueData { ty, def: ValueDef::Undefined, name: None, span });
                    values[result] = Some(Operand::Value(new));
                }
            }
        }
        let mut copied = Vec::with_capacity(reached.len());
        let (mut rets, mut returning) = (0, 0);
        let mut last: Option<(LocId, LocId)> = None;
        for (n, &block) in reached.iter().enumerate() {
            let old = &callee.blocks[block].insts;
            let mut insts = Vec::with_capacity(old.len());
            for &inst in old {
                let mut new = callee.insts[inst].clone();
                if is_for_debuggers(self.module, &new) {
                    continue;
                }
                if let Inst::Phi { incoming, .. } = &mut new {
                    *incoming = incoming.iter().filter(|(_, from)| blocks[*from].is_some()).copied().collect();
                    incoming.iter_mut().for_each(|(_, from)| *from = blocks[*from].expect("filtered"));
                }
                if let Inst::Ret(_) = new {
                    (rets, returning) = (rets + 1, n);
                }
                if let Some(call) = new.call_mut()
                    && call.tail == TailKind::Tail
                {
                    // An alloca of the callee is now memory of the caller's frame, which a tail call would release.
                    call.tail = TailKind::None;
                }
                new.for_each_operand_mut(|operand| {
                    if let Operand::Value(value) = operand
                        && let Some(new) = values[*value]
                    {
                        *operand = new;
                    }
                });
                new.for_each_target_mut(|to| *to = blocks[*to].expect("a target of what is reached is reached"));
                let is_alloca = matches!(new, Inst::Alloca { .. });
                let id = self.body.insts.push(new);
                if let Some(loc) = callee.inst_locs[inst].expand() {
                    let new = match last {
                        Some((of_callee, new)) if of_callee == loc => new,
                        _ => self.sites.add(&mut self.body, site, loc, callee),
                    };
                    last = Some((loc, new));
                    self.body.inst_locs[id] = new.into();
                }
                if let Some(Operand::Value(result)) = callee.result(inst).and_then(|result| values[result]) {
                    self.body.results[id] = result.into();
                    self.body.values[result].def = ValueDef::Inst(id);
                }
                match is_alloca {
                    true => self.allocas.push(id),
                    false => insts.push(id),
                }
            }
            let new = blocks[block].expect("it is reached");
            self.body.blocks[new].insts = insts;
            copied.push((block, new));
        }
        if rets == 1 && returning > 0 {
            let block = copied.remove(returning);
            copied.push(block);
        }
        (copied, rets)
    }
}

/// Whether a call is a debug intrinsic, whose metadata is meaningless in another function.
fn is_for_debuggers(module: &crate::ir::Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    let name = crate::ir::callee::named_callee(module, call.callee).map(|id| &module.globals[id].name);
    matches!(name, Some(crate::ir::Name::Text(name)) if name.starts_with("llvm.dbg."))
}
