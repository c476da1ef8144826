; The library's step to a tree's next node begins at one that was deleted.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)
declare ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr)
define i32 @main() {
  %p = call ptr @_Znwm(i64 40)
  call void @_ZdlPv(ptr %p)
  %next = call ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %p) ; trap(interp): use after free ; trap(jit): none
  ret i32 0
}
