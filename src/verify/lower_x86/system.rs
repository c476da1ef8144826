//! What is about caches, carries and the processor itself.

use super::builder::{Builder, V};
use crate::ir::Type;

/// Lowers such an intrinsic: `Some(None)` if it has no result.
pub(super) fn lower(b: &mut Builder<'_>, name: &str, args: &[V]) -> Option<Option<V>> {
    match (name, args) {
        // What is in which cache nobody can tell.
        ("cldemote" | "clflushopt" | "clwb", [_]) => Some(None),
        // Transactions may fail at any time: these always do, with nothing to say why, and the program goes the other way.
        ("xbegin" | "xtest", []) => Some(Some(b.zero(b.ret))),
        ("xabort", [_]) => Some(None),
        // Without a shadow stack it leaves its register alone.
        ("rdsspd" | "rdsspq", [x]) => Some(Some(*x)),
        ("directstore32" | "directstore64", [ptr, value]) => {
            b.store(*value, *ptr, 1);
            Some(None)
        }
        ("movdir64b", [to, from]) => {
            let line = b.vector(8, Type::I64);
            let value = b.load(line, *from, 1);
            b.store(value, *to, 1);
            Some(None)
        }
        ("addcarry.u32" | "addcarryx.u32", [carry, x, y, to]) => carried(b, "addcarry.32", *carry, *x, *y, *to),
        ("addcarry.u64" | "addcarryx.u64", [carry, x, y, to]) => carried(b, "addcarry.64", *carry, *x, *y, *to),
        ("subborrow.u32", [carry, x, y, to]) => carried(b, "subborrow.32", *carry, *x, *y, *to),
        ("subborrow.u64", [carry, x, y, to]) => carried(b, "subborrow.64", *carry, *x, *y, *to),
        _ => None,
    }
}

/// Adds or subtracts, stores the result, and returns the carry.
fn carried(b: &mut Builder<'_>, name: &str, carry: V, x: V, y: V, to: V) -> Option<Option<V>> {
    let fields = [Type::I8, x.0];
    let pair = b.module.types.intern(crate::ir::TypeKind::Struct { fields: fields.into(), packed: false });
    let both = b.x86(name, pair, &[carry, x, y]);
    let value = b.extract_value(both, 1, x.0);
    b.store(value, to, 1);
    Some(Some(b.extract_value(both, 0, Type::I8)))
}
