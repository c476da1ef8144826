; What a function whose effects are not known writes is defined, also where it is copied to.
; exit: 3
@text = constant [4 x i8] c"abc\00"
declare ptr @__mempcpy(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @main() {
  %written = alloca [200 x i8]
  %copied = alloca [200 x i8]
  %length = load i64, ptr @length
  %end = call ptr @__mempcpy(ptr %written, ptr @text, i64 %length)
  call void @llvm.memcpy.p0.p0.i64(ptr %copied, ptr %written, i64 %length, i1 false)
  %same = call i32 @memcmp(ptr %copied, ptr @text, i64 3)
  %first = icmp eq i32 %same, 0
  br i1 %first, label %next, label %no
next:
  %at = getelementptr i8, ptr %copied, i64 2
  %third = load i8, ptr %at
  %c = icmp eq i8 %third, 99
  br i1 %c, label %yes, label %no
yes:
  ret i32 3
no:
  ret i32 4
}
@length = global i64 4
