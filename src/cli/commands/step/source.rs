//! The source view of the program: lines, calls and variables of the source instead of those of the IR.

use super::protocol;
use super::session::{DebugSession, StepAction};
use super::show::clip;
use super::view::fitted;
use crate::cli::report::render::source_text;
use llvmlite_jit::debugger::expression::EvalResult;
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::debugger::{ScanTarget, StopCondition};
use llvmlite_jit::interp::debug::{Content, Frame, Scalar, State};
use llvmlite_jit::ir::{GlobalId, InstId, Type};
use llvmlite_jit::source::DebugLocation;

/// Number of lines shown before and after the current one.
const AROUND: usize = 2;

impl DebugSession {
    /// Executes `view source` and `view llvm`, which select the language of lines, calls and variables.
    pub fn show_source(&mut self, state: &State<'_>, topic: &str) -> Result<StepAction, String> {
        self.source = match topic {
            "source" | "c" | "src" => true,
            "llvm" | "assembly" | "asm" => false,
            other => return Err(format!("`{other}` is not one of `source`, `llvm`, `on` and `off`")),
        };
        self.listed = None;
        if self.source && !self.debugger.program.has_lines() {
            self.source = false;
            return Err("no debug info in the module: compile with `-g`".into());
        }
        if self.source && state.steps() == 0 && self.ended.is_none() {
            let entry = state.here().map(|here| self.debugger.program.global_name(here.function));
            let go = protocol::start_of(&self.debugger.program, &entry.unwrap_or_default());
            if let (StopCondition::Advance { locations, .. }, Some(here)) = (&go, state.here())
                && !locations.contains(&(here.function, here.inst))
            {
                self.last_position = None;
                return Ok(StepAction::Go(go));
            }
        }
        Ok(StepAction::Stay(if state.depth() == 0 { String::new() } else { self.location(state, self.frame, true) }))
    }

    /// Returns the source location of a frame: the one of its instruction, or of the next instruction in the block that
    /// has one.
    pub fn source_place(&self, frame: &Frame) -> Option<DebugLocation> {
        let program = &self.debugger.program;
        let (body, graph) = (program.body(frame.function)?, program.graph(frame.function)?);
        let (block, n) = *graph.places.get(&frame.inst)?;
        let mut rest = body.blocks[block].insts.iter().skip(n as usize);
        rest.find_map(|inst| program.source_line_of(frame.function, *inst))
    }

    /// Whether steps are source lines: the source view is on, and the function has lines.
    pub fn goes_by_lines(&self, state: &State<'_>) -> bool {
        self.source && state.here().is_some_and(|here| !self.debugger.program.lines(here.function).is_empty())
    }

    /// Continues to other source lines.
    pub fn next_line(&self, state: &State<'_>, count: u64, into: bool) -> Result<StepAction, String> {
        let here = state.here().ok_or("the program has ended")?;
        let lines = self.debugger.program.lines(here.function);
        if lines.is_empty() {
            return Err("no debug info in this function: `next` steps by instruction".into());
        }
        let line = lines.get(&here.inst).copied();
        Ok(StepAction::Go(StopCondition::NextLine { depth: state.depth(), line, into, count }))
    }

    /// Goes back to the start of a source line.
    pub fn line_before(&self, state: &State<'_>, count: u64, into: bool) -> Result<StepAction, String> {
        if state.here().is_some_and(|here| self.debugger.program.lines(here.function).is_empty()) {
            return Err("no debug info in this function: `reverse-next` steps by instruction".into());
        }
        let depth = if into { usize::MAX >> 1 } else { state.depth().max(1) };
        Ok(StepAction::Again(protocol::scan(0, state.steps(), ScanTarget::Line(depth), count)))
    }

    /// Leaves a loop: continues to a later line of the current function.
    pub fn until_line(&self, state: &State<'_>) -> Option<StepAction> {
        let here = state.here()?;
        let lines = self.debugger.program.lines(here.function);
        let line = *lines.get(&here.inst)?;
        let behind = lines.iter().filter(|(_, other)| other.0 == line.0 && other.1 > line.1);
        let locations = behind.map(|(inst, _)| (here.function, *inst)).collect();
        Some(StepAction::Go(StopCondition::Advance { locations, depth: state.depth() }))
    }

    /// Completes a typed location: a line number gets the current source file.
    pub fn typed_place(&self, state: &State<'_>, text: &str) -> String {
        let place = || match state.frame(self.frame) {
            Some(frame) => self.source_place(&frame),
            None => self.main_place(),
        };
        let relative = text.strip_prefix('+').and_then(|n| n.trim().parse::<u32>().ok());
        match (self.source, text.parse::<u32>(), relative) {
            (true, Ok(line), None) => place().map_or_else(|| text.into(), |w| format!("{}:{line}", w.file)),
            (true, _, Some(by)) => place().map_or_else(|| text.into(), |w| format!("{}:{}", w.file, w.line + by)),
            _ => text.into(),
        }
    }

