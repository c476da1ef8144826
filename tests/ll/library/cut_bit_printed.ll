; An i1 that was cut from something wider leaves the rest of that in the register.
@f = constant [4 x i8] c"%d\0A\00"
@x = global i32 3
declare i32 @printf(ptr, ...)
define i32 @main() {
  %x = load i32, ptr @x
  %t = trunc i32 %x to i1
  %n = call i32 (ptr, ...) @printf(ptr @f, i1 %t) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
