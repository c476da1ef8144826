; part:
declare i32 @nowhere_at_all()
define i32 @other() {
  %r = call i32 @nowhere_at_all()
  ret i32 %r
}
