; A jump table with gaps, several cases on one target, and phis that tell the edges apart.
; run: @f(i32 0) == i32 100
; run: @f(i32 1) == i32 101
; run: @f(i32 2) == i32 101
; run: @f(i32 3) == i32 103
; run: @f(i32 5) == i32 105
; run: @f(i32 9) == i32 109
; run: @f(i32 4) == i32 -1
; run: @f(i32 10) == i32 -1
; run: @f(i32 -2147483648) == i32 -1
; covers: 1-52

define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %join [
    i32 0, label %zero
    i32 1, label %few
    i32 2, label %few
    i32 3, label %three
    i32 5, label %five
    i32 6, label %five
    i32 9, label %nine
  ]
zero:
  br label %join
few:
  br label %join
three:
  br label %join
five:
  br label %join
nine:
  br label %join
join:
  %r = phi i32 [ -1, %entry ], [ 100, %zero ], [ 101, %few ], [ 103, %three ], [ 105, %five ], [ 109, %nine ]
  ret i32 %r
}
