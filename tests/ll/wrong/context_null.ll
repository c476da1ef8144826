; Contexts that are not there.
declare i32 @getcontext(ptr)
declare i32 @setcontext(ptr)
define i32 @main() {
  %r = call i32 @setcontext(ptr null) ; trap(interp): null pointer ; trap(jit): none
  ret i32 0
}
