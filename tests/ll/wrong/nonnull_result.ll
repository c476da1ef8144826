; A function that promises never to return null does.
define noundef nonnull ptr @find() {
  ret ptr null ; trap(interp): poison value ; trap(jit): none
}
define i32 @main() {
  %p = call ptr @find()
  ret i32 0
}
