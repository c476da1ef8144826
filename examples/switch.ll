; What `emit cfg` draws: a switch, a loop, a block that nothing leads to, and a name that has to be quoted.
; run: @steps(i64 6) == i64 8
; run: @kind(i64 7) == i64 2
define i64 @steps(i64 %n) {
entry:
  br label %test
test:
  %k = phi i64 [ %n, %entry ], [ %next, %"odd or even?" ]
  %count = phi i64 [ 0, %entry ], [ %more, %"odd or even?" ]
  %end = icmp ule i64 %k, 1
  br i1 %end, label %done, label %"odd or even?"
"odd or even?":
  %half = lshr i64 %k, 1
  %triple = mul i64 %k, 3
  %up = add i64 %triple, 1
  %bit = trunc i64 %k to i1
  %next = select i1 %bit, i64 %up, i64 %half
  %more = add i64 %count, 1
  br label %test
done:
  ret i64 %count
never:
  br label %done.too
done.too:
  ret i64 -1
}

define i64 @kind(i64 %n) {
  switch i64 %n, label %other [
    i64 0, label %zero
    i64 2, label %prime
    i64 3, label %prime
    i64 5, label %prime
    i64 7, label %prime
  ]
zero:
  ret i64 0
prime:
  ret i64 2
other:
  ret i64 1
}
