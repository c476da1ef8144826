; The last element of what begins at a null pointer, as `back()` of an empty vector.
@end = global ptr inttoptr (i64 -4 to ptr)
define i32 @main() {
  %last = load ptr, ptr @end
  %x = load i32, ptr %last ; trap: null pointer
  ret i32 %x
}
