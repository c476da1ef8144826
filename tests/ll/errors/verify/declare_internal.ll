declare internal i64 @f(i64)  ; error: 22 E0402 invalid linkage for function declaration: `internal`
