; The length of a string that is not there.
declare i64 @strlen(ptr)
define i32 @main() {
  %n = call i64 @strlen(ptr null) ; trap: null pointer
  %m = trunc i64 %n to i32
  ret i32 %m
}
