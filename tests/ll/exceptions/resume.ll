; exit: 3
; stdout: ""
declare i32 @personality(...)
define i32 @main() personality ptr @personality {
  br i1 true, label %a, label %b
a:
  ret i32 3
b:
  resume { ptr, i32 } zeroinitializer
}
