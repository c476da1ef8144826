//! The purposes of implicit conversions, as clang's messages name them.

/// The purpose of a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum ConversionPurpose {
    #[default]
    Initialization,
    Assignment,
    Argument,
    Result,
}

impl ConversionPurpose {
    /// Returns the part of a message with both types, which are types of C.
    pub(super) fn described(self, to: &str, from: &str) -> String {
        match self {
            ConversionPurpose::Initialization => format!("initializing `{to}` with an expression of type `{from}`"),
            ConversionPurpose::Assignment => format!("assigning to `{to}` from `{from}`"),
            ConversionPurpose::Argument => format!("passing `{from}` to parameter of type `{to}`"),
            ConversionPurpose::Result => format!("returning `{from}` from a function with result type `{to}`"),
        }
    }

    /// As [`described`](ConversionPurpose::described), for types without a conversion, such as a struct.
    pub(super) fn of_incompatible(self, to: &str, from: &str) -> String {
        match self {
            ConversionPurpose::Initialization => {
                format!("initializing `{to}` with an expression of incompatible type `{from}`")
            }
            ConversionPurpose::Assignment => format!("assigning to `{to}` from incompatible type `{from}`"),
            ConversionPurpose::Argument => format!("passing `{from}` to parameter of incompatible type `{to}`"),
            ConversionPurpose::Result => {
                format!("returning `{from}` from a function with incompatible result type `{to}`")
            }
        }
    }
}
