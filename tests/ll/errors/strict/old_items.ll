; The same for what stands outside of functions.
; flags: --strict
deplibs = [ "c" ] ; error: 1 E0264 a list of libraries
@a = linker_private global i32 0 ; error: 6 E0264 this linkage
@b = alias i32* @a ; error: 1 E0264 an alias without the type
@c = global [2 x i8] zeroinitializer
@d = global i8* getelementptr ([2 x i8]* @c, i32 0, i32 1) ; error: 17 E0264 a `getelementptr` without its source type
!0 = metadata !{ i32 1, metadata !"x" } ; error: 1 E0264 the word `metadata`
