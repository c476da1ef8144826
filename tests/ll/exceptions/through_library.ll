; A function that a host function calls back throws past it: `__cxa_vec_ctor` of the C++ library destroys what it has made
; so far, and the exception goes on to us.
; needs: libstdc++.so.6
; exit: 5
; stdout: "made\nmade\ngone\ngone\n"
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
@made = constant [5 x i8] c"made\00"
@gone = constant [5 x i8] c"gone\00"
@count = global i32 0
declare i32 @puts(ptr)
declare void @__cxa_vec_ctor(ptr, i64, i64, ptr, ptr)
define void @make(ptr %object) {
  %n = load i32, ptr @count
  %m = add i32 %n, 1
  store i32 %m, ptr @count
  %c = icmp eq i32 %n, 2
  br i1 %c, label %throw, label %fine
fine:
  %x = call i32 @puts(ptr @made)
  ret void
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @destroy(ptr %object) {
  %x = call i32 @puts(ptr @gone)
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %room = alloca [4 x i32]
  invoke void @__cxa_vec_ctor(ptr %room, i64 4, i64 4, ptr @make, ptr @destroy) to label %not unwind label %pad
not:
  ret i32 1
pad:
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  %v = load i32, ptr %p
  call void @__cxa_end_catch()
  ret i32 %v
}
