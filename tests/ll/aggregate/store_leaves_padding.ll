; A store of a struct writes its elements: the other bytes may be anything, also what they were.
; run: @f() == i32 4660
define i32 @f() {
  %s = alloca { i8, i32 }
  store { i8, i32 } { i8 1, i32 4660 }, ptr %s
  %p = getelementptr { i8, i32 }, ptr %s, i32 0, i32 1
  %v = load i32, ptr %p
  ret i32 %v
}
