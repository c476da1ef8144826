; What clang writes before a string: whose it is, whether its address counts, and how it is aligned. All of it but the words about
; the address and its alignment can be seen by the program.
; run: @byte(i64 1) == i8 98
; run: @aligned() == i1 true
; run: @sum() == i32 10
; stdout: "abc 1 2 3 4\n"
; exit: 0
; covers: 3-20
@.str = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@local = internal local_unnamed_addr global i32 1, align 4
@preempted = dso_preemptable unnamed_addr constant i32 2, align 4
@kept = dso_local local_unnamed_addr constant i32 3, align 4
@wide = private unnamed_addr constant i32 4, align 64
@.format = private unnamed_addr constant [16 x i8] c"%s %d %d %d %d\0A\00", align 1
declare i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr
define dso_local i8 @byte(i64 %i) local_unnamed_addr {
  %p = getelementptr inbounds [4 x i8], ptr @.str, i64 0, i64 %i
  %x = load i8, ptr %p, align 1
  ret i8 %x
}
define i1 @aligned() unnamed_addr {
  %low = and i64 ptrtoint (ptr @wide to i64), 63
  %r = icmp eq i64 %low, 0
  ret i1 %r
}
define i32 @sum() {
  %a = load i32, ptr @local, align 4
  %b = load i32, ptr @preempted, align 4
  %c = load i32, ptr @kept, align 4
  %d = load i32, ptr @wide, align 64
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %abcd = add i32 %abc, %d
  ret i32 %abcd
}
define dso_local i32 @main() local_unnamed_addr {
  %a = load i32, ptr @local, align 4
  %b = load i32, ptr @preempted, align 4
  %c = load i32, ptr @kept, align 4
  %d = load i32, ptr @wide, align 64
  %n = call i32 (ptr, ...) @printf(ptr @.format, ptr @.str, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
