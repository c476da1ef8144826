; Tables of relative addresses, as clang -O2 writes them: the engines' numbers differ, and say the same.
@a = private unnamed_addr constant [2 x i8] c"A\00", align 1
@b = private unnamed_addr constant [8 x i8] c"B\00CCCCC\00", align 1
@table = internal unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @table to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr inbounds ([8 x i8], ptr @b, i64 0, i64 2) to i64), i64 ptrtoint (ptr @table to i64)) to i32)], align 4
@variable = global { i8, i64 } { i8 1, i64 sub (i64 ptrtoint (ptr @main to i64), i64 ptrtoint (ptr @variable to i64)) }
declare ptr @llvm.load.relative.i64(ptr, i64)
declare i32 @puts(ptr)
define i32 @main() {
  %p = call ptr @llvm.load.relative.i64(ptr @table, i64 4)
  %r = call i32 @puts(ptr %p)
  store i8 2, ptr @variable
  ret i32 0
}
