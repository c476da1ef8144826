%T = type { i32 }
@k global i32 5
%U = { i32 }
@g = i32 5
struct.S = type { i32 }
x = internal constant i32 1
@s = constant c"hi\00"
func i32 @f() {
  ret i32 0
}
declare i32 @body(i32 %x) {
  ret %x
}
define i32 @main() {
  ret i32 0
}
