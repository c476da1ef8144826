; What cannot be reached may use anything, as in LLVM; what it defines dominates nothing else.
define i64 @f(i64 %n) {
  br label %out
dead:
  %x = add i64 %y, 1
  %y = add i64 %x, 1
  br label %out
out:
  %z = add i64 %x, 1  ; error: 16 E0309 the definition of `%x` does not dominate this use
  ret i64 %n
}
