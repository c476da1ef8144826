; A thread that the C++ library creates (`std::thread`) reads behind a block.
@state = global { ptr } { ptr @virtual }
@virtual = constant [3 x ptr] [ptr @destroy, ptr @destroy, ptr @run]
@block = global ptr null
declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr, ptr, ptr)
declare void @_ZNSt6thread4joinEv(ptr)
declare ptr @malloc(i64)
define void @destroy(ptr %state) {
  ret void
}
define void @run(ptr %state) {
  %block = load ptr, ptr @block
  %end = getelementptr i8, ptr %block, i64 8
  %x = load i8, ptr %end
  ret void
}
define i32 @main() {
  %block = call ptr @malloc(i64 8)
  store ptr %block, ptr @block
  %thread = alloca i64
  store i64 0, ptr %thread
  %owner = alloca ptr
  store ptr @state, ptr %owner
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr %thread, ptr %owner, ptr null)
  call void @_ZNSt6thread4joinEv(ptr %thread)
  ret i32 3
}