    /// Returns the first source location of @main, or of the first function that has one, for a program that has
    /// ended.
    pub fn main_place(&self) -> Option<DebugLocation> {
        let program = &self.debugger.program;
        let main = program.checked.module().find("main");
        main.into_iter().chain(program.functions()).find_map(|function| {
            let body = program.body(function)?;
            let mut insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            insts.find_map(|inst| program.source_line_of(function, *inst))
        })
    }

    /// Formats the source location of a frame; `None` if it has none.
    pub fn source_location(&self, state: &State<'_>, n: usize, whole: bool) -> Option<String> {
        let frame = state.frame(n)?;
        let place = self.source_place(&frame)?;
        let mut out = String::new();
        if whole {
            let signature = self.source_calls(state, n, &frame).into_iter().next().map(|(signature, _)| signature);
            let signature = signature.unwrap_or_else(|| self.debugger.program.global_name(frame.function));
            let number = state.depth() - 1 - n;
            let number = if number > 0 { format!("#{number} ") } else { String::new() };
            let line = format!("{}:{}", place.file, place.line);
            out += &format!("{number}{} at {line}, step {}\n", self.paint.bold(&signature), state.steps());
        }
        let module = self.debugger.program.sources.sources().first().map(|source| source.name.as_str());
        let Some(text) = source_text(&place, module) else {
            return Some(out + &format!("{:>5} │ (this line of {} cannot be read)\n", place.line, place.file));
        };
        let around = if whole && self.view.is_none() { AROUND } else { 0 };
        let here = place.line as usize;
        let shown = here.saturating_sub(around).max(1)..=here + around;
        for (n, line) in text.lines().enumerate().map(|(n, line)| (n + 1, line)).filter(|(n, _)| shown.contains(n)) {
            let gutter = match n == here {
                true => self.paint.here(&format!("{}{n:>4} │", if around > 0 { '→' } else { ' ' })),
                false => self.paint.dim(&format!("{n:>5} │")),
            };
            out += format!("{gutter} {}", clip(line)).trim_end();
            out += "\n";
        }
        Some(out)
    }

    /// Returns the source calls of a frame, the innermost inlined one first, as `fac(n=6)` with their locations.
    pub fn source_calls(&self, state: &State<'_>, n: usize, frame: &Frame) -> Vec<(String, Option<DebugLocation>)> {
        let program = &self.debugger.program;
        let demangled = program.source_name(frame.function);
        let info = program.debug_info();
        let variables = program.variables(frame.function);
        let places = program.debug_locs(frame.function, frame.inst);
        let mut all =
            program.body(frame.function).map_or(Vec::new(), |body| info.functions(body, frame.inst, &variables));
        if all.is_empty() {
            let of = self.source_place(frame).and_then(|place| Some((place.function.clone()?, Vec::new())));
            all.extend(of);
        }
        let last = all.len().saturating_sub(1);
        if all.is_empty() {
            return demangled.into_iter().map(|name| (name, None)).collect();
        }
        let scope = self.debugger.scope(state, n);
        let writer = self.writer(state, Radix::Signed);
        let signature = |(level, (name, parameters)): (usize, (String, Vec<_>))| {
            // For a template or a namespace the demangled name is used: `app::go(int)`, but not `operator()(int)`.
            let plain = demangled.as_ref().and_then(|name| name.split_once('(')).map(|(name, _)| name);
            let plain = plain.filter(|name| level == last && !name.is_empty() && !name.ends_with("operator"));
            let mut arguments: Vec<String> = Vec::new();
            let mut done: Vec<u32> = Vec::new();
            // The latest record of a parameter that dominates the location is valid there.
            for variable in &parameters {
                let variable: &llvmlite_jit::ir::debug::Variable = variable;
                if done.contains(&variable.argument) {
                    continue;
                }
                done.push(variable.argument);
                let same = parameters.iter().filter(|other| other.argument == variable.argument);
                let passed = same.filter(|v| program.comes_before(frame.function, v.at, frame.inst, v.declared));
                let last = passed.max_by_key(|v| program.order(frame.function, v.at));
                let value = last.and_then(|variable| scope.variable_value(variable).ok());
                let text = value.map(|found| writer.format_without_type_as(&found.tree, found.source_type.as_deref()));
                arguments.push(format!("{}={}", variable.name, text.unwrap_or_else(|| "<optimized out>".into())));
            }
            (format!("{}({})", plain.unwrap_or(&name), arguments.join(", ")), places.get(level).cloned())
        };
        all.into_iter().enumerate().map(signature).collect()
    }

