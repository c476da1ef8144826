; Exceptions in a context and around one. Made of C++ by clang -O1.
; needs: libstdc++.so.6
; exit: 0
; stdout: "got 0\n~0\ngot 10\n~1\ncaught 5 inside\ngot 99\ngot 20\n~2\nout 7\n"

%struct.ucontext_t = type { i64, ptr, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { ptr, i32, i64 }
%struct.mcontext_t = type { [23 x i64], ptr, [8 x i64] }
%struct.__sigset_t = type { [16 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }

@_ZL2co = internal global %struct.ucontext_t zeroinitializer, align 8
@_ZL6stack_ = internal global [262144 x i8] zeroinitializer, align 16
@_ZL5mainc = internal global %struct.ucontext_t zeroinitializer, align 8
@_ZTIi = external constant ptr
@_ZL8finished = internal global i1 false, align 1
@.str = private constant [8 x i8] c"got %d\0A\00", align 1
@_ZL3box = internal global i32 0, align 4
@.str.1 = private constant [8 x i8] c"out %d\0A\00", align 1
@.str.2 = private constant [18 x i8] c"caught %d inside\0A\00", align 1
@.str.3 = private constant [5 x i8] c"~%d\0A\00", align 1

define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  %call = call i32 @getcontext(ptr @_ZL2co)
  store ptr @_ZL6stack_, ptr getelementptr inbounds nuw (i8, ptr @_ZL2co, i64 16), align 8
  store i64 262144, ptr getelementptr inbounds nuw (i8, ptr @_ZL2co, i64 32), align 8
  store ptr @_ZL5mainc, ptr getelementptr inbounds nuw (i8, ptr @_ZL2co, i64 8), align 8
  call void (ptr, ptr, i32, ...) @makecontext(ptr @_ZL2co, ptr @_ZL8producerv, i32 0)
  %call110 = call i32 @swapcontext(ptr @_ZL5mainc, ptr @_ZL2co)
  %.b11 = load i1, ptr @_ZL8finished, align 1
  br i1 %.b11, label %if.then, label %if.end

if.then:
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %exception, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
          to label %unreachable unwind label %lpad

lpad:
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %1 = extractvalue { ptr, i32 } %0, 1
  %2 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %matches = icmp eq i32 %1, %2
  br i1 %matches, label %catch, label %eh.resume

catch:
  %3 = extractvalue { ptr, i32 } %0, 0
  %4 = call ptr @__cxa_begin_catch(ptr %3)
  %5 = load i32, ptr %4, align 4
  %call5 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.1, i32 %5)
  call void @__cxa_end_catch()
  ret i32 0

if.end:
  %6 = load i32, ptr @_ZL3box, align 4
  %call2 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str, i32 %6)
  %call1 = call i32 @swapcontext(ptr @_ZL5mainc, ptr @_ZL2co)
  %.b = load i1, ptr @_ZL8finished, align 1
  br i1 %.b, label %if.then, label %if.end

eh.resume:
  resume { ptr, i32 } %0

unreachable:
  unreachable
}

declare i32 @getcontext(ptr) local_unnamed_addr

declare void @makecontext(ptr, ptr, i32, ...) local_unnamed_addr

define internal void @_ZL8producerv() personality ptr @__gxx_personality_v0 {
entry:
  br label %for.body

for.cond.cleanup:
  store i1 true, ptr @_ZL8finished, align 1
  ret void

for.body:
  %i.022 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %mul = mul nuw nsw i32 %i.022, 10
  store i32 %mul, ptr @_ZL3box, align 4
  %call.i = call i32 @swapcontext(ptr @_ZL2co, ptr @_ZL5mainc)
  %cmp3 = icmp eq i32 %i.022, 1
  br i1 %cmp3, label %if.then, label %if.end

if.then:
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %exception, align 16
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
          to label %unreachable unwind label %lpad1

lpad1:
  %0 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %1 = extractvalue { ptr, i32 } %0, 1
  %call.i18 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.3, i32 1)
  %2 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %matches = icmp eq i32 %1, %2
  br i1 %matches, label %catch, label %ehcleanup9

if.end:
  %call.i19 = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.3, i32 %i.022)
  br label %for.inc

catch:
  %3 = extractvalue { ptr, i32 } %0, 0
  %4 = call ptr @__cxa_begin_catch(ptr %3)
  %5 = load i32, ptr %4, align 4
  %call = call i32 (ptr, ...) @printf(ptr dereferenceable(1) @.str.2, i32 %5)
  store i32 99, ptr @_ZL3box, align 4
  %call.i20 = call i32 @swapcontext(ptr @_ZL2co, ptr @_ZL5mainc)
  call void @__cxa_end_catch()
  br label %for.inc

for.inc:
  %inc = add nuw nsw i32 %i.022, 1
  %exitcond.not = icmp eq i32 %inc, 3
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body

ehcleanup9:
  resume { ptr, i32 } %0

unreachable:
  unreachable
}

declare i32 @swapcontext(ptr, ptr) local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

declare i32 @printf(ptr, ...) local_unnamed_addr

declare i32 @llvm.eh.typeid.for.p0(ptr)

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr
