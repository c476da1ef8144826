define void @f(void* %p, i8* %q) {  ; error: 16 E0210 pointers to void are invalid
  %x = alloca void*  ; error: 15 E0210 pointers to void are invalid
  ret void
}
