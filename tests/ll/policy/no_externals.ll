; flags: --no-externals
; Every external is named, wherever it is used first; what the program defines, and intrinsics, are its own.

@table = constant [2 x ptr] [ ptr @system, ptr @own ] ; error: 1 E0704 `@system`
@alias = alias i32 (ptr), ptr @own

declare i32 @system(ptr)
declare i32 @puts(ptr)
declare double @llvm.sqrt.f64(double)
declare ptr @ll_malloc(i64, i64)

define i32 @own(ptr %p) {
  ret i32 1
}

define i32 @main() {
  %x = call double @llvm.sqrt.f64(double 4.0)
  %n = call i32 @puts(ptr null) ; error: 3 E0704 `@puts`
  %m = call ptr @ll_malloc(i64 1, i64 8) ; error: 3 E0704 `@ll_malloc`
  %f = load ptr, ptr @table
  %r = call i32 @alias(ptr null)
  ret i32 %r
}
