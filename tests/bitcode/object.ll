; exit: 91

source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@pool = internal global [8 x %struct.node] zeroinitializer, align 16

define dso_local range(i32 -2147483645, -2147483648) i32 @main() local_unnamed_addr #0 {
  br label %19

1:
  %2 = phi i32 [ %13, %12 ], [ 0, %19 ]
  %3 = phi ptr [ %15, %12 ], [ %23, %19 ]
  %4 = load i32, ptr %3, align 8, !tbaa !9
  %5 = and i32 %4, 3
  switch i32 %5, label %10 [
    i32 0, label %6
    i32 1, label %8
  ]

6:
  %7 = add nsw i32 %2, 1
  br label %12

8:
  %9 = add nsw i32 %4, %2
  br label %12

10:
  %11 = add nsw i32 %2, -1
  br label %12

12:
  %13 = phi i32 [ %11, %10 ], [ %7, %6 ], [ %9, %8 ]
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !13
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %1, !llvm.loop !14

17:
  %18 = add nsw i32 %13, 3
  ret i32 %18

19:
  %20 = phi i64 [ 0, %0 ], [ %26, %19 ]
  %21 = phi ptr [ null, %0 ], [ %23, %19 ]
  %22 = mul nuw nsw i64 %20, %20
  %23 = getelementptr inbounds nuw %struct.node, ptr @pool, i64 %20
  %24 = trunc nuw i64 %22 to i32
  store i32 %24, ptr %23, align 16, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %21, ptr %25, align 8, !tbaa !13
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp eq i64 %26, 8
  br i1 %27, label %1, label %19, !llvm.loop !17

  uselistorder i32 %2, { 0, 2, 1 }

  uselistorder ptr %15, { 1, 0 }

  uselistorder label %19, { 1, 0 }

  uselistorder i64 %20, { 3, 2, 0, 1 }

  uselistorder ptr %23, { 2, 3, 0, 1 }
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !6, i64 0}
!10 = !{!"node", !6, i64 0, !11, i64 8}
!11 = !{!"p1 _ZTS4node", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!10, !11, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
