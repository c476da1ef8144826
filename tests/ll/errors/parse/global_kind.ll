@g = globl i64 1 ; error: 6 E0101 expected `global` or `constant`, found `globl`
@h = i64 1 ; error: 6 E0101 expected `global` or `constant`, found `i64`
