; Consequences of an error are not reported as further errors.
define i32 @names(i32 %a) {
  %b = add i32 %a, 1
  %b = add i32 %b, 1 ; error: 3 E0110 multiple definition of local value named `%b`
  ret i32 %c
}

define i32 @labels(i1 %a) {
entry:
  br i1 %a, label %yes, label %no
yes:
  br label %join
yes: ; error: 1 E0111 multiple definition of label `yes`
  br label %join
join:
  %r = phi i32 [ 1, %yes ], [ 2, %no ]
  ret i32 %r
}

define i32 @undefined_label(i1 %a) {
entry:
  br i1 %a, label %yes, label %no
yes:
  br label %jion ; error: 12 E0115 use of undefined label `%jion`
no:
  br label %join
join:
  %r = phi i32 [ 1, %yes ], [ 2, %no ]
  ret i32 %r
}

define i32 @no_terminator(i1 %a) {
entry:
  br i1 %a, label %yes, label %no
yes:
  %b = add i32 1, 2
no: ; error: 1 E0301 expected a terminator at the end of block `%yes`
  %r = phi i32 [ 1, %entry ], [ %b, %yes ]
  ret i32 %r
}

define i32 @two_terminators() {
  ret i32 0
  %a = add i32 1, 2 ; error: 3 E0301 instruction after a terminator starts a new block, which has no terminator
}

define i64 @types(i32 %a, i32 %b) {
  %c = add i64 %a, %b ; error: 16 E0201 `%a` has type `i32`, expected `i64`
  %d = add i32 %c, 1
  %e = zext i32 %a to ptr ; error: 8 E0214 `zext` cannot convert `i32` to `ptr`
  %f = add i64 %e, 1
  ret i64 %f
}

define i32 @swapped(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %r = phi i32 [ %entry, %a ], [ 1, %then ] ; error: 18 E0114 `%entry` is a block and `%a` is a value: in a phi the value comes first
  ret i32 %r
}

define i32 @late(i32 %a) {
entry:
  br label %join
join:
  %b = add i32 %a, 1
  %c = phi i32 [ 1, %entry ] ; error: 8 E0305 PHI nodes not grouped at top of basic block
  %d = phi i32 [ 2, %entry ]
  ret i32 %c
}

define i32 @sigils(ptr %p) {
  %a = load i32, ptr @p ; error: 22 E0401 use of undefined value `@p`
  %b = call i32 %names(i32 1) ; error: 17 E0114 use of undefined value `%names`
  br label %a ; error: 12 E0115 use of undefined label `%a`
}
