; The same for one that is copied by the C library.
define i32 @main() {
  %v = load [200 x i32], ptr null ; trap: null pointer
  %x = extractvalue [200 x i32] %v, 1
  ret i32 %x
}
