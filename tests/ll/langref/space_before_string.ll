; Between `c` and its string there may be blanks, and comments.
; exit: 205
@s = constant [3 x i8] c "hi\00"
@t = constant [4 x i8] c ; a " that is none
  "\64\22x\00"
define i32 @main() {
  %a = alloca [2 x i8]
  store [2 x i8] c	"a\00", ptr %a
  %x = load i8, ptr @s
  %y = load i8, ptr @t
  %z = load i8, ptr %a
  %d = sub i8 %z, %y
  %e = add i8 %x, %y
  %f = add i8 %e, %d
  %r = zext i8 %f to i32
  %q = add i32 %r, 4
  ret i32 %q
}
