; A block is deleted twice, with another of its size between: its address is not handed out again so soon.
; needs: libstdc++.so.6
declare ptr @_Znam(i64)
declare void @_ZdaPv(ptr)
define i32 @main() {
  %p = call ptr @_Znam(i64 16)
  call void @_ZdaPv(ptr %p)
  %q = call ptr @_Znam(i64 16)
  call void @_ZdaPv(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
