; A field that is undef makes the struct undefined.
; covers: 4-78
define i32 @f({ i8, i32 } noundef %v) {
  ret i32 0
}
define i32 @main() {
  %r = call i32 @f({ i8, i32 } { i8 undef, i32 1 }) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 %r
}
