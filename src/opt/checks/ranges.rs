//! Removes checks that the ranges of integers decide: additions that cannot overflow, accesses that are inside of a variable
//! for every index. What loops and branches compare limits the ranges.
//!
//! ```text
//! %more = icmp slt i32 %i, 100
//! br i1 %more, label %body, label %done
//! body:
//! %next = add nsw i32 %i, 1                                    at most 100
//! %s = call i64 (...) @llvmlite.undefined(i64 0, i32 %next)    0
//! ```
//!
//! A range is one of bits, as compiled code computes them: what wraps around may be anything, so that no range depends on a flag.
//! Shadows have ranges too: one that is always 0 goes away, with its checks.

use super::access::Check;
use super::address::Addresses;
use super::defined::asked;
use super::interval::Interval;
use super::origin::{CHECK, FrameObjects, Origins, Root};
use super::redundant::declared_align;
use super::undefined::Origin;
use super::{is_defined_check, read_unresolved};
use crate::ir::cfg::Cfg;
use crate::ir::inst::{BinaryOp, CastOp, IcmpPred, UnaryOp};
use crate::ir::{BlockId, Body, Constant, GlobalKind, Inst, InstId, Module, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Number of times that blocks are visited before the range of a phi is widened to any constant that is compared, to those that it is
/// compared with itself, to everything, and at most.
const WIDENED_FROM: usize = 2;
const WIDENED_FURTHER_FROM: usize = 4;
const WIDENED_FULLY_FROM: usize = 12;
const MAX_ROUNDS: usize = 24;
/// Number of times that they are visited after that, to narrow ranges that were widened.
const NARROWING: usize = 2;
/// Maximum number of operations between a comparison and what it limits.
const MAX_DEPTH: u32 = 6;
/// Maximum distance from a variable.
const MAX_OFFSET: i128 = 1 << 62;

/// Maximum number of constants to which ranges are widened.
const MAX_BOUNDS: usize = 96;

/// Permitted change of the range of a phi.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Grows,
    WidensToBounds,
    WidensToOwnBounds,
    Widens,
    Narrows,
}

struct Ranges<'m> {
    module: &'m Module,
    /// Ranges of integers; `None` until one is known.
    values: SecondaryMap<ValueId, Option<Interval>>,
    /// Ranges in the block that is visited.
    here: SecondaryMap<ValueId, Option<Interval>>,
    /// Previous content of `here`, to be restored.
    before: Vec<(ValueId, Option<Interval>)>,
    /// Range that a phi receives from a block.
    incoming: FxHashMap<(InstId, BlockId), Interval>,
    bounds: Bounds,
    mode: Mode,
    changed: bool,
}

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    if cx.module.find(CHECK).is_none() {
        return;
    }
    let cfg = cx.cfg();
    let children = cfg.dominator_children();
    let Some((mut ranges, visited)) = Ranges::of_body(cx.module, cx.body(), &cfg, &children) else { return };
    let mut addresses = Addresses::new(cx.module, cx.layout, cx.body(), &cfg);
    let frame = FrameObjects::find(cx.body(), &mut Origins::new(cx.module, cx.layout));
    let mut inside: FxHashSet<InstId> = FxHashSet::default();
    ranges.each_block(cx.body(), &visited, &cfg, &children, |ranges, inst| {
        if let Some(check) = Check::read(cx.module, cx.body(), inst)
            && is_inside(cx, ranges, (&mut addresses, &frame), check)
        {
            inside.insert(inst);
        }
    });
    let zeros = ranges.zero_shadows(cx.body());
    if !inside.is_empty() {
        let body = cx.body_mut();
        for block in body.layout.clone() {
            body.blocks[block].insts.retain(|inst| !inside.contains(inst));
        }
    }
    if zeros.is_empty() {
        return;
    }
    let zero = cx.constant(Constant::Int(Type::I64, 0));
    let is_zero = |operand: Operand| matches!(operand, Operand::Value(value) if zeros.contains(&value));
    for &block in &cfg.order {
        for inst in cx.body().blocks[block].insts.clone() {
            let mut found = false;
            cx.body().insts[inst].for_each_operand(|_, operand| found |= is_zero(operand));
            if found {
                let inst = &mut cx.body_mut().insts[inst];
                inst.for_each_operand_mut(|operand| *operand = if is_zero(*operand) { zero } else { *operand });
            }
        }
    }
    super::defined::run(cx);
}

