@errno = external thread_local global i32
define i32 @last_error() {
  %n = load i32, ptr @errno
  ret i32 %n
}
