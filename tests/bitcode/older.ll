; What LLVM 22 reads otherwise than it is written: parameters of intrinsic functions that are gone, constants that it folds, an alignment that
; it fills in, debug information without its version.
%packed = type <{ i8, i32 }>
@narrow = global i64 trunc (i128 ptrtoint (ptr @narrow to i128) to i64)
@lanes = global <4 x i32> bitcast (i128 -2 to <4 x i32>)

define i32 @f(ptr %p, <4 x i1> %m, <4 x i32> %v, <4 x ptr> %q, i1 %c) !dbg !2 {
  %room = alloca %packed
  %zeros = call i32 @llvm.ctlz.i32(i32 add (i32 2, i32 5)), !dbg !3
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr align 2 %room, i64 4, i32 4, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i32 0, i1 trunc (i32 xor (i32 3, i32 3) to i1))
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 8, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %a, ptr %p, i32 4, <4 x i1> %m)
  %b = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %q, i32 4, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %b, <4 x ptr> %q, i32 2, <4 x i1> %m)
  %l = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)
  %r = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> %l, <4 x i32> %b, i32 -2)
  store <4 x i32> %r, ptr %p
  ret i32 %zeros, !dbg !3
}

declare i32 @llvm.ctlz.i32(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)

!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "older.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", unit: !0, file: !1)
!3 = !DILocation(line: 2, scope: !2)
