//! `repl [FILE]`: an interactive session on a terminal or a pipe.
//!
//! Values go to standard output, everything else to standard error. On a pipe there are no prompts, errors do not end
//! the session, and the exit status tells whether there were any.

mod array_view;
mod brackets;
mod c_descriptions;
mod command_names;
mod commands;
mod comments;
mod declared_names;
mod edit;
mod editor;
mod expressions;
mod files;
mod header_types;
mod help;
mod help_texts;
mod history;
mod memory;
mod misspelled;
mod mistakes;
mod other_tools;
mod other_words;
mod paint;
mod poison_check;
mod programs;
mod refusals;
mod replies;
mod slips;
mod step;

use crate::cli::args::repl::ReplOptions;
use crate::cli::report::{Report, color, render, stderr, wrap};
use crate::cli::{exit_status, load, panic};
use c_descriptions::CTexts;
use comments::{without_comments, without_prompts};
use editor::{InputEvent, InputSource};
use expressions::written_place;
use llvmlite_jit::host::interpose::unwinder_heap;
use llvmlite_jit::host::{interrupt, process};
use llvmlite_jit::session::{self, CType, PartResult, Reply, Session};
use llvmlite_jit::source::TextPosition;
use mistakes::Mistake;
use paint::SyntaxHighlighter;
use poison_check::PoisonCheck;
use std::collections::HashSet;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

/// A session and its output.
struct Repl<'a> {
    session: Session,
    report: &'a mut Report,
    paint: SyntaxHighlighter,
    /// Whether the input is a terminal.
    is_interactive: bool,
    /// Whether each input is timed.
    show_times: bool,
    /// Whether to show the instructions generated for expressions.
    show_instructions: bool,
    /// The history: all inputs as typed, including invalid ones, each with the number in its prompt.
    typed: Vec<TypedInput>,
    /// Names of the variables, with `@`, that were created for strings in expressions. `:list` and completion omit
    /// them.
    strings: HashSet<String>,
    c_texts: CTexts,
    /// Location of the current element of a file; `None` for typed input.
    place: Option<FilePlace>,
    /// The current element as it was written, if the text that is entered lacks its comments.
    written: Option<String>,
    /// The files that are being entered: one that is entered again by itself is refused.
    loading: Vec<PathBuf>,
    /// The last input, if it only wrote to memory, which cannot be undone.
    last_write: Option<String>,
    /// Standard streams of the session.
    descriptors: process::StandardDescriptors,
    /// Texts of the inputs that succeeded, which are saved if the session ends by a fault in its own memory.
    succeeded: Option<&'static std::fs::File>,
    /// Process of the session.
    process: u32,
    /// Whether the C library has found its heap damaged.
    is_heap_damaged: bool,
    /// Finds poison in the results of compiled instructions.
    poison: PoisonCheck,
    /// Whether there was any error.
    failed: bool,
    /// The status that the last input asked for: `exit 3`.
    status: Option<u8>,
}

/// An input of the history.
struct TypedInput {
    /// Number that its prompt had.
    number: u32,
    text: String,
    failed: bool,
    is_undone: bool,
}

/// Location of an element of a file.
#[derive(Clone)]
struct FilePlace {
    file: String,
    /// Line and column of its first character, from 1.
    line: usize,
    column: usize,
    /// Whether the text is copied from the file, rather than one of several statements in a line.
    is_verbatim: bool,
}

/// An element of an input, which is entered separately.
struct InputElement {
    text: String,
    /// Line and column of its first character in the input, from 1; those of the whole, if it is not copied from it.
    line: usize,
    column: usize,
    is_verbatim: bool,
    /// The text with its comments, if it has any.
    written: Option<String>,
}

/// An input in the form that the session reads.
struct ReplInput {
    text: String,
    /// Names of intermediate results.
    temporaries: Vec<String>,
    /// Names of pointers, with their pointee types.
    pointees: Vec<(String, String)>,
    /// Names of results, with their C type information.
    c_types: Vec<(String, CType)>,
    /// Name of the function that the instructions call, which is removed afterwards.
    helper: Option<String>,
    /// Values that have become variables, which have their names.
    moved: Vec<String>,
    /// Whether it was an expression: if it fails, all its effects are reverted.
    is_expression: bool,
    /// Location in a file: its name and the position of the text.
    place: Option<(String, TextPosition)>,
}

