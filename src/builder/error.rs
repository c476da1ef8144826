//! Mistakes of a front end, and where it made them.

use std::fmt::{self, Display, Formatter};

/// A mistake of the front end: what does not fit together, in LLVM's terms. It becomes an [`Error::Build`](crate::Error::Build) by `?`.
///
/// Its text is the message, then in which function and block it was made, and the line of the location that was set:
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
    context: Option<Box<Context>>,
}

/// Where a function builder stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Context {
    pub(super) function: String,
    pub(super) block: Option<String>,
    pub(super) place: Option<BuildPlace>,
}

/// A place in the text of a front end: that of [`FunctionBuilder::set_location`](super::FunctionBuilder::set_location).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct BuildPlace {
    /// The name of the source.
    pub source: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text of the line.
    pub text: String,
    /// How many characters of the line belong to the place.
    pub width: usize,
}

impl BuildError {
    pub(super) fn new(message: impl Into<String>) -> BuildError {
        BuildError { message: message.into(), context: None }
    }

    /// The same in a function, unless that was said already.
    pub(super) fn within(mut self, context: impl FnOnce() -> Context) -> BuildError {
        self.context.get_or_insert_with(|| Box::new(context()));
        self
    }

    /// What does not fit, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The function that was being built, without its `@`. `None`: the mistake is about the module.
    pub fn function(&self) -> Option<&str> {
        self.context.as_ref().map(|context| context.function.as_str())
    }

    /// The label of the block that instructions were being added to, without its `%`. `None`: there was none, or it has no name.
    pub fn block(&self) -> Option<&str> {
        self.context.as_ref()?.block.as_deref()
    }

    /// The location that was set.
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
        // Tabs stay, so that the mark is where it belongs however wide they are.
        let before = place.text.chars().take(place.column - 1).map(|c| if c == '\t' { '\t' } else { ' ' });
        write!(f, "\n    {}\n    {}{}", place.text, before.collect::<String>(), "^".repeat(place.width))
    }
}
