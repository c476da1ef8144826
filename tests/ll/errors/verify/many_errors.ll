; All in one run, and one for each cause: what hangs on a damaged definition is not reported again.
define i64 @f(i64* %p, i1 %b) {
entry:
  %x = load i64, i64* %b  ; error: 23 E0201 `%b` has type `i1`, expected `i64*`
  %y = add i64 %x, %p  ; error: 20 E0201 `%p` has type `i64*`, expected `i64`
  %z = mul i64 %y, %x
  %w = zext i64 %z to i1  ; error: 8 E0214 `zext` cannot convert
  br i1 %w, label %out, label %entry  ; error: 31 E0304 entry block to function must not have predecessors
out:
  ret i1 %b  ; error: 7 E0205 value doesn't match function result type
}
