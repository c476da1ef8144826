
@c = constant i32 4

define void @set(i32* %p) {
  store i32 5, i32* %p ; trap: write to read-only memory
  ret void
}
define i32 @main() {
  call void @set(i32* @c)
  ret i32 0
}
