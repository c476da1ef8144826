//! Debug information expressions (LangRef "DIExpression"): valid operations and their order.

use super::error::{NodeError, NodeErrorKind};
use crate::ir::metadata::dwarf::{Vocabulary, operation_number};
use crate::ir::metadata::node::Node;
use std::borrow::Cow;

/// Operations that may occur at any position, with their codes; those that must end an expression are not included.
const OPERATIONS: &[(&str, u64)] = &[
    ("DW_OP_LLVM_arg", 0x1005),
    ("DW_OP_LLVM_convert", 0x1001),
    ("DW_OP_LLVM_extract_bits_sext", 0x1006),
    ("DW_OP_LLVM_extract_bits_zext", 0x1007),
    ("DW_OP_LLVM_implicit_pointer", 0x1004),
    ("DW_OP_LLVM_tag_offset", 0x1002),
    ("DW_OP_abs", 0x19),
    ("DW_OP_and", 0x1a),
    ("DW_OP_bregx", 0x92),
    ("DW_OP_consts", 0x11),
    ("DW_OP_constu", 0x10),
    ("DW_OP_deref", 0x6),
    ("DW_OP_deref_size", 0x94),
    ("DW_OP_div", 0x1b),
    ("DW_OP_dup", 0x12),
    ("DW_OP_eq", 0x29),
    ("DW_OP_ge", 0x2a),
    ("DW_OP_gt", 0x2b),
    ("DW_OP_le", 0x2c),
    ("DW_OP_lit0", 0x30),
    ("DW_OP_lt", 0x2d),
    ("DW_OP_minus", 0x1c),
    ("DW_OP_mod", 0x1d),
    ("DW_OP_mul", 0x1e),
    ("DW_OP_ne", 0x2e),
    ("DW_OP_neg", 0x1f),
    ("DW_OP_not", 0x20),
    ("DW_OP_or", 0x21),
    ("DW_OP_over", 0x14),
    ("DW_OP_plus", 0x22),
    ("DW_OP_plus_uconst", 0x23),
    ("DW_OP_push_object_address", 0x97),
    ("DW_OP_regx", 0x90),
    ("DW_OP_rot", 0x17),
    ("DW_OP_shl", 0x24),
    ("DW_OP_shr", 0x25),
    ("DW_OP_shra", 0x26),
    ("DW_OP_xderef", 0x18),
    ("DW_OP_xor", 0x27),
];

/// Collects the errors of an expression.
pub(super) fn errors(node: Node<'_>, found: &mut Vec<NodeError>) {
    if node.body.is_empty() {
        return;
    }
    let field =
        |message: String, at: &str| NodeError { kind: NodeErrorKind::Syntax, message, field: Some((at.into(), 0)) };
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
    if found.len() == before
        && !operation_names(&node.parts().collect::<Vec<_>>())
            .is_some_and(|elements| is_valid(&elements.iter().map(|element| &**element).collect::<Vec<_>>()))
    {
        found.push(NodeError::debug_info("invalid expression"));
    }
}

/// Returns the number of elements of an operation, including itself.
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
        operation if operation_number(operation, "breg").is_some() => 2,
        _ => 1,
    }
}

/// Returns the name of an operation code.
fn named(number: u64) -> Option<String> {
    match number {
        0x16 => Some("DW_OP_swap".into()),
        0x50..=0x6f => Some(format!("DW_OP_reg{}", number - 0x50)),
        0x70..=0x8f => Some(format!("DW_OP_breg{}", number - 0x70)),
        0x9f => Some("DW_OP_stack_value".into()),
        0x1000 => Some("DW_OP_LLVM_fragment".into()),
        0x1003 => Some("DW_OP_LLVM_entry_value".into()),
        _ => OPERATIONS.iter().find(|(_, code)| *code == number).map(|(name, _)| (*name).into()),
    }
}

/// Replaces operation codes by names. `None` if one of them is unknown.
fn operation_names<'t>(elements: &[&'t str]) -> Option<Vec<Cow<'t, str>>> {
    let mut operation_names = Vec::with_capacity(elements.len());
    while let Some(element) = elements.get(operation_names.len()) {
        let operation = match element.as_bytes()[0].is_ascii_digit() {
            true => Cow::Owned(named(element.parse().ok()?)?),
            false => Cow::Borrowed(*element),
        };
        let arguments = elements[operation_names.len() + 1..].iter().take(size(&operation) - 1);
        operation_names.push(operation);
        operation_names.extend(arguments.map(|argument| Cow::Borrowed(*argument)));
    }
    Some(operation_names)
}

/// Whether the operations are complete and in a valid order.
fn is_valid(elements: &[&str]) -> bool {
    let mut at = 0;
    while at < elements.len() {
        let (operation, size) = (elements[at], size(elements[at]));
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
            _ if operation_number(operation, "reg").is_some() || operation_number(operation, "breg").is_some() => {
                return true;
            }
            _ if OPERATIONS.binary_search_by_key(&operation, |(name, _)| name).is_err() => return false,
            _ => {}
        }
        at += size;
    }
    true
}

/// Returns size and offset in bits of the fragment of a variable that an expression describes.
pub(super) fn fragment(node: Node<'_>) -> Option<(u64, u64)> {
    let mut rest = node.body.rsplit_once("DW_OP_LLVM_fragment, ")?.1.split(", ");
    let (offset, size) = (rest.next()?.parse().ok()?, rest.next()?.parse().ok()?);
    Some((size, offset))
}

/// Whether an expression describes the value on function entry.
pub(super) fn is_entry_value(node: Node<'_>) -> bool {
    let body = node.body.strip_prefix("DW_OP_LLVM_arg, 0, ").unwrap_or(node.body);
    body.starts_with("DW_OP_LLVM_entry_value")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_follow_rules() {
        assert!(OPERATIONS.is_sorted_by_key(|(name, _)| name));
        for good in [
            "",
            "DW_OP_deref",
            "DW_OP_constu, 3, DW_OP_stack_value",
            "DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 8",
            "DW_OP_LLVM_arg, 0, DW_OP_LLVM_entry_value, 1",
            "DW_OP_LLVM_convert, 32, DW_ATE_signed",
            "6, 159, 4096, 0, 8",
            "16, 6",
        ] {
            let mut found = Vec::new();
            errors(Node::read(&format!("!DIExpression({good})")).unwrap(), &mut found);
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
            "0, 1, 9, 7, 2",
            "16",
            "159, 6",
            "-1",
        ] {
            let mut found = Vec::new();
            errors(Node::read(&format!("!DIExpression({bad})")).unwrap(), &mut found);
            assert_eq!(found.len(), 1, "{bad}");
        }
    }
}
