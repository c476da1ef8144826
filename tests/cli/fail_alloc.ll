; A list of two that does not ask whether there was memory for the second.
declare noalias ptr @malloc(i64)
declare void @free(ptr)
define i32 @main() {
  %first = call ptr @malloc(i64 16)
  %found = icmp ne ptr %first, null
  br i1 %found, label %next, label %none
next:
  %second = call ptr @malloc(i64 16)
  store ptr %second, ptr %first
  store ptr null, ptr %second
  call void @free(ptr %second)
  call void @free(ptr %first)
  ret i32 0
none:
  ret i32 3
}
