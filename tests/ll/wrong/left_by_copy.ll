; Bytes in front of a block are moved; the pointer is in a variable.
declare ptr @malloc(i64)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @main() {
  %block = call ptr @malloc(i64 16)
  store i64 1, ptr %block
  %at = alloca ptr
  store ptr %block, ptr %at
  %this = load ptr, ptr %at
  %before = getelementptr inbounds i8, ptr %this, i64 -4
  call void @llvm.memmove.p0.p0.i64(ptr %before, ptr %block, i64 4, i1 false) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
