; A tail call whose fp128 arguments are more than the registers, behind a word and an x86_fp80 on the stack. Each call moves
; all by one: after 13 of them the first is the one that was the fourth.
; run: @start(i32 13) == fp128 104.0
; run: @start(i32 10) == fp128 101.0
; run: @start(i32 19) == fp128 110.0
define fp128 @turn(i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, x86_fp80 %n, fp128 %a0, fp128 %a1, fp128 %a2, fp128 %a3, fp128 %a4, fp128 %a5, fp128 %a6, fp128 %a7, fp128 %a8, fp128 %a9) {
  %end = fcmp oeq x86_fp80 %n, 0xK00000000000000000000
  br i1 %end, label %last, label %further
last:
  ret fp128 %a0
further:
  %m = fsub x86_fp80 %n, 0xK3FFF8000000000000000
  %r = musttail call fp128 @turn(i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, x86_fp80 %m, fp128 %a1, fp128 %a2, fp128 %a3, fp128 %a4, fp128 %a5, fp128 %a6, fp128 %a7, fp128 %a8, fp128 %a9, fp128 %a0)
  ret fp128 %r
}
define fp128 @start(i32 %n) {
  %x = sitofp i32 %n to x86_fp80
  %r = call fp128 @turn(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, x86_fp80 %x, fp128 0xL00000000000000004005940000000000, fp128 0xL00000000000000004005980000000000, fp128 0xL000000000000000040059C0000000000, fp128 0xL00000000000000004005A00000000000, fp128 0xL00000000000000004005A40000000000, fp128 0xL00000000000000004005A80000000000, fp128 0xL00000000000000004005AC0000000000, fp128 0xL00000000000000004005B00000000000, fp128 0xL00000000000000004005B40000000000, fp128 0xL00000000000000004005B80000000000)
  ret fp128 %r
}
