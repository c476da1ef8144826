; A truth value in memory that is neither 0 nor 1.
@flag = global i8 2
define i32 @main() {
  %b = load i8, ptr @flag, !range !0, !noundef !1 ; trap(interp): poison value ; trap(jit): none
  %x = zext i8 %b to i32
  ret i32 %x
}
!0 = !{i8 0, i8 2}
!1 = !{}
