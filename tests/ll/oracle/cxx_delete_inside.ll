; `delete[]` of an address inside a block.
; needs: libstdc++.so.6
declare ptr @_Znam(i64)
declare void @_ZdaPv(ptr)
define i32 @main() {
  %p = call ptr @_Znam(i64 16)
  ; Where the C library looks for the size of the block, which its message depends on.
  store i64 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  call void @_ZdaPv(ptr %q) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
