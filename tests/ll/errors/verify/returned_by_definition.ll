; What is returned may have the result's type under another name, or with other pointees.
%a = type { i32, i32 }
%b = type { i32, i32 }
define %a @f(%b %x) {
  ret %b %x ; warn: 7 W0204 the value returned has type `%b`, expected `%a`
}
define i8* @g(i32* %x) {
  ret i32* %x ; warn: 7 W0203 the value returned has type `i32*`, expected `i8*`
}
define i32 @main() {
  ret i32 0
}
; exit: 0
