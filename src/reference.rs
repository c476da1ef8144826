//! Reference texts of the manual that the command and the language server show: instructions, attributes, terms,
//! diagnostic codes.

pub mod attributes;
pub mod codes;
pub mod opcodes;
pub mod terms;
