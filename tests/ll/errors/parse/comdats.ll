; Comdats are defined once, of a known kind, and named by definitions only.
; covers: 3-37
$a = comdat any
$b = comdat exactmatch
$c = comdat largest
$d = comdat nodeduplicate
$e = comdat samesize
$f = comdat some ; error: 13 E0151 unknown selection kind
$a = comdat any ; error: 1 E0151 redefinition of comdat
@a = global i32 0, comdat
@x = global i32 0, comdat($b), align 4
@y = global i32 0, comdat($missing) ; error: 20 E0151 use of undefined comdat
@z = global i32 0, comdat ; error: 20 E0151 use of undefined comdat
declare void @f() comdat($c) ; error: 19 E0151 Declaration may not be in a Comdat
define void @g() comdat($d) {
  ret void
}
