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
    let count = for_each_mention(function, |at, value, defines| {
        if !defines {
            last[value] = at;
        }
    });
    // Number of values with their last mention at each position.
    let mut ends = vec![0u32; count as usize + 1];
    let (mut live, mut most, mut here) = (0usize, 0, 0);
    for_each_mention(function, |at, value, defines| {
        if !defines {
            return;
        }
        while here < at {
            live -= ends[here as usize] as usize;
            here += 1;
        }
        if last[value] > at {
            live += 1;
            ends[last[value] as usize] += 1;
            most = most.max(live);
        }
    });
    most
}

/// Calls a function with the position of each mention of a value in layout order, the value, and whether it is its definition.
/// Returns the last position.
fn for_each_mention(function: &Function, mut visit: impl FnMut(u32, Value, bool)) -> u32 {
    let mut at = 0;
    for block in function.layout.blocks() {
        for &value in function.dfg.block_params(block) {
            visit(at, value, true);
        }
        for inst in function.layout.block_insts(block) {
            at += 1;
            for value in function.dfg.inst_values(inst) {
                visit(at, function.dfg.resolve_aliases(value), false);
            }
            for &value in function.dfg.inst_results(inst) {
                visit(at, value, true);
            }
        }
    }
    at
}
