; exit: 0
; covers: 4-81 4-82
define i32 @main() {
  %a = icmp eq ptr dso_local_equivalent @main, no_cfi @main
  %b = icmp eq ptr no_cfi @main, @main
  %c = and i1 %a, %b
  %d = xor i1 %c, true
  %r = zext i1 %d to i32
  ret i32 %r
}
