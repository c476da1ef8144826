; An empty list: there is nowhere to go.
; covers: 4-80
; args:
define i32 @main() {
  indirectbr ptr null, [] ; trap: bad call
}
