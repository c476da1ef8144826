//! Code that counts the iterations of loops, in baseline code of programs that are compiled lazily. The
//! [entry](crate::jit::lazy) of the function counts its calls with the same counter.

use crate::ir::BlockId;
use crate::jit::translate::func_translator::FuncTranslator;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, SourceLoc, types};
use cranelift_entity::EntityRef;

impl FuncTranslator<'_, '_> {
    /// At the beginning of a loop, decrements the counter of the function.
    pub(super) fn count_iteration(&mut self, block: BlockId) {
        let Some(counters) = self.env.counters.filter(|_| self.func.cfg.is_entered_from_later(block)) else { return };
        self.b.set_srcloc(SourceLoc::default());
        let flags = MemFlagsData::trusted();
        let counter = counters + 8 * self.func.id.index() as u64;
        let address = self.b.ins().iconst(types::I64, counter as i64);
        let left = self.b.ins().load(types::I64, flags, address, 0);
        let left = self.b.ins().iadd_imm_s(left, -1);
        self.b.ins().store(flags, left, address, 0);
    }
}
