; A vector says more bytes than its block has.
%vec = type { ptr, i64 }
declare ptr @calloc(i64, i64)
declare i64 @writev(i32, ptr, i32)
define i32 @main() {
  %b = call ptr @calloc(i64 4, i64 1)
  %v = alloca [2 x %vec]
  %second = getelementptr %vec, ptr %v, i64 1
  %len = getelementptr %vec, ptr %v, i32 0, i32 1
  %second_len = getelementptr %vec, ptr %second, i32 0, i32 1
  store ptr %b, ptr %v
  store i64 4, ptr %len
  store ptr %b, ptr %second
  store i64 64, ptr %second_len
  %n = call i64 @writev(i32 -1, ptr %v, i32 2) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
