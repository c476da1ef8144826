%pair = type { i64, i64 }

define i64* @f(%pair* %p) {
  %1 = getelementptr %pair, %pair* %p, i32 0, i64 1  ; warn: 47 W0205 LLVM requires the index into a struct to be an i32, not `i64`
  ret i64* %1
}
