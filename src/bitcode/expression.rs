//! Debug expressions (LangRef "DIExpression"), which compute an address or a value.

use super::error::Error;
use crate::ir::metadata::dwarf::Vocabulary;
use crate::ir::upgrade::expression::{VERSION, op, today};

/// Returns the number of elements of an operation, including the opcode.
fn length(op: u64) -> usize {
    match op {
        // breg0 … breg31
        0x70..=0x8f => 2,
        // bregx, fragments, conversions, extracted bits
        0x92 | op::FRAGMENT | op::CONVERT | 0x1006 | 0x1007 => 3,
        // constu, consts, deref_size, plus_uconst, tag_offset, entry_value, arg, regx
        op::CONSTU | 0x11 | 0x94 | op::PLUS_UCONST | 0x1002 | 0x1003 | 0x1005 | 0x90 => 2,
        _ => 1,
    }
}

/// Whether LLVM prints an operation by name. An expression with any other operation is printed as numbers.
fn is_valid(op: u64) -> bool {
    matches!(
        op,
        0x06 | 0x10..=0x12 | 0x14 | 0x16..=0x27 | 0x29..=0x2e | 0x30
            | 0x50..=0x90 | 0x92 | 0x94 | 0x97 | 0x9f | 0x1000..=0x1007
    )
}

/// Prints `!DIExpression(DW_OP_plus_uconst, 8)`.
pub(super) fn expression(numbers: &[u64]) -> Result<String, Error> {
    let Some((first, ops)) = numbers.split_first() else {
        return Err(Error::record("an expression without a version"));
    };
    let ops = upgraded(first >> 1, ops)?;
    let mut words = Vec::new();
    let mut rest = &ops[..];
    while let Some((op, after)) = rest.split_first() {
        let count = length(*op) - 1;
        let Some(args) = after.get(..count).filter(|_| is_valid(*op) && Vocabulary::Operation.knows(*op)) else {
            // An invalid expression is printed as numbers.
            words = ops.iter().map(u64::to_string).collect();
            break;
        };
        words.push(Vocabulary::Operation.word(*op));
        match (*op, args) {
            (op::CONVERT, [size, encoding]) => {
                words.extend([size.to_string(), Vocabulary::Encoding.word(*encoding)]);
            }
            (_, args) => words.extend(args.iter().map(u64::to_string)),
        }
        rest = &after[count..];
    }
    let distinct = if first & 1 == 1 { "distinct " } else { "" };
    Ok(format!("{distinct}!DIExpression({})", words.join(", ")))
}

/// Removes the leading `DW_OP_deref` of an expression; `None` for any other expression.
pub(super) fn without_indirection(numbers: &[u64]) -> Result<Option<Vec<u64>>, Error> {
    let Some((first, ops)) = numbers.split_first() else { return Ok(None) };
    Ok(match upgraded(first >> 1, ops)?.split_first() {
        Some((&op::DEREF, rest)) => Some([&[VERSION << 1 | first & 1], rest].concat()),
        _ => None,
    })
}

/// Upgrades an expression to the current version.
fn upgraded(version: u64, ops: &[u64]) -> Result<Vec<u64>, Error> {
    today(version, ops).ok_or_else(|| Error::unknown(format!("unknown expression version {version}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_of_old_become_those_of_today() {
        let text = |version: u64, ops: &[u64]| expression(&[&[version << 1], ops].concat()).expect("an expression");
        assert_eq!(text(3, &[0x23, 8]), "!DIExpression(DW_OP_plus_uconst, 8)");
        assert_eq!(text(0, &[0x9d, 0, 32]), "!DIExpression(DW_OP_LLVM_fragment, 0, 32)");
        assert_eq!(text(1, &[0x06, 0x22, 4]), "!DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref)");
        assert_eq!(text(2, &[0x1c, 4]), "!DIExpression(DW_OP_constu, 4, DW_OP_minus)");
        assert_eq!(text(3, &[0x1001, 32, 5]), "!DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed)");
        assert_eq!(text(3, &[0x23]), "!DIExpression(35)");
        assert!(expression(&[9 << 1]).is_err() && expression(&[]).is_err());
    }
}
