//! Uses what checks of undefined values found: behind `@llvmlite.defined(i64 %s, …)` the shadow `%s` is 0. Checks of it, and
//! what is computed from it, go away there.
//!
//! ```text
//! call void (...) @llvmlite.defined(i64 %s, i64 0)
//! br i1 %c, label %a, label %b
//! a:
//! %q = call i64 (...) @llvmlite.undefined(i64 7, i64 WORD, i64 %s, i64 0, …)       0
//! %t = call i64 (...) @llvmlite.undefined(i64 7, i64 EITHER, i64 %q, i64 %own)     %own
//! ```

use super::origin::UNDEFINED;
use super::undefined::{How, Origin, Propagation};
use super::{checked_access, is_defined_check, read_unresolved};
use crate::ir::callee::named_callee;
use crate::ir::inst::{BinaryOp, CallInfo, IcmpPred};
use crate::ir::{BlockId, Constant, Inst, InstId, Module, Name, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Maximum number of times that a function is visited: what follows from a phi that became 0 behind its block is found the next time.
const MAX_ROUNDS: usize = 4;

struct Facts {
    /// Shadows that are 0 from here on.
    zeros: Vec<ValueId>,
    is_zero: SecondaryMap<ValueId, bool>,
    /// Addresses that are not null from here on: what they point to was accessed, or they were compared.
    nonnull: Vec<ValueId>,
    is_nonnull: SecondaryMap<ValueId, bool>,
    /// Values that are another one, or a constant, wherever they are used.
    replaced: SecondaryMap<ValueId, Option<Operand>>,
    /// Shadows of operations that may violate their flags, by the operation.
    operations: FxHashMap<Operation, ValueId>,
    /// Operations in the order in which they were entered.
    entered: Vec<Operation>,
    zero: Operand,
    /// Blocks that were visited in this round.
    is_visited: SecondaryMap<BlockId, bool>,
    /// Whether a phi became known after its block was visited.
    changed: bool,
}

/// Operation with its flags, and operands.
type Operation = (BinaryOp, [bool; 4], Type, [Operand; 2]);

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    if cx.module.find(UNDEFINED).is_none() {
        return;
    }
    let cfg = cx.cfg();
    let children = cfg.dominator_children();
    let mut facts = Facts {
        zeros: Vec::new(),
        is_zero: SecondaryMap::new(),
        nonnull: Vec::new(),
        is_nonnull: SecondaryMap::new(),
        replaced: SecondaryMap::new(),
        operations: FxHashMap::default(),
        entered: Vec::new(),
        zero: cx.constant(Constant::Int(Type::I64, 0)),
        is_visited: SecondaryMap::new(),
        changed: false,
    };
    for _ in 0..MAX_ROUNDS {
        facts.changed = false;
        facts.is_visited.clear();
        let mut rest = vec![(cx.body().entry(), None)];
        while let Some((block, leave)) = rest.pop() {
            if let Some((kept, entered, nonnull)) = leave {
                for value in facts.nonnull.drain(nonnull..) {
                    facts.is_nonnull[value] = false;
                }
                while facts.entered.len() > entered {
                    if let Some(operation) = facts.entered.pop() {
                        facts.operations.remove(&operation);
                    }
                }
                while facts.zeros.len() > kept {
                    if let Some(value) = facts.zeros.pop() {
                        facts.is_zero[value] = false;
                    }
                }
                continue;
            }
            rest.push((block, Some((facts.zeros.len(), facts.entered.len(), facts.nonnull.len()))));
            if let [before] = cfg.predecessors[block][..] {
                facts.compared(cx, before, block);
            }
            facts.block(cx, block);
            rest.extend(children[block].iter().map(|child| (*child, None)));
        }
        if !facts.changed {
            break;
        }
    }
    remove_unused(cx);
    cx.has_folded_shadows = true;
}

impl Facts {
    fn block(&mut self, cx: &mut PassContext<'_, '_>, block: BlockId) {
        let insts = cx.body().blocks[block].insts.clone();
        let mut removed = false;
        let mut kept = Vec::with_capacity(insts.len());
        for &inst in &insts {
            if !matches!(cx.body().insts[inst], Inst::Phi { .. }) {
                self.replace_operands(cx, inst, |_| true);
            }
            let of = &cx.body().insts[inst];
            if let Some([address, origin, length, _]) = checked_access(cx.module, of) {
                if cx.module.constants.known_int(length).is_some_and(|length| length > 0) {
                    self.is_not_null(address);
                    self.is_not_null(origin);
                }
            } else if is_defined_check(cx.module, of) && read_unresolved(cx.module, of).is_none() {
                let args = of.call().map(|call| &call.args[..]).unwrap_or_default();
                if let [shadow, _] = args {
                    match shadow.value {
                        value if value == self.zero => {
                            removed = true;
                            continue;
                        }
                        Operand::Value(value) => self.is_defined(cx, value),
                        Operand::Const(_) => {}
                    }
                }
            } else if let Some(result) = cx.body().result(inst)
                && let Some(known) = self.folded(cx, inst).or_else(|| self.same_operation(cx, inst, result))
                && known != Operand::Value(result)
                && self.replaced[result] != Some(known)
            {
                self.replaced[result] = Some(known);
            }
            kept.push(inst);
        }
        if removed {
            cx.body_mut().blocks[block].insts = kept;
        }
        self.is_visited[block] = true;
        // What phis get from here.
        let mut targets = Vec::new();
        if let Some(last) = insts.last() {
            cx.body().insts[*last].for_each_target(|to| targets.push(to));
        }
        for to in targets {
            for inst in cx.body().blocks[to].insts.clone() {
                if !matches!(cx.body().insts[inst], Inst::Phi { .. }) {
                    break;
                }
                self.replace_operands(cx, inst, |from| from == block);
                if self.is_visited[to]
                    && let Some(result) = cx.body().result(inst)
                    && self.replaced[result].is_none()
                    && let Some(known) = self.folded(cx, inst)
                {
                    self.replaced[result] = Some(known);
                    self.changed = true;
                }
            }
        }
    }

