; Loads in loops of what was loaded or stored before in another block, where something between may have changed it:
; calls that return or throw, atomic operations, fences, copies, a second way into a cycle.
; needs: libstdc++.so.6
; run: @thrown(i32 3) == i32 306
; run: @returned(i32 3) == i32 6
; run: @exchanged(i32 3) == i32 6
; run: @added(i32 3) == i32 6
; run: @volatile_store(i32 2) == i32 14
; run: @fenced(i32 2) == i32 14
; run: @copied(i32 2) == i32 14
; run: @two_entries(i1 true) == i32 9
; run: @two_entries(i1 false) == i32 2
; run: @many_arms(i32 4) == i32 24
; run: @wrapped(i32 2) == i32 514

@x = internal global i32 0
@seven = internal global i32 7
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Adds one to @x and throws if asked to.
define internal void @change(i1 %throws) noinline {
  %a = load i32, ptr @x
  %b = add i32 %a, 1
  store i32 %b, ptr @x
  br i1 %throws, label %throw, label %return
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 100, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
return:
  ret void
}

; 100 from each exception, and 1, 2, 3.
define i32 @thrown(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  store i32 0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %pad ]
  %s = phi i32 [ 0, %entry ], [ %s2, %pad ]
  %a = load i32, ptr @x
  invoke void @change(i1 true) to label %not unwind label %pad
not:
  ret i32 -1
pad:
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %b = load i32, ptr @x
  %object = extractvalue { ptr, i32 } %e, 0
  %at = call ptr @__cxa_begin_catch(ptr %object)
  %v = load i32, ptr %at
  call void @__cxa_end_catch()
  %s1 = add i32 %s, %b
  %s2 = add i32 %s1, %v
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s2
}

define i32 @returned(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  store i32 0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = load i32, ptr @x
  invoke void @change(i1 false) to label %next unwind label %pad
next:
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
pad:
  %e = landingpad { ptr, i32 } cleanup
  ret i32 -1
end:
  ret i32 %s1
}

define i32 @exchanged(i32 %n) {
entry:
  store i32 0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %i1 = add i32 %i, 1
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %next
then:
  %r = cmpxchg ptr @x, i32 %i, i32 %i1 seq_cst seq_cst
  br label %next
next:
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}

define i32 @added(i32 %n) {
entry:
  store i32 0, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s1, %then ]
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %end
then:
  %r = atomicrmw add ptr @x, i32 1 monotonic
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %t = phi i32 [ -1, %loop ], [ %s1, %then ]
  ret i32 %t
}

define i32 @volatile_store(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s1, %then ]
  store i32 0, ptr @x
  %c = icmp slt i32 %i, 100
  br i1 %c, label %then, label %end
then:
  store volatile i32 7, ptr @x
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %t = phi i32 [ -1, %loop ], [ %s1, %then ]
  ret i32 %t
}

define i32 @fenced(i32 %n) {
entry:
  store i32 7, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s1, %then ]
  %a = load i32, ptr @x
  %c = icmp slt i32 %a, 100
  br i1 %c, label %then, label %end
then:
  fence acquire
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %t = phi i32 [ -1, %loop ], [ %s1, %then ]
  ret i32 %t
}

define i32 @copied(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s1, %then ]
  store i32 0, ptr @x
  %c = icmp slt i32 %i, 100
  br i1 %c, label %then, label %end
then:
  call void @llvm.memcpy.p0.p0.i64(ptr @x, ptr @seven, i64 4, i1 false)
  %b = load i32, ptr @x
  %s1 = add i32 %s, %b
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %t = phi i32 [ -1, %loop ], [ %s1, %then ]
  ret i32 %t
}

; A cycle that is entered at %stores or at %loads: the second stores 3, which %loads must see when it repeats.
define i32 @two_entries(i1 %first) {
entry:
  store i32 2, ptr @x
  br i1 %first, label %stores, label %loads
stores:
  %i = phi i32 [ 0, %entry ], [ %i1, %again ]
  %s = phi i32 [ 0, %entry ], [ %s2, %again ]
  store i32 3, ptr @x
  br label %loads
loads:
  %j = phi i32 [ 7, %entry ], [ %i, %stores ]
  %s1 = phi i32 [ 0, %entry ], [ %s, %stores ]
  %b = load i32, ptr @x
  %s2 = add i32 %s1, %b
  %i1 = add i32 %j, 1
  %d = icmp slt i32 %i1, 3
  br i1 %d, label %again, label %end
again:
  br label %stores
end:
  ret i32 %s2
}

; Two of four ways to the join store: 5, 6, 6 and 7.
define i32 @many_arms(i32 %n) {
entry:
  store i32 5, ptr @x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %s1, %next ]
  %a = load i32, ptr @x
  switch i32 %i, label %next [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
  ]
one:
  store i32 6, ptr @x
  br label %next
two:
  %unused = load i32, ptr @seven
  br label %next
three:
  %b = load i32, ptr @seven
  store i32 %b, ptr @x
  br label %next
next:
  %e = load i32, ptr @x
  %s1 = add i32 %s, %e
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  ret i32 %s1
}

; Addresses wrap: the byte lies in the integer, although their distances from the base are far apart.
define i32 @wrapped(i32 %n) {
entry:
  %high = getelementptr i8, ptr @x, i64 -9223372036854775807
  %base = ptrtoint ptr %high to i64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %then ]
  %s = phi i32 [ 0, %entry ], [ %s2, %then ]
  %b0 = phi i64 [ %base, %entry ], [ %b0, %then ]
  %whole0 = add i64 %b0, 9223372036854775807
  %whole = inttoptr i64 %whole0 to ptr
  store i32 0, ptr %whole
  %c = icmp slt i32 %i, 100
  br i1 %c, label %then, label %end
then:
  %byte0 = add i64 %b0, -9223372036854775808
  %byte = inttoptr i64 %byte0 to ptr
  store i8 1, ptr %byte
  %b = load i32, ptr %whole
  %s1 = add i32 %s, %b
  %s2 = add i32 %s1, 1
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %loop
end:
  %r = phi i32 [ -1, %loop ], [ %s2, %then ]
  ret i32 %r
}
