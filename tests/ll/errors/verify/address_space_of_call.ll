; What is called lies where the call says, or where programs are.
define void @f(ptr %a, ptr addrspace(42) %b) {
  call addrspace(42) void %b()
  call void %a()
  call void %b() ; error: 13 E0206 `%b` points into address space 42, but the call is into address space 0
  ret void
}
