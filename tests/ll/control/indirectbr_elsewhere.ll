; A jump to a block that is not listed.
; args:
define i32 @main() {
entry:
  %p = select i1 true, ptr blockaddress(@main, %b), ptr null
  indirectbr ptr %p, [label %a, label %c] ; trap: bad call
a:
  ret i32 1
b:
  ret i32 2
c:
  indirectbr ptr %p, [label %b]
}
