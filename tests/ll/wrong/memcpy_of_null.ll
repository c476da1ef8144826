; A struct is copied from a null pointer, although the pointer is promised not to be null.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @malloc(i64)
define i32 @copied(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull %to, ptr noundef nonnull %from, i64 48, i1 false) ; trap: null pointer
  %x = load i32, ptr %to
  ret i32 %x
}
define i32 @main() {
  %to = call ptr @malloc(i64 48)
  %x = call i32 @copied(ptr %to, ptr null)
  ret i32 %x
}
