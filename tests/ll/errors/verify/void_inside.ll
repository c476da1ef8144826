@a = global [2 x void] zeroinitializer  ; error: 18 E0210 invalid array element type
%t = type { i64, { i1, void } }  ; error: 24 E0210 invalid element type for struct

declare i64 @f(i64, void)  ; error: 21 E0210 void type only allowed for function results
