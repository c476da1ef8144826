; Elsewhere the underscore is a part of the name.
; covers: 4-10
target datalayout = "e-m:e"
declare i32 @"\01_abs"(i32)
define i32 @main() {
  %r = call i32 @"\01_abs"(i32 1) ; error: 3 E0701 `@"\01_abs"`
  ret i32 %r
}
