; Generators on stacks of their own (`makecontext`, `swapcontext`), whose functions have arrays of variable length; made of C by
; clang -O1.
; exit: 63
; stdout: "975923963 in 63 steps\n"

%struct.gen = type { %struct.ucontext_t, %struct.ucontext_t, i32, i32 }
%struct.ucontext_t = type { i64, ptr, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { ptr, i32, i64 }
%struct.mcontext_t = type { [23 x i64], ptr, [8 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }

@gens = internal global [3 x %struct.gen] zeroinitializer, align 16
@stacks = internal global [3 x [65536 x i8]] zeroinitializer, align 16
@cur = internal global ptr null, align 8
@.str = private constant [17 x i8] c"%ld in %d steps\0A\00", align 1

define i32 @main() {
entry:
  br label %for.body

for.body:
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %indvars57 = trunc i64 %indvars.iv to i32
  %arrayidx = getelementptr inbounds nuw %struct.gen, ptr @gens, i64 %indvars.iv
  %call = call i32 @getcontext(ptr %arrayidx)
  %arrayidx2 = getelementptr inbounds nuw [65536 x i8], ptr @stacks, i64 %indvars.iv
  %uc_stack = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  store ptr %arrayidx2, ptr %uc_stack, align 8
  %ss_size = getelementptr inbounds nuw i8, ptr %arrayidx, i64 32
  store i64 65536, ptr %ss_size, align 8
  %back = getelementptr inbounds nuw i8, ptr %arrayidx, i64 968
  %uc_link = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store ptr %back, ptr %uc_link, align 8
  %add = add nuw nsw i32 %indvars57, 2
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  call void (ptr, ptr, i32, ...) @makecontext(ptr %arrayidx, ptr @body, i32 2, i32 %0, i32 %add)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.body12, label %for.body

while.cond.loopexit:
  %tobool.not = icmp eq i32 %alive.2, 0
  br i1 %tobool.not, label %while.end, label %for.body12.backedge

for.body12:
  %indvars.iv58 = phi i64 [ %indvars.iv58.be, %for.body12.backedge ], [ 0, %for.body ]
  %sum.152 = phi i64 [ %sum.2, %for.body12.backedge ], [ 0, %for.body ]
  %alive.151 = phi i32 [ %alive.151.be, %for.body12.backedge ], [ 0, %for.body ]
  %steps.150 = phi i32 [ %steps.2, %for.body12.backedge ], [ 0, %for.body ]
  %arrayidx14 = getelementptr inbounds nuw %struct.gen, ptr @gens, i64 %indvars.iv58
  %done = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 1940
  %1 = load i32, ptr %done, align 4
  %tobool15.not = icmp eq i32 %1, 0
  br i1 %tobool15.not, label %if.then, label %for.inc28

if.then:
  store ptr %arrayidx14, ptr @cur, align 8
  %back18 = getelementptr inbounds nuw i8, ptr %arrayidx14, i64 968
  %call20 = call i32 @swapcontext(ptr %back18, ptr %arrayidx14)
  %2 = load ptr, ptr @cur, align 8
  %done21 = getelementptr inbounds nuw i8, ptr %2, i64 1940
  %3 = load i32, ptr %done21, align 4
  %tobool22.not = icmp eq i32 %3, 0
  br i1 %tobool22.not, label %if.then23, label %for.inc28

if.then23:
  %mul = mul nsw i64 %sum.152, 31
  %value = getelementptr inbounds nuw i8, ptr %2, i64 1936
  %4 = load i32, ptr %value, align 8
  %conv = sext i32 %4 to i64
  %add24 = add nsw i64 %mul, %conv
  %rem = srem i64 %add24, 1000000007
  %inc25 = add nsw i32 %steps.150, 1
  %inc26 = add nsw i32 %alive.151, 1
  br label %for.inc28

for.inc28:
  %steps.2 = phi i32 [ %steps.150, %for.body12 ], [ %steps.150, %if.then ], [ %inc25, %if.then23 ]
  %alive.2 = phi i32 [ %alive.151, %for.body12 ], [ %alive.151, %if.then ], [ %inc26, %if.then23 ]
  %sum.2 = phi i64 [ %sum.152, %for.body12 ], [ %sum.152, %if.then ], [ %rem, %if.then23 ]
  %indvars.iv.next59 = add nuw nsw i64 %indvars.iv58, 1
  %exitcond61.not = icmp eq i64 %indvars.iv.next59, 3
  br i1 %exitcond61.not, label %while.cond.loopexit, label %for.body12.backedge

for.body12.backedge:
  %indvars.iv58.be = phi i64 [ %indvars.iv.next59, %for.inc28 ], [ 0, %while.cond.loopexit ]
  %alive.151.be = phi i32 [ %alive.2, %for.inc28 ], [ 0, %while.cond.loopexit ]
  br label %for.body12

while.end:
  %call31 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str, i64 %sum.2, i32 %steps.2)
  ret i32 %steps.2
}

declare i32 @getcontext(ptr) local_unnamed_addr

declare void @makecontext(ptr, ptr, i32, ...) local_unnamed_addr

define internal void @body(i32 %lo, i32 %hi) {
entry:
  %cmp3 = icmp slt i32 %lo, %hi
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  %0 = load ptr, ptr @cur, align 8
  %done = getelementptr inbounds nuw i8, ptr %0, i64 1940
  store i32 1, ptr %done, align 4
  ret void

for.body:
  %n.04 = phi i32 [ %inc, %for.body ], [ %lo, %entry ]
  call fastcc void @walk(i32 %n.04, i32 1)
  %inc = add i32 %n.04, 1
  %exitcond.not = icmp eq i32 %inc, %hi
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body
}

declare i32 @swapcontext(ptr, ptr) local_unnamed_addr

declare i32 @printf(ptr, ...) local_unnamed_addr

define internal fastcc void @walk(i32 %n, i32 %depth) {
entry:
  %add = add nsw i32 %n, 1
  %0 = zext i32 %add to i64
  %vla = alloca i32, i64 %0, align 16
  %cmp.not37 = icmp slt i32 %n, 0
  br i1 %cmp.not37, label %for.cond2.preheader, label %for.body.preheader

for.body.preheader:
  %1 = add nuw i32 %n, 1
  %wide.trip.count = zext i32 %1 to i64
  br label %for.body

for.cond2.preheader:
  %cmp3.not39 = icmp slt i32 %n, 0
  br i1 %cmp3.not39, label %for.cond.cleanup4, label %for.body5.preheader

for.body5.preheader:
  %2 = add nuw i32 %n, 1
  %wide.trip.count47 = zext i32 %2 to i64
  br label %for.body5

for.body:
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %vla, i64 %indvars.iv
  %3 = trunc i64 %indvars.iv to i32
  %4 = mul i32 %depth, %3
  store i32 %4, ptr %arrayidx, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body

for.cond.cleanup4:
  %cmp12.not = icmp eq i32 %depth, 3
  br i1 %cmp12.not, label %if.end16, label %if.then13

for.body5:
  %indvars.iv44 = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next45, %for.inc9 ]
  %s.040 = phi i32 [ 0, %for.body5.preheader ], [ %add8, %for.inc9 ]
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %vla, i64 %indvars.iv44
  %5 = load i32, ptr %arrayidx7, align 4
  %add8 = add nsw i32 %5, %s.040
  %rem49 = and i64 %indvars.iv44, 1
  %tobool.not = icmp eq i64 %rem49, 0
  br i1 %tobool.not, label %for.inc9, label %if.then

if.then:
  %6 = load ptr, ptr @cur, align 8
  %value.i = getelementptr inbounds nuw i8, ptr %6, i64 1936
  store i32 %add8, ptr %value.i, align 8
  %back.i = getelementptr inbounds nuw i8, ptr %6, i64 968
  %call.i = call i32 @swapcontext(ptr %6, ptr %back.i)
  br label %for.inc9

for.inc9:
  %indvars.iv.next45 = add nuw nsw i64 %indvars.iv44, 1
  %exitcond48.not = icmp eq i64 %indvars.iv.next45, %wide.trip.count47
  br i1 %exitcond48.not, label %for.cond.cleanup4, label %for.body5

if.then13:
  %add14 = add nsw i32 %n, 3
  %add15 = add nuw nsw i32 %depth, 1
  call fastcc void @walk(i32 %add14, i32 %add15)
  br label %if.end16

if.end16:
  %idxprom17 = sext i32 %n to i64
  %arrayidx18 = getelementptr inbounds i32, ptr %vla, i64 %idxprom17
  %7 = load i32, ptr %arrayidx18, align 4
  %8 = add i32 %depth, %7
  %sub19 = sub i32 0, %8
  %9 = load ptr, ptr @cur, align 8
  %value.i34 = getelementptr inbounds nuw i8, ptr %9, i64 1936
  store i32 %sub19, ptr %value.i34, align 8
  %back.i35 = getelementptr inbounds nuw i8, ptr %9, i64 968
  %call.i36 = call i32 @swapcontext(ptr %9, ptr %back.i35)
  ret void
}