/// Returns whether an access is inside of a variable, and aligned, for every index.
fn is_inside(
    cx: &PassContext<'_, '_>,
    ranges: &Ranges<'_>,
    (addresses, frame): (&mut Addresses<'_>, &FrameObjects),
    check: Check,
) -> bool {
    let Some(length) = check.length.filter(|length| *length > 0) else { return false };
    let sum = addresses.sum(cx.body(), check.address);
    let (is_origin, size) = match sum.base {
        Root::Value(value) => (addresses.canonical(check.origin) == Operand::Value(value), frame.lasting_size(value)),
        Root::Global(id) => {
            let is_origin = matches!(check.origin, Operand::Const(origin)
                if matches!(cx.module.constants[origin], Constant::Global(_, origin) if origin == id));
            let size = match &cx.module.globals[id].kind {
                GlobalKind::Variable { ty, init: Some(_), .. } => cx.layout.size_of(&cx.module.types, *ty),
                _ => None,
            };
            (is_origin, size)
        }
        Root::Constant(_) => return false,
    };
    let Some(size) = size.filter(|_| is_origin) else { return false };
    let (mut from, mut to) = (i128::from(sum.offset), i128::from(sum.offset) + i128::from(length));
    for (factor, value) in &sum.terms {
        let (Some(of), factor) = (ranges.of(Operand::Value(*value)), i128::from(*factor)) else {
            return false;
        };
        let ends = [of.from.saturating_mul(factor), of.to.saturating_mul(factor)];
        (from, to) = (from.saturating_add(ends[0].min(ends[1])), to.saturating_add(ends[0].max(ends[1])));
        if from < -MAX_OFFSET || to > MAX_OFFSET {
            return false;
        }
    }
    if from < 0 || to > size.into() {
        return false;
    }
    if check.align <= 1 {
        return true;
    }
    let lower = addresses.lower_bits(cx.body(), sum, check.align);
    let is_multiple = |number: u64| number.is_multiple_of(check.align);
    lower.terms.is_empty()
        && is_multiple(lower.offset.unsigned_abs())
        && is_multiple(declared_align(cx, frame, lower.base))
}

impl<'m> Ranges<'m> {
    /// Finds the ranges of the integers of a body. Returns the instructions that matter too, by block. `None`: there are too
    /// many loops.
    fn of_body(
        module: &'m Module,
        body: &Body,
        cfg: &Cfg,
        children: &SecondaryMap<BlockId, Vec<BlockId>>,
    ) -> Option<(Ranges<'m>, SecondaryMap<BlockId, Vec<InstId>>)> {
        let mut ranges = Ranges {
            module,
            values: SecondaryMap::new(),
            here: SecondaryMap::new(),
            before: Vec::new(),
            incoming: FxHashMap::default(),
            bounds: Bounds::of_body(module, body, cfg),
            mode: Mode::Grows,
            changed: false,
        };
        for &param in &body.params {
            ranges.values[param] = ranges.width(body.values[param].ty).map(Interval::full);
        }
        let visited = ranges.enter_constant_ranges(body, cfg);
        let has_loops = cfg.order.iter().any(|block| cfg.is_entered_from_later(*block));
        for round in 0..MAX_ROUNDS {
            ranges.mode = match round {
                ..WIDENED_FROM => Mode::Grows,
                WIDENED_FROM..WIDENED_FURTHER_FROM => Mode::WidensToBounds,
                WIDENED_FURTHER_FROM..WIDENED_FULLY_FROM => Mode::WidensToOwnBounds,
                _ => Mode::Widens,
            };
            ranges.changed = false;
            ranges.each_block(body, &visited, cfg, children, |_, _| {});
            // Without loops each block is visited after all of its predecessors.
            if !has_loops {
                return Some((ranges, visited));
            }
            if !ranges.changed {
                ranges.mode = Mode::Narrows;
                for _ in 0..NARROWING {
                    ranges.each_block(body, &visited, cfg, children, |_, _| {});
                }
                return Some((ranges, visited));
            }
        }
        None
    }

    /// Enters the ranges of integers that no other range decides. Returns the other instructions that matter and the checks, by
    /// block.
    fn enter_constant_ranges(&mut self, body: &Body, cfg: &Cfg) -> SecondaryMap<BlockId, Vec<InstId>> {
        let mut others: SecondaryMap<BlockId, Vec<InstId>> = SecondaryMap::with_capacity(body.blocks.len());
        for &block in &cfg.order {
            for &inst in &body.blocks[block].insts {
                let of = &body.insts[inst];
                let width = body.result(inst).and_then(|result| self.width(body.values[result].ty));
                let depends = match of {
                    Inst::Call(call) => {
                        is_defined_check(self.module, of)
                            || asked(self.module, call).is_some()
                            || Check::read(self.module, body, inst).is_some()
                    }
                    Inst::Phi { .. }
                    | Inst::Binary { .. }
                    | Inst::Cast { .. }
                    | Inst::Select { .. }
                    | Inst::Unary { op: UnaryOp::Freeze, .. } => width.is_some(),
                    _ => false,
                };
                match (depends, width, body.result(inst)) {
                    (true, ..) => others[block].push(inst),
                    (false, Some(width), Some(result)) => self.values[result] = Some(Interval::full(width)),
                    _ => {}
                }
            }
        }
        others
    }

    /// Visits blocks after those that dominate them, and calls `f` before each of their instructions.
    fn each_block(
        &mut self,
        body: &Body,
        insts: &SecondaryMap<BlockId, Vec<InstId>>,
        cfg: &Cfg,
        children: &SecondaryMap<BlockId, Vec<BlockId>>,
        mut f: impl FnMut(&Ranges<'m>, InstId),
    ) {
        let mut rest = vec![(body.entry(), None)];
        while let Some((block, leave)) = rest.pop() {
            if let Some(kept) = leave {
                self.undo(kept);
                continue;
            }
            rest.push((block, Some(self.before.len())));
            // The only way into a block, or into a loop that it begins.
            let outside = |from: &&BlockId| cfg.is_reachable(**from) && !cfg.dominates(block, **from);
            let mut ways = cfg.predecessors[block].iter().filter(outside);
            if let (Some(&from), None) = (ways.next(), ways.next()) {
                self.edge(body, from, block);
            }
            for &inst in &insts[block] {
                f(self, inst);
                self.visit(body, cfg, block, inst);
            }
            self.leave(body, block);
            rest.extend(children[block].iter().map(|child| (*child, None)));
        }
    }

    fn undo(&mut self, kept: usize) {
        while self.before.len() > kept {
            if let Some((value, before)) = self.before.pop() {
                self.here[value] = before;
            }
        }
    }

    /// Returns the width of an integer type of at most 64 bits.
    fn width(&self, ty: Type) -> Option<u32> {
        self.module.types.int_width(ty).filter(|width| (1..=64).contains(width))
    }

    /// Returns the range of an operand. `None`: it is no integer, or nothing leads to it so far.
    fn of(&self, operand: Operand) -> Option<Interval> {
        match operand {
            Operand::Value(value) => self.here[value].or(self.values[value]),
            Operand::Const(id) => {
                let constant = &self.module.constants[id];
                let width = self.width(constant.ty())?;
                Some(match constant {
                    Constant::Zero(_) => Interval::ZERO,
                    _ => constant.as_int().map_or(Interval::full(width), |bits| Interval::constant(bits, width)),
                })
            }
        }
    }

    /// Limits a value in the block that is visited.
    fn limit(&mut self, body: &Body, operand: Operand, to: Interval, depth: u32) {
        let Operand::Value(value) = operand else { return };
        let Some(known) = self.of(operand) else { return };
        let Some(both) = known.meet(to).filter(|both| *both != known) else { return };
        self.before.push((value, self.here[value]));
        self.here[value] = Some(both);
        let (true, ValueDef::Inst(inst)) = (depth > 0, body.values[value].def) else { return };
        match &body.insts[inst] {
            Inst::Cast { op: CastOp::Sext, arg, .. } => self.limit(body, *arg, both, depth - 1),
            // Not where the sign bit may be set.
            Inst::Cast { op: CastOp::Zext, from, arg, .. }
                if self.width(*from).is_some_and(|width| both.to <= Interval::full(width).to) =>
            {
                self.limit(body, *arg, both, depth - 1);
            }
            Inst::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub), ty, lhs, rhs, .. } => {
                let (Some(width), Some(by)) = (self.width(*ty), self.of(*rhs)) else { return };
                let by = if *op == BinaryOp::Add { by.from } else { -by.from };
                let back = Interval { from: both.from - by, to: both.to - by };
                let full = Interval::full(width);
                if matches!(rhs, Operand::Const(_)) && full.meet(back) == Some(back) {
                    self.limit(body, *lhs, back, depth - 1);
                }
            }
            _ => {}
        }
    }

    /// Limits what a condition compares.
    fn assume(&mut self, body: &Body, cond: Operand, holds: bool, depth: u32) {
        let Operand::Value(value) = cond else { return };
        let (true, ValueDef::Inst(inst)) = (depth > 0, body.values[value].def) else { return };
        match &body.insts[inst] {
            Inst::Icmp { pred, ty, lhs, rhs, .. } if self.width(*ty).is_some() => {
                let (Some(a), Some(b)) = (self.of(*lhs), self.of(*rhs)) else { return };
                let pred = if holds { *pred } else { negated(*pred) };
                let (a, b) = Interval::compared(pred, a, b);
                self.limit(body, *lhs, a, depth - 1);
                self.limit(body, *rhs, b, depth - 1);
            }
            Inst::Binary { op, ty, lhs, rhs, .. } if self.width(*ty) == Some(1) => match op {
                BinaryOp::And | BinaryOp::Or if holds == (*op == BinaryOp::And) => {
                    self.assume(body, *lhs, holds, depth - 1);
                    self.assume(body, *rhs, holds, depth - 1);
                }
                BinaryOp::Xor if self.of(*rhs).is_some_and(|rhs| rhs.is_constant() && rhs.from != 0) => {
                    self.assume(body, *lhs, !holds, depth - 1);
                }
                _ => {}
            },
            Inst::Unary { op: UnaryOp::Freeze, arg, .. } => self.assume(body, *arg, holds, depth - 1),
            _ => {}
        }
    }

    /// Limits what is known on an edge.
    fn edge(&mut self, body: &Body, from: BlockId, to: BlockId) {
        let Some(last) = body.blocks[from].insts.last() else { return };
        match &body.insts[*last] {
            Inst::CondBr { cond, then, other, .. } if then != other => self.assume(body, *cond, *then == to, MAX_DEPTH),
            Inst::Switch { ty, value, default, cases } => {
                let mut of_block = cases.iter().filter(|(_, block)| *block == to);
                if let (Some(((_, case), _)), None, true) = (of_block.next(), of_block.next(), *default != to)
                    && let Some(width) = self.width(*ty)
                    && let Some(bits) = self.module.constants[*case].as_int()
                {
                    self.limit(body, *value, Interval::constant(bits, width), MAX_DEPTH);
                }
            }
            _ => {}
        }
    }

    /// Enters what the phis of other blocks get from the end of a block.
    fn leave(&mut self, body: &Body, block: BlockId) {
        let Some(last) = body.blocks[block].insts.last() else { return };
        let mut targets = Vec::new();
        body.insts[*last].for_each_target(|to| targets.push(to));
        for to in targets {
            let kept = self.before.len();
            self.edge(body, block, to);
            for &inst in &body.blocks[to].insts {
                let Inst::Phi { incoming, .. } = &body.insts[inst] else { break };
                if let Some((value, _)) = incoming.iter().find(|(_, from)| *from == block)
                    && let Some(range) = self.of(*value)
                {
                    self.incoming.insert((inst, block), range);
                }
            }
            self.undo(kept);
        }
    }

    fn visit(&mut self, body: &Body, cfg: &Cfg, block: BlockId, inst: InstId) {
        let of = &body.insts[inst];
        if is_defined_check(self.module, of) && read_unresolved(self.module, of).is_none() {
            if let Some([shadow, _]) = of.call().map(|call| &call.args[..]) {
                self.limit(body, shadow.value, Interval::ZERO, 0);
            }
            return;
        }
        let Some(result) = body.result(inst) else { return };
        let Some(width) = self.width(body.values[result].ty) else { return };
        let found = match of {
            Inst::Phi { .. } => {
                let all = cfg.predecessors[block].iter().filter_map(|from| self.incoming.get(&(inst, *from)));
                let joined = all.copied().reduce(Interval::join);
                match (joined, self.values[result]) {
                    (Some(new), Some(old)) if self.mode != Mode::Narrows => Some(self.grown(result, (old, new), width)),
                    (new, _) => new,
                }
            }
            _ => self.result(body, inst, width),
        };
        if found.is_some() && self.values[result] != found {
            self.values[result] = found;
            self.changed = true;
        }
    }

    /// Returns the new range of a phi.
    fn grown(&self, phi: ValueId, (old, new): (Interval, Interval), width: u32) -> Interval {
        let (mut joined, full) = (old.join(new), Interval::full(width));
        if self.mode != Mode::Grows {
            let bounds = self.bounds.of(phi, self.mode);
            if joined.from < old.from {
                let lower = bounds.iter().rev().find(|bound| **bound <= joined.from);
                joined.from = lower.copied().unwrap_or(full.from).max(full.from);
            }
            if joined.to > old.to {
                let upper = bounds.iter().find(|bound| **bound >= joined.to);
                joined.to = upper.copied().unwrap_or(full.to).min(full.to);
            }
        }
        joined
    }

    /// Returns the range of the result of an instruction. `None`: that of an operand is not known yet.
    fn result(&self, body: &Body, inst: InstId, width: u32) -> Option<Interval> {
        let full = Interval::full(width);
        Some(match &body.insts[inst] {
            Inst::Binary { op, lhs, rhs, .. } => Interval::binary(*op, width, self.of(*lhs)?, self.of(*rhs)?),
            Inst::Cast { op, from, arg, .. } => match self.width(*from) {
                Some(from) => Interval::cast(*op, from, width, self.of(*arg)?),
                None => full,
            },
            Inst::Unary { op: UnaryOp::Freeze, arg, .. } => self.of(*arg)?,
            Inst::Select { cond, then, other, .. } => {
                let (then, other) = (self.of(then.1)?, self.of(other.1)?);
                match self.of_condition(body, *cond) {
                    Some(true) => then,
                    Some(false) => other,
                    None => then.join(other),
                }
            }
            Inst::Call(call) => match asked(self.module, call) {
                Some(Origin::Operation) => {
                    let Operand::Value(value) = call.args.get(1)?.value else { return Some(full) };
                    if self.is_harmless(body, value)? { Interval::ZERO } else { full }
                }
                Some(Origin::Propagated) => {
                    let [first, second] = [2, 3].map(|n| self.of(call.args.get(n)?.value));
                    if (first?, second?) == (Interval::ZERO, Interval::ZERO) { Interval::ZERO } else { full }
                }
                Some(Origin::Variable) => {
                    if self.of(call.args.get(1)?.value)? == Interval::ZERO {
                        Interval::ZERO
                    } else {
                        full
                    }
                }
                _ => full,
            },
            _ => full,
        })
    }

    /// Returns what a comparison of two shadows that are known yields.
    fn of_condition(&self, body: &Body, cond: Operand) -> Option<bool> {
        let Operand::Value(value) = cond else { return None };
        let ValueDef::Inst(inst) = body.values[value].def else { return None };
        let Inst::Icmp { pred: pred @ (IcmpPred::Eq | IcmpPred::Ne), lhs, rhs, .. } = &body.insts[inst] else {
            return None;
        };
        let (a, b) = (self.of(*lhs)?, self.of(*rhs)?);
        let is_equal = match (a.is_constant() && a == b, a.meet(b)) {
            (true, _) => true,
            (_, None) => false,
            _ => return None,
        };
        Some(is_equal == (*pred == IcmpPred::Eq))
    }

    /// Returns whether the operation that computes a value violates none of its flags. `None`: an operand is not known yet.
    fn is_harmless(&self, body: &Body, value: ValueId) -> Option<bool> {
        let ValueDef::Inst(inst) = body.values[value].def else { return Some(false) };
        Some(match &body.insts[inst] {
            Inst::Binary { op, flags, ty, lhs, rhs } => {
                let Some(width) = self.width(*ty) else { return Some(false) };
                let (a, b) = (self.of(*lhs)?, self.of(*rhs)?);
                !flags.exact
                    && !flags.disjoint
                    && flags.fast.0 == 0
                    && Interval::keeps_flags(*op, width, (flags.nsw, flags.nuw), a, b)
            }
            Inst::Cast { op: CastOp::Zext | CastOp::Uitofp, from, arg, .. } => {
                self.width(*from).is_some() && self.of(*arg)?.from >= 0
            }
            _ => false,
        })
    }

    /// Returns the shadows that are always 0.
    fn zero_shadows(&self, body: &Body) -> FxHashSet<ValueId> {
        let all = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
        let found = all.filter_map(|&inst| {
            let result = body.result(inst).filter(|result| body.values[*result].ty == Type::I64)?;
            let is_shadow = match &body.insts[inst] {
                Inst::Call(call) => asked(self.module, call).is_some_and(|origin| origin != Origin::Assume),
                // The instructions of the program have locations.
                Inst::Phi { .. } | Inst::Select { .. } | Inst::Binary { .. } => body.inst_locs[inst].is_none(),
                _ => false,
            };
            (is_shadow && self.values[result] == Some(Interval::ZERO)).then_some(result)
        });
        found.collect()
    }
}

