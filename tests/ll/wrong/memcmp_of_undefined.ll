; Bytes are compared with those behind a pointer that was never set.
declare i32 @memcmp(ptr, ptr, i64)
define i32 @main() {
  %place = alloca i64
  store i64 3, ptr %place
  %to = alloca ptr
  %other = load ptr, ptr %to
  ; Nothing is compared.
  %same = call i32 @memcmp(ptr %place, ptr %other, i64 0)
  %less = call i32 @memcmp(ptr %place, ptr %other, i64 4) ; trap(interp): uninitialised value ; trap(jit): null pointer
  ret i32 %same
}
