; A signal that a handler sends to itself is pending until the handler has returned.
; stdout: "in\nout\nin\nout\n"
declare ptr @signal(i32, ptr)
declare i32 @raise(i32)
declare i32 @puts(ptr)
@in = constant [3 x i8] c"in\00"
@out = constant [4 x i8] c"out\00"
@calls = global i32 0
define internal void @handler(i32 %signal) {
  %i = call i32 @puts(ptr @in)
  %n = load i32, ptr @calls
  %next = add i32 %n, 1
  store i32 %next, ptr @calls
  %first = icmp eq i32 %n, 0
  br i1 %first, label %again, label %done
again:
  %r = call i32 @raise(i32 %signal)
  br label %done
done:
  %o = call i32 @puts(ptr @out)
  ret void
}
define i32 @main() {
  %s = call ptr @signal(i32 11, ptr @handler)
  %r = call i32 @raise(i32 11)
  ret i32 0
}
