//! Output: values and notes; reports of results, of runs that did not complete, and of a change of engines.

use super::expressions::is_helper;
use super::{Repl, join_names, time};
use crate::cli::report::{render, stderr, stdout, wrap};
use llvmlite_jit::host::process;
use llvmlite_jit::outcome::{Frame, Limit, Outcome, Trap};
use llvmlite_jit::session::{self, EngineSwitch, PartResult, Reply};
use std::borrow::Cow;

/// Code of the warning about metadata that is not defined.
const UNDEFINED_METADATA: &str = "W0105";

impl Repl<'_> {
    /// Writes IR and values to standard output.
    pub(super) fn print(&self, text: &str) {
        // The session ends with its input, even if nothing can be written.
        let text = match wrap::of(std::io::stdout()) {
            Some(columns) => Cow::Owned(wrap::wrapped_code(text, columns)),
            None => Cow::Borrowed(text),
        };
        stdout::write(self.paint.text(&text).as_bytes());
    }

    /// Writes a listing to standard output.
    pub(super) fn print_listing(&self, text: &str) {
        stdout::write(self.paint.text(text).as_bytes());
    }

    /// Writes plain text to standard output.
    pub(super) fn print_plain(&self, text: &str) {
        let text = wrap::fitted(text.to_string(), std::io::stdout());
        stdout::write(text.as_bytes());
    }

    /// Writes a note of generated code to standard error. What does not fit into a line has lines of its own.
    pub(super) fn note_code(&self, lead: &str, code: &[String]) {
        let mut text = format!("{lead}{}\n", code.join("; "));
        if let Some(columns) = wrap::of(std::io::stderr()) {
            if code.len() > 1 && text.chars().count() > columns {
                text = format!("{}\n{}\n", lead.trim_end(), code.join("\n"));
            }
            text = wrap::wrapped_code(&text, columns);
        }
        stderr::print(&self.paint.dim(&text));
    }

    /// Reports the result of an input.
    pub(super) fn show_reply(&mut self, reply: Reply, times: bool) {
        let failed = reply.failed();
        self.failed |= failed;
        let (errors, mut warnings): (Vec<_>, Vec<_>) = reply.diagnostics.into_iter().partition(|d| d.is_error());
        let is_fault = |part: &PartResult| matches!(part, PartResult::Ended(Outcome::Trapped(_)));
        if reply.entered.iter().any(is_fault) {
            // The fault says it of the run.
            warnings.retain(|warning| warning.code != "W0212");
        }
        // A function of the output of a compiler refers to metadata that stands at the end of the module.
        let metadata = warnings.iter().filter(|warning| warning.code == UNDEFINED_METADATA).count();
        if metadata > 1 {
            warnings.retain(|warning| warning.code != UNDEFINED_METADATA);
            self.note(&format!("{metadata} references to metadata that is not defined here are ignored"));
        }
        self.report.session_diagnostics(self.session.sources(), &warnings);
        for entered in reply.entered {
            match entered {
                PartResult::Defined { replaced, outdated, stale_users, .. } => {
                    self.note_stale_users(&stale_users);
                    if self.is_interactive && !replaced.is_empty() {
                        self.note(&format!(
                            "{} redefined: existing calls and pointers use the new definition",
                            join_names(&replaced)
                        ));
                    }
                    if !outdated.is_empty() {
                        let (keep, it) = if outdated.len() == 1 { ("keeps", "it") } else { ("keep", "them") };
                        self.note(&format!(
                            "{} {keep} the older type, as does memory: enter {it} again for the new one",
                            join_names(&outdated)
                        ));
                    }
                }
                PartResult::Evaluated { name, text: Some(text), .. } => {
                    let name = name.map_or(String::new(), |name| format!("{name} = "));
                    self.print(&format!("{name}{text}\n"));
                }
                PartResult::Evaluated { .. } => {}
                PartResult::Shown(text) => self.print(&format!("{text}\n")),
                PartResult::Ended(outcome) => self.ended(outcome),
            }
        }
        self.report.session_diagnostics(self.session.sources(), &errors);
        if times && !failed {
            let Reply { prepared, ran, .. } = reply;
            let verb = if self.session.engine() == session::EngineKind::Interp { "built" } else { "compiled" };
            self.note(&format!("{verb} in {}, ran for {}", time(prepared), time(ran)));
        }
    }

    /// Says who still refers to a variable that was replaced by another of its name.
    fn note_stale_users(&self, stale: &[(String, String)]) {
        let mut variables: Vec<&String> = stale.iter().map(|(_, variable)| variable).collect();
        variables.dedup();
        for variable in variables {
            let users: Vec<String> =
                stale.iter().filter(|(_, other)| other == variable).map(|(user, _)| user.clone()).collect();
            let (uses, it) = if users.len() == 1 { ("uses", "it") } else { ("use", "them") };
            self.note(&format!(
                "{} still {uses} the older `{variable}`: enter {it} again for the new one",
                join_names(&users)
            ));
        }
    }

    /// Reports what ended threads of earlier inputs after these inputs.
    pub(super) fn report_late_ends(&mut self) {
        while let Some(outcome) = self.session.late_outcome() {
            self.failed |= outcome != Outcome::Exited(0);
            self.ended(outcome);
        }
    }

    /// Reports a run that did not complete.
    pub(super) fn ended(&mut self, mut outcome: Outcome) {
        if let Some(backtrace) = backtrace_of(&mut outcome) {
            backtrace.retain(|frame| !is_helper(&frame.function));
        }
        let sources = self.session.sources();
        self.report.record_outcome(sources, &outcome);
        let style = self.report.style();
        let text = match &outcome {
            Outcome::Returned(_) => String::new(),
            Outcome::Exited(status) => format!("the program exited with status {status}; the session continues\n"),
            Outcome::Trapped(trap) | Outcome::HostFault(trap) => style.fault(sources, trap),
            Outcome::LimitReached(Limit::Time | Limit::Fuel | Limit::Memory | Limit::Output, stop) => {
                style.stop(sources, "limit", stop)
            }
            Outcome::Interrupted(stop) => {
                // The terminal has already echoed `^C`.
                let line = if self.is_interactive { "\n" } else { "" };
                line.to_string() + &style.stop(sources, "stopped", stop)
            }
            Outcome::InternalError(bug) => render::internal_error(&bug.message),
        };
        stderr::print(&text);
        let was_interrupted =
            matches!(outcome, Outcome::HostFault(_) | Outcome::LimitReached(..) | Outcome::Interrupted(_));
        if self.session.is_broken() && was_interrupted {
            let held_lock = self.session.recover();
            let is_damaged = matches!(&outcome, Outcome::HostFault(trap) if held_lock || is_heap_fault(trap));
            let is_renewed = is_damaged && self.session.renew_heap();
            self.is_heap_damaged |= is_damaged && !is_renewed;
            self.note(match (is_damaged, is_renewed) {
                (true, true) => {
                    "the heap of the C library is damaged: an earlier input wrote outside of a block of `malloc`, or freed one \
                     twice, which `:engine checked` reports; definitions, values and memory are kept, and later inputs allocate \
                     from a new heap"
                }
                (true, false) => {
                    "the heap of the C library is damaged: an earlier input wrote outside of a block of `malloc`, or freed one \
                     twice, which `:engine checked` reports; definitions, values and allocas are kept"
                }
                _ => "a host function was interrupted: what it was doing is incomplete, and everything else is kept",
            });
        }
        if self.session.is_broken() {
            let engine = self.session.engine();
            match process::reserve_for_engine(|| self.session.switch(engine)) {
                Ok(switched) => {
                    self.note("the engine was restarted, and definitions were kept");
                    self.note_switch(&switched);
                }
                Err(errors) => self.refused(errors),
            }
        }
    }

    pub(super) fn note_switch(&self, switched: &EngineSwitch) {
        if !switched.cleared.is_empty() {
            let message = match switched.cleared.as_slice() {
                [_] => "holds null instead of pointers to memory of the other engine",
                _ => "hold null instead of pointers to memory of the other engine",
            };
            self.note(&format!("{} {message}", join_names(&switched.cleared)));
        }
        if !switched.lost.is_empty() {
            let message = match switched.lost.as_slice() {
                [_] => "was not kept: it points to memory of the other engine or is undefined",
                _ => "were not kept: they point to memory of the other engine or are undefined",
            };
            self.note(&format!("{} {message}", join_names(&switched.lost)));
        }
    }
}

/// Whether a fault in the C library shows that its heap is damaged.
fn is_heap_fault(trap: &Trap) -> bool {
    let aborted = trap.message.strip_prefix("the C library aborted in ");
    let accessed = trap.message.split_once(" by ").map(|(_, whom)| whom);
    [aborted, accessed]
        .into_iter()
        .flatten()
        .any(|whom| ["malloc", "calloc", "realloc", "free"].iter().any(|name| whom.starts_with(&format!("`@{name}`"))))
}

fn backtrace_of(outcome: &mut Outcome) -> Option<&mut Vec<Frame>> {
    match outcome {
        Outcome::Trapped(trap) | Outcome::HostFault(trap) => Some(&mut trap.backtrace),
        Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => Some(&mut stop.backtrace),
        Outcome::Returned(_) | Outcome::Exited(_) | Outcome::InternalError(_) => None,
    }
}
