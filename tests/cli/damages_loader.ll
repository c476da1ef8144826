; Damages the loader's list of libraries, which it goes through when the process ends.
declare ptr @dlopen(ptr, i32)
define i32 @main() {
  %first = call ptr @dlopen(ptr null, i32 1)
  %next = getelementptr i8, ptr %first, i64 24
  store i64 65537, ptr %next
  ret i32 3
}
