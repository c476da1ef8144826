//! The program under the debugger: module, text, and derived data.

use super::{demangle, source_names};
use crate::interp::debug::State;
use crate::ir::cfg::Cfg;
use crate::ir::debug::{DebugInfo, Index};
use crate::ir::{BlockId, Body, GlobalId, Inst, InstId, ValueDef, ValueId};
use crate::source::{DebugLocation, Source, SourceMap, Span};
use crate::verify::Checked;
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// A program under the debugger: its module and its text, with indexes that are built on demand.
pub struct DebuggedProgram {
    /// Verified module.
    pub checked: Arc<Checked>,
    /// Source texts of the module.
    pub sources: SourceMap,
    graphs: RefCell<FxHashMap<GlobalId, Rc<FunctionGraph>>>,
    lines: RefCell<FxHashMap<GlobalId, Rc<FxHashMap<InstId, SourceLine>>>>,
    has_lines: OnceCell<bool>,
    index: OnceCell<Rc<Index>>,
    pub(super) names: source_names::SourceNames,
}

/// A line of the source from which the program was compiled: the hash of the file name, and the line number.
pub type SourceLine = (u64, u32);

/// Positions of the instructions and blocks of a function, and its dominator tree.
pub struct FunctionGraph {
    /// Control-flow graph with dominators.
    pub cfg: Cfg,
    /// Block of each instruction, and its index in that block.
    pub places: FxHashMap<InstId, (BlockId, u32)>,
    /// Position of each block in the text.
    pub order: FxHashMap<BlockId, u32>,
}

impl DebuggedProgram {
    /// Creates the debugger's view of a verified module and its text.
    pub fn new(checked: Arc<Checked>, sources: SourceMap) -> DebuggedProgram {
        let (graphs, lines, has_lines, index, names) = Default::default();
        DebuggedProgram { checked, sources, graphs, lines, has_lines, index, names }
    }

