; flags: --fuel 100
; Blocks of compiled code are counted when they are come to, the steps of the interpreter one by one.
define i64 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1 ; trap: limit: fuel
  br label %loop
}
