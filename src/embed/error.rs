//! Errors of the embedding API. Messages about a program begin with file, line and column.

use crate::builder::BuildError;
use crate::diagnostic::{self, Diagnostic, excerpt};
use crate::outcome::{Frame, Interruption, Note, Outcome, Trap, call_stack};
use crate::source::{SourceError, SourceMap, Span};
use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

/// Reason why a program could not be read, prepared or called. Its `Display` is complete and may span several
/// lines.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read, is neither text nor bitcode, or is too large.
    #[error(transparent)]
    Source(SourceError),
    /// The program has errors, or uses something that the engine does not support.
    #[error(transparent)]
    Refused(Box<Rejection>),
    /// A front end built an inconsistent module.
    #[error(transparent)]
    Build(BuildError),
    /// The function does not exist or has another type.
    #[error("{0}")]
    Function(String),
    /// The instance is already running: a host function that it called re-entered it.
    #[error("the instance is already running")]
    Running,
    /// A run did not return: a fault, `exit`, a limit, an interruption, or an internal error.
    #[error(transparent)]
    Ended(Box<RunError>),
}

impl Error {
    /// Returns the diagnostics, if the program was refused.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Error::Refused(refused) => refused.diagnostics(),
            _ => &[],
        }
    }

    /// Returns the outcome of the run, if there was one.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Error::Ended(ended) => Some(ended.outcome()),
            _ => None,
        }
    }
}

impl From<Rejection> for Error {
    fn from(refused: Rejection) -> Error {
        Error::Refused(Box::new(refused))
    }
}

impl From<RunError> for Error {
    fn from(ended: RunError) -> Error {
        Error::Ended(Box::new(ended))
    }
}

/// Diagnostics of a refused program.
#[derive(Clone, Debug)]
pub struct Rejection {
    diagnostics: Vec<Diagnostic>,
    sources: Arc<SourceMap>,
}

impl Rejection {
    /// Creates a rejection; sorts the diagnostics by location. For callers that perform the stages themselves.
    pub fn new(mut diagnostics: Vec<Diagnostic>, sources: Arc<SourceMap>) -> Rejection {
        diagnostic::sort(&mut diagnostics);
        for diagnostic in &mut diagnostics {
            // Those of another rejection have the help already.
            let help = host_help(diagnostic).filter(|help| !diagnostic.help.contains(help));
            diagnostic.help.extend(help);
        }
        Rejection { diagnostics, sources }
    }

    /// Returns errors and warnings in source order; at least one is an error.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Returns the texts that the spans refer to.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }
}

/// Returns the help for an undefined symbol: a call that defines it as a host function.
fn host_help(diagnostic: &Diagnostic) -> Option<String> {
    let name = diagnostic.missing_symbol.as_deref()?;
    Some(format!("provide it in the host: `Host::function(\"{name}\", …)`"))
}

impl std::error::Error for Rejection {}

impl Display for Rejection {
    /// Writes each diagnostic as `file:line:column: error[E0201]: message`, followed by the marked source
    /// line, secondary locations, and help.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (n, diagnostic) in self.diagnostics.iter().enumerate() {
            if n > 0 {
                writeln!(f)?;
            }
            write!(f, "{}", diagnostic.display(&self.sources))?;
        }
        Ok(())
    }
}

/// Outcome of a run that did not return.
#[derive(Clone, Debug)]
pub struct RunError {
    outcome: Outcome,
    sources: Arc<SourceMap>,
}

impl RunError {
    /// Creates an error from the outcome of a run that did not return, for callers of an
    /// [`Engine`](crate::engine::Engine).
    pub fn new(outcome: Outcome, sources: Arc<SourceMap>) -> RunError {
        RunError { outcome, sources }
    }

    /// Returns the outcome as data.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// Returns the outcome without the source texts.
    pub fn into_outcome(self) -> Outcome {
        self.outcome
    }

    /// Returns the texts that the spans refer to.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }
}

impl std::error::Error for RunError {
    /// Returns the error of a host closure, if it ended the run.
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.outcome {
            Outcome::Trapped(trap) => trap.error.as_ref().map(|error| error.get() as _),
            _ => None,
        }
    }
}

