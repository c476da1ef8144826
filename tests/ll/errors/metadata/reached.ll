; Debug information that stays when LLVM leaves it out, because a list of the program's names it, has to be right.
!program = !{!0}
!0 = !{!1, !2, !3}
!1 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !4) ; error: 1 E0422 invalid base type
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4) ; error: 1 E0422 DICompileUnit not listed in llvm.dbg.cu
!3 = !DIExpression(DW_OP_swap) ; error: 1 E0422 invalid expression
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !4)
