@g = global [2 x i64] [i64 1 i64 2] ; error: 30 E0101 expected `,` or `]` after the first element of `@g`
