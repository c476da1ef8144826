; Follows a pointer that is null.
%point = type { i64, i64 }

define i64 @y(%point* %p) {
  %field = getelementptr %point, %point* %p, i32 0, i32 1
  %y = load i64, i64* %field
  ret i64 %y
}

define i64 @main() {
  %r = call i64 @y(%point* null)
  ret i64 %r
}
