; printf with %s and a number, on stack memory in which an earlier function has left words that look like frames: a
; return address of compiled code, and where its caller's would be, pointers to data after bytes that look like a call.
declare i32 @printf(ptr, ...)
declare ptr @llvm.returnaddress(i32)
@format = private constant [4 x i8] c"%s\0A\00"
@calls = global [16 x i8] c"\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8\E8"
@function = global ptr @own
define ptr @own() noinline {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}
define ptr @site() noinline {
  %f = load volatile ptr, ptr @function
  %r = call ptr %f()
  ret ptr %r
}
define void @plant(ptr %site, ptr %outside) noinline {
entry:
  %words = alloca [768 x ptr]
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %place = urem i64 %i, 6
  %is_site = icmp eq i64 %place, 0
  %word = select i1 %is_site, ptr %site, ptr %outside
  %at = getelementptr ptr, ptr %words, i64 %i
  store volatile ptr %word, ptr %at
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 768
  br i1 %more, label %next, label %out
out:
  ret void
}
define i32 @main() {
  %site = call ptr @site()
  %data = getelementptr i8, ptr @calls, i64 8
  call void @plant(ptr %site, ptr %data)
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 1) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 %n
}
