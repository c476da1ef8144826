; A status of fewer than 8 bits is zero-extended, as lli and native programs have it.
; exit: 15
define i4 @main() {
  ret i4 -1
}
