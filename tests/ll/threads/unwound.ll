; A thread that is cancelled, or ends itself, is unwound: destructors run, and what `catch (...)` caught is thrown again. Made of C++
; by clang -O1.
; needs: libstdc++.so.6
; exit: 7
; stdout: "inner is gone\ncaught, and thrown again\nouter is gone\ncancelled\nleaves\ncaught its end\n"

$__clang_call_terminate = comdat any

@_ZL5ready = internal global i32 0, align 4
@.str = private constant [10 x i8] c"cancelled\00", align 1
@.str.1 = private constant [2 x i8] c"?\00", align 1
@.str.2 = private constant [14 x i8] c"outer is gone\00", align 1
@.str.3 = private constant [25 x i8] c"caught, and thrown again\00", align 1
@.str.4 = private constant [14 x i8] c"inner is gone\00", align 1
@.str.5 = private constant [15 x i8] c"caught its end\00", align 1
@.str.6 = private constant [7 x i8] c"leaves\00", align 1

define i32 @main() {
entry:
  %t = alloca i64, align 8
  %r = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %t)
  call void @llvm.lifetime.start.p0(ptr %r)
  %call = call i32 @pthread_create(ptr %t, ptr null, ptr @_ZL4workPv, ptr null) ; trap(interp): none
  %0 = load volatile i32, ptr @_ZL5ready, align 4
  %tobool.not7 = icmp eq i32 %0, 0
  br i1 %tobool.not7, label %while.body, label %while.end

while.body:
  %call1 = call i32 @usleep(i32 1000)
  %1 = load volatile i32, ptr @_ZL5ready, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %while.body, label %while.end

while.end:
  %2 = load i64, ptr %t, align 8
  %call2 = call i32 @pthread_cancel(i64 %2)
  %3 = load i64, ptr %t, align 8
  %call3 = call i32 @pthread_join(i64 %3, ptr %r)
  %4 = load ptr, ptr %r, align 8
  %cmp = icmp eq ptr %4, inttoptr (i64 -1 to ptr)
  %cond = select i1 %cmp, ptr @.str, ptr @.str.1
  %call4 = call i32 @puts(ptr dereferenceable(1) %cond)
  %call5 = call i32 @pthread_create(ptr %t, ptr null, ptr @_ZL5exitsPv, ptr null)
  %5 = load i64, ptr %t, align 8
  %call6 = call i32 @pthread_join(i64 %5, ptr %r)
  %6 = load ptr, ptr %r, align 8
  %7 = ptrtoint ptr %6 to i64
  %conv = trunc i64 %7 to i32
  call void @llvm.lifetime.end.p0(ptr %r)
  call void @llvm.lifetime.end.p0(ptr %t)
  ret i32 %conv
}

declare void @llvm.lifetime.start.p0(ptr)

declare i32 @pthread_create(ptr, ptr, ptr, ptr) local_unnamed_addr

define internal noalias ptr @_ZL4workPv(ptr readnone %0) personality ptr @__gxx_personality_v0 {
entry:
  store volatile i32 1, ptr @_ZL5ready, align 4
  br label %for.cond.i

for.cond.i:
  %call.i = invoke i32 @usleep(i32 1000)
          to label %for.cond.i unwind label %lpad.i

lpad.i:
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %call.i.i = call i32 @puts(ptr dereferenceable(1) @.str.4)
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = call ptr @__cxa_begin_catch(ptr %2)
  %call = call i32 @puts(ptr dereferenceable(1) @.str.3)
  invoke void @__cxa_rethrow()
          to label %unreachable unwind label %lpad1

lpad1:
  %4 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:
  %call.i6 = call i32 @puts(ptr dereferenceable(1) @.str.2)
  resume { ptr, i32 } %4

terminate.lpad:
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6)
  unreachable

unreachable:
  unreachable
}

declare i32 @usleep(i32) local_unnamed_addr

declare i32 @pthread_cancel(i64) local_unnamed_addr

declare i32 @pthread_join(i64, ptr) local_unnamed_addr

declare i32 @puts(ptr) local_unnamed_addr

define internal noalias ptr @_ZL5exitsPv(ptr readnone %0) personality ptr @__gxx_personality_v0 {
entry:
  invoke void @pthread_exit(ptr inttoptr (i64 7 to ptr))
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:
  unreachable

lpad.i:
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %call.i.i = call i32 @puts(ptr dereferenceable(1) @.str.6)
  %2 = extractvalue { ptr, i32 } %1, 0
  %3 = call ptr @__cxa_begin_catch(ptr %2)
  %call = call i32 @puts(ptr dereferenceable(1) @.str.5)
  invoke void @__cxa_rethrow()
          to label %unreachable unwind label %lpad1

lpad1:
  %4 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:
  resume { ptr, i32 } %4

terminate.lpad:
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6)
  unreachable

unreachable:
  unreachable
}

declare void @llvm.lifetime.end.p0(ptr)

declare i32 @__gxx_personality_v0(...)

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

define linkonce_odr hidden void @__clang_call_terminate(ptr %0) comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0)
  call void @_ZSt9terminatev()
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

declare void @pthread_exit(ptr) local_unnamed_addr
