; The constants of a function whose name is taken are not checked, and are not expanded either.
@a = global i64 7
define i64 @a() { ; error: 12 E0112 redefinition of
  %x = add i64 1, extractvalue ({ i64 } { i64 1 }, 65536)
  %y = add i64 %x, extractvalue ([1 x { i8 }] insertvalue ([1 x { i8 }] zeroinitializer, { i8 } zeroinitializer, 9), 0, 0)
  ret i64 %y
}
