; The address of a variable is kept as a number, and used after its function has returned.
define i64 @leave() {
  %a = alloca [4 x i64]
  store i64 1, ptr %a
  %n = ptrtoint ptr %a to i64
  ret i64 %n
}
define i32 @main() {
  %b = alloca i32
  %n = call i64 @leave()
  %p = inttoptr i64 %n to ptr
  %x = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %x
}
