; Of the status the system keeps eight bits.
; exit: 44
declare void @exit(i32)

define i32 @main() {
  call void @exit(i32 300)
  ret i32 0
}
