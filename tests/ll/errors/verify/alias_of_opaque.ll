; Old spellings leave the type of an alias out, which follows from that of the pointer; an opaque one has none to tell.
@x = global [2 x i32] [i32 1, i32 2]
@told = alias [2 x i32], ptr @x
@untold = alias ptr @x ; error: 21 E0101 missing value type of an alias: `ptr` has no pointee type
@part = alias getelementptr (i32, ptr @x, i64 1) ; error: 15 E0101 `ptr` has no pointee type
@again = alias i32, getelementptr (i32, ptr @x, i64 1)
