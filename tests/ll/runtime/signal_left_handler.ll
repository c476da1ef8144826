; Handlers of faults that are left by a jump are called again, also where the mask of signals is not put back.
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
define i32 @main() {
  %s = call ptr @signal(i32 11, ptr @handler)
  %j = call i32 @_setjmp(ptr @place)
  %n = load volatile i32, ptr @count
  %again = icmp slt i32 %n, 3
  br i1 %again, label %fault, label %done
fault:
  store volatile i32 1, ptr null ; trap(interp): none
  br label %done
done:
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %n)
  ret i32 0
}
