; flags: --profile=llvmlite
@s = global [3 x i8] c"ab\00"
@c = global i8 3  ; error: 13 E0505 `i8` is outside LLVMlite, except in `i8*` and `[N x i8]`

define i64 @f(i8* %p) {
  %a = load i8, i8* %p  ; error: 13 E0505 `i8` is outside LLVMlite
  ret i64 0
}