/// Constants that integers are compared with, and their neighbors, sorted.
struct Bounds {
    all: Vec<i128>,
    /// Those with which a phi is compared, or what is computed from it by additions of constants.
    of_phis: FxHashMap<ValueId, Vec<i128>>,
}

impl Bounds {
    fn of_body(module: &Module, body: &Body, cfg: &Cfg) -> Bounds {
        let mut found = Bounds { all: vec![0], of_phis: FxHashMap::default() };
        for inst in cfg.order.iter().flat_map(|block| &body.blocks[*block].insts) {
            let Inst::Icmp { ty, lhs, rhs, .. } = &body.insts[*inst] else { continue };
            let Some(width) = module.types.int_width(*ty).filter(|width| (1..=64).contains(width)) else { continue };
            for (side, other) in [(lhs, rhs), (rhs, lhs)] {
                let Operand::Const(id) = side else { continue };
                let Some(bits) = module.constants[*id].as_int() else { continue };
                let Interval { from, .. } = Interval::constant(bits, width);
                let near = [from - 1, from, from + 1];
                if found.all.len() < MAX_BOUNDS {
                    found.all.extend(near);
                }
                if let Some(phi) = compared_phi(body, *other) {
                    found.of_phis.entry(phi).or_default().extend(near);
                }
            }
        }
        for list in found.of_phis.values_mut().chain([&mut found.all]) {
            list.sort_unstable();
            list.dedup();
        }
        found
    }

