//! Bodies in place of calls.
//!
//! A call of a function of the program becomes the function's body, as it was written, and the calls in that are looked at
//! in their turn: what a function becomes depends on the texts of the functions it calls alone, not on what was done to
//! them. How large a body may be depends on where the call stands (`Inliner::wants`); all of them together are bounded by
//! the size of the function that they come into.
//!
//! `noinline` counts only where `optnone` does not stand beside it and some function is without it, for compilers put it on
//! every function when they do not optimise. See `facts` for what is never inlined.

mod copy;
mod facts;

pub use facts::Facts;

use super::Unit;
use super::clean::{Replaced, replace};
use crate::ir::callee::named_callee;
use crate::ir::cfg::Cfg;
use crate::ir::inst::{CallInfo, TailKind};
use crate::ir::{BlockId, Body, Constant, GlobalId, Inst, InstId, Module, Operand, TypeKind};
use crate::opt::loops::Loops;
use facts::FunctionFacts;

/// How large bodies may be (about in instructions of the machine) to be worth it.
pub struct Measure {
    /// Anywhere: hardly more than the call.
    tiny: u32,
    /// In a loop.
    in_loop: u32,
    /// In a loop, if nobody else calls it.
    only: u32,
    /// By which part of its own size a function may grow,
    part: u32,
    /// but by so much in any case, and by no more.
    growth: std::ops::RangeInclusive<u32>,
}

impl Measure {
    /// In a program that is compiled in no time whatever is done to it.
    const GENEROUS: Measure = Measure { tiny: 12, in_loop: 100, only: 150, part: 1, growth: 150..=3000 };
    /// Where compiling takes time that running may never bring back.
    const THRIFTY: Measure = Measure { tiny: 6, in_loop: 20, only: 30, part: 8, growth: 20..=200 };
    /// From how many instructions on a module is such a one.
    const THRIFTY_FROM: usize = 12_000;

    /// The one for a module.
    fn of(module: &Module) -> &'static Measure {
        let size: usize = module.definitions().map(|(_, _, body)| body.insts.len()).sum();
        if size < Measure::THRIFTY_FROM { &Measure::GENEROUS } else { &Measure::THRIFTY }
    }

    fn most(&self) -> u32 {
        self.in_loop.max(self.only)
    }
}

/// A body that is unfolded in itself.
const UNFOLDS: u32 = 30;
/// How large a function may be that others than the tiniest come into.
const LARGE: u32 = 8000;
/// Bytes of memory of inlined functions in a frame.
const FRAME: u64 = 4096;
/// How many calls may be one in another.
const DEEPEST: usize = 6;
/// How often a function is unfolded in itself.
const UNFOLDED: usize = 2;

/// Puts bodies in place of calls.
pub fn run(unit: &mut Unit<'_, '_>) {
    let (module, facts) = (unit.module, &unit.optimizer.facts);
    let body = unit.body();
    let calls = |block: &BlockId| {
        let calls = body.blocks[*block].insts.iter().filter_map(|inst| body.insts[*inst].call());
        calls.filter_map(|call| candidate(module, facts, call)).fold(None, |before: Option<bool>, (id, found)| {
            let anywhere = found.always || found.cost <= facts.measure.tiny || id == unit.id;
            Some(anywhere || before == Some(true))
        })
    };
    // None: nothing to put in place of anything. Whether it is where no loop is, too.
    let Some(anywhere) = body.layout.iter().filter_map(calls).reduce(|a, b| a || b) else { return };
    let (own, measure) = (facts::cost(body), facts.measure);
    let loops = Loops::new(body, &Cfg::of_ways(body));
    if !anywhere && !body.layout.iter().any(|block| loops.repeats(*block) && calls(block).is_some()) {
        return;
    }
    let mut inliner = Inliner {
        module,
        facts,
        personality: unit.function.personality.map(|(_, value)| module.constants.stripped(value)),
        budget: (own / measure.part).clamp(*measure.growth.start(), *measure.growth.end()),
        large: own > LARGE,
        frame: FRAME,
        out: body.entry(),
        layout: Vec::with_capacity(body.layout.len()),
        allocas: Vec::new(),
        replaced: Replaced::new(),
        chain: vec![unit.id],
        changed: false,
        entry: body.entry(),
        places: std::mem::take(&mut unit.places),
        body: unit.take_body(),
    };
    for block in std::mem::take(&mut inliner.body.layout) {
        inliner.layout.push(block);
        inliner.out = block;
        inliner.emit(block, loops.repeats(block), &mut Returns::Own);
    }
    let Inliner { mut body, places, layout, allocas, mut replaced, changed, entry, .. } = inliner;
    body.layout = layout;
    if changed {
        body.blocks[entry].insts.splice(0..0, allocas);
        replace(&mut body, &mut replaced);
    }
    unit.places = places;
    unit.replace_body(body);
}

/// The function that a call could be replaced by.
fn candidate<'f>(module: &Module, facts: &'f Facts, call: &CallInfo) -> Option<(GlobalId, &'f FunctionFacts)> {
    let id = named_callee(module, call.callee)?;
    let function = module.function(id).filter(|f| f.body.is_some())?;
    let found = facts.of(module, id).filter(|found| found.cost <= facts.measure.most() || found.always)?;
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
            same(arg.ty, param.ty) && !facts::ABI.iter().any(|word| module.has_attr(arg.attrs, word))
        });
    fits.then_some((id, found))
}