    /// Returns the names and values of a frame's source variables in scope: of the arguments, of the others,
    /// or of both.
    pub fn source_texts(&self, state: &State<'_>, n: usize, arguments: Option<bool>) -> Vec<(String, String)> {
        let Some(frame) = state.frame(n) else { return Vec::new() };
        let scope = self.debugger.scope(state, n);
        let program = &self.debugger.program;
        let info = program.debug_info();
        let scopes = program.body(frame.function).map_or(Vec::new(), |body| info.scopes(body, frame.inst));
        // Of inlined functions only the innermost counts.
        let inner = scopes.first().and_then(|(_, at)| at.clone());
        let mut texts = Vec::new();
        for (variable, value) in scope.visible_variables() {
            // `this` is artificial too, but an argument.
            let is_hidden = variable.artificial && variable.argument == 0;
            if arguments.is_some_and(|wanted| wanted != (variable.argument > 0))
                || variable.inlined_at != inner
                || is_hidden
            {
                continue;
            }
            let found = value.as_ref().map(|variable| scope.variable_value(variable));
            let text = match (found, value) {
                (Some(Ok(found)), _) => self.value_text(state, &found, Radix::Signed),
                (_, Some(variable)) if !scope.is_in_scope(&variable) => "<not there yet>".into(),
                _ => "<optimized out>".into(),
            };
            texts.push((variable.name, text));
        }
        texts
    }

    /// Formats a value for `print`: with its LLVM type, or in source syntax.
    pub fn value_text(&self, state: &State<'_>, found: &EvalResult, radix: Radix) -> String {
        let writer = self.writer(state, radix);
        let source = found.source_type.as_deref();
        match source.filter(|_| self.source) {
            // The result of arithmetic has no source type.
            None if found.tree.ty == Type::VOID => "void".into(),
            None if self.source
                && matches!(found.tree.content, Content::Scalar(Scalar::Int { .. } | Scalar::Float { .. })) =>
            {
                match found.tree.ty == Type::I1 {
                    true => if writer.plain(&found.tree) == "true" { "1" } else { "0" }.into(),
                    false => writer.plain(&found.tree),
                }
            }
            None => writer.typed_as(&found.tree, source),
            Some(ty) => {
                let text = writer.format_without_type_as(&found.tree, source);
                let is_pointer = matches!(found.tree.content, Content::Scalar(Scalar::Pointer(_)));
                // A string needs no type.
                let name = self.debugger.program.debug_info().type_name(ty);
                match is_pointer && !text.ends_with(['"', '…']) {
                    true => format!("({name}) {text}"),
                    false => text,
                }
            }
        }
    }

    /// Formats the result of a function that has just returned without its LLVM type; empty for `void`.
    pub fn source_result(
        &self,
        state: &State<'_>,
        function: GlobalId,
        result: &str,
        in_memory: Option<&EvalResult>,
    ) -> String {
        let module = self.debugger.program.checked.module();
        if let Some(found) = in_memory {
            return self.writer(state, Radix::Signed).format_without_type_as(&found.tree, found.source_type.as_deref());
        }
        let info = self.debugger.program.debug_info();
        let of_source = self.debugger.program.result_type(function).and_then(|ty| info.plain_type(&ty));
        if of_source.is_some_and(|ty| info.is_record(&ty))
            && let Some(at) = result.find('{').filter(|_| !result.starts_with('{'))
        {
            return result[at..].to_string();
        }
        let ty = module.function(function).map(|function| self.debugger.types.display(function.ret));
        ty.and_then(|ty| result.strip_prefix(&ty)).unwrap_or(result).trim().to_string()
    }

    /// Returns the result that a function has stored through its parameter `sret`. The caller, now the innermost call,
    /// is stopped after the call instruction.
    pub fn result_in_memory(&self, state: &State<'_>, function: GlobalId) -> Option<EvalResult> {
        let program = &self.debugger.program;
        let module = program.checked.module();
        let params = &module.function(function)?.params;
        let n = params.iter().position(|param| module.has_attr(param.attrs, "sret"))?;
        let caller = state.depth().checked_sub(1)?;
        let frame = state.frame(caller)?;
        let call = program.inst_before(frame.function, frame.inst)?;
        let argument = program.body(frame.function)?.insts[call].call()?.args.get(n)?;
        let tree = state.operand(caller, Type::PTR, argument.value)?;
        let Content::Scalar(Scalar::Pointer(pointer)) = tree.content else { return None };
        let writer = self.writer(state, Radix::Signed);
        let ty = program.result_type(function)?;
        let tree = writer.source_tree(pointer.address, &ty, self.debugger.settings.elements);
        let found = EvalResult { place: Some(pointer.address), ..EvalResult::new(tree) };
        Some(self.debugger.scope(state, caller).with_source_type(found, Some(ty)))
    }

