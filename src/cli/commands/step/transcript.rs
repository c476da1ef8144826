//! Transcripts of every step of a program, for handouts: as text, Markdown, or JSON Lines.

use crate::cli::args::step::{StepOptions, TranscriptFormat};
use llvmlite_jit::debugger::step_record::{PendingRecord, StepRecord, Tracer, Transfer};
use llvmlite_jit::debugger::{DebuggedProgram, location};
use llvmlite_jit::interp::debug::{ResumeAction, State, StopReason};
use llvmlite_jit::ir::GlobalId;
use serde_json::json;
use std::rc::Rc;

/// Writer of a transcript.
pub struct Transcript {
    program: Rc<DebuggedProgram>,
    tracer: Tracer,
    format: TranscriptFormat,
    from: u64,
    to: u64,
    only: Vec<GlobalId>,
    no_calls: bool,
    first: Option<GlobalId>,
    count: u64,
    /// Instruction in progress, its number, and the depth of its call.
    pending: Option<(PendingRecord, u64, usize)>,
    /// Function and depth of the table that is open.
    open: Option<(GlobalId, usize)>,
    cut: bool,
}

/// Resolves the functions of `--only`.
pub fn only(program: &DebuggedProgram, options: &StepOptions) -> Result<Vec<GlobalId>, String> {
    options.only.iter().map(|name| location::function(program, name)).collect()
}

impl Transcript {
    /// Creates a transcript according to the options.
    pub fn new(program: Rc<DebuggedProgram>, format: TranscriptFormat, options: &StepOptions) -> Transcript {
        let (from, to) = options.steps.unwrap_or((1, u64::MAX));
        Transcript {
            tracer: Tracer::new(Rc::clone(&program)),
            only: only(&program, options).unwrap_or_default(),
            program,
            format,
            from,
            to,
            no_calls: options.no_calls,
            first: None,
            count: 0,
            pending: None,
            open: None,
            cut: false,
        }
    }

    /// Whether the transcript was cut off before the program's end.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    fn is_wanted(&self, function: GlobalId, depth: usize) -> bool {
        let here = self.only.is_empty() || self.only.contains(&function);
        here && (!self.no_calls || depth == 1 && self.first.is_none_or(|first| first == function))
    }

    /// Handles a stop before an instruction or at the end: returns the text to write, and how far to continue.
    pub fn stopped(&mut self, state: &State<'_>, why: StopReason<'_>) -> (Vec<String>, ResumeAction) {
        let mut parts = Vec::new();
        let on = ResumeAction::Until(state.steps() + 1);
        if let StopReason::Ending(_) = why {
            if let Some((pending, number, _)) = self.pending.take() {
                let record = self.tracer.after(pending, state);
                // The instruction did not complete, so it has no effects.
                parts.extend(
                    self.record(number, &StepRecord { defines: None, writes: Vec::new(), transfer: None, ..record }),
                );
            }
            return (parts, on);
        }
        let Some(here) = state.here() else { return (parts, on) };
        self.first.get_or_insert(here.function);
        let wanted = self.is_wanted(here.function, state.depth());
        let done = self.pending.as_ref().is_some_and(|(.., depth)| wanted || state.depth() <= *depth);
        if done && let Some((pending, number, _)) = self.pending.take() {
            let record = self.tracer.after(pending, state);
            parts.extend(self.record(number, &record));
        }
        self.count += 1;
        if self.count > self.to || matches!(why, StopReason::Interrupted) {
            self.cut = true;
            parts.push(self.remark(&format!("… stopped after {} instructions\n", self.count - 1)));
            return (parts, ResumeAction::End);
        }
        if wanted && self.count >= self.from {
            self.pending = self.tracer.before(state).map(|pending| (pending, self.count, state.depth()));
        }
        (parts, on)
    }

    /// Returns the last parts of the transcript, with `remark_text` about the end.
    pub fn over(&mut self, remark_text: &str, state: &State<'_>) -> Vec<String> {
        let mut parts = Vec::new();
        if let Some((pending, number, _)) = self.pending.take() {
            let record = self.tracer.after(pending, state);
            parts.extend(self.record(number, &record));
        }
        // The last part is the message about the end.
        parts.push(if self.cut { String::new() } else { self.remark(remark_text) });
        parts
    }

    fn remark(&self, remark_text: &str) -> String {
        match self.format {
            TranscriptFormat::Text => format!("\n{remark_text}"),
            TranscriptFormat::Markdown if remark_text.trim().contains('\n') => format!("\n```text\n{remark_text}```\n"),
            TranscriptFormat::Markdown => format!("\n{remark_text}"),
            TranscriptFormat::Json => format!("{}\n", json!({ "end": remark_text.trim_end() })),
        }
    }

    /// Formats an instruction, with a heading where another call begins or continues.
    fn record(&mut self, number: u64, record: &StepRecord) -> Vec<String> {
        let name = self.program.global_name(record.function);
        let mut parts = Vec::new();
        let key = Some((record.function, record.depth));
        if self.open != key {
            let again = self.open.is_some();
            self.open = key;
            let place = record.place.as_ref().filter(|_| !again);
            let place = place.map_or(String::new(), |(file, _)| format!(" ({file})"));
            let indent = "  ".repeat((record.depth - 1).min(20));
            match self.format {
                TranscriptFormat::Text => {
                    parts.push(format!("{}{indent}{name}{place}\n", if again { "\n" } else { "" }))
                }
                TranscriptFormat::Markdown => {
                    let depth = if record.depth > 1 { format!(", {} calls deep", record.depth) } else { String::new() };
                    parts.push(format!(
                        "{}### `{name}`{depth}\n\n| # | line | instruction | reads | effect |\n|--:|--:|:--|:--|:--|\n",
                        if again { "\n" } else { "" }
                    ));
                }
                TranscriptFormat::Json => {}
            }
        }
        parts.push(match self.format {
            TranscriptFormat::Text => self.text(number, record),
            TranscriptFormat::Markdown => markdown(number, record),
            TranscriptFormat::Json => format!("{}\n", self.json(number, record)),
        });
        parts
    }

    fn text(&self, number: u64, record: &StepRecord) -> String {
        let indent = "  ".repeat((record.depth - 1).min(20));
        let line = record.place.as_ref().map_or(0, |(_, line)| *line);
        let reads: Vec<String> = record.reads.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let reads = if reads.is_empty() { String::new() } else { format!("  ; {}", reads.join(", ")) };
        let mut out =
            format!("{number:>6}  {indent}{line:>4} │ {:<44}{reads}", record.text).trim_end().to_string() + "\n";
        for effect in effects(record) {
            out += &format!("        {indent}     │   → {effect}\n");
        }
        if let Some(place) = record.debug_locs.first() {
            out += &format!("        {indent}     │   from {place}\n");
        }
        out
    }

    fn json(&self, number: u64, record: &StepRecord) -> serde_json::Value {
        let pairs = |list: &[(String, String)]| -> serde_json::Value {
            list.iter().map(|(name, value)| (name.clone(), json!(value))).collect::<serde_json::Map<_, _>>().into()
        };
        let writes: Vec<serde_json::Value> = record
            .writes
            .iter()
            .map(|change| json!({ "place": change.place, "old": change.old, "new": change.new }))
            .collect();
        let transfer = record.transfer.as_ref().map(|transfer| match transfer {
            Transfer::Block { block, phis } => json!({ "block": block, "phis": pairs(phis) }),
            Transfer::Call { function, arguments } => json!({ "call": function, "arguments": pairs(arguments) }),
            Transfer::Return { value, to } => {
                let to = to.as_ref();
                json!({ "return": value, "to": to.map(|(name, _)| name), "defines": to.and_then(|(_, got)| got.clone()) })
            }
            Transfer::Unwound { function } => json!({ "unwound": function }),
            Transfer::End => json!({ "end": true }),
        });
        json!({
            "number": number,
            "step": record.step,
            "depth": record.depth,
            "function": self.program.global_name(record.function),
            "file": record.place.as_ref().map(|(file, _)| file),
            "line": record.place.as_ref().map(|(_, line)| line),
            "from": record.debug_locs.first().map(|place| place.to_string()),
            "instruction": record.text,
            "reads": pairs(&record.reads),
            "defines": record.defines,
            "writes": writes,
            "went": transfer,
        })
    }
}

