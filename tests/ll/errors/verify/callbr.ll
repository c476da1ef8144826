declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define void @count() {
  callbr void asm "", "!i,!i"() to label %a [label %b] ; error: 15 E0252 number of label constraints does not match number of callbr dests
a:
  ret void
b:
  ret void
}
define void @function() {
  callbr void @g() to label %a [] ; error: 15 E0254 callbr is currently only used for asm-goto
a:
  ret void
}
define void @unwinding() {
  callbr void asm unwind "", ""() to label %a [] ; error: 15 E0254 unwinding from callbr is not allowed
a:
  ret void
}
define void @entry() {
e:
  callbr void asm "", "!i"() to label %a [label %e] ; error: 49 E0304 entry block to function must not have predecessors
a:
  ret void
}
define i32 @result() {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 %r
b:
  ret i32 %r
}
