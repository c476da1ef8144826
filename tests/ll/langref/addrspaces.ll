; Pointers into other address spaces, by number and by what the layout string calls them: one memory here.
; covers: 4-5 4-52 4-53 4-54
; run: @named() == i32 10
; run: @plain() == i32 3
; run: @cast(i32 6) == i32 6
; run: @constant() == i32 7
; run: @null() == i1 true
; run: @typed() == i32 5
; run: @lanes() == i32 7
; run: @called(i32 4) == i32 8
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-A5-G1-P0"
@g = addrspace("G") global i32 7
@to = constant ptr addrspacecast (ptr addrspace(1) @g to ptr)
define i32 @named() {
  %p = alloca i32, addrspace("A")
  store i32 3, ptr addrspace("A") %p
  %q = addrspacecast ptr addrspace(5) %p to ptr
  %x = load i32, ptr %q
  %y = load i32, ptr addrspace(1) @g
  %r = add i32 %x, %y
  ret i32 %r
}
; What is not said is address space 0, whatever the layout string has.
define i32 @plain() {
  %p = alloca i32
  store i32 3, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @cast(i32 %x) {
  %p = alloca i32
  %q = addrspacecast ptr %p to ptr addrspace(3)
  store i32 %x, ptr addrspace(3) %q
  %s = addrspacecast ptr addrspace(3) %q to ptr addrspace(4)
  %n = getelementptr i32, ptr addrspace(4) %s, i64 0
  %r = load i32, ptr addrspace(4) %n
  ret i32 %r
}
define i32 @constant() {
  %p = load ptr, ptr @to
  %r = load i32, ptr %p
  ret i32 %r
}
define i1 @null() null_pointer_is_valid {
  %c = icmp eq ptr addrspace(2) addrspacecast (ptr null to ptr addrspace(2)), null
  %i = ptrtoint ptr addrspace(2) null to i64
  %d = icmp eq i64 %i, 0
  %r = and i1 %c, %d
  ret i1 %r
}
define i32 @typed() {
  %p = alloca i32
  %q = addrspacecast i32* %p to i32 addrspace(3)*
  store i32 5, i32 addrspace(3)* %q
  %r = load i32, i32 addrspace(3)* %q
  ret i32 %r
}
define i32 @lanes() {
  %v = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) @g, i32 1
  %w = addrspacecast <2 x ptr addrspace(1)> %v to <2 x ptr>
  %p = extractelement <2 x ptr> %w, i32 1
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @double(i32 %x) addrspace(0) {
  %r = add i32 %x, %x
  ret i32 %r
}
define i32 @called(i32 %x) {
  %r = call addrspace("P") i32 @double(i32 %x)
  ret i32 %r
}
