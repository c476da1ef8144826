//! Inlines calls.
//!
//! A call is replaced by the callee's original body, whose own calls are considered in turn: the result depends only on
//! the original bodies, not on the optimization of callees. The limit on a callee's cost depends on the call site
//! (`Inliner::should_inline`); the limit on the total depends on the size of the caller.
//!
//! A function's `noinline` applies only without `optnone`, and only if some function lacks it, since unoptimizing compilers
//! put both on every function; that of a call always applies. The module `cost` lists the functions that are never inlined.

mod clone;
pub(super) mod cost;

pub use cost::InlineCosts;

use super::PassContext;
use super::simplify_cfg::{Replacements, replace};
use crate::ir::callee::named_callee;
use crate::ir::cfg::Cfg;
use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{
    BlockId, Body, Constant, Function, GlobalId, Inst, InstId, Module, Name, Operand, Type, TypeKind, ValueDef,
};
use crate::opt::checks::undefined::{Use, promises};
use crate::opt::checks::unresolved_check;
use crate::opt::loops::Loops;
use cost::InlineCandidate;

/// Limit on the cost of a recursive callee.
const MAX_RECURSIVE_COST: u32 = 30;
/// Cost above which a caller inlines only tiny callees.
const LARGE_CALLER: u32 = 8000;
/// Limit on the bytes of inlined functions' allocas in a frame.
const MAX_FRAME_BYTES: u64 = 4096;
/// Limit on the depth of nested inlining.
const MAX_DEPTH: usize = 6;
/// Limit on the number of times a recursive function is inlined into itself.
const MAX_UNROLLED_CALLS: usize = 2;

/// Runs the pass.
pub fn run(cx: &mut PassContext<'_, '_>) {
    let (module, costs) = (cx.module, cx.costs);
    let body = cx.body();
    let calls = |block: &BlockId| {
        let calls = body.blocks[*block].insts.iter().filter_map(|inst| body.insts[*inst].call());
        calls.filter_map(|call| candidate(module, costs, call)).fold(None, |before: Option<bool>, (id, found)| {
            let anywhere = found.always || found.cost <= costs.params(module).tiny || id == cx.id;
            Some(anywhere || before == Some(true))
        })
    };
    // `None`: no call can be inlined. Otherwise: whether a call outside of loops can be inlined.
    let Some(anywhere) = body.layout.iter().filter_map(calls).reduce(|a, b| a || b) else { return };
    let (own, params) = (cost::cost(body), costs.params(module));
    let loops = Loops::new(body, &Cfg::of_executable_edges(body));
    if !anywhere && !body.layout.iter().any(|block| loops.repeats(*block) && calls(block).is_some()) {
        return;
    }
    let mut inliner = Inliner {
        module,
        costs,
        personality: cx.function.personality.map(|(_, value)| module.constants.stripped(value)),
        budget: (own / params.part).clamp(*params.growth.start(), *params.growth.end()),
        large: own > LARGE_CALLER,
        frame: MAX_FRAME_BYTES,
        out: body.entry(),
        layout: Vec::with_capacity(body.layout.len()),
        allocas: Vec::new(),
        replaced: Replacements::new(),
        chain: vec![cx.id],
        keeps_promises: cx.keeps_promises,
        changed: false,
        entry: body.entry(),
        sites: std::mem::take(&mut cx.sites),
        body: cx.take_body(),
    };
    for block in std::mem::take(&mut inliner.body.layout) {
        inliner.layout.push(block);
        inliner.out = block;
        inliner.emit(block, loops.repeats(block), &mut RetLowering::Own);
    }
    let Inliner { mut body, sites, layout, allocas, mut replaced, changed, entry, .. } = inliner;
    body.layout = layout;
    if changed {
        body.blocks[entry].insts.splice(0..0, allocas);
        replace(&mut body, &mut replaced);
    }
    cx.sites = sites;
    cx.replace_body(body);
}

