; part:
@new = global ptr blockaddress(@f, %b)
define i32 @f(ptr %to) {
  indirectbr ptr %to, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
