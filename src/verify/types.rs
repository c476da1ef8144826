//! Types of a module from the point of view of the rules: their properties and their equivalence.

pub(super) mod equivalence;
pub(super) mod opaque_pointers;
pub(super) mod properties;
