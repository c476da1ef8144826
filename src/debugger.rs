//! A debugger for LLVM assembly, on the interpreter: breakpoints, watchpoints, steps forwards, what is needed to go back, values and
//! memory as text, and records of every step for handouts. It prints nothing and reads nothing: `llvmlite-jit step` is what talks
//! to people.
//!
//! ```text
//! interp::debug ── State ─► Debugger::arrive ─► Action: go on up to a step, or halt and say why
//!                               │
//!           points (breakpoints, watchpoints)   control (what was asked for: step, next, finish, …)
//!           place ── `@f:%bb`, `12`             expression ── `%x`, `*%p`, `@g[2]`, conditions
//!           text ── values in a line            draw ── memory as trees
//!           follow ── lists and trees of objects  dump ── bytes and words, as gdb's `x`
//!           trace ── what a step reads, defines and writes
//!           names ── functions by their names in C++ and Rust   source_text ── values of C as C writes them
//!           source_names ── types, variables and inlined copies of C   source_tree ── memory by the types of C
//! ```
//!
//! **Going back is running again.** The count of steps is a clock: whoever wants to be at an earlier step starts the program anew and
//! asks for [`Goal::Goto`]; [`Goal::Scan`] finds which step that is. What is replayed in the same process has the same state of the C
//! library only if that state is put back too, so that the command forks: each run is a copy of one process that has everything
//! ready and has run nothing.

pub mod control;
pub mod draw;
pub mod dump;
pub mod expression;
mod follow;
pub mod names;
pub mod place;
pub mod points;
pub mod source_names;
mod source_text;
mod source_tree;
pub mod text;
mod token;
pub mod trace;
mod types;

pub use control::{Action, Debugger, Finding, Goal, Halt, Look};
pub use types::parse_type;

use crate::interp::debug::State;
use crate::ir::cfg::Cfg;
use crate::ir::debug::{DebugInfo, Index};
use crate::ir::{BlockId, Body, GlobalId, Inst, InstId, ValueDef, ValueId};
use crate::source::{Source, SourceMap, Span, Written};
use crate::verify::Checked;
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// The text of a program, for whoever debugs it.
pub struct Program {
    /// The module.
    pub checked: Arc<Checked>,
    /// What it was read from.
    pub sources: SourceMap,
    graphs: RefCell<FxHashMap<GlobalId, Rc<Graph>>>,
    lines: RefCell<FxHashMap<GlobalId, Rc<FxHashMap<InstId, Line>>>>,
    index: OnceCell<Rc<Index>>,
    names: source_names::SourceNames,
}

/// A line of the text that the program was compiled from: its file, by the name's hash, and its number.
pub type Line = (u64, u32);

/// Of a function, where its instructions are and which blocks come before which.
pub struct Graph {
    /// Dominators.
    pub cfg: Cfg,
    /// The block of each instruction, and its place there.
    pub places: FxHashMap<InstId, (BlockId, u32)>,
    /// Each block's place in the text.
    pub order: FxHashMap<BlockId, u32>,
}

impl Program {
    /// Of a checked module and its text.
    pub fn new(checked: Arc<Checked>, sources: SourceMap) -> Program {
        let (graphs, lines, index, names) = Default::default();
        Program { checked, sources, graphs, lines, index, names }
    }

