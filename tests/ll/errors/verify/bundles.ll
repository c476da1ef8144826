declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define void @f(i32 %x, i64 %y, ptr %p) {
  call void @g() [ "deopt"(i32 1, i32 %x), "anything"() ]
  call void @g() [ "deopt"(i32 1), "deopt"(i32 2) ] ; error: 48 E0251 multiple deopt operand bundles
  call void @g() [ "funclet"(token none) ] ; error: 36 E0251 funclet bundle operands should correspond to a FuncletPadInst
  call void @g() [ "funclet"() ] ; error: 3 E0251 expected exactly one funclet bundle operand
  call void %p() [ "ptrauth"(i32 1, i64 %y) ]
  call void %p() [ "ptrauth"(i32 %x, i64 %y) ] ; error: 34 E0251 ptrauth bundle key operand must be an i32 constant
  call void %p() [ "ptrauth"(i32 1, i32 %x) ] ; error: 34 E0251 ptrauth bundle discriminator operand must be an i64
  call void %p() [ "ptrauth"(i32 1) ] ; error: 34 E0251 expected exactly two ptrauth bundle operands
  call void @g() [ "ptrauth"(i32 1, i64 %y) ] ; error: 34 E0251 direct call cannot have a ptrauth bundle
  call void @g() [ "kcfi"(i32 %x) ] ; error: 31 E0251 kcfi bundle operand must be an i32 constant
  call void @g() [ "anything"(i64 %x) ] ; error: 35 E0201 `%x` has type `i32`, expected `i64`
  call void @g() [ "convergencectrl"() ] ; error: 3 E0251 requires exactly one token use
  ret void
}
