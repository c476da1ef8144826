//! The text of a document: positions, tokens, entities, names, and what is expected at a position.

pub mod document;
pub mod entities;
pub mod lexer;
pub mod statement;
pub mod symbols;
