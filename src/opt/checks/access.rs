//! Calls of [`CHECK`](super::origin::CHECK) as the passes read them, and the instructions that end what they found out.

use super::{checked_access, is_check, is_defined_check};
use crate::ir::callee::named_callee;
use crate::ir::{Body, Inst, InstId, Module, Name, Operand};
use crate::opt::module_facts::is_harmless_intrinsic;

/// A check.
#[derive(Clone, Copy)]
pub(super) struct Check {
    pub address: Operand,
    pub origin: Operand,
    /// Number of bytes, if it is constant.
    pub length: Option<u64>,
    pub align: u64,
}

impl Check {
    /// Reads an instruction. `None` if it is no check.
    pub(super) fn read(module: &Module, body: &Body, inst: InstId) -> Option<Check> {
        let [address, origin, length, align] = checked_access(module, &body.insts[inst])?;
        let constant = |operand| match operand {
            Operand::Const(id) => module.constants[id].as_int().and_then(|bits| u64::try_from(bits).ok()),
            Operand::Value(_) => None,
        };
        Some(Check { address, origin, length: constant(length), align: constant(align).unwrap_or(1) })
    }
}

/// Returns whether an object may have been freed once an instruction is done.
pub(super) fn may_free(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Call(call) => {
            let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
            let Some(Name::Text(name)) = name else { return true };
            !is_check(module, inst) && !is_harmless_intrinsic(name)
        }
        Inst::Invoke(_) | Inst::CallBr(_) => true,
        _ => false,
    }
}

/// Returns whether a check must not be moved from behind an instruction to before it: it may stop the program, or others
/// see its effect.
pub(super) fn is_barrier(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Binary { op, .. } => op.is_division(),
        Inst::Load { atomic, volatile, .. } | Inst::Store { atomic, volatile, .. } => *volatile || atomic.is_some(),
        Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } | Inst::Fence(_) => true,
        Inst::Alloca { .. } | Inst::VaArg { .. } => true,
        Inst::Call(_) => may_free(module, inst) || is_trap(module, inst) || is_defined_check(module, inst),
        _ => may_free(module, inst),
    }
}

/// Returns whether an instruction is a call of an intrinsic that stops the program.
fn is_trap(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
    matches!(name, Some(Name::Text(name)) if name.ends_with("trap"))
}
