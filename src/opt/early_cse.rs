//! Removes loads of what was loaded, or stored, before, for checked code: a load takes its check and the look-up of its shadow along.
//! Calls that compute shadows are not repeated either.
//!
//! ```text
//! %p = getelementptr i32, ptr %a, i64 %i
//! %x = load i32, ptr %p
//! %q = getelementptr i32, ptr %a, i64 %i     the same address
//! %y = load i32, ptr %q                      is %x, unless something in between may have written there
//! ```
//!
//! In other code, Cranelift does this. It cannot where checks are: each has a call in a cold block, which might write to memory.
//! Other instructions are left to it.
//!
//! An address is the same if it is computed by the same operations with the same flags, so that it is poison in the same cases.

use super::PassContext;
use super::checks::defined::asked;
use super::checks::origin::{BROKEN, DEFINED, Origins, PASSED, RETURNED, Root, WRITTEN, is_call_of};
use super::checks::redundant::is_clean;
use super::checks::undefined::Origin;
use crate::ir::cfg::Cfg;
use crate::ir::{Align, BlockId, GlobalKind, Inst, InstId, Module, Operand, Type, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// Maximum number of places in memory whose content is known at a time.
const MAX_PLACES: usize = 32;

/// Known content of a place in memory.
#[derive(Clone)]
struct Content {
    /// Number of the address.
    address: Operand,
    ty: Type,
    /// Origin of the address, and the distance from it.
    root: Root,
    offset: Option<i64>,
    size: u64,
    /// The largest alignment that an access has required.
    align: u64,
    value: Operand,
    /// Shadow of the value, if that is followed.
    shadow: Option<Operand>,
}

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    let cfg = cx.cfg();
    let mut clobbers: SecondaryMap<BlockId, bool> = SecondaryMap::new();
    for &block in &cfg.order {
        let mut insts = cx.body().blocks[block].insts.iter();
        clobbers[block] = insts.any(|inst| may_write(cx.module, &cx.body().insts[*inst]));
    }
    let mut found = Found {
        cx,
        origins: Origins::new(cx.module, cx.layout),
        first: FxHashMap::default(),
        numbers: SecondaryMap::new(),
        same: SecondaryMap::new(),
        is_any: false,
    };
    let mut at_end: SecondaryMap<BlockId, Vec<Content>> = SecondaryMap::new();
    for &block in &cfg.order {
        let before = cfg.immediate_dominator(block).filter(|_| is_clean(&cfg, &clobbers, block));
        let mut memory = before.map(|before| at_end[before].clone()).unwrap_or_default();
        found.block(&cfg, block, &mut memory);
        at_end[block] = memory;
    }
    let Found { same, is_any, .. } = found;
    if !is_any {
        return;
    }
    let body = cx.body_mut();
    for &block in &body.layout {
        let results = &body.results;
        body.blocks[block].insts.retain(|inst| results[*inst].expand().is_none_or(|result| same[result].is_none()));
        for &inst in &body.blocks[block].insts {
            body.insts[inst].for_each_operand_mut(|operand| *operand = representative(&same, *operand));
        }
    }
}

/// Returns the operand that stands for one.
fn representative(same: &SecondaryMap<ValueId, Option<Operand>>, operand: Operand) -> Operand {
    match operand {
        Operand::Value(value) => same[value].unwrap_or(operand),
        Operand::Const(_) => operand,
    }
}

struct Found<'a, 'c, 'm> {
    cx: &'a PassContext<'c, 'm>,
    origins: Origins<'m>,
    /// Operations on the numbers of values, and the results of their first instructions.
    first: FxHashMap<Inst, (BlockId, ValueId)>,
    /// Numbers of values: for each, the first one that is computed in the same way, if that is another. It need not dominate the value.
    numbers: SecondaryMap<ValueId, Option<Operand>>,
    /// Operands that take the place of the results of removed instructions.
    same: SecondaryMap<ValueId, Option<Operand>>,
    is_any: bool,
}

