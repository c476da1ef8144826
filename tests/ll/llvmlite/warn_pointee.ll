; A pointer to another type than wanted is accepted with a warning: pointees decide nothing at run time.
; run: @f() == i64 7
; covers: 0-17

@a = global [2 x i64] [ i64 7, i64 8 ]

define i64 @first([0 x i64]* %p) {
  %q = getelementptr [0 x i64], [0 x i64]* %p, i32 0, i32 0
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @f() {
  %r = call i64 @first([2 x i64]* @a) ; warn: 24 W0203 [0 x i64]*
  ret i64 %r
}
