; The lists that LLVM knows have nodes of a certain shape.
!llvm.ident = !{!0, !1, !2}
!llvm.commandline = !{!1}
!llvm.errno.tbaa = !{} ; error: 1 E0421 llvm.errno.tbaa must have at least one operand
!llvm.module.flags = !{!1, !3, !4, !5, !6, !7, !8, !9, !10, !11, !13, !14, !15, !16, !17, !18}
!0 = !{!"compiler", !"version"} ; error: 1 E0421 incorrect number of operands in llvm.ident metadata
!1 = !{!"compiler"} ; error: 1 E0421 incorrect number of operands in module flag
!2 = !{i32 1} ; error: 1 E0421 invalid value for llvm.ident metadata entry operand
!3 = !{!"a", !"b", i32 1} ; error: 1 E0421 invalid behavior operand in module flag (expected constant integer)
!4 = !{i32 9, !"b", i32 1} ; error: 1 E0421 invalid behavior operand in module flag (unexpected constant)
!5 = !{i32 1, i32 2, i32 1} ; error: 1 E0421 invalid ID operand in module flag (expected metadata string)
!6 = !{i32 1, !"c", i32 1}
!7 = !{i32 1, !"c", i32 2} ; error: 1 E0421 module flag identifiers must be unique (or of 'require' type)
!8 = !{i32 8, !"d", i32 -1} ; error: 1 E0421 invalid value for 'min' module flag (expected constant non-negative integer)
!9 = !{i32 7, !"e", !"x"} ; error: 1 E0421 invalid value for 'max' module flag (expected constant integer)
!10 = !{i32 5, !"g", i32 1} ; error: 1 E0421 invalid value for 'append'-type module flag (expected a metadata node)
!11 = !{i32 3, !"h", !12} ; error: 1 E0421 invalid requirement on flag, flag is not present in module
!12 = !{!"nowhere", i32 1}
!13 = !{i32 3, !"i", i32 1} ; error: 1 E0421 invalid value for 'require' module flag (expected metadata pair)
!14 = !{i32 1, !"wchar_size", !"four"} ; error: 1 E0421 wchar_size metadata requires constant integer argument
!15 = !{i32 1, !"SemanticInterposition", !"yes"} ; error: 1 E0421 SemanticInterposition metadata requires constant integer argument
!16 = !{i32 5, !"CG Profile", !19}
!17 = !{i32 6, !"Linked", !{!"a"}}
!18 = !{i32 5, !"CG Profile", !21} ; error: 1 E0421 module flag identifiers must be unique
!19 = !{!20}
!20 = !{ptr @f, null, i64 1}
!21 = !{}
^0 = gv: (name: "nobody") ; error: 1 E0421 Reference to undefined global "nobody"
define void @f() {
  ret void
}
