; Rows of two fields are of old versions of LLVM; an empty table, and what is used or not.
; run: @done() == i32 7
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr getelementptr inbounds (i8, ptr @early, i64 0) }] ; warn: 39 W0209 the third field of the element type is mandatory
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } zeroinitializer, { i32, ptr, ptr } undef]
@llvm.used = appending global [2 x ptr] [ptr @x, ptr @early], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr getelementptr inbounds ([1 x i32], ptr @x, i32 0, i32 0)], section "llvm.metadata"
@x = internal global i32 1
define internal void @early() {
  store i32 7, ptr @x
  ret void
}
define i32 @done() {
  %r = load i32, ptr @x
  ret i32 %r
}
