; Where a call may return twice every value has a place in the frame, the two of a cmpxchg too.
; run: @f() == i32 12
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
@buffer = global [32 x i64] zeroinitializer, align 16
@cell = global i32 11
define i32 @f() {
  %pair = cmpxchg ptr @cell, i32 11, i32 5 seq_cst seq_cst
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %again = icmp eq i32 %r, 0
  br i1 %again, label %jump, label %out
jump:
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
out:
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %wide = zext i1 %done to i32
  %sum = add i32 %old, %wide
  ret i32 %sum
}
