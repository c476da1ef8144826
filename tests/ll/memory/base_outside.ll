; The address of an element before the first one, which is kept: what is derived from it belongs to the object where it points. Compilers
; make such addresses of loops, and programs of tables whose indices do not begin with 0.
; run: @kept(i64 65536) == i32 7
; run: @kept(i64 2) == i32 7
; run: @kept(i64 -3000) == i32 7
; run: @chosen(i64 65536, i1 1) == i32 80
; run: @chosen(i64 2, i1 1) == i32 80
; run: @passed(i64 65536) == i32 5
; run: @passed(i64 2) == i32 5
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@kept.base = global ptr null

define i32 @kept(i64 %distance) {
  %before = call ptr @malloc(i64 1000)
  %p = call ptr @malloc(i64 1000)
  %tenth = getelementptr i8, ptr %p, i64 10
  store i8 7, ptr %tenth
  %back = sub i64 0, %distance
  %base = getelementptr i8, ptr %p, i64 %back
  store volatile ptr %base, ptr @kept.base
  %i = add i64 %distance, 10
  %again = load volatile ptr, ptr @kept.base
  %at = getelementptr i8, ptr %again, i64 %i
  %x = load i8, ptr %at
  %r = zext i8 %x to i32
  call void @free(ptr %p)
  call void @free(ptr %before)
  ret i32 %r
}

define i32 @chosen(i64 %distance, i1 %is_first) {
  %p = call ptr @malloc(i64 1000)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 1000, i1 false)
  %back = sub i64 0, %distance
  %base = getelementptr i8, ptr %p, i64 %back
  %start = add i64 %distance, 10
  %end = add i64 %distance, 90
  br label %next
next:
  %i = phi i64 [ %start, %0 ], [ %i.next, %next ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %next ]
  %from = select i1 %is_first, ptr %base, ptr %p
  %at = getelementptr i8, ptr %from, i64 %i
  %x = load i8, ptr %at
  %wide = zext i8 %x to i32
  %sum.next = add i32 %sum, %wide
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %end
  br i1 %more, label %next, label %done
done:
  call void @free(ptr %p)
  ret i32 %sum.next
}

@table = global [4 x i32] [i32 3, i32 4, i32 5, i32 6]
define i32 @passed(i64 %distance) {
  %back = sub i64 2, %distance
  %base = getelementptr i32, ptr @table, i64 %back
  %x = call i32 @element(ptr %base, i64 %distance)
  ret i32 %x
}
define i32 @element(ptr %base, i64 %i) noinline {
  %at = getelementptr i32, ptr %base, i64 %i
  %x = load i32, ptr %at
  ret i32 %x
}
