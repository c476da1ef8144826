//! Types of a module as seen by the rules: their properties and their equivalence.

pub(super) mod equivalence;
pub(super) mod opaque_pointers;
pub(super) mod properties;
