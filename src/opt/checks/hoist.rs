//! Hoists checks: inserts, before a loop, look-ups of the objects that the loop accesses, if no call in the loop can free
//! them. A look-up is a check of no bytes.
//!
//! ```text
//!                                   call void @llvmlite.check(ptr %list, ptr %list, i64 0, i64 1)
//!                                   br label %loop
//! loop:                           loop:
//!   %p = … %list, i64 %i            %p = … %list, i64 %i
//!   check %p, %list, 4 bytes        check %p, %list, 4 bytes
//! ```
//!
//! Compiled code keeps the bounds in registers then. Any pointer can be looked up, so that it does no harm if the loop
//! does not get to its access.

use super::access::{Check, may_free};
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, Constant, Inst, InstId, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use crate::opt::loops::Loops;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    if cx.module.find(super::origin::CHECK).is_none() {
        return;
    }
    let cfg = cx.cfg();
    let loops = Loops::new(cx.body(), &cfg);
    if loops.is_irreducible() || loops.deepest() == 0 {
        return;
    }
    let found = find(cx, &cfg, &loops);
    if found.is_empty() {
        return;
    }
    let (zero, one) = (cx.constant(Constant::Int(Type::I64, 0)), cx.constant(Constant::Int(Type::I64, 1)));
    for (block, value, check) in found {
        let body = cx.body_mut();
        let mut look_up = body.insts[check].clone();
        if let Inst::Call(call) = &mut look_up {
            let arguments = [Operand::Value(value), Operand::Value(value), zero, one];
            call.args.iter_mut().zip(arguments).for_each(|(arg, value)| arg.value = value);
        }
        let look_up = body.derive(look_up, check);
        let end = body.blocks[block].insts.len() - 1;
        body.blocks[block].insts.insert(end, look_up);
    }
}

/// Finds the look-ups: a block at whose end there is to be one, the pointer, and one of the checks.
fn find(cx: &PassContext<'_, '_>, cfg: &Cfg, loops: &Loops) -> Vec<(BlockId, ValueId, InstId)> {
    let body = cx.body();
    let mut defined: SecondaryMap<ValueId, Option<BlockId>> = SecondaryMap::new();
    // Loops with something that may free objects.
    let mut frees: FxHashSet<BlockId> = FxHashSet::default();
    for &block in &cfg.order {
        for &inst in &body.blocks[block].insts {
            if let Some(result) = body.result(inst) {
                defined[result] = Some(block);
            }
            if may_free(cx.module, &body.insts[inst]) {
                let mut at = loops.around(block);
                while let Some(header) = at.filter(|header| frees.insert(*header)) {
                    at = loops.enclosing(header);
                }
            }
        }
    }
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    for &block in &cfg.order {
        for &inst in &body.blocks[block].insts {
            let Some(Check { origin: Operand::Value(origin), .. }) = Check::read(cx.module, body, inst) else {
                continue;
            };
            let is_alloca = matches!(body.values[origin].def, ValueDef::Inst(at) if is_alloca(body, at));
            let mut outermost = None;
            let mut at = loops.around(block);
            while let Some(header) = at.filter(|header| !is_alloca && !frees.contains(header)) {
                if defined[origin].is_some_and(|block| loops.contains(header, block)) {
                    break;
                }
                outermost = Some(header);
                at = loops.enclosing(header);
            }
            if let Some(before) = outermost.and_then(|header| cfg.immediate_dominator(header))
                && !ends_with(body, before, origin)
                && seen.insert((before, origin))
            {
                found.push((before, origin, inst));
            }
        }
    }
    found
}

fn is_alloca(body: &Body, inst: InstId) -> bool {
    matches!(body.insts[inst], Inst::Alloca { .. })
}

/// Returns whether a value is the result of the last instruction of a block.
fn ends_with(body: &Body, block: BlockId, value: ValueId) -> bool {
    let last = body.blocks[block].insts.last();
    last.is_some_and(|inst| body.result(*inst) == Some(value))
}
