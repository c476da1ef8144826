; Types of one name and body are one, an opaque one gets its body, others are renamed. A use of what is declared with
; another type goes through a bitcast.
; link: types_part.ll
; exit: 114
; covers: 1-39
%node = type { i32, %node* }
%opaque = type opaque
%other = type { i8, i8 }
@x = external global i32
@node = external global %node
@other = global %other { i8 1, i8 2 }

declare i32 @f(...)
declare i8* @make()
declare i32 @size_of_other()
declare %opaque* @hidden()
declare i32 @look(%opaque*)

define i32 @main() {
  %r = call i32 (...)* @f(i32 4)
  %p = load i32* @x
  %q = call i8* @make()
  %b = bitcast i8* %q to i32*
  %v = load i32* %b
  %n = load i32* getelementptr (%node* @node, i32 0, i32 0)
  %h = call %opaque* @hidden()
  %l = call i32 @look(%opaque* %h)
  %z = call i32 @size_of_other()
  %1 = add i32 %r, %p
  %2 = add i32 %1, %v
  %3 = add i32 %2, %n
  %4 = add i32 %3, %l
  %5 = add i32 %4, %z
  ret i32 %5
}
