//! Landing pads.

use super::{RegisterCodeBuilder, unsupported};
use crate::host::unwind;
use crate::interp::register_code::{Kind, LandingPad, LandingPadClause, OperandSlot};
use crate::interp::report::InterpResult;
use crate::ir::cfg::landing_pad;
use crate::ir::{BlockId, Constant, Inst, InstId, Operand, TypeKind};

impl RegisterCodeBuilder<'_> {
    /// Adds the landing pad of an `invoke`, and returns its number.
    pub(super) fn pad(&mut self, from: BlockId, to: BlockId) -> InterpResult<u32> {
        let jump = self.jump(from, to);
        let mut pad = LandingPad { target: jump, result: None, clauses: [].into(), cleanup: true };
        match landing_pad(self.ir, to) {
            Some(inst) => self.landing(&mut pad, inst)?,
            // A Windows pad, which ends the run, or a block of LLVM 2.x, which catches everything.
            None => pad.clauses = [LandingPadClause::Catch { ty: 0, selector: 1 }].into(),
        }
        self.body.pads.push(pad);
        Ok(self.body.pads.len() as u32 - 1)
    }

    fn landing(&mut self, pad: &mut LandingPad, inst: InstId) -> InterpResult<()> {
        let Inst::LandingPad { ty, cleanup, clauses } = &self.ir.insts[inst] else { return Ok(()) };
        let mut list = Vec::with_capacity(clauses.len());
        for clause in clauses {
            let Operand::Const(id) = clause.value.1 else { continue };
            list.push(match (clause.filter, &self.module.constants[id]) {
                (false, _) => {
                    let ty = self.type_info(clause.value.1, inst);
                    LandingPadClause::Catch { ty, selector: self.linker.type_number(ty) }
                }
                (true, constant) => {
                    let types: Box<[u64]> = match constant {
                        Constant::Array(_, parts) => {
                            parts.iter().map(|(_, part)| self.type_info(Operand::Const(*part), inst)).collect()
                        }
                        other => match self.module.types.kind(other.ty()) {
                            TypeKind::Array { len, .. } => vec![0; *len as usize].into(),
                            _ => return Err(unsupported("a filter clause that is not an array")),
                        },
                    };
                    let lsda = unwind::filter_area(&types).into();
                    LandingPadClause::Filter { types, lsda, selector: -1 - list.len() as i32 }
                }
            });
        }
        let width = self.flat(*ty)?.kinds().nth(1).map_or(0, Kind::width);
        pad.result = self.ir.result(inst).map(|_| (self.dst(inst), width));
        (pad.clauses, pad.cleanup) = (list.into(), *cleanup);
        Ok(())
    }

    /// Returns the address of a type info.
    pub(super) fn type_info(&mut self, info: Operand, inst: InstId) -> u64 {
        let src = self.src(info, inst);
        match src.0 & OperandSlot::CONST {
            0 => 0,
            _ => self.parts.code.constants[(src.0 & !OperandSlot::CONST) as usize].lo,
        }
    }
}
