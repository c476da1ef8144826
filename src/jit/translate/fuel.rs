//! Code that counts fuel: each block subtracts its number of instructions from the word that
//! [`run::fuel`](crate::jit::run::fuel) owns.

use crate::ir::{BlockId, Inst, InstId};
use crate::jit::link::symbol::Symbol;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::module_env::RelocationModel;
use crate::jit::translate::signature::signature;
use crate::jit::translate::trap_codes::FUEL;
use crate::opt::checks;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, SourceLoc, types};
use cranelift_entity::EntityRef;

impl FuncTranslator<'_, '_> {
    /// If fuel is limited, subtracts the instructions of a block from it, and traps if none is left.
    pub(super) fn charge_fuel(&mut self, block: BlockId) {
        let Some(fuel) = self.env.fuel else { return };
        let insts = &self.func.body.blocks[block].insts;
        let first = insts.iter().find(|inst| !matches!(self.func.body.insts[**inst], Inst::Phi { .. }));
        let loc = first.and_then(|inst| self.func.body.inst_locs[*inst].expand());
        self.b.set_srcloc(loc.map(|l| SourceLoc::new(l.index() as u32)).unwrap_or_default());
        let flags = MemFlagsData::trusted();
        let address = match self.env.addresses {
            RelocationModel::Fixed | RelocationModel::FixedData => self.b.ins().iconst(types::I64, fuel as i64),
            RelocationModel::Relocated | RelocationModel::RelocatedFar => {
                let word = self.import(Symbol::Fuel, signature());
                self.b.ins().func_addr(types::I64, word)
            }
        };
        let left = self.b.ins().load(types::I64, flags, address, 0);
        // Checks are not in the source text, nor is what they need, which has no location.
        let is_check = |inst: &&InstId| {
            checks::is_check(self.env.module, &self.func.body.insts[**inst])
                || self.func.body.inst_locs[**inst].is_none()
        };
        let checks = if self.env.objects.is_some() { insts.iter().filter(is_check).count() } else { 0 };
        let left = self.b.ins().iadd_imm_s(left, -((insts.len() - checks) as i64));
        self.b.ins().store(flags, left, address, 0);
        let none = self.b.ins().icmp_imm_s(IntCC::SignedLessThan, left, 0);
        self.b.ins().trapnz(none, FUEL);
    }
}
