; covers: 1-19 1-37 3-10
@odd = global i32 0, align 3  ; error: 22 E0123 not a power of two
define i32 @f(void* %p) {  ; error: 19 E0122 pointers to void are invalid
  ret i32 0
}
define i32 @g(label* %p) {  ; error: 20 E0122 basic block pointers are invalid
  ret i32 0
}
