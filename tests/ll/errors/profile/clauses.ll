; flags: --profile=llvmlite
define i64 @f(i64* %p, i64 %n, [2 x i64]* %q) {
  %a = add nsw i64 %n, 1  ; error: 8 E0511 flags of arithmetic are outside LLVMlite
  %b = icmp ult i64 %n, 1  ; error: 13 E0511 `icmp ult` is outside LLVMlite
  %c = alloca i64, align 8  ; error: 8 E0511 count, alignment and address space of an alloca are outside
  %d = load volatile i64, i64* %p  ; error: 8 E0511 `atomic`, `volatile` and `align` are outside LLVMlite
  store i64 %n, i64* %p, align 4  ; error: 3 E0511 `atomic`, `volatile` and `align` are outside LLVMlite
  %e = getelementptr inbounds [2 x i64], [2 x i64]* %q, i32 0, i32 1  ; error: 8 E0511 flags of getelementptr are outside LLVMlite
  %g = tail call i64 @f(i64* %p, i64 %n, [2 x i64]* %q)  ; error: 13 E0511 call markers, calling conventions and call attributes are outside
  ret i64 %a
}
