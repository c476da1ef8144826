//! Expressions of debug information (LangRef "DIExpression"): their operations, and what may follow what.

use super::{Fault, Level};
use crate::ir::metadata::dwarf::Vocabulary;
use crate::ir::metadata::node::Node;

/// Operations that may stand in an expression, without those that end one.
const OPERATIONS: &[&str] = &[
    "DW_OP_LLVM_arg",
    "DW_OP_LLVM_convert",
    "DW_OP_LLVM_extract_bits_sext",
    "DW_OP_LLVM_extract_bits_zext",
    "DW_OP_LLVM_implicit_pointer",
    "DW_OP_LLVM_tag_offset",
    "DW_OP_abs",
    "DW_OP_and",
    "DW_OP_bregx",
    "DW_OP_consts",
    "DW_OP_constu",
    "DW_OP_deref",
    "DW_OP_deref_size",
    "DW_OP_div",
    "DW_OP_dup",
    "DW_OP_eq",
    "DW_OP_ge",
    "DW_OP_gt",
    "DW_OP_le",
    "DW_OP_lit0",
    "DW_OP_lt",
    "DW_OP_minus",
    "DW_OP_mod",
    "DW_OP_mul",
    "DW_OP_ne",
    "DW_OP_neg",
    "DW_OP_not",
    "DW_OP_or",
    "DW_OP_over",
    "DW_OP_plus",
    "DW_OP_plus_uconst",
    "DW_OP_push_object_address",
    "DW_OP_regx",
    "DW_OP_rot",
    "DW_OP_shl",
    "DW_OP_shr",
    "DW_OP_shra",
    "DW_OP_xderef",
    "DW_OP_xor",
];

/// Collects what is wrong with an expression.
pub(super) fn faults(node: Node<'_>, found: &mut Vec<Fault>) {
    if node.body.is_empty() {
        return;
    }
    let field = |message: String, at: &str| Fault { level: Level::Field, message, field: Some((at.into(), 0)) };
    let before = found.len();
    for part in node.parts() {
        match part.as_bytes()[0] {
            b'0'..=b'9' if part.bytes().all(|b| b.is_ascii_digit()) => {
                if part.parse::<u64>().is_err() {
                    found.push(field(format!("element too large, limit is {}", u64::MAX), part));
                }
            }
            b'D' if Vocabulary::Operation.has(part) || Vocabulary::Encoding.has(part) => {}
            b'D' if part.starts_with("DW_OP_") => found.push(field(format!("invalid DWARF op '{part}'"), part)),
            b'D' if part.starts_with("DW_ATE_") => {
                found.push(field(format!("invalid DWARF attribute encoding '{part}'"), part));
            }
            _ => found.push(field("expected unsigned integer".into(), part)),
        }
    }
    if found.len() == before && !is_valid(&node.parts().collect::<Vec<_>>()) {
        found.push(Fault::debug("invalid expression"));
    }
}

/// How many elements an operation takes, itself included.
fn size(operation: &str) -> usize {
    match operation {
        "DW_OP_LLVM_convert"
        | "DW_OP_LLVM_fragment"
        | "DW_OP_LLVM_extract_bits_sext"
        | "DW_OP_LLVM_extract_bits_zext"
        | "DW_OP_bregx" => 3,
        "DW_OP_constu"
        | "DW_OP_consts"
        | "DW_OP_deref_size"
        | "DW_OP_plus_uconst"
        | "DW_OP_LLVM_tag_offset"
        | "DW_OP_LLVM_entry_value"
        | "DW_OP_LLVM_arg"
        | "DW_OP_regx" => 2,
        operation if is_register(operation, "DW_OP_breg") => 2,
        _ => 1,
    }
}

/// `DW_OP_reg7`
fn is_register(operation: &str, prefix: &str) -> bool {
    operation.strip_prefix(prefix).is_some_and(|n| n.parse::<u32>().is_ok_and(|n| n < 32))
}

/// Whether its operations follow each other as they may. Those that are written as numbers are taken to be right.
fn is_valid(elements: &[&str]) -> bool {
    let mut at = 0;
    while at < elements.len() {
        let (operation, size) = (elements[at], size(elements[at]));
        if operation.as_bytes()[0].is_ascii_digit() {
            return true;
        }
        if at + size > elements.len() {
            return false;
        }
        let last = at + size == elements.len();
        match operation {
            "DW_OP_LLVM_fragment" => return last,
            "DW_OP_stack_value" if !last && elements[at + 1] != "DW_OP_LLVM_fragment" => return false,
            "DW_OP_stack_value" => {}
            "DW_OP_swap" if elements.len() == 1 => return false,
            "DW_OP_swap" => {}
            "DW_OP_LLVM_entry_value" => {
                let first = if elements.starts_with(&["DW_OP_LLVM_arg", "0"]) { 2 } else { 0 };
                return at == first && elements[at + 1] == "1";
            }
            _ if is_register(operation, "DW_OP_reg") || is_register(operation, "DW_OP_breg") => return true,
            _ if OPERATIONS.binary_search(&operation).is_err() => return false,
            _ => {}
        }
        at += size;
    }
    true
}

/// Returns size and offset in bits of the part of a variable that an expression is about.
pub(super) fn fragment(node: Node<'_>) -> Option<(u64, u64)> {
    let mut rest = node.body.rsplit_once("DW_OP_LLVM_fragment, ")?.1.split(", ");
    let (offset, size) = (rest.next()?.parse().ok()?, rest.next()?.parse().ok()?);
    Some((size, offset))
}

/// Whether an expression is about the value on entry of the function.
pub(super) fn is_entry_value(node: Node<'_>) -> bool {
    let body = node.body.strip_prefix("DW_OP_LLVM_arg, 0, ").unwrap_or(node.body);
    body.starts_with("DW_OP_LLVM_entry_value")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_follow_rules() {
        assert!(OPERATIONS.is_sorted());
        for good in [
            "",
            "DW_OP_deref",
            "DW_OP_constu, 3, DW_OP_stack_value",
            "DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 8",
            "DW_OP_LLVM_arg, 0, DW_OP_LLVM_entry_value, 1",
            "DW_OP_LLVM_convert, 32, DW_ATE_signed",
        ] {
            let mut found = Vec::new();
            faults(Node::read(&format!("!DIExpression({good})")).unwrap(), &mut found);
            assert_eq!(found, [], "{good}");
        }
        for bad in [
            "DW_OP_constu",
            "DW_OP_LLVM_fragment, 0, 8, DW_OP_deref",
            "DW_OP_stack_value, DW_OP_deref",
            "DW_OP_swap",
            "DW_OP_deref, DW_OP_LLVM_entry_value, 1",
            "DW_OP_call2",
            "DW_OP_nonsense",
            "-1",
        ] {
            let mut found = Vec::new();
            faults(Node::read(&format!("!DIExpression({bad})")).unwrap(), &mut found);
            assert_eq!(found.len(), 1, "{bad}");
        }
    }
}
