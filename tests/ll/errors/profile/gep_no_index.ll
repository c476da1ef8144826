; flags: --profile=llvmlite
define i64* @f(i64* %p) {
  %a = getelementptr i64, i64* %p  ; error: 3 E0514 getelementptr needs at least one index in LLVMlite
  ret i64* %a
}
