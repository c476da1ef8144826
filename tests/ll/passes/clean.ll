; What front ends leave behind: branches whose way is known, blocks in a row, blocks nobody comes to, results nobody uses.
; passes: clean
; run: @known(i32 5) == i32 6
; run: @phis(i1 true) == i32 7
; run: @phis(i1 false) == i32 2
; run: @chosen(i32 3) == i32 30
; run: @unused(i32 8) == i32 8
; run: @kept(i32 0, i1 false) == i32 1

define i32 @known(i32 %n) {
entry:
  br i1 true, label %yes, label %no
yes:
  %more = add i32 %n, 1
  br label %end
no:
  %less = sub i32 %n, 1
  br label %end
end:
  %r = phi i32 [ %more, %yes ], [ %less, %no ]
  ret i32 %r
}

define i32 @phis(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %a2
a2:
  %x = phi i32 [ 3, %a ]
  %y = phi i32 [ 4, %a ]
  %sum = add i32 %x, %y
  br label %end
b:
  br label %end
end:
  %r = phi i32 [ %sum, %a2 ], [ 2, %b ]
  ret i32 %r
}

define i32 @chosen(i32 %n) {
  switch i32 2, label %other [ i32 1, label %one
                               i32 2, label %two ]
one:
  ret i32 1
two:
  %r = mul i32 %n, 10
  ret i32 %r
other:
  ret i32 0
}

define i32 @unused(i32 %n) {
  %a = add i32 %n, 1
  %b = mul i32 %a, %a
  %c = udiv i32 %n, 4
  %d = icmp eq i32 %b, 9
  %slot = alloca i32
  ret i32 %n
}

; A division may stop the program, and a load too: they stay, and what they need.
define i32 @kept(i32 %n, i1 %c) {
  %slot = alloca i32
  store i32 %n, ptr %slot
  br i1 %c, label %trap, label %end
trap:
  %q = udiv i32 1, %n
  %v = load i32, ptr null
  br label %end
end:
  ret i32 1
}
