//! The two tiers of code, and the tier in which a function is compiled first.
//!
//! *Baseline code* is compiled quickly: no pass changes the function, its allocas stay in memory, and registers are allocated
//! in a single pass. Checked code has some passes all the same ([`Passes::of_baseline`](crate::opt::Passes::of_baseline)). Baseline
//! code counts calls and iterations of loops. *Optimized code* is what is compiled before a program runs. A function that has used up its
//! count gets optimized code at its next call.
//!
//! An activation that has begun in baseline code ends in it. Functions in which a single activation may take long are therefore
//! optimized at once.

use crate::ir::callee::named_callee;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, GlobalId, Inst, Module};
use crate::jit::compile::function::{CompileError, CompiledFunction, Compiler};
use crate::jit::compile::target_isa;
use crate::jit::options::Options;
use crate::jit::translate::module_env::{ModuleEnv, TypeLayouts};
use crate::opt::Optimizer;
use crate::opt::loops::Loops;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicI64, Ordering};

/// Maximum number of instructions of a function in which all nested loops count.
const SMALL: usize = 500;
/// Reciprocal of the minimum share of the instructions that nested loops of a larger function have if they count.
const MIN_SHARE: usize = 16;

/// Limits for the shape of functions that are optimized at once.
struct Limits {
    /// Maximum number of instructions of a function in which nested loops count.
    nesting: usize,
    /// Number of cases from which a `switch` in a loop is taken as that of an interpreter, which may be active as long as the
    /// program.
    interpreter_cases: usize,
}

/// The limits for most modules.
const USUAL: Limits = Limits { nesting: usize::MAX, interpreter_cases: 16 };
/// Those for modules of more than [`LARGE_MODULE`] instructions: most of what has such a shape there is executed rarely.
const OF_LARGE_MODULE: Limits = Limits { nesting: 100, interpreter_cases: 64 };
/// See [`OF_LARGE_MODULE`].
const LARGE_MODULE: usize = 50_000;

/// A tier of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tier {
    Baseline,
    Optimized,
}

/// Inputs of the compilers of both tiers, which are immutable except for the counters.
pub(super) struct Tiers {
    optimized: Inputs,
    baseline: Option<Baseline>,
}

struct Baseline {
    inputs: Inputs,
    /// Functions that are called once at most, in all likelihood.
    called_once: FxHashSet<GlobalId>,
    limits: Limits,
    counters: Counters,
}

struct Inputs {
    env: ModuleEnv<'static>,
    isa: OwnedTargetIsa,
}

/// Remaining counts of functions with baseline code, by id. Compiled code decrements them; below zero, a call leads to
/// the compiler.
struct Counters {
    left: Box<[AtomicI64]>,
    start: i64,
}

/// A compiler for each tier.
pub(super) struct TierCompilers {
    optimized: Compiler<'static>,
    baseline: Option<Compiler<'static>>,
}

impl Tiers {
    /// Creates the inputs. `entries`: functions from which the program is entered.
    pub(super) fn new(
        env: ModuleEnv<'static>,
        isa: OwnedTargetIsa,
        options: &Options,
        entries: &[GlobalId],
    ) -> Result<Tiers, String> {
        let optimized = Inputs { env, isa };
        let start = options.tier_up_after.filter(|_| options.opt_level > 1);
        let Some(start) = start else { return Ok(Tiers { optimized, baseline: None }) };
        let module = optimized.env.module;
        let left = module.globals.iter().map(|_| AtomicI64::new(0)).collect();
        let counters = Counters { left, start: start.into() };
        let env = optimized.env.baseline(counters.left.as_ptr() as u64);
        let inputs = Inputs { env, isa: target_isa::target(options, true)? };
        let called_once = called_once(module, &optimized.env.optimizer, entries);
        let bodies = module.globals.keys().filter_map(|id| module.function(id)?.body.as_ref());
        let is_large = bodies.map(|body| body.insts.len()).sum::<usize>() > LARGE_MODULE;
        let limits = if is_large { OF_LARGE_MODULE } else { USUAL };
        Ok(Tiers { optimized, baseline: Some(Baseline { inputs, called_once, limits, counters }) })
    }

