; flags: --profile=llvmlite
define i1 @f(i1 %a, i1 %b) {
  %c = and i1 %a, %b  ; error: 12 E0512 `and` works on i64 only in LLVMlite
  ret i1 %c
}
