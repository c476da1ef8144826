; `captures(…)` says what a call may keep of a pointer; it is a promise and changes nothing.
; covers: 4-24
; run: @f(i32 3) == i32 9
define i32 @read(ptr captures(none) %p) {
  %r = load i32, ptr %p
  ret i32 %r
}
define ptr @next(ptr captures(ret: address, provenance) %p) {
  %q = getelementptr i32, ptr %p, i64 1
  ret ptr %q
}
define i1 @null(ptr captures(address_is_null) %p) {
  %r = icmp eq ptr %p, null
  ret i1 %r
}
declare void @keep(ptr captures(address, read_provenance), ptr captures(none, ret: address))
define i32 @f(i32 %x) {
  %p = alloca [2 x i32]
  store i32 %x, ptr %p
  %q = call ptr @next(ptr captures(address, provenance) %p)
  store i32 6, ptr %q
  %a = call i32 @read(ptr %p)
  %b = call i32 @read(ptr %q)
  %n = call i1 @null(ptr %p)
  %r = add i32 %a, %b
  %s = select i1 %n, i32 0, i32 %r
  ret i32 %s
}