    /// Returns the debug information of the module.
    pub fn debug_info(&self) -> DebugInfo<'_> {
        let module = self.checked.module();
        DebugInfo::with_index(module, Rc::clone(self.index.get_or_init(|| Rc::new(Index::new(module)))))
    }

    /// Returns the body of a function.
    pub fn body(&self, function: GlobalId) -> Option<&Body> {
        self.checked.module().function(function)?.body.as_ref()
    }

    /// Returns the graph of a function; `None` if the function has no body.
    pub fn graph(&self, function: GlobalId) -> Option<Rc<FunctionGraph>> {
        if let Some(graph) = self.graphs.borrow().get(&function) {
            return Some(Rc::clone(graph));
        }
        let body = self.body(function)?;
        let mut places = FxHashMap::default();
        for &block in &body.layout {
            places.extend((0..).zip(&body.blocks[block].insts).map(|(n, inst)| (*inst, (block, n))));
        }
        let order = body.layout.iter().zip(0..).map(|(block, n)| (*block, n)).collect();
        let graph = Rc::new(FunctionGraph { cfg: Cfg::new(body), places, order });
        self.graphs.borrow_mut().insert(function, Rc::clone(&graph));
        Some(graph)
    }

    /// Returns the name of a global with its `@`.
    pub fn global_name(&self, id: GlobalId) -> String {
        format!("@{}", self.checked.module().globals[id].name)
    }

    /// Returns the demangled name of a function; `None` if its symbol is not a mangled C++ or Rust name.
    pub fn source_name(&self, id: GlobalId) -> Option<String> {
        demangle::source_name(self.checked.module(), id)
    }

    /// Returns the text that contains a span, and the line number of the span's start.
    pub fn line(&self, span: Span) -> Option<(&Source, usize)> {
        let source = self.sources.find(span.lo)?;
        Some((source, source.line_column(span.lo).0))
    }

    /// Returns the text of an instruction, in one line.
    pub fn inst_text(&self, function: GlobalId, inst: InstId) -> String {
        let Some(body) = self.body(function) else { return String::new() };
        let span = body.span(inst);
        let text = self.sources.find(span.lo).map_or("", |source| source.slice(span));
        let lines: Vec<&str> = text.lines().map(|line| line.split(" ;").next().unwrap_or("").trim()).collect();
        lines.join(" ").trim().to_string()
    }

    /// Returns the debug locations of an instruction, the innermost first; empty without debug information.
    pub fn debug_locs(&self, function: GlobalId, inst: InstId) -> Box<[DebugLocation]> {
        let info = self.debug_info();
        self.body(function).map_or(Box::default(), |body| info.frames_at(body, inst))
    }

    /// Returns the source line of an instruction with its file and scope, according to the innermost inlined call.
    pub fn source_line_of(&self, function: GlobalId, inst: InstId) -> Option<DebugLocation> {
        self.debug_locs(function, inst).first().filter(|place| place.line > 0).cloned()
    }

    /// Whether any function has source lines.
    pub fn has_lines(&self) -> bool {
        *self.has_lines.get_or_init(|| self.functions().any(|function| !self.lines(function).is_empty()))
    }

    /// Returns the first debug location in a source file, which is given with or without its directory: `prog.c`.
    pub fn first_location_in(&self, file: &str) -> Option<DebugLocation> {
        let info = self.debug_info();
        let is_it = |written: &DebugLocation| written.file == file || written.file.rsplit('/').next() == Some(file);
        self.functions().find_map(|function| {
            let body = self.body(function)?;
            let mut insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            insts.find_map(|inst| info.frames_at(body, *inst).first().filter(|written| is_it(written)).cloned())
        })
    }

    /// Returns the source lines of a function's instructions, as far as debug information contains them.
    pub fn lines(&self, function: GlobalId) -> Rc<FxHashMap<InstId, SourceLine>> {
        use std::hash::{BuildHasher, BuildHasherDefault};
        if let Some(lines) = self.lines.borrow().get(&function) {
            return Rc::clone(lines);
        }
        let info = self.debug_info();
        let hash = |file: &str| BuildHasherDefault::<rustc_hash::FxHasher>::default().hash_one(file);
        let lines = self.body(function).map_or_else(FxHashMap::default, |body| {
            let line = |inst: &InstId| {
                let place = info.frames_at(body, *inst);
                place.first().filter(|place| place.line > 0).map(|place| (*inst, (hash(&place.file), place.line)))
            };
            body.layout.iter().flat_map(|block| &body.blocks[*block].insts).filter_map(line).collect()
        });
        let lines = Rc::new(lines);
        self.lines.borrow_mut().insert(function, Rc::clone(&lines));
        lines
    }

    /// Returns the name of a block with its `%`.
    pub fn block_name(&self, function: GlobalId, block: BlockId) -> String {
        self.body(function).map_or(String::new(), |body| match &body.blocks[block].name {
            Some(name) => format!("%{name}"),
            None => "%entry".into(),
        })
    }

    /// Whether the definition of a value dominates the current instruction of a frame.
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

    /// Returns the previous instruction of the same block: the call that a frame has made, if the program has stopped
    /// after its return.
    pub fn inst_before(&self, function: GlobalId, inst: InstId) -> Option<InstId> {
        let (block, n) = *self.graph(function)?.places.get(&inst)?;
        self.body(function)?.blocks[block].insts.get((n as usize).checked_sub(1)?).copied()
    }

    /// Returns the position of an instruction in the text of its function.
    pub fn order(&self, function: GlobalId, inst: InstId) -> Option<usize> {
        let graph = self.graph(function)?;
        let (block, n) = *graph.places.get(&inst)?;
        Some(((*graph.order.get(&block)? as usize) << 32) + n as usize)
    }

    /// Whether instruction `what` has been executed on every path to `at`, the current instruction of a frame.
    /// `anywhere`: the answer is true in the whole function.
    pub fn comes_before(&self, function: GlobalId, what: InstId, at: InstId, anywhere: bool) -> bool {
        let Some(graph) = self.graph(function) else { return false };
        let (Some(&(there, n)), Some(&(here, at))) = (graph.places.get(&what), graph.places.get(&at)) else {
            return false;
        };
        anywhere
            || here == there && n <= at
            || here != there && graph.cfg.is_reachable(there) && graph.cfg.dominates(there, here)
    }

    /// Returns the values that are defined at an instruction: parameters first, then results in the order of the text.
    pub fn values_defined_at(&self, function: GlobalId, at: InstId) -> Vec<ValueId> {
        let Some(body) = self.body(function) else { return Vec::new() };
        let results = body.layout.iter().flat_map(|b| &body.blocks[*b].insts).filter_map(|i| body.result(*i));
        let all = body.params.iter().copied().chain(results);
        all.filter(|value| self.is_defined(function, at, *value)).collect()
    }

    /// Returns the block of which this is the first instruction after the phis.
    pub fn starts_block(&self, function: GlobalId, inst: InstId) -> Option<BlockId> {
        let (block, _) = *self.graph(function)?.places.get(&inst)?;
        let body = self.body(function)?;
        (first_instruction(body, block) == Some(inst)).then_some(block)
    }

    /// Returns the instruction at which a breakpoint on a function stops. With debug information this is the end of the
    /// prologue, whose allocas and parameter stores have no line: before it, source variables have no values.
    pub fn start(&self, function: GlobalId) -> Option<InstId> {
        let body = self.body(function)?;
        let lines = self.lines(function);
        let of_parameters = |inst: &InstId| {
            let kind = matches!(
                body.insts[*inst],
                // In C++ the prologue also loads `this`.
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
        behind.filter(|inst| lines.contains_key(inst)).or_else(|| first_instruction(body, body.entry()))
    }

    /// Returns all functions that have a body.
    pub fn functions(&self) -> impl Iterator<Item = GlobalId> + '_ {
        self.checked.module().definitions().map(|(id, ..)| id)
    }

    /// Returns the value with a name such as `%x` in a function.
    pub fn value_named(&self, function: GlobalId, name: &str) -> Option<ValueId> {
        let body = self.body(function)?;
        let plain = name.trim_start_matches('%').trim_matches('"');
        body.values.iter().find(|(_, data)| data.name.as_ref().is_some_and(|n| n.symbol() == plain)).map(|(id, _)| id)
    }

    /// Returns the function and the instruction at which the program has stopped, and the number of the innermost
    /// frame.
    pub(super) fn at(&self, state: &State<'_>) -> Option<(GlobalId, InstId, usize)> {
        let here = state.here()?;
        Some((here.function, here.inst, state.depth() - 1))
    }
}

/// Returns the first instruction of a block that is not a phi.
pub fn first_instruction(body: &Body, block: BlockId) -> Option<InstId> {
    body.blocks[block].insts.iter().copied().find(|inst| !matches!(body.insts[*inst], Inst::Phi { .. }))
}
