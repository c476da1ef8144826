; A function that is `available_externally` and `alwaysinline` is its body wherever it is called: there may be no other.
; exit: 5
define available_externally i32 @only_here(i32 %x) alwaysinline {
  %y = add i32 %x, 2
  ret i32 %y
}
define i32 @main() {
  %r = call i32 @only_here(i32 3)
  ret i32 %r
}
