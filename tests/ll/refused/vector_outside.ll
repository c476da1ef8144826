; Vectors do not cross the border to functions of the host, nor go where variable arguments go.
declare <4 x float> @host(<4 x float>)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %r = call <4 x float> @host(<4 x float> zeroinitializer) ; error: 3 E0601 a value of type <4 x float> to or from a host function
  %n = call i32 (ptr, ...) @printf(ptr null, <2 x i32> zeroinitializer) ; error: 3 E0602 a variable argument of type <2 x i32>
  %m = call i32 (<2 x i32>, ...) @variadic(<2 x i32> zeroinitializer)
  ret i32 0
}
define i32 @variadic(<2 x i32> %v, ...) { ; error: 12 E0602 a vector beside variable arguments
  ret i32 0
}
