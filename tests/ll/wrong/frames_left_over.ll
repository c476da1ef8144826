; What earlier calls left on the stack is in the room that printf reserves for its buffers: those functions are none of the call stack.
declare i32 @printf(ptr, ...)
declare i32 @getppid()
@format = private constant [4 x i8] c"%s\0A\00"

define i32 @deep(i32 %n) noinline {
  %known = call i32 @getppid()
  %last = icmp eq i32 %n, 0
  br i1 %last, label %done, label %deeper
deeper:
  %next = sub i32 %n, 1
  %below = call i32 @deep(i32 %next)
  %sum = add i32 %below, %known
  ret i32 %sum
done:
  ret i32 %known
}

define i32 @show(i64 %text) noinline {
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 %text) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  %more = add i32 %n, 1
  ret i32 %more
}

define i32 @main() {
  %a = call i32 @deep(i32 200)
  %b = call i32 @show(i64 1)
  %sum = add i32 %a, %b
  ret i32 %sum
}
