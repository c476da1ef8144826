; Tasks that take turns: more arguments than there are registers, `uc_link`, `setcontext` to a call of `swapcontext`, and a context
; without a next one, which ends the program. Made of C by clang -O1.
; exit: 0
; stdout: "task 0 step 0 (140)\ntask 1 step 0 (140)\ntask 2 step 0 (140)\ntask 3 step 0 (140)\n"
; stdout: "task 4 step 0 (140)\ntask 5 step 0 (140)\ntask 0 step 1 (140)\ntask 1 step 1 (140)\n"
; stdout: "task 2 step 1 (140)\ntask 3 step 1 (140)\ntask 4 step 1 (140)\ntask 5 step 1 (140)\n"
; stdout: "task 1 step 2 (140)\ntask 2 step 2 (140)\ntask 3 step 2 (140)\ntask 4 step 2 (140)\n"
; stdout: "task 5 step 2 (140)\ntask 2 step 3 (140)\ntask 3 step 3 (140)\ntask 4 step 3 (140)\n"
; stdout: "task 5 step 3 (140)\ntask 3 step 4 (140)\ntask 4 step 4 (140)\ntask 5 step 4 (140)\n"
; stdout: "task 4 step 5 (140)\ntask 5 step 5 (140)\ntask 5 step 6 (140)\nall done\n"
; stdout: "bye\n"

%struct.ucontext_t = type { i64, ptr, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { ptr, i32, i64 }
%struct.mcontext_t = type { [23 x i64], ptr, [8 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }

@tasks = internal global [6 x %struct.ucontext_t] zeroinitializer, align 16
@stacks = internal global [6 x [32768 x i8]] zeroinitializer, align 16
@sched = internal global %struct.ucontext_t zeroinitializer, align 8
@alive = internal global [6 x i32] zeroinitializer, align 16
@who = internal global i32 0, align 4
@.str = private constant [9 x i8] c"all done\00", align 1
@main.last = internal global %struct.ucontext_t zeroinitializer, align 8
@main.st = internal global [32768 x i8] zeroinitializer, align 16
@.str.1 = private constant [22 x i8] c"task %d step %d (%d)\0A\00", align 1
@.str.2 = private constant [4 x i8] c"bye\00", align 1

define i32 @main() {
entry:
  br label %for.body

for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw %struct.ucontext_t, ptr @tasks, i64 %indvars.iv
  %call = call i32 @getcontext(ptr %arrayidx)
  %arrayidx2 = getelementptr inbounds nuw [32768 x i8], ptr @stacks, i64 %indvars.iv
  %uc_stack = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store ptr %arrayidx2, ptr %uc_stack, align 8
  %ss_size = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  store i64 32768, ptr %ss_size, align 8
  %uc_link = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store ptr @sched, ptr %uc_link, align 8
  %arrayidx11 = getelementptr inbounds nuw i32, ptr @alive, i64 %indvars.iv
  store i32 1, ptr %arrayidx11, align 4
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  call void (ptr, ptr, i32, ...) @makecontext(ptr %arrayidx, ptr @task, i32 8, i32 %0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 6
  br i1 %exitcond.not, label %for.cond14, label %for.body

for.cond14:
  store i32 0, ptr @who, align 4
  br label %for.body17

for.body17:
  %any.044 = phi i32 [ 0, %for.cond14 ], [ %any.1, %for.inc23 ]
  %storemerge43 = phi i32 [ 0, %for.cond14 ], [ %inc24, %for.inc23 ]
  %idxprom18 = sext i32 %storemerge43 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr @alive, i64 %idxprom18
  %1 = load i32, ptr %arrayidx19, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %for.inc23, label %if.then

if.then:
  %arrayidx21 = getelementptr inbounds %struct.ucontext_t, ptr @tasks, i64 %idxprom18
  %call22 = call i32 @swapcontext(ptr @sched, ptr %arrayidx21)
  br label %for.inc23

for.inc23:
  %any.1 = phi i32 [ 1, %if.then ], [ %any.044, %for.body17 ]
  %2 = load i32, ptr @who, align 4
  %inc24 = add nsw i32 %2, 1
  store i32 %inc24, ptr @who, align 4
  %cmp16 = icmp slt i32 %2, 5
  br i1 %cmp16, label %for.body17, label %for.end25

for.end25:
  %tobool26.not = icmp eq i32 %any.1, 0
  br i1 %tobool26.not, label %for.end29, label %for.cond14

for.end29:
  %call30 = call i32 @puts(ptr dereferenceable(1) @.str)
  %call31 = call i32 @getcontext(ptr @main.last)
  store ptr @main.st, ptr getelementptr inbounds nuw (i8, ptr @main.last, i64 16), align 8
  store i64 32768, ptr getelementptr inbounds nuw (i8, ptr @main.last, i64 32), align 8
  store ptr null, ptr getelementptr inbounds nuw (i8, ptr @main.last, i64 8), align 8
  call void (ptr, ptr, i32, ...) @makecontext(ptr @main.last, ptr @fin, i32 0)
  %call32 = call i32 @setcontext(ptr @main.last)
  ret i32 3
}

declare i32 @getcontext(ptr) local_unnamed_addr

declare void @makecontext(ptr, ptr, i32, ...) local_unnamed_addr

define internal void @task(i32 %id, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g) {
entry:
  %cmp18 = icmp sgt i32 %id, -2
  br i1 %cmp18, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:
  %mul = shl nsw i32 %b, 1
  %add1 = add nsw i32 %mul, %a
  %mul2 = mul nsw i32 %c, 3
  %add3 = add nsw i32 %add1, %mul2
  %mul4 = shl nsw i32 %d, 2
  %add5 = add nsw i32 %add3, %mul4
  %mul6 = mul nsw i32 %e, 5
  %add7 = add nsw i32 %add5, %mul6
  %mul8 = mul nsw i32 %f, 6
  %add9 = add nsw i32 %add7, %mul8
  %mul10 = mul nsw i32 %g, 7
  %add11 = add nsw i32 %add9, %mul10
  %0 = add i32 %id, 1
  br label %for.body

for.cond.cleanup:
  %idxprom = sext i32 %id to i64
  %arrayidx = getelementptr inbounds i32, ptr @alive, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4
  %1 = and i32 %id, 1
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.end, label %if.then

for.body:
  %i.019 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %call = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.1, i32 %id, i32 %i.019, i32 %add11)
  %2 = load i32, ptr @who, align 4
  %idxprom.i = sext i32 %2 to i64
  %arrayidx.i = getelementptr inbounds %struct.ucontext_t, ptr @tasks, i64 %idxprom.i
  %call.i = call i32 @swapcontext(ptr %arrayidx.i, ptr @sched)
  %inc = add nuw i32 %i.019, 1
  %exitcond = icmp eq i32 %i.019, %0
  br i1 %exitcond, label %for.cond.cleanup, label %for.body

if.then:
  %call12 = call i32 @setcontext(ptr @sched)
  br label %if.end

if.end:
  ret void
}

declare i32 @swapcontext(ptr, ptr) local_unnamed_addr

declare i32 @puts(ptr) local_unnamed_addr

define internal void @fin() {
entry:
  %call = call i32 @puts(ptr dereferenceable(1) @.str.2)
  ret void
}

declare i32 @setcontext(ptr) local_unnamed_addr

declare i32 @printf(ptr, ...) local_unnamed_addr