    /// Returns the context of optimized code.
    pub(super) fn env(&self) -> &ModuleEnv<'static> {
        &self.optimized.env
    }

    /// Returns the tier in which a function is compiled first.
    pub(super) fn first(&self, id: GlobalId) -> Tier {
        let Some(baseline) = &self.baseline else { return Tier::Optimized };
        let module = self.env().module;
        let body = module.function(id).and_then(|function| function.body.as_ref());
        let is_called_once = baseline.called_once.contains(&id);
        match body.is_some_and(|body| may_take_long(module, body, is_called_once, &baseline.limits)) {
            true => Tier::Optimized,
            false => Tier::Baseline,
        }
    }

    /// Sets the counter of a function to its first value, and returns its address.
    pub(super) fn start_counting(&self, id: GlobalId) -> Option<u64> {
        let counters = &self.baseline.as_ref()?.counters;
        let counter = &counters.left[id.index()];
        counter.store(counters.start, Ordering::Relaxed);
        Some(counter.as_ptr() as u64)
    }
}

impl TierCompilers {
    pub(super) fn new(tiers: &Tiers) -> TierCompilers {
        let compiler =
            |inputs: &Inputs| Compiler::new(inputs.isa.clone(), TypeLayouts::new(inputs.env.module, inputs.env.layout));
        TierCompilers {
            optimized: compiler(&tiers.optimized),
            baseline: tiers.baseline.as_ref().map(|baseline| compiler(&baseline.inputs)),
        }
    }

    /// Compiles a function.
    pub(super) fn compile(
        &mut self,
        tiers: &Tiers,
        options: &Options,
        id: GlobalId,
        tier: Tier,
    ) -> Result<CompiledFunction, CompileError> {
        match (tier, &mut self.baseline, &tiers.baseline) {
            (Tier::Baseline, Some(compiler), Some(baseline)) => compiler.compile(&baseline.inputs.env, options, id),
            _ => self.optimized.compile(&tiers.optimized.env, options, id),
        }
    }
}

/// Returns functions that are called once at most, unless a pointer to them is called: the entry points, and functions with a
/// single call, which is in such a function and in no loop of it.
fn called_once(module: &Module, optimizer: &Optimizer<'_>, entries: &[GlobalId]) -> FxHashSet<GlobalId> {
    let mut once: FxHashSet<GlobalId> = entries.iter().copied().collect();
    let mut work = entries.to_vec();
    while let Some(id) = work.pop() {
        let Some(body) = module.function(id).and_then(|function| function.body.as_ref()) else { continue };
        let loops = Loops::new(body, &Cfg::of_executable_edges(body));
        for &block in body.layout.iter().filter(|block| !loops.repeats(**block)) {
            for &inst in &body.blocks[block].insts {
                let callee = body.insts[inst].call().and_then(|call| named_callee(module, call.callee));
                work.extend(callee.filter(|callee| optimizer.calls_of(*callee) == 1 && once.insert(*callee)));
            }
        }
    }
    once
}

/// Whether a single activation of a function may take long by itself: it has nested loops in which it calls no function of the
/// program, unless they are a small part of a large function or the function is larger than the limit; the `switch` of an interpreter in a
/// loop; or any loop if it is called once.
fn may_take_long(module: &Module, body: &Body, is_called_once: bool, limits: &Limits) -> bool {
    if !has_backward_branch(body) {
        return false;
    }
    let cfg = Cfg::of_executable_edges(body);
    let loops = Loops::new(body, &cfg);
    if loops.is_irreducible() || is_called_once && loops.deepest() > 0 {
        return true;
    }
    let (mut outer, mut calling): (FxHashSet<BlockId>, FxHashSet<BlockId>) = Default::default();
    for &block in &cfg.order {
        let Some(header) = loops.around(block) else { continue };
        outer.extend(loops.enclosing(header));
        let mut calls = false;
        for &inst in &body.blocks[block].insts {
            match &body.insts[inst] {
                Inst::Switch { cases, .. } if cases.len() >= limits.interpreter_cases => return true,
                Inst::IndirectBr { .. } => return true,
                inst => calls |= calls_program(module, inst),
            }
        }
        let mut around = Some(header).filter(|_| calls);
        while let Some(header) = around.filter(|header| calling.insert(*header)) {
            around = loops.enclosing(header);
        }
    }
    let size: usize = cfg.order.iter().map(|block| body.blocks[*block].insts.len()).sum();
    if size > limits.nesting {
        return false;
    }
    let sizes = loops.totals(cfg.order.iter().map(|block| (*block, body.blocks[*block].insts.len())));
    let least = if size > SMALL { size / MIN_SHARE } else { 0 };
    outer.iter().any(|header| !calling.contains(header) && sizes[*header] >= least)
}

/// Whether an instruction calls a function of the program, or a pointer.
fn calls_program(module: &Module, inst: &Inst) -> bool {
    let Some(call) = inst.call() else { return false };
    let callee = named_callee(module, call.callee);
    callee.is_none_or(|id| module.function(id).is_none_or(|function| function.body.is_some()))
}

