; Calling conventions of somebody else's machine; and some that functions of the module may have, since all of them use C's
; then, but not those of the host.
; flags: --strict
define cc 99 i32 @f() { ; error: 18 E0605 calling convention 99 is not supported yet
  ret i32 0
}
define amdgpu_gfx i32 @g() { ; error: 23 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
  ret i32 0
}
define tailcc i32 @h() {
  ret i32 0
}
declare tailcc i32 @abs(i32)
declare x86_64_sysvcc i32 @labs(i32)
declare fastcc i32 @getpid()
define i32 @main() {
  %x = call cc 99 i32 @f() ; error: 3 E0605 calling convention 99 is not supported yet
  %y = call amdgpu_gfx i32 @g() ; error: 3 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
  %z = call tailcc i32 @h()
  %u = call tailcc i32 @abs(i32 %x) ; error: 3 E0605 calling convention 18 (tailcc) of a host function is not supported yet
  %v = call x86_64_sysvcc i32 @labs(i32 %x)
  %w = call fastcc i32 @getpid()
  ret i32 %x
}