/// A function that bodies come into.
struct Inliner<'a, 'm> {
    module: &'m Module,
    facts: &'a Facts,
    /// Who decides at its landing pads.
    personality: Option<crate::ir::ConstId>,
    body: Body,
    places: super::Places,
    entry: BlockId,
    /// How much it may still grow.
    budget: u32,
    /// Whether it is so large that only tiny bodies come into it.
    large: bool,
    /// How much memory its frame may still get.
    frame: u64,
    /// The block that instructions are put into.
    out: BlockId,
    layout: Vec<BlockId>,
    /// Those of inlined functions, which go to the entry.
    allocas: Vec<InstId>,
    replaced: Replaced,
    /// The functions whose bodies are being put one in another, outermost first.
    chain: Vec<GlobalId>,
    changed: bool,
}

/// Where a `ret` leads.
enum Returns {
    /// Out of the function itself.
    Own,
    /// To what follows the call: there is only this one. What is returned.
    Once(Option<Operand>),
    /// To a block behind the call, from several places.
    Joined(BlockId, Vec<(Option<Operand>, BlockId)>),
}

impl Inliner<'_, '_> {
    /// Puts the instructions of a block behind what is in the current one, with bodies in place of calls.
    fn emit(&mut self, from: BlockId, repeats: bool, returns: &mut Returns) {
        for inst in std::mem::take(&mut self.body.blocks[from].insts) {
            match &self.body.insts[inst] {
                Inst::Call(call) if self.wants(call, repeats).is_some() => self.put_body(inst, repeats),
                Inst::Invoke(invoke) if self.wants(&invoke.call, repeats).is_some_and(|found| !found.throws) => {
                    let (normal, unwind) = (invoke.normal, invoke.unwind);
                    self.put_body(inst, repeats);
                    super::clean::remove_edge(&mut self.body, from, unwind);
                    let br = self.body.insts.push(Inst::Br(normal));
                    self.body.inst_locs[br] = self.body.inst_locs[inst];
                    self.push(br);
                }
                Inst::Ret(value) => {
                    let value = value.map(|(_, value)| value);
                    match returns {
                        Returns::Own => self.push(inst),
                        Returns::Once(returned) => *returned = value,
                        Returns::Joined(to, all) => {
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
            self.arrives_from(from);
        }
    }

    fn push(&mut self, inst: InstId) {
        self.body.blocks[self.out].insts.push(inst);
    }

    /// What came from a block comes from the current one now.
    fn arrives_from(&mut self, from: BlockId) {
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

    /// Whether a call is to be replaced, and what is known about whom it calls. `repeats`: whether it is in a loop.
    fn wants(&self, call: &CallInfo, repeats: bool) -> Option<&FunctionFacts> {
        let (id, found) = candidate(self.module, self.facts, call)?;
        let unfolded = self.chain.iter().filter(|f| **f == id).count();
        let (cost, measure) = (found.cost, self.facts.measure);
        let worth = found.always
            || cost <= measure.tiny
            || !self.large
                && (cost <= UNFOLDS && unfolded > 0
                    || cost <= measure.in_loop && repeats
                    || cost <= measure.only && repeats && unfolded == 0 && self.facts.calls_of(self.module, id) == 1);
        let fits = worth
            && unfolded <= if unfolded == 0 || cost <= UNFOLDS { UNFOLDED } else { 0 }
            && self.chain.len() <= DEEPEST
            && (cost <= self.budget || cost <= measure.tiny / 2)
            && found.frame <= self.frame
            && (!found.pads || self.personality.is_some() && self.personality == found.personality);
        fits.then_some(found)
    }

    /// Puts the body of whom an instruction calls in its place.
    fn put_body(&mut self, inst: InstId, repeats: bool) {
        let module = self.module;
        let call = self.body.insts[inst].call().expect("only calls are replaced");
        let (id, found) = candidate(module, self.facts, call).expect("it was found before");
        let args: Vec<Operand> = call.args.iter().map(|arg| arg.value).collect();
        let callee = module.function(id).and_then(|f| f.body.as_ref()).expect("it has a body");
        self.changed = true;
        self.budget = self.budget.saturating_sub(found.cost);
        self.frame -= found.frame;
        let loc = self.body.inst_locs[inst].expand();
        let site = self.places.add_site(id, loc);
        let result = self.body.result(inst);
        let (blocks, rets) = self.copy(callee, &args, site);
        let mut returns = match rets {
            1 => Returns::Once(None),
            _ => Returns::Joined(self.body.blocks.push(Default::default()), Vec::new()),
        };
        self.chain.push(id);
        for (n, (of_callee, block)) in blocks.into_iter().enumerate() {
            // The first one goes on where the call stood.
            if n > 0 {
                self.layout.push(block);
                self.out = block;
            }
            let repeats = repeats || found.repeats(of_callee);
            self.emit(block, repeats, &mut returns);
        }
        self.chain.pop();
        let returned = match returns {
            Returns::Own => None,
            Returns::Once(value) => value,
            Returns::Joined(block, all) => {
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

    /// What comes out of a call whose callee returns at several places: a phi, which takes over the call's result.
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

/// A block of an inlined function: which one of its own, and its copy.
type Copied = (BlockId, BlockId);

/// A copy of a function's blocks with the number of its returns.
type Copy = (Vec<Copied>, usize);
