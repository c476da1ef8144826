//! Listings: CLIF and assembly, with the statements that they come from.
//!
//! A comment stands before the first instruction of a statement, and again where another one came between:
//!
//! ```text
//! 7: %2 = sub i64 %n, 1                          line 7 of the function's own text
//! 7: %2 = sub i64 %n, 1 [@fac, called at 14]     inlined: the function that it is in, and the call, outwards
//! (for 7: %2 = sub i64 %n, 1)                    made by Cranelift's optimiser, and used by that statement
//! a.c:3: n - 1                                   above these: the line of the source, where it is another than before
//! ```

mod asm;
mod clif;
pub(super) mod uses;

use super::Options;
use super::abi::Symbol;
use super::codemem::{LOWEST, Regions};
use super::compile::{self, Compiler};
use super::data::{DataPlan, Place, Places};
use super::translate::{Assembled, Env, Layouts};
use crate::diagnostic::Diagnostic;
use crate::ir::debug::DebugInfo;
use crate::ir::reach::{Use, of_program, reachable, without_callers};
use crate::ir::{DataLayout, GlobalId, InstId, LocId, Module};
use crate::opt::{self, Optimizer, Passes};
use crate::source::{SourceMap, Span, Written};
use crate::verify::Checked;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use uses::Origin;

/// Where listings pretend functions of the host to be.
const IMAGINED_HOST: u64 = 0x7f00_0000_0000;

/// The texts that listings quote.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    /// The statements.
    pub sources: &'a SourceMap,
    /// Finds the lines of what the module was compiled from, where debug information names them.
    pub written: &'a dyn Fn(&Written) -> Option<String>,
    /// What a function is called in C++ or Rust, if its name is one that stands for that.
    pub source_name: &'a dyn Fn(&Module, GlobalId) -> Option<String>,
}

/// The comment for code that is of no statement any more: what an optimiser made of several.
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
    debug: DebugInfo<'m>,
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
        let debug = DebugInfo::new(module);
        Ok(Listing { module, layout, reached, functions, supported, regions, places, debug })
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

    /// What stands above a function: its name, and where it begins.
    fn title(&self, id: GlobalId, texts: Texts<'_>) -> String {
        let global = &self.module.globals[id];
        let of_source = (texts.source_name)(self.module, id).map_or(String::new(), |name| format!(", {name}"));
        match texts.sources.find(global.span.lo) {
            Some(source) => {
                format!("@{}{of_source}, {}:{}", global.name, source.name, source.line_column(global.span.lo).0)
            }
            None => format!("@{}{of_source}", global.name),
        }
    }
}

/// The comments of a function's listing.
struct Comments<'a, 'm> {
    listing: &'a Listing<'m>,
    id: GlobalId,
    sites: &'a opt::InlineSites,
    texts: Texts<'a>,
    /// What the code before is of, if anything.
    last: Option<Origin>,
    /// The line of the source that was named last.
    written: Option<(String, u32)>,
    /// The instructions of the places of a function, as far as they were asked for.
    insts: FxHashMap<GlobalId, FxHashMap<LocId, InstId>>,
}

impl<'a, 'm> Comments<'a, 'm> {
    fn new(listing: &'a Listing<'m>, id: GlobalId, sites: &'a opt::InlineSites, texts: Texts<'a>) -> Self {
        Comments { listing, id, sites, texts, last: None, written: None, insts: FxHashMap::default() }
    }

    /// Says everything again: here begins what is come to from elsewhere.
    fn forget(&mut self) {
        (self.last, self.written) = (None, None);
    }

    /// The comments before code of an origin, if it is another than that of the code before.
    fn before(&mut self, origin: Option<Origin>) -> Vec<String> {
        if origin == self.last {
            return Vec::new();
        }
        self.last = origin;
        let (loc, text) = match origin {
            Some(Origin::Of(loc)) => (loc, self.statement(loc)),
            Some(Origin::For(loc)) => (loc, self.statement(loc).map(|text| format!("(for {text})"))),
            None => return vec![NO_LINE.to_string()],
        };
        let Some(text) = text else { return Vec::new() };
        self.line_of_source(loc).into_iter().chain([text]).collect()
    }

