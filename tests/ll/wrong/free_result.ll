; `free` gives nothing, whatever a declaration says.
declare ptr @malloc(i64)
declare i32 @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  %x = call i32 @free(ptr %p)
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 0
b:
  ret i32 0
}
