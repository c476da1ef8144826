; Pointers with loose spacing, to arrays, to functions that take pointers, and to pointers.
; run: @first() == i32 5
; run: @through(i32 8) == i32 9
; run: @deep() == i32 5
; covers: 1-36

@a = global [4x i32] [ i32 5, i32 6, i32 7, i32 8 ]
@pa = global [4x i32]* @a
@x = global i32 0
@f = global i32 (i32 *) * @get
@pp = global i32 * * @px
@px = global i32* getelementptr ([4 x i32]* @a, i32 0, i32 0)

define i32 @get(i32 * %p) {
  %v = load i32 * %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @first() {
  %p = load [4x i32]** @pa
  %q = getelementptr [4 x i32] * %p, i32 0, i32 0
  %v = load i32* %q
  ret i32 %v
}
define i32 @through(i32 %n) {
  store i32 %n, i32* @x
  %f = load i32 (i32 *) ** @f
  %r = call i32 %f(i32* @x)
  ret i32 %r
}
define i32 @deep() {
  %p = load i32*** @pp
  %q = load i32** %p
  %v = load i32* %q
  ret i32 %v
}
