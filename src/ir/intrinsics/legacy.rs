//! Intrinsic forms of older versions: those that LLVM 22 upgrades or no longer recognizes, and those that it rejects but
//! this program still accepts.

use super::signature::Signature;

/// What LLVM 22 does with an older form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Treatment {
    /// Auto-upgrades it.
    Upgraded,
    /// Rejects it: the name has another type.
    Rejected,
    /// Does not recognize the name, and thus accepts it with any type.
    Unrecognized,
}

/// Name, type, and what LLVM 22 does with it.
pub(super) type Row = (&'static str, Signature, Treatment);

/// Iterates over the older forms of an intrinsic.
pub(super) fn of(name: &str) -> impl Iterator<Item = &'static Row> {
    let start = ROWS.partition_point(|row| row.0 < name);
    ROWS[start..].iter().take_while(move |row| row.0 == name)
}

const fn upgraded(name: &'static str, signature: &'static str) -> Row {
    (name, Signature(signature), Treatment::Upgraded)
}

const fn rejected(name: &'static str, signature: &'static str) -> Row {
    (name, Signature(signature), Treatment::Rejected)
}

const fn unrecognized(name: &'static str) -> Row {
    (name, Signature("*"), Treatment::Unrecognized)
}

/// Older forms, sorted by name.
pub(super) const ROWS: &[Row] = &[
    unrecognized("atomic.cmp.swap"),
    unrecognized("atomic.load.add"),
    unrecognized("atomic.load.and"),
    unrecognized("atomic.load.max"),
    unrecognized("atomic.load.min"),
    unrecognized("atomic.load.nand"),
    unrecognized("atomic.load.or"),
    unrecognized("atomic.load.sub"),
    unrecognized("atomic.load.umax"),
    unrecognized("atomic.load.umin"),
    unrecognized("atomic.load.xor"),
    unrecognized("atomic.swap"),
    upgraded("coro.end", "i1(ptr, i1)"),
    upgraded("coro.end", "void(ptr, i1)"),
    rejected("coro.end", "i1(ptr, i1, token)"),
    rejected("coro.end.async", "i1(ptr, i1, ...)"),
    upgraded("ctlz", "int(=0)"),
    upgraded("cttz", "int(=0)"),
    upgraded("dbg.addr", "void(metadata, metadata, metadata)"),
    rejected("dbg.declare", "void(metadata, metadata)"),
    unrecognized("dbg.func.start"),
    unrecognized("dbg.region.end"),
    unrecognized("dbg.region.start"),
    unrecognized("dbg.stoppoint"),
    upgraded("dbg.value", "void(metadata, i64, metadata, metadata)"),
    rejected("dbg.value", "void(metadata, i64, metadata)"),
    unrecognized("eh.exception"),
    unrecognized("eh.resume"),
    unrecognized("eh.selector"),
    unrecognized("eh.selector.i32"),
    unrecognized("eh.selector.i64"),
    unrecognized("eh.typeid.for.i32"),
    unrecognized("eh.typeid.for.i64"),
    upgraded("experimental.stepvector", "vec()"),
    upgraded("experimental.vector.deinterleave2", "{nth0/2, nth0/2}(vec)"),
    upgraded("experimental.vector.extract", "vec(vec, i64!)"),
    upgraded("experimental.vector.insert", "vec(=0, vec, i64!)"),
    upgraded("experimental.vector.interleave2", "vec(nth0/2, nth0/2)"),
    upgraded("experimental.vector.partial.reduce.add", "=0(vec, vec)"),
    upgraded("experimental.vector.reduce.add", "elem0(vec)"),
    upgraded("experimental.vector.reduce.and", "elem0(vec)"),
    rejected("experimental.vector.reduce.fadd", "elem0(elem0, vec)"),
    upgraded("experimental.vector.reduce.fmax", "elem0(vec)"),
    upgraded("experimental.vector.reduce.fmin", "elem0(vec)"),
    rejected("experimental.vector.reduce.fmul", "elem0(elem0, vec)"),
    upgraded("experimental.vector.reduce.mul", "elem0(vec)"),
    upgraded("experimental.vector.reduce.or", "elem0(vec)"),
    upgraded("experimental.vector.reduce.smax", "elem0(vec)"),
    upgraded("experimental.vector.reduce.smin", "elem0(vec)"),
    upgraded("experimental.vector.reduce.umax", "elem0(vec)"),
    upgraded("experimental.vector.reduce.umin", "elem0(vec)"),
    upgraded("experimental.vector.reduce.v2.fadd", "elem0(elem0, vec)"),
    upgraded("experimental.vector.reduce.v2.fmul", "elem0(elem0, vec)"),
    upgraded("experimental.vector.reduce.xor", "elem0(vec)"),
    upgraded("experimental.vector.reverse", "vec(=0)"),
    upgraded("experimental.vector.splice", "vec(=0, =0, i32!)"),
    rejected("experimental.vp.splat", "vec(elem0, i1~0, i32)"),
    upgraded("flt.rounds", "i32()"),
    rejected("init.trampoline", "ptr(ptr, ptr, ptr)"),
    upgraded("invariant.group.barrier", "anyptr(=0)"),
    unrecognized("isunordered"),
    upgraded("lifetime.end", "void(i64, anyptr)"),
    upgraded("lifetime.start", "void(i64, anyptr)"),
    upgraded("masked.gather", "vec(ptrs0, i32!, i1~0, =0)"),
    upgraded("masked.load", "vec(anyptr, i32!, i1~0, =0)"),
    upgraded("masked.scatter", "void(vec, ptrs0, i32!, i1~0)"),
    upgraded("masked.store", "void(vec, anyptr, i32!, i1~0)"),
    upgraded("memcpy", "void(anyptr, anyptr, int, i32!, i1!)"),
    rejected("memcpy", "void(anyptr, anyptr, int, i32!)"),
    upgraded("memmove", "void(anyptr, anyptr, int, i32!, i1!)"),
    rejected("memmove", "void(anyptr, anyptr, int, i32!)"),
    unrecognized("memory.barrier"),
    upgraded("memset", "void(anyptr, i8, int, i32!, i1!)"),
    rejected("memset", "void(anyptr, i8, int, i32!)"),
    upgraded("objectsize", "int(anyptr, i1!)"),
    upgraded("objectsize", "int(anyptr, i1!, i1!)"),
    rejected("prefetch", "void(anyptr, i32!, i32!)"),
    upgraded("ptr.annotation", "anyptr(=0, anyptr, =1, i32)"),
    unrecognized("stackprotectorcheck"),
    upgraded("var.annotation", "void(anyptr, anyptr, =1, i32)"),
    upgraded("vector.splice", "vec(=0, =0, i32!)"),
    rejected("xray.customevent", "void(ptr, i32)"),
    rejected("xray.typedevent", "void(i16, ptr, i32)"),
];
