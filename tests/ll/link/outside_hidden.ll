; A declaration's visibility counts for the definition, and both keep their own names where they are local.
; link: outside_hidden_part.ll
; run: @all() == i32 12
declare hidden i32 @strlen(i32)
define internal i32 @abs(i32 %x) { ret i32 4 }
declare i32 @part()
define i32 @all() {
  %a = call i32 @strlen(i32 0)
  %b = call i32 @abs(i32 0)
  %c = call i32 @part()
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
