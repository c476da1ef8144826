declare cc 100 void @sync()
define i32 @main() {
  call cc 100 void @sync() ; trap: unsupported ; warn: 3 E0605 calling convention 100 (amdgpu_gfx) is not supported
  ret i32 0
}
