; Numbers out of order under the document's profile.
; flags: --profile=llvmlite
; covers: 0-2

define i64 @f(i64 %n) {
  %1 = add i64 %n, 1
  %0 = add i64 %1, 1 ; error: 3 W0101 %2
  ret i64 %0
}
