; The same example under the profile that accepts nothing beyond the document.
; flags: --profile=llvmlite
; run: @fac(i64 6) == i64 720
; run: @fac(i64 0) == i64 1
; exit: 208
; covers: 0-1

define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}

define i64 @main() {
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
