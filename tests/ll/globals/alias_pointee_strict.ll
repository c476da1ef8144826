; LLVM 14 refuses it.
; flags: --strict
@x = global i32 7
@y = alias i16, i32* @x ; error: 12 E0207 alias and aliasee types should match: `i16`
