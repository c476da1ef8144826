; A `br` to labels; the comma after the predicate, as the document has it once, is a mistake.
; covers: 1-32 1-48 1-51
define i32 @f(i32 %a, i32 %b) {
  %c = icmp eq, i32 %a, %b  ; error: 15 E0101 expected a type in `icmp`, found `,`
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
