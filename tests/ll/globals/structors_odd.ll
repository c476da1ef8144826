; What cannot be run before or after a program.
@llvm.global_ctors = appending global [5 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @variable, ptr null }, { i32, ptr, ptr } { i32 1, ptr @arguments, ptr null }, { i32, ptr, ptr } { i32 1, ptr @tzset, ptr null }, { i32, ptr, ptr } { i32 1, ptr getelementptr (i8, ptr @plain, i64 1), ptr null }, { i32, ptr, ptr } { i32 ptrtoint (ptr @plain to i32), ptr @plain, ptr null }]
; error@2: 1 E0606 `@variable`, which is not a function, in `@llvm.global_ctors` is not supported yet
; error@2: 1 E0606 `@arguments`, which takes arguments, in `@llvm.global_ctors` is not supported yet
; error@2: 1 E0606 `@tzset`, which has no body here, in `@llvm.global_ctors` is not supported yet
; error@2: 1 E0606 something other than a function in `@llvm.global_ctors` is not supported yet
; error@2: 1 E0606 a priority that is not an integer in `@llvm.global_ctors` is not supported yet
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @chosen, ptr null }] ; error: 1 E0606 `@chosen`, which is not a function, in `@llvm.global_dtors` is not supported yet
@variable = global i32 0
@chosen = internal ifunc void (), ptr @choose
declare void @tzset()
define internal ptr @choose() { ret ptr @plain }
define internal void @plain() { ret void }
define internal i32 @arguments(i32 %x) { ret i32 %x }
define i32 @main() { ret i32 5 }
