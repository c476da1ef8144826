; flags: --profile=llvmlite
@z = global [2 x i64] zeroinitializer  ; error: 23 E0503 `zeroinitializer` is outside LLVMlite
@g = global i64* getelementptr ([2 x i64], [2 x i64]* @z, i32 0, i32 1)  ; error: 18 E0503 a constant `getelementptr` is outside
@b = global i8* bitcast (i64** @g to i8*)

define i64 @f() {
  %x = add i64 undef, 1  ; error: 16 E0503 `undef` is outside LLVMlite
  br i1 true, label %a, label %a  ; error: 9 E0503 an i1 constant is outside LLVMlite
a:
  ret i64 %x
}
