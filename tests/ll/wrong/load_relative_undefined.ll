; llvm.load.relative of an offset that is not defined.
@table = constant [2 x i32] zeroinitializer
declare ptr @llvm.load.relative.i64(ptr, i64)
define i32 @main() {
  %slot = alloca i64
  %n = load i64, ptr %slot
  %p = call ptr @llvm.load.relative.i64(ptr @table, i64 %n) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
