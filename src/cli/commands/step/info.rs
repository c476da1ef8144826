//! `info`: the state and the contents of the program.

use super::commands::{Answer, TYPE_TAGS};
use super::session::{DebugSession, StepAction};
use super::symbols::NameFilter;
use super::{help, unsupported_gdb_commands};
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::interp::debug::State;
use llvmlite_jit::ir::GlobalKind;

impl DebugSession {
    /// Executes `info`.
    pub(super) fn info(&mut self, state: &State<'_>, rest: &str) -> Answer {
        let topics = help::TOPICS;
        let word = rest.split_whitespace().next().unwrap_or("");
        let operand = rest.trim_start()[word.len()..].trim();
        let mut found: Vec<&str> =
            topics.into_iter().filter(|topic| !word.is_empty() && topic.starts_with(word)).collect();
        // gdb's abbreviations.
        match word {
            "s" | "stack" => return self.command(state, &format!("backtrace {operand}")),
            "f" => found = vec!["frame"],
            _ => {}
        }
        if let (Some(text), true) = (unsupported_gdb_commands::topic(word), found.is_empty()) {
            return Err(text.into());
        }
        let program = std::rc::Rc::clone(&self.debugger.program);
        let module = program.checked.module();
        match found.as_slice() {
            ["locals" | "args" | "source" | "frame" | "display" | "program" | "breakpoints" | "watchpoints"]
                if !operand.is_empty() =>
            {
                Err(format!("`info {}` has no operand", found.concat()))
            }
            ["breakpoints"] => Ok(StepAction::Stay(self.list_breakpoints(false))),
            ["watchpoints"] => Ok(StepAction::Stay(self.list_breakpoints(true))),
            ["scope"] => self.scope_info(state, operand),
            ["symbol"] => self.symbol_info(state, operand),
            ["locals"] => {
                self.runs(state)?;
                match state.frame(self.frame).map(|frame| program.variables(frame.function)) {
                    Some(all) if !all.is_empty() => {
                        let text = self.source_variables(state, false);
                        Ok(StepAction::Stay(if text.is_empty() { "no locals\n".into() } else { text }))
                    }
                    _ => Ok(StepAction::Stay(self.locals(state))),
                }
            }
            ["args"] => {
                self.runs(state)?;
                let text = self.source_variables(state, true);
                let text = if text.is_empty() { self.parameters(state) } else { text };
                Ok(StepAction::Stay(if text.is_empty() { "no arguments\n".into() } else { text }))
            }
            ["line"] => self.line_info(state, operand),
            ["source"] => self.source_info(state),
            ["frame"] => self.frame_info(state),
            ["display"] => self.display(state, ""),
            ["functions"] => {
                let filter = NameFilter::new(operand)?;
                let info = program.debug_info();
                let line = |id| {
                    let node = program.subprogram(id).filter(|_| self.source);
                    if let Some((name, declared)) = node.and_then(|node| info.declaration(&node)) {
                        return filter.accepts(&name).then(|| format!("{declared}\n"));
                    }
                    let span = module.globals[id].span;
                    let place = program.line(span).map_or(String::new(), |(s, line)| format!("  {}:{line}", s.name));
                    let name = program.global_name(id);
                    filter.accepts(name.trim_start_matches('@')).then(|| format!("{name}{place}\n"))
                };
                let text: String = program.functions().filter_map(line).collect();
                Ok(StepAction::Stay(if text.is_empty() { "no functions\n".into() } else { text }))
            }
            ["globals"] | ["variables"] => {
                let is_variable = |kind: &GlobalKind| matches!(kind, GlobalKind::Variable { .. });
                let variables = module.globals.iter().filter(|(_, g)| is_variable(&g.kind));
                let info = program.debug_info();
                let names: Vec<String> = match self.source && found == ["variables"] {
                    true => variables.filter_map(|(_, global)| Some(info.global(global)?.0)).collect(),
                    false => variables.map(|(id, _)| program.global_name(id)).collect(),
                };
                let filter = NameFilter::new(operand)?;
                let mut text = String::new();
                for name in names.iter().filter(|name| filter.accepts(name.trim_start_matches('@'))) {
                    text += &self.print(state, name, Radix::Signed).unwrap_or(format!("{name} is not used\n"));
                }
                Ok(StepAction::Stay(if text.is_empty() { "no global variables\n".into() } else { text }))
            }
            ["types"] => {
                let mut names: Vec<String> = program.type_names().map(|name| format!("{name}\n")).collect();
                names.sort();
                // `struct node` can also be written `node`.
                let tagged = |name: &str| TYPE_TAGS.map(|tag| format!("{tag} {name}"));
                let is_known = |name: &String| names.binary_search(name).is_ok();
                let bare: Vec<String> =
                    names.iter().filter(|name| tagged(name).iter().any(is_known)).cloned().collect();
                names.retain(|name| bare.binary_search(name).is_err());
                let filter = NameFilter::new(operand)?;
                // `^node` accepts `struct node`.
                let bare = |name: &str| {
                    let tagged = name.trim().split_once(' ').filter(|(tag, _)| TYPE_TAGS.contains(tag));
                    tagged.map_or(name.trim().trim_start_matches('%').to_string(), |(_, bare)| bare.to_string())
                };
                names.retain(|name| filter.accepts(&bare(name)));
                let has_source = program.type_names().next().is_some();
                let named = module.types.named.values().map(|named| format!("%{}\n", named.name));
                let named = named.filter(|name| filter.accepts(&bare(name)));
                let text: String = if has_source { names.concat() } else { named.collect() };
                Ok(StepAction::Stay(if text.is_empty() { "no named types\n".into() } else { text }))
            }
            ["program"] => {
                let name = program.sources.sources().first().map_or("", |s| s.name.as_str());
                let kind = if state.is_llvmlite() { ", in the LLVMlite document's notation" } else { "" };
                let ended = match &self.ended {
                    None => "runs".to_string(),
                    Some(ended) if ended.stands => format!("has ended with status {}", ended.status),
                    Some(ended) => format!("has ended with status {}", ended.status),
                };
                Ok(StepAction::Stay(format!(
                    "{name}{kind}: it {ended}; step {}, {}\n",
                    state.steps(),
                    match state.depth() {
                        1 => "1 call deep".into(),
                        depth => format!("{depth} calls deep"),
                    }
                )))
            }
            _ => Err(format!("`info` shows {}", topics.join(", "))),
        }
    }

