; flags: --profile=llvmlite
define i64 @f(i64* %p, i1 %c) {
  %a = ptrtoint i64* %p to i64  ; error: 8 E0502 `ptrtoint` is outside LLVMlite
  %b = zext i1 %c to i64  ; error: 8 E0502 `zext` is outside LLVMlite
  %d = bitcast i64 %b to i64  ; error: 8 E0502 `bitcast` is from pointer to pointer in LLVMlite
  %e = bitcast i64* %p to i8*
  ret i64 %a
}