    /// Formats a frame of the source call stack, in lines.
    pub fn source_backtrace_line(&self, state: &State<'_>, n: usize, mark: &str, number: usize) -> Option<String> {
        let frame = state.frame(n)?;
        let at = |place: &Option<DebugLocation>| match place {
            Some(place) => format!(" at {}:{}", place.file, place.line),
            None => {
                self.source_place(&frame).map_or(String::new(), |place| format!(" at {}:{}", place.file, place.line))
            }
        };
        let mut lines = String::new();
        for (level, (signature, place)) in self.source_calls(state, n, &frame).iter().enumerate() {
            let head = if level == 0 { format!("{mark}#{number:<3}") } else { "     inlined into".into() };
            lines += &format!("{head} {}{}\n", self.paint.bold(signature), at(place));
        }
        (!lines.is_empty()).then_some(lines)
    }

    /// Executes `info line`: the IR locations of a source line.
    pub fn line_info(&self, state: &State<'_>, rest: &str) -> Result<StepAction, String> {
        let program = &self.debugger.program;
        let text = self.typed_place(state, rest);
        let locations = match text.is_empty() {
            true => vec![
                state
                    .frame(self.frame)
                    .map(|f| (f.function, f.inst))
                    .ok_or("the program has ended: `info line prog.c:7` names a line")?,
            ],
            false => llvmlite_jit::debugger::location::resolve(program, &text, self.debugger.location(state))?,
        };
        let line = |(function, inst): &(GlobalId, InstId)| {
            let place = llvmlite_jit::debugger::location::describe(program, (*function, *inst));
            match program.source_line_of(*function, *inst) {
                Some(written) => format!("line {} of {} starts in {place}\n", written.line, written.file),
                None => format!("{place} has no source line\n"),
            }
        };
        Ok(StepAction::Stay(locations.iter().map(line).collect()))
    }

    /// Executes `info source`: the source file, and whether it can be read.
    pub fn source_info(&self, state: &State<'_>) -> Result<StepAction, String> {
        let place = match state.frame(self.frame) {
            Some(frame) => self.source_place(&frame),
            None => self.main_place(),
        };
        let place = place.ok_or("no debug info in this function")?;
        let module = self.debugger.program.sources.sources().first().map(|source| source.name.as_str());
        let lines = match source_text(&place, module) {
            Some(text) => format!("it has {} lines", text.lines().count()),
            None => "it cannot be read, or has been changed since".into(),
        };
        let directory =
            place.directory.as_ref().map_or(String::new(), |directory| format!(", compiled in {directory}"));
        Ok(StepAction::Stay(format!("{}{directory}: {lines}\n", place.file)))
    }

    /// Returns the source text around the line of the frame, for the view: its title, and its lines.
    pub fn source_view(&self, state: &State<'_>, columns: usize, lines: usize) -> Option<(String, Vec<String>)> {
        let frame = state.frame(self.frame)?;
        let place = self.source_place(&frame)?;
        let program = &self.debugger.program;
        let module = program.sources.sources().first().map(|source| source.name.as_str());
        let text = source_text(&place, module)?;
        let locations = self.debugger.breakpoints.iter().flat_map(|point| &point.locations);
        let line = |(function, inst): &(GlobalId, InstId)| {
            program.debug_locs(*function, *inst).first().filter(|w| w.file == place.file).map(|w| w.line as usize)
        };
        let breaks: Vec<usize> = locations.filter_map(line).collect();
        let (count, here) = (text.lines().count(), place.line as usize);
        let first = here.saturating_sub(lines / 2).min((count + 1).saturating_sub(lines)).max(1);
        let one = |(n, line): (usize, &str)| {
            let mark = if breaks.contains(&n) { '●' } else { ' ' };
            let text = fitted(&format!("{mark}{n:>4} {} {line}", if n == here { '→' } else { ' ' }), columns);
            if n == here { self.paint.here(&text) } else { text }
        };
        let all = text.lines().enumerate().map(|(n, line)| (n + 1, line));
        let title = format!("{}:{here}", place.file);
        Some((title, all.skip(first - 1).take(lines).map(one).collect()))
    }
}
