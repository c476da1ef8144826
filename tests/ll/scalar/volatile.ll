; Both spellings of volatile accesses, with alignments.
; run: @new(i32 5) == i32 6
; run: @old(i32 5) == i32 6

@g = global i32 0, align 4

define i32 @new(i32 %x) {
  store volatile i32 %x, i32* @g, align 4
  %a = load volatile i32, i32* @g, align 4
  %b = add i32 %a, 1
  store volatile i32 %b, i32* @g
  %c = load volatile i32, i32* @g
  ret i32 %c
}
define i32 @old(i32 %x) {
  volatile store i32 %x, i32* @g, align 4 ; warn: 3 W0211 `volatile` before an instruction was only accepted before LLVM 3.1
  %a = volatile load i32* @g, align 4 ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  %b = add i32 %a, 1
  volatile store i32 %b, i32* @g
  %c = volatile load i32* @g
  ret i32 %c
}
