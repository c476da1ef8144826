//! Errors of a front end, with the function, block and source location at which they occurred.

use std::fmt::{self, Display, Formatter};

/// Inconsistency introduced by the front end, in LLVM's terms. `?` converts it to
/// [`Error::Build`](crate::Error::Build).
///
/// Its `Display` is the message, followed by the function and block under construction, and the source line
/// of the current location:
///
/// ```text
/// `add`: the right operand is double, and not i64
///   in @f, block %entry
///   at calc.txt:3:9
///     let x = 1 + 0.5
///             ^^^^^^^
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BuildError {
    message: String,
    context: Option<Box<ErrorContext>>,
}

/// Position of a function builder when an error occurred.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ErrorContext {
    pub(super) function: String,
    pub(super) block: Option<String>,
    pub(super) place: Option<BuildPlace>,
}

/// Position in a text of the front end, as set by
/// [`FunctionBuilder::set_location`](super::FunctionBuilder::set_location).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BuildPlace {
    /// Name of the source.
    pub source: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Text of the line.
    pub text: String,
    /// Number of characters of the line that belong to the location's range.
    pub width: usize,
}

impl BuildError {
    pub(super) fn new(message: impl Into<String>) -> BuildError {
        BuildError { message: message.into(), context: None }
    }

    /// Adds the context, unless the error has one already.
    pub(super) fn within(mut self, context: impl FnOnce() -> ErrorContext) -> BuildError {
        self.context.get_or_insert_with(|| Box::new(context()));
        self
    }

    /// Returns the message, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the name of the function under construction, without its `@`. `None` for an error about the
    /// module.
    pub fn function(&self) -> Option<&str> {
        self.context.as_ref().map(|context| context.function.as_str())
    }

    /// Returns the label of the current block, without its `%`. `None` if there is no current block or it has
    /// no name.
    pub fn block(&self) -> Option<&str> {
        self.context.as_ref()?.block.as_deref()
    }

    /// Returns the current source location.
    pub fn location(&self) -> Option<&BuildPlace> {
        self.context.as_ref()?.place.as_ref()
    }
}

impl std::error::Error for BuildError {}

impl Display for BuildError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        let Some(context) = &self.context else { return Ok(()) };
        write!(f, "\n  in @{}", context.function)?;
        if let Some(block) = &context.block {
            write!(f, ", block %{block}")?;
        }
        let Some(place) = &context.place else { return Ok(()) };
        write!(f, "\n  at {}:{}:{}", place.source, place.line, place.column)?;
        // Tabs are kept, so that the marker lines up at any tab width.
        let before = place.text.chars().take(place.column - 1).map(|c| if c == '\t' { '\t' } else { ' ' });
        write!(f, "\n    {}\n    {}{}", place.text, before.collect::<String>(), "^".repeat(place.width))
    }
}