/// Maximum number of lines of the call stack shown at each end.
const FRAMES: usize = 6;

impl Display for RunError {
    /// Writes `file:line:column: fault: message`, then the source line, notes, and the call stack.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.outcome {
            Outcome::Returned(value) => write!(f, "returned {}", value.display()),
            Outcome::Exited(status) => write!(f, "the program exited with status {status}"),
            Outcome::Trapped(trap) => self.write_trap(f, "fault", trap),
            Outcome::HostFault(trap) => self.write_trap(f, "fault in a host function", trap),
            Outcome::LimitReached(_, stop) => self.write_stop(f, "limit reached", stop),
            Outcome::Interrupted(stop) => self.write_stop(f, "interrupted", stop),
            Outcome::InternalError(bug) => {
                self.write_location(f, bug.span)?;
                write!(f, "internal error: {}", bug.message)
            }
        }
    }
}

impl RunError {
    fn write_location(&self, f: &mut Formatter<'_>, span: Option<Span>) -> fmt::Result {
        match span {
            Some(span) => write!(f, "{}: ", self.sources.place(span)),
            None => Ok(()),
        }
    }

    fn write_trap(&self, f: &mut Formatter<'_>, word: &str, trap: &Trap) -> fmt::Result {
        let kind = trap.kind.text();
        let label = if trap.message.to_lowercase().contains(kind) { "" } else { kind };
        self.write_report(f, (word, label), (&trap.message, trap.span), &trap.notes, &trap.backtrace)
    }

    fn write_stop(&self, f: &mut Formatter<'_>, word: &str, stop: &Interruption) -> fmt::Result {
        self.write_report(f, (word, ""), (&stop.message, stop.span), &stop.notes, &stop.backtrace)
    }

    fn write_report(
        &self,
        f: &mut Formatter<'_>,
        (word, label): (&str, &str),
        (message, span): (&str, Option<Span>),
        notes: &[Note],
        frames: &[Frame],
    ) -> fmt::Result {
        self.write_location(f, span)?;
        write!(f, "{word}: {message}")?;
        if let Some(span) = span {
            excerpt(f, &self.sources, span, label)?;
        }
        for note in notes {
            f.write_str("\n  note: ")?;
            self.write_location(f, note.span)?;
            f.write_str(&note.text)?;
        }
        let frame = |frame: &Frame| match frame.span {
            Some(span) => format!("at @{} ({})", frame.function, self.sources.place(span)),
            None => format!("at @{}", frame.function),
        };
        for line in call_stack(frames, FRAMES, frame, |number| number.to_string()) {
            write!(f, "\n  {line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::TrapKind;

    #[test]
    fn a_deep_stack_shows_its_innermost_and_its_outermost_frame() {
        let mut trap = Trap::new(TrapKind::NullPointer, "load from a null pointer");
        trap.backtrace = vec![Frame::new("leaf", None)];
        trap.backtrace.extend(vec![Frame::new("f", None); 5000]);
        trap.backtrace.extend((0..20).map(|n| Frame::new(format!("g{n}"), None)));
        trap.backtrace.push(Frame::new("main", None));
        let text = RunError::new(Outcome::Trapped(trap), Arc::new(SourceMap::new())).to_string();
        let lines: Vec<&str> = text.lines().skip(1).map(str::trim).collect();
        assert_eq!(lines[..3], ["at @leaf", "at @f", "… 4999 more frames of @f"]);
        assert_eq!(lines[6..8], ["… 12 lines omitted", "at @g15"]);
        assert_eq!(lines.last(), Some(&"at @main"));
    }

    #[test]
    fn diagnostics_of_another_rejection_have_their_help_once() {
        let mut found = Diagnostic::error("E0701", Span::new(0, 1), "undefined symbol `f`");
        found.missing_symbol = Some("f".into());
        let sources = Arc::new(SourceMap::new());
        let first = Rejection::new(vec![found], Arc::clone(&sources));
        let second = Rejection::new(first.diagnostics().to_vec(), sources);
        assert_eq!(second.diagnostics()[0].help, ["provide it in the host: `Host::function(\"f\", …)`"]);
    }
}
