; An exception that nobody catches.
; needs: libstdc++.so.6
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
@_ZTIi = external constant ptr
define void @fail() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) ; trap: abort
  unreachable
}
define i32 @main() {
  call void @fail()
  ret i32 0
}
