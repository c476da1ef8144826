; Pointers are compared by their addresses, and stay pointers: what comes back can be loaded from.
; run: @swap() == i32 30
@a = global i32 10
@b = global i32 20
@p = global ptr @a
define i32 @swap() {
  %first = cmpxchg ptr @p, ptr @b, ptr null seq_cst monotonic
  %failed = extractvalue { ptr, i1 } %first, 1
  br i1 %failed, label %wrong, label %next
next:
  %is = extractvalue { ptr, i1 } %first, 0
  %second = cmpxchg ptr @p, ptr %is, ptr @b seq_cst seq_cst, align 8
  %done = extractvalue { ptr, i1 } %second, 1
  br i1 %done, label %right, label %wrong
right:
  %was = extractvalue { ptr, i1 } %second, 0
  %x = load i32, ptr %was
  %now = load ptr, ptr @p
  %y = load i32, ptr %now
  %sum = add i32 %x, %y
  ret i32 %sum
wrong:
  ret i32 -1
}
