; As clang 14 writes it, with the blocks in the order of the table.
; run: @pick(i32 0) == i32 10
; run: @pick(i32 1) == i32 20
@pick.labels = internal constant [2 x i8*] [i8* blockaddress(@pick, %8), i8* blockaddress(@pick, %9)], align 16
define dso_local i32 @pick(i32 noundef %0) {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %4 = load i32, i32* %3, align 4
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [2 x i8*], [2 x i8*]* @pick.labels, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8
  br label %12
8:
  store i32 10, i32* %2, align 4
  br label %10
9:
  store i32 20, i32* %2, align 4
  br label %10
10:
  %11 = load i32, i32* %2, align 4
  ret i32 %11
12:
  %13 = phi i8* [ %7, %1 ]
  indirectbr i8* %13, [label %8, label %9]
}
