; A regex_t has 64 bytes.
@a = constant [2 x i8] c"a\00"
declare ptr @malloc(i64)
declare i32 @regcomp(ptr, ptr, i32)
define i32 @main() {
  %b = call ptr @malloc(i64 8)
  %r = call i32 @regcomp(ptr %b, ptr @a, i32 0) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
