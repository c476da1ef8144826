; Nothing returns metadata, or a label.
declare void @f()
declare label @l() ; error: 9 E0210 invalid function return type
define void @g() {
  call metadata @f() ; error: 8 E0202 a call cannot return `metadata`
  call label @f() ; error: 8 E0202 a call cannot return `label`
  ret void
}
