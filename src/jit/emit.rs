//! Listings of CLIF and assembly, annotated with the IR statements that the code comes from.
//!
//! A comment precedes the first instruction of a statement. It is repeated after code of another statement:
//!
//! ```text
//! 7: %2 = sub i64 %n, 1                          line 7 of the function's own text
//! 7: %2 = sub i64 %n, 1 [@fac, called at 14]     inlined: its function and the call site, outwards
//! (for 7: %2 = sub i64 %n, 1)                    created by Cranelift's optimizer as an operand of that statement
//! a.c:3: n - 1                                   above these: the source line, if it has changed
//! ```

mod asm;
mod clif;
pub(super) mod uses;

use crate::diagnostic::Diagnostic;
use crate::ir::debug::DebugInfo;
use crate::ir::reach::{Use, mark_as_not_called_from_outside, reachable, reachable_from_program};
use crate::ir::{DataLayout, GlobalId, InstId, LocId, Module};
use crate::jit::compile::function::Compiler;
use crate::jit::compile::target_isa;
use crate::jit::emit::uses::CodeOrigin;
use crate::jit::link::code_memory::{LOWEST, Regions};
use crate::jit::link::globals::{DataPlan, GlobalAddr, GlobalAddrs};
use crate::jit::link::symbol::Symbol;
use crate::jit::options::Options;
use crate::jit::translate::module_env::{InlineAsmFunctions, ModuleEnv, TypeLayouts};
use crate::opt::{self, Optimizer, Passes};
use crate::source::{DebugLocation, SourceMap, Span};
use crate::verify::Checked;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Fictional base address of host functions in listings.
const FICTIONAL_HOST_BASE: u64 = 0x7f00_0000_0000;

/// Fictional address of the table of objects in listings of checked code.
const FICTIONAL_TABLE: u64 = 0x7e00_0000_0000;

/// Sources of the texts that listings quote.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    /// Text of the IR statements.
    pub sources: &'a SourceMap,
    /// Returns the source line of a debug location, if its file can be found.
    pub written: &'a dyn Fn(&DebugLocation) -> Option<String>,
    /// Returns the demangled C++ or Rust name of a function, if its name is mangled.
    pub source_name: &'a dyn Fn(&Module, GlobalId) -> Option<String>,
}

/// Comment for code without a statement, which an optimizer made from several.
const NO_STATEMENT: &str = "(no line)";

/// Inputs of a listing.
struct ListingInput<'m> {
    module: &'m Module,
    layout: DataLayout,
    reached: Vec<(GlobalId, Use)>,
    /// Functions to list; all others only have addresses.
    functions: &'m [GlobalId],
    /// Whether everything reachable is supported. If not, no other function may be inlined into the listed ones.
    supported: bool,
    regions: Regions,
    places: GlobalAddrs,
    debug: DebugInfo<'m>,
}

impl<'m> ListingInput<'m> {
    fn new(module: &'m Module, functions: &'m [GlobalId]) -> Result<ListingInput<'m>, Vec<Diagnostic>> {
        let mut reached = reachable(module, functions);
        mark_as_not_called_from_outside(&mut reached);
        // A declared function need not be supported in order to be called in a listing.
        let shown = |(id, why): &&(GlobalId, Use)| match why {
            Use::Inst { function, .. } if !crate::jit::compile::reachable::has_body(module, *id) => {
                functions.contains(function)
            }
            _ => functions.contains(id),
        };
        let shown: Vec<(GlobalId, Use)> = reached.iter().filter(shown).copied().collect();
        let layout = DataLayout::of(module);
        let found = |reached: &[(GlobalId, Use)]| {
            crate::jit::compile::reachable::TRAITS.unsupported(module, &layout, reached, None, None).errors()
        };
        crate::prepare::refuse(found(&shown))?;
        let supported = found(&reached).is_empty();
        let plan = DataPlan::new(module, &layout, &reached).map_err(|error| vec![error])?;
        let regions = Regions::at(LOWEST, plan.size()).ok_or_else(|| {
            vec![crate::jit::compile::diagnostics::no_memory(Default::default(), "the module's data is too large")]
        })?;
        let mut places = plan.assign_addresses(module, &reached, &regions, |_| None);
        // Every host symbol gets a distinct address that identifies it, so that the symbol need not exist.
        for (id, _) in &reached {
            if places[*id] == GlobalAddr::Address(0) {
                let address = FICTIONAL_HOST_BASE + 16 * id.index() as u64;
                let of_thread = module.globals[*id].is_thread_local();
                places[*id] =
                    if of_thread { GlobalAddr::LibraryThreadLocal(address) } else { GlobalAddr::Address(address) };
            }
        }
        let debug = DebugInfo::new(module);
        Ok(ListingInput { module, layout, reached, functions, supported, regions, places, debug })
    }

    /// Returns the address of a global that is not listed. Functions of the module are at the end of the code region.
    fn elsewhere(&self, id: GlobalId) -> u64 {
        match self.places[id] {
            GlobalAddr::Address(address) => address,
            GlobalAddr::Function
            | GlobalAddr::Ifunc(_)
            | GlobalAddr::ThreadLocal { .. }
            | GlobalAddr::LibraryThreadLocal(_)
            | GlobalAddr::Unreached => self.regions.code.end - 16 * (id.index() as u64 + 1),
        }
    }

    fn name_of(&self, symbol: Symbol) -> String {
        symbol.text(self.module)
    }

    /// Returns the heading of a function: its name and position.
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

