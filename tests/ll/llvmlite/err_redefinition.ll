; Two definitions of one name at the top level: functions, globals, one of each, types.
; covers: 0-3

@g = global i64 1
@g = global i64 2 ; error: 1 E0112 @g
define i64 @f() {
  ret i64 1
}
define i64 @f() { ; error: 12 E0112 @f
  ret i64 2
}
define void @g() { ; error: 13 E0112 @g
  ret void
}
@f = global i64 3 ; error: 1 E0112 @f
%t = type i64
%t = type i64* ; error: 1 E0113 %t
