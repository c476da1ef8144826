; Zero of any type.
; covers: 4-72
; run: @integer() == i32 0
; run: @number() == double 0.0
; run: @pointer() == ptr null
; run: @large(i64 99999) == i32 0
; run: @vector() == i64 0
; run: @struct() == { i32 0, ptr null }
; run: @scalars() == i1 true
@x = global i32 zeroinitializer
@list = global [100000 x { i32, float }] zeroinitializer
define i32 @integer() {
  ret i32 zeroinitializer
}
define double @number() {
  ret double zeroinitializer
}
define ptr @pointer() {
  ret ptr zeroinitializer
}
define i32 @large(i64 %n) {
  %p = getelementptr [100000 x { i32, float }], ptr @list, i64 0, i64 %n
  %r = load i32, ptr %p
  ret i32 %r
}
define i64 @vector() {
  %r = bitcast <2 x i32> zeroinitializer to i64
  ret i64 %r
}
define { i32, ptr } @struct() {
  ret { i32, ptr } zeroinitializer
}
define i1 @scalars() {
  %x = load i32, ptr @x
  %c = icmp eq i32 %x, zeroinitializer
  %h = bitcast half zeroinitializer to i16
  %d = icmp eq i16 %h, 0
  %r = and i1 %c, %d
  ret i1 %r
}
