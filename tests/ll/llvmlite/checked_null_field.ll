; Without the profile too, a field of a null struct is a null access, on both engines.
; covers: 0-26

%t = type { i64, i64, i64* }

define i64 @get(%t* %p) {
  %q = getelementptr %t, %t* %p, i32 0, i32 1
  %v = load i64, i64* %q ; trap: null pointer
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %r = call i64 @get(%t* null)
  ret i64 %r
}
