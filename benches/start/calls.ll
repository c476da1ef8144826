; Structs, arrays, a switch, floating-point numbers and calls, in the new spelling: one of the programs that `make-order` follows.
%pair = type { i64, double }

@table = internal global [4 x %pair] zeroinitializer, align 16
@format = private unnamed_addr constant [10 x i8] c"%ld %.2f\0A\00", align 1

declare i32 @printf(ptr noundef, ...)

define internal void @set(i64 noundef %index, double noundef %value) {
entry:
  %index.addr = alloca i64, align 8
  store i64 %index, ptr %index.addr, align 8
  %0 = load i64, ptr %index.addr, align 8
  %slot = getelementptr inbounds [4 x %pair], ptr @table, i64 0, i64 %0
  store i64 %0, ptr %slot, align 8
  %number = getelementptr inbounds %pair, ptr %slot, i32 0, i32 1
  %half = fmul double %value, 5.000000e-01
  store double %half, ptr %number, align 8
  ret void
}

define internal i64 @kind(i32 noundef %what) {
entry:
  switch i32 %what, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]

zero:
  br label %done

one:
  br label %done

other:
  %wide = sext i32 %what to i64
  %masked = and i64 %wide, 3
  br label %done

done:
  %result = phi i64 [ 2, %zero ], [ 1, %one ], [ %masked, %other ]
  ret i64 %result
}

define dso_local i32 @main(i32 noundef %argc, ptr noundef %argv) {
entry:
  %i = alloca i32, align 4
  store i32 0, ptr %i, align 4
  br label %loop

loop:
  %0 = load i32, ptr %i, align 4
  %more = icmp slt i32 %0, 4
  br i1 %more, label %body, label %end

body:
  %index = call i64 @kind(i32 noundef %0)
  %value = sitofp i32 %0 to double
  call void @set(i64 noundef %index, double noundef %value)
  %next = add nsw i32 %0, 1
  store i32 %next, ptr %i, align 4
  br label %loop

end:
  %first = load i64, ptr getelementptr inbounds ([4 x %pair], ptr @table, i64 0, i64 3), align 8
  %number = load double, ptr getelementptr inbounds ([4 x %pair], ptr @table, i64 0, i64 3, i32 1), align 8
  %printed = call i32 (ptr, ...) @printf(ptr noundef @format, i64 noundef %first, double noundef %number)
  ret i32 0
}
