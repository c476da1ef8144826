; The document's table writes `res` for ret; the language's word is ret.
; covers: 0-21

define i64 @f(i64 %n) {
  res i64 %n ; error: 3 E0102 res
}
