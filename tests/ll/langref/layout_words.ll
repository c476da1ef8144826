; Parts of the string that say something about the code generator: the stack's alignment limits no slot, functions are aligned
; as the program asks, native widths are a hint, and pointers that are no integers are addresses here.
; covers: 4-4 4-9 4-11 4-12
; run: @slot() == i64 0
; run: @function() == i64 0
; run: @wide(i24 5) == i24 10
; run: @no_integer() == i32 4
target datalayout = "e-S64-Fn32-n8:16:32:64-ni:1:2-p1:64:64-i64:64-i16777215:32768-S128-Fi8"
define i64 @slot() {
  %p = alloca i32, align 64
  store i32 1, ptr %p
  %i = ptrtoint ptr %p to i64
  %r = and i64 %i, 63
  ret i64 %r
}
define i64 @function() {
  %i = ptrtoint ptr @wide to i64
  %r = and i64 %i, 3
  ret i64 %r
}
define i24 @wide(i24 %x) align 4 {
  %r = add i24 %x, %x
  ret i24 %r
}
@cell = addrspace(1) global i32 4
@p = global ptr addrspace(1) @cell
define i32 @no_integer() {
  %p = load ptr addrspace(1), ptr @p
  %r = load i32, ptr addrspace(1) %p
  ret i32 %r
}
