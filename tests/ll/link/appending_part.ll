; part:
@a = appending global [1 x i64] [i64 1] ; error: 1 E0902 `@a` do not go together: their elements are of different types
@b = global [1 x i32] [i32 1] ; error: 1 E0902 `@b` is appending in one module and not in the other
