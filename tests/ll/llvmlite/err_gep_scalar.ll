; getelementptr cannot index into a type that is not an aggregate: it never dereferences a pointer.
; covers: 0-18

%l = type { i64, %l* }

define i64* @f(i64* %p, %l* %l) {
  %a = getelementptr i64, i64* %p, i32 0, i32 0 ; error: 47 E0208 cannot index
  %b = getelementptr %l, %l* %l, i32 0, i32 1, i32 0 ; error: 52 E0208 cannot index
  %c = getelementptr %l, %l* %l, i32 0, i32 0, i32 0 ; error: 52 E0208 cannot index
  ret i64* null
}
