; What was read, padding and all, is found to be there again.
; args:
; exit: 7
define i32 @main() {
  %cell = alloca { i8, i32 }
  %first = getelementptr { i8, i32 }, ptr %cell, i32 0, i32 0
  %second = getelementptr { i8, i32 }, ptr %cell, i32 0, i32 1
  store i8 1, ptr %first
  store i32 2, ptr %second
  %old = load atomic i64, ptr %cell seq_cst, align 8
  %pair = cmpxchg ptr %cell, i64 %old, i64 7 seq_cst seq_cst
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %right, label %wrong
right:
  %r = load i32, ptr %cell
  ret i32 %r
wrong:
  ret i32 1
}
