; With typed pointers the addresses of parts have the types that they had.
; passes: sroa
; run: @sum(i32 2, i64 3) == i64 5
; run: @mixed(double 2.0) == i64 4611686018427387904

define i64 @sum(i32 %a, i64 %b) {
  %s = alloca { i32, i64 }
  %first = getelementptr { i32, i64 }* %s, i32 0, i32 0
  %second = getelementptr { i32, i64 }* %s, i32 0, i32 1
  store i32 %a, i32* %first
  store i64 %b, i64* %second
  %bytes = bitcast { i32, i64 }* %s to i32*
  %x = load i32* %bytes
  %y = load i64* %second
  %wide = sext i32 %x to i64
  %r = add i64 %wide, %y
  ret i64 %r
}

; One part, two types: stays as it is.
define i64 @mixed(double %d) {
  %s = alloca { double }
  %p = getelementptr { double }* %s, i32 0, i32 0
  store double %d, double* %p
  %q = bitcast double* %p to i64*
  %r = load i64* %q
  ret i64 %r
}
