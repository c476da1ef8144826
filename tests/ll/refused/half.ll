; Memory of any type may be there, but a value of this one may not.
define i32 @main() {
  %p = alloca half
  %x = load half, ptr %p ; error: 3 E0601 type half
  ret i32 0
}
