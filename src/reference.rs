//! Reference texts of the manual that the command and the language server show: instructions, attributes, diagnostic codes.

pub mod attributes;
pub mod codes;
pub mod opcodes;
