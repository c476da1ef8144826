//! Optimization passes over the IR, run before the JIT translates a function.
//!
//! ```text
//! Module ─► Optimizer::optimize(id) ─► Optimized { body, sites }     one function; borrowed where no pass changed it
//! ```
//!
//! The result depends on the module and the passes alone: functions may be optimized in any order, on several
//! threads, and again when a report needs the inlined calls of a machine instruction. A pass changes a
//! [`PassContext`], has one line in [`PASSES`], and is tested by files in `tests/ll/passes` that show the
//! text before and after.

#[doc(hidden)]
pub mod checks;
pub(crate) mod early_cse;
pub(crate) mod gep_offset;
#[doc(hidden)]
pub mod indvar_widen;
#[doc(hidden)]
pub mod inline;
#[doc(hidden)]
pub mod inline_sites;
#[doc(hidden)]
pub mod jump_threading;
#[doc(hidden)]
pub mod loop_rotate;
#[doc(hidden)]
pub mod loops;
#[doc(hidden)]
pub mod mem2reg;
#[doc(hidden)]
pub mod module_facts;
#[doc(hidden)]
pub mod pass_context;
#[doc(hidden)]
pub mod simplify_cfg;
#[doc(hidden)]
pub mod sroa;

#[doc(hidden)]
pub use inline_sites::InlineSites;
#[doc(hidden)]
pub use pass_context::PassContext;

use crate::ir::callee::calls_twice;
use crate::ir::{Body, DataLayout, GlobalId, GlobalKind, Module};
use inline::cost::InlineCosts;
use module_facts::ModuleFacts;
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// A pass.
#[derive(Debug)]
pub struct Pass {
    /// Name on the command line.
    pub name: &'static str,
    /// One-line summary for help texts.
    pub summary: &'static str,
    /// Lowest `-O` level that runs it.
    pub level: u8,
    /// Whether the translator performs this optimization during code generation, so that the pass only displays its
    /// result.
    pub in_translator: bool,
    /// Whether it leaves the blocks and their targets as they are.
    keeps_cfg: bool,
    /// Function that runs the pass.
    run: fn(&mut PassContext<'_, '_>),
}

/// All passes in the order in which they run.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "inline",
        summary: "calls of small functions are inlined",
        level: 2,
        in_translator: false,
        keeps_cfg: false,
        run: inline::run,
    },
    Pass {
        name: "lifetimes",
        summary: "variables that are accessed after the end of their lifetime stay in memory (for --checked)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: false,
        run: checks::lifetimes::run,
    },
    Pass {
        name: "sroa",
        summary: "structs and arrays on the stack are split into one alloca per element",
        level: 1,
        in_translator: false,
        keeps_cfg: false,
        run: sroa::run,
    },
    Pass {
        name: "thread",
        summary: "edges that decide a branch on a phi lead to its target",
        level: 1,
        in_translator: false,
        keeps_cfg: false,
        run: jump_threading::run,
    },
    Pass {
        name: "clean",
        summary: "constant branches are folded, unreachable blocks and unused instructions removed, blocks merged",
        level: 1,
        in_translator: false,
        keeps_cfg: false,
        run: simplify_cfg::run,
    },
    Pass {
        name: "rotate",
        summary: "loops are rotated to test their condition at the end",
        level: 1,
        in_translator: false,
        keeps_cfg: false,
        run: loop_rotate::run,
    },
    Pass {
        name: "wrapping",
        summary: "nsw, nuw and inbounds are dropped (for --checked=all with --wrap; no level includes it)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::wrapping::run,
    },
    Pass {
        name: "undefined",
        summary: "undefined values are followed to where they matter (for --checked=all; no level includes it)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::undefined::run,
    },
    Pass {
        name: "mem2reg",
        summary: "scalars on the stack are promoted to SSA values",
        level: 1,
        in_translator: true,
        keeps_cfg: false,
        run: mem2reg::run,
    },
    Pass {
        name: "early-cse",
        summary: "what was loaded or stored before is not loaded again (for --checked; no level includes it)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: early_cse::run,
    },
    Pass {
        name: "checks",
        summary: "accesses to memory are checked (for --checked; no level includes it)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::run,
    },
    Pass {
        name: "range-checks",
        summary: "checks that the ranges of integers decide are removed (for --checked)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::ranges::run,
    },
    Pass {
        name: "merge-checks",
        summary: "checks of neighboring addresses are moved up to the first one and compared at once (for --checked)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::merge::run,
    },
    Pass {
        name: "redundant-checks",
        summary: "checks of what earlier checks found are removed (for --checked)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::redundant::run,
    },
    Pass {
        name: "hoist-checks",
        summary: "look-ups of objects that loops access are moved before the loops (for --checked)",
        level: u8::MAX,
        in_translator: false,
        keeps_cfg: true,
        run: checks::hoist::run,
    },
];

