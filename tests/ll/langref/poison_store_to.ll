; A store through a poison pointer.
; covers: 4-76
@h = global i32 0
define i32 @main() {
  %poison = sub nuw i32 0, 1
  %still_poison = and i32 %poison, 0
  %poison_yet_again = getelementptr i32, ptr @h, i32 %still_poison
  store i32 0, ptr %poison_yet_again ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
