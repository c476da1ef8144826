; stdin: "a line\n"
; A block of 4 bytes, said to have 100.
@stdin = external global ptr
declare ptr @malloc(i64)
declare i64 @getline(ptr, ptr, ptr)
define i32 @main() {
  %block = alloca ptr
  %size = alloca i64
  %b = call ptr @malloc(i64 4)
  store ptr %b, ptr %block
  store i64 100, ptr %size
  %f = load ptr, ptr @stdin
  %n = call i64 @getline(ptr %block, ptr %size, ptr %f) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
