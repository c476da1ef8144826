//! The allocator of the command as part of a library: the host's, which needs no initialization.

/// Does nothing.
pub fn init() {}
