; Nodes are defined once and of a known kind. One that is named and not there is a remark here: pieces of modules are
; often shown without their nodes. LLVM refuses it, and so does --strict.
; covers: 3-6
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"PIC Level", i32 2}
!0 = !{i32 7, !"PIC Level", i32 2} ; error: 1 E0152 Metadata id is already used
!1 = !{!0, !9} ; warn: 12 W0105 use of undefined metadata `!9`
!2 = !DIFiel(filename: "a", directory: "b") ; error: 7 E0153 unknown metadata node kind
!3 = !DICompileUnit(language: DW_LANG_C99, file: !4) ; error: 1 E0153 missing 'distinct', required for !DICompileUnit()
!4 = !DIFile(filename: "a", directory: "b")
define void @f() {
  ret void, !dbg !8 ; warn: 18 W0105 use of undefined metadata `!8`
}
