; What `new[]` made has its bounds.
; needs: libstdc++.so.6
declare ptr @_Znam(i64)
declare void @_ZdaPv(ptr)
define i32 @main() {
  %p = call ptr @_Znam(i64 16)
  %last = getelementptr i32, ptr %p, i64 3
  store i32 1, ptr %last
  %behind = getelementptr i32, ptr %p, i64 4
  store i32 1, ptr %behind ; trap(interp): out of bounds ; trap(jit): none
  call void @_ZdaPv(ptr %p)
  ret i32 0
}