    /// Returns the bounds for a phi: its own, or those of all others as long as few rounds have passed.
    fn of(&self, phi: ValueId, mode: Mode) -> &[i128] {
        match (self.of_phis.get(&phi), mode) {
            (Some(own), Mode::WidensToBounds | Mode::WidensToOwnBounds) => own,
            (None, Mode::WidensToBounds) => &self.all,
            _ => &[],
        }
    }
}

/// Returns the phi that a compared value is, or is computed from by conversions and additions of constants.
fn compared_phi(body: &Body, mut operand: Operand) -> Option<ValueId> {
    for _ in 0..MAX_DEPTH {
        let Operand::Value(value) = operand else { return None };
        let ValueDef::Inst(inst) = body.values[value].def else { return None };
        operand = match &body.insts[inst] {
            Inst::Phi { .. } => return Some(value),
            Inst::Binary { op: BinaryOp::Add | BinaryOp::Sub, lhs, rhs: Operand::Const(_), .. } => *lhs,
            Inst::Cast { op: CastOp::Sext | CastOp::Zext | CastOp::Trunc, arg, .. } => *arg,
            _ => return None,
        };
    }
    None
}

/// Returns the comparison that holds if another one does not.
fn negated(pred: IcmpPred) -> IcmpPred {
    match pred {
        IcmpPred::Eq => IcmpPred::Ne,
        IcmpPred::Ne => IcmpPred::Eq,
        IcmpPred::Ugt => IcmpPred::Ule,
        IcmpPred::Uge => IcmpPred::Ult,
        IcmpPred::Ult => IcmpPred::Uge,
        IcmpPred::Ule => IcmpPred::Ugt,
        IcmpPred::Sgt => IcmpPred::Sle,
        IcmpPred::Sge => IcmpPred::Slt,
        IcmpPred::Slt => IcmpPred::Sge,
        IcmpPred::Sle => IcmpPred::Sgt,
    }
}
