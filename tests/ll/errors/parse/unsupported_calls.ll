define i64 @f(i64 %a) {
  %x = call i64 asm "mov $1, $0", "=r,r"(i64 %a) ; error: 13 E0161 inline assembly is not supported yet
  call void @g() [ "deopt"(i64 %a) ] ; error: 8 E0161 a call with operand bundles is not supported yet
  ret i64 %x
}
define void @w(i64 %a) {
  tail call void @w(i64 %a ; error: 27 E0101 expected `,` or `)` after the first argument of `call`
  ret void
}
declare void @g()