/// Returns whether attributes promise something about an argument or the result of a call, and that it is defined.
fn has_promises(module: &Module, call: &CallInfo) -> bool {
    let Some(function) = named_callee(module, call.callee).and_then(|id| module.function(id)) else { return false };
    let has = |sets: &[crate::ir::AttrSet], word: &str| sets.iter().any(|set| module.has_attr(*set, word));
    let promises = |sets: &[crate::ir::AttrSet]| {
        let words = ["nonnull", "align", "range", "nofpclass"];
        has(sets, "dereferenceable") || has(sets, "noundef") && words.iter().any(|word| has(sets, word))
    };
    let mut args = call.args.iter().zip(&function.params);
    promises(&[function.ret_attrs])
        || args.any(|(arg, param)| promises(&[arg.attrs, param.attrs]))
        || may_break(module, function)
}

/// Returns whether a function may break a promise of its own attributes, about its return or the memory that it accesses.
fn may_break(module: &Module, function: &Function) -> bool {
    let Some(body) = &function.body else { return false };
    let mut insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts).copied();
    let returned = function.params.iter().position(|param| module.has_attr(param.attrs, "returned"));
    let is_fixed = |inst: InstId| match &body.insts[inst] {
        Inst::Ret(value) if !module.has_fn_attr(function.attrs, "noreturn") => {
            let own = returned.map(|n| body.params[n]);
            own.is_none_or(|own| value.is_some_and(|(_, value)| value == Operand::Value(own)))
        }
        // What is called seldom returns although it promises not to.
        Inst::Call(call) => !(module.has_fn_attr(function.attrs, "nounwind") && throws(module, call)),
        _ => promises::broken(module, function, body, inst).is_none(),
    };
    insts.any(|inst| !is_fixed(inst))
}

/// Returns whether a call throws an exception of C++.
fn throws(module: &Module, call: &CallInfo) -> bool {
    let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
    matches!(name, Some(Name::Text(name)) if matches!(&**name, "__cxa_throw" | "__cxa_rethrow"))
}

/// Returns the callee of a call that can be inlined.
fn candidate<'f>(module: &Module, costs: &'f InlineCosts, call: &CallInfo) -> Option<(GlobalId, &'f InlineCandidate)> {
    let id = named_callee(module, call.callee)?;
    let function = module.function(id).filter(|f| f.body.is_some())?;
    let found = costs.of(module, id).filter(|found| found.cost <= costs.params(module).most() || found.always)?;
    let plain = call.bundles.is_empty()
        && call.tail != TailKind::MustTail
        && !call.forwards
        && call.cc == function.cc
        && call.args.len() == function.params.len()
        && !module.has_fn_attr(call.fn_attrs, "noinline");
    let types = &module.types;
    let same = |a, b| types.strip(a) == types.strip(b) || types.is_ptr(a) && types.is_ptr(b);
    let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return None };
    let fits = plain
        && same(*ret, function.ret)
        && call.args.iter().zip(&function.params).all(|(arg, param)| {
            same(arg.ty, param.ty) && !cost::ABI_ATTRS.iter().any(|word| module.has_attr(arg.attrs, word))
        });
    fits.then_some((id, found))
}

/// A caller during inlining.
struct Inliner<'a, 'm> {
    module: &'m Module,
    costs: &'a InlineCosts,
    /// Personality function of the caller.
    personality: Option<crate::ir::ConstId>,
    body: Body,
    sites: super::InlineSites,
    entry: BlockId,
    /// Cost by which the caller may still grow.
    budget: u32,
    /// Whether the caller costs more than [`LARGE_CALLER`].
    large: bool,
    /// Bytes by which the caller's frame may still grow.
    frame: u64,
    /// Block to which instructions are appended.
    out: BlockId,
    layout: Vec<BlockId>,
    /// Allocas of inlined functions, which go to the entry block.
    allocas: Vec<InstId>,
    replaced: Replacements,
    /// Functions being inlined into each other, outermost first.
    chain: Vec<GlobalId>,
    changed: bool,
    /// As in [`PassContext`].
    keeps_promises: bool,
}

/// Translation of `ret`.
enum RetLowering {
    /// Unchanged: the `ret` of the caller itself.
    Own,
    /// Fallthrough after the only `ret` of an inlined body, with the returned value.
    Once(Option<Operand>),
    /// Branch to the continuation block, with the value and block of each `ret`.
    Joined(BlockId, Vec<(Option<Operand>, BlockId)>),
}

