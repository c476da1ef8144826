; The address in a pointer, without where it came from.
; covers: 4-86
; run: @same() == i1 true
; run: @constant() == i1 true
; run: @difference() == i64 12
; run: @vector() == i64 8
@g = global [4 x i32] zeroinitializer
@a = global i64 ptrtoaddr (ptr @g to i64)
define i1 @same() {
  %a = ptrtoaddr ptr @g to i64
  %b = ptrtoint ptr @g to i64
  %r = icmp eq i64 %a, %b
  ret i1 %r
}
define i1 @constant() {
  %a = load i64, ptr @a
  %b = ptrtoint ptr @g to i64
  %r = icmp eq i64 %a, %b
  ret i1 %r
}
define i64 @difference() {
  %p = getelementptr i32, ptr @g, i64 3
  %a = ptrtoaddr ptr %p to i64
  %r = sub i64 %a, ptrtoaddr (ptr @g to i64)
  ret i64 %r
}
define i64 @vector() {
  %p = getelementptr i32, ptr @g, <2 x i64> <i64 0, i64 2>
  %a = ptrtoaddr <2 x ptr> %p to <2 x i64>
  %x = extractelement <2 x i64> %a, i64 0
  %y = extractelement <2 x i64> %a, i64 1
  %r = sub i64 %y, %x
  ret i64 %r
}
