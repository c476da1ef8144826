//! Requests about a stopped program, answered in its process: the call stack, variables, expressions, memory and
//! instructions.

mod completions;
mod data;
mod frames;
mod instructions;
mod memory;
mod scopes;
mod variables;

pub use data::parse_data_id;
pub use memory::{address, from_base64};

use super::code_map::CodeMap;
use crate::debugger::{DebuggedProgram, Debugger};
use crate::interp::debug::State;
use crate::ir::debug::Variable;
use serde_json::Value;
use std::rc::Rc;
use variables::Container;

/// Handles of variables since the last stop, and the instructions of the program.
#[derive(Default)]
pub struct Inspector {
    containers: Vec<Container>,
    code: Option<Rc<CodeMap>>,
}

/// A stopped program with its debugger.
pub struct StoppedProgram<'a, 's> {
    /// Breakpoints, types, history.
    pub debugger: &'a mut Debugger,
    /// Values and memory.
    pub state: &'a State<'s>,
    /// Whether lines, calls and variables of the source are shown.
    pub source: bool,
}

/// A call on the stack, or a function inlined into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameId {
    /// Index of the frame; 0 is the outermost.
    pub frame: usize,
    /// Index of the inlined function; 0 is the innermost.
    pub level: usize,
}

/// Number of levels of a frame that have an id.
const LEVELS: usize = 64;

impl FrameId {
    /// Returns the frame with this number in the protocol.
    pub fn of(number: i64) -> Option<FrameId> {
        let number = usize::try_from(number).ok()?.checked_sub(1)?;
        Some(FrameId { frame: number / LEVELS, level: number % LEVELS })
    }

    /// Returns the number in the protocol.
    pub fn number(self) -> usize {
        self.frame * LEVELS + self.level.min(LEVELS - 1) + 1
    }
}

impl Inspector {
    /// Drops the handles of variables after the program has run.
    pub fn forget(&mut self) {
        self.containers.clear();
    }

    /// Answers a request. `Err` is a text for the user.
    pub fn answer(
        &mut self,
        stopped: &mut StoppedProgram<'_, '_>,
        command: &str,
        arguments: &Value,
    ) -> Result<Value, String> {
        match command {
            "stackTrace" => self.stack_trace(stopped, arguments),
            "scopes" => self.scopes(stopped, arguments),
            "variables" => self.variables(stopped, arguments),
            "evaluate" => self.evaluate(stopped, arguments),
            "expression" => self.expression_of(arguments),
            "completions" => self.completions(stopped, arguments),
            "readMemory" => self.read_memory(stopped, arguments),
            "disassemble" => self.disassemble(stopped, arguments),
            "dataBreakpointInfo" => self.data_breakpoint_info(stopped, arguments),
            _ => Err(format!("unknown request `{command}`")),
        }
    }

    fn code(&mut self, program: &Rc<DebuggedProgram>) -> Rc<CodeMap> {
        Rc::clone(self.code.get_or_insert_with(|| Rc::new(CodeMap::new(program))))
    }
}

impl StoppedProgram<'_, '_> {
    fn program(&self) -> Rc<DebuggedProgram> {
        Rc::clone(&self.debugger.program)
    }

    /// Returns the frame that a request specifies, or else the innermost one. `None` if no call is active.
    pub fn frame(&self, arguments: &Value) -> Result<Option<FrameId>, String> {
        let depth = self.state.depth();
        match arguments["frameId"].as_i64() {
            Some(number) => {
                let id = FrameId::of(number).filter(|id| id.frame < depth);
                id.map(Some).ok_or_else(|| format!("no frame has the id {number}"))
            }
            None => Ok(depth.checked_sub(1).map(|frame| FrameId { frame, level: 0 })),
        }
    }

    /// Returns the source variables in scope at a level of a frame, with the records that are valid there.
    fn source_variables(&self, id: FrameId) -> Vec<(Variable, Option<Variable>)> {
        let program = &self.debugger.program;
        let Some(frame) = self.state.frame(id.frame) else { return Vec::new() };
        let scopes =
            program.body(frame.function).map_or(Vec::new(), |body| program.debug_info().scopes(body, frame.inst));
        let mut instances: Vec<Option<String>> = scopes.into_iter().map(|(_, at)| at).collect();
        instances.dedup();
        let instance = instances.get(id.level).cloned().unwrap_or_default();
        let all = self.debugger.scope(self.state, id.frame).visible_variables();
        // `this` is artificial too, but an argument.
        let is_shown = |v: &Variable| v.inlined_at == instance && !(v.artificial && v.argument == 0);
        all.into_iter().filter(|(variable, _)| is_shown(variable)).collect()
    }
}

/// Returns a number from the arguments of a request.
fn number(arguments: &Value, key: &str) -> Option<usize> {
    arguments[key].as_u64().and_then(|number| usize::try_from(number).ok())
}
