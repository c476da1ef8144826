//! Metadata of instructions that says something about their results (LangRef "Metadata"): where it may stand.

use super::place::Spot;
use super::types::Checker;
use crate::ir::inst::CastOp;
use crate::ir::{Inst, TypeKind};

pub(super) fn check(at: &mut Checker<'_, '_>) {
    let Some(text) = at.body.metadata.get(&at.inst) else { return };
    // Most have one that is right here, alone.
    if let Some((name, node)) = text.split_once(' ')
        && !node.contains(',')
        && match name {
            "!dbg" | "!llvm.loop" => true,
            "!tbaa" => matches!(at.body.insts[at.inst], Inst::Load { .. } | Inst::Store { .. }),
            _ => false,
        }
    {
        return;
    }
    let text = text.clone();
    for name in names(&text) {
        if let Some(message) = fault(at, name) {
            at.error("E0243", Spot::Whole, message, "");
        }
    }
}

fn fault(at: &Checker<'_, '_>, name: &str) -> Option<&'static str> {
    let inst = &at.body.insts[at.inst];
    let load = matches!(inst, Inst::Load { .. });
    let call = inst.call().is_some();
    let access = load
        || call
        || matches!(inst, Inst::Store { .. } | Inst::VaArg { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg { .. });
    let result = at.body.result(at.inst).map(|value| at.body.values[value].ty);
    let pointer = result.is_some_and(|ty| matches!(at.cx.kind(ty), TypeKind::Ptr { .. } | TypeKind::Invalid));
    let number = result.is_some_and(|ty| matches!(at.cx.scalar_kind(ty), TypeKind::Float(_) | TypeKind::Invalid));
    let made = matches!(inst, Inst::Cast { op: CastOp::Inttoptr, .. });
    Some(match name {
        "range" if !load && !call => "Ranges are only for loads, calls and invokes!",
        "nonnull" if !pointer => "nonnull applies only to pointer types",
        "nonnull" if !load => "nonnull applies only to load instructions, use attributes for calls or invokes",
        "dereferenceable" | "dereferenceable_or_null" if !pointer => {
            "dereferenceable, dereferenceable_or_null apply only to pointer types"
        }
        "dereferenceable" | "dereferenceable_or_null" if !load && !made => {
            "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes"
        }
        "align" if !pointer => "align applies only to pointer types",
        "align" if !load => "align applies only to load instructions, use attributes for calls or invokes",
        "invariant.group" if !load && !matches!(inst, Inst::Store { .. }) => {
            "invariant.group metadata is only for loads and stores"
        }
        "fpmath" if !number => "fpmath requires a floating point result!",
        "tbaa" if !access => "This instruction shall not have a TBAA access tag!",
        _ => return None,
    })
}

/// The names in `!dbg !7, !range !{i32 0, i32 5}`: behind commas that are in no brackets.
fn names(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let (mut depth, mut quoted, mut start) = (0, false, true);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => depth -= 1,
            b',' if depth == 0 => start = true,
            b'!' if start => {
                start = false;
                let rest = &text[at + 1..];
                names.push(&rest[..rest.find([' ', '!']).unwrap_or(rest.len())]);
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn names_stand_before_their_nodes() {
        assert_eq!(names("!dbg !7"), ["dbg"]);
        assert_eq!(
            names(", !range !{i32 0, !\"a, !b\"}, !x !DILocation(line: 1, scope: !2), !y !3"),
            ["range", "x", "y"]
        );
    }
}