/// Whether a block branches to itself or to one before it. Every loop has such a branch.
fn has_backward_branch(body: &Body) -> bool {
    let mut seen: FxHashSet<BlockId> = FxHashSet::default();
    body.layout.iter().any(|&block| {
        seen.insert(block);
        let mut is_backward = false;
        if let Some(last) = body.blocks[block].insts.last() {
            body.insts[*last].for_each_target(|target| is_backward |= seen.contains(&target));
        }
        is_backward
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::DataLayout;
    use crate::opt::Passes;
    use crate::source::SourceMap;

    const PROGRAM: &str = "
        define void @callee() { ret void }
        declare void @outside()
        define void @straight(i1 %c) { br i1 %c, label %a, label %b a: br label %b b: ret void }
        define void @flat(i1 %c) { br label %l l: br i1 %c, label %l, label %end end: ret void }
        define void @nest(i1 %c) {
          br label %o
        o:
          call void @outside()
          br label %i
        i:
          br i1 %c, label %i, label %p
        p:
          br i1 %c, label %o, label %end
        end:
          ret void
        }
        define void @calling_nest(i1 %c) {
          br label %o
        o:
          call void @callee()
          br label %i
        i:
          br i1 %c, label %i, label %p
        p:
          br i1 %c, label %o, label %end
        end:
          ret void
        }
        define void @inner_nest(i1 %c) {
          br label %o
        o:
          call void @callee()
          br label %m
        m:
          br label %i
        i:
          br i1 %c, label %i, label %p
        p:
          br i1 %c, label %m, label %q
        q:
          br i1 %c, label %o, label %end
        end:
          ret void
        }
        define void @interpreter(i32 %n) {
          br label %l
        l:
          call void @callee()
          switch i32 %n, label %l [ CASES ]
        end:
          ret void
        }
        define void @small_part(i1 %c) {
          br label %o
        o:
          br label %i
        i:
          br i1 %c, label %i, label %p
        p:
          br i1 %c, label %o, label %rest
        rest:
          MANY
          ret void
        }
        define void @dispatcher(i32 %n) { switch i32 %n, label %end [ CASES ] end: ret void }
        define void @two_entries(i1 %c) {
          br i1 %c, label %a, label %b
        a:
          br label %b
        b:
          br i1 %c, label %a, label %end
        end:
          ret void
        }
        define void @first() { call void @second() ret void }
        define void @second() { call void @third() call void @third() ret void }
        define void @third() { ret void }
        define void @fourth() { ret void }
        define void @repeats(i1 %c) { br label %l l: call void @fourth() br i1 %c, label %l, label %end end: ret void }";

    fn module() -> Module {
        let cases: String = (0..USUAL.interpreter_cases).map(|n| format!("i32 {n}, label %end ")).collect();
        let mut sources = SourceMap::new();
        let text = PROGRAM.replace("CASES", &cases).replace("MANY", &"call void @outside() ".repeat(SMALL));
        let source = sources.add("test.ll", text).unwrap();
        let parsed = crate::parse::parse(&source);
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
        parsed.module
    }

    #[test]
    fn what_may_take_long_is_optimized_at_once() {
        let module = module();
        let is_long_within = |limits: &Limits, name: &str, once| {
            let body = module.function(module.find(name).unwrap()).unwrap().body.as_ref().unwrap();
            may_take_long(&module, body, once, limits)
        };
        let is_long = |name: &str, once| is_long_within(&USUAL, name, once);
        for name in ["nest", "inner_nest", "interpreter", "two_entries"] {
            assert!(is_long(name, false), "{name}");
        }
        for name in ["straight", "flat", "calling_nest", "small_part", "dispatcher"] {
            assert!(!is_long(name, false), "{name}");
        }
        assert!(is_long("flat", true) && is_long("calling_nest", true) && !is_long("straight", true));
        let limits = Limits { nesting: 3, ..OF_LARGE_MODULE };
        let is_long = |name: &str| is_long_within(&limits, name, false);
        assert!(is_long("two_entries") && !is_long("nest") && !is_long("interpreter"));
    }

    #[test]
    fn functions_that_are_called_once_are_found_from_the_entry_points() {
        let module = module();
        let find = |name: &str| module.find(name).unwrap();
        let layout = DataLayout::host();
        let optimizer = Optimizer::new(&module, &layout, Passes::NONE);
        let once = called_once(&module, &optimizer, &[find("first"), find("repeats")]);
        assert_eq!(once, FxHashSet::from_iter(["first", "second", "repeats"].map(find)));
    }
}
