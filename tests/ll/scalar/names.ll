; Every form of identifier: dots, dashes, dollars, underscores, quotes with escapes, numbers.
; run: @a.b-c$d_e(i64 1) == i64 111
; run: @"two words"(i64 2) == i64 22
; run: @"q\22uote"(i64 3) == i64 33
; run: @1(i64 4) == i64 44
; covers: 1-3

@$g-1 = global i64 10
@"a b" = global i64 20
@-x = global i64 30
@0 = global i64 40
%"a type" = type { i64 }
%-t = type { %"a type" }
@s = global %-t { %"a type" { i64 100 } }

define i64 @a.b-c$d_e(i64 %-x.$) {
-a.l$:
  %"local one" = load i64, i64* @$g-1
  %$v = add i64 %-x.$, %"local one"
  br label %"block two"
"block two":
  %p = getelementptr %-t, %-t* @s, i32 0, i32 0, i32 0
  %_ = load i64, i64* %p
  %"\72esult" = add i64 %_, %$v
  ret i64 %result
}
define i64 @"two words"(i64 %"x y") {
  %1 = load i64, i64* @"a b"
  %2 = add i64 %1, %"x y"
  ret i64 %2
}
define i64 @"q\22uote"(i64 %x) {
  %1 = load i64, i64* @-x
  %2 = add i64 %1, %x
  ret i64 %2
}
define i64 @1(i64 %x) {
  %1 = load i64, i64* @0
  %2 = add i64 %1, %x
  ret i64 %2
}
