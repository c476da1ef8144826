; The loop that every program writes: try until nobody else came in between. The result is also passed on whole, by a phi
; and through a call.
; run: @triple(i64 14) == i64 42
; run: @whole(i32 7) == i32 8
@word = global i64 0
@cell = global i32 0
define i64 @triple(i64 %x) {
entry:
  store i64 %x, ptr @word
  %first = load atomic i64, ptr @word monotonic, align 8
  br label %again
again:
  %old = phi i64 [ %first, %entry ], [ %found, %again ]
  %new = mul i64 %old, 3
  %pair = cmpxchg weak ptr @word, i64 %old, i64 %new acq_rel monotonic
  %found = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  br i1 %done, label %out, label %again
out:
  %r = load atomic i64, ptr @word acquire, align 8
  ret i64 %r
}
define internal { i32, i1 } @try(ptr %p, i32 %expected, i32 %new) {
  %pair = cmpxchg ptr %p, i32 %expected, i32 %new seq_cst seq_cst
  ret { i32, i1 } %pair
}
define i32 @whole(i32 %x) {
entry:
  store i32 %x, ptr @cell
  %c = icmp sgt i32 %x, 5
  br i1 %c, label %big, label %small
big:
  %a = call { i32, i1 } @try(ptr @cell, i32 %x, i32 1)
  br label %out
small:
  %b = call { i32, i1 } @try(ptr @cell, i32 -1, i32 2)
  br label %out
out:
  %pair = phi { i32, i1 } [ %a, %big ], [ %b, %small ]
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %wide = zext i1 %done to i32
  %r = add i32 %old, %wide
  ret i32 %r
}
