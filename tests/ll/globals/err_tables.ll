; The variables that say something to the linker have shapes and linkages of their own.
@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] zeroinitializer ; error: 39 E0410 wrong type for intrinsic global variable
@llvm.global_dtors = internal global [1 x { i32, ptr, ptr }] zeroinitializer ; error: 1 E0403 invalid linkage for intrinsic global variable
@llvm.used = appending global [3 x ptr] [ptr @f, ptr getelementptr (i8, ptr @x, i64 2), ptr getelementptr ([2 x i32], ptr @x, i64 0, i64 0)] ; error: 54 E0410 invalid llvm.used member
@llvm.compiler.used = appending global [1 x i32] [i32 3] ; error: 40 E0410 wrong type for intrinsic global variable
@x = global [2 x i32] zeroinitializer
define void @f() { ret void }
