; flags: --no-pass clean
; A value in an unreachable block may be defined by itself; a variable that is counted in a loop makes the pass that
; widens such variables look for where extended values come from.
; run: @sum(i32 5) == i64 10
define i64 @sum(i32 %n) {
entry:
  %i = alloca i32
  %total = alloca i64
  store i32 0, ptr %i
  store i64 0, ptr %total
  br label %head

head:
  %at = load i32, ptr %i
  %more = icmp slt i32 %at, %n
  br i1 %more, label %body, label %end

body:
  %wide = sext i32 %at to i64
  %before = load i64, ptr %total
  %after = add i64 %before, %wide
  store i64 %after, ptr %total
  %next = add nsw i32 %at, 1
  store i32 %next, ptr %i
  br label %head

end:
  %result = load i64, ptr %total
  ret i64 %result

dead:
  %own = add nsw i32 %own, 1
  %own_wide = sext i32 %own to i64
  store i64 %own_wide, ptr %total
  br label %head
}
