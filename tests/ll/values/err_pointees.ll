; covers: 3-10 3-7
define void @a(void* %p) {  ; error: 20 E0122 pointers to void
  ret void
}
define void @b(i8388609* %p) {  ; error: 16 E0121 out of range
  ret void
}
define void @c(metadata* %p) {  ; error: 24 E0122 pointers to this type
  ret void
}
define void @d(token* %p) {  ; error: 21 E0122 pointers to this type
  ret void
}
define void @e(i0 %p) {  ; error: 16 E0121 out of range
  ret void
}
