; Functions of the module may have the conventions of other systems: who calls them says the same, so that any way will do.
; run: @all() == i64 987654321
define x86_fastcallcc i64 @f0(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define x86_stdcallcc i64 @f1(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define x86_thiscallcc i64 @f2(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define x86_vectorcallcc i64 @f3(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define x86_regcallcc i64 @f4(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define win64cc i64 @f5(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define intel_ocl_bicc i64 @f6(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define anyregcc i64 @f7(i64 %a, i64 %b) {
  %x = mul i64 %a, 10
  %r = add i64 %x, %b
  ret i64 %r
}
define i64 @all() {
  %r1 = call x86_fastcallcc i64 @f0(i64 9, i64 8)
  %r2 = call x86_stdcallcc i64 @f1(i64 %r1, i64 7)
  %r3 = call x86_thiscallcc i64 @f2(i64 %r2, i64 6)
  %r4 = call x86_vectorcallcc i64 @f3(i64 %r3, i64 5)
  %r5 = call x86_regcallcc i64 @f4(i64 %r4, i64 4)
  %r6 = call win64cc i64 @f5(i64 %r5, i64 3)
  %r7 = call intel_ocl_bicc i64 @f6(i64 %r6, i64 2)
  %r8 = call anyregcc i64 @f7(i64 %r7, i64 1)
  ret i64 %r8
}
; Nobody calls it but the processor.
define x86_intrcc void @handler(ptr byval(i64) %frame) {
  ret void
}
@kept = global ptr @handler
