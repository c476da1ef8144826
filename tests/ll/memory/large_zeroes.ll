; Large variables: what is not touched takes neither time nor memory, and what is said of a byte is said of that byte alone.
@zeroes = global [3000000000 x i8] zeroinitializer
@nothing = global [3000000000 x i8] undef
@record = global { i8, [100000001 x i32], i8 } zeroinitializer, align 1

; run: @far() == i64 7
define i64 @far() {
  %last = getelementptr [3000000000 x i8], ptr @zeroes, i64 0, i64 2999999999
  store i8 7, ptr %last
  %middle = getelementptr [3000000000 x i8], ptr @zeroes, i64 0, i64 1048575
  %a = load i64, ptr %middle, align 1
  %b = load i8, ptr %last
  %c = zext i8 %b to i64
  %d = or i64 %a, %c
  ret i64 %d
}

; run: @written() == i32 5
define i32 @written() {
  %p = getelementptr [3000000000 x i8], ptr @nothing, i64 0, i64 2000000001
  store i32 5, ptr %p, align 1
  %x = load i32, ptr %p, align 1
  ret i32 %x
}

; run: @fields() == i32 9
define i32 @fields() {
  %p = getelementptr { i8, [100000001 x i32], i8 }, ptr @record, i64 0, i32 1, i64 100000000
  %q = getelementptr { i8, [100000001 x i32], i8 }, ptr @record, i64 0, i32 2
  store i32 9, ptr %p
  %x = load i8, ptr %q
  %y = zext i8 %x to i32
  %z = load i32, ptr %p
  %w = add i32 %y, %z
  ret i32 %w
}
