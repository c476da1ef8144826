; A branch to the same block either way is still a branch on poison.
; covers: 4-76
define i32 @main() {
  %poison = sub nuw i32 0, 1
  %cmp = icmp slt i32 %poison, 0
  br i1 %cmp, label %end, label %end ; trap(interp): poison value ; trap(jit): none
end:
  ret i32 0
}
