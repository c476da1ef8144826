define void @f(i64 (i64, [3 x void]*)* %p) {  ; error: 31 E0210 invalid array element type
  ret void
}