/// A set of passes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Passes(u32);

impl Passes {
    /// The empty set.
    pub const NONE: Passes = Passes(0);

    /// Returns the passes of an `-O` level.
    pub fn level(level: u8) -> Passes {
        let of_level = PASSES.iter().enumerate().filter(|(_, pass)| pass.level <= level);
        Passes(of_level.fold(0, |set, (n, _)| set | 1 << n))
    }

    /// Returns the pass of this name as a set.
    pub fn named(name: &str) -> Option<Passes> {
        PASSES.iter().position(|pass| pass.name == name).map(|n| Passes(1 << n))
    }

    /// Returns the union.
    pub fn with(self, others: Passes) -> Passes {
        Passes(self.0 | others.0)
    }

    /// Returns the difference.
    pub fn without(self, others: Passes) -> Passes {
        Passes(self.0 & !others.0)
    }

    /// Returns the passes that are in both sets.
    pub fn intersection(self, others: Passes) -> Passes {
        Passes(self.0 & others.0)
    }

    /// Returns the pass that inserts checks.
    pub fn checks() -> Passes {
        Passes::named("checks").unwrap_or_default()
    }

    /// Returns the pass that keeps variables in memory which are accessed after their lifetime.
    pub fn lifetimes() -> Passes {
        Passes::named("lifetimes").unwrap_or_default()
    }

    /// Returns the pass that follows undefined values.
    pub fn undefined() -> Passes {
        Passes::named("undefined").unwrap_or_default()
    }

    /// Returns the pass that drops the flags of operations that wrap around.
    pub fn wrapping() -> Passes {
        Passes::named("wrapping").unwrap_or_default()
    }

    /// Returns the pass that removes repeated loads.
    fn early_cse() -> Passes {
        Passes::named("early-cse").unwrap_or_default()
    }

    /// Returns the passes that make checks cheaper.
    pub fn fewer_checks() -> Passes {
        let names = ["early-cse", "range-checks", "merge-checks", "redundant-checks", "hoist-checks"];
        names.into_iter().filter_map(Passes::named).fold(Passes::NONE, Passes::with)
    }

    /// Returns those of the passes that code has which is compiled quickly: none, unless checks are among them; then those that insert
    /// them, those that save the rest of the compiler more time than they take, and `early-cse`, on which reports depend.
    pub fn of_baseline(self) -> Passes {
        let slow = ["inline", "rotate", "range-checks", "merge-checks", "hoist-checks"];
        match self.contains(Passes::checks()) {
            true => slow.into_iter().filter_map(Passes::named).fold(self, Passes::without),
            false => Passes::NONE,
        }
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the names of the passes, in the order in which they run.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.iter().map(|pass| pass.name)
    }

    /// Whether all passes of another set are in this one.
    pub fn contains(self, others: Passes) -> bool {
        self.0 & others.0 == others.0
    }

    /// Returns the set without the passes whose work the translator performs. The passes on checks need their results.
    fn without_translators(self) -> Passes {
        if self.contains(Passes::checks()) {
            return self;
        }
        let theirs = PASSES.iter().enumerate().filter(|(_, pass)| pass.in_translator);
        Passes(theirs.fold(self.0, |set, (n, _)| set & !(1 << n)))
    }

