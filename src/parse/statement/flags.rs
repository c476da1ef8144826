//! Flags of instructions and constant expressions, and the opcodes that accept them.

use crate::diagnostic::Diagnostic;
use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, FastMath, GepFlags, InRange, UnaryOp};
use crate::parse::module_state::ModuleState;

/// Returns the fast-math flags of a keyword.
pub fn fast_math(word: &str) -> Option<FastMath> {
    if word == "fast" {
        return Some(FastMath::ALL);
    }
    FastMath::KEYWORDS.iter().position(|k| *k == word).map(|bit| FastMath(1 << bit))
}

/// Adds a keyword to a set of fast-math flags, or reports it. `others`: the other flags that the opcode accepts.
fn fast(state: &mut ModuleState<'_>, set: &mut FastMath, word: &str, opcode: &str, allowed: bool, others: &[&str]) {
    match fast_math(word) {
        Some(flag) if allowed => set.0 |= flag.0,
        _ => unknown(state, word, opcode, allowed, others),
    }
}

/// Reports a flag that the opcode does not accept, and lists those that it does.
pub fn unknown(state: &mut ModuleState<'_>, word: &str, opcode: &str, fast_math: bool, others: &[&str]) {
    let mut accepted: Vec<String> = others.iter().map(|flag| format!("`{flag}`")).collect();
    if fast_math {
        accepted.push("the fast-math flags (`fast`, `nnan`, …)".into());
    }
    let help = match accepted.is_empty() {
        true => format!("`{opcode}` has no flags"),
        false => format!("`{opcode}` accepts {}", accepted.join(" and ")),
    };
    let found = Diagnostic::error("E0141", state.span(word), format!("`{word}` is not a flag of `{opcode}`"));
    state.report(found.help(help));
}

/// Sets a flag. LLVM accepts each once, except for fast-math flags and those of `getelementptr`.
pub fn once(state: &mut ModuleState<'_>, flag: &mut bool, word: &str, opcode: &str) {
    if std::mem::replace(flag, true) {
        let (at, end) = (state.offset(word), state.offset(word) + word.len());
        let blanks = state.text[end..].bytes().take_while(u8::is_ascii_whitespace).count();
        let found = Diagnostic::error("E0141", state.span(word), format!("repeated flag `{word}` of `{opcode}`"));
        state.report(found.fix(state.source.span(at..end + blanks), ""));
    }
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
        fast(state, &mut set, word, opcode, allowed, &[]);
    }
    set
}

/// Parses the flags of a binary operation.
pub fn binary(state: &mut ModuleState<'_>, op: BinaryOp, words: &[&str]) -> BinaryFlags {
    use BinaryOp::*;
    let accepted: &[&str] = match op {
        Add | Sub | Mul | Shl => &["nuw", "nsw"],
        Udiv | Sdiv | Lshr | Ashr => &["exact"],
        Or => &["disjoint"],
        _ => &[],
    };
    let mut flags = BinaryFlags::default();
    for word in words {
        let flag = match *word {
            word if !accepted.contains(&word) => {
                fast(state, &mut flags.fast, word, op.keyword(), op.is_float(), accepted);
                continue;
            }
            "nuw" => &mut flags.nuw,
            "nsw" => &mut flags.nsw,
            "exact" => &mut flags.exact,
            _ => &mut flags.disjoint,
        };
        once(state, flag, word, op.keyword());
    }
    flags
}

/// Parses the flags of a cast.
pub fn cast(state: &mut ModuleState<'_>, op: CastOp, words: &[&str]) -> CastFlags {
    use CastOp::*;
    let accepted: &[&str] = match op {
        Trunc => &["nuw", "nsw"],
        Zext | Uitofp => &["nneg"],
        _ => &[],
    };
    let mut flags = CastFlags::default();
    for word in words {
        let flag = match *word {
            word if !accepted.contains(&word) => {
                let allowed = matches!(op, Fptrunc | Fpext | Sitofp | Uitofp);
                fast(state, &mut flags.fast, word, op.keyword(), allowed, accepted);
                continue;
            }
            "nuw" => &mut flags.nuw,
            "nsw" => &mut flags.nsw,
            _ => &mut flags.nneg,
        };
        once(state, flag, word, op.keyword());
    }
    flags
}

/// Parses the flags of an integer comparison; returns whether `samesign` is among them.
pub fn icmp(state: &mut ModuleState<'_>, words: &[&str]) -> bool {
    let mut samesign = false;
    for word in words {
        match *word {
            "samesign" => once(state, &mut samesign, word, "icmp"),
            word => unknown(state, word, "icmp", false, &["samesign"]),
        }
    }
    samesign
}

/// Parses the flags of a constant getelementptr, which may contain `inrange(-16, 8)`.
pub fn constant_gep(state: &mut ModuleState<'_>, words: &[&str]) -> (GepFlags, Option<InRange>) {
    let mut inrange = None;
    let mut flags = Vec::with_capacity(words.len());
    for word in words {
        match word.starts_with("inrange") {
            true => inrange = in_range(state, word),
            false => flags.push(*word),
        }
    }
    (gep(state, &flags), inrange)
}

/// Parses the flags of a getelementptr.
pub fn gep(state: &mut ModuleState<'_>, words: &[&str]) -> GepFlags {
    let mut flags = GepFlags::default();
    for word in words {
        match *word {
            "inbounds" => flags.inbounds = true,
            "nusw" => flags.nusw = true,
            "nuw" => flags.nuw = true,
            word => unknown(state, word, "getelementptr", false, &["inbounds", "nusw", "nuw"]),
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
