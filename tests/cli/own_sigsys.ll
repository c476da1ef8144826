; A handler of its own for the signal that tells of refused calls.
declare ptr @signal(i32, ptr)
declare i32 @open(ptr, i32, ...)
@path = constant [12 x i8] c"/etc/passwd\00"
define internal void @handler(i32 %signal) {
  ret void
}
define i32 @main() {
  %s = call ptr @signal(i32 31, ptr @handler)
  %f = call i32 (ptr, i32, ...) @open(ptr @path, i32 0)
  ret i32 0
}
