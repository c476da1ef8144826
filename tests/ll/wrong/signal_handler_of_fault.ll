; A fault for which the program has a handler, which itself faults, on a stack that held other calls before: those are not told.
declare ptr @signal(i32, ptr)
define void @handler(i32 %n) noinline {
  store i32 1, ptr null ; trap(jit): null pointer
  ret void
}
define i32 @deep(i32 %n) noinline {
  %room = alloca [64 x i32]
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @deep(i32 %less)
  %at = getelementptr [64 x i32], ptr %room, i64 0, i32 %less
  store volatile i32 %r, ptr %at
  %v = load volatile i32, ptr %at
  ret i32 %v
end:
  ret i32 5
}
define i32 @work(i32 %n) noinline {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %less = sub i32 %n, 1
  %r = call i32 @work(i32 %less)
  %s = add i32 %r, 1
  ret i32 %s
end:
  store volatile i32 1, ptr null ; trap(interp): null pointer
  ret i32 %n
}
define i32 @main() {
  %h = call ptr @signal(i32 11, ptr @handler)
  %d = call i32 @deep(i32 9)
  %r = call i32 @work(i32 2)
  ret i32 %r
}
