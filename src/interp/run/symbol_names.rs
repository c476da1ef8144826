//! Names of functions, locations and blocks in reports.

use crate::interp::Interpreter;
use crate::interp::register_code::{CallTarget, Op};
use crate::interp::report::{Names, ReportLocation};
use crate::interp::scalar::CodeLocation;
use crate::interp::state::Frame;
use crate::ir::debug::DebugInfo;
use crate::ir::{Body, GlobalId, Inst, InstId, Type};
use crate::outcome::words;
use crate::source::{DebugLocation, Span};

/// Resolves numbers to names, for reports.
pub(super) struct ProgramNames<'a> {
    this: &'a Interpreter,
    debug: DebugInfo<'a>,
}

impl<'a> ProgramNames<'a> {
    pub(super) fn new(this: &'a Interpreter) -> Self {
        ProgramNames { this, debug: DebugInfo::new(this.checked.module()) }
    }

    /// Returns the instruction from which an operation was built.
    pub(super) fn inst(&self, place: CodeLocation) -> Option<(&Body, InstId)> {
        let function = self.this.code.functions.get(place.function as usize)?;
        let inst = *function.body.as_ref()?.insts.get(place.op as usize)?;
        Some((self.this.checked.module().function(function.global)?.body.as_ref()?, inst))
    }

    /// Returns the name of the function called at the pc of a frame.
    pub(super) fn callee(&self, frame: &Frame) -> String {
        self.named_callee(frame).unwrap_or_else(|| "a host function".into())
    }

    /// Returns the name of the callee, or `None` for a call through a pointer.
    pub(super) fn named_callee(&self, frame: &Frame) -> Option<String> {
        let body = self.this.code.functions[frame.function as usize].body.as_ref();
        let call = body.and_then(|b| match b.ops.get(frame.pc as usize) {
            Some(Op::Call { index }) => b.calls.get(*index as usize),
            _ => None,
        });
        match call?.callee {
            CallTarget::Direct(number) => Some(self.function(number)),
            CallTarget::Indirect(_) => None,
        }
    }
}

/// Whether a location is in a library. A location without debug information counts as part of the program.
fn is_in_library(places: &[DebugLocation]) -> bool {
    !places.is_empty() && places.iter().all(|w| DebugInfo::is_system(&w.file))
}

impl Names for ProgramNames<'_> {
    fn span(&self, place: CodeLocation) -> Option<Span> {
        self.inst(place).map(|(body, inst)| body.span(inst))
    }

    fn debug_locs(&self, place: CodeLocation) -> Box<[DebugLocation]> {
        self.inst(place).map_or(Box::default(), |(body, inst)| self.debug.frames_at(body, inst))
    }

    fn site(&self, site: u32) -> Option<(ReportLocation, String)> {
        let site = self.this.machine.shared.sites.get(site)?;
        let global = self.this.code.functions.get(site.function as usize)?.global;
        let function = &self.this.checked.module().globals[global];
        let body = self.this.checked.module().function(global)?.body.as_ref()?;
        let name = match (body.result(site.inst), &body.insts[site.inst]) {
            (Some(value), Inst::Alloca { .. }) => {
                let source = self.debug.variable(body, value);
                words::variable_of(&body.value_name(value), &function.name.to_string(), source.as_deref())
            }
            _ => words::block_of(&function.name.to_string()),
        };
        Some(((Some(body.span(site.inst)), self.debug.frames_at(body, site.inst)), name))
    }

    fn called_from(&self, place: &ReportLocation, callers: u32) -> Option<ReportLocation> {
        if !is_in_library(&place.1) {
            return None;
        }
        let mut calls = self.this.machine.shared.stacks.calls(callers);
        let caller = calls.find(|place| !is_in_library(&self.debug_locs(*place)))?;
        Some((self.span(caller), self.debug_locs(caller)))
    }

    fn callers(&self, place: &ReportLocation, callers: u32) -> Vec<ReportLocation> {
        let library = is_in_library(&place.1);
        let calls = self.this.machine.shared.stacks.calls(callers);
        let locations = calls.map(|place| (self.span(place), self.debug_locs(place)));
        // For a place in a library, skip the library's own calls.
        locations.skip_while(|(_, debug_locs)| library && is_in_library(debug_locs)).take(words::MAX_CALLERS).collect()
    }

    fn global(&self, id: GlobalId) -> (String, Option<Span>) {
        let global = &self.this.checked.module().globals[id];
        (global.name.to_string(), Some(global.span))
    }

    fn function(&self, number: u32) -> String {
        let module = self.this.checked.module();
        self.this
            .code
            .functions
            .get(number as usize)
            .map_or_else(String::new, |f| module.globals[f.global].name.symbol())
    }

    fn ty(&self, ty: Type) -> String {
        self.this.checked.module().types.display(ty)
    }
}
