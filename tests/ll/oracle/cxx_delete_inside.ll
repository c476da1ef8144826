; `delete[]` of an address inside a block.
; needs: libstdc++.so.6
declare ptr @_Znam(i64)
declare void @_ZdaPv(ptr)
define i32 @main() {
  %p = call ptr @_Znam(i64 16)
  %q = getelementptr i8, ptr %p, i64 8
  call void @_ZdaPv(ptr %q) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
