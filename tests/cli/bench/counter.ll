; A function that does something else each time, and one that ends the program.
@count = global i64 0

declare void @exit(i32)

define i64 @next() {
  %old = load i64, ptr @count
  %new = add i64 %old, 1
  store i64 %new, ptr @count
  ret i64 %new
}

define void @leave() {
  call void @exit(i32 3)
  ret void
}

define i64 @wrong(ptr %p) {
  %x = load i64, ptr %p
  ret i64 %x
}
