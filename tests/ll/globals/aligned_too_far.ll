; There is room for code, but not for so much of none.
define void @f() align 4294967296 { ; error: 13 E0605 a function aligned to 4294967296 bytes is not supported yet
  ret void
}
define i32 @main() {
  call void @f()
  ret i32 0
}
