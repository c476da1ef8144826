; A call of a pure virtual function.
; needs: libstdc++.so.6
declare void @__cxa_pure_virtual()
@vtable = constant [1 x ptr] [ptr @__cxa_pure_virtual]
define i32 @main() {
  %f = load ptr, ptr @vtable
  call void %f() ; trap: host fault: abort
  ret i32 0
}
