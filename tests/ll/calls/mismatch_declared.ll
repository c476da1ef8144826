; LLVM compares the type of a call with nothing: a mistake that is never reached runs.
; exit: 0
declare i32 @abs(i32)
define i32 @main(i32 %n) {
  %c = icmp sgt i32 %n, 100
  br i1 %c, label %a, label %b
a:
  %r = call float @abs(i32 1) ; warn: 19 W0207 `@abs` has type `i32 (i32)`, but is called as `float (i32)`
  ret i32 1
b:
  ret i32 0
}
