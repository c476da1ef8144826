//! Results of the checks of declared intrinsics.

use super::rule::Rule;
use crate::ir::intrinsics::signature::Mismatch;
use crate::ir::intrinsics::{Form, Intrinsic};
use crate::ir::{GlobalId, Name};
use cranelift_entity::SecondaryMap;

/// Check results for each function whose name begins with `llvm.`
pub(crate) type Declarations = SecondaryMap<GlobalId, Option<Declaration>>;

/// The check result for a declaration.
#[derive(Clone, Debug)]
pub(crate) enum Declaration {
    /// Valid.
    Valid {
        /// Name without `llvm.` and overload suffixes.
        name: &'static str,
        /// Form of the type.
        form: Form,
        /// Further requirements on arguments.
        rule: Option<Rule>,
    },
    /// A known intrinsic with a wrong type.
    WrongType(Intrinsic, Mismatch),
    /// A target intrinsic, whose type is not checked.
    Target,
    /// Not a known intrinsic.
    Unknown,
}

/// Whether a name is reserved for intrinsics.
pub(crate) fn is_reserved(name: &Name) -> bool {
    matches!(name, Name::Text(text) if text.starts_with("llvm."))
}
