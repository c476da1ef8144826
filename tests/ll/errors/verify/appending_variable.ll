@a = appending global i64 0  ; error: 23 E0403 only global arrays can have appending linkage
