; Types of the same shape that a variable has in two modules are one, with all in them, whatever they are called.
; link: types_renamed_part.ll
; exit: 7
%inner = type { i32, i8 }
%node = type { %inner, ptr, [2 x %inner] }
@shared = external global %node
define i32 @main() {
  %p = getelementptr %node, ptr @shared, i32 0, i32 2, i32 1, i32 0
  %v = load i32, ptr %p
  ret i32 %v
}
