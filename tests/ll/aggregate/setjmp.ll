; Structs, small and large, that live across a call that returns twice.
; exit: 67
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
@env = global [256 x i8] zeroinitializer
define i32 @main() {
entry:
  %small = insertvalue { i32, i32 } { i32 1, i32 0 }, i32 4, 1
  %large = insertvalue [30 x i32] zeroinitializer, i32 60, 29
  %pick = select i1 true, [30 x i32] %large, [30 x i32] zeroinitializer
  %n = call i32 @_setjmp(ptr @env)
  %again = icmp ne i32 %n, 0
  br i1 %again, label %after, label %jump
jump:
  %clobber = call [40 x i64] @noise()
  call void @longjmp(ptr @env, i32 2)
  unreachable
after:
  %v = phi { i32, i32 } [ %small, %entry ]
  %a = extractvalue { i32, i32 } %v, 0
  %b = extractvalue { i32, i32 } %small, 1
  %c = extractvalue [30 x i32] %pick, 29
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %r = add i32 %abc, %n
  ret i32 %r
}
define [40 x i64] @noise() {
  %v = insertvalue [40 x i64] zeroinitializer, i64 -1, 13
  ret [40 x i64] %v
}
