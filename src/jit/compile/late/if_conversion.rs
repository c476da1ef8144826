//! Replaces branches around a few cheap instructions by selects (LLVM's SimplifyCFG calls this speculation). Branches
//! that choose the larger or the nearer of two values are often mispredicted.
//!
//! ```text
//!     brif v0, block1, block2                 v2 = iadd v1, 1
//! block1:                                     v3 = select v0, v2, v1
//!     v2 = iadd v1, 1                         jump block3(v3)
//!     jump block3(v2)
//! block2:
//!     jump block3(v1)
//! ```
//!
//! Only selects of integers are created: Cranelift compiles a floating-point select to a branch.

use cranelift_codegen::Context;
use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{Block, BlockArg, BlockCall, Function, Inst, InstBuilder, Opcode, Type, Value, ValueDef};
use cranelift_entity::SecondaryMap;

/// Limit on the instructions that are executed speculatively.
const MAX_SPECULATED: usize = 2;

/// Limit on selects for one branch; in checked code, where values have shadows.
const MAX_SELECTS: usize = 1;
const MAX_SELECTS_CHECKED: usize = 2;

/// Replaces branches. Returns whether there were any.
pub(super) fn run(context: &mut Context, checked: bool) -> bool {
    let most_selects = if checked { MAX_SELECTS_CHECKED } else { MAX_SELECTS };
    let Context { func, cfg, domtree, .. } = context;
    let mut edges: SecondaryMap<Block, u32> = SecondaryMap::new();
    for block in func.layout.blocks() {
        edges[block] = cfg.pred_iter(block).count() as u32;
    }
    let mut changed = false;
    // Inner branches first: once its branch is gone, a block may be an arm of an outer branch.
    let order: Vec<Block> = domtree.cfg_postorder().to_vec();
    for block in order {
        changed |= convert(func, &mut edges, block, most_selects);
    }
    changed
}

/// One path from a branch to the block where both paths meet.
struct Arm {
    /// The block between them, if any.
    block: Option<Block>,
    to: Block,
    args: Vec<Value>,
}

fn convert(func: &mut Function, edges: &mut SecondaryMap<Block, u32>, block: Block, most_selects: usize) -> bool {
    let Some(branch) = func.layout.last_inst(block) else { return false };
    if func.dfg.insts[branch].opcode() != Opcode::Brif {
        return false;
    }
    let [cond] = *func.dfg.inst_fixed_args(branch) else { return false };
    if !is_integer_comparison(func, cond) {
        return false;
    }
    let [then, other] = *func.dfg.insts[branch].branch_destination(&func.dfg.jump_tables, &func.dfg.exception_tables)
    else {
        return false;
    };
    let (Some(then), Some(other)) = (arm(func, edges, block, then), arm(func, edges, block, other)) else {
        return false;
    };
    if then.to != other.to || then.block == other.block {
        return false;
    }
    let speculated: Vec<Inst> = [then.block, other.block]
        .into_iter()
        .flatten()
        .flat_map(|arm| func.layout.block_insts(arm).collect::<Vec<Inst>>())
        .filter(|inst| !func.dfg.insts[*inst].opcode().is_terminator())
        .collect();
    let selects = then.args.iter().zip(&other.args).filter(|(a, b)| a != b).count();
    let integers = then.args.iter().zip(&other.args).filter(|(a, b)| a != b).all(|(a, _)| {
        let ty = func.dfg.value_type(*a);
        is_scalar_integer(ty)
    });
    if selects > most_selects
        || !integers
        || speculated.iter().filter(|inst| !is_constant(func, **inst)).count() > MAX_SPECULATED
        || !speculated.iter().all(|inst| is_cheap(func, *inst))
    {
        return false;
    }
    for inst in speculated {
        func.layout.remove_inst(inst);
        func.layout.insert_inst(inst, branch);
    }
    let mut cursor = FuncCursor::new(func).at_inst(branch);
    cursor.use_srcloc(branch);
    let args: Vec<BlockArg> = then
        .args
        .iter()
        .zip(&other.args)
        .map(|(a, b)| BlockArg::Value(if a == b { *a } else { cursor.ins().select(cond, *a, *b) }))
        .collect();
    cursor.ins().jump(then.to, &args);
    func.layout.remove_inst(branch);
    let arms: Vec<Block> = [then.block, other.block].into_iter().flatten().collect();
    for &arm in &arms {
        func.layout.remove_block_and_insts(arm);
    }
    if !arms.is_empty() {
        edges[then.to] -= 1;
    }
    true
}

/// Follows an edge, through a block that has no other predecessor and only jumps, if there is one.
fn arm(func: &Function, edges: &SecondaryMap<Block, u32>, from: Block, call: BlockCall) -> Option<Arm> {
    let dfg = &func.dfg;
    let block = call.block(&dfg.value_lists);
    let values =
        |call: &BlockCall| call.args(&dfg.value_lists).map(|arg| arg.as_value()).collect::<Option<Vec<Value>>>();
    let last = func.layout.last_inst(block)?;
    if edges[block] == 1
        && block != from
        && dfg.insts[last].opcode() == Opcode::Jump
        && dfg.block_params(block).is_empty()
    {
        let [onwards] = *dfg.insts[last].branch_destination(&dfg.jump_tables, &dfg.exception_tables) else {
            return None;
        };
        let to = onwards.block(&dfg.value_lists);
        if to != block {
            return Some(Arm { block: Some(block), to, args: values(&onwards)? });
        }
    }
    Some(Arm { block: None, to: block, args: values(&call)? })
}

fn is_integer_comparison(func: &Function, cond: Value) -> bool {
    match func.dfg.value_def(cond) {
        ValueDef::Result(inst, _) => {
            func.dfg.insts[inst].opcode() == Opcode::Icmp
                && is_scalar_integer(func.dfg.value_type(func.dfg.inst_args(inst)[0]))
        }
        _ => false,
    }
}

fn is_scalar_integer(ty: Type) -> bool {
    ty.is_int() && ty.bits() <= 64
}

fn is_constant(func: &Function, inst: Inst) -> bool {
    func.dfg.insts[inst].opcode() == Opcode::Iconst
}

/// Whether an instruction has no effect and takes about a cycle.
fn is_cheap(func: &Function, inst: Inst) -> bool {
    let opcode = func.dfg.insts[inst].opcode();
    let cheap = matches!(
        opcode,
        Opcode::Iconst
            | Opcode::Iadd
            | Opcode::Isub
            | Opcode::Ineg
            | Opcode::Band
            | Opcode::Bor
            | Opcode::Bxor
            | Opcode::Bnot
            | Opcode::Ishl
            | Opcode::Ushr
            | Opcode::Sshr
            | Opcode::Uextend
            | Opcode::Sextend
            | Opcode::Ireduce
            | Opcode::Icmp
            | Opcode::Select
    );
    cheap
        && func.dfg.inst_results(inst).iter().all(|v| is_scalar_integer(func.dfg.value_type(*v)))
        && func.dfg.inst_args(inst).iter().all(|v| is_scalar_integer(func.dfg.value_type(*v)))
}
