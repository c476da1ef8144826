; A context that is to begin with a function, where no memory is.
declare void @makecontext(ptr, ptr, i32, ...)
define void @begins() {
  ret void
}
define i32 @main() {
  call void (ptr, ptr, i32, ...) @makecontext(ptr inttoptr (i64 65536 to ptr), ptr @begins, i32 0) ; trap(interp): bad memory access ; trap(jit): host fault: bad memory access
  ret i32 0
}
