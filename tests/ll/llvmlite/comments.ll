;no space after the semicolon
; run: @f(i64 4) == i64 21
; covers: 0-34
;; two of them
; a comment with "quotes", braces } and { , a label: and %names @too

@g = global ; comments stand wherever a space may
  i64       ; between tokens
  7         ; and after the last one

define ; here
i64 @f ; here
( ; and here
i64 ; (1)
%n ; (2)
) ; (3)
{ ; (4)
; (5)
  %1 = ; the result's name stands alone
    add ; the opcode
    i64 %n ; first operand
    , ; comma
    3 ; second operand
  ; a whole line
  %2 = load i64, ; type
            i64* @g;no space
  %3 = mul i64 ;;;
  %1 , %2 br label ; terminator on the same line as the instruction before
  %out
out: ; a label
  %4 = sub i64 %3,28;
  ret i64 %4 ; the end
} ; done
; the last line has no line end