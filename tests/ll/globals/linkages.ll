; Definitions of every linkage are used as they stand when one module is the whole program; what is extern_weak and nowhere is null.
; run: @sum() == i32 63
; run: @call_all() == i32 15
; run: @weak_variable() == i1 true
; run: @weak_function() == i1 true
; run: @guarded() == i32 -1
; run: @external_constant() == i1 false
; covers: 1-7 1-16
@private = private global i32 1
@internal = internal global i32 2
@linkonce = linkonce global i32 4
@linkonce_odr = linkonce_odr constant i32 8
@weak = weak global i32 16
@weak_odr = weak_odr global i32 32
@common = common global i32 0
@nobody = extern_weak global i32
@stdout = external constant ptr
declare extern_weak i32 @nobody_function()

define i32 @sum() {
  %a = load i32, ptr @private
  %b = load i32, ptr @internal
  %c = load i32, ptr @linkonce
  %d = load i32, ptr @linkonce_odr
  %e = load i32, ptr @weak
  %f = load i32, ptr @weak_odr
  %g = load i32, ptr @common
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %ef = add i32 %e, %f
  %abcd = add i32 %ab, %cd
  %efgh = add i32 %ef, %g
  %r = add i32 %abcd, %efgh
  ret i32 %r
}
define private i32 @f.private() {
  ret i32 1
}
define linkonce i32 @f.linkonce() {
  ret i32 2
}
define linkonce_odr i32 @f.linkonce_odr() {
  ret i32 4
}
define weak i32 @f.weak() {
  ret i32 8
}
define i32 @call_all() {
  %a = call i32 @f.private()
  %b = call i32 @f.linkonce()
  %c = call i32 @f.linkonce_odr()
  %d = call i32 @f.weak()
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %r = add i32 %abc, %d
  ret i32 %r
}
define i1 @weak_variable() {
  %r = icmp eq ptr @nobody, null
  ret i1 %r
}
define i1 @weak_function() {
  %r = icmp eq ptr @nobody_function, null
  ret i1 %r
}
define i32 @guarded() {
  %there = icmp ne ptr @nobody_function, null
  br i1 %there, label %yes, label %no
yes:
  %v = call i32 @nobody_function()
  ret i32 %v
no:
  ret i32 -1
}
define i1 @external_constant() {
  %p = load ptr, ptr @stdout
  %r = icmp eq ptr %p, null
  ret i1 %r
}
