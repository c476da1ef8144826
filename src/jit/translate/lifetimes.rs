//! Checked code: begins and ends of lifetimes of variables in slots.
//!
//! A call tells the run-time library, unless it would change nothing: where a lifetime begins first, and nothing was stored before; and
//! where it ends and the function returns next, which ends the variable anyway.

use crate::ir::cfg::Cfg;
use crate::ir::inst::CastOp;
use crate::ir::{BlockId, Body, Inst, InstId, Module, Operand, ValueDef, ValueId};
use crate::jit::checked::slot::UNKNOWN_END;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::deferred::called;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::opt::checks::origin::{DEFINED, RETURNED, UNDEFINED};
use crate::opt::loops::Loops;
use crate::opt::simplify_cfg::is_pure;
use cranelift_codegen::ir::{InstBuilder, types};
use rustc_hash::{FxHashMap, FxHashSet};

/// Maximum number of blocks between the end of a lifetime and the return.
const MAX_BLOCKS: usize = 4;

/// Start or end of the lifetime of a variable.
struct Marker {
    block: BlockId,
    at: usize,
    inst: InstId,
    variable: ValueId,
    is_end: bool,
}

/// Returns the variable whose lifetime a call marks, and whether it ends. `on_cast`: called with each cast of its address.
fn marked(module: &Module, body: &Body, inst: InstId, mut on_cast: impl FnMut(ValueId)) -> Option<(ValueId, bool)> {
    let of = &body.insts[inst];
    let name = called(module, of)?.strip_prefix("llvm.lifetime.")?;
    let Operand::Value(mut address) = of.call()?.args.last()?.value else { return None };
    while let ValueDef::Inst(cast) = body.values[address].def
        && let Inst::Cast { op: CastOp::Bitcast, arg: Operand::Value(arg), .. } = body.insts[cast]
    {
        on_cast(address);
        address = arg;
    }
    Some((address, name.starts_with("end")))
}

/// Finds the starts and ends of lifetimes that change nothing.
pub(in crate::jit::translate) fn find_idle(
    module: &Module,
    body: &Body,
    cfg: &Cfg,
    loops: &Loops,
) -> FxHashSet<InstId> {
    let mut markers: Vec<Marker> = Vec::new();
    let mut uses: FxHashMap<ValueId, Vec<(BlockId, usize)>> = FxHashMap::default();
    // Casts of addresses for markers, and the variable of each.
    let mut casts: FxHashMap<ValueId, ValueId> = FxHashMap::default();
    for &block in &body.layout {
        for (at, &inst) in body.blocks[block].insts.iter().enumerate() {
            let mut cast: Vec<ValueId> = Vec::new();
            if let Some((variable, is_end)) = marked(module, body, inst, |value| cast.push(value)) {
                markers.push(Marker { block, at, inst, variable, is_end });
                uses.entry(variable).or_default();
                casts.extend(cast.into_iter().map(|value| (value, variable)));
            }
        }
    }
    if markers.is_empty() {
        return FxHashSet::default();
    }
    for &block in &body.layout {
        for (at, &inst) in body.blocks[block].insts.iter().enumerate() {
            let of = &body.insts[inst];
            if body.result(inst).is_some_and(|result| casts.contains_key(&result)) {
                continue;
            }
            of.for_each_operand(|_, operand| {
                if let Operand::Value(value) = operand
                    && let Some(uses) = uses.get_mut(casts.get(&value).unwrap_or(&value))
                {
                    uses.push((block, at));
                }
            });
        }
    }
    let is_idle = |marker: &Marker| match marker.is_end {
        true => returns_next(module, body, marker.block, marker.at),
        false => {
            let Marker { block: here, at, .. } = *marker;
            let is_later = |(block, of): &(BlockId, usize)| match *block == here {
                true => *of >= at,
                false => cfg.dominates(here, *block),
            };
            !loops.repeats(here) && uses[&marker.variable].iter().all(is_later)
        }
    };
    markers.iter().filter(|marker| is_idle(marker)).map(|marker| marker.inst).collect()
}

/// Whether the function returns next behind an instruction of a block, without an access to memory.
fn returns_next(module: &Module, body: &Body, mut block: BlockId, at: usize) -> bool {
    let mut from = at + 1;
    for _ in 0..MAX_BLOCKS {
        let mut next = None;
        for &inst in &body.blocks[block].insts[from..] {
            let of = &body.insts[inst];
            match of {
                Inst::Ret(_) => return true,
                Inst::Br(to) => next = Some(*to),
                _ if is_pure(module, of) => {}
                _ if matches!(marked(module, body, inst, drop), Some((_, true))) => {}
                _ if called(module, of).is_some_and(|name| [UNDEFINED, DEFINED, RETURNED].contains(&name)) => {}
                _ => return false,
            }
        }
        let Some(to) = next else { return false };
        (block, from) = (to, 0);
    }
    false
}

impl FuncTranslator<'_, '_> {
    /// Emits the begin or the end of the lifetime of a variable that has a slot.
    pub(super) fn lifetime(&mut self, cx: &InstContext, inst: InstId) {
        let Some((variable, is_end)) = marked(self.env.module, self.func.body, inst, drop) else { return };
        if !self.values.in_slots[variable] || self.func.idle_markers.contains(&inst) {
            return;
        }
        let in_frame = self.values.in_frame.get(&variable).copied().zip(self.frame.variables);
        let (of, [begun, ended]) = match in_frame {
            Some((at, frame)) => {
                let frame = self.reload_value(frame);
                (self.plus(frame, at.into()), [RuntimeFn::FrameLifetimeBegun, RuntimeFn::FrameLifetimeEnded])
            }
            None => {
                let address = self.scalar(cx, Operand::Value(variable));
                (address, [RuntimeFn::LifetimeBegun, RuntimeFn::LifetimeEnded])
            }
        };
        if is_end {
            let place = self.func.body.inst_locs[inst].expand().map_or(UNKNOWN_END, |loc| loc.as_u32() + 1);
            let place = self.b.ins().iconst(types::I64, i64::from(place));
            self.call_runtime(ended, &[of, place]);
        } else {
            self.call_runtime(begun, &[of]);
        }
    }
}
