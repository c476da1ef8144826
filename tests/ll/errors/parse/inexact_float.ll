@a = global float 1.3 ; error: 19 E0133 `1.3` is not exactly representable as float
@b = global double 1.3
@c = global float 0x3FF4CCCCCCCCCCCD ; error: 19 E0133 is not exactly representable as float
@d = global float 1.25
@e = global x86_fp80 1.0 ; error: 22 E0133 LLVM has no decimal literals of type x86_fp80
