; The reference's example: &s[1].Z.B[5][13], in one instruction and step by step, as an offset from s.
; run: @whole() == i64 1296
; run: @steps() == i64 1296
; run: @same() == i1 true
; run: @st_size() == i64 824
; run: @opaque_width() == i1 true
; covers: 1-69 1-70

%RT = type { i8 , [10 x [20 x i32]], i8 }
%ST = type { i32, double, %RT }
@two = global [2 x %ST] zeroinitializer

define i32* @foo(%ST* %s) {
entry:
  %reg = getelementptr %ST* %s, i32 1, i32 2, i32 1, i32 5, i32 13
  ret i32* %reg
}
define i32* @foo_steps(%ST* %s) {
  %t1 = getelementptr %ST* %s, i32 1                        ; yields %ST*:%t1
  %t2 = getelementptr %ST* %t1, i32 0, i32 2                ; yields %RT*:%t2
  %t3 = getelementptr %RT* %t2, i32 0, i32 1                ; yields [10 x [20 x i32]]*:%t3
  %t4 = getelementptr [10 x [20 x i32]]* %t3, i32 0, i32 5  ; yields [20 x i32]*:%t4
  %t5 = getelementptr [20 x i32]* %t4, i32 0, i32 13        ; yields i32*:%t5
  ret i32* %t5
}
define i64 @offset(i32* %p) {
  %a = ptrtoint i32* %p to i64
  %s = getelementptr [2 x %ST]* @two, i32 0, i32 0
  %b = ptrtoint %ST* %s to i64
  %d = sub i64 %a, %b
  ret i64 %d
}
define i64 @whole() {
  %s = getelementptr [2 x %ST]* @two, i32 0, i32 0
  %p = call i32* @foo(%ST* %s)
  %d = call i64 @offset(i32* %p)
  ret i64 %d
}
define i64 @steps() {
  %s = getelementptr [2 x %ST]* @two, i32 0, i32 0
  %p = call i32* @foo_steps(%ST* %s)
  %d = call i64 @offset(i32* %p)
  ret i64 %d
}
define i1 @same() {
  %s = getelementptr [2 x %ST]* @two, i32 0, i32 0
  %p = call i32* @foo(%ST* %s)
  %q = call i32* @foo_steps(%ST* %s)
  store i32 77, i32* %p
  %v = load i32* %q
  %e = icmp eq i32* %p, %q
  %f = icmp eq i32 %v, 77
  %r = and i1 %e, %f
  ret i1 %r
}
define i64 @st_size() {
  %p = getelementptr %ST* null, i32 1
  %n = ptrtoint %ST* %p to i64
  ret i64 %n
}
define i1 @opaque_width() {
  %p = getelementptr [2 x %ST]* @two, i64 0, i64 1, i32 2, i32 1, i64 5, i32 13
  %s = getelementptr [2 x %ST]* @two, i32 0, i32 0
  %q = call i32* @foo(%ST* %s)
  %r = icmp eq i32* %p, %q
  ret i1 %r
}
