; stdin: "text\n"
@stdin = external global ptr
declare ptr @fgetws(ptr, i32, ptr)
define i32 @main() {
  %d = alloca [8 x i32]
  %f = load ptr, ptr @stdin
  %r = call ptr @fgetws(ptr %d, i32 20, ptr %f) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
