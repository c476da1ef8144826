//! Passes over the IR that make the JIT's code better. None yet.
