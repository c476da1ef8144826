//! Upgrade of encoded debug information expressions (LangRef "DIExpression"), which are lists of numbers.

/// Operations that the upgrade depends on.
pub mod op {
    #![expect(missing_docs, reason = "the names are DWARF's, and LLVM's")]
    pub const DEREF: u64 = 0x06;
    pub const CONSTU: u64 = 0x10;
    pub const MINUS: u64 = 0x1c;
    pub const PLUS: u64 = 0x22;
    pub const PLUS_UCONST: u64 = 0x23;
    pub const BIT_PIECE: u64 = 0x9d;
    pub const FRAGMENT: u64 = 0x1000;
    pub const CONVERT: u64 = 0x1001;
}

/// Current version of expressions.
pub const VERSION: u64 = 3;

/// Upgrades an expression from an older version to the current one; `None` for an unknown version.
pub fn today(version: u64, ops: &[u64]) -> Option<Vec<u64>> {
    let mut ops = ops.to_vec();
    if version > VERSION {
        return None;
    }
    let piece = ops.len().checked_sub(3);
    if version < 1
        && let Some(at) = piece.filter(|at| ops[*at] == op::BIT_PIECE)
    {
        ops[at] = op::FRAGMENT;
    }
    if version < 2 && ops.first() == Some(&op::DEREF) {
        // Before version 2, a leading dereference was applied last; the current encoding has it last.
        let end = piece.filter(|at| ops[*at] == op::FRAGMENT).unwrap_or(ops.len());
        ops[..end].rotate_left(1);
    }
    if version < 3 {
        let mut out = Vec::new();
        let mut rest = &ops[..];
        while let Some((op, after)) = rest.split_first() {
            let taken = match *op {
                op::PLUS | op::MINUS => 2,
                op::FRAGMENT => 3,
                op::CONSTU | op::PLUS_UCONST => 2,
                _ => 1,
            };
            let taken = taken.min(rest.len());
            match (*op, after.first()) {
                (op::PLUS, Some(n)) => out.extend([op::PLUS_UCONST, *n]),
                (op::MINUS, Some(n)) => out.extend([op::CONSTU, *n, op::MINUS]),
                _ => out.extend(&rest[..taken]),
            }
            rest = &rest[taken..];
        }
        ops = out;
    }
    Some(ops)
}
