; A quote in a comment inside a node begins no string.
!0 = !{!1, ; a quote "
  !DISubp(name: "x") } ; error: 4 E0153 unknown metadata node kind `!DISubp`
!1 = !{}
