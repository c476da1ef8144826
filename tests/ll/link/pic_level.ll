; "PIC Level" and "PIE Level" of earlier versions of LLVM have other behaviors: they are those of today once they are read.
; link: pic_level_part.ll
; exit: 5
declare i32 @f()
define i32 @main() {
  %r = call i32 @f()
  ret i32 %r
}
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 7, !"PIC Level", i32 2}
!1 = !{i32 1, !"PIE Level", i32 1}
!2 = !{i32 1, !"sign-return-address", i32 0}
