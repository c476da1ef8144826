%t = type { i64, i64 (i64) }  ; error: 18 E0210 invalid element type for struct

declare i64 (i64) @f()  ; error: 9 E0210 invalid function return type
declare void @g(void ())  ; error: 17 E0210 invalid type for function argument
