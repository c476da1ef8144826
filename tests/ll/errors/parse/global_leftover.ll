@g = global i64 5 6 ; error: 19 E0101 expected the end of `@g`
