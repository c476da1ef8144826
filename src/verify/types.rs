//! Types of a module as the rules see them: their properties and their equivalence.

pub(super) mod equivalence;
pub(super) mod opaque_pointers;
pub(super) mod properties;
