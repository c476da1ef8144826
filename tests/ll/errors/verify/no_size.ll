%opaque = type opaque

define void @f(%opaque* %p) {
  %x = alloca %opaque  ; error: 15 E0213 invalid type for alloca: `%opaque` is unsized
  %y = getelementptr %opaque, %opaque* %p, i64 1  ; error: 22 E0213 base element of getelementptr must be sized
  %z = alloca void ()  ; error: 15 E0213 invalid type for alloca: `void ()` is unsized
  ret void
}
