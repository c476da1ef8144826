//! What can go wrong, with texts that name file, line and column.

use crate::builder::BuildError;
use crate::diagnostic::{self, Diagnostic};
use crate::outcome::{Frame, Note, Outcome, Stop, Trap};
use crate::source::{SourceError, SourceMap, Span};
use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

/// Why a program could not be read, made ready or called. Its text has everything, over several lines where there is more to say.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A file cannot be read, or is not text.
    #[error(transparent)]
    Source(SourceError),
    /// There are mistakes in the program, or something that the engine does not support.
    #[error(transparent)]
    Refused(Box<Refused>),
    /// A module was built with what does not fit together.
    #[error(transparent)]
    Build(BuildError),
    /// There is no such function, or it has another type.
    #[error("{0}")]
    Function(String),
    /// The instance runs already: a function of the host that it called came back to it.
    #[error("the instance is running, and is used by one run at a time")]
    Running,
    /// A run did not come to its end: a fault of the program, `exit`, a limit.
    #[error(transparent)]
    Ended(Box<Ended>),
}

impl Error {
    /// The findings, if the program was refused.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Error::Refused(refused) => refused.diagnostics(),
            _ => &[],
        }
    }

    /// How the run ended, if there was one.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Error::Ended(ended) => Some(ended.outcome()),
            _ => None,
        }
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::Refused(Box::new(refused))
    }
}

impl From<Ended> for Error {
    fn from(ended: Ended) -> Error {
        Error::Ended(Box::new(ended))
    }
}

/// The findings in a program that was refused.
#[derive(Clone, Debug)]
pub struct Refused {
    diagnostics: Vec<Diagnostic>,
    sources: Arc<SourceMap>,
}

impl Refused {
    pub(super) fn new(mut diagnostics: Vec<Diagnostic>, sources: Arc<SourceMap>) -> Refused {
        diagnostic::sort(&mut diagnostics);
        for found in &mut diagnostics {
            found.help.extend(host_help(found));
        }
        Refused { diagnostics, sources }
    }

    /// Errors and warnings, in the order of the text; at least one is an error.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The texts.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }
}

/// How a host that embeds the engine gives a function that nobody has.
fn host_help(found: &Diagnostic) -> Option<String> {
    let name = found.missing_symbol.as_deref()?;
    Some(format!("give it in the host: `Host::function(\"{name}\", …)`"))
}

impl std::error::Error for Refused {}

impl Display for Refused {
    /// Each finding as `file:line:column: error[E0201]: message`, then the line with a mark under it, further places, and remedies.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (n, found) in self.diagnostics.iter().enumerate() {
            if n > 0 {
                writeln!(f)?;
            }
            let level = if found.is_error() { "error" } else { "warning" };
            let mut labels = found.labels.iter();
            let first = labels.next();
            if let Some(label) = first {
                write!(f, "{}: ", self.sources.place(label.span))?;
            }
            write!(f, "{level}[{}]: {}", found.code, found.message)?;
            if let Some(label) = first {
                excerpt(f, &self.sources, label.span, &label.text)?;
            }
            for label in labels {
                write!(f, "\n  {}: {}", self.sources.place(label.span), label.text)?;
                excerpt(f, &self.sources, label.span, "")?;
            }
            for help in &found.help {
                write!(f, "\n  help: {help}")?;
            }
        }
        Ok(())
    }
}

/// The line of a place, and a mark under it.
fn excerpt(f: &mut Formatter<'_>, sources: &SourceMap, span: Span, text: &str) -> fmt::Result {
    let Some(source) = sources.find(span.lo) else { return Ok(()) };
    let (line, column) = source.line_column(span.lo);
    let line = source.line_text(line);
    if line.trim().is_empty() {
        return Ok(());
    }
    // Tabs stay, so that the mark is where it belongs however wide they are.
    let before: String = line.chars().take(column - 1).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let marked = source.slice(span).lines().next().unwrap_or("").chars().count().max(1);
    let marks = "^".repeat(marked);
    let space = if text.is_empty() { "" } else { " " };
    write!(f, "\n    {line}\n    {before}{marks}{space}{text}")
}

/// How a run ended that did not return.
#[derive(Clone, Debug)]
pub struct Ended {
    outcome: Outcome,
    sources: Arc<SourceMap>,
}

impl Ended {
    pub(super) fn new(outcome: Outcome, sources: Arc<SourceMap>) -> Ended {
        Ended { outcome, sources }
    }

    /// What happened, as data.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The same, without the texts.
    pub fn into_outcome(self) -> Outcome {
        self.outcome
    }

    /// The texts that places are in.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }
}

impl std::error::Error for Ended {
    /// The error that a closure of the host returned, if that ended the run.
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.outcome {
            Outcome::Trapped(trap) => trap.error.as_ref().map(|error| error.get() as _),
            _ => None,
        }
    }
}

/// Frames of a call stack that are shown.
const FRAMES: usize = 12;

impl Display for Ended {
    /// `file:line:column: fault: message`, then the line, remarks, and who called.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.outcome {
            Outcome::Returned(value) => write!(f, "returned {}", value.display()),
            Outcome::Exited(status) => write!(f, "the program ended itself with status {status}"),
            Outcome::Trapped(trap) => self.trap(f, "fault", trap),
            Outcome::HostFault(trap) => self.trap(f, "fault in a function of the host", trap),
            Outcome::LimitReached(_, stop) => self.stop(f, "limit reached", stop),
            Outcome::Interrupted(stop) => self.stop(f, "interrupted", stop),
            Outcome::InternalError(bug) => {
                self.place(f, bug.span)?;
                write!(f, "internal error: {}", bug.message)
            }
        }
    }
}

impl Ended {
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

    fn stop(&self, f: &mut Formatter<'_>, word: &str, stop: &Stop) -> fmt::Result {
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
