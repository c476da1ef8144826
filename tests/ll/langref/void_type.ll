; Nothing is a result, and nothing else.
; covers: 4-43
; run: @f(i32 4) == i32 5
@g = global i32 0
define void @store(i32 %x) {
  store i32 %x, ptr @g
  ret void
}
define i32 @f(i32 %x) {
  call void @store(i32 %x)
  call void (i32) @store(i32 5)
  %r = load i32, ptr @g
  ret i32 %r
}
