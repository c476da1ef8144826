; The size of an object that the text shows: an alloca, a variable, what malloc and calloc are asked for, less what an address is into
; it. What is not known is -1, or 0 where the least is wanted. (opt 22 with inferattrs and lower-constant-intrinsics.)
; stdout: "10 6 37 24 42 -1 -1 0 -1 0 -1 0 24 10 24 "
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1, i1)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare i32 @printf(ptr, ...)
@g = global [10 x i32] zeroinitializer
@w = weak global [7 x i8] zeroinitializer
@f = constant [6 x i8] c"%lld \00"
define void @show(i64 %n) {
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %n)
  ret void
}
define i64 @param(ptr %p) {
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %s
}
define i32 @main(i32 %c) {
  %a = alloca [5 x i16]
  %s0 = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 false, i1 true, i1 false)
  call void @show(i64 %s0)
  %q = getelementptr inbounds [5 x i16], ptr %a, i64 0, i64 2
  %s1 = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 true, i1 false)
  call void @show(i64 %s1)
  %s2 = call i64 @llvm.objectsize.i64.p0(ptr getelementptr (i8, ptr @g, i64 3), i1 true, i1 true, i1 false)
  call void @show(i64 %s2)
  %m = call ptr @malloc(i64 24)
  %s3 = call i64 @llvm.objectsize.i64.p0(ptr %m, i1 false, i1 true, i1 false)
  call void @show(i64 %s3)
  %k = call ptr @calloc(i64 6, i64 7)
  %s4 = call i64 @llvm.objectsize.i64.p0(ptr %k, i1 false, i1 true, i1 false)
  call void @show(i64 %s4)
  %s5 = call i64 @llvm.objectsize.i64.p0(ptr @w, i1 false, i1 true, i1 false)
  call void @show(i64 %s5)
  %s6 = call i64 @param(ptr %a)
  call void @show(i64 %s6)
  %s7 = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 false, i1 false)
  call void @show(i64 %s7)
  %s8 = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 true, i1 false)
  call void @show(i64 %s8)
  %big = getelementptr [5 x i16], ptr %a, i64 0, i64 7
  %s9 = call i64 @llvm.objectsize.i64.p0(ptr %big, i1 false, i1 true, i1 false)
  call void @show(i64 %s9)
  %neg = getelementptr i8, ptr %q, i64 -9
  %s10 = call i64 @llvm.objectsize.i64.p0(ptr %neg, i1 false, i1 true, i1 false)
  call void @show(i64 %s10)
  %v = alloca i8, i32 %c
  %s11 = call i64 @llvm.objectsize.i64.p0(ptr %v, i1 true, i1 true, i1 false)
  call void @show(i64 %s11)
  %n = alloca i64, i32 3
  %s12 = call i32 @llvm.objectsize.i32.p0(ptr %n, i1 true, i1 true, i1 true)
  %z = zext i32 %s12 to i64
  call void @show(i64 %z)
  %cc = icmp eq i32 %c, 1
  %sel = select i1 %cc, ptr %n, ptr %a
  %s13 = call i64 @llvm.objectsize.i64.p0(ptr %sel, i1 true, i1 true, i1 false)
  call void @show(i64 %s13)
  %s14 = call i64 @llvm.objectsize.i64.p0(ptr %sel, i1 false, i1 true, i1 false)
  call void @show(i64 %s14)
  ret i32 0
}
