; No arguments, arrays, pointers, vectors or constants of this type.
; covers: 4-51
define void @a(x86_amx %a) { ; error: 16 E0210 takes x86_amx but isn't an intrinsic
  ret void
}
define void @c() {
  %b = alloca x86_amx ; error: 15 E0213 is unsized
  %c = alloca [2 x x86_amx] ; error: 20 E0210 invalid array element type
  %d = alloca <2 x x86_amx> ; error: 20 E0210 invalid vector element type
  ret void
}
@g = global x86_amx zeroinitializer ; error: 13 E0213
@h = external global x86_amx* ; error: 22 E0210
