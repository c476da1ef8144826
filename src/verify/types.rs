//! Types of a module as seen by the rules: their properties and their equivalence.

pub(super) mod equivalence;
pub(super) mod mentions_ptr;
pub(super) mod properties;