/// Describes the effects of an instruction, each in a few words.
fn effects(record: &StepRecord) -> Vec<String> {
    let pair = |(name, value): &(String, String)| format!("{name} = {value}");
    let list = |pairs: &[(String, String)]| pairs.iter().map(pair).collect::<Vec<_>>().join(", ");
    let mut out: Vec<String> = record.defines.iter().map(pair).collect();
    out.extend(record.writes.iter().map(|change| match change.old.is_empty() {
        true => change.place.clone(),
        false => format!("{}: {} becomes {}", change.place, change.old, change.new),
    }));
    out.extend(record.transfer.as_ref().map(|transfer| match transfer {
        Transfer::Block { block, phis } if phis.is_empty() => format!("goes to {block}"),
        Transfer::Block { block, phis } => format!("goes to {block} with {}", list(phis)),
        Transfer::Call { function, arguments } => format!("calls {function}({})", list(arguments)),
        Transfer::Return { value, to } => {
            let value = value.as_deref().map_or("returns".to_string(), |value| format!("returns {value}"));
            match to {
                None => value,
                Some((name, None)) => format!("{value} to {name}"),
                Some((name, Some(got))) => format!("{value} to {name}: {}", pair(got)),
            }
        }
        Transfer::Unwound { function } => format!("unwinds to {function}"),
        Transfer::End => "ends the program".into(),
    }));
    out
}

fn markdown(number: u64, record: &StepRecord) -> String {
    let cell = |text: &str| text.replace('|', "\\|");
    let code = |text: &str| format!("`{}`", cell(text));
    let line = record.place.as_ref().map_or(0, |(_, line)| *line);
    let reads: Vec<String> = record.reads.iter().map(|(name, value)| code(&format!("{name} = {value}"))).collect();
    let mut effects: Vec<String> = effects(record).iter().map(|effect| code(effect)).collect();
    effects.extend(record.debug_locs.first().map(|place| cell(&format!("from {place}"))));
    let reads = reads.join(", ");
    format!("| {number} | {line} | {} | {reads} | {} |\n", code(&record.text), effects.join("<br>"))
}

/// Formats output of the program as a part of the transcript.
pub fn output(format: TranscriptFormat, name: &str, bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    match format {
        TranscriptFormat::Text => format!("             │   {name}: {text:?}\n"),
        TranscriptFormat::Markdown => format!("| | | | | {name}: `{}` |\n", format!("{text:?}").replace('|', "\\|")),
        TranscriptFormat::Json => format!("{}\n", json!({ name: text })),
    }
}