    /// Executes `info frame`: the call, its caller and callee, and its variables in memory.
    fn frame_info(&self, state: &State<'_>) -> Answer {
        self.runs(state)?;
        let program = &self.debugger.program;
        let frame = state.frame(self.frame).ok_or("the program is not running")?;
        let level = |n: usize| state.depth() - 1 - n;
        let describe = |n: usize| {
            let frame = state.frame(n)?;
            let place = llvmlite_jit::debugger::location::describe(program, (frame.function, frame.inst));
            Some(match self.source_place(&frame) {
                Some(written) => {
                    let name = written.function.unwrap_or_else(|| program.global_name(frame.function));
                    format!("{name} at {}:{} ({place})", written.file, written.line)
                }
                None => place,
            })
        };
        let mut out = format!("stack level {}, in {}\n", level(self.frame), describe(self.frame).unwrap_or_default());
        match self.frame.checked_sub(1) {
            Some(_) if frame.outermost => out += "  called by a host function\n",
            Some(n) => out += &format!("  called by #{} {}\n", level(n), describe(n).unwrap_or_default()),
            None => out += "  the outermost call\n",
        }
        if self.frame + 1 < state.depth() {
            let n = self.frame + 1;
            out += &format!("  caller of #{} {}\n", level(n), describe(n).unwrap_or_default());
        }
        let texts = self.source_texts(state, self.frame, Some(true));
        if !texts.is_empty() {
            let texts: Vec<String> = texts.into_iter().map(|(name, text)| format!("{name} = {text}")).collect();
            out += &format!("  arguments: {}\n", texts.join(", "));
        }
        out += &match state.allocas(self.frame).len() {
            0 => "  no variables in memory\n".to_string(),
            1 => "  1 variable in memory: `stack` draws it\n".into(),
            count => format!("  {count} variables in memory: `stack` draws them\n"),
        };
        Ok(StepAction::Stay(out))
    }

    /// Formats the source variables in scope in the selected frame: the arguments, or the others.
    fn source_variables(&mut self, state: &State<'_>, arguments: bool) -> String {
        let texts = self.source_texts(state, self.frame, Some(arguments));
        texts.into_iter().map(|(name, text)| format!("  {name} = {}\n", self.paint.value(&text))).collect()
    }

    /// Formats the parameters of the selected frame's function.
    fn parameters(&self, state: &State<'_>) -> String {
        let program = std::rc::Rc::clone(&self.debugger.program);
        let body = state.frame(self.frame).and_then(|frame| program.body(frame.function));
        let count = body.map_or(0, |body| body.params.len());
        // Parameters come first in the list.
        let texts = self.local_texts(state, self.frame).into_iter().take(count);
        texts.map(|(name, text)| format!("  {name} = {text}\n")).collect()
    }
}
