//! Passes over the IR that make the JIT's code better.
//!
//! ```text
//! Module ─► Optimizer::optimize(id) ─► Optimized { body, places }     one function, changed or as it was
//! ```
//!
//! What comes out depends on the module and the passes alone, so that functions may be optimised in any order, on several
//! threads, and once more when a report asks how the code of a place came about. A pass changes a [`Unit`]; it is one line
//! in [`PASSES`], and tested by files in `tests/ll/passes` that show the text before and after.

#[doc(hidden)]
pub mod clean;
#[doc(hidden)]
pub mod inline;
#[doc(hidden)]
pub mod loops;
#[doc(hidden)]
pub mod places;
#[doc(hidden)]
pub mod promote;
#[doc(hidden)]
pub mod rotate;
#[doc(hidden)]
pub mod sroa;
#[doc(hidden)]
pub mod widen;

#[doc(hidden)]
pub use places::Places;

use crate::ir::callee::calls_twice;
use crate::ir::{Body, Constant, DataLayout, Function, GlobalId, GlobalKind, Module, Operand};
use std::borrow::Cow;

/// A pass.
#[derive(Debug)]
pub struct Pass {
    /// As it is named on the command line.
    pub name: &'static str,
    /// A line about it for help texts.
    pub summary: &'static str,
    /// The lowest `-O` that has it.
    pub level: u8,
    /// What it does.
    run: fn(&mut Unit<'_, '_>),
}

/// All passes in the order in which they run.
pub const PASSES: &[Pass] = &[
    Pass {
        name: "inline",
        summary: "bodies of small functions take the place of their calls",
        level: 2,
        run: inline::run,
    },
    Pass { name: "sroa", summary: "structs, arrays and scalars on the stack become values", level: 1, run: sroa::run },
    Pass {
        name: "clean",
        summary: "blocks that nothing reaches go, and those that follow each other are merged",
        level: 1,
        run: clean::run,
    },
    Pass { name: "rotate", summary: "loops test their condition at the end", level: 1, run: rotate::run },
];

/// Some of the passes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Passes(u32);

impl Passes {
    /// No pass at all.
    pub const NONE: Passes = Passes(0);

    /// Those of a level of `-O`.
    pub fn level(level: u8) -> Passes {
        let of_level = PASSES.iter().enumerate().filter(|(_, pass)| pass.level <= level);
        Passes(of_level.fold(0, |set, (n, _)| set | 1 << n))
    }

    /// The one of a name.
    pub fn named(name: &str) -> Option<Passes> {
        PASSES.iter().position(|pass| pass.name == name).map(|n| Passes(1 << n))
    }

    /// These and those.
    pub fn with(self, others: Passes) -> Passes {
        Passes(self.0 | others.0)
    }

    /// These but for those.
    pub fn without(self, others: Passes) -> Passes {
        Passes(self.0 & !others.0)
    }

    /// Whether none is among them.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their names, in the order in which they run.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.iter().map(|pass| pass.name)
    }

    /// In the order in which they run.
    fn iter(self) -> impl Iterator<Item = &'static Pass> {
        PASSES.iter().enumerate().filter(move |(n, _)| self.0 >> n & 1 == 1).map(|(_, pass)| pass)
    }
}

/// The body of a function as it is compiled.
pub struct Optimized<'m> {
    /// Its blocks.
    pub body: Cow<'m, Body>,
    /// Where instructions come from that are not the function's own.
    pub places: Places,
}

/// Runs passes over the functions of a checked module.
pub struct Optimizer<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    passes: Passes,
    /// What is known about functions that may be inlined.
    facts: inline::Facts,
}

impl<'m> Optimizer<'m> {
    /// One that runs these passes.
    pub fn new(module: &'m Module, layout: &'m DataLayout, passes: Passes) -> Optimizer<'m> {
        Optimizer { module, layout, passes, facts: inline::Facts::new(module, layout) }
    }

    /// The body of a function after all passes; none for a declaration.
    pub fn optimize(&self, id: GlobalId) -> Option<Optimized<'m>> {
        let function = self.module.function(id)?;
        let body = function.body.as_ref()?;
        let mut unit = Unit {
            optimizer: self,
            module: self.module,
            layout: self.layout,
            id,
            function,
            body: Cow::Borrowed(body),
            places: Places::new(body),
        };
        // Between two returns of one call everything must stay where it was written.
        if !self.passes.is_empty() && !calls_twice(self.module, body) {
            self.passes.iter().for_each(|pass| (pass.run)(&mut unit));
        }
        Some(Optimized { body: unit.body, places: unit.places })
    }

    /// The module with all bodies, or only one, as they are after all passes.
    pub fn whole(&self, only: Option<GlobalId>) -> Module {
        let mut module = self.module.clone();
        for (id, global) in &mut module.globals {
            if let GlobalKind::Function(function) = &mut global.kind
                && only.is_none_or(|only| only == id)
                && let Some(optimized) = self.optimize(id)
            {
                function.body = Some(optimized.body.into_owned());
            }
        }
        // Its own tables may have got constants since it was cloned.
        module.constants = self.module.constants.clone();
        module
    }
}

/// A function that passes work on.
pub struct Unit<'a, 'm> {
    /// Whose it is.
    pub optimizer: &'a Optimizer<'m>,
    /// The module around it.
    pub module: &'m Module,
    /// Sizes and offsets.
    pub layout: &'m DataLayout,
    /// Which function.
    pub id: GlobalId,
    /// Its header. Its body is as it was written: see [`Unit::body`].
    pub function: &'m Function,
    body: Cow<'m, Body>,
    /// Where instructions come from that are not the function's own.
    pub places: Places,
}

impl<'m> Unit<'_, 'm> {
    /// The body as it is now.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The body to be changed: it is copied before the first change, without what only the printer looks at.
    pub fn body_mut(&mut self) -> &mut Body {
        if let Cow::Borrowed(body) = self.body {
            self.body = Cow::Owned(Body {
                blocks: body.blocks.clone(),
                layout: body.layout.clone(),
                insts: body.insts.clone(),
                results: body.results.clone(),
                values: body.values.clone(),
                params: body.params.clone(),
                inst_locs: body.inst_locs.clone(),
                locs: body.locs.clone(),
                metadata: Default::default(),
                records: Default::default(),
                end: body.end,
            });
        }
        self.body.to_mut()
    }

    /// Takes the body away; another one is to be put in its place.
    pub fn take_body(&mut self) -> Body {
        self.body_mut();
        std::mem::take(&mut self.body).into_owned()
    }

    /// Puts another body in its place.
    pub fn replace_body(&mut self, body: Body) {
        self.body = Cow::Owned(body);
    }

    /// A constant as an operand.
    pub fn constant(&self, constant: Constant) -> Operand {
        Operand::Const(self.module.constants.add(constant))
    }
}
