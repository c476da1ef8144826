; Locals hold simple values only: no slot, load, argument, result or returned value of aggregate type.
; flags: --profile=llvmlite
; covers: 0-6

@a = global [2 x i64] [ i64 1, i64 2 ]
@s = global { i64, i64* } { i64 1, i64* null }

define i64 @f() {
  %x = alloca [2 x i64] ; error: 15 E0504 [2 x i64]
  %y = alloca { i64, i64 } ; error: 15 E0504 { i64, i64 }
  %z = load [2 x i64], [2 x i64]* @a ; error: 13 E0504 [2 x i64]
  ret i64 0
}
define i64 @g({ i64, i64 } %p) { ; error: 15 E0504 { i64, i64 }
  ret i64 0
}
