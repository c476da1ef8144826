//! Runs of programs: their standard streams, children, and functions that would end the session.

use super::Repl;
use super::mistakes::Mistake;
use crate::cli::report::render;
use llvmlite_jit::host::{interrupt, process, signals};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::session::{PartResult, Reply, Session};
use std::fs::File;
use std::io::Write;

impl Repl<'_> {
    /// Runs a task that may execute the program; Ctrl-C ends only this task.
    pub(super) fn run<T>(&mut self, work: impl FnOnce(&mut Session) -> T) -> T {
        interrupt::catch_ctrl_c();
        self.descriptors.enter_program();
        let result = work(&mut self.session);
        interrupt::forget();
        if !self.is_interactive {
            interrupt::release_ctrl_c();
        }
        // Output of other threads. A damaged stream is a fault of the run that damaged it.
        let damaged = self.session.flush();
        self.descriptors.leave_program();
        // The program's output may end in the middle of a line.
        if process::ended_in_line() && self.descriptors.is_output_shared() {
            self.print("\n");
        }
        if let Some(outcome) = damaged {
            self.failed = true;
            self.ended(outcome);
        }
        result
    }

    /// Ends the process if it is a child that the input has created: the session belongs to its parent.
    pub(super) fn end_child(&mut self, reply: &mut Reply) {
        if std::process::id() == self.process {
            return;
        }
        let mut end = Outcome::Exited(0);
        for part in reply.entered.drain(..) {
            if let PartResult::Ended(outcome) = part {
                end = outcome;
            }
        }
        match end {
            Outcome::Exited(_) => {}
            _ => self.ended(end.clone()),
        }
        process::child::end_like(&end)
    }

    /// Keeps the text of an input that succeeded.
    pub(super) fn save_succeeded(&self, text: &str) {
        if let Some(mut file) = self.succeeded {
            // A program may have closed the descriptor.
            let _ = writeln!(file, "{text}");
        }
    }

    /// Returns the exit status of the session. A fault that follows, in functions of the C library that run at the end of the
    /// process, is due to its programs.
    pub(super) fn end(&self) -> u8 {
        let status = self.status();
        signals::explain_faults_afterwards(render::fault_afterwards(status), status.into());
        status
    }
}

/// Returns the text of the inputs that succeeded, which a fault in the session's own memory copies to a temporary file.
pub fn saved_inputs() -> Option<&'static File> {
    let path = std::env::temp_dir().join(format!("llvmlite-jit-repl-{}.txt", std::process::id()));
    let shown = path.display();
    let note = format!(
        "The inputs that succeeded are in {shown}. Remove the one that caused the fault, and `llvmlite-jit repl {shown}` \
         enters the others again.\n"
    );
    signals::save_text_at_fault(&path, note).ok()
}

/// Refuses calls that would end or replace the process of the session, and jumps that leave an input.
pub fn refusal(text: &str, session: &Session) -> Option<Mistake> {
    let name = text.split('(').next()?.rsplit([' ', '=']).next()?;
    let at = text.find(name)?;
    let place = at..at + name.len();
    if session.function(name).is_some() || !text[place.end..].starts_with('(') && name != text {
        return jump_refusal(text, session);
    }
    let arguments: String = text[place.end..].chars().filter(|c| !c.is_whitespace()).collect();
    let arguments = arguments.trim_end_matches(';');
    let message = match name {
        "execl" | "execlp" | "execle" | "execv" | "execvp" | "execve" | "execvpe" => format!(
            "`{name}` would replace the session: call it in a child, `fork() == 0 ? {name}(…) : wait(0)`, or use `system`"
        ),
        "raise" if matches!(arguments, "(9)" | "(SIGKILL)") => {
            "SIGKILL would end the session, which cannot handle it; `exit` and Ctrl-D end it".into()
        }
        "kill" if ["(getpid(),9)", "(getpid(),SIGKILL)", "(0,9)", "(0,SIGKILL)"].contains(&arguments) => {
            "SIGKILL would end the session, which cannot handle it; `exit` and Ctrl-D end it".into()
        }
        _ => return jump_refusal(text, session),
    };
    Some(Mistake::at(message, place))
}

/// Refuses C's `setjmp` and `longjmp`, which the C of the session does not have.
fn jump_refusal(text: &str, session: &Session) -> Option<Mistake> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let name = ["setjmp", "_setjmp", "sigsetjmp", "longjmp", "siglongjmp"].into_iter().find(|name| {
        text.match_indices(name).any(|(at, _)| {
            !text[..at].ends_with(|c| is_word(c) || matches!(c, '@' | '%' | '"'))
                && !text[at + name.len()..].starts_with(is_word)
        })
    })?;
    let is_known = session.known_names().iter().any(|known| known.get(1..) == Some(name));
    if is_known || text.starts_with("declare") || text.starts_with("define") {
        return None;
    }
    let at = text.find(name)?;
    let message = format!(
        "`{name}` is not supported in C: a jump cannot return to an input that has ended; in functions, use LLVM's syntax: \
         `declare i32 @_setjmp(ptr) returns_twice`, `declare void @longjmp(ptr, i32)`"
    );
    Some(Mistake::at(message, at..at + name.len()))
}
