; Debug records are written in one way, by nodes with `!` in front; and a module has records or calls of llvm.dbg functions.
define void @f(i32 %n) {
    #dbg_value(i32 %n, i32 0, !DIExpression(), !0) ; error: 5 E0420 expected '!' here
    #dbg_values(i32 %n, !0, !DIExpression(), !0) ; error: 5 E0420 expected debug record type here
    #dbg_value(i32 %n, !0, !DIExpression()) ; error: 5 E0420 Expected ',' here
    #dbg_value(i32 %n, !0, !DIExpression(DW_OP_none), !0) ; error: 5 E0420 invalid DWARF op 'DW_OP_none'
  call void @llvm.dbg.value(metadata i32 %n, metadata !0, metadata !DIExpression()), !dbg !0 ; error: 3 E0420 llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = !{}
