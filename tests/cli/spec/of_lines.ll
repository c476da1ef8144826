; What a teacher wrote into a program of his own.
define i32 @main() {
  %x = load i32, ptr null   ; trap: null pointer
  ret i32 %x
}
