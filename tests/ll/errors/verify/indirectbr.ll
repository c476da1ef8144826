; The entry block has no address and is nobody's target; an address is a pointer.
; covers: 4-79
@a = global ptr blockaddress(@f, %entry) ; error: 17 E0304 blockaddress may not be used with the entry block of `@f`
@b = global i64 blockaddress(@f, %x) ; error: 17 E0216 type of blockaddress must be a pointer, not `i64`
define void @f(i64 %n, ptr %p) {
entry:
  indirectbr i64 %n, [label %x] ; error: 14 E0215 indirectbr address must be a pointer, not `i64`
x:
  indirectbr ptr %p, [label %x, label %entry] ; error: 39 E0304 entry block
}