    /// Iterates over the passes in the order in which they run.
    fn iter(self) -> impl Iterator<Item = &'static Pass> {
        PASSES.iter().enumerate().filter(move |(n, _)| self.0 >> n & 1 == 1).map(|(_, pass)| pass)
    }
}

/// Optimized body of a function.
pub struct Optimized<'m> {
    /// The optimized body.
    pub body: Cow<'m, Body>,
    /// Inlined calls that its locations refer to.
    pub sites: InlineSites,
}

/// Runs passes over the functions of a checked module.
pub struct Optimizer<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    passes: Passes,
    costs: InlineCosts,
    facts: Arc<OnceLock<ModuleFacts>>,
}

impl<'m> Optimizer<'m> {
    /// Creates an optimizer that runs these passes.
    pub fn new(module: &'m Module, layout: &'m DataLayout, passes: Passes) -> Optimizer<'m> {
        Optimizer { module, layout, passes, costs: InlineCosts::new(layout), facts: Arc::default() }
    }

    /// Returns an optimizer of the same module with other passes, which shares the properties of the module.
    pub fn with_passes(&self, passes: Passes) -> Optimizer<'m> {
        Optimizer { passes, costs: InlineCosts::new(self.layout), facts: Arc::clone(&self.facts), ..*self }
    }

    /// Returns the passes.
    pub fn passes(&self) -> Passes {
        self.passes
    }

    /// Returns the properties of the module, which are computed on first use.
    pub fn facts(&self) -> &ModuleFacts {
        self.facts.get_or_init(|| ModuleFacts::of_module(self.module))
    }

    /// Returns the number of call sites of a function in the module.
    pub fn calls_of(&self, id: GlobalId) -> u32 {
        self.costs.calls_of(self.module, id)
    }

    /// Whether undefined values are followed.
    pub fn follows_undefined(&self) -> bool {
        self.passes.contains(Passes::undefined())
    }

    /// Returns the body of a function as it is translated: after all passes except those whose work the translator
    /// performs. `None` for a declaration.
    pub fn optimize(&self, id: GlobalId) -> Option<Optimized<'m>> {
        self.after(id, self.passes.without_translators())
    }

    fn after(&self, id: GlobalId, passes: Passes) -> Option<Optimized<'m>> {
        let function = self.module.function(id)?;
        let body = function.body.as_ref()?;
        let mut cx = PassContext {
            costs: &self.costs,
            facts: &self.facts,
            module: self.module,
            layout: self.layout,
            id,
            function,
            body: Cow::Borrowed(body),
            sites: InlineSites::new(body),
            cfg: None,
            has_folded_shadows: false,
            keeps_promises: passes.contains(Passes::undefined()),
        };
        // A function that calls `setjmp` keeps its memory operations as written, since locals must survive the second
        // return; and no value may live longer than it did.
        let passes = match !passes.is_empty() && calls_twice(self.module, body) {
            true => {
                let checks = Passes::checks().with(Passes::lifetimes()).with(Passes::undefined());
                passes.intersection(checks.with(Passes::fewer_checks())).without(Passes::early_cse())
            }
            false => passes,
        };
        for pass in passes.iter() {
            (pass.run)(&mut cx);
            if !pass.keeps_cfg {
                cx.cfg = None;
            }
        }
        Some(Optimized { body: cx.body, sites: cx.sites })
    }

    /// Returns the module with the bodies of these functions after all passes.
    pub fn whole(&self, functions: &[GlobalId]) -> Module {
        let functions: FxHashSet<GlobalId> = functions.iter().copied().collect();
        let mut module = self.module.clone();
        for (id, global) in &mut module.globals {
            if let GlobalKind::Function(function) = &mut global.kind
                && functions.contains(&id)
                && let Some(optimized) = self.after(id, self.passes)
            {
                function.body = Some(optimized.body.into_owned());
            }
        }
        // Passes add constants to the table of the original.
        module.constants = self.module.constants.clone();
        module
    }
}
