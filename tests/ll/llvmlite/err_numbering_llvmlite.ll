; The same under the document's profile.
; flags: --profile=llvmlite
; covers: 0-2

define i64 @f(i64 %n) {
  %2 = add i64 %n, 1 ; error: 3 W0101 %1
  ret i64 %2
}
