; flags: --profile=llvmlite
; A name abbreviates its definition: no remark. Another pointee is an error.
%pair = type { i64, i64 }

define i64 @g({ i64, i64 }* %p) {
  ret i64 0
}

define void @f(%pair* %p, i64* %q) {
  %1 = call i64 @g(%pair* %p)
  %2 = getelementptr { i64, i64 }* %p, i32 0, i32 0
  %3 = bitcast i8* %q to i64*  ; error: 20 W0203 `%q` has type `i64*`, expected `i8*`
  ret void
}
