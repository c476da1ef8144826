declare i32 @initstate_r(i32, ptr, i64, ptr)
define i32 @main() {
  %state = alloca [8 x i8]
  %data = alloca [48 x i8]
  store [48 x i8] zeroinitializer, ptr %data
  %n = call i32 @initstate_r(i32 7, ptr %state, i64 8, ptr %data)
  store i8 undef, ptr %state
  ret i32 0
}
