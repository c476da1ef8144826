; And under the document's profile.
; flags: --profile=llvmlite
; covers: 0-23

define i64 @f(i64 %n) {
  br label %x
x:
  %x = add i64 %n, 1 ; error: 3 W0102 %x
  ret i64 %x
}
