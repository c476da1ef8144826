; An argument that is promised to be below 10.
@ten = global i32 10
define i32 @f(i32 noundef range(i32 0, 10) %n) {
  ret i32 0
}
define i32 @main() {
  %n = load i32, ptr @ten
  %r = call i32 @f(i32 %n) ; trap(interp): poison value ; trap(jit): none
  ret i32 %r
}
