//! Register pressure of a translated function. Cranelift's better register allocator is quadratic in it.

use cranelift_codegen::ir::{Function, Value};
use cranelift_entity::SecondaryMap;

/// Number of instructions up to which the register pressure need not be determined.
const MATTERS: usize = 2_000;

/// Returns the maximum number of live values, as if the blocks were executed in layout order: the live range of a value
/// extends from its first to its last mention, which is accurate enough for loops. Takes linear time.
pub(super) fn most(function: &Function) -> usize {
    if function.dfg.num_insts() <= MATTERS {
        return 0;
    }
    let mut last: SecondaryMap<Value, u32> = SecondaryMap::with_capacity(function.dfg.num_values());
    let each = |mut visit: Box<dyn FnMut(u32, Value, bool) + '_>| {
        let mut at = 0;
        for block in function.layout.blocks() {
            function.dfg.block_params(block).iter().for_each(|v| visit(at, *v, true));
            for inst in function.layout.block_insts(block) {
                at += 1;
                function.dfg.inst_values(inst).for_each(|v| visit(at, function.dfg.resolve_aliases(v), false));
                function.dfg.inst_results(inst).iter().for_each(|v| visit(at, *v, true));
            }
        }
        at
    };
    let count = each(Box::new(|at, value, defines| {
        if !defines {
            last[value] = last[value].max(at);
        }
    }));
    // Number of values with their last mention at each position.
    let mut ends = vec![0u32; count as usize + 1];
    let (mut live, mut most, mut here) = (0usize, 0, 0);
    each(Box::new(|at, value, defines| {
        while here < at {
            live -= ends[here as usize] as usize;
            here += 1;
        }
        if defines && last[value] > at {
            live += 1;
            ends[last[value] as usize] += 1;
            most = most.max(live);
        }
    }));
    most
}
