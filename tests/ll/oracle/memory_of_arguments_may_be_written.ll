; run: @writes() == i32 7

; The memory of arguments has an access of its own, and other memory that of no name.

@other = global i32 5

define void @through(ptr %p) memory(read, argmem: readwrite) {
  %v = load i32, ptr @other
  %w = add i32 %v, 2
  store i32 %w, ptr %p
  ret void
}

define i32 @writes() {
  %p = alloca i32
  call void @through(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