impl Inliner<'_, '_> {
    /// Appends the instructions of a block to the current one, inlining calls.
    fn emit(&mut self, from: BlockId, repeats: bool, returns: &mut RetLowering) {
        for inst in std::mem::take(&mut self.body.blocks[from].insts) {
            match &self.body.insts[inst] {
                Inst::Call(call) if self.should_inline(call, repeats).is_some() => self.inline_call(inst, repeats),
                Inst::Invoke(invoke)
                    if self.should_inline(&invoke.call, repeats).is_some_and(|found| !found.throws) =>
                {
                    let (normal, unwind) = (invoke.normal, invoke.unwind);
                    self.inline_call(inst, repeats);
                    super::simplify_cfg::remove_edge(&mut self.body, from, unwind);
                    let br = self.body.insts.push(Inst::Br(normal));
                    self.body.inst_locs[br] = self.body.inst_locs[inst];
                    self.push(br);
                }
                Inst::Ret(value) => {
                    let own = *value;
                    let of = self.chain.last().and_then(|id| self.module.function(*id));
                    let is_noundef = of.is_some_and(|of| self.module.has_attr(of.ret_attrs, "noundef"));
                    if let Some(value) = own.filter(|_| is_noundef && !matches!(returns, RetLowering::Own)) {
                        self.keep_check(inst, Use::Result, value);
                    }
                    let value = own.map(|(_, value)| value);
                    match returns {
                        RetLowering::Own => self.push(inst),
                        RetLowering::Once(returned) => *returned = value,
                        RetLowering::Joined(to, all) => {
                            all.push((value, self.out));
                            self.body.insts[inst] = Inst::Br(*to);
                            self.push(inst);
                        }
                    }
                }
                _ => self.push(inst),
            }
        }
        if self.out != from {
            self.replace_predecessor(from);
        }
    }

    /// Keeps the check that a value is defined, which a call or a return that goes away requires.
    fn keep_check(&mut self, at: InstId, of: Use, (ty, value): (Type, Operand)) {
        let Operand::Value(id) = value else { return };
        // An address of a variable is defined, and the check would keep the variable in memory.
        let is_address = matches!(self.body.values[id].def, ValueDef::Inst(inst)
            if matches!(self.body.insts[inst], Inst::Alloca { .. } | Inst::Gep { .. } | Inst::Cast { .. }))
            && self.module.types.is_ptr(ty);
        if !self.keeps_promises || is_address {
            return;
        }
        if let Some(check) = unresolved_check(self.module, of, (ty, value)) {
            let check = self.body.derive(check, at);
            self.push(check);
        }
    }

    fn push(&mut self, inst: InstId) {
        self.body.blocks[self.out].insts.push(inst);
    }

    /// Replaces a predecessor by the current block in the phis of the current block's successors.
    fn replace_predecessor(&mut self, from: BlockId) {
        let (out, Body { blocks, insts, .. }) = (self.out, &mut self.body);
        let Some(last) = blocks[out].insts.last().copied() else { return };
        let mut targets = Vec::new();
        insts[last].for_each_target(|to| targets.push(to));
        for to in targets {
            for inst in &blocks[to].insts {
                let Inst::Phi { incoming, .. } = &mut insts[*inst] else { break };
                incoming.iter_mut().filter(|(_, block)| *block == from).for_each(|(_, block)| *block = out);
            }
        }
    }

    /// Returns the callee if a call should be inlined. `repeats`: whether the call is in a loop.
    fn should_inline(&self, call: &CallInfo, repeats: bool) -> Option<&InlineCandidate> {
        let (id, found) = candidate(self.module, self.costs, call)?;
        if self.keeps_promises && has_promises(self.module, call) {
            return None;
        }
        let unfolded = self.chain.iter().filter(|f| **f == id).count();
        let (cost, params) = (found.cost, self.costs.params(self.module));
        let worth = found.always
            || cost <= params.tiny
            || !self.large
                && (cost <= MAX_RECURSIVE_COST && unfolded > 0
                    || cost <= params.in_loop && repeats
                    || cost <= params.only && repeats && unfolded == 0 && self.costs.calls_of(self.module, id) == 1);
        let fits = worth
            && !(found.allocates && unfolded > 0)
            && unfolded <= if unfolded == 0 || cost <= MAX_RECURSIVE_COST { MAX_UNROLLED_CALLS } else { 0 }
            && self.chain.len() <= MAX_DEPTH
            && (cost <= self.budget || cost <= params.tiny / 2)
            && found.frame <= self.frame
            && (!found.pads || self.personality.is_some() && self.personality == found.personality);
        fits.then_some(found)
    }

