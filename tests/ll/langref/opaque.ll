; A struct without a body: only the address of something that is made elsewhere.
; covers: 4-45
; exit: 1
%X = type opaque
%52 = type opaque
@g = external global %X
@environ = external global %52
define i32 @main() {
  %c = icmp ne ptr @environ, null
  %r = zext i1 %c to i32
  ret i32 %r
}
