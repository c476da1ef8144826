; A main without a result ends with status 0.
; exit: 0

define void @main() {
  ret void
}
