; Computed gotos: a table of blocks that come later, jumps with values for phis, a block named twice, one by its number.
; covers: 3-23 4-79 4-80
; run: @run(i64 0) == i64 10
; run: @run(i64 1) == i64 23
; run: @run(i64 2) == i64 36
; run: @phis(i1 true, i64 5) == i64 6
; run: @phis(i1 false, i64 5) == i64 105
; run: @numbered(i64 0) == i32 1
; run: @numbered(i64 1) == i32 2
; run: @only_one(i32 4) == i32 4
; run: @kept_in_memory() == i32 8

; An interpreter: 0 adds ten, 1 adds thirteen and goes on, 2 ends.
@code = private constant [6 x i8] c"\00\02\01\00\02\02"
@table = internal constant [3 x ptr] [ptr blockaddress(@run, %ten), ptr blockaddress(@run, %thirteen), ptr blockaddress(@run, %done)]
@starts = private constant [3 x i64] [i64 0, i64 2, i64 1]

define i64 @run(i64 %n) {
entry:
  %acc = alloca i64
  %pc = alloca i64
  %again = alloca i64
  store i64 0, ptr %acc
  store i64 %n, ptr %again
  %start = getelementptr [3 x i64], ptr @starts, i64 0, i64 %n
  %s = load i64, ptr %start
  %first = icmp eq i64 %n, 2
  %from = select i1 %first, i64 2, i64 %s
  store i64 %from, ptr %pc
  br label %next
next:
  %at = load i64, ptr %pc
  %to = add i64 %at, 1
  store i64 %to, ptr %pc
  %p = getelementptr [6 x i8], ptr @code, i64 0, i64 %at
  %op = load i8, ptr %p
  %wide = zext i8 %op to i64
  %slot = getelementptr [3 x ptr], ptr @table, i64 0, i64 %wide
  %block = load ptr, ptr %slot
  indirectbr ptr %block, [label %ten, label %thirteen, label %done, label %ten]
ten:
  %a = load i64, ptr %acc
  %b = add i64 %a, 10
  store i64 %b, ptr %acc
  br label %next
thirteen:
  %c = load i64, ptr %acc
  %d = add i64 %c, 13
  store i64 %d, ptr %acc
  br label %next
done:
  %left = load i64, ptr %again
  %result = load i64, ptr %acc
  %more = icmp eq i64 %left, 2
  br i1 %more, label %once_more, label %out
once_more:
  store i64 0, ptr %again
  %bonus = add i64 %result, 13
  store i64 %bonus, ptr %acc
  br label %out
out:
  %all = load i64, ptr %acc
  ret i64 %all
}

define i64 @phis(i1 %c, i64 %x) {
entry:
  %hundred = add i64 %x, 100
  %one = add i64 %x, 1
  %to = select i1 %c, ptr blockaddress(@phis, %a), ptr blockaddress(@phis, %b)
  indirectbr ptr %to, [label %a, label %b, label %a]
a:
  %v = phi i64 [ %one, %entry ], [ %one, %entry ]
  ret i64 %v
b:
  %w = phi i64 [ %hundred, %entry ]
  ret i64 %w
}

define i32 @numbered(i64 %n) {
  %1 = getelementptr [2 x ptr], ptr @numbers, i64 0, i64 %n
  %2 = load ptr, ptr %1
  indirectbr ptr %2, [label %3, label %4]
3:
  ret i32 1
4:
  ret i32 2
}
@numbers = global [2 x ptr] [ptr blockaddress(@numbered, %3), ptr blockaddress(@numbered, %4)]

define i32 @only_one(i32 %x) {
  indirectbr ptr blockaddress(@only_one, %there), [label %there]
there:
  ret i32 %x
}

define i32 @kept_in_memory() {
  %slot = alloca ptr
  store ptr blockaddress(@kept_in_memory, %b), ptr %slot
  %p = load ptr, ptr %slot
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 7
b:
  ret i32 8
}
