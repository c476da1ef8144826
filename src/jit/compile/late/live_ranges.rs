//! Splits the live ranges of floating-point values and vectors at loops that contain no call.
//!
//! No register of these classes survives a call (System V), so a value that is live across a call is spilled.
//! Cranelift's register allocator assigns one allocation to the values that pass through a block parameter. If it
//! splits that allocation because of a call, the part in a register extends from the first to the last use by an
//! instruction; arguments of branches do not count. An accumulator that is needed after a call behind its loop would
//! therefore be stored and reloaded in every iteration. Copies before and after the loop separate the values that are
//! live across calls from those that the loop uses:
//!
//! ```text
//!     jump loop(v1)                       v1' = bor v1, v1
//!                                         jump loop(v1')
//! loop(v2):                           loop(v2):
//!     v3 = fadd v2, v0                    v3 = fadd v2, v0'       v0' is copied before the loop, too
//!     brif …, after, loop(v3)             brif …, after, loop(v3)
//! after:                              after:
//!                                         v3' = bor v3, v3
//!     call f()                            call f()
//!     return v3                           return v3'
//! ```
//!
//! Cranelift's optimizer would remove the copies.

use cranelift_codegen::Context;
use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{Block, BlockArg, Function, Inst, InstBuilder, Type, Value, ValueDef, types};
use cranelift_codegen::loop_analysis::Loop;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

/// Limit on the number of exits of a loop, and of dominators of a use, that are considered as places for a copy.
const MAX_PLACES: usize = 16;

/// Whether a function has both calls and values whose live ranges can be split.
fn matter(func: &Function) -> bool {
    let (mut calls, mut values) = (false, false);
    for block in func.layout.blocks() {
        for inst in func.layout.block_insts(block) {
            calls |= func.dfg.insts[inst].opcode().is_call();
            values |= func.dfg.inst_results(inst).iter().any(|v| splits(func.dfg.value_type(*v)));
            if calls && values {
                return true;
            }
        }
    }
    false
}

/// Whether live ranges of values of this type are split.
fn splits(ty: Type) -> bool {
    matches!(ty, types::F32 | types::F64) || ty.is_vector() && ty.bits() == 128
}

/// Splits the live ranges. Control flow graph and dominators of the context must be valid.
pub(super) fn run(context: &mut Context) {
    if !matter(&context.func) {
        return;
    }
    context.compute_loop_analysis();
    let regions = Regions::new(context);
    if regions.exits.is_empty() {
        return;
    }
    let original = context.func.dfg.num_insts();
    let (at_start, at_end, last_call) = Default::default();
    let mut splitter = Splitter { context, regions, at_start, at_end, last_call };
    let blocks: Vec<Block> = splitter.context.func.layout.blocks().collect();
    for &block in &blocks {
        splitter.copy_params_of_exits(block);
    }
    for &block in &blocks {
        let insts: Vec<Inst> = splitter.context.func.layout.block_insts(block).collect();
        insts.into_iter().filter(|inst| (inst.as_u32() as usize) < original).for_each(|inst| {
            splitter.rewrite(block, inst);
        });
    }
}

/// The outermost loops without calls, which are disjoint.
struct Regions {
    /// For each block, the loop that contains it.
    around: SecondaryMap<Block, PackedOption<Loop>>,
    /// For each loop, the blocks outside that it can continue with.
    exits: FxHashMap<Loop, Vec<Block>>,
    /// For each loop with a single entry edge: the block before it, if that block is in none of the loops.
    before: FxHashMap<Loop, Block>,
}

