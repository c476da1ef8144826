; covers: 4-45
%X = type opaque
@g = external global %X
@h = global %X zeroinitializer ; error: 13 E0213 cannot have type
define i32 @load() {
  %a = load %X, ptr @g ; error: 13 E0202
  ret i32 1
}
define i32 @slot() {
  %a = alloca %X ; error: 15 E0213
  ret i32 1
}
define ptr @far() {
  %a = getelementptr %X, ptr @g, i64 1 ; error: 22 E0213
  ret ptr %a
}
define void @taken(%X %x) { ; error: 20 E0213 is unsized
  ret void
}
