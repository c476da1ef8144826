@x = global i32 1
@y = alias i32* @x
define i32 @mixed(i32* %p) {
  %v = load i32* %p
  %w = load i32, i32* %p
  ret i32 %v
}
