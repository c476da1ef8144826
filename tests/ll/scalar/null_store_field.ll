; A field of a null struct is a null access too.

%t = type { i64, i64, i64 }

define void @set(%t* %p) {
  %q = getelementptr %t, %t* %p, i32 0, i32 2
  store i64 5, i64* %q ; trap: null pointer
  ret void
}
define i32 @main() {
  call void @set(%t* null)
  ret i32 0
}
