; A fault in code that the program made itself, in memory that it was given.
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
define i32 @main() {
  %code = call ptr @mmap(ptr null, i64 4096, i32 7, i32 34, i32 -1, i64 0)
  ; xor eax, eax; mov [rax], eax; ret
  store i64 837527650353, ptr %code
  %r = call i32 %code() ; trap(jit): host fault: null pointer ; trap(interp): none
  ret i32 %r
}
