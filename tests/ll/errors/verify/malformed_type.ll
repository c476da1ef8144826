; What the names stand for cannot be where they are.
%v = type void
%f = type i64 (i64)
%l = type { i64, { i1, %v } }  ; error: 24 E0210 invalid element type for struct
@a = global [2 x %f] zeroinitializer  ; error: 18 E0210 invalid array element type
@b = global i8* bitcast (%v* null to i8*)  ; error: 30 E0210 pointers to void are invalid

declare i64 @g(i64, %v)  ; error: 21 E0210 void type only allowed for function results
declare %f @h()  ; error: 9 E0210 invalid function return type
declare void @i(i64 (i64, [3 x %v*]*)*)  ; error: 32 E0210 pointers to void are invalid

define void @f(i8* %p) {
  %x = alloca %v*  ; error: 15 E0210 pointers to void are invalid
  %y = bitcast i8* %p to i64 (%f)*  ; error: 31 E0210 invalid type for function argument
  ret void
}
