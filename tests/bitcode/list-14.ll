; exit: 91

source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@pool = internal global [8 x %struct.node] zeroinitializer, align 16

define dso_local i32 @main() local_unnamed_addr #0 {
  store i32 0, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 0, i32 0), align 16, !tbaa !5
  store %struct.node* null, %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 0, i32 1), align 8, !tbaa !11
  store i32 1, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 1, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 0), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 1, i32 1), align 8, !tbaa !11
  store i32 4, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 2, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 1), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 2, i32 1), align 8, !tbaa !11
  store i32 9, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 3, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 2), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 3, i32 1), align 8, !tbaa !11
  store i32 16, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 4, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 3), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 4, i32 1), align 8, !tbaa !11
  store i32 25, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 5, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 4), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 5, i32 1), align 8, !tbaa !11
  store i32 36, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 6, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 5), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 6, i32 1), align 8, !tbaa !11
  store i32 49, i32* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 7, i32 0), align 16, !tbaa !5
  store %struct.node* getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 6), %struct.node** getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 7, i32 1), align 8, !tbaa !11
  br label %1

1:
  %2 = phi i32 [ %19, %17 ], [ 49, %0 ]
  %3 = phi i32 [ %13, %17 ], [ 0, %0 ]
  %4 = phi %struct.node* [ %15, %17 ], [ getelementptr inbounds ([8 x %struct.node], [8 x %struct.node]* @pool, i64 0, i64 7), %0 ]
  %5 = and i32 %2, 3
  switch i32 %5, label %10 [
    i32 0, label %6
    i32 1, label %8
  ]

6:
  %7 = add nsw i32 %3, 1
  br label %12

8:
  %9 = add nsw i32 %2, %3
  br label %12

10:
  %11 = add nsw i32 %3, -1
  br label %12

12:
  %13 = phi i32 [ %11, %10 ], [ %9, %8 ], [ %7, %6 ]
  %14 = getelementptr inbounds %struct.node, %struct.node* %4, i64 0, i32 1
  %15 = load %struct.node*, %struct.node** %14, align 8, !tbaa !11
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %20, label %17, !llvm.loop !12

17:
  %18 = getelementptr inbounds %struct.node, %struct.node* %15, i64 0, i32 0
  %19 = load i32, i32* %18, align 8, !tbaa !5
  br label %1

20:
  %21 = add nsw i32 %13, 3
  ret i32 %21

  uselistorder i32 %2, { 1, 0 }

  uselistorder i32 %3, { 0, 2, 1 }

  uselistorder %struct.node* %15, { 0, 2, 1 }
}

attributes #0 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

uselistorder [8 x %struct.node]* @pool, { 2, 0, 5, 1, 3, 8, 4, 6, 11, 7, 9, 14, 10, 12, 17, 13, 15, 20, 16, 18, 23, 19, 21, 22 }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !7, i64 0}
!6 = !{!"node", !7, i64 0, !10, i64 8}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!6, !10, i64 8}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
