; The blocks of a body that gave way have no addresses; those of the one that counts do.
; link: blocks_part.ll
; exit: 2
define weak i32 @f(ptr %to) {
  indirectbr ptr %to, [label %a]
a:
  ret i32 1
}
@old = global ptr blockaddress(@f, %a)
@new = external global ptr
define i32 @main() {
  %to = load ptr, ptr @new
  %r = call i32 @f(ptr %to)
  %old = load ptr, ptr @old
  %gone = icmp eq ptr %old, inttoptr (i32 1 to ptr)
  %n = select i1 %gone, i32 %r, i32 99
  ret i32 %n
}
