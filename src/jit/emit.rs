//! Listings: CLIF and assembly, with the statements that they come from.
//!
//! A comment stands before the first instruction of a statement, and again where another one came between:
//!
//! ```text
//! 7: %2 = sub i64 %n, 1                          line 7 of the function's own text
//! 7: %2 = sub i64 %n, 1 [@fac, called at 14]     inlined: the function that it is in, and the call, outwards
//! ```

mod asm;
mod clif;

use super::Options;
use super::abi::Symbol;
use super::codemem::{LOWEST, Regions};
use super::compile::{self, Compiler};
use super::data::{DataPlan, Place, Places};
use super::translate::{Assembled, Env, Layouts};
use crate::diagnostic::Diagnostic;
use crate::ir::reach::{Use, of_program, reachable, without_callers};
use crate::ir::{DataLayout, GlobalId, LocId, Module};
use crate::opt::{self, Optimizer, Passes};
use crate::source::{SourceMap, Span};
use crate::verify::Checked;
use cranelift_entity::EntityRef;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Where listings pretend functions of the host to be.
const IMAGINED_HOST: u64 = 0x7f00_0000_0000;

/// The comment for code that is of no statement any more: what moves values, and what an optimiser made of several.
const NO_LINE: &str = "(no line)";

/// Everything a listing is made from.
struct Listing<'m> {
    module: &'m Module,
    layout: DataLayout,
    reached: Vec<(GlobalId, Use)>,
    /// What is listed; the rest only has addresses.
    functions: &'m [GlobalId],
    /// Whether all that can be reached could be compiled: else nothing of it may come into what is listed.
    supported: bool,
    regions: Regions,
    places: Places,
}

impl<'m> Listing<'m> {
    fn new(module: &'m Module, functions: &'m [GlobalId]) -> Result<Listing<'m>, Vec<Diagnostic>> {
        let mut reached = reachable(module, functions);
        without_callers(&mut reached);
        // What is only called need not be supported to be called in a listing.
        let shown = |(id, why): &&(GlobalId, Use)| match why {
            Use::Inst { function, .. } if !super::has_body(module, *id) => functions.contains(function),
            _ => functions.contains(id),
        };
        let shown: Vec<(GlobalId, Use)> = reached.iter().filter(shown).copied().collect();
        let layout = super::layout_of(module);
        let found = |reached: &[(GlobalId, Use)]| super::unsupported_in(module, &layout, reached, None, None).errors();
        super::refuse(found(&shown))?;
        let supported = found(&reached).is_empty();
        let plan = DataPlan::new(module, &layout, &reached).map_err(|error| vec![error])?;
        let regions = Regions::at(LOWEST, plan.size())
            .ok_or_else(|| vec![super::no_memory(Default::default(), "the module's data is too large")])?;
        let mut places = plan.places(module, &reached, &regions, |_| None);
        // Every symbol of the host gets an address of its own to be recognised by, so that nothing needs to be there.
        for (id, _) in &reached {
            if places[*id] == Place::At(0) {
                let address = IMAGINED_HOST + 16 * id.index() as u64;
                let of_thread = module.globals[*id].is_thread_local();
                places[*id] = if of_thread { Place::LibraryThread(address) } else { Place::At(address) };
            }
        }
        Ok(Listing { module, layout, reached, functions, supported, regions, places })
    }

    /// Where something is that is not listed: for functions of the module at the end of the code region.
    fn elsewhere(&self, id: GlobalId) -> u64 {
        match self.places[id] {
            Place::At(address) => address,
            Place::Code | Place::Chosen(_) | Place::Thread { .. } | Place::LibraryThread(_) | Place::Nowhere => {
                self.regions.code.end - 16 * (id.index() as u64 + 1)
            }
        }
    }

    fn name_of(&self, symbol: Symbol) -> String {
        symbol.text(self.module)
    }

    /// The comment for code of a place: line and text of the statement, and how it came into the function.
    fn comment(&self, id: GlobalId, sites: &opt::InlineSites, loc: LocId, sources: &SourceMap) -> Option<String> {
        // The function that the statement is in and those that it was inlined into, each with a place in its text.
        let mut frames: Vec<(GlobalId, Option<Span>)> = Vec::new();
        sites.each(id, Some(loc), |function, loc| {
            let body = self.module.function(function).and_then(|f| f.body.as_ref());
            frames.push((function, body.zip(loc).and_then(|(body, loc)| Some(body.locs.get(loc)?.span))));
        });
        let own = sources.find(self.module.globals[id].span.lo).map(|source| source.base);
        let line = |span: Span| {
            let source = sources.find(span.lo)?;
            let number = source.line_column(span.lo).0;
            Some(if own == Some(source.base) { number.to_string() } else { format!("{}:{number}", source.name) })
        };
        let span = frames.first()?.1?;
        let mut statement = sources.find(span.lo)?.slice(span).lines();
        let text = statement.next().map(str::trim).filter(|text| !text.is_empty())?;
        let more = if statement.next().is_some() { " …" } else { "" };
        let calls: Vec<String> = frames
            .windows(2)
            .filter_map(|pair| {
                let name = &self.module.globals[pair[0].0].name;
                Some(format!("@{name}, called at {}", line(pair[1].1?)?))
            })
            .collect();
        let inlined = if calls.is_empty() { String::new() } else { format!(" [{}]", calls.join(" in ")) };
        Some(format!("{}: {text}{more}{inlined}", line(span)?))
    }

    /// What stands above a function: its name, and where it begins.
    fn title(&self, id: GlobalId, sources: &SourceMap) -> String {
        let global = &self.module.globals[id];
        match sources.find(global.span.lo) {
            Some(source) => {
                format!("@{}, {}:{}", global.name, source.name, source.line_column(global.span.lo).0)
            }
            None => format!("@{}", global.name),
        }
    }
}

