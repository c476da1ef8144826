; How C passes a vector of more than 128 bits depends on the machine that it was compiled for, and some vectors C lacks. They
; cross neither the border to functions of the host, nor do they go where variable arguments go.
declare <4 x float> @getpid(<8 x float>)
declare void @getppid(<4 x i1>)
declare { <2 x float>, <2 x float>, <2 x float> } @getuid()
declare i32 @printf(ptr, ...)
define i32 @main() {
  %r = call <4 x float> @getpid(<8 x float> zeroinitializer) ; trap: unsupported ; warn: 3 E0601 a value of type <8 x float> to or from a host function
  call void @getppid(<4 x i1> zeroinitializer) ; warn: 3 E0601 a value of type <4 x i1> to or from a host function
  %t = call { <2 x float>, <2 x float>, <2 x float> } @getuid() ; warn: 3 E0601 a result of type { <2 x float>, <2 x float>, <2 x float> } from a host function
  %n = call i32 (ptr, ...) @printf(ptr null, <2 x i128> zeroinitializer) ; warn: 3 E0602 a variable argument of type <2 x i128>
  ret i32 0
}
