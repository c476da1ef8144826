; Strings as elements of arrays and fields of structs.
; stdout: "one\ntwo\nsix\n"
; exit: 6
; covers: 0-8 0-9 0-10

@list = global [3 x [4 x i8]] [ [4 x i8] c"one\00", [4 x i8] c"two\00", [4 x i8] c"six\00" ]
@rec = global { i64, [4 x i8], i64 } { i64 1, [4 x i8] c"six\00", i64 5 }

declare void @ll_puts(i8*)

define i64 @main() {
  %a = getelementptr [3 x [4 x i8]], [3 x [4 x i8]]* @list, i32 0, i32 0, i32 0
  call void @ll_puts(i8* %a)
  %b = getelementptr [3 x [4 x i8]], [3 x [4 x i8]]* @list, i32 0, i64 1, i32 0
  call void @ll_puts(i8* %b)
  %c = getelementptr { i64, [4 x i8], i64 }, { i64, [4 x i8], i64 }* @rec, i32 0, i32 1, i32 0
  call void @ll_puts(i8* %c)
  %x = getelementptr { i64, [4 x i8], i64 }, { i64, [4 x i8], i64 }* @rec, i32 0, i32 0
  %y = getelementptr { i64, [4 x i8], i64 }, { i64, [4 x i8], i64 }* @rec, i32 0, i32 2
  %u = load i64, i64* %x
  %v = load i64, i64* %y
  %w = add i64 %u, %v
  ret i64 %w
}
