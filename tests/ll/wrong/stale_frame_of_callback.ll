; printf with %s and a number, on stack memory in which an earlier function has left words that look like the frames of
; a callback: a return address of compiled code, and where its caller's would be, one of the C library. The call at the
; first is of a function of the program, so that no C function can have been called there.
declare i32 @printf(ptr, ...)
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @llvm.returnaddress(i32)
@format = private constant [4 x i8] c"%s\0A\00"
@numbers = global [2 x i32] [i32 3, i32 1]
@outside = global ptr null
define i32 @order(ptr %a, ptr %b) {
  %r = call ptr @llvm.returnaddress(i32 0)
  store volatile ptr %r, ptr @outside
  ret i32 0
}
define ptr @own() noinline {
  %r = call ptr @llvm.returnaddress(i32 0)
  ret ptr %r
}
define ptr @site() noinline {
  %r = call ptr @own()
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
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @order)
  %site = call ptr @site()
  %outside = load volatile ptr, ptr @outside
  call void @plant(ptr %site, ptr %outside)
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 1) ; trap(interp): null pointer ; trap(jit): host fault: null pointer
  ret i32 %n
}
