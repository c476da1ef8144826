; LLVM reads every pointer type as `ptr`: what is loaded, stored or stepped over is what the instruction says.
; exit: 42
@words = global [2 x i32] [i32 1, i32 30]
@second = global i32* getelementptr (i32, [2 x i32]* @words, i64 1) ; warn: 23 W0203 explicit pointee type `i32` doesn't match

define i32 @main() {
  %p = alloca i64, align 8
  store i64 -1, i64* %p
  store i32 5, i64* %p ; warn: 16 W0203 stored value of type `i32` does not match pointer of type `i64*`
  %high = getelementptr i32, i64* %p, i64 1 ; warn: 25 W0203 explicit pointee type `i32` doesn't match operand's pointee type `i64`
  %h = load i32, i32* %high
  %l = load i32, i64* %p ; warn: 13 W0203 explicit pointee type `i32` doesn't match operand's pointee type `i64`
  %old = atomicrmw add i64* %p, i32 3 seq_cst ; warn: 33 W0203 a value of type `i32` does not match pointer of type `i64*`
  %pair = cmpxchg i64* %p, i32 8, i32 9 seq_cst seq_cst ; warn: 28 W0203 a value of type `i32` does not match pointer of type `i64*`
  %new = load i64, i64* %p
  %low = trunc i64 %new to i32
  %s = load i32*, i32** @second
  %w = load i32, i32* %s
  %a = add i32 %h, %l    ; -1 + 5
  %b = add i32 %a, %low  ; + 9
  %c = add i32 %b, %w    ; + 30
  %d = sub i32 %c, 1
  ret i32 %d
}
