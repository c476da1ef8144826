; An alias of another type than its pointer says: LLVM reads every pointer as `ptr` since version 15.
@x = global i32 7
@y = alias i16, i32* @x ; warn: 12 W0203 alias and aliasee types should match: `i16` and `i32`
; run: @f() == i16 7
define i16 @f() {
  %v = load i16, i16* @y
  ret i16 %v
}
