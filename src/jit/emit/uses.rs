//! Which statement code serves that Cranelift's optimiser made: the one that uses its result.

use crate::ir::LocId;
use cranelift_codegen::ir::{Function, Inst, InstructionData, Opcode, SourceLoc, Value};
use cranelift_entity::SecondaryMap;

/// Set in the number of a place: the code is not of this statement, but computes what it uses.
const USED_BY: u32 = 1 << 30;

/// What a listing knows about a piece of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// It is of a statement.
    Of(LocId),
    /// It computes what a statement uses.
    For(LocId),
}

impl Origin {
    /// Reads the number of a place that [`infer`] may have written.
    pub(super) fn read(loc: LocId) -> Origin {
        match loc.as_u32() & USED_BY {
            0 => Origin::Of(loc),
            _ => Origin::For(LocId::from_u32(loc.as_u32() & !USED_BY)),
        }
    }
}

/// Gives instructions without a place the one of the first instruction that uses their result, directly or through others.
/// Constants are part of the statement that they are for.
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
        assert_eq!(Origin::read(loc), Origin::Of(loc));
        assert_eq!(Origin::read(LocId::from_u32(7 | USED_BY)), Origin::For(loc));
    }
}
