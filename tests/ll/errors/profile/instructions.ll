; flags: --profile=llvmlite
define i64 @f(i64 %n, i1 %c) {
  %a = sdiv i64 %n, 2  ; error: 8 E0502 `sdiv` is outside LLVMlite
  %b = select i1 %c, i64 %n, i64 %a  ; error: 8 E0502 `select` is outside LLVMlite
  switch i64 %b, label %out [ i64 1, label %out ]  ; error: 3 E0502 `switch` is outside LLVMlite
out:
  %x = phi i64 [ 1, %0 ], [ 1, %0 ]  ; error: 8 E0502 `phi` is outside LLVMlite
  unreachable  ; error: 3 E0502 `unreachable` is outside LLVMlite
}
