@x = global i64 1
@a = global i64 bitcast (i64* @x to i64)  ; error: 17 E0214 `bitcast` cannot convert `i64*` to `i64`
@b = global { i64, i8 } { i64 1, i8 ptrtoint (i64 3 to i8) }  ; error: 37 E0214 `ptrtoint` cannot convert `i64` to `i8`
