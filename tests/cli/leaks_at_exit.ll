; What frames, variables of functions and thread-local variables point to when the program exits is still reachable.
declare ptr @malloc(i64)
declare void @exit(i32)
@own = thread_local global ptr null
define internal void @leave(ptr %held) {
  %place = alloca ptr
  store ptr %held, ptr %place
  %of_thread = call ptr @malloc(i64 40)
  store ptr %of_thread, ptr @own
  call void @use(ptr %place)
  unreachable
}
define internal void @use(ptr %place) noinline {
  %inside = call ptr @malloc(i64 48)
  %field = getelementptr i8, ptr %inside, i64 8
  %held = load ptr, ptr %place
  store ptr %field, ptr %held
  call void @exit(i32 0)
  unreachable
}
define i32 @main() {
  %of_main = call ptr @malloc(i64 56)
  %address = ptrtoint ptr %of_main to i64
  %odd = xor i64 %address, -1
  %held = call ptr @malloc(i64 64)
  store i64 %odd, ptr %held
  call void @leave(ptr %held)
  ret i32 0
}
