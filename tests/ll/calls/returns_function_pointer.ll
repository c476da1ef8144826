; A pointer to a function before a callee is the callee's type in old modules, but not where it is what is returned.
; run: @main_part() == i32 5
; run: @old() == i32 4
@n = global i32 4
define void @count() {
  %a = load i32, i32* @n
  %b = add i32 %a, 1
  store i32 %b, i32* @n
  ret void
}
define void ()* @choose() {
  ret void ()* @count
}
define i32 @main_part() {
  call void ()* @choose()
  call void %1()
  %f = call void ()* asm sideeffect "", "=r,0"(void ()* @count)
  %2 = load i32, i32* @n
  ret i32 %2
}
define i32 @old() {
  %1 = load i32, i32* @n
  call void ()* @count()
  ret i32 %1
}