/// What a listing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Cranelift's IR, as translated and before Cranelift optimises it.
    Clif,
    /// Cranelift's IR as its optimiser leaves it: what machine code is selected for.
    OptimizedClif,
    /// Machine code, linked for the addresses that a run gets if it can.
    Asm,
    /// The machine code that the same CLIF becomes without Cranelift's optimiser.
    UnoptimizedAsm,
}

/// The look of machine code.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AsmStyle {
    /// The order of operands and their marks.
    pub syntax: Syntax,
    /// Whether the bytes of each instruction stand beside it.
    pub bytes: bool,
}

/// A syntax of x86 assembly.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Syntax {
    /// `movq %rdi, %rax`, as the GNU assembler has it.
    #[default]
    Att,
    /// `mov rax, rdi`, as Intel's manuals have it.
    Intel,
}

/// Lists functions, with the statements that `sources` has for them. Host symbols need not exist.
pub fn emit(
    checked: &Checked,
    functions: &[GlobalId],
    form: Form,
    options: &Options,
    sources: &SourceMap,
) -> Result<String, Vec<Diagnostic>> {
    emit_styled(checked, functions, form, AsmStyle::default(), options, sources)
}

/// Lists functions as [`emit`] does, machine code in a style.
pub fn emit_styled(
    checked: &Checked,
    functions: &[GlobalId],
    form: Form,
    style: AsmStyle,
    options: &Options,
    sources: &SourceMap,
) -> Result<String, Vec<Diagnostic>> {
    let found = super::unsupported(checked.module(), &of_program(checked.module(), functions));
    let mut traps;
    let checked = match found.is_empty() {
        true => checked,
        false => {
            traps = Arc::new(checked.clone());
            found.replace(&mut traps);
            &*traps
        }
    };
    let listing = Listing::new(checked.module(), functions)?;
    match form {
        Form::Clif => clif::list(&listing, options, false, sources),
        Form::OptimizedClif => clif::list(&listing, options, true, sources),
        Form::Asm => asm::list(&listing, options, style, true, sources),
        Form::UnoptimizedAsm => asm::list(&listing, options, style, false, sources),
    }
}

/// Calls `f` for each function with a body, with a compiler that optimises or does not; what inline assembly in them became. A panic in there is our bug and comes back as one.
fn each_function(
    listing: &Listing<'_>,
    options: &Options,
    optimized: bool,
    mut f: impl for<'b> FnMut(&mut Compiler<'b>, &Env<'b>, GlobalId) -> Result<(), String>,
) -> Result<Assembled, Vec<Diagnostic>> {
    let failed = |e: String| vec![super::internal_text(&e)];
    // Whether Cranelift optimises is another question than what it is given.
    let plain = Options { opt_level: 0, ..options.clone() };
    let isa = compile::target(if optimized { options } else { &plain }, false).map_err(failed)?;
    let passes = if listing.supported { options.passes() } else { Passes::NONE };
    let env = Env {
        module: listing.module,
        layout: &listing.layout,
        places: &listing.places,
        optimize: options.optimize(),
        optimizer: Optimizer::new(listing.module, &listing.layout, passes),
        side_leaks: super::translate::stores_beside_frame(listing.module, &listing.layout, &listing.reached),
        unwinds: false,
        addresses: super::translate::Addresses::Fixed,
        fuel: None,
        frontend: isa.frontend_config(),
        watch: None,
        offered: None,
    };
    let mut compiler = Compiler::new(isa, Layouts::new(listing.module, &listing.layout));
    for &id in listing.functions.iter().filter(|id| super::has_body(listing.module, **id)) {
        catch_unwind(AssertUnwindSafe(|| f(&mut compiler, &env, id)))
            .unwrap_or_else(|_| Err("a panic in the translation".into()))
            .map_err(|e| {
                vec![super::internal(
                    listing.module,
                    &super::CompileError { function: listing.module.globals[id].name.to_string(), message: e },
                )]
            })?;
    }
    Ok(compiler.assembled())
}