impl Regions {
    fn new(context: &Context) -> Regions {
        let Context { func, cfg, loop_analysis: loops, .. } = context;
        let mut calls: SecondaryMap<Loop, bool> = SecondaryMap::new();
        for block in func.layout.blocks() {
            if loops.innermost_loop(block).is_some()
                && func.layout.block_insts(block).any(|inst| func.dfg.insts[inst].opcode().is_call())
            {
                let mut at = loops.innermost_loop(block);
                while let Some(found) = at.filter(|found| !calls[*found]) {
                    calls[found] = true;
                    at = loops.loop_parent(found);
                }
            }
        }
        // A loop is listed after the loop that contains it.
        let mut outermost: SecondaryMap<Loop, PackedOption<Loop>> = SecondaryMap::new();
        for found in loops.loops().filter(|found| !calls[*found]) {
            let parent = loops.loop_parent(found).and_then(|parent| outermost[parent].expand());
            outermost[found] = parent.unwrap_or(found).into();
        }
        let mut regions =
            Regions { around: SecondaryMap::new(), exits: FxHashMap::default(), before: FxHashMap::default() };
        for block in func.layout.blocks() {
            regions.around[block] = loops.innermost_loop(block).and_then(|found| outermost[found].expand()).into();
        }
        for block in func.layout.blocks() {
            let Some(region) = regions.around[block].expand() else { continue };
            let exits = regions.exits.entry(region).or_default();
            exits.extend(cfg.succ_iter(block).filter(|to| regions.around[*to] != region.into()));
        }
        for &region in regions.exits.keys() {
            let here = region.into();
            let mut before = cfg.pred_iter(loops.loop_header(region)).map(|pred| pred.block);
            let mut before = before.by_ref().filter(|pred| regions.around[*pred] != here);
            if let (Some(pred), None) = (before.next(), before.next())
                && regions.around[pred].is_none()
            {
                regions.before.insert(region, pred);
            }
        }
        regions
    }
}

struct Splitter<'a> {
    context: &'a mut Context,
    regions: Regions,
    /// Copies at the start of blocks.
    at_start: FxHashMap<(Block, Value), Value>,
    /// Copies at the end of blocks, before the terminator.
    at_end: FxHashMap<(Block, Value), Value>,
    /// Last call of each block before a loop.
    last_call: FxHashMap<Block, Option<Inst>>,
}

