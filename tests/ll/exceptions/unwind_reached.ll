; `unwind` of LLVM before 3.0 where no invoke is under way.
; covers: 1-54
define void @g() {
  unwind ; trap: abort
}
define i32 @main() {
  call void @g()
  ret i32 0
}
