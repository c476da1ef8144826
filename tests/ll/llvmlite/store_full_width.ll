; A store of i64 writes all eight bytes and no more, in every spelling, through a pointer nobody can see through.
; run: @to_global(i64 -81985529216486896) == i64 -81985529216486896
; run: @to_global(i64 1) == i64 1
; run: @to_slot(i64 -9223372036854775807) == i64 -9223372036854775807
; run: @neighbors(i64 0) == i64 -1
; run: @neighbors(i64 -1) == i64 -1
; run: @pointer() == i1 true
; covers: 0-15

@g = global i64 -1
@a = global [3 x i64] [ i64 -1, i64 -1, i64 -1 ]
@p = global i64* null

define void @put(i64* %p, i64 %v) {
  store i64 %v, i64* %p
  ret void
}
define i64 @to_global(i64 %v) {
  call void @put(i64* @g, i64 %v)
  %r = load i64, i64* @g
  ret i64 %r
}
define i64 @to_slot(i64 %v) {
  %s = alloca i64
  store i64 -1, i64* %s
  call void @put(i64* %s, i64 %v)
  %r = load i64, i64* %s
  ret i64 %r
}
define i64 @neighbours(i64 %v) {
  %m = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 1
  call void @put(i64* %m, i64 %v)
  %x = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 0
  %y = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 2
  %a = load i64, i64* %x
  %b = load i64, i64* %y
  %r = and i64 %a, %b
  ret i64 %r
}
define i1 @pointer() {
  store i64* @g, i64** @p
  %q = load i64*, i64** @p
  %r = icmp eq i64* %q, @g
  ret i1 %r
}