/// Whether the session continues.
#[derive(PartialEq, Eq)]
enum LoopControl {
    Continue,
    End,
}

/// Runs a session on a terminal or a pipe, and returns the exit status.
pub fn run(options: &ReplOptions, report: &mut Report) -> u8 {
    let mut settings =
        session::Options { engine: options.engine, opt_level: options.opt_level.level(), ..Default::default() };
    settings.limits.timeout = options.timeout;
    settings.language.strict = options.strict;
    unwinder_heap::separate();
    if let Err(status) = load::load_libraries(report, &options.load) {
        return status;
    }
    report.end_session();
    // SAFETY: the user has asked to run the inputs in this process.
    let session = match unsafe { Session::new(settings) } {
        Ok(session) => session,
        Err(errors) => {
            report.diagnostics(errors);
            return report.refused();
        }
    };
    let is_interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let color = color::wanted(options.output.color, std::io::stdout().is_terminal());
    let paint = SyntaxHighlighter::new(color);
    let mut repl = Repl {
        session,
        report,
        paint,
        is_interactive,
        show_times: false,
        show_instructions: true,
        typed: Vec::new(),
        strings: HashSet::new(),
        c_texts: CTexts::default(),
        place: None,
        written: None,
        loading: Vec::new(),
        last_write: None,
        descriptors: process::StandardDescriptors::keep(),
        succeeded: programs::saved_inputs(),
        process: std::process::id(),
        is_heap_damaged: false,
        poison: PoisonCheck::default(),
        failed: false,
        status: None,
    };
    // A reader that goes away ends the session, as it ends any filter.
    process::restore_sigpipe();
    process::own_stdout_buffer();
    process::limit_session(options.max_memory);
    repl.greet();
    match &options.file {
        // Standard input, which is read anyway.
        Some(file) if file == "-" => {}
        Some(file) => {
            let bytes = match files::read(file.as_ref()) {
                Ok(bytes) => bytes,
                Err(error) => {
                    let message = format!("cannot read {}: {error}", file.display());
                    return repl.report.io_error(message, exit_status::IO_ERROR);
                }
            };
            if repl.load(file.as_ref(), bytes) == LoopControl::End {
                return repl.end();
            }
            repl.save_succeeded(&format!(":load {}", file.display()));
        }
        None => {}
    }
    let history = (is_interactive && !options.no_history).then(history::path).flatten();
    let lines = match is_interactive {
        true => match editor::TerminalReader::new(color, history) {
            Ok(typed) => InputSource::TerminalReader(Box::new(typed)),
            Err(error) => {
                stderr::print(&format!("error: this terminal cannot be used: {error}\n"));
                return exit_status::IO_ERROR;
            }
        },
        false => InputSource::Piped(editor::PipeReader::new(std::io::stdin().lock())),
    };
    repl.read_eval_loop(lines);
    repl.end()
}

