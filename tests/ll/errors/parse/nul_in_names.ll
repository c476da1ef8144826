; A name cannot have a NUL character. A backslash before zeros is another matter.
%"t\00" = type { i32 } ; error: 1 E0150 NUL character is not allowed in names
@"g\00h" = global i32 1 ; error: 1 E0150 NUL character is not allowed in names
@"ok\\00" = global i32 2
define i32 @main(i32 %"a\00b") { ; error: 22 E0150 NUL character is not allowed in names
"l\00": ; error: 1 E0150 NUL character is not allowed in names
  %"x\00" = add i32 1, 2 ; error: 3 E0150 NUL character is not allowed in names
  ret i32 %"x\00"
}
