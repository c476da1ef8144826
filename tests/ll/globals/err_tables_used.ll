; Nobody uses the tables of functions.
@llvm.global_ctors = appending global [1 x { i32, ptr, i32 }] [{ i32, ptr, i32 } { i32 1, ptr @f, i32 0 }] ; error: 39 E0410 wrong type for intrinsic global variable
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] [] ; error: 1 E0410 invalid uses of intrinsic global variable
define ptr @f() { ret ptr @llvm.global_dtors }
