; Names must be defined: locals, labels, globals, types.
; covers: 0-3 0-12 0-21

define i64 @f(i64 %n) {
  %a = add i64 %n, %missing ; error: 20 E0114 %missing
  br label %nowhere ; error: 12 E0115 %nowhere
}
define i64 @g() {
  %v = load i64, i64* @unknown ; error: 23 E0401 @unknown
  ret i64 %v
}
@p = global %strange* null ; error: 13 E0116 strange
