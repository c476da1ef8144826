; covers: 4-5 4-52 4-54
target datalayout = "e-A5"
@g = addrspace(1) global i32 0
define void @f(ptr %p) {
  %a = alloca i32, addrspace(5)
  store i32 3, ptr addrspace(4) %a ; error: 33 E0201 `%a` has type `ptr addrspace(5)`, expected `ptr addrspace(4)`
  %b = load i32, ptr @g ; error: 22 E0201
  %c = addrspacecast ptr %p to ptr ; error: 8 E0214 `addrspacecast` cannot convert
  %d = bitcast ptr %p to ptr addrspace(1) ; error: 8 E0214 `bitcast` cannot convert
  %e = alloca i32, addrspace("Q") ; error: 20 E0123 invalid symbolic addrspace "Q"
  %h = inttoptr i64 0 to ptr addrspace(16777216) ; error: 30 E0123
  ret void
}
