; Of an i8 printed as an int the upper bits are not passed: compiled code prints whatever is in the register.
@f = constant [4 x i8] c"%d\0A\00"
@x = global i32 300
declare i32 @printf(ptr, ...)
define i32 @main() {
  %x = load i32, ptr @x
  %t = trunc i32 %x to i8
  %n = call i32 (ptr, ...) @printf(ptr @f, i8 %t) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