    /// Notes that an address is not null.
    fn is_not_null(&mut self, address: Operand) {
        if let Operand::Value(value) = address
            && !std::mem::replace(&mut self.is_nonnull[value], true)
        {
            self.nonnull.push(value);
        }
    }

    /// Notes what the branch from a block to another one, which has no other predecessor, says about an address.
    fn compared(&mut self, cx: &PassContext<'_, '_>, from: BlockId, to: BlockId) {
        let Some(&last) = cx.body().blocks[from].insts.last() else { return };
        let Inst::CondBr { cond: Operand::Value(cond), then, other, .. } = cx.body().insts[last] else { return };
        let ValueDef::Inst(test) = cx.body().values[cond].def else { return };
        let Inst::Icmp { pred, lhs, rhs: Operand::Const(id), .. } = cx.body().insts[test] else { return };
        let nonnull = match pred {
            IcmpPred::Eq => other,
            IcmpPred::Ne => then,
            _ => return,
        };
        if nonnull == to && then != other && matches!(cx.module.constants[id], Constant::Null(_)) {
            self.is_not_null(lhs);
        }
    }

    /// Returns the shadow of an operation from where it was computed before.
    fn same_operation(&mut self, cx: &PassContext<'_, '_>, inst: InstId, result: ValueId) -> Option<Operand> {
        let call = cx.body().insts[inst].call()?;
        let Operand::Value(value) =
            call.args.get(1).filter(|_| asked(cx.module, call) == Some(Origin::Operation))?.value
        else {
            return None;
        };
        let ValueDef::Inst(of) = cx.body().values[value].def else { return None };
        let Inst::Binary { op, flags, ty, lhs, rhs } = &cx.body().insts[of] else { return None };
        if flags.fast.0 != 0 {
            return None;
        }
        let flags = [flags.nsw, flags.nuw, flags.exact, flags.disjoint];
        let operation = (*op, flags, *ty, [self.known(*lhs), self.known(*rhs)]);
        if let Some(before) = self.operations.get(&operation) {
            return Some(Operand::Value(*before));
        }
        self.operations.insert(operation, result);
        self.entered.push(operation);
        None
    }

    /// Notes that a shadow is 0, and those that are 0 with it.
    fn is_defined(&mut self, cx: &PassContext<'_, '_>, shadow: ValueId) {
        let mut rest = vec![shadow];
        while let Some(value) = rest.pop() {
            if std::mem::replace(&mut self.is_zero[value], true) {
                continue;
            }
            self.zeros.push(value);
            let ValueDef::Inst(inst) = cx.body().values[value].def else { continue };
            if let Some(call) = cx.body().insts[inst].call()
                && asked(cx.module, call) == Some(Origin::Nonnull)
                && let Some(address) = call.args.get(1)
            {
                self.is_not_null(address.value);
            }
            if let Some((_, shadows)) = question(cx, inst).filter(|(propagation, _)| propagation.keeps_all()) {
                rest.extend(shadows.into_iter().filter_map(Operand::value));
            }
        }
    }

    /// Returns what an operand is here.
    fn known(&self, operand: Operand) -> Operand {
        let mut at = operand;
        while let Operand::Value(value) = at {
            if self.is_zero[value] {
                return self.zero;
            }
            match self.replaced[value] {
                Some(next) => at = next,
                None => break,
            }
        }
        at
    }

    /// Replaces operands that are known. `from`: whether those of a phi count that come from a block.
    fn replace_operands(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, from: impl Fn(BlockId) -> bool) {
        let mut differs = false;
        match &cx.body().insts[inst] {
            Inst::Phi { incoming, .. } => {
                differs = incoming.iter().any(|(value, block)| from(*block) && self.known(*value) != *value);
            }
            other => other.for_each_operand(|_, operand| differs |= self.known(operand) != operand),
        }
        if !differs {
            return;
        }
        match &mut cx.body_mut().insts[inst] {
            Inst::Phi { incoming, .. } => {
                for (value, _) in incoming.iter_mut().filter(|(_, block)| from(*block)) {
                    *value = self.known(*value);
                }
            }
            other => other.for_each_operand_mut(|operand| *operand = self.known(*operand)),
        }
    }

