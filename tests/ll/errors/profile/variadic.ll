; flags: --profile=llvmlite
declare void @printf(i8*, ...)  ; error: 27 E0509 a variable number of arguments is outside LLVMlite

define void @f(i8* %s) {
  call void (i8*, ...) @printf(i8* %s, i64 1)  ; error: 8 E0509 a variable number of arguments is outside LLVMlite
  ret void
}