    /// Inlines the callee of a call.
    fn inline_call(&mut self, inst: InstId, repeats: bool) {
        let module = self.module;
        let call = self.body.insts[inst].call().expect("only calls are inlined");
        let (id, found) = candidate(module, self.costs, call).expect("`should_inline` has found it");
        let args: Vec<Operand> = call.args.iter().map(|arg| arg.value).collect();
        let params = module.function(id).map(|f| &f.params[..]).unwrap_or_default();
        let is_noundef = |set| module.has_attr(set, "noundef");
        let checked = call.args.iter().zip(params).map(|(arg, param)| is_noundef(arg.attrs) || is_noundef(param.attrs));
        let checked: Vec<(Type, Operand, bool)> =
            call.args.iter().zip(checked).map(|(arg, checked)| (arg.ty, arg.value, checked)).collect();
        for (n, (ty, value, _)) in checked.into_iter().enumerate().filter(|(_, (.., checked))| *checked) {
            self.keep_check(inst, Use::Argument(n as u32), (ty, value));
        }
        let callee = module.function(id).and_then(|f| f.body.as_ref()).expect("candidates have a body");
        self.changed = true;
        self.budget = self.budget.saturating_sub(found.cost);
        self.frame -= found.frame;
        let loc = self.body.inst_locs[inst].expand();
        let site = self.sites.add_site(id, loc);
        let result = self.body.result(inst);
        let (blocks, rets) = self.clone_body(callee, &args, site);
        let mut returns = match rets {
            1 => RetLowering::Once(None),
            _ => RetLowering::Joined(self.body.blocks.push(Default::default()), Vec::new()),
        };
        self.chain.push(id);
        for (n, (of_callee, block)) in blocks.into_iter().enumerate() {
            // The callee's entry continues the block of the call.
            if n > 0 {
                self.layout.push(block);
                self.out = block;
            }
            let repeats = repeats || found.repeats(of_callee);
            self.emit(block, repeats, &mut returns);
        }
        self.chain.pop();
        let returned = match returns {
            RetLowering::Own => None,
            RetLowering::Once(value) => value,
            RetLowering::Joined(block, all) => {
                self.layout.push(block);
                self.out = block;
                self.joined(all, inst)
            }
        };
        if let Some(result) = result
            && returned != Some(Operand::Value(result))
        {
            let poison = || Operand::Const(module.constants.add(Constant::Poison(self.body.values[result].ty)));
            self.replaced[result] = Some(returned.unwrap_or_else(poison));
        }
    }

    /// Creates the phi of the values of several `ret`s, which replaces the result of the call.
    fn joined(&mut self, all: Vec<(Option<Operand>, BlockId)>, call: InstId) -> Option<Operand> {
        let result = self.body.result(call)?;
        let incoming: Option<Box<[_]>> = all.into_iter().map(|(value, block)| Some((value?, block))).collect();
        let incoming = incoming.filter(|all| !all.is_empty())?;
        let ty = self.body.values[result].ty;
        let phi = self.body.insts.push(Inst::Phi { fast: Default::default(), ty, incoming });
        self.body.inst_locs[phi] = self.body.inst_locs[call];
        self.body.results[phi] = result.into();
        self.body.results[call] = None.into();
        self.body.values[result].def = crate::ir::ValueDef::Inst(phi);
        self.push(phi);
        Some(Operand::Value(result))
    }
}

/// A block of an inlined function, and its clone.
type ClonedBlock = (BlockId, BlockId);

/// The clones of a function's blocks, and the number of its `ret`s.
type ClonedBody = (Vec<ClonedBlock>, usize);