impl Repl<'_> {
    fn status(&self) -> u8 {
        self.status.unwrap_or(match self.failed && !self.is_interactive {
            true => exit_status::FAILED,
            false => exit_status::OK,
        })
    }

    fn greet(&self) {
        if self.is_interactive {
            let engine = self.engine_name();
            let version = env!("CARGO_PKG_VERSION");
            self.note(&format!("llvmlite-jit {version}, LLVM IR, {engine}. `:help` lists the commands, Ctrl-D quits."));
        }
    }

    fn engine_name(&self) -> &'static str {
        match self.session.engine() {
            session::EngineKind::Jit => "compiled",
            session::EngineKind::Checked => "compiled with checks",
            session::EngineKind::Interp => "interpreted",
        }
    }

    /// Reads and executes inputs up to the end.
    fn read_eval_loop(&mut self, mut lines: InputSource) {
        loop {
            self.report_late_ends();
            let names = || {
                let mut names = self.session.known_names();
                names.retain(|name| !self.strings.contains(name));
                names
            };
            lines.set_completions(&self.session, names, &|name| self.c_signature(name));
            let text = match lines.next(&self.session) {
                InputEvent::Text(text) => text,
                InputEvent::Discarded => continue,
                InputEvent::End => return,
            };
            self.session.set_columns(wrap::of(std::io::stdout()));
            if self.is_interactive {
                interrupt::forget();
                interrupt::catch_ctrl_c();
            }
            // A bug of the command does not cost the session.
            let control = panic::guard(|| self.carry_out(&text)).unwrap_or_else(|message| {
                stderr::print(&render::internal_error(&message));
                self.note("the input was not carried out in full; the session continues");
                self.place = None;
                self.loading.clear();
                self.failed = true;
                self.mark_failed();
                LoopControl::Continue
            });
            if control == LoopControl::End || std::process::id() != self.process {
                return;
            }
        }
    }

    /// Executes the elements of an input in order, as if each had been typed. Stops at the first one that fails.
    fn carry_out(&mut self, text: &str) -> LoopControl {
        // Tests of internal error reports use this variable.
        assert!(
            !cfg!(debug_assertions) || std::env::var_os("LLVMLITE_BUG").is_none_or(|bug| bug != "repl"),
            "a planted bug"
        );
        if cfg!(debug_assertions)
            && self.typed.len() == 2
            && std::env::var_os("LLVMLITE_BUG").is_some_and(|bug| bug == "repl fault")
        {
            std::process::abort();
        }
        let text = &*self.prepared(text);
        self.carry_out_elements(&self.elements(text), None)
    }

    /// Executes the elements of typed text, or of a file.
    fn carry_out_elements(&mut self, elements: &[InputElement], file: Option<&str>) -> LoopControl {
        let outer = self.place.take();
        let mut control = LoopControl::Continue;
        for (n, element) in elements.iter().enumerate() {
            let InputElement { text, line, column, is_verbatim, written } = element;
            self.written = written.clone();
            self.place = file.map(|file| FilePlace {
                file: file.to_string(),
                line: *line,
                column: *column,
                is_verbatim: *is_verbatim,
            });
            let failed_before = std::mem::take(&mut self.failed);
            let command =
                text.strip_prefix(':').map(String::from).or_else(|| other_tools::command(text, &self.session));
            control = match command {
                Some(command) => self.command(&command),
                None => {
                    self.enter(text);
                    LoopControl::Continue
                }
            };
            let failed = self.failed;
            self.failed |= failed_before;
            if !failed && file.is_none() {
                self.save_succeeded(text);
            }
            if control == LoopControl::End {
                break;
            }
            let rest = elements.len() - n - 1;
            if failed && elements.len() > 1 {
                let (place, what) = match file {
                    Some(file) => (format!("{file}:{line}"), "statements of the file"),
                    None => (format!("element {} of {}", n + 1, elements.len()), "elements"),
                };
                let before = match (n, file) {
                    (1, Some(_)) => "; the one before it was entered",
                    (2.., Some(_)) => &format!("; the {n} before it were entered"),
                    _ => "",
                };
                let entered = if before.is_empty() { " entered" } else { "" };
                let sign = if before.is_empty() { ";" } else { "," };
                let rest = match rest {
                    0 => before.to_string(),
                    1 => format!("{before}{sign} the one after it was not{entered}"),
                    _ => format!("{before}{sign} the {rest} {what} after it were not{entered}"),
                };
                self.note(&format!("stopped at {place}: `{}`{rest}", first_line(text)));
                break;
            }
        }
        self.place = outer;
        self.written = None;
        control
    }

    /// Splits an input into elements; C expressions separated by semicolons are separate elements.
    fn elements(&self, text: &str) -> Vec<InputElement> {
        let mut all = Vec::new();
        let commented = without_prompts(text);
        let text = &without_comments(&commented);
        let (mut line, mut counted) = (1, 0);
        for element in session::elements(text) {
            // Elements are parts of the text.
            let at = (element.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).clamp(counted, text.len());
            line += text[counted..at].matches('\n').count();
            counted = at;
            let column = text[..at].chars().rev().take_while(|c| *c != '\n').count() + 1;
            // `%x * 2` begins as an instruction does.
            let is_assembly =
                session::begins_assembly(element) && (element.contains('\n') || session::is_assembly(element));
            let uncommented;
            let original = element;
            let element = match is_assembly || element.starts_with([':', '?']) {
                true => element,
                false => {
                    uncommented = expressions::without_line_comments(element);
                    uncommented.trim_end()
                }
            };
            let parts = match () {
                () if element.starts_with([':', '?']) => vec![element.to_string()],
                () if is_assembly => expressions::after_instruction(element, &self.session),
                () => expressions::statements(&session::without_line_splices(element), &self.session),
            };
            let written = (parts.len() == 1 && !element.starts_with([':', '?'])).then(|| {
                // A comment is replaced by as many blanks as it has characters.
                let skipped = text[..at].chars().count();
                commented.chars().skip(skipped).take(original.chars().count()).collect::<String>()
            });
            let written = written.filter(|written| !is_assembly && parts.first().is_some_and(|part| part != written));
            let mut searched = 0;
            for part in parts {
                // A part in the words of the input has a place of its own.
                let found = element[searched..].find(part.as_str()).map(|at| searched + at);
                searched = found.map_or(searched, |at| at + part.len());
                let before = &element[..found.unwrap_or(0)];
                let column = match before.rsplit_once('\n') {
                    Some((_, before)) => before.chars().count() + 1,
                    None => column + before.chars().count(),
                };
                let line = line + before.matches('\n').count();
                let written = written.clone();
                all.push(InputElement { text: part, line, column, is_verbatim: found.is_some(), written });
            }
        }
        all
    }

    fn enter(&mut self, text: &str) {
        self.define_header_types(text);
        if let Some(rest) = other_tools::without_includes(text) {
            self.record(text);
            self.session.skip_input();
            self.note("`#include` is not needed: functions of the C library are declared at their first call");
            if !rest.trim().is_empty() {
                self.enter(rest);
            }
            return;
        }
        match expressions::macro_constant(text) {
            Some(Ok(constant)) => return self.enter(&constant),
            Some(Err(mistake)) => {
                self.record(text);
                return self.refuse_input(text.trim(), &mistake);
            }
            None => {}
        }
        let mistake = slips::mistake(text.trim(), &self.session)
            .or_else(|| programs::refusal(text.trim(), &self.session))
            .or_else(|| other_tools::other_answer(text.trim(), &self.session).map(Mistake::from))
            .or_else(|| misspelled::mistake(text.trim(), &self.session))
            .or_else(|| declared_names::mistake(text.trim(), &self.session))
            .or_else(|| self.refused_callee(text.trim()));
        if let Some(mistake) = mistake.or_else(|| other_tools::unclosed(text.trim())) {
            self.record(text);
            return self.refuse_input(text.trim(), &mistake);
        }
        self.last_write = None;
        let array = array_view::array_at(text.trim(), &self.session);
        if array.is_some() {
            self.written = Some(text.to_string());
        }
        let Some(input) = self.lower_input(array.as_deref().unwrap_or(text)) else { return };
        let reply = self.run_input(&input);
        let failed = reply.failed();
        let is_write = |part: &PartResult| matches!(part, PartResult::Evaluated { name: None, text: None, .. });
        if !failed && !reply.entered.is_empty() && reply.entered.iter().all(is_write) {
            self.last_write = Some(first_line(text.trim()));
        }
        self.keep_c_text(text, &input, &reply);
        self.show_reply(reply, self.show_times);
        match failed {
            true => self.revert(&input),
            false => self.remove_helper(&input),
        }
    }

    /// Removes the function of an expression with branches.
    fn remove_helper(&mut self, input: &ReplInput) {
        if let Some(helper) = &input.helper {
            self.session.remove_function(helper);
        }
    }

    /// Reverts the declarations of an expression that failed.
    fn revert(&mut self, input: &ReplInput) {
        if input.is_expression
            && let Err(errors) = self.session.revert_input()
        {
            self.refused(errors);
        }
        self.forget_strings();
    }

    /// Drops string variables that the session no longer has.
    fn forget_strings(&mut self) {
        let known = self.session.known_names();
        self.strings.retain(|name| known.binary_search(name).is_ok());
    }

    /// Enters definitions that an expression needs. `None`: they were refused, and the expression is skipped.
    fn enter_before(&mut self, enter: impl FnOnce(&mut Session) -> Reply) -> Option<()> {
        let reply = self.run(enter);
        if !reply.failed() {
            return Some(());
        }
        self.mark_failed();
        self.show_reply(reply, false);
        if let Err(errors) = self.session.revert_input() {
            self.refused(errors);
        }
        self.session.skip_input();
        None
    }

    /// Runs an input. Intermediate results of an expression are neither kept nor reported.
    fn run_input(&mut self, input: &ReplInput) -> Reply {
        let mut reply = self.run(|session| match &input.place {
            Some((file, position)) => session.enter_part_of(file, *position, &input.text),
            None => session.enter(&input.text),
        });
        self.end_child(&mut reply);
        // Generated calls pass the address of an array for that of its first element.
        reply.diagnostics.retain(|found| !input.is_expression || found.code != "W0203");
        if !input.temporaries.is_empty() {
            self.session.forget(&input.temporaries);
            let temporaries: HashSet<&String> = input.temporaries.iter().collect();
            let is_temporary = |part: &PartResult| matches!(part, PartResult::Evaluated { name: Some(name), .. } if temporaries.contains(name));
            reply.entered.retain(|part| !is_temporary(part));
        }
        if reply.failed() {
            self.mark_failed();
            return reply;
        }
        input.moved.iter().for_each(|name| self.session.drop_value(name));
        for (name, ty) in &input.pointees {
            self.session.set_pointee(name, ty);
        }
        for (name, ty) in &input.c_types {
            self.session.set_c_type(name, *ty);
        }
        // An array in memory is shown as it was initialized, and values by their C types.
        for part in &mut reply.entered {
            let PartResult::Evaluated { name, text: Some(text), .. } = part else { continue };
            let name = name.as_deref().unwrap_or("%_");
            let has_type =
                input.c_types.iter().any(|(of, _)| of == name) || input.pointees.iter().any(|(of, _)| of == name);
            if (has_type || input.is_expression && text.contains(" ; points to ") && name != "%_")
                && let Some(shown) = self.session.text_of(name)
            {
                *text = shown.strip_prefix(&format!("{name} = ")).unwrap_or(&shown).to_string();
            }
        }
        reply
    }

    /// Adds an input to the history.
    fn record(&mut self, text: &str) {
        let text = self.written.as_deref().unwrap_or(text).trim().to_string();
        let number = self.session.next_input();
        self.typed.push(TypedInput { number, text, failed: false, is_undone: false });
    }

    /// Marks the last input of the history as one that was refused or failed.
    fn mark_failed(&mut self) {
        if let Some(last) = self.typed.last_mut() {
            last.failed = true;
        }
    }

    /// Lowers an expression to instructions, and enters what it needs; other input is unchanged. `None`: an error was reported.
    fn lower_input(&mut self, text: &str) -> Option<ReplInput> {
        self.record(text);
        // A `;` at the end, as in C, would begin a comment.
        let text = text.trim();
        let is_kept = text.contains('\n') || expressions::is_statement(text, &self.session);
        let text = if is_kept { text } else { text.trim_end_matches([';', ' ']) };
        let written = text;
        let resolved = match expressions::forward_declaration(text, &self.session) {
            Some(declared) => Ok(declared),
            None => expressions::with_session_names(text, &self.session),
        };
        let text = resolved.as_deref().unwrap_or(text);
        let lowered =
            match resolved.as_deref().map_err(Clone::clone).and_then(|text| expressions::lower(text, &self.session)) {
                Ok(Some(lowered)) => lowered,
                Ok(None) => {
                    self.poison.warning(text, &self.session).iter().for_each(|warning| self.doubt(warning));
                    let place = self.place.as_ref();
                    let indentation = place.filter(|place| place.is_verbatim).map_or(0, |place| place.column - 1);
                    return Some(ReplInput {
                        // The columns of the file.
                        text: " ".repeat(indentation) + text,
                        temporaries: Vec::new(),
                        pointees: Vec::new(),
                        c_types: Vec::new(),
                        helper: None,
                        moved: Vec::new(),
                        is_expression: false,
                        place: place.map(FilePlace::position),
                    });
                }
                Err(mut mistake) => {
                    if text != written {
                        mistake.place = mistake.place.and_then(|place| written_place(place, written, text));
                    }
                    self.refuse_input(written, &mistake);
                    return None;
                }
            };
        if !lowered.setup.is_empty() {
            self.enter_before(|session| session.prepare(&lowered.setup.join("\n")))?;
            self.strings.extend(lowered.text_variables());
            if self.show_instructions {
                self.note_code("entered first: ", &[lowered.shown_setup()]);
            }
        }
        if let Some(helper) = &lowered.helper {
            let place = self.place.as_ref().map(FilePlace::of_generated);
            self.enter_before(|session| session.prepare_function(&helper.definition, place))?;
        }
        let text = lowered.lines.join("\n");
        if lowered.translated
            && self.show_instructions
            && let Some(shown) = lowered.shown()
        {
            self.note_code("", &[shown]);
        }
        lowered.warnings.iter().for_each(|warning| self.doubt(warning));
        let expressions::LoweredExpression { temporaries, pointees, c_types, helper, moved, .. } = lowered;
        let place = self.place.as_ref().map(FilePlace::of_generated);
        let helper = helper.map(|helper| helper.name);
        Some(ReplInput { text, temporaries, pointees, c_types, helper, moved, is_expression: true, place })
    }

    /// Reports a warning about an input.
    fn doubt(&mut self, warning: &str) {
        let place = self.place.as_ref().map(FilePlace::shown);
        self.report.record_message("warning", warning, place);
        let text = self.report.style().message("warning", warning, place);
        stderr::print(&wrap::fitted(text, std::io::stderr()));
    }

    fn refused(&mut self, errors: Vec<llvmlite_jit::diagnostic::Diagnostic>) {
        self.failed = true;
        self.report.session_diagnostics(self.session.sources(), &errors);
    }

    /// Writes a note to standard error.
    fn note(&self, text: &str) {
        stderr::print(&self.paint.dim(&wrap::fitted(format!("{text}\n"), std::io::stderr())));
    }
}

