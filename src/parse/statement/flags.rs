//! Flags of instructions and constant expressions, and the opcodes that accept them.

use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, FastMath, GepFlags, InRange, UnaryOp};
use crate::parse::module_state::ModuleState;

/// Returns the fast-math flags of a keyword.
pub fn fast_math(word: &str) -> Option<FastMath> {
    if word == "fast" {
        return Some(FastMath::ALL);
    }
    FastMath::KEYWORDS.iter().position(|k| *k == word).map(|bit| FastMath(1 << bit))
}

/// Adds a keyword to a set of fast-math flags, or reports it.
fn fast(state: &mut ModuleState<'_>, set: &mut FastMath, word: &str, opcode: &str, allowed: bool) {
    match fast_math(word) {
        Some(flag) if allowed => set.0 |= flag.0,
        _ => unknown(state, word, opcode),
    }
}

fn unknown(state: &mut ModuleState<'_>, word: &str, opcode: &str) {
    state.error("E0141", word, format!("`{word}` is not a flag of `{opcode}`"));
}

/// Parses the flags of an instruction that accepts only fast-math flags.
pub fn only_fast(state: &mut ModuleState<'_>, words: &[&str], opcode: &str) -> FastMath {
    all_fast(state, words, opcode, true)
}

/// Parses the flags of a unary operation.
pub fn unary(state: &mut ModuleState<'_>, op: UnaryOp, words: &[&str]) -> FastMath {
    all_fast(state, words, op.keyword(), op.has_fast_math())
}

/// Parses fast-math flags. `allowed`: whether the instruction accepts them.
fn all_fast(state: &mut ModuleState<'_>, words: &[&str], opcode: &str, allowed: bool) -> FastMath {
    let mut set = FastMath::default();
    for word in words {
        fast(state, &mut set, word, opcode, allowed);
    }
    set
}

/// Parses the flags of a binary operation.
pub fn binary(state: &mut ModuleState<'_>, op: BinaryOp, words: &[&str]) -> BinaryFlags {
    use BinaryOp::*;
    let mut flags = BinaryFlags::default();
    for word in words {
        match *word {
            "nuw" if matches!(op, Add | Sub | Mul | Shl) => flags.nuw = true,
            "nsw" if matches!(op, Add | Sub | Mul | Shl) => flags.nsw = true,
            "exact" if matches!(op, Udiv | Sdiv | Lshr | Ashr) => flags.exact = true,
            "disjoint" if op == Or => flags.disjoint = true,
            word => fast(state, &mut flags.fast, word, op.keyword(), op.is_float()),
        }
    }
    flags
}

/// Parses the flags of a cast.
pub fn cast(state: &mut ModuleState<'_>, op: CastOp, words: &[&str]) -> CastFlags {
    use CastOp::*;
    let mut flags = CastFlags::default();
    for word in words {
        match *word {
            "nuw" if op == Trunc => flags.nuw = true,
            "nsw" if op == Trunc => flags.nsw = true,
            "nneg" if matches!(op, Zext | Uitofp) => flags.nneg = true,
            word => fast(state, &mut flags.fast, word, op.keyword(), matches!(op, Fptrunc | Fpext | Sitofp | Uitofp)),
        }
    }
    flags
}

/// Parses the flags of a getelementptr.
pub fn gep(state: &mut ModuleState<'_>, words: &[&str]) -> GepFlags {
    let mut flags = GepFlags::default();
    for word in words {
        match *word {
            "inbounds" => flags.inbounds = true,
            "nusw" => flags.nusw = true,
            "nuw" => flags.nuw = true,
            word if word.starts_with("inrange") => flags.inrange = in_range(state, word),
            word => unknown(state, word, "getelementptr"),
        }
    }
    flags
}

/// Parses `inrange(-16, 8)`.
fn in_range(state: &mut ModuleState<'_>, word: &str) -> Option<InRange> {
    let inner = word.trim_start_matches("inrange").trim_matches(|c: char| c.is_whitespace() || matches!(c, '(' | ')'));
    let bounds = inner.split_once(',').and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
    match bounds {
        Some((from, to)) if from < to => return Some(InRange::Bytes(from, to)),
        Some(_) => state.error("E0141", word, "expected end to be larger than start"),
        None => state.error("E0141", word, "expected two byte offsets: `inrange(-16, 8)`"),
    }
    None
}
