//! The tree interpreter: the oracle.
