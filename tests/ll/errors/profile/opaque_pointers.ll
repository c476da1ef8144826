; flags: --profile=llvmlite
define i64 @f(ptr %p) {  ; error: 15 E0507 `ptr` is outside LLVMlite
  %a = load i64, ptr %p  ; error: 18 E0507 `ptr` is outside LLVMlite
  ret i64 %a
}
