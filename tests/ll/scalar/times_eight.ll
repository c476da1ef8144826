; The LLVM 2.x reference's three ways to multiply by eight.
; run: @the_easy_way(i32 7) == i32 56
; run: @after_strength_reduction(i32 7) == i32 56
; run: @the_hard_way(i32 7) == i32 56
; run: @the_easy_way(i32 -2147483647) == i32 8
; run: @after_strength_reduction(i32 -2147483647) == i32 8
; run: @the_hard_way(i32 -2147483647) == i32 8
; covers: 1-5

define i32 @the_easy_way(i32 %X) {
  %result = mul i32 %X, 8
  ret i32 %result
}
define i32 @after_strength_reduction(i32 %X) {
  %result = shl i32 %X, 3
  ret i32 %result
}
define i32 @the_hard_way(i32 %X) {
  add i32 %X, %X           ; a result without a name takes the next number
  add i32 %1, %1
  %result = add i32 %2, %2
  ret i32 %result
}
