; The last deed of the outermost function is a call of null: compiled code has jumped there, and nothing tells from where.
@handler = global ptr null
define i32 @main() {
  %f = load ptr, ptr @handler
  %r = musttail call i32 %f()
  ret i32 %r
}
