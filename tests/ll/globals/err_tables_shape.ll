; More of the same.
@llvm.global_ctors = appending global [1 x i32] [i32 1] ; error: 39 E0410 wrong type for intrinsic global variable
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr, ptr }] zeroinitializer ; error: 39 E0410 wrong type for intrinsic global variable
@llvm.used = appending global ptr @f ; error: 31 E0403 only global arrays can have appending linkage
@llvm.compiler.used = appending global [1 x ptr] zeroinitializer ; error: 50 E0410 wrong initializer for intrinsic global variable
define void @f() { ret void }
