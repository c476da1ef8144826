; Address spaces 256 to 258 are segments of the x86, where other addresses lie.
; covers: 4-52
define i32 @main() {
  %x = load i32, ptr addrspace(257) null ; trap: unsupported ; warn: 3 E0601 a value of type ptr addrspace(257)
  %y = load i32, ptr addrspace(256) inttoptr (i64 8 to ptr addrspace(256)) ; warn: 3 E0601 a value of type ptr addrspace(256)
  ret i32 %x
}
