; freeze of a defined value is that value.
; run: @int(i32 -7) == i32 -7
; run: @bool(i1 true) == i1 true
; run: @dbl(double 1.5) == double 1.5
; run: @ptr(ptr null) == ptr null
; run: @undef() == i32 0

define i32 @int(i32 %x) {
  %r = freeze i32 %x
  ret i32 %r
}
define i1 @bool(i1 %x) {
  %r = freeze i1 %x
  ret i1 %r
}
define double @dbl(double %x) {
  %r = freeze double %x
  ret double %r
}
define i8* @ptr(i8* %x) {
  %r = freeze i8* %x
  ret i8* %r
}
; Whatever value undef is frozen to, it is the same one in both places.
define i32 @undef() {
  %f = freeze i32 undef
  %r = sub i32 %f, %f
  ret i32 %r
}
