; stdin: ""
; At the end it defines nothing.
@stdin = external global ptr
declare ptr @fgets(ptr, i32, ptr)
declare i64 @strlen(ptr)
define i32 @main() {
  %b = alloca [10 x i8]
  %f = load ptr, ptr @stdin
  %r = call ptr @fgets(ptr %b, i32 10, ptr %f)
  %n = call i64 @strlen(ptr %b) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