/// Comments of a function's listing.
struct StatementComments<'a, 'm> {
    listing: &'a ListingInput<'m>,
    id: GlobalId,
    sites: &'a opt::InlineSites,
    texts: Texts<'a>,
    /// Origin of the preceding code, if any.
    last: Option<CodeOrigin>,
    /// Source line that was quoted last.
    written: Option<(String, u32)>,
    /// Cache of the instructions at each location, by function.
    insts: FxHashMap<GlobalId, FxHashMap<LocId, InstId>>,
}

impl<'a, 'm> StatementComments<'a, 'm> {
    fn new(listing: &'a ListingInput<'m>, id: GlobalId, sites: &'a opt::InlineSites, texts: Texts<'a>) -> Self {
        StatementComments { listing, id, sites, texts, last: None, written: None, insts: FxHashMap::default() }
    }

    /// Forgets the preceding code at a branch target, so that comments are repeated.
    fn forget(&mut self) {
        (self.last, self.written) = (None, None);
    }

    /// Returns the comments for code of an origin. Empty if the preceding code has the same origin.
    fn before(&mut self, origin: Option<CodeOrigin>) -> Vec<String> {
        if origin == self.last {
            return Vec::new();
        }
        self.last = origin;
        let (loc, text) = match origin {
            Some(CodeOrigin::Of(loc)) => (loc, self.statement(loc)),
            Some(CodeOrigin::For(loc)) => (loc, self.statement(loc).map(|text| format!("(for {text})"))),
            None => return vec![NO_STATEMENT.to_string()],
        };
        let Some(text) = text else { return Vec::new() };
        self.line_of_source(loc).into_iter().chain([text]).collect()
    }

    /// Returns the functions that a location belongs to, each with a location in it: its own function and those into
    /// which it was inlined.
    fn frames(&self, loc: LocId) -> Vec<(GlobalId, Option<LocId>)> {
        let mut frames = Vec::new();
        self.sites.each(self.id, Some(loc), |function, loc| frames.push((function, loc)));
        frames
    }

    /// Returns line and text of a statement, and the calls through which it was inlined.
    fn statement(&self, loc: LocId) -> Option<String> {
        let StatementComments { listing: ListingInput { module, .. }, texts: Texts { sources, .. }, .. } = self;
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
        // The source line has been quoted above.
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

    /// Returns the source line that a statement was compiled from, unless it was quoted last.
    fn line_of_source(&mut self, loc: LocId) -> Option<String> {
        let (function, loc) = *self.frames(loc).first()?;
        let body = self.listing.module.function(function)?.body.as_ref()?;
        let insts = self.insts.entry(function).or_insert_with(|| {
            let all = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            all.filter_map(|inst| Some((body.inst_locs[*inst].expand()?, *inst))).collect()
        });
        let places = self.listing.debug.frames_at(body, *insts.get(&loc?)?);
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

/// Form of a listing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Cranelift's IR as translated, before Cranelift optimizes it.
    Clif,
    /// Cranelift's IR after its optimizer, the input of instruction selection.
    OptimizedClif,
    /// Machine code, linked at the addresses that a run uses if they are free.
    Asm,
    /// Machine code of the same CLIF without Cranelift's optimizer.
    UnoptimizedAsm,
}

/// Style of a machine code listing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AsmStyle {
    /// Order and notation of operands.
    pub syntax: Syntax,
    /// Whether the bytes of each instruction are shown.
    pub bytes: bool,
    /// Whether the output is valid input for an assembler: directives, labels and symbol names instead of
    /// addresses.
    pub assembler: bool,
}

/// A syntax of x86 assembly.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Syntax {
    /// `movq %rdi, %rax`: AT&T syntax, as in the GNU assembler.
    #[default]
    Att,
    /// `mov rax, rdi`: Intel syntax.
    Intel,
}

