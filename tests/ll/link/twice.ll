; A symbol that two modules define is refused with both places.
; link: twice_part.ll
define i32 @f() { ret i32 1 }
@x = global i32 1
define i32 @main() { ret i32 0 }