impl FilePlace {
    /// Returns the file and the position of the element's text.
    fn position(&self) -> (String, TextPosition) {
        match self.is_verbatim {
            true => (self.file.clone(), TextPosition::FromLine(self.line)),
            false => self.of_generated(),
        }
    }

    /// Returns the file and the position of a text that was generated from the element.
    fn of_generated(&self) -> (String, TextPosition) {
        (self.file.clone(), TextPosition::GeneratedFrom(self.line, self.column))
    }

    /// Returns the file, the line and the column, for messages.
    fn shown(&self) -> (&str, usize, usize) {
        (&self.file, self.line, self.column)
    }
}

/// Formats a list of names: `a, b and c`, or `a, b, c, d, e, f and 3 more`.
fn join_names(names: &[String]) -> String {
    const SHOWN: usize = 6;
    match names {
        [] => String::new(),
        [one] => one.clone(),
        _ if names.len() > SHOWN => format!("{} and {} more", names[..SHOWN].join(", "), names.len() - SHOWN),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// Returns the first line of an element, shortened.
fn first_line(text: &str) -> String {
    const MAX_CHARS: usize = 40;
    let line = text.lines().next().unwrap_or("");
    match line.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

/// Formats a duration: `1.23 ms`, `<1 µs`.
fn time(time: Duration) -> String {
    let micros = time.as_nanos() as f64 / 1000.0;
    match micros {
        ..1.0 => "<1 µs".into(),
        ..1000.0 => format!("{micros:.0} µs"),
        ..1_000_000.0 => format!("{:.2} ms", micros / 1000.0),
        _ => format!("{:.2} s", micros / 1_000_000.0),
    }
}

#[cfg(test)]
mod tests;
