; A jump to a block that is not in the list.
@target = global ptr blockaddress(@main, %other)
define i32 @main() {
  %to = load ptr, ptr @target
  indirectbr ptr %to, [label %one] ; trap: bad call
one:
  ret i32 0
other:
  ret i32 1
}