impl Found<'_, '_, '_> {
    fn block(&mut self, cfg: &Cfg, block: BlockId, memory: &mut Vec<Content>) {
        let insts = &self.cx.body().blocks[block].insts;
        let mut at = 0;
        while let Some(&inst) = insts.get(at) {
            let next = insts.get(at + 1).copied();
            at += 1;
            match &self.cx.body().insts[inst] {
                Inst::Load { ty, ptr, align, atomic: None, volatile: false, .. } => {
                    let shadow = next.filter(|next| self.is_shadow_of_load(*next, *ptr));
                    if let Some(content) = self.content(*ptr, *ty, *align) {
                        self.load(memory, content, inst, shadow);
                    }
                    at += usize::from(shadow.is_some());
                }
                Inst::Store { value: (ty, value), ptr, align, atomic: None, volatile: false, .. } => {
                    let shadow = next.and_then(|next| self.shadow_of_store(next, *ptr));
                    at += usize::from(shadow.is_some());
                    match self.content(*ptr, *ty, *align) {
                        Some(content) => {
                            let value = representative(&self.same, *value);
                            self.store(memory, Content { value, shadow, ..content });
                        }
                        None => memory.clear(),
                    }
                }
                other if self.has_number(other) => self.operation(cfg, block, inst),
                other if may_write(self.cx.module, other) => memory.clear(),
                _ => {}
            }
        }
    }

    /// Whether an instruction looks up the shadow of what was loaded from an address.
    fn is_shadow_of_load(&self, inst: InstId, address: Operand) -> bool {
        let Inst::Call(call) = &self.cx.body().insts[inst] else { return false };
        asked(self.cx.module, call) == Some(Origin::Memory) && call.args.get(1).map(|arg| arg.value) == Some(address)
    }

    /// Returns the shadow that an instruction notes for what was stored to an address.
    fn shadow_of_store(&self, inst: InstId, address: Operand) -> Option<Operand> {
        let Inst::Call(call) = &self.cx.body().insts[inst] else { return None };
        let [to, _, _, shadow, _] = &call.args[..] else { return None };
        let is_note = is_call_of(self.cx.module, &self.cx.body().insts[inst], &[WRITTEN]) && to.value == address;
        is_note.then(|| representative(&self.same, shadow.value))
    }

    /// Returns the place that a load or store accesses, and nothing yet of what it holds. `None`: its size is not known.
    fn content(&mut self, address: Operand, ty: Type, align: Option<Align>) -> Option<Content> {
        let (module, layout) = (self.cx.module, self.cx.layout);
        let size = layout.size_of(&module.types, ty)?;
        let align = align.map(Align::bytes).or_else(|| layout.align_of(&module.types, ty))?;
        let origin = self.origins.of(self.cx.body(), address);
        let address = self.number(address);
        let (root, offset) = (origin.root, origin.offset);
        Some(Content { address, ty, root, offset, size, align, value: address, shadow: None })
    }

    /// Replaces a load, and the instruction that looks up the shadow, if the place is known; enters it otherwise.
    fn load(&mut self, memory: &mut Vec<Content>, content: Content, inst: InstId, shadow: Option<InstId>) {
        let body = self.cx.body();
        let Some(result) = body.result(inst) else { return };
        let at = memory.iter().position(|one| (one.address, one.ty) == (content.address, content.ty));
        if let Some(at) = at {
            let known = &memory[at];
            if known.align >= content.align && (shadow.is_none() || known.shadow.is_some()) {
                let (value, known_shadow) = (known.value, known.shadow);
                self.replace(inst, value);
                if let (Some(inst), Some(known)) = (shadow, known_shadow) {
                    self.replace(inst, known);
                }
                return;
            }
            memory.remove(at);
        }
        let shadow = shadow.and_then(|inst| body.result(inst)).map(Operand::Value);
        push(memory, Content { value: Operand::Value(result), shadow, ..content });
    }

    /// Forgets what a store may overwrite, and enters what it writes.
    fn store(&mut self, memory: &mut Vec<Content>, content: Content) {
        memory.retain(|known| self.is_elsewhere(known, &content));
        push(memory, content);
    }

    /// Whether two places have no byte in common.
    fn is_elsewhere(&self, a: &Content, b: &Content) -> bool {
        if a.root != b.root {
            return self.is_object(a.root) && self.is_object(b.root);
        }
        let (Some(from), Some(to)) = (a.offset, b.offset) else { return false };
        let is_before = |from: i64, size: u64, to: i64| from.checked_add_unsigned(size).is_some_and(|end| end <= to);
        is_before(from, a.size, to) || is_before(to, b.size, from)
    }

    /// Whether a root is an object of its own, in which no other root of this kind has a byte.
    fn is_object(&self, root: Root) -> bool {
        let body = self.cx.body();
        match root {
            // Variables of libraries may have several names.
            Root::Global(id) => matches!(self.cx.module.globals[id].kind, GlobalKind::Variable { init: Some(_), .. }),
            Root::Value(value) => match body.values[value].def {
                ValueDef::Inst(inst) => matches!(body.insts[inst], Inst::Alloca { .. }),
                _ => false,
            },
            Root::Constant(_) => false,
        }
    }

    /// Returns the number of an operand.
    fn number(&self, operand: Operand) -> Operand {
        let operand = representative(&self.same, operand);
        representative(&self.numbers, operand)
    }

    /// Whether the result of an instruction follows from its operands, and addresses or shadows may depend on it.
    fn has_number(&self, inst: &Inst) -> bool {
        match inst {
            Inst::Binary { .. } | Inst::Cast { .. } | Inst::Icmp { .. } | Inst::Select { .. } | Inst::Gep { .. } => {
                true
            }
            Inst::Call(call) => {
                matches!(asked(self.cx.module, call), Some(Origin::Operation | Origin::Propagated))
            }
            _ => false,
        }
    }

    /// Numbers the result of an operation. If it is one of a shadow, and was computed before, the instruction goes away.
    fn operation(&mut self, cfg: &Cfg, block: BlockId, inst: InstId) {
        let body = self.cx.body();
        let Some(result) = body.result(inst) else { return };
        let mut key = body.insts[inst].clone();
        key.for_each_operand_mut(|operand| *operand = self.number(*operand));
        // Instructions of the program have locations; calls that compute shadows have that of the instruction.
        let is_shadow = matches!(key, Inst::Call(_)) || body.inst_locs[inst].is_none();
        match self.first.entry(key) {
            Entry::Occupied(mut known) => {
                let (at, first) = *known.get();
                if is_shadow && cfg.dominates(at, block) {
                    self.replace(inst, Operand::Value(first));
                } else {
                    if is_shadow {
                        known.insert((block, result));
                    }
                    self.numbers[result] = Some(self.number(Operand::Value(first)));
                }
            }
            Entry::Vacant(unknown) => drop(unknown.insert((block, result))),
        }
    }

    /// Has an operand take the place of an instruction's result.
    fn replace(&mut self, inst: InstId, by: Operand) {
        if let Some(result) = self.cx.body().result(inst) {
            self.same[result] = Some(by);
            self.is_any = true;
        }
    }
}

fn push(memory: &mut Vec<Content>, content: Content) {
    if memory.len() == MAX_PLACES {
        memory.remove(0);
    }
    memory.push(content);
}

/// Whether an instruction may write to memory, free some, or note something about it; or a load may see what other threads wrote.
fn may_write(module: &Module, inst: &Inst) -> bool {
    match inst {
        Inst::Store { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } | Inst::Fence(_) | Inst::VaArg { .. } => {
            true
        }
        Inst::Load { atomic, volatile, .. } => *volatile || atomic.is_some(),
        Inst::Call(call) => {
            asked(module, call).is_none() && !is_call_of(module, inst, &[DEFINED, BROKEN, PASSED, RETURNED])
        }
        Inst::Invoke(_) | Inst::CallBr(_) => true,
        _ => false,
    }
}
