; The list of indices is not empty.
; flags: --profile=llvmlite
; covers: 0-18

define i64* @f(i64* %p) {
  %a = getelementptr i64, i64* %p ; error: 3 E0514 index
  ret i64* null
}
