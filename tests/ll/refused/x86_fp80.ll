; Memory of any type may be there, but a value of this one may not.
define i32 @main() {
  %p = alloca x86_fp80
  %x = load x86_fp80, ptr %p ; error: 3 E0601 type x86_fp80
  ret i32 0
}
