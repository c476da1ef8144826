; If the first thread exits and there is no other, the program ends with status 0.
; exit: 0
declare void @pthread_exit(ptr)
define i32 @main() {
  call void @pthread_exit(ptr null)
  unreachable
}
