//! Output for profilers and debuggers that inspect the process from outside.
//!
//! ```text
//! perf_map ── /tmp/perf-PID.map: addresses, sizes and names, which perf reads by default
//! perf_dump ── jit-PID.dump: also code and lines; `perf inject --jit` converts it to object files
//! gdb ── an object file in memory: symbols, frames, lines (elf, dwarf)
//! ```
//!
//! All of it is written after a module has been compiled and before any of its code runs.

mod dwarf;
mod elf;
mod gdb;
mod perf_dump;
mod perf_map;

pub(super) use crate::jit::expose::gdb::GdbRegistration;

use crate::ir::{GlobalId, Module};
use crate::jit::link::LinkedCode;
use crate::jit::link::code_map::FunctionCode;
use crate::jit::link::eh_frame::{self, FunctionUnwindInfo};
use crate::jit::options::ExposeOptions;
use crate::source::{SourceMap, Span};
use cranelift_codegen::isa::TargetIsa;
use rustc_hash::FxHashMap;
use std::path::Path;

/// A linked function or thunk.
struct LinkedFunction<'a> {
    name: String,
    start: u64,
    size: u64,
    /// Metadata of its code, if it is a function of the module.
    code: Option<&'a FunctionCode>,
}

/// A source line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct LineEntry<'a> {
    file: &'a str,
    line: u32,
    column: u32,
}

/// Linked code with its lines.
struct ProfiledCode<'a> {
    module: &'a Module,
    sources: &'a SourceMap,
    functions: Vec<LinkedFunction<'a>>,
    /// Machine code, starting at `start`.
    bytes: &'a [u8],
    start: u64,
}

/// Writes the output for the selected tools. The registration with a debugger lasts until the result is
/// dropped.
pub(super) fn publish(
    expose: &ExposeOptions,
    module: &Module,
    isa: &dyn TargetIsa,
    frames: &FxHashMap<GlobalId, FunctionUnwindInfo>,
    linked: &LinkedCode,
    (start, bytes): (u64, &[u8]),
) -> Result<Option<GdbRegistration>, String> {
    let functions = linked.map.functions().map(|(start, code)| LinkedFunction {
        name: module.globals[code.id].name.symbol(),
        start,
        size: code.size().into(),
        code: Some(code),
    });
    let thunks = linked.thunks.iter().map(|(symbol, start, size)| LinkedFunction {
        name: symbol.text(module).trim_start_matches('@').to_string(),
        start: *start,
        size: *size,
        code: None,
    });
    let code =
        ProfiledCode { module, sources: &expose.sources, functions: functions.chain(thunks).collect(), bytes, start };
    let failed = |path: &Path, error: std::io::Error| format!("{} cannot be written: {error}", path.display());
    if expose.perf_map {
        let path = perf_map::path();
        perf_map::write(&path, &code).map_err(|error| failed(&path, error))?;
    }
    if expose.perf_dump {
        let path = perf_dump::path();
        perf_dump::write(&path, &code).map_err(|error| failed(&path, error))?;
    }
    if !expose.gdb {
        return Ok(None);
    }
    let frames = eh_frame::table(isa, frames, linked)?;
    let sections = dwarf::sections(&code)?;
    Ok(Some(GdbRegistration::new(elf::object(&code, frames, sections))))
}

impl<'a> ProfiledCode<'a> {
    /// Returns the machine code of a piece.
    fn bytes(&self, piece: &LinkedFunction<'_>) -> &'a [u8] {
        let from = (piece.start - self.start) as usize;
        &self.bytes[from..from + piece.size as usize]
    }

    /// Returns the source line of each code range of a function, in ascending order of start offsets. The first range
    /// is the start of the function, with the line of its header.
    fn lines(&self, code: &FunctionCode) -> Vec<(u32, Option<LineEntry<'a>>)> {
        let header = self.line(self.module.globals[code.id].span);
        let mut lines = vec![(0, header)];
        for (offset, loc) in code.locs() {
            let line = loc.and_then(|loc| {
                let (function, loc) = code.sites.innermost(code.id, Some(loc));
                let body = self.module.function(function)?.body.as_ref()?;
                self.line(body.locs.get(loc?)?.span)
            });
            // The prologue belongs to the line of the function header.
            if !(lines.len() == 1 && line.is_none()) && lines.last().is_none_or(|last| last.1 != line) {
                lines.push((offset, line));
            }
        }
        lines
    }

    fn line(&self, span: Span) -> Option<LineEntry<'a>> {
        let source = self.sources.find(span.lo)?;
        let (line, column) = source.line_column(span.lo);
        Some(LineEntry { file: &source.name, line: line as u32, column: column as u32 })
    }
}
