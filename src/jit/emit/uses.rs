//! Attribution of code that Cranelift's optimizer created, to the statement that uses its result.

use crate::ir::LocId;
use cranelift_codegen::ir::{Function, Inst, InstructionData, Opcode, SourceLoc, Value};
use cranelift_entity::SecondaryMap;

/// Flag in a location number: the code computes an operand of the statement instead of belonging to it.
const USED_BY: u32 = 1 << 30;

/// Origin of a piece of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CodeOrigin {
    /// Belongs to a statement.
    Of(LocId),
    /// Computes an operand of a statement.
    For(LocId),
}

impl CodeOrigin {
    /// Decodes a location number that [`infer`] may have written.
    pub(super) fn read(loc: LocId) -> CodeOrigin {
        match loc.as_u32() & USED_BY {
            0 => CodeOrigin::Of(loc),
            _ => CodeOrigin::For(LocId::from_u32(loc.as_u32() & !USED_BY)),
        }
    }
}

/// Assigns to each instruction without a location the location of the first instruction that uses its result, directly
/// or through other instructions. Constants belong to the statement that uses them.
pub(in crate::jit) fn infer(func: &mut Function) {
    let insts: Vec<Inst> = func.layout.blocks().flat_map(|block| func.layout.block_insts(block)).collect();
    let mut used: SecondaryMap<Value, Option<SourceLoc>> = SecondaryMap::new();
    for inst in insts.into_iter().rev() {
        let mut loc = func.srcloc(inst);
        if loc.is_default() {
            let results = func.dfg.inst_results(inst);
            let Some(user) = results.iter().find_map(|value| used[*value]) else { continue };
            let constant = match func.dfg.insts[inst] {
                InstructionData::UnaryImm { .. }
                | InstructionData::UnaryIeee16 { .. }
                | InstructionData::UnaryIeee32 { .. }
                | InstructionData::UnaryIeee64 { .. } => true,
                InstructionData::UnaryConst { .. } => true,
                _ => func.dfg.insts[inst].opcode() == Opcode::FuncAddr,
            };
            let bits = user.bits();
            loc = SourceLoc::new(if constant { bits & !USED_BY } else { bits | USED_BY });
            func.set_srcloc(inst, loc);
        }
        let values: Vec<Value> = func.dfg.inst_values(inst).collect();
        for value in values {
            used[func.dfg.resolve_aliases(value)] = Some(loc);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;

    #[test]
    fn the_number_of_a_place_says_whether_it_is_used_there() {
        let loc = LocId::new(7);
        assert_eq!(CodeOrigin::read(loc), CodeOrigin::Of(loc));
        assert_eq!(CodeOrigin::read(LocId::from_u32(7 | USED_BY)), CodeOrigin::For(loc));
    }
}
