%opaque = type opaque
@a = external global %opaque
@b = global %opaque zeroinitializer  ; error: 13 E0213 a global variable cannot have type `%opaque`
@c = external global void ()  ; error: 22 E0213 a global variable cannot have type `void ()`