    /// Returns what the result of an instruction on shadows is known to be.
    fn folded(&self, cx: &PassContext<'_, '_>, inst: InstId) -> Option<Operand> {
        let is_true = |value: bool| cx.constant(Constant::Int(Type::I1, value.into()));
        match &cx.body().insts[inst] {
            Inst::Phi { ty: Type::I64, incoming, .. } => {
                let own = cx.body().result(inst).map(Operand::Value);
                let is_zero = |value: Operand| value == self.zero || Some(value) == own;
                // A phi of the program may be 0 as well.
                incoming.iter().all(|(value, _)| is_zero(*value)).then_some(self.zero)
            }
            Inst::Icmp { pred: pred @ (IcmpPred::Eq | IcmpPred::Ne), lhs, rhs, .. } => {
                (*lhs == self.zero && *rhs == self.zero).then(|| is_true(*pred == IcmpPred::Eq))
            }
            Inst::Select { cond, then, other, .. } if then.0 == Type::I64 => match cond {
                _ if then.1 == other.1 => Some(then.1),
                cond if *cond == is_true(true) => Some(then.1),
                cond if *cond == is_true(false) => Some(other.1),
                _ => None,
            },
            Inst::Call(call) => match asked(cx.module, call)? {
                Origin::Nonnull => self.is_nonnull[call.args.get(1)?.value.value()?].then_some(self.zero),
                Origin::Propagated => match question(cx, inst)? {
                    (Propagation { how: How::Either, .. }, [first, second]) if first == self.zero => Some(second),
                    (Propagation { how: How::Either, .. }, [first, second]) if second == self.zero => Some(first),
                    (_, shadows) => (shadows == [self.zero; 2]).then_some(self.zero),
                },
                Origin::Variable => (call.args.get(1)?.value == self.zero).then_some(self.zero),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Returns what a call of [`UNDEFINED`] asks.
pub(in crate::opt) fn asked(module: &Module, call: &CallInfo) -> Option<Origin> {
    let Name::Text(name) = &module.globals[named_callee(module, call.callee)?].name else { return None };
    let Operand::Const(id) = call.args.first().filter(|_| **name == *UNDEFINED)?.value else { return None };
    Origin::ALL.get(usize::try_from(module.constants[id].as_int()?).ok()?).copied()
}

/// Returns what a question asks which bits of a result are undefined, and the shadows of the operands.
fn question(cx: &PassContext<'_, '_>, inst: InstId) -> Option<(Propagation, [Operand; 2])> {
    let call = cx.body().insts[inst].call()?;
    let [_, word, first, second, ..] = &call.args[..] else { return None };
    asked(cx.module, call).filter(|origin| *origin == Origin::Propagated)?;
    let word = cx.module.constants.known_int(word.value)?;
    Some((Propagation::of_word(word as u64), [first.value, second.value]))
}

/// Removes the calls whose shadow nothing uses any more, and what only they use.
fn remove_unused(cx: &mut PassContext<'_, '_>) {
    let mut uses: SecondaryMap<ValueId, u32> = SecondaryMap::new();
    let layout = cx.body().layout.clone();
    let all: Vec<InstId> = layout.iter().flat_map(|block| cx.body().blocks[*block].insts.iter().copied()).collect();
    for &inst in &all {
        cx.body().insts[inst].for_each_operand(|_, operand| {
            if let Operand::Value(value) = operand {
                uses[value] += 1;
            }
        });
    }
    let is_unused = |cx: &PassContext<'_, '_>, uses: &SecondaryMap<ValueId, u32>, inst: InstId| {
        let is_shadow = match &cx.body().insts[inst] {
            Inst::Call(call) => asked(cx.module, call).is_some_and(|origin| origin != Origin::Assume),
            Inst::Select { .. } | Inst::Icmp { .. } | Inst::Phi { .. } => true,
            Inst::Binary { op, .. } => *op == BinaryOp::And,
            _ => false,
        };
        is_shadow && cx.body().result(inst).is_some_and(|result| uses[result] == 0)
    };
    let mut removed: FxHashSet<InstId> = FxHashSet::default();
    let mut rest: Vec<InstId> = all.iter().copied().filter(|inst| is_unused(cx, &uses, *inst)).collect();
    while let Some(inst) = rest.pop() {
        // Instructions of the program remain, so that a debugger sees them.
        let is_own = cx.body().inst_locs[inst].is_some() && !matches!(cx.body().insts[inst], Inst::Call(_));
        if is_own || !removed.insert(inst) {
            continue;
        }
        let mut operands = Vec::new();
        cx.body().insts[inst].for_each_operand(|_, operand| operands.push(operand));
        for operand in operands {
            let Operand::Value(value) = operand else { continue };
            uses[value] -= 1;
            if let ValueDef::Inst(by) = cx.body().values[value].def
                && is_unused(cx, &uses, by)
            {
                rest.push(by);
            }
        }
    }
    if removed.is_empty() {
        return;
    }
    let body = cx.body_mut();
    for block in layout {
        body.blocks[block].insts.retain(|inst| !removed.contains(inst));
    }
}
