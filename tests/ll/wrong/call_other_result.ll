; A function is called through a pointer as if it returned a number of another kind.
@table = global [2 x ptr] [ptr @whole, ptr @half]
define i32 @whole(i32 %n) {
  ret i32 %n
}
define double @half(i32 %n) {
  %x = sitofp i32 %n to double
  ret double %x
}
define i32 @main() {
  %first = load ptr, ptr @table
  %a = call i32 %first(i32 4)
  %at = getelementptr ptr, ptr @table, i64 1
  %second = load ptr, ptr %at
  %b = call i32 %second(i32 4) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
