//! Errors of the embedding API. Their messages contain file, line and column.

use crate::builder::BuildError;
use crate::diagnostic::{self, Diagnostic, excerpt};
use crate::outcome::{Frame, Interruption, Note, Outcome, Trap};
use crate::source::{SourceError, SourceMap, Span};
use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

/// Reason why a program could not be read, prepared or called. Its `Display` is complete and may span several
/// lines.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read or is not text.
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
    /// A run did not return: fault of the program, `exit`, or a limit.
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
    /// Creates a rejection with these diagnostics, which are sorted, for callers that perform the stages themselves.
    pub fn new(mut diagnostics: Vec<Diagnostic>, sources: Arc<SourceMap>) -> Rejection {
        diagnostic::sort(&mut diagnostics);
        for found in &mut diagnostics {
            found.help.extend(host_help(found));
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
fn host_help(found: &Diagnostic) -> Option<String> {
    let name = found.missing_symbol.as_deref()?;
    Some(format!("provide it in the host: `Host::function(\"{name}\", …)`"))
}

impl std::error::Error for Rejection {}

impl Display for Rejection {
    /// Writes each diagnostic as `file:line:column: error[E0201]: message`, followed by the marked source
    /// line, secondary locations, and help.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (n, found) in self.diagnostics.iter().enumerate() {
            if n > 0 {
                writeln!(f)?;
            }
            write!(f, "{}", found.display(&self.sources))?;
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

/// Number of call stack frames shown.
const FRAMES: usize = 12;

impl Display for RunError {
    /// Writes `file:line:column: fault: message`, then the source line, notes, and the call stack.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.outcome {
            Outcome::Returned(value) => write!(f, "returned {}", value.display()),
            Outcome::Exited(status) => write!(f, "the program exited with status {status}"),
            Outcome::Trapped(trap) => self.trap(f, "fault", trap),
            Outcome::HostFault(trap) => self.trap(f, "fault in a host function", trap),
            Outcome::LimitReached(_, stop) => self.stop(f, "limit reached", stop),
            Outcome::Interrupted(stop) => self.stop(f, "interrupted", stop),
            Outcome::InternalError(bug) => {
                self.place(f, bug.span)?;
                write!(f, "internal error: {}", bug.message)
            }
        }
    }
}

impl RunError {
    fn place(&self, f: &mut Formatter<'_>, span: Option<Span>) -> fmt::Result {
        match span {
            Some(span) => write!(f, "{}: ", self.sources.place(span)),
            None => Ok(()),
        }
    }

    fn trap(&self, f: &mut Formatter<'_>, word: &str, trap: &Trap) -> fmt::Result {
        let kind = trap.kind.text();
        let label = if trap.message.to_lowercase().contains(kind) { "" } else { kind };
        self.rest(f, (word, label), (&trap.message, trap.span), &trap.notes, &trap.backtrace)
    }

    fn stop(&self, f: &mut Formatter<'_>, word: &str, stop: &Interruption) -> fmt::Result {
        self.rest(f, (word, ""), (&stop.message, stop.span), &stop.notes, &stop.backtrace)
    }

    fn rest(
        &self,
        f: &mut Formatter<'_>,
        (word, label): (&str, &str),
        (message, span): (&str, Option<Span>),
        notes: &[Note],
        frames: &[Frame],
    ) -> fmt::Result {
        self.place(f, span)?;
        write!(f, "{word}: {message}")?;
        if let Some(span) = span {
            excerpt(f, &self.sources, span, label)?;
        }
        for note in notes {
            f.write_str("\n  note: ")?;
            self.place(f, note.span)?;
            f.write_str(&note.text)?;
        }
        for frame in frames.iter().take(FRAMES) {
            write!(f, "\n  at @{}", frame.function)?;
            if let Some(span) = frame.span {
                write!(f, " ({})", self.sources.place(span))?;
            }
        }
        match frames.len().saturating_sub(FRAMES) {
            0 => Ok(()),
            more => write!(f, "\n  … and {more} more"),
        }
    }
}
