; Operations that LLVM 22 has no constant expressions of. The first place is told.
; flags: --strict
@a = global i64 mul (i64 ptrtoint (ptr @a to i64), i64 2) ; error: 17 E0264 constant expressions of this operation
@b = global i64 add (i64 ptrtoint (ptr @a to i64), i64 2)
@c = global i1 icmp eq (ptr @a, ptr @b)
