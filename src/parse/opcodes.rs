//! The opcodes that the grammar knows, and properties of them that error recovery and the numbering of results
//! need.

use crate::diagnostic::edit_distance;
use crate::ir::inst::{BinaryOp, CastOp, UnaryOp};
use rustc_hash::FxHashSet;
use std::sync::LazyLock;

/// Opcodes that the grammar knows, without unary and binary operations and casts.
const OPCODES: &[&str] = &[
    "ret",
    "br",
    "switch",
    "indirectbr",
    "unreachable",
    "alloca",
    "load",
    "store",
    "getelementptr",
    "icmp",
    "fcmp",
    "phi",
    "select",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "vicmp",
    "vfcmp",
    "getresult",
    "va_arg",
    "fence",
    "cmpxchg",
    "atomicrmw",
    "call",
    "tail",
    "musttail",
    "notail",
    "volatile",
    "invoke",
    "callbr",
    "resume",
    "catchswitch",
    "catchret",
    "cleanupret",
    "landingpad",
    "catchpad",
    "cleanuppad",
    "unwind",
    "malloc",
    "free",
];

/// All opcodes as a set: the language server looks up every word of long functions.
static OPCODE_SET: LazyLock<FxHashSet<&str>> = LazyLock::new(|| opcodes().collect());

/// Whether a word is an opcode.
pub fn is_opcode(word: &str) -> bool {
    OPCODE_SET.contains(word)
}

/// Whether an opcode is a terminator.
pub fn is_terminator(word: &str) -> bool {
    matches!(
        word,
        "ret"
            | "br"
            | "switch"
            | "unreachable"
            | "invoke"
            | "callbr"
            | "indirectbr"
            | "resume"
            | "catchswitch"
            | "catchret"
            | "cleanupret"
            | "unwind"
    )
}

/// Whether an opcode that is not a terminator always has a result.
pub fn has_result(word: &str) -> bool {
    is_opcode(word)
        && !is_terminator(word)
        && !matches!(word, "store" | "call" | "tail" | "musttail" | "notail" | "volatile" | "fence" | "free")
}

/// Iterates over all opcodes.
pub fn opcodes() -> impl Iterator<Item = &'static str> {
    let unary = UnaryOp::ALL.iter().map(|op| op.keyword());
    let binary = BinaryOp::ALL.iter().map(|op| op.keyword());
    let cast = CastOp::ALL.iter().map(|op| op.keyword());
    OPCODES.iter().copied().chain(unary).chain(binary).chain(cast)
}

/// Whether a word is a misspelled opcode.
pub fn is_near_opcode(word: &str) -> bool {
    let limit = (word.len() / 3).clamp(1, 2);
    opcodes().any(|o| edit_distance(word, o, limit).is_some())
}
