//! Drops the flags of operations that wrap around when they overflow, for checked compiled code with `--wrap`, like Clang's
//! `-fwrapv`.

use crate::ir::inst::GepFlags;
use crate::ir::{Inst, InstId};
use crate::opt::PassContext;

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    let has_flags = |inst: &Inst| match inst {
        Inst::Binary { flags, .. } => flags.nsw || flags.nuw,
        Inst::Cast { flags, .. } => flags.nsw || flags.nuw,
        Inst::Gep { flags, .. } => *flags != GepFlags::default(),
        _ => false,
    };
    let body = cx.body();
    let insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts).copied();
    let found: Vec<InstId> = insts.filter(|inst| has_flags(&body.insts[*inst])).collect();
    if found.is_empty() {
        return;
    }
    let body = cx.body_mut();
    for inst in found {
        match &mut body.insts[inst] {
            Inst::Binary { flags, .. } => (flags.nsw, flags.nuw) = (false, false),
            Inst::Cast { flags, .. } => (flags.nsw, flags.nuw) = (false, false),
            Inst::Gep { flags, .. } => *flags = GepFlags::default(),
            _ => {}
        }
    }
}
