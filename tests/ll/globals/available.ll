; What is available_externally is somewhere else: the content here is not what is called, read, or named in initial values.
; run: @called() == i32 3
; run: @pointed() == i32 9
; run: @variable() == i1 true
; run: @unused() == i32 4
@environ = available_externally global ptr null
@function = constant ptr @abs
@nowhere = available_externally constant i32 7
define available_externally i32 @abs(i32 %x) { ret i32 77 }
define available_externally i32 @nowhere_too(i32 %x) {
  %r = load i32, ptr @nowhere
  ret i32 %r
}
@nowhere_alias = available_externally alias i32 (i32), ptr @nowhere_too

define i32 @called() {
  %r = call i32 @abs(i32 -3)
  ret i32 %r
}
define i32 @pointed() {
  %f = load ptr, ptr @function
  %r = call i32 %f(i32 -9)
  ret i32 %r
}
define i1 @variable() {
  %e = load ptr, ptr @environ
  %r = icmp ne ptr %e, null
  ret i1 %r
}
define i32 @unused() {
  ret i32 4
}