impl Splitter<'_> {
    /// Copies the parameters of a block at which a loop exits.
    fn copy_params_of_exits(&mut self, block: Block) {
        if self.regions.around[block].is_some()
            || !self.context.cfg.pred_iter(block).any(|pred| self.regions.around[pred.block].is_some())
        {
            return;
        }
        for param in self.context.func.dfg.block_params(block).to_vec() {
            if splits(self.context.func.dfg.value_type(param)) {
                self.copy_at_start(block, param);
            }
        }
    }

    /// Replaces the operands of an instruction with copies.
    fn rewrite(&mut self, block: Block, inst: Inst) {
        let values: Vec<Value> = self.context.func.dfg.inst_values(inst).collect();
        let mut instead: FxHashMap<Value, Value> = FxHashMap::default();
        for value in values {
            if splits(self.context.func.dfg.value_type(value)) {
                instead.insert(value, self.value_in(block, value));
            }
        }
        if instead.is_empty() {
            return;
        }
        self.context.func.dfg.map_inst_values(inst, |value| instead.get(&value).copied().unwrap_or(value));
        if self.context.func.dfg.insts[inst].opcode().is_branch() && self.regions.around[block].is_none() {
            self.copy_arguments_of_loops(block, inst);
        }
    }

    /// Returns the value that instructions of a block use for `value`: the copy after the loop that defines it, or
    /// before the loop that contains the block.
    fn value_in(&mut self, block: Block, value: Value) -> Value {
        let mut value = self.context.func.dfg.resolve_aliases(value);
        let here = self.regions.around[block];
        let Some(def) = self.defining_block(value) else { return value };
        if let Some(region) = self.regions.around[def].expand().filter(|region| here != Some(*region).into()) {
            let Some(place) = self.place_behind(region, def, block) else { return value };
            value = self.copy_at_start(place, value);
        } else if let Some(copy) = self.at_start.get(&(def, value)) {
            value = *copy;
        }
        let Some(region) = here.expand() else { return value };
        if self.defining_block(value).is_none_or(|def| self.regions.around[def] == here) {
            return value;
        }
        // A copy before the loop serves the whole loop.
        match self.regions.before.get(&region) {
            Some(before) => self.copy_at_end(*before, value),
            None => value,
        }
    }

    /// Copies the arguments that a branch passes to loop headers.
    fn copy_arguments_of_loops(&mut self, block: Block, inst: Inst) {
        let count = {
            let dfg = &self.context.func.dfg;
            dfg.insts[inst].branch_destination(&dfg.jump_tables, &dfg.exception_tables).len()
        };
        for n in 0..count {
            let dfg = &self.context.func.dfg;
            let call = dfg.insts[inst].branch_destination(&dfg.jump_tables, &dfg.exception_tables)[n];
            if self.regions.around[call.block(&dfg.value_lists)].is_none() {
                continue;
            }
            let args: Vec<BlockArg> = call.args(&dfg.value_lists).collect();
            let mut copies = Vec::with_capacity(args.len());
            for arg in args {
                copies.push(match arg {
                    BlockArg::Value(value) if splits(self.context.func.dfg.value_type(value)) => {
                        BlockArg::Value(self.copy_at_end(block, value))
                    }
                    other => other,
                });
            }
            let mut copies = copies.into_iter();
            let dfg = &mut self.context.func.dfg;
            let calls = dfg.insts[inst].branch_destination_mut(&mut dfg.jump_tables, &mut dfg.exception_tables);
            calls[n].update_args(&mut dfg.value_lists, |arg| copies.next().unwrap_or(arg));
        }
    }

    /// Returns the first block after a loop that dominates a use, if the search finds it within the limit.
    fn place_behind(&self, region: Loop, def: Block, using: Block) -> Option<Block> {
        let domtree = &self.context.domtree;
        let outside = |block: Block| self.regions.around[block].is_none();
        let exits = self.regions.exits.get(&region)?;
        let exit = exits.iter().take(MAX_PLACES).copied().find(|exit| {
            outside(*exit) && domtree.block_dominates(def, *exit) && domtree.block_dominates(*exit, using)
        });
        exit.or_else(|| {
            let mut at = using;
            for _ in 0..MAX_PLACES {
                let above = domtree.idom(at)?;
                if self.regions.around[above] == region.into() {
                    return outside(at).then_some(at);
                }
                at = above;
            }
            None
        })
    }

    fn defining_block(&self, value: Value) -> Option<Block> {
        match self.context.func.dfg.value_def(value) {
            ValueDef::Param(block, _) => Some(block),
            ValueDef::Result(inst, _) => self.context.func.layout.inst_block(inst),
            ValueDef::Union(..) => None,
        }
    }

    fn copy_at_start(&mut self, block: Block, value: Value) -> Value {
        if let Some(copy) = self.at_start.get(&(block, value)) {
            return *copy;
        }
        let mut cursor = FuncCursor::new(&mut self.context.func).at_first_insertion_point(block);
        if let Some(next) = cursor.current_inst() {
            cursor.use_srcloc(next);
        }
        let copy = cursor.ins().bor(value, value);
        self.at_start.insert((block, value), copy);
        copy
    }

    /// Copies a value at the end of a block, unless its live range begins there anyway.
    fn copy_at_end(&mut self, block: Block, value: Value) -> Value {
        if let Some(copy) = self.at_end.get(&(block, value)) {
            return *copy;
        }
        let func = &mut self.context.func;
        let Some(terminator) = func.layout.last_inst(block) else { return value };
        // The results of a call that ends a block do not exist before it.
        if func.dfg.insts[terminator].opcode().is_call() {
            return value;
        }
        let last_call = *self
            .last_call
            .entry(block)
            .or_insert_with(|| func.layout.block_insts(block).rfind(|inst| func.dfg.insts[*inst].opcode().is_call()));
        if let ValueDef::Result(def, _) = func.dfg.value_def(value)
            && func.layout.inst_block(def) == Some(block)
            && last_call.is_none_or(|call| func.layout.pp_cmp(def, call).is_ge())
        {
            return value;
        }
        let mut cursor = FuncCursor::new(func).at_inst(terminator);
        cursor.use_srcloc(terminator);
        let copy = cursor.ins().bor(value, value);
        self.at_end.insert((block, value), copy);
        copy
    }
}
