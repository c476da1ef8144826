; What nobody reads is loaded all the same: a fault is told at the first access.
define i64 @main() {
  %v = call i64 @both(ptr null)
  ret i64 %v
}

define i64 @both(ptr %p) noinline {
  %unused = load i64, ptr %p ; trap: null pointer
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i64, ptr %q
  ret i64 %v
}
