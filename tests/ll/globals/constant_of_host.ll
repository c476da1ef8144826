; What a library has in read-only pages is not written to either.
declare ptr @strerror(i32)
define i32 @main() {
  %p = call ptr @strerror(i32 0)
  store i8 65, ptr %p ; trap: write to read-only memory
  ret i32 0
}
