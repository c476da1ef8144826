; A jump to a block that is not in the list.
@next = global ptr blockaddress(@main, %other)
define i32 @main() {
  %p = load ptr, ptr @next
  indirectbr ptr %p, [label %one, label %two] ; trap: bad call
one:
  ret i32 1
two:
  ret i32 2
other:
  ret i32 3
}
