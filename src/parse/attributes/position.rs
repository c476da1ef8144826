//! Position of an attribute list, which decides which attributes it accepts.

/// Position of an attribute list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Position {
    /// Before the return type of a function, or before `global` or `alias`: return attributes and header
    /// keywords.
    FunctionHeader,
    /// Before the return type of a call.
    Call,
    /// After the type of a parameter or argument.
    Parameter,
    /// After the parameters of a function header.
    Function,
    /// After the arguments of a call.
    Site,
    /// `attributes #0 = { … }`
    Group,
    /// After the type of a global variable.
    Variable,
}
