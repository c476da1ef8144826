; flags: --profile=llvmlite
define i64 @f([4 x i64]* %p, i64 %i) {
  %a = getelementptr [4 x i64], [4 x i64]* %p, i32 0, i32 %i
  %b = getelementptr [4 x i64], [4 x i64]* %p, i64 0, i64 %i
  %c = add i32 1, 2  ; error: 12 E0506 `i32` is outside LLVMlite, except as the type of a getelementptr index
  ret i64 0
}
