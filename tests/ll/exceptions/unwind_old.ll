; `unwind` of LLVM before 3.0 goes to the innermost invoke under way, past functions without one; what they had on the stack
; is theirs no more. The destination is a block like any other.
; covers: 1-54
; exit: 42
define void @g(i32 %x) {
  %big = alloca i8, i32 4000
  %z = icmp eq i32 %x, 0
  br i1 %z, label %throw, label %on
throw:
  unwind
on:
  %y = sub i32 %x, 1
  call void @g(i32 %y)
  ret void
}
define i32 @try(i32 %x) {
  invoke void @g(i32 %x) to label %a unwind label %b ; warn: 51 W0208 the unwind destination does not have a landingpad
a:
  ret i32 1
b:
  %r = phi i32 [ %x, %0 ]
  ret i32 %r
}
define i32 @main() {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %r = call i32 @try(i32 42)
  %m = add i32 %n, 1
  %c = icmp eq i32 %m, 1000
  br i1 %c, label %done, label %loop
done:
  ret i32 %r
}
