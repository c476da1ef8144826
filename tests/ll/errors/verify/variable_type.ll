%opaque = type opaque
%f = type void ()
@a = external global %opaque
@b = global %opaque zeroinitializer  ; error: 13 E0213 a global variable cannot have type `%opaque`
@c = external global %f  ; error: 22 E0213 a global variable cannot have type `%f`
