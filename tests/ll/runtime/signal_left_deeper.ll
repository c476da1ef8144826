; A handler that was left by a jump is called again for a fault deeper in the stack.
; stdout: "3\n"
declare ptr @signal(i32, ptr)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
declare i32 @printf(ptr, ...)
@format = constant [4 x i8] c"%d\0A\00"
@place = global [25 x i64] zeroinitializer
@count = global i32 0
define internal void @handler(i32 %signal) {
  %n = load i32, ptr @count
  %next = add i32 %n, 1
  store i32 %next, ptr @count
  call void @longjmp(ptr @place, i32 1)
  unreachable
}
define internal void @probe(i32 %depth) noinline {
  %filler = alloca [4096 x i8]
  store volatile i8 1, ptr %filler
  %deep = icmp eq i32 %depth, 0
  br i1 %deep, label %fault, label %deeper
fault:
  store volatile i32 1, ptr null ; trap(interp): none
  ret void
deeper:
  %less = sub i32 %depth, 1
  call void @probe(i32 %less)
  store volatile i8 2, ptr %filler
  ret void
}
define i32 @main() {
  %s = call ptr @signal(i32 11, ptr @handler)
  %j = call i32 @_setjmp(ptr @place)
  %n = load volatile i32, ptr @count
  %again = icmp slt i32 %n, 3
  br i1 %again, label %fault, label %done
fault:
  %depth = mul i32 %n, 8
  call void @probe(i32 %depth)
  br label %done
done:
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %n)
  ret i32 0
}
