; Sixteen bytes at once.
; covers: 4-30
; run: @f(i128 18446744073709551616) == i128 18446744073709551621
@g = global i128 0, align 16
define i128 @f(i128 %x) {
  store atomic i128 %x, ptr @g seq_cst, align 16
  %old = atomicrmw add ptr @g, i128 5 seq_cst, align 16
  %y = load atomic i128, ptr @g seq_cst, align 16
  ret i128 %y
}