    /// The functions that a place is in: its own and those that it was inlined into, each with a place there.
    fn frames(&self, loc: LocId) -> Vec<(GlobalId, Option<LocId>)> {
        let mut frames = Vec::new();
        self.sites.each(self.id, Some(loc), |function, loc| frames.push((function, loc)));
        frames
    }

    /// Line and text of a statement, and how it came into the function.
    fn statement(&self, loc: LocId) -> Option<String> {
        let Comments { listing: Listing { module, .. }, texts: Texts { sources, .. }, .. } = self;
        let span = |(function, loc): &(GlobalId, Option<LocId>)| -> Option<Span> {
            let body = module.function(*function)?.body.as_ref()?;
            Some(body.locs.get((*loc)?)?.span)
        };
        let frames = self.frames(loc);
        let own = sources.find(module.globals[self.id].span.lo).map(|source| source.base);
        let line = |span: Span| {
            let source = sources.find(span.lo)?;
            let number = source.line_column(span.lo).0;
            Some(if own == Some(source.base) { number.to_string() } else { format!("{}:{number}", source.name) })
        };
        let here = span(frames.first()?)?;
        let mut statement = sources.find(here.lo)?.slice(here).lines();
        let text = statement.next().map(str::trim).filter(|text| !text.is_empty())?;
        // The line of the source stands above.
        let text = text.split_once(", !dbg ").map_or(text, |(text, _)| text);
        let more = if statement.next().is_some() { " …" } else { "" };
        let calls: Vec<String> = frames
            .windows(2)
            .filter_map(|pair| {
                let name = &module.globals[pair[0].0].name;
                Some(format!("@{name}, called at {}", line(span(&pair[1])?)?))
            })
            .collect();
        let inlined = if calls.is_empty() { String::new() } else { format!(" [{}]", calls.join(" in ")) };
        Some(format!("{}: {text}{more}{inlined}", line(here)?))
    }

    /// The line of the source that a statement was compiled from, if it is another than before.
    fn line_of_source(&mut self, loc: LocId) -> Option<String> {
        let (function, loc) = *self.frames(loc).first()?;
        let body = self.listing.module.function(function)?.body.as_ref()?;
        let insts = self.insts.entry(function).or_insert_with(|| {
            let all = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            all.filter_map(|inst| Some((body.inst_locs[*inst].expand()?, *inst))).collect()
        });
        let places = self.listing.debug.places(body, *insts.get(&loc?)?);
        let written = places.first().filter(|written| written.line != 0)?;
        let place = (written.file.clone(), written.line);
        if self.written.as_ref() == Some(&place) {
            return None;
        }
        let text = (self.texts.written)(written).map_or(String::new(), |text| format!(": {}", text.trim()));
        let line = format!("{}:{}{text}", place.0, place.1);
        self.written = Some(place);
        Some(line)
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
    /// Whether an assembler is to read it: directives, labels and names as symbols, and no addresses.
    pub assembler: bool,
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
    let texts = Texts { sources, written: &|_| None, source_name: &|_, _| None };
    emit_styled(checked, functions, form, AsmStyle::default(), options, texts)
}

/// Lists functions as [`emit`] does, machine code in a style.
pub fn emit_styled(
    checked: &Checked,
    functions: &[GlobalId],
    form: Form,
    style: AsmStyle,
    options: &Options,
    texts: Texts<'_>,
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
        Form::Clif => clif::list(&listing, options, false, texts),
        Form::OptimizedClif => clif::list(&listing, options, true, texts),
        Form::Asm => asm::list(&listing, options, style, true, texts),
        Form::UnoptimizedAsm => asm::list(&listing, options, style, false, texts),
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
        promote: options.promotes(),
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
    if optimized {
        compiler.attribute = Some(compile::target(&plain, false).map_err(failed)?);
    }
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
