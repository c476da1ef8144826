//! Enums whose variants have keywords in LLVM assembly.

/// Defines an enum with the keyword of each variant.
macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant),* }
        impl $name {
            /// All variants, in LangRef's order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];
            /// Returns the keyword in LLVM assembly.
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
            /// Parses the keyword of LLVM assembly.
            pub fn from_keyword(text: &str) -> Option<Self> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

pub(in crate::ir) use keywords;
