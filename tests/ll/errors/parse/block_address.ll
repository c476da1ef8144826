; Blocks that are not there, of functions that have none.
; covers: 4-79
@v = global i32 0
@a = global ptr blockaddress(@f, %missing) ; error: 34 E0115 use of undefined label `%missing`: `@f` has no such block
@b = global ptr blockaddress(@declared, %x) ; error: 30 E0138 cannot take blockaddress inside a declaration: `@declared`
@c = global ptr blockaddress(@v, %x) ; error: 30 E0138 `@v` is not a function of this module
@e = global ptr blockaddress(@f, %value) ; error: 34 E0115 use of undefined label `%value`
declare void @declared()
define void @f(i32 %value) {
  br label %there
there:
  indirectbr ptr blockaddress(@f, %7), [label %there] ; error: 35 E0115 `%7`
}
