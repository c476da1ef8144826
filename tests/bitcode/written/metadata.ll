define void @f(i32 %0) {
  call void @takes(metadata i32 %0)
  br label %2, !own !0

2:
  br label %2, !llvm.loop !2
}

declare void @takes(metadata)

!named = !{!0, !1}
!0 = !{!"llvm.vectorizer.width", i32 7}
!1 = !{!"llvm.vectorizer.unroll", i32 7, null}
!2 = !{!3, !4, !5}
!3 = distinct !{!3, !0, !1}
!4 = !{!"llvm.loop.vectorize.width", i32 7}
!5 = !{!"llvm.loop.interleave.count", i32 7, null}