/// Lists functions with the statements in `sources`. Host symbols are not resolved.
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

/// Lists functions like [`emit`]; machine code is in the given style.
pub fn emit_styled(
    checked: &Checked,
    functions: &[GlobalId],
    form: Form,
    style: AsmStyle,
    options: &Options,
    texts: Texts<'_>,
) -> Result<String, Vec<Diagnostic>> {
    let declared;
    let checked = match options.checked {
        Some(_) => {
            declared = crate::jit::compile::reachable::with_checks(Arc::new(checked.clone()));
            &*declared
        }
        None => checked,
    };
    let found = crate::jit::unsupported(checked.module(), &reachable_from_program(checked.module(), functions));
    let mut traps;
    let checked = match found.is_empty() {
        true => checked,
        false => {
            traps = Arc::new(checked.clone());
            found.replace(&mut traps);
            &*traps
        }
    };
    let listing = ListingInput::new(checked.module(), functions)?;
    match form {
        Form::Clif => clif::list(&listing, options, false, texts),
        Form::OptimizedClif => clif::list(&listing, options, true, texts),
        Form::Asm => asm::list(&listing, options, style, true, texts),
        Form::UnoptimizedAsm => asm::list(&listing, options, style, false, texts),
    }
}

/// Calls `f` for each function with a body, together with a compiler that optimizes or not. Returns the functions
/// compiled from inline assembly. A panic in the compiler is a bug, and is returned as an error.
fn each_function(
    listing: &ListingInput<'_>,
    options: &Options,
    optimized: bool,
    mut f: impl for<'b> FnMut(&mut Compiler<'b>, &ModuleEnv<'b>, GlobalId) -> Result<(), String>,
) -> Result<InlineAsmFunctions, Vec<Diagnostic>> {
    let failed = |e: String| vec![crate::jit::compile::diagnostics::internal_text(&e)];
    // Cranelift's optimizer is independent of the passes that prepare its input.
    let plain = Options { opt_level: 0, ..options.clone() };
    let isa = target_isa::target(if optimized { options } else { &plain }, false).map_err(failed)?;
    let passes = if listing.supported { options.passes() } else { Passes::NONE };
    let env = ModuleEnv {
        module: listing.module,
        layout: &listing.layout,
        places: &listing.places,
        optimize: options.optimize(),
        promote: options.promotes_allocas(),
        optimizer: Optimizer::new(listing.module, &listing.layout, passes),
        side_leaks: crate::jit::translate::stores_beside_frame(listing.module, &listing.layout, &listing.reached),
        unwinds: false,
        addresses: crate::jit::translate::module_env::RelocationModel::FixedData,
        fuel: None,
        frontend: isa.frontend_config(),
        observer: None,
        ends_lifetimes: options.checked.is_some() && crate::jit::compile::ends_lifetimes(listing.module),
        objects: options.checked.map(|_| FICTIONAL_TABLE),
        offered: None,
        counters: None,
    };
    let mut compiler = Compiler::new(isa, TypeLayouts::new(listing.module, &listing.layout));
    if optimized {
        compiler.attribute = Some(target_isa::target(&plain, false).map_err(failed)?);
    }
    for &id in listing.functions.iter().filter(|id| crate::jit::compile::reachable::has_body(listing.module, **id)) {
        catch_unwind(AssertUnwindSafe(|| f(&mut compiler, &env, id)))
            .unwrap_or_else(|_| Err("a panic in the translation".into()))
            .map_err(|e| {
                vec![crate::jit::compile::diagnostics::internal(
                    listing.module,
                    &crate::jit::compile::function::CompileError {
                        function: listing.module.globals[id].name.to_string(),
                        message: e,
                    },
                )]
            })?;
    }
    Ok(compiler.assembled())
}
