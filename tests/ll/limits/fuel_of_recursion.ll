; flags: --fuel 5000
; Tail calls need no stack, so that only fuel ends them.
define i64 @again(i64 %n) {
  %m = add i64 %n, 1 ; trap: limit: fuel
  %r = musttail call i64 @again(i64 %m)
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @again(i64 0)
  ret i64 %r
}
