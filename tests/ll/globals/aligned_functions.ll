; Functions are aligned as they ask to be, those with variable arguments too.
; run: @all() == i64 0
; run: @called() == i32 6
define i32 @page() align 4096 { ret i32 1 }
define i32 @far(i32 %x) align 65536 { ret i32 %x }
define i32 @variadic(i32 %x, ...) align 256 { ret i32 %x }
define i32 @usual() { ret i32 1 }

define i64 @all() {
  %a = ptrtoint ptr @page to i64
  %b = ptrtoint ptr @far to i64
  %c = ptrtoint ptr @variadic to i64
  %d = ptrtoint ptr @usual to i64
  %a0 = and i64 %a, 4095
  %b0 = and i64 %b, 65535
  %c0 = and i64 %c, 255
  %d0 = and i64 %d, 15
  %ab = or i64 %a0, %b0
  %cd = or i64 %c0, %d0
  %all = or i64 %ab, %cd
  ret i64 %all
}
define i32 @called() {
  %a = call i32 @page()
  %b = call i32 @far(i32 2)
  %c = call i32 (i32, ...) @variadic(i32 3, i32 4)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
