%pair = type { i64, i64 }
%one = type { i64 }
%none = type { }

define void @f(%pair* %p, %one* %q, %none* %r) {
  %x = getelementptr %pair, %pair* %p, i32 0, i32 2  ; error: 51 E0208 `%pair` has 2 fields, numbered 0 to 1
  %y = getelementptr %one* %q, i32 0, i32 1  ; error: 43 E0208 `%one` has only 1 field, number 0
  %z = getelementptr %none, %none* %r, i32 0, i32 0  ; error: 51 E0208 `%none` has no fields
  %w = getelementptr %pair, %pair* %p, i32 0, i32 -1  ; error: 51 E0208 `%pair` has 2 fields, numbered 0 to 1
  ret void
}