    /// Where the program comes from.
    pub fn debug_info(&self) -> DebugInfo<'_> {
        let module = self.checked.module();
        DebugInfo::with_index(module, Rc::clone(self.index.get_or_init(|| Rc::new(Index::new(module)))))
    }

    /// The body of a function.
    pub fn body(&self, function: GlobalId) -> Option<&Body> {
        self.checked.module().function(function)?.body.as_ref()
    }

    /// The graph of a function that has a body.
    pub fn graph(&self, function: GlobalId) -> Option<Rc<Graph>> {
        if let Some(graph) = self.graphs.borrow().get(&function) {
            return Some(Rc::clone(graph));
        }
        let body = self.body(function)?;
        let mut places = FxHashMap::default();
        for &block in &body.layout {
            places.extend((0..).zip(&body.blocks[block].insts).map(|(n, inst)| (*inst, (block, n))));
        }
        let order = body.layout.iter().zip(0..).map(|(block, n)| (*block, n)).collect();
        let graph = Rc::new(Graph { cfg: Cfg::new(body), places, order });
        self.graphs.borrow_mut().insert(function, Rc::clone(&graph));
        Some(graph)
    }

    /// The name of a global with its `@`.
    pub fn global_name(&self, id: GlobalId) -> String {
        format!("@{}", self.checked.module().globals[id].name)
    }

    /// The name of a function in C++ or Rust, if its name here is a mangled one.
    pub fn source_name(&self, id: GlobalId) -> Option<String> {
        names::source_name(self.checked.module(), id)
    }

    /// The text that a span is in, and the line where it begins.
    pub fn line(&self, span: Span) -> Option<(&Source, usize)> {
        let source = self.sources.find(span.lo)?;
        Some((source, source.line_column(span.lo).0))
    }

    /// An instruction as it is written, in one line.
    pub fn inst_text(&self, function: GlobalId, inst: InstId) -> String {
        let Some(body) = self.body(function) else { return String::new() };
        let span = body.span(inst);
        let text = self.sources.find(span.lo).map_or("", |source| source.slice(span));
        let lines: Vec<&str> = text.lines().map(|line| line.split(" ;").next().unwrap_or("").trim()).collect();
        lines.join(" ").trim().to_string()
    }

    /// Where an instruction comes from, if the text has debug information.
    pub fn written(&self, function: GlobalId, inst: InstId) -> Box<[Written]> {
        let info = self.debug_info();
        self.body(function).map_or(Box::default(), |body| info.places(body, inst))
    }

    /// The first place of a source file that an instruction comes from: `prog.c`, with its folders or without.
    pub fn written_in(&self, file: &str) -> Option<Written> {
        let info = self.debug_info();
        let is_it = |written: &Written| written.file == file || written.file.rsplit('/').next() == Some(file);
        self.functions().find_map(|function| {
            let body = self.body(function)?;
            let mut insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            insts.find_map(|inst| info.places(body, *inst).first().filter(|written| is_it(written)).cloned())
        })
    }

    /// The lines that the instructions of a function come from, as far as debug information says.
    pub fn lines(&self, function: GlobalId) -> Rc<FxHashMap<InstId, Line>> {
        use std::hash::{BuildHasher, BuildHasherDefault};
        if let Some(lines) = self.lines.borrow().get(&function) {
            return Rc::clone(lines);
        }
        let info = self.debug_info();
        let hash = |file: &str| BuildHasherDefault::<rustc_hash::FxHasher>::default().hash_one(file);
        let lines = self.body(function).map_or_else(FxHashMap::default, |body| {
            let line = |inst: &InstId| {
                let place = info.places(body, *inst);
                place.first().filter(|place| place.line > 0).map(|place| (*inst, (hash(&place.file), place.line)))
            };
            body.layout.iter().flat_map(|block| &body.blocks[*block].insts).filter_map(line).collect()
        });
        let lines = Rc::new(lines);
        self.lines.borrow_mut().insert(function, Rc::clone(&lines));
        lines
    }

    /// A block's name with its `%`.
    pub fn block_name(&self, function: GlobalId, block: BlockId) -> String {
        self.body(function).map_or(String::new(), |body| match &body.blocks[block].name {
            Some(name) => format!("%{name}"),
            None => "%entry".into(),
        })
    }

    /// Whether a value has been defined where a frame stands: whether each way to there defines it.
    pub fn is_defined(&self, function: GlobalId, at: InstId, value: ValueId) -> bool {
        let (Some(body), Some(graph)) = (self.body(function), self.graph(function)) else { return false };
        let ValueDef::Inst(def) = body.values[value].def else {
            return matches!(body.values[value].def, ValueDef::Param(_));
        };
        let (Some(&(here, at)), Some(&(there, n))) = (graph.places.get(&at), graph.places.get(&def)) else {
            return false;
        };
        // A phi is set by the jump to its block.
        here == there && n < at || here != there && graph.cfg.is_reachable(there) && graph.cfg.dominates(there, here)
    }

    /// The place of an instruction in the text of its function.
    pub fn order(&self, function: GlobalId, inst: InstId) -> Option<usize> {
        let graph = self.graph(function)?;
        let (block, n) = *graph.places.get(&inst)?;
        Some(((*graph.order.get(&block)? as usize) << 32) + n as usize)
    }

    /// Whether what stands before an instruction was passed where a frame stands, whichever way it came there. `anywhere`: it holds in
    /// the whole function.
    pub fn comes_before(&self, function: GlobalId, what: InstId, at: InstId, anywhere: bool) -> bool {
        let Some(graph) = self.graph(function) else { return false };
        let (Some(&(there, n)), Some(&(here, at))) = (graph.places.get(&what), graph.places.get(&at)) else {
            return false;
        };
        anywhere
            || here == there && n <= at
            || here != there && graph.cfg.is_reachable(there) && graph.cfg.dominates(there, here)
    }

    /// The values that are defined where a frame stands, parameters first, then in the order of the text.
    pub fn defined(&self, function: GlobalId, at: InstId) -> Vec<ValueId> {
        let Some(body) = self.body(function) else { return Vec::new() };
        let results = body.layout.iter().flat_map(|b| &body.blocks[*b].insts).filter_map(|i| body.result(*i));
        let all = body.params.iter().copied().chain(results);
        all.filter(|value| self.is_defined(function, at, *value)).collect()
    }

    /// Whether an instruction is the first one of its block, apart from phis.
    pub fn starts_block(&self, function: GlobalId, inst: InstId) -> Option<BlockId> {
        let (block, _) = *self.graph(function)?.places.get(&inst)?;
        let body = self.body(function)?;
        (first_of(body, block) == Some(inst)).then_some(block)
    }

    /// Where a breakpoint at a function stops. With debug information that is behind what makes room for the parameters and puts
    /// them there, which comes from no line: before that variables of the source have no values.
    pub fn start(&self, function: GlobalId) -> Option<InstId> {
        let body = self.body(function)?;
        let lines = self.lines(function);
        let of_parameters = |inst: &InstId| {
            let kind = matches!(
                body.insts[*inst],
                // `this` of C++ is loaded there too.
                Inst::Alloca { .. }
                    | Inst::Store { .. }
                    | Inst::Load { .. }
                    | Inst::Gep { .. }
                    | Inst::Cast { .. }
                    | Inst::Phi { .. }
            );
            kind && !lines.contains_key(inst)
        };
        let behind = body.blocks[body.entry()].insts.iter().copied().find(|inst| !of_parameters(inst));
        behind.filter(|inst| lines.contains_key(inst)).or_else(|| first_of(body, body.entry()))
    }

    /// The names of all functions that have a body.
    pub fn functions(&self) -> impl Iterator<Item = GlobalId> + '_ {
        self.checked.module().definitions().map(|(id, ..)| id)
    }

    /// The value of a name, such as `%x`, in a function.
    pub fn value_named(&self, function: GlobalId, name: &str) -> Option<ValueId> {
        let body = self.body(function)?;
        let plain = name.trim_start_matches('%').trim_matches('"');
        body.values.iter().find(|(_, data)| data.name.as_ref().is_some_and(|n| n.symbol() == plain)).map(|(id, _)| id)
    }

    /// The function and the instruction where a program stands, with the number of the innermost frame.
    fn at(&self, state: &State<'_>) -> Option<(GlobalId, InstId, usize)> {
        let here = state.here()?;
        Some((here.function, here.inst, state.depth() - 1))
    }
}

/// The first instruction of a block that is executed as one: not a phi.
pub fn first_of(body: &Body, block: BlockId) -> Option<InstId> {
    body.blocks[block].insts.iter().copied().find(|inst| !matches!(body.insts[*inst], Inst::Phi { .. }))
}
