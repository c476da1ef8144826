; A truncation that promises to lose nothing.
@large = global i32 300
define i32 @main() {
  %x = load i32, ptr @large
  %y = trunc nuw i32 %x to i8
  %z = zext i8 %y to i32
  ret i32 %z ; trap(interp): poison value ; trap(jit): none
}
